"""Heavy work in separate processes, with one protocol for all of them."""
