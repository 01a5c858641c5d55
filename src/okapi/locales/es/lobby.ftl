lobby-colour = Toca tu insignia para elegir tu color.
options-chat = Mensajes libres
options-chat-text = Quienes están sentados a la mesa pueden escribirse mensajes. Los espectadores no los leen, cada jugador puede ocultar los de otro y todo se borra con la partida.
tutorial-while-waiting = Mientras esperas
tutorial-while-waiting-text = ¿Es tu primera vez? La partida guiada dura unos cinco minutos. En cuanto empiece tu mesa, te traeremos de vuelta.
waiting-table = Tu mesa todavía no ha empezado.
waiting-asked = Tu mesa tiene una pregunta para ti.
waiting-back = Volver a la mesa
reason-chat-not-agreed = En esta mesa se ha acordado usar solo frases predefinidas.
reason-chat-nothing-said = El mensaje está vacío. Escribe una o dos palabras.
lobby-title = La mesa está lista
lobby-waiting = { $count ->
    [one] Falta un jugador.
   *[other] Faltan { $count } jugadores.
}
lobby-ready = Ya están todos. La partida la inicia quien creó la mesa.
lobby-ready-host = Ya están todos. Empieza cuando quieras.
lobby-seats = Asientos
lobby-open-seat = asiento libre
lobby-you = (tú)
lobby-away = (ausente)
lobby-seat-kind = Quién juega en el asiento { $number }
lobby-person = Una persona
lobby-open = Libre para un amigo
lobby-make-open = Pedirle que deje la mesa
lobby-start = Empezar la partida
lobby-leave = Dejar la mesa
lobby-closed = Esta mesa se cerró antes de empezar la partida.
lobby-invite = Invitar a amigos
lobby-invite-text = Cualquiera que tenga este enlace puede sentarse, desde cualquier dispositivo que pueda conectarse a este servidor.
lobby-invite-link = Enlace de invitación
lobby-fair = Reparto limpio
lobby-fair-text = El crupier ha sellado un secreto. Añade unas palabras tuyas: las cartas dependen del secreto y de las palabras de todos, así que nadie puede amañarlas y, después de la partida, cualquiera puede comprobarlo.
lobby-commitment = Sello:
lobby-words = Tus palabras para barajar
lobby-words-example = lo que quieras
# $names are the people who are not connected.
lobby-full = Todos los asientos están ocupados. Esperando a { $names }.
lobby-reach = Envía este enlace a quienes faltan: en su dispositivo los lleva de vuelta a su asiento.
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
share-text = ¡Ven a jugar a Okapi conmigo!
invite-only-here = Este enlace solo funciona en este ordenador, porque el servidor no escucha en ninguna otra dirección. Para invitar a otros, inícialo con «okapi serve --host 0.0.0.0» y ábrelo con la dirección de este ordenador en tu red.
lobby-start-needs = Podrás empezar cuando todos los asientos estén ocupados: invita a alguien o pon un bot.
