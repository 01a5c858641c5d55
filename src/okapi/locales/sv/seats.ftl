### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alla platser är tagna. Väntar på { $names }.
join-playing = Det här partiet har börjat.
join-over = Det här partiet är slut.
join-closed = Det här bordet är stängt.
join-look = Titta på partiet
