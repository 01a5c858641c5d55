workshop = Tus tableros
workshop-intro = ¿Tienes el juego? Introduce los billetes de tu caja y juega con ellos: con amigos que están lejos, contra bots o en la mesa con el anotador. Tus tableros solo los ves tú y quien reciba un enlace tuyo.
workshop-begin = Tablero nuevo
workshop-begin-empty = Mapa de Okapi, aún sin billetes
workshop-begin-deck = Mapa y billetes de Okapi
workshop-begin-file = Desde un archivo
workshop-file-bad = Este archivo no contiene ningún tablero legible:
workshop-new-name = Mi caja
workshop-copy = Copiar
workshop-remove = Borrar: { $name }
workshop-remove-sure = ¿Borrar este tablero para siempre?
workshop-remove-text = Las partidas ya empezadas lo conservan.
workshop-tickets = { $count ->
    [one] { $count } billete
    [many] { $count } billetes
   *[other] { $count } billetes
}

workshop-name = Nombre del tablero
workshop-undo = Deshacer
workshop-redo = Rehacer
workshop-kept = Guardado
workshop-keeping = Guardando…
workshop-kept-here = Guardado en este navegador
workshop-kept-offline = Sin conexión: guardado en este navegador mientras tanto
workshop-full = Este navegador no tiene más espacio: guarda el tablero como archivo antes de cerrar la página.
workshop-shortest = { $spaces ->
    [one] El camino más corto tiene { $spaces } espacio.
    [many] El camino más corto tiene { $spaces } espacios.
   *[other] El camino más corto tiene { $spaces } espacios.
}
workshop-paste = Pegar muchos billetes
workshop-paste-text = Un billete por línea: dos lugares y, si quieres, los puntos. También sirven celdas de una hoja de cálculo.
workshop-paste-add = Añadir estos billetes
workshop-paste-added = { $count ->
    [one] { $count } billete añadido.
    [many] { $count } billetes añadidos.
   *[other] { $count } billetes añadidos.
}
workshop-paste-left = Estas líneas no se han podido añadir. Corrígelas y añádelas de nuevo.
workshop-line-nothing = Nombra dos lugares, como en «{ $example }».
workshop-line-one = Solo un lugar: { $place }. Un billete necesita dos.
workshop-line-near = No hay ningún lugar llamado «{ $typed }». ¿Querías decir { $near }?
workshop-line-several = «{ $typed }» puede ser { $places }.
workshop-line-double = Este billete ya está en el mazo.
workshop-line-points = Un billete vale de { $min } a { $max } puntos.
workshop-flaw-no-path = Ningún camino une estos dos lugares.
workshop-flaw-ticket = Uno de los lugares no está en este mapa.
workshop-flaw-too-few-tickets = Hacen falta al menos { $needed } billetes, { $each } para cada uno de los { $players } jugadores.
workshop-flaw-no-tickets = Aún no hay billetes.
workshop-progress = { $count } de { $box } billetes
workshop-ready = Listo para jugar, hasta { $players } jugadores.
workshop-not-ready = Guardado, pero aún no se puede jugar:
workshop-marked = { $count ->
    [one] { $count } billete está marcado en la lista.
    [many] { $count } billetes están marcados en la lista.
   *[other] { $count } billetes están marcados en la lista.
}
workshop-more = Hay más problemas. Corrige estos primero.
workshop-unchecked = Aún sin comprobar.
workshop-play = Jugar con este tablero
workshop-file = Guardar como archivo
workshop-share = Compartir con amigos
workshop-share-text = Quien tenga el enlace puede ver este tablero y copiarlo hasta que retires el enlace.
workshop-share-make = Crear un enlace
workshop-withdraw = Retirar el enlace
workshop-shared = { $name } comparte un tablero contigo
workshop-shared-take = Guardar una copia
workshop-covers = Cómo cubren el mapa los billetes
workshop-covers-all = Todos los lugares están en algún billete.
workshop-covers-not = En ningún billete: { $places }.
workshop-covers-most = Los más frecuentes ({ $count }×): { $places }.

reason-board-unknown = Ya no tienes este tablero.
reason-board-unknown-link = Este enlace no lleva a ningún tablero. Puede que lo hayan retirado.
reason-board-changed-elsewhere = Este tablero se ha cambiado en otro dispositivo.
reason-board-too-large = Es demasiado grande para un tablero. Como máximo: { $places } lugares, { $routes } recorridos, { $tickets } billetes y { $letters } caracteres por nombre.
