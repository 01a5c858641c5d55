"""Training the network that plays: by imitation, then by self-play. An extra; nothing at play imports it."""
