"""Mail to people who ask for it: addresses, letters, and handing them over."""
