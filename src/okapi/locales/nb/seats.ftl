### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle plassene er tatt. Venter på { $names }.
join-playing = Dette spillet har begynt.
join-over = Dette spillet er slutt.
join-closed = Dette bordet er stengt.
join-look = Se på spillet
