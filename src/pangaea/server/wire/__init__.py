"""Everything between page and server; the TypeScript types are generated from it."""
