"""Web Push: messages that reach a device through the push service of its browser (RFC 8030, 8291, 8292)."""
