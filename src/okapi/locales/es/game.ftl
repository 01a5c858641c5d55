# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = violeta
card-white = blanca
card-blue = azul
card-yellow = amarilla
card-orange = naranja
card-black = negra
card-red = roja
card-green = verde
card-locomotive = locomotora

one-card-purple = una carta violeta
one-card-white = una carta blanca
one-card-blue = una carta azul
one-card-yellow = una carta amarilla
one-card-orange = una carta naranja
one-card-black = una carta negra
one-card-red = una carta roja
one-card-green = una carta verde
one-card-locomotive = una locomotora

cards-purple = { $count ->
    [one] { $count } violeta
   *[other] { $count } violetas
}
cards-white = { $count ->
    [one] { $count } blanca
   *[other] { $count } blancas
}
cards-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azules
}
cards-yellow = { $count ->
    [one] { $count } amarilla
   *[other] { $count } amarillas
}
cards-orange = { $count ->
    [one] { $count } naranja
   *[other] { $count } naranjas
}
cards-black = { $count ->
    [one] { $count } negra
   *[other] { $count } negras
}
cards-red = { $count ->
    [one] { $count } roja
   *[other] { $count } rojas
}
cards-green = { $count ->
    [one] { $count } verde
   *[other] { $count } verdes
}
cards-locomotive = { $count ->
    [one] { $count } locomotora
   *[other] { $count } locomotoras
}
cards-hidden = { $count ->
    [one] una carta de Vagón
   *[other] { $count } cartas de Vagón
}

## Terrain cards

terrain-desert = desierto
terrain-jungle = jungla
terrain-mountain = montaña

terrain-whole-desert = desierto y sabana
terrain-whole-jungle = jungla y bosque
terrain-whole-mountain = montaña y acantilado

one-terrain-desert = una carta de Desierto
one-terrain-jungle = una carta de Jungla
one-terrain-mountain = una carta de Montaña

terrains-desert = { $count ->
    [one] { $count } carta de Desierto
   *[other] { $count } cartas de Desierto
}
terrains-jungle = { $count ->
    [one] { $count } carta de Jungla
   *[other] { $count } cartas de Jungla
}
terrains-mountain = { $count ->
    [one] { $count } carta de Montaña
   *[other] { $count } cartas de Montaña
}

## The board

colour-purple = violeta
colour-white = blanco
colour-blue = azul
colour-yellow = amarillo
colour-orange = naranja
colour-black = negro
colour-red = rojo
colour-green = verde
colour-grey = gris

place-kind-city = ciudad
place-kind-waystation = apeadero
place-kind-terminal = estación término
place-kind-port = puerto

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $player }.
}
event-train-card-dealt = { $who ->
    [you] Recibes { $card }.
   *[other] { $player } recibe { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } recibe una carta de Vagón.
   *[other] { $player } recibe { $count } cartas de Vagón.
}
event-terrain-card-dealt = { $who ->
    [you] Recibes { $card }.
   *[other] { $player } recibe { $card }.
}
event-cards-dealt = { $who ->
    [you] Recibes { $cards }.
   *[other] { $player } recibe { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Eliges entre { $tickets }.
   *[other] { $player } elige entre { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } recibe un billete de Destino para elegir.
   *[other] { $player } recibe { $count } billetes de Destino para elegir.
}
event-train-card-laid = Nuevas cartas visibles: { $cards }.
event-terrain-card-laid = Nuevas cartas visibles: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Conservas { $tickets }.
   *[other] { $player } conserva { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } ya ha elegido sus billetes de Destino.
event-train-card-taken = { $who ->
    [you] Tomas { $card }.
   *[other] { $player } toma { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Tomas { $card }.
   *[other] { $player } toma { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Robas del mazo de Vagón.
       *[terrain] Robas del mazo de Terreno.
    }
   *[other] { $deck ->
        [train] { $player } roba del mazo de Vagón.
       *[terrain] { $player } roba del mazo de Terreno.
    }
}
event-cards-drawn = { $who ->
    [you] Robas { $cards } { $decks ->
        [1] del mazo
       *[other] de los mazos
    }.
   *[other] { $player } roba { $cards } { $decks ->
        [1] del mazo
       *[other] de los mazos
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Tomas { $taken } y robas { $drawn } del mazo.
   *[other] { $player } toma { $taken } y roba { $drawn } del mazo.
}
event-route-claimed = { $who ->
    [you] Cubres el recorrido { $route } ({ $payment }): { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $player } cubre el recorrido { $route } ({ $payment }): { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Cubres el recorrido { $route } ({ $payment }), doblado con { $spent }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $player } cubre el recorrido { $route } ({ $payment }), doblado con { $spent }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
event-tickets-drawn = { $who ->
    [you] Robas { $count ->
        [one] un billete de Destino
       *[other] { $count } billetes de Destino
    }.
   *[other] { $player } roba { $count ->
        [one] un billete de Destino
       *[other] { $count } billetes de Destino
    }.
}
event-tickets-kept = { $who ->
    [you] Conservas { $kept }.
   *[other] { $player } conserva { $kept }.
}
event-tickets-kept-hidden = { $player } conserva { $kept ->
    [one] { $kept } billete
   *[other] { $kept } billetes
} y { $returned ->
    [0] no devuelve ninguno
   *[other] devuelve { $returned }
}.
event-tickets-drawn-and-kept = Robas billetes de Destino y conservas { $kept }.
event-passed = { $who ->
    [you] No puedes hacer ninguna jugada y pasas.
   *[other] { $player } no puede hacer ninguna jugada y pasa.
}
event-setup-completed = Las cartas están repartidas. Todos eligen billetes de Destino.
event-starting-tickets-settled = Todos han elegido. Billetes conservados: { $counts }.
event-display-swept = Hay demasiadas locomotoras boca arriba: se descartan todas las cartas de Vagón visibles.
event-deck-rebuilt = { $deck ->
    [train] Se baraja la pila de descartes para formar un nuevo mazo de Vagón.
   *[terrain] Se baraja la pila de descartes para formar un nuevo mazo de Terreno.
}
event-last-round-began = { $who ->
    [you] Casi no te quedan vagones: todos juegan un turno más.
   *[other] A { $player } casi no le quedan vagones: todos juegan un turno más.
}
event-turn-ended = { $who ->
    [you] Tu turno ha terminado.
   *[other] { $player } termina su turno.
}
event-game-ended = { $reason ->
    [all-passed] Todos han pasado: la partida ha terminado.
   *[last-round-over] Acaba la última ronda y, con ella, la partida.
}
player-count = { $who ->
    [you] tú ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] tú
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (regla { $rule })

reason-seat-unknown = No existe ese asiento en esta mesa.
reason-turn-game-over = La partida ha terminado.
reason-turn-not-yours = Es el turno de otro jugador.
reason-turn-already-chosen = Ya has elegido tus billetes; los demás siguen eligiendo.
reason-turn-choose-tickets-first = Elige primero qué billetes iniciales conservas.
reason-turn-keep-tickets-first = Elige primero qué billetes robados conservas.
reason-turn-finish-drawing-first = Ya has robado una carta; ahora roba la segunda.
reason-draw-not-face-up = No hay ninguna carta visible de este tipo: { $card }.
reason-draw-locomotive-is-a-whole-turn = Solo puedes tomar una locomotora visible como primera carta.
reason-draw-deck-empty = { $deck ->
    [train] El mazo de Vagón está vacío.
   *[terrain] El mazo de Terreno está vacío.
}
reason-claim-route-unknown-route = En este tablero no hay ningún recorrido «{ $route }».
reason-claim-route-taken = Este recorrido ya está cubierto.
reason-claim-route-twin-taken = Con tan pocos jugadores solo se puede cubrir una vía de un recorrido doble, y la otra ya está cubierta.
reason-claim-route-twin-is-yours = Ya tienes la otra vía de este recorrido doble; ningún jugador puede cubrir las dos.
reason-claim-route-too-few-trains = Este recorrido necesita { $needed ->
    [one] { $needed } vagón
   *[other] { $needed } vagones
} y te { $have ->
    [one] queda { $have }
   *[other] quedan { $have }
}.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Este recorrido tiene { $needed } espacio: cuesta { $needed } carta, no { $paid }.
   *[other] Este recorrido tiene { $needed } espacios: cuesta { $needed } cartas, no { $paid }.
}
reason-claim-route-mixed-colours = Aparte de las locomotoras, todas las cartas con las que pagas deben ser del mismo color.
reason-claim-route-wrong-colour = Este recorrido solo se paga con cartas de su color ({ $colour }) y con locomotoras.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Este ferry hay que pagarlo con al menos { $needed } locomotora.
   *[other] Este ferry hay que pagarlo con al menos { $needed } locomotoras.
}
reason-claim-route-cards-not-in-hand = No tienes esas cartas.
reason-claim-route-locomotives-not-in-hand = Para doblar { $needed ->
    [one] haría falta { $needed } locomotora
   *[other] harían falta { $needed } locomotoras
}; después de pagar el recorrido te { $have ->
    [one] queda { $have }
   *[other] quedan { $have }
}.
reason-claim-route-no-majority = { $wild ->
    [0] Para doblar este recorrido debes tener al menos tantas cartas de Terreno ({ $terrain }) como cualquier otro jugador: tienes { $own }; otro jugador, { $rival }.
    [one] Para doblar este recorrido debes tener al menos tantas cartas de Terreno ({ $terrain }) como cualquier otro jugador: tienes { $own } y juegas { $wild } locomotora; otro jugador tiene { $rival }.
   *[other] Para doblar este recorrido debes tener al menos tantas cartas de Terreno ({ $terrain }) como cualquier otro jugador: tienes { $own } y juegas { $wild } locomotoras; otro jugador tiene { $rival }.
}
reason-claim-route-too-few-terrain-cards = Doblar cuesta { $needed ->
    [one] { $needed } carta de Terreno ({ $terrain })
   *[other] { $needed } cartas de Terreno ({ $terrain })
}; { $wild ->
    [0] tienes { $own }.
    [one] tienes { $own } y juegas { $wild } locomotora.
   *[other] tienes { $own } y juegas { $wild } locomotoras.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Aquí puedes jugar a lo sumo { $max } locomotora como terreno, no { $wild }.
   *[other] Aquí puedes jugar a lo sumo { $max } locomotoras como terreno, no { $wild }.
}
reason-tickets-none-left = No quedan billetes de Destino por robar.
reason-tickets-none-on-offer = No tienes billetes entre los que elegir; roba billetes primero.
reason-tickets-not-on-offer = «{ $ticket }» no está entre los billetes que puedes elegir.
reason-tickets-named-twice = Cada billete solo se puede conservar una vez.
reason-tickets-too-few-kept = { $needed ->
    [one] Conserva al menos { $needed } billete; has elegido { $kept }.
   *[other] Conserva al menos { $needed } billetes; has elegido { $kept }.
}
reason-tickets-too-few-kept-at-the-start = { $needed ->
    [one] Conserva al menos { $needed } de tus billetes iniciales; has elegido { $kept }.
   *[other] Conserva al menos { $needed } de tus billetes iniciales; has elegido { $kept }.
}
reason-pass-something-is-possible = Solo puedes pasar cuando no tienes otra jugada posible.

## Why no game can begin; told behind a colon

obstacle-players = el juego es de { $min } a { $max } jugadores, no de { $players }
obstacle-train-cards = hay muy pocas cartas de Vagón ({ $cards }) para { $players } jugadores
obstacle-terrain-cards = hay muy pocas cartas de Terreno ({ $cards }) para { $players } jugadores
obstacle-tickets = hay muy pocos billetes de Destino ({ $tickets }) para { $players } jugadores
obstacle-tickets-dealt = { $dealt ->
    [one] un jugador que recibe { $dealt } billete no puede conservar { $kept }
   *[other] un jugador que recibe { $dealt } billetes no puede conservar { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] un jugador que roba { $drawn } billete no puede conservar { $kept }
   *[other] un jugador que roba { $drawn } billetes no puede conservar { $kept }
}
obstacle-swept-for-ever = el número de locomotoras que obliga a cambiar las cartas visibles debe ser al menos 1
obstacle-route-without-points = { $length ->
    [one] las reglas no dan puntos por un recorrido de { $length } espacio
   *[other] las reglas no dan puntos por un recorrido de { $length } espacios
}
obstacle-no-draws = un jugador tiene que poder robar al menos una carta
obstacle-too-few-trains = { $trains ->
    [one] con solo { $trains } vagón por jugador, la partida acabaría antes de empezar
   *[other] con solo { $trains } vagones por jugador, la partida acabaría antes de empezar
}

## What is wrong with the record of a game

fault-record-unreadable-file = el archivo no se puede leer: { $error }.
fault-record-no-such-file = el archivo no existe.
fault-record-empty = el archivo está vacío.
fault-record-too-large = { $megabytes ->
    [one] el archivo supera { $megabytes } MB: es demasiado grande para el registro de una partida.
   *[other] el archivo supera los { $megabytes } MB: es demasiado grande para el registro de una partida.
}
fault-record-not-a-record = no es el registro de una partida de Okapi.
fault-record-unknown-format = el registro está en el formato { $format }, y esta versión de Okapi lee el formato { $known }.
fault-record-unreadable-line = la línea está dañada.
fault-record-edited = esta línea, o una anterior, se modificó después de escribirse.
fault-record-out-of-order = es el suceso { $seq } y debería ser el { $expected }: faltan líneas o están desordenadas.
fault-record-truncated = el registro acaba aquí sin línea final: el archivo está cortado.
fault-record-wrong-count = { $said ->
    [one] según la línea final hay { $said } suceso, pero en realidad hay { $found }.
   *[other] según la línea final hay { $said } sucesos, pero en realidad hay { $found }.
}
fault-record-after-the-end = hay algo después del final de la partida.
fault-record-bad-board = el tablero del registro no es aquel en el que se jugó: «{ $board }».
fault-record-other-board = la partida se jugó en «{ $board }» o en otra versión de ese tablero, no en este «{ $given }». Indica el tablero correcto con --board.
fault-record-bad-setup = ninguna partida puede empezar así: { $error }.
fault-record-against-the-rules = va contra las reglas: { $event } { $reason }
fault-record-not-what-follows = el registro dice «{ $event }», pero según las reglas debería ser «{ $expected }».
fault-record-impossible-luck = «{ $event }» no puede ocurrir aquí: esa carta o ese billete ya no está disponible.
fault-record-not-the-promised-luck = el crupier no cumplió su promesa: «{ $event }» debería ser «{ $expected }».
fault-record-no-secret = falta el secreto del crupier, así que no se puede comprobar el reparto.
fault-record-wrong-secret = el secreto del crupier no es el que prometió antes de la partida.
fault-record-not-finished = el registro se detiene en mitad de un turno.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez
    .feminine = una
    .alone = uno
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } por { COUNT($spaces, form: "alone") }
