### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Diese Partie hat begonnen.
join-over = Diese Partie ist zu Ende.
join-closed = Dieser Tisch wurde geschlossen.
join-look = Partie ansehen

join-agree = Wenn du Platz nimmst, stimmst du diesen Bedingungen zu.
