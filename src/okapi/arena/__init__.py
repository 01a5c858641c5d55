"""Matches between bots."""

from .match import Match, play_match

__all__ = ["Match", "play_match"]
