"""Mail to people who wish it: addresses, letters, and handing them over."""
