### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

join-playing = Esta partida ya ha empezado.
join-over = Esta partida ha terminado.
join-closed = Esta mesa se cerró.
join-look = Ver la partida

join-agree = Al sentarte, aceptas estas condiciones.
