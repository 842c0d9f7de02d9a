"""The contract that every game, bot and face of Pangaea shares."""
