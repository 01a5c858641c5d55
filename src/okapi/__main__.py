"""`python -m okapi` is the `okapi` command."""

from okapi.cli import main

if __name__ == "__main__":
    main()
