"""Puzzles: three a day, an endless trainer, and people's first tries, which change their puzzle ratings."""
