"""What is kept: identities, tables and the events of games, in SQLite or PostgreSQL."""
