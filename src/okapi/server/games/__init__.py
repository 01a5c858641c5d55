"""Games on the server: who sits where, who plays, who watches."""
