# Lo que el servidor dice a quien está en otra parte: enlaces en mensajes y avisos en sus dispositivos.

## Enlaces, como los muestran las aplicaciones de mensajes. $name abrió la mesa, quedan $count asientos.

preview-text = Un juego de mesa de ferrocarriles en el corazón de África, hacia 1910. Juega en tu navegador, en tu idioma.
preview-playing = { $name } y sus amigos están jugando
preview-over = Cómo acabó la partida con { $name }
preview-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}

## Avisos en un dispositivo. $names son los demás de la mesa, $name quien lo hizo.

notification-turn = Te toca
notification-with = En la mesa: { $names }.
notification-days-left = { $count ->
    [one] Tienes un día.
   *[other] Tienes { $count } días.
}
notification-hours-left = { $count ->
    [one] Tienes una hora.
   *[other] Tienes { $count } horas.
}
notification-over = La partida ha terminado
notification-rematch = { $name } quiere la revancha
notification-invited = { $name } te invita a una mesa
notification-rematch-text = Te espera una mesa.
notification-joined = { $name } se ha sentado a tu mesa
notification-all-here = Ya están todos. Empieza cuando quieras.
notification-belongs = { $name } se ha unido a vuestra mesa habitual
notification-belongs-text = Podéis jugar juntos la siguiente partida.
notification-filed = { $name } ha registrado una partida que jugaste
notification-filed-text = Contará en tu almanaque cuando la confirmes.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Abrir la partida
mail-open-page = Abrir la página
mail-why = Recibes este correo porque lo pediste en { $site }.
mail-confirm-subject = Confirma tu dirección
mail-confirm-text = Alguien que juega a Okapi en { $site } quiere recibir correos en esta dirección cuando le espere una partida. Si eres tú, confirma la dirección. El enlace vale tres días.
mail-confirm-ignore = Si no eres tú, no hace falta que hagas nada: esta dirección no se usará.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } te reta a un duelo
   *[evening] { $name } te invita a una velada de juegos
}
notification-duel-text = Todos reciben las mismas cartas. Juega cuando tengas tiempo.
notification-duel-played = { $kind ->
    [duel] { $name } ha jugado vuestro duelo
   *[evening] { $name } ha jugado todos los repartos de vuestra velada
}
notification-duel-played-text = Verás las partidas de los demás cuando termines la tuya.
notification-duel-over = { $kind ->
    [duel] Vuestro duelo ha terminado
   *[evening] Vuestra velada ha terminado
}
notification-duel-over-text = Mira cómo habéis quedado.
