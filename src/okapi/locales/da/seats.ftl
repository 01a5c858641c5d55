### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle pladser er taget. Venter på { $names }.
join-playing = Dette spil er begyndt.
join-over = Dette spil er slut.
join-closed = Dette bord er lukket.
join-look = Se spillet
