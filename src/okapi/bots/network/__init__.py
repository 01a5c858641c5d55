"""A trained network at the table: what it sees of a view, and what it says, in NumPy."""

from pathlib import Path

WEIGHTS = Path(__file__).with_name("weights.npz")  # those that ship; without them nobody plays by a network
