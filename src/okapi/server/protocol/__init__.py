"""Messages between the server and its clients, and how they are made from a game."""
