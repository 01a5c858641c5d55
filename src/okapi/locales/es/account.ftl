### One's own page, one's devices and mail, and the list of players.

mail = Correo
mail-text = Si pasas un tiempo sin venir y ninguno de tus dispositivos ha podido avisarte, recibirás un correo. Nadie más ve tu dirección.
mail-address = Tu dirección de correo
mail-send-link = Envíame un enlace para confirmarla
mail-sent = Hemos enviado un enlace a { $address }. Tienes tres días para abrirlo y confirmar la dirección.
mail-goes-to = Los correos van a { $address }.
mail-for = Envíame un correo
mail-always = Aunque uno de mis dispositivos me haya avisado
mail-change = Usar otra dirección
mail-remove = Quitar mi dirección
mail-confirm = Confirmar la dirección
mail-confirm-page = ¿Es esta tu dirección? Confírmala y recibirás en ella los correos que pediste.
mail-confirmed = Tu dirección está confirmada.
mail-stop = No recibir más correos
mail-stop-page = ¿Quieres que este servidor no te envíe más correos? También se eliminará tu dirección.
mail-stopped = Ya no recibirás correos de este servidor, y tu dirección se ha eliminado.
devices-another = Jugar en otro dispositivo
devices-another-text = Tus partidas van contigo: escanea este código con el otro dispositivo o abre allí el enlace. Solo sirve una vez y caduca a los quince minutos.
devices-make = Crear un enlace
devices-link = Enlace para el otro dispositivo
devices-list = Dónde tienes la sesión abierta
devices-this = este dispositivo
devices-program = Un programa
devices-unknown = Un navegador
devices-named = { $browser } en { $system }
devices-since = desde el { $when }
devices-sign-out = Cerrar sesión
devices-sign-out-one = Cerrar sesión: { $device }
devices-nobody = Todavía no has dicho tu nombre: no hay nada que llevarte.
people-mine = Mi página
people-nobody = Siéntate primero a una mesa y di tu nombre.
people-none = Todavía no hay partidas terminadas.
people-games = { $count ->
    [one] { $count } partida
    *[other] { $count } partidas
}
people-wins = { $count ->
    [one] { $count } victoria
    *[other] { $count } victorias
}
people-since = aquí desde el { $date }
people-sizes = Victorias según el número de jugadores
people-size = { $count ->
    [one] { $count } jugador
    *[other] { $count } jugadores
}
people-size-won = ganadas: { $wins } de { $games }
people-points = { $points ->
    [one] { $points } punto por partida
    *[other] { $points } puntos por partida
}
people-routes = Recorridos cubiertos
people-doubled = Doblados
people-single = Sin doblar
people-completed = Completados
people-failed = Sin completar
people-best = Mejor partida
people-against = Rivales
people-ahead = por delante en { $ahead } de { $games }
people-what-counts = Una partida cuenta si la has jugado tú hasta el final, y solo cuenta tu propio asiento.
people-finished-more = Partidas anteriores
people-bring-record = Analizar un registro desde un archivo
people-visibility = Quién puede ver esta página
people-data = Todos mis datos
people-export = Descargar todos mis datos
people-forget = Borrar todos mis datos
people-forget-text = Al borrarlos se cierra la sesión en todos tus dispositivos y abandonas definitivamente todas las mesas; tus comentarios y tu índice desaparecen y en tus partidas queda «—» en lugar de tu nombre. No se puede deshacer.
people-forget-sure = Sí, borrarlo todo
people-forget-not = No, conservarlo todo
people-puzzles = Problemas
rating = Índice Elo
rating-games = { $count ->
    [one] { $count } partida puntuable
   *[other] { $count } partidas puntuables
}
rating-text = ± indica la precisión del índice: 19 de cada 20 veces la fuerza real está dentro de ese margen. En una mesa de dos, 400 puntos más significan diez victorias por cada derrota. El índice es provisional durante las diez primeras partidas.
rating-history = Índice, partida a partida
players-text = Aquí figuran quienes lo han elegido en su propia página.
players-none = Aún no figura nadie. Quien quiera figurar aquí puede elegirlo en su propia página.
transfer-title = Jugar en este dispositivo
transfer-text = Creaste este enlace en otro dispositivo. Con él, también puedes jugar tus partidas en este navegador.
transfer-take = Seguir aquí
people-visibility-private = Solo yo
people-visibility-shared = La gente con la que juego y quien tenga el enlace
people-visibility-listed = Todos: quiero figurar entre los jugadores de este servidor

## What one is notified of, and when

notifications-for = Avísame
notifications-for-turn = cuando me toque
notifications-for-over = cuando acabe una partida
notifications-for-rematch = cuando alguien me invite o quiera la revancha
notifications-for-joined = cuando alguien se siente a mi mesa
notifications-for-filed = cuando alguien registre una partida mía en un tablero de verdad
notifications-for-duel = cuando alguien me rete o se acabe un duelo
notifications-quiet = Horas de silencio
notifications-quiet-from = De
notifications-quiet-to = A
