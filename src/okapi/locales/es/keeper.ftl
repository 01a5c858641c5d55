## Cómo se llega, y la primera página

keeper = Marcador
keeper-link = Marcador para el juego de mesa
keeper-intro = ¿Jugáis con un tablero de verdad y vagones de madera? Tocad los recorridos en este mapa: Okapi cuenta los puntos y los vagones de todos y, al final, encuentra los billetes completados. Funciona sin conexión y nada sale de este dispositivo.
keeper-new = Partida nueva
keeper-order = En el orden en que os sentáis.
keeper-colour = { $name }: { $colour }. Cambiar el color
keeper-follow-terrain = Seguir las cartas de terreno a la vista
keeper-start = Llevar la cuenta
keeper-count = Contar al final
keeper-count-text = ¿Nadie ha llevado la cuenta? Tocad los recorridos de cada uno cuando acabe la partida.
keeper-games = Partidas guardadas
keeper-games-all = Todas las partidas
keeper-forget = Borrar
keeper-forget-sure = ¿Borrar esta partida para siempre?
keeper-cancel = Cancelar
keeper-full = Este navegador ya no tiene sitio para guardar la partida. Copia su enlace antes de cerrar la página.
keeper-shared-title = Han compartido una partida contigo
keeper-shared-keep = Guardarla en este dispositivo
keeper-shared-broken = Este enlace está dañado o incompleto: no contiene ninguna partida.

## La mesa

keeper-map-manual = Toca un recorrido para anotar quién lo ha cubierto. Las flechas llevan de un recorrido a otro, las letras a un lugar por su nombre, Intro elige un recorrido.
keeper-hint = Toca un recorrido y después a quien lo ha cubierto.
keeper-count-hint = Elige a alguien y toca sus recorridos. Un segundo toque lo dobla, un tercero lo borra.
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
keeper-track = Marcador de puntos
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
keeper-take-back = Quitar
keeper-undo = Deshacer
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } punto
    [many] { $points } puntos
   *[other] { $points } puntos
}
keeper-taken-back = Quitado: { $player }, { $route }
keeper-anyway = Anotarlo igualmente
keeper-overruled = Contra las reglas; la mesa lo ha dado por bueno.
keeper-doubtful = Esto ya no cumple las reglas.
keeper-plays = { $player } dobla. ¿Con qué?
keeper-objection-taken = { $player } tiene este recorrido.
keeper-objection-twin-taken = Con { $players } jugadores esta vía está cerrada: { $player } tiene la otra.
keeper-objection-twin-own = { $player } ya tiene la otra vía, y nadie puede tener las dos.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } solo tiene { $have } vagón, y el recorrido pide { $needed }.
    [many] { $player } solo tiene { $have } vagones, y el recorrido pide { $needed }.
   *[other] { $player } solo tiene { $have } vagones, y el recorrido pide { $needed }.
}
keeper-objection-no-turn-left = { $player } ya ha jugado su último turno.
keeper-last-round = ¡Última ronda! Un turno más: { $names }
keeper-last-round-over = Era el último turno. Ahora introducid los billetes.
keeper-turn-taken = { $player } no cubre nada

## Líneas, terreno, texto

keeper-lines = Líneas
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
keeper-terrain-more = { $player }: una carta más ({ $terrain })
keeper-terrain-fewer = { $player }: una carta menos ({ $terrain })
keeper-terrain-most = Subrayado: nadie tiene más, así que se puede doblar un recorrido de ese terreno. Cuesta { $short ->
    [one] { $short } carta
    [many] { $short } cartas
   *[other] { $short } cartas
} hasta { $length } espacios y { $long } a partir de ahí.

## Billetes

keeper-tickets = Billetes
keeper-tickets-hint = Di los dos lugares de cada billete, o tócalos en el mapa, y su valor. El mapa sabe si está completado.
keeper-ticket-from = De
keeper-ticket-to = A
keeper-ticket-points = Valor
keeper-ticket-add = Añadir el billete
keeper-ticket-remove = Quitar: { $ticket }
keeper-ticket-same = Un billete une dos lugares distintos.
keeper-no-place = Ningún lugar se llama «{ $typed }».
keeper-finish = ¿Quién ha ganado?

## La hoja de puntuación

keeper-back = Volver al mapa
keeper-explained = Línea por línea
keeper-explained-route = { $route }, { $length ->
    [one] { $length } espacio
    [many] { $length } espacios
   *[other] { $length } espacios
}
keeper-share = Compartir con un enlace
keeper-share-text = El enlace contiene toda la partida. Ningún servidor la guarda.
keeper-print = Imprimir
keeper-picture = Guardar como imagen
keeper-more = Más
