"""What travels between the server and its clients, and how it is made from a game."""
