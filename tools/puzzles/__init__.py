"""The puzzles that ship, made again: `python -m tools.puzzles candidates|check|choose FOLDER` (docs/puzzles.md)."""
