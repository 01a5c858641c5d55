"""Tables before the start: what is agreed, who sits down, invitations and lists."""
