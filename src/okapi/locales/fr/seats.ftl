### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Toutes les places sont prises. On attend : { $names }.
join-playing = Cette partie a commencé.
join-over = Cette partie est terminée.
join-closed = Cette table a été fermée.
join-look = Voir la partie
