### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Alle Plätze sind besetzt. Es fehlt noch: { $names }.
join-playing = Diese Partie hat begonnen.
join-over = Diese Partie ist zu Ende.
join-closed = Dieser Tisch wurde geschlossen.
join-look = Partie ansehen
