"""Deals that many people play: the deal of the day, duels and evenings, the bots' results, and everyone's own."""
