"""A game at the terminal: people at the keyboard, bots in the other seats."""
