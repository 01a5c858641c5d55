### Coming to a table: the lobby when someone is away or has to agree, a seat kept for a rematch, and an invitation
### to a game that cannot be joined any more.

# $names are the people who are not connected.
lobby-full = Todos los asientos están ocupados. Esperando a { $names }.
join-playing = Esta partida ya ha empezado.
join-over = Esta partida ha terminado.
join-closed = Esta mesa se cerró.
join-look = Ver la partida

# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (asiento reservado)
lobby-kept-for-you = Tienes un asiento reservado. ¿Quieres jugar otra vez?
lobby-take-seat = Ocupar mi asiento
lobby-decline = No, gracias
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (aún no ha aceptado)
lobby-changed = Quien creó la mesa ha cambiado las condiciones de la partida. ¿Las aceptas?
lobby-agree = Acepto
# $names are the people who have not said yes to what the host changed.
lobby-asking = Esperando el visto bueno de { $names }.
join-agree = Al sentarte, aceptas estas condiciones.
table-bot-wanted = Quieres que siga un bot en su lugar. Esperando a que los demás acepten.
table-comes-back = Esta jugada la hace un bot. Después vuelves a jugar tú.
