"""Deals that many people play: the deal of the day, duels and game nights, the bots' results, and everyone's own."""
