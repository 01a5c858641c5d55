"""Heavy work in processes of their own: one protocol for all of them."""
