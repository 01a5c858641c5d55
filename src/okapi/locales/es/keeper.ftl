## Cómo se llega, y la primera página

keeper-intro = ¿Jugáis con un tablero y vagones de verdad? Tocad en este mapa los recorridos según los cubráis: Okapi cuenta los puntos y los vagones de todos y, al final, comprueba qué billetes están completados. Funciona sin conexión y nada sale de este dispositivo a menos que registréis una partida.
keeper-new = Partida nueva
keeper-order = En el orden de los asientos.
keeper-colour = { $name }: { $colour }. Cambiar el color
keeper-follow-terrain = Seguir las cartas de Terreno de todos
keeper-start = Llevar la cuenta
keeper-count = Puntuar al final
keeper-count-text = ¿Nadie ha llevado la cuenta? Tocad los recorridos de cada jugador cuando acabe la partida.
keeper-games = Partidas guardadas
keeper-games-all = Todas las partidas
keeper-forget = Borrar
keeper-forget-sure = ¿Borrar esta partida para siempre?
keeper-cancel = Cancelar
keeper-full = Este navegador no tiene espacio para esta partida. Copia su enlace antes de cerrar la página.
keeper-shared-title = Han compartido una partida contigo
keeper-shared-keep = Guardarla en este dispositivo
keeper-shared-broken = Este enlace está dañado o incompleto: no contiene ninguna partida.
keeper-shared-missing = Esta partida usa una versión de «{ $board }» que no está aquí. Vuelve a cargar esta página con conexión y abre el enlace otra vez.

## La mesa

keeper-map-manual = Toca un recorrido para anotar quién lo ha cubierto. Usa las flechas para ir de un recorrido a otro, o escribe las primeras letras de un lugar; pulsa Intro para elegir un recorrido.
keeper-hint = Toca un recorrido en el mapa y después al jugador que lo ha cubierto.
keeper-count-hint = Elige a un jugador y toca sus recorridos. Toca otra vez para doblar un recorrido, y una más para borrarlo.
keeper-trains-left = { $trains ->
    [one] { $trains } vagón
    [many] { $trains } vagones
   *[other] { $trains } vagones
}
keeper-standing = { $player }: { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}, { $trains ->
    [one] queda { $trains } vagón
    [many] quedan { $trains } vagones
   *[other] quedan { $trains } vagones
}
keeper-track = Pista de puntuación
keeper-who = ¿Quién lo ha cubierto?
keeper-claim = { $player }: { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
keeper-claim-doubled = { $player }, doblado: { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
keeper-take-back = Quitar este recorrido
keeper-undo = Deshacer
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
keeper-taken-back = Quitado: { $player }, { $route }
keeper-anyway = Anotarlo igualmente
keeper-overruled = Contra las reglas, pero la mesa lo ha permitido.
keeper-doubtful = Esto ya no cumple las reglas.
keeper-plays = ¿Qué juega { $player } para doblarlo?
keeper-objection-taken = { $player } ya tiene este recorrido.
keeper-objection-twin-taken = Con { $players } jugadores esta vía está cerrada: { $player } tiene la otra.
keeper-objection-twin-own = { $player } ya tiene la otra vía, y ningún jugador puede cubrir las dos.
keeper-objection-too-few-trains = { $have ->
    [one] A { $player } le queda { $have } vagón, pero el recorrido necesita { $needed }.
    [many] A { $player } le quedan { $have } vagones, pero el recorrido necesita { $needed }.
   *[other] A { $player } le quedan { $have } vagones, pero el recorrido necesita { $needed }.
}
keeper-objection-no-turn-left = { $player } ya ha jugado su último turno.
keeper-last-round = ¡Última ronda! Un turno más para { $names }
keeper-last-round-over = Era el último turno. Ahora introducid los billetes de todos.
keeper-turn-taken = { $player } no cubre ningún recorrido este turno

## Líneas, terreno, texto

keeper-lines = Anotaciones
keeper-lines-none = Aún no hay nada anotado.
keeper-change = Cambiar: { $line }
keeper-no-route = un turno sin recorrido
keeper-words = Escribir un recorrido
keeper-words-example = Ciudad del Cabo, Port Elizabeth, Ada ×2
keeper-words-unknown = No existe ese recorrido. Nombra sus dos lugares, como en «{ $example }».
keeper-words-several = { $count ->
    [one] { $count } recorrido encaja
    [many] { $count } recorridos encajan
   *[other] { $count } recorridos encajan
}
keeper-terrain = Terreno
keeper-terrain-more = { $player }: añadir una carta ({ $terrain })
keeper-terrain-fewer = { $player }: quitar una carta ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Subrayado: este jugador es el que más tiene, o está empatado, y puede doblar un recorrido de ese terreno. Doblarlo cuesta { $short ->
    [one] { $short } carta
    [many] { $short } cartas
   *[other] { $short } cartas
} si tiene hasta { $length } espacios y { $long } si es más largo.

## Billetes

keeper-tickets = Billetes
keeper-tickets-hint = Indica los dos lugares de cada billete, o tócalos en el mapa, e introduce sus puntos. Okapi comprueba si está completado.
keeper-ticket-from = De
keeper-ticket-to = A
keeper-ticket-points = Puntos
keeper-ticket-add = Añadir billete
keeper-ticket-offered = Billetes desde allí
keeper-ticket-remove = Quitar: { $ticket }
keeper-ticket-same = Un billete necesita dos lugares distintos.
keeper-no-place = Ningún lugar se llama «{ $typed }».
keeper-finish = ¿Quién ha ganado?

## La hoja de puntuación

keeper-back = Volver al mapa
keeper-explained = Punto por punto
keeper-explained-route = { $route }, { $length ->
    [one] { $length } espacio
    [many] { $length } espacios
   *[other] { $length } espacios
}
keeper-share = Compartir con un enlace
keeper-share-text = El enlace contiene toda la partida; no se guarda nada en ningún servidor.
keeper-file = Registrar en el almanaque
keeper-print = Imprimir
keeper-picture = Guardar como imagen
keeper-more = Más
