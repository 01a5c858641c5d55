"""The coach on the server: advice, reviews, uploaded records, and playing on from a position."""
