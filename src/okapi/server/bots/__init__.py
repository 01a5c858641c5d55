"""Bots that play on the server, in processes of their own."""
