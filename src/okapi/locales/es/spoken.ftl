# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-title = La mesa en palabras
spoken-link = Mesa en palabras, para lectores de pantalla
spoken-map-link = Mesa con el mapa
spoken-choice = Jugar en la mesa en palabras, hecha para lectores de pantalla
spoken-to-command = Ir al campo de escritura
spoken-now = Ahora
spoken-conversation = Conversación
spoken-command = Pregunta o jugada
spoken-command-hint = Intro para enviar. Flecha abajo para completar, flecha arriba para recuperar lo que escribiste. Para oír qué puedes preguntar y hacer: { $help }
spoken-send = Enviar
spoken-suggestions = Sugerencias
spoken-announce = Novedades
spoken-announce-brief = Breves
spoken-announce-full = Completas
spoken-welcome = En la mesa: { $players }. Para oír qué puedes preguntar y hacer, escribe: { $help }

## Answers

spoken-watching = Estás mirando: no tienes cartas ni billetes.
spoken-open-train-cards = Cartas de Vagón visibles: { $cards }.
spoken-open-terrain-cards = Cartas de Terreno visibles: { $cards }.
spoken-decks = Quedan en los mazos: cartas de Vagón: { $train }, cartas de Terreno: { $terrain }, billetes: { $tickets }.
spoken-player = { $who ->
    [you] Tú: puntos: { $points }, vagones: { $trains }, cartas: { $cards }, billetes: { $tickets }, terreno: { $terrain }.
   *[other] { $player }: puntos: { $points }, vagones: { $trains }, cartas: { $cards }, billetes: { $tickets }, terreno: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (mayoría)
spoken-most-column = { $count } (mayoría)
spoken-who-has = { $terrain ->
    [desert] Cartas de Desierto: { $counts }. Mayoría: { $most }.
    [jungle] Cartas de Jungla: { $counts }. Mayoría: { $most }.
   *[mountain] Cartas de Montaña: { $counts }. Mayoría: { $most }.
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
    [twin-taken] Libre, pero la otra vía está cubierta.
    [payable] Libre, y puedes pagarlo.
   *[free] Libre.
}
spoken-free-routes = { $count ->
    [0] No hay libre ningún recorrido así.
    [one] Hay { $count } recorrido libre.
   *[other] Hay { $count } recorridos libres.
}
spoken-ticket-way = El camino más corto: { $routes }.
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
spoken-rules = Todas las reglas están en la página «Reglas». Para oír una aquí, añade su número: { $example }
spoken-no-rule = No hay ninguna regla { $number }. Prueba otro número, como: { $example }
spoken-more = { $count ->
    [one] Una línea más. Para oírla, escribe: { $word }
   *[other] { $count } líneas más. Para oírlas, escribe: { $word }
}
spoken-no-more = Eso era todo.

## Help: what can be typed, and what it does

spoken-help = Basta el principio de una palabra; las mayúsculas y las tildes no importan. Puedes preguntar en cualquier momento:
spoken-help-options = { $word }: lo que puedes hacer ahora.
spoken-help-hand = { $word }: tus cartas.
spoken-help-tickets = { $word }: tus billetes, lo que falta y el camino más corto.
spoken-help-market = { $word }: las cartas visibles y los mazos.
spoken-help-players = { $word }: lo que tiene cada cual.
spoken-help-score = { $word }: los puntos hasta ahora.
spoken-help-map = { $word }: quién tiene qué recorridos.
spoken-help-place = { $word } { $place }: los recorridos de un lugar.
spoken-help-routes = { $word } { $colour }: recorridos libres de un color, un terreno, una longitud o un lugar.
spoken-help-who-has = { $word } { $terrain }: quién tiene cuántas cartas de Terreno.
spoken-help-last = { $word } 3: lo que pasó en los últimos tres turnos.
spoken-help-log = { $word }: todo lo que pasó.
spoken-help-rules = { $word } 5.8: una regla por su número.
spoken-help-draw = { $word } { $card }: tomar una carta visible. { $word } { $deck }: robar de un mazo. { $word } { $tickets }: robar billetes.
spoken-help-claim = { $word } { $place } { $other }: cubrir un recorrido. Detrás, si quieres, lo que pagas ({ $cards }), y { $double } para puntuarlo dos veces.
spoken-help-keep = { $word } 1 3: conservar billetes por sus números.
spoken-help-pass = { $word }: pasar, si no es posible otra cosa.
spoken-help-next = { $word }: seguir con una respuesta larga.
spoken-help-help = { $word }: esta lista.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = «{ $typed }» no es una pregunta ni una jugada. Para oír qué puedes escribir: { $help }
spoken-did-you-mean = «{ $typed }» no es una pregunta ni una jugada. ¿Querías decir: { $suggestions }?
spoken-unknown-place = No hay ningún lugar «{ $typed }». Lugares de nombre parecido: { $places }.
spoken-which-place = ¿Qué lugar? Por ejemplo: { $example }
spoken-unknown-filter = «{ $typed }» no es un color, ni un terreno, ni una longitud, ni un lugar. Por ejemplo: { $example }
spoken-unknown-terrain = «{ $typed }» no es un terreno. Elige entre: { $terrains }.
spoken-unknown-route = No hay ningún recorrido «{ $typed }». Nombra dos lugares vecinos, como: { $example }
spoken-several-routes = Encajan varios recorridos: { $routes }. Nombra dos lugares vecinos.
spoken-unknown-payment = No se entienden las cartas con que pagas. Escríbelas así: { $example }
spoken-no-such-way = Ese recorrido no se puede cubrir así ahora: { $route }. Lo que es posible: { $ways }.
spoken-unknown-card = «{ $typed }» no se puede tomar ni robar. Lo que es posible: { $cards }.
spoken-unknown-tickets = Di qué billetes conservas por sus números, como: { $example }

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
    [terrain] ¿Robar del mazo de Terreno?
   *[tickets] ¿Robar billetes?
}
spoken-sure-pass = ¿Pasar?
spoken-other-ways = { $count ->
    [one] Hay otra forma de pagar: nombra las cartas para elegirla.
   *[other] Hay otras { $count } formas de pagar: nombra las cartas para elegir una.
}
spoken-sure-how = Intro confirma; cualquier otra cosa que escribas cancela.
spoken-dropped = No se ha hecho nada.

## Menus

spoken-menu = Tu jugada
spoken-menu-turn = ¿Qué haces?
spoken-menu-wait = Tu turno llegará. Puedes preguntar en cualquier momento.
spoken-menu-card = Tomar una carta
spoken-menu-claim = { $count ->
    [one] Cubrir un recorrido, { $count } posible
   *[other] Cubrir un recorrido, { $count } posibles
}
spoken-menu-which-card = ¿Qué carta?
spoken-menu-which-route = ¿Qué recorrido?
spoken-menu-filter = Solo los de este lugar, color o terreno
spoken-menu-none-fits = Ninguno encaja.
spoken-menu-length = Espacios: { $length }, puntos: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: ¿cómo pagas?
spoken-menu-double = { $route } ({ $payment }): ¿puntuarlo dos veces?
spoken-menu-once = { $points ->
    [one] No: { $points } punto
   *[other] No: { $points } puntos
}
spoken-menu-twice = Sí, con { $spent }: { $points } puntos
spoken-menu-do = Confirmar
spoken-menu-back = Volver

## News

spoken-news-claimed = { $doubled ->
    [true] { $player } cubre el recorrido { $route }, doblado: { $points } puntos.
   *[false] { $player } cubre el recorrido { $route }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
spoken-news-stand-in = Ahora un bot juega por { $player }.
spoken-news-stand-in-you = Ahora un bot juega por ti.
spoken-news-back = { $player } vuelve a jugar.
spoken-news-cards = { $count ->
    [one] { $player } toma una carta.
   *[other] { $player } toma { $count } cartas.
}
spoken-news-tickets = { $count ->
    [one] { $player } roba billetes y conserva uno.
   *[other] { $player } roba billetes y conserva { $count }.
}
spoken-connected = La conexión ha vuelto.
