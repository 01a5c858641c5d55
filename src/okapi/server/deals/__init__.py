"""Deals that many play: one a day for everybody on the server, our levels before them, and how one did."""
