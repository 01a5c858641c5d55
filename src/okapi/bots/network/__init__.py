"""A trained network at the table: what it sees of a view, and what it says, in NumPy."""

from pathlib import Path

WEIGHTS = Path(__file__).with_name("weights.npz")  # those that ship; without them no bot plays by a network
ROLLOUT = WEIGHTS.with_name("rollout.npz")  # of a small one that decides as it does, to play games out in a search
