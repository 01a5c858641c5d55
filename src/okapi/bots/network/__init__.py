"""A trained network at the table: what it sees of a view, and what it says, in NumPy."""
