"""Tables before the start: agreements, seats, invitations and lists."""
