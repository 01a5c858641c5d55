### Coming to a table: the lobby when someone is away, and an invitation to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Todos los asientos están ocupados. Esperando a { $names }.
join-playing = Esta partida ya ha empezado.
join-over = Esta partida ha terminado.
join-closed = Esta mesa se cerró.
join-look = Ver la partida
