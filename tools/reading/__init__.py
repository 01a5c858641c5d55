"""Every screen's text in every language, for somebody who reads it cold: see `__main__`."""
