"""Puzzles: three a day, an endless trainer, and the first tries of people, which move their puzzle ratings."""
