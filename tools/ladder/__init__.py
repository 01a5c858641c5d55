"""The published tournaments: played, kept as data, and shown as a page with a picture (`make ladder`)."""
