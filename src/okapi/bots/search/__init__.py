"""Searching a tree of what could happen, on the compiled engine."""
