# Lo que el servidor dice a quien está en otra parte: enlaces en mensajes y avisos en sus dispositivos.

## Enlaces, como los muestran las aplicaciones de mensajes. $name abrió la mesa, quedan $count asientos.

preview-text = Un juego de mesa de ferrocarriles en el corazón de África, hacia 1910. Juega en tu navegador, en tu idioma.
preview-join = { $name } te invita a su mesa
preview-playing = { $name } y sus amigos están jugando
preview-over = Cómo acabó la partida con { $name }
preview-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}

## Avisos en un dispositivo. $names son los demás de la mesa, $name quien lo hizo.

call-turn = Te toca
call-with = En la mesa: { $names }.
call-days-left = { $count ->
    [one] Tienes un día.
   *[other] Tienes { $count } días.
}
call-hours-left = { $count ->
    [one] Tienes una hora.
   *[other] Tienes { $count } horas.
}
call-over = La partida ha terminado
call-rematch = { $name } quiere la revancha
call-rematch-text = Te espera una mesa.
call-joined = { $name } se ha sentado a tu mesa
call-all-here = Ya están todos. Empieza cuando quieras.
