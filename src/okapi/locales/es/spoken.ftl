# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Ir a la línea de comandos
spoken-now = Ahora
spoken-conversation = Preguntas y respuestas
spoken-command = Pregunta o jugada
spoken-command-hint = Pulsa Intro para enviar, flecha abajo para completar, flecha arriba para recuperar lo que escribiste antes. Para saber qué puedes preguntar y hacer, escribe: { $help }
spoken-send = Enviar
spoken-suggestions = Sugerencias
spoken-announce = Novedades
spoken-announce-brief = Breves
spoken-announce-full = Detalladas
spoken-welcome = En la mesa: { $players }. Para saber qué puedes preguntar y hacer, escribe: { $help }

## Answers

spoken-watching = Estás mirando: no tienes cartas ni billetes.
spoken-open-train-cards = Cartas de Vagón visibles: { $cards }.
spoken-open-terrain-cards = Cartas de Terreno visibles: { $cards }.
spoken-decks = Cartas restantes: mazo de Vagón { $train }, mazo de Terreno { $terrain }, billetes { $tickets }.
spoken-player = { $who ->
    [you] Tú: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    }, terreno: { $terrain }.
   *[other] { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $trains ->
        [one] { $trains } vagón
       *[other] { $trains } vagones
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    }, terreno: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (nadie tiene más)
spoken-most-column = { $count } (nadie tiene más)
spoken-who-has = { $terrain ->
    [desert] Cartas de Desierto: { $counts }. Con más cartas: { $most }.
    [jungle] Cartas de Jungla: { $counts }. Con más cartas: { $most }.
   *[mountain] Cartas de Montaña: { $counts }. Con más cartas: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Nadie tiene cartas de Desierto.
    [jungle] Nadie tiene cartas de Jungla.
   *[mountain] Nadie tiene cartas de Montaña.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } recorrido.
   *[other] { $place } ({ $kind }): { $count } recorridos.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] un espacio
   *[other] { $length } espacios
}{ $tracks ->
    [1] {""}
   *[other] , recorrido doble
}{ $locomotives ->
    [0] {""}
    [one] , ferry con una locomotora
   *[other] , ferry con { $locomotives } locomotoras
}, { $terrain }. { $state ->
    [yours] Es tuyo.
    [taken] Es de { $player }.
    [twin-taken] Cerrado: la otra vía está cubierta.
    [payable] Libre, y puedes pagarlo.
   *[free] Libre.
}
spoken-free-routes = { $count ->
    [0] No hay ningún recorrido así que esté libre.
    [one] Hay { $count } recorrido libre.
   *[other] Hay { $count } recorridos libres.
}
spoken-ticket-path = El camino más corto: { $routes }.
spoken-planned = { $route } está ahora en tu plan.
spoken-unplanned = { $route } ya no está en tu plan.
spoken-plan = Tu plan: { $routes }.
spoken-no-plan = Todavía no tienes ningún plan. Para planear un recorrido, escribe: { $example }
spoken-last-turns = { $turns ->
    [one] El último turno:
   *[other] Los últimos { $turns } turnos:
}
spoken-nothing-yet = Aún no ha pasado nada.
spoken-claims = { $count ->
    [0] Ahora no puedes cubrir ningún recorrido.
    [one] Puedes cubrir { $count } recorrido.
   *[other] Puedes cubrir { $count } recorridos.
}
spoken-keep-at-least = { $count ->
    [one] Conserva al menos uno de estos billetes:
   *[other] Conserva al menos { $count } de estos billetes:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Puedes leer todas las reglas en la página «Reglas». Para oír una aquí, añade su número: { $example }
spoken-no-rule = No hay ninguna regla { $number }. Prueba otro número, como: { $example }
spoken-more = { $count ->
    [one] Una línea más. Para oírla, escribe: { $word }
   *[other] { $count } líneas más. Para oírlas, escribe: { $word }
}
spoken-no-more = Eso es todo.

## Help: what can be typed, and what it does

spoken-help = Basta con el principio de una palabra; las mayúsculas y las tildes no importan. Puedes preguntar en cualquier momento:
spoken-help-options = { $word }: lo que puedes hacer ahora.
spoken-help-hand = { $word }: tus cartas.
spoken-help-tickets = { $word }: tus billetes, lo que te falta y el camino más corto.
spoken-help-needs = { $word }: las cartas que te faltan para tus billetes.
spoken-help-market = { $word }: las cartas visibles y los mazos.
spoken-help-players = { $word }: lo que tiene cada jugador.
spoken-help-score = { $word }: los puntos hasta ahora.
spoken-help-map = { $word }: quién ha cubierto qué recorridos.
spoken-help-place = { $word } { $place }: los recorridos de un lugar.
spoken-help-routes = { $word } naranjas: recorridos libres por color, terreno, longitud o lugar.
spoken-help-plan = { $word } { $place } { $other }: planear un recorrido o descartarlo. { $word }: tu plan.
spoken-help-who-has = { $word } { $terrain }: cuántas cartas de ese terreno tiene cada jugador.
spoken-help-last = { $word } 3: los tres últimos turnos.
spoken-help-log = { $word }: todo lo ocurrido hasta ahora.
spoken-help-rules = { $word } 5.8: una regla por su número.
spoken-help-advice = { $word }: buenas jugadas, y por qué.
spoken-help-review = { $word }: después de la partida, los momentos decisivos.
spoken-help-draw = { $word } { $card }: tomar una carta visible. { $word } { $deck }: robar de un mazo. { $word } { $tickets }: robar billetes de Destino.
spoken-help-claim = { $word } { $place } { $other }: cubrir un recorrido. Después, si quieres, lo que pagas ({ $cards }), y { $double } para doblarlo.
spoken-help-keep = { $word } 1 3: conservar billetes por su número.
spoken-help-pass = { $word }: pasar, si no tienes otra jugada.
spoken-help-next = { $word }: el resto de una respuesta larga.
spoken-help-help = { $word }: esta lista.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = «{ $typed }» no es una pregunta ni una jugada. Para saber qué puedes preguntar y hacer, escribe: { $help }
spoken-did-you-mean = «{ $typed }» no es una pregunta ni una jugada. ¿Querías decir { $suggestions }?
spoken-unknown-place = No hay ningún lugar «{ $typed }». Lugares de nombre parecido: { $places }.
spoken-which-place = ¿Qué lugar? Por ejemplo: { $example }
spoken-unknown-filter = «{ $typed }» no es un color, ni un terreno, ni una longitud, ni un lugar. Por ejemplo: { $example }
spoken-unknown-terrain = «{ $typed }» no es un terreno. Elige entre { $terrains }.
spoken-unknown-route = No hay ningún recorrido «{ $typed }». Nombra dos lugares vecinos, como: { $example }
spoken-several-routes = Encajan varios recorridos: { $routes }. Nombra dos lugares vecinos.
spoken-unknown-payment = No entiendo las cartas con las que pagas. Escríbelas así: { $example }
spoken-no-such-payment = Ahora no puedes cubrir así el recorrido { $route }. Formas de pagarlo: { $payments }.
spoken-unknown-card = No puedes tomar «{ $typed }». Puedes elegir entre { $cards }.
spoken-unknown-tickets = Elige por su número los billetes que conservas, como: { $example }

## Before a move is made

spoken-sure-claim = ¿Cubrir el recorrido { $route } ({ $payment }) por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}?
spoken-sure-doubled = ¿Cubrir el recorrido { $route } ({ $payment }), doblado con { $spent }, por { $points } puntos?
spoken-sure-keep = { $count ->
    [one] ¿Conservar este billete: { $tickets }?
   *[other] ¿Conservar estos { $count } billetes: { $tickets }?
}
spoken-sure-take = ¿Tomar { $card }?
spoken-sure-draw = { $deck ->
    [train] ¿Robar del mazo de Vagón?
   *[terrain] ¿Robar del mazo de Terreno?
}
spoken-sure-pass = ¿Pasar?
spoken-other-payments = { $count ->
    [one] Hay otra forma de pagar: nombra las cartas para elegirla.
   *[other] Hay otras { $count } formas de pagar: nombra las cartas para elegir una.
}
spoken-sure-how = Pulsa Intro para confirmar; escribe cualquier otra cosa para cancelar.
spoken-dropped = Cancelado.

## Menus

spoken-menu = Tu jugada
spoken-menu-turn = ¿Qué quieres hacer?
spoken-menu-wait = Aún no es tu turno. Puedes hacer preguntas en cualquier momento.
spoken-menu-card = Robar una carta
spoken-menu-claim = { $count ->
    [one] Cubrir un recorrido ({ $count } posible)
   *[other] Cubrir un recorrido ({ $count } posibles)
}
spoken-menu-which-card = ¿Qué carta?
spoken-menu-which-route = ¿Qué recorrido?
spoken-menu-filter = Mostrar solo este lugar, color o terreno
spoken-menu-none-fits = No hay coincidencias.
spoken-menu-length = Espacios: { $length }, puntos: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: ¿cómo quieres pagar?
spoken-menu-double = { $route } ({ $payment }): ¿doblarlo?
spoken-menu-once = { $points ->
    [one] No: { $points } punto
   *[other] No: { $points } puntos
}
spoken-menu-twice = Sí, con { $spent }: { $points } puntos
spoken-menu-do = Confirmar
spoken-menu-back = Volver

## News

spoken-news-stand-in = Ahora un bot juega por { $player }.
spoken-news-stand-in-you = Ahora un bot juega por ti.
spoken-news-back = { $player } vuelve a jugar.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = La conexión ha vuelto.
