"""The database: identities, tables and the events of games, in SQLite or PostgreSQL."""
