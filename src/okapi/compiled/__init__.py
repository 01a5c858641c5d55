"""The game for machines: the same rules as `okapi.game`, move for move, compiled by Numba."""
