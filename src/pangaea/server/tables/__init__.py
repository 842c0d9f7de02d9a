"""All tables of a server: found, opened, evicted; who is told of them."""
