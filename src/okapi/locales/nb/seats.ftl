### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle plasser er tatt. Ikke til stede ennå: { $names }.
join-playing = Dette spillet har begynt.
join-over = Dette spillet er slutt.
join-closed = Dette bordet er lukket.
join-look = Se spillet
