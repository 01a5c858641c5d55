### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Every seat is taken. Waiting for { $names }.
join-playing = This game has started.
join-over = This game is over.
join-closed = This table was closed.
join-look = Look at the game
