"""`python -m pangaea` is the `pangaea` command."""

from pangaea.cli import main

main()
