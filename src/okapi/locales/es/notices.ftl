# Lo que el servidor dice a quien está en otra parte: enlaces en mensajes y avisos en sus dispositivos.

## Enlaces, como los muestran las aplicaciones de mensajes. $name abrió la mesa, quedan $count asientos.

preview-text = Un juego de mesa de ferrocarriles en el corazón de África, hacia 1910. Juega en tu navegador, en tu idioma.
preview-join = { $name } te invita a su mesa
preview-playing = { $name } está jugando con amigos
preview-over = Cómo acabó la partida con { $name }
preview-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
