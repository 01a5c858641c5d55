"""The HTTP side of the protocol."""
