# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Las reglas
rules-intro = Hacia 1910, de { COUNT($min_players, form: "feminine") } a { COUNT($max_players, form: "feminine", one: "compañía ferroviaria tiende sus vías", other: "compañías ferroviarias tienden sus vías") } por el corazón de África. Reúne cartas, gástalas para cubrir recorridos entre lugares vecinos y conecta los lugares lejanos de tus billetes secretos. Consigues puntos por cada recorrido, el doble si dominas su terreno, y por cada billete que completas. Gana el jugador con más puntos.

rules-minute-title = En un minuto
rules-minute-turn = En tu turno haz una sola cosa: robar cartas, cubrir un recorrido o robar billetes.
rules-minute-cards = Cuando robas cartas, tomas { COUNT($draws, form: "feminine") }: de Vagón o de Terreno, visibles o del mazo. Una locomotora visible ocupa el turno entero.
rules-minute-routes = Un recorrido cuesta, por cada espacio, una carta de su color y uno de tus vagones. Las locomotoras son comodines. Puntúas al momento: cuanto más largo, mejor. Con menos de { COUNT($players_sharing_doubles, one: "jugador", other: "jugadores") } solo puede cubrirse una vía de cada recorrido doble.
rules-minute-doubling = Si nadie tiene más cartas que tú del terreno del recorrido, puedes gastar algunas para doblar sus puntos: { COUNT($short_terrain_cost, form: "feminine") } si el recorrido es corto, { COUNT($long_terrain_cost, form: "feminine") } si es largo.
rules-minute-tickets = Un billete nombra dos lugares. Conéctalos con tus propios recorridos y al final suma sus puntos; si no, te cuesta otros tantos. Los países del borde del mapa son vías muertas: tu camino puede acabar en ellos, pero no atravesarlos.
rules-minute-end = Cuando a un jugador le { $trains_that_end_the_game ->
        [one] queda
       *[other] quedan
    } { COUNT($trains_that_end_the_game, one: "vagón", other: "vagones") } o menos, todos juegan un turno más. El jugador que ha completado más billetes, o cada uno de los empatados, recibe { COUNT($globetrotter, form: "digits", one: "punto adicional", other: "puntos adicionales") }.

## Section headings

rules-section-1 = Contenido del juego
rules-section-2 = Preparación
rules-section-3 = Tu turno
rules-section-4 = Robar cartas
rules-section-5 = Cubrir un recorrido
rules-section-6 = Billetes de Destino
rules-section-7 = Final de la partida y puntuación
rules-section-hints = Consejos para jugar bien

## 1 What is in the game

rule-title-1-1 = Jugadores y vagones
rule-1-1 =
    Es un juego de { COUNT($min_players) } a { COUNT($max_players, one: "jugador", other: "jugadores") }. Cada jugador tiene { COUNT($trains, one: "vagón", other: "vagones") } de un color y empieza con 0 puntos.

    Para una partida más corta, podéis acordar menos vagones antes de empezar.
rule-title-1-2 = Cartas de Vagón
rule-1-2 = Hay { COUNT($train_cards, form: "digits", one: "carta", other: "cartas") } de Vagón: { $cards_of_each_colour } de cada color (violeta, blanco, azul, amarillo, naranja, negro, rojo y verde) y { COUNT($locomotives, form: "digits", one: "locomotora", other: "locomotoras") }. Las gastas para cubrir recorridos.
rule-title-1-3 = Billetes de Destino
rule-1-3 = Hay { COUNT($tickets, form: "digits", one: "billete", other: "billetes") } de Destino. Cada uno nombra dos lugares y los puntos que vale conectarlos.
rule-title-1-4 = Cartas de Terreno
rule-1-4 = Hay { COUNT($terrain_cards, form: "digits", one: "carta", other: "cartas") } de Terreno, { $cards_of_each_terrain } de cada tipo: desierto y sabana, jungla y bosque, montaña y acantilado. Las gastas para doblar recorridos (5.7).
rule-title-1-5 = El terreno de un recorrido
rule-1-5 =
    El color impreso de un recorrido indica su terreno. Los recorridos amarillos, naranjas y rojos son de desierto y sabana; los violetas, azules y verdes, de jungla y bosque; los blancos, grises y negros, de montaña y acantilado.

    Solo cuenta el color impreso. Un recorrido gris es de montaña y acantilado aunque lo pagues con cartas rojas.
rule-title-1-6 = El tablero
rule-1-6 =
    Los lugares del tablero están unidos por { COUNT($connections, form: "feminine", one: "conexión", other: "conexiones") }. De ellas, { $double_routes } son recorridos dobles, con dos vías una junto a otra, así que hay { COUNT($tracks, form: "feminine", one: "vía", other: "vías") } que cubrir.

    Hay { COUNT($cities, form: "digits", one: "ciudad", other: "ciudades") } y { COUNT($way_stations, form: "digits", one: "apeadero", other: "apeaderos") }. En el tablero de África están además los países del borde, Nigeria, Chad y Sudán, con { COUNT($terminals_of_each, form: "feminine", one: "estación", other: "estaciones") } término cada uno, y Madagascar con { COUNT($ports, one: "puerto", other: "puertos") }.

## 2 Setting up

rule-title-2-1 = Jugador inicial
rule-2-1 = El orden de los asientos es fijo. El jugador inicial se sortea, y los demás lo siguen en el orden de los asientos.
rule-title-2-2 = Con qué empiezas
rule-2-2 = Cada jugador recibe { COUNT($train_cards_dealt, form: "feminine", one: "carta", other: "cartas") } de Vagón y { COUNT($tickets_dealt, one: "billete", other: "billetes") } de Destino, que mantiene en secreto, y { COUNT($terrain_cards_dealt, form: "feminine", one: "carta", other: "cartas") } de Terreno, que coloca boca arriba delante de sí.
rule-title-2-3 = Cartas visibles y mazos
rule-2-3 = Se ponen boca arriba { COUNT($open_train_cards, form: "feminine", one: "carta", other: "cartas") } de Vagón y { COUNT($open_terrain_cards, form: "feminine") } de Terreno. El resto de las cartas de Vagón, las de Terreno y los billetes forman tres mazos boca abajo.
rule-title-2-4 = Tus primeros billetes
rule-2-4 =
    Conserva al menos { COUNT($starting_tickets_kept, form: "alone") } de tus { COUNT($tickets_dealt, one: "billetes", other: "billetes") }. Todos eligen a la vez y en secreto; cuando todos han elegido, se sabe cuántos billetes ha conservado cada jugador.

    Los billetes devueltos van debajo del mazo de billetes en el orden en que se repartieron, asiento por asiento.

## 3 Your turn

rule-title-3 = Una de tres acciones
rule-3 = En tu turno debes realizar exactamente una de tres acciones: robar cartas (4.1), cubrir un recorrido (5.1) o robar billetes (6.1). Termina tu acción antes del turno del siguiente jugador.
rule-title-3-1 = Pasar
rule-3-1 = Si no es posible ninguna de las tres acciones, pasas. Mientras alguna sea posible, no puedes pasar.
rule-title-3-2 = Cuando todos pasan
rule-3-2 = Si todos los jugadores pasan uno tras otro, la partida termina de inmediato y se puntúa (7.2), incluso durante la última ronda.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "feminine", start: 1, one: "carta", other: "cartas") }
rule-4-1 =
    Roba { COUNT($draws, form: "feminine", one: "carta", other: "cartas") }, una tras otra. Cada una puede ser de Vagón o de Terreno, visible o la primera de un mazo, en cualquier combinación.

    Ves cada carta antes de elegir la siguiente. Mientras queden cartas que robar, no puedes parar antes.
rule-title-4-2 = Locomotoras visibles
rule-4-2 =
    Una locomotora visible ocupa el turno entero: solo puedes tomarla como primera carta, y entonces tu turno termina. Nunca puedes tomarla después de otra carta, ni siquiera si se acaba de poner boca arriba.

    Una locomotora robada del mazo es una carta como cualquier otra.
rule-title-4-3 = Reponer las cartas visibles
rule-4-3 = Cuando tomas una carta visible, de Vagón o de Terreno, se repone enseguida con otra de su mazo, antes de que sigas robando.
rule-title-4-4 = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "locomotora visible", other: "locomotoras visibles") }
rule-4-4 =
    Si { COUNT($locomotives_swept, form: "feminine") } o más de las { COUNT($open_train_cards, one: "cartas", other: "cartas") } de Vagón visibles son locomotoras, se descartan todas las cartas de Vagón visibles y se ponen boca arriba otras nuevas; se repite si hace falta. Se comprueba solo cuando se han llenado todos los huecos, hasta donde alcancen las cartas.

    Si entre el mazo, la pila de descartes y las cartas visibles quedan menos de { COUNT($min_other_cards, form: "feminine", one: "carta", other: "cartas") } que no sean locomotoras, las cartas visibles se quedan como están.
rule-title-4-5 = Un mazo vacío
rule-4-5 =
    Cuando se acaba el mazo de Vagón o el de Terreno, su pila de descartes se baraja para formar un nuevo mazo. Si en ese momento hay que descartar locomotoras visibles (4.4), se hace primero, para que esas cartas se barajen también.

    Si la pila de descartes también está vacía, un hueco entre las cartas visibles queda vacío hasta que vuelva a haber descartes.
rule-title-4-6 = Nada más que robar
rule-4-6 = Si ya no puedes robar nada más, tu turno termina antes. Lo mismo ocurre si solo quedan locomotoras visibles.
rule-title-4-7 = Lo que ven los demás
rule-4-7 = Tus cartas de Vagón son secretas, pero todos pueden saber cuántas tienes. Tus cartas de Terreno están boca arriba delante de ti, ordenadas por terreno, para que todos puedan contarlas. No hay límite de cartas.

## 5 Claiming a route

rule-title-5-1 = Cualquier recorrido libre
rule-5-1 = Cubre un recorrido que ningún jugador haya cubierto aún, en cualquier parte del tablero. No tiene que estar conectado con tus otros recorridos.
rule-title-5-2 = Pagar
rule-5-2 =
    Paga tantas cartas de Vagón como espacios tiene el recorrido, todas de su color. En un recorrido gris eliges tú el color, pero todas las cartas deben ser del mismo.

    Las locomotoras son comodines: valen por una carta de cualquier color. Puedes combinarlas con el color o pagar solo con locomotoras.
rule-title-5-3 = Recorridos de ferry
rule-5-3 = Un ferry muestra una o más locomotoras en sus espacios. Entre las cartas con las que pagas debe haber al menos ese número de locomotoras. Cuentan para la longitud del recorrido; no son un coste adicional.
rule-title-5-4 = Colocar vagones
rule-5-4 = Coloca uno de tus vagones en cada espacio del recorrido. Se quedan ahí el resto de la partida. Si tienes menos vagones que espacios tiene el recorrido, no puedes cubrirlo. Descarta las cartas con las que has pagado.
rule-title-5-5 = Puntos
rule-5-5 = El recorrido se puntúa de inmediato, según su número de espacios: { $points_by_length }.
rule-title-5-6 = Recorridos dobles
rule-5-6 =
    Con menos de { COUNT($players_sharing_doubles, one: "jugador", other: "jugadores") } solo se puede cubrir una vía de cada recorrido doble: en cuanto alguien la cubre, la otra queda cerrada para todos.

    Con { COUNT($players_sharing_doubles, one: "jugador", other: "jugadores") } o más se pueden cubrir las dos vías, pero un mismo jugador nunca puede cubrir ambas.
rule-title-5-7 = Doblar un recorrido
rule-5-7 =
    Al cubrir un recorrido también puedes jugar cartas de su terreno (1.5) para doblar sus puntos, siempre que ningún otro jugador tenga más que tú (5.8). Doblar un recorrido de hasta { COUNT($longest_short_route, one: "espacio", other: "espacios") } cuesta { COUNT($short_terrain_cost, form: "feminine", one: "carta", other: "cartas") } de Terreno; uno más largo, { COUNT($long_terrain_cost, form: "feminine") }.

    El número de vagones que colocas sigue siendo el mismo.
rule-title-5-8 = Nadie puede tener más
rule-5-8 =
    Para doblar un recorrido debes tener al menos tantas cartas de su terreno como cualquier otro jugador. Basta con empatar.

    Las cartas se cuentan antes de descartar las que juegas.
rule-title-5-9 = Locomotoras como terreno
rule-5-9 =
    Al cubrir un recorrido, y solo entonces, puedes jugar locomotoras de tu mano como cartas de Terreno. Cada una cuenta como una carta del terreno del recorrido, tanto para el coste (5.7) como para alcanzar a los demás (5.8). Después va a la pila de descartes de Vagón. Las locomotoras de los demás jugadores no cuentan.

    Puedes jugar tantas como cueste doblar. Solo puedes jugar más para igualar al jugador que tiene más cartas de ese terreno, y entonces exactamente las necesarias. Si tus locomotoras no cubren todo el coste, paga el resto con tus propias cartas de Terreno.

    Cada locomotora se usa una sola vez: o para pagar el recorrido (5.2) o como terreno.
rule-title-5-10 = Un ejemplo
rule-5-10 =
    Juan cubre una vía del recorrido Ciudad del Cabo – Port Elizabeth: { COUNT($example_length, one: "espacio negro", other: "espacios negros") }, así que su terreno es montaña y acantilado. Tiene una carta de Montaña, pero Pedro tiene dos.

    Juan paga { COUNT($example_length, form: "feminine", one: "carta negra", other: "cartas negras") } y juega una locomotora como terreno. Su carta de Montaña y la locomotora suman dos, las mismas que tiene Pedro, así que Juan puede doblar el recorrido. La locomotora paga además el coste de una carta de Terreno.

    Juan consigue { $example_points } × 2 = { $example_doubled } puntos, descarta la locomotora y conserva su carta de Montaña.
rule-title-5-11 = Cartas de Terreno usadas y sobrantes
rule-5-11 = Las cartas de Terreno que juegas van a su propia pila de descartes. Las que te queden al final de la partida no valen nada.

## 6 Destination tickets

rule-title-6-1 = Robar billetes
rule-6-1 =
    Roba { COUNT($tickets_drawn, one: "billete", other: "billetes") } del mazo y conserva al menos { COUNT($drawn_tickets_kept, form: "alone") }. Si quedan menos, roba los que haya y conserva también al menos { COUNT($drawn_tickets_kept, form: "alone") }. Si no queda ninguno, no puedes robar billetes.

    Los billetes que no conservas van debajo del mazo, en el orden en que los robaste. No vuelven a salir hasta después de todos los demás.

    Antes de la partida podéis acordar robar { COUNT($tickets_in_russian, one: "billete", other: "billetes") } cada vez en lugar de { COUNT($tickets_in_most_editions, form: "alone") }, como en la edición rusa.
rule-title-6-2 = Secretos hasta el final
rule-6-2 = Tus billetes son secretos hasta el final de la partida; entonces se enseñan todos. Todos pueden saber cuántos tienes. No hay límite.
rule-title-6-3 = Completar un billete
rule-6-3 = Completas un billete cuando una línea ininterrumpida de tus propios recorridos conecta sus dos lugares. Los recorridos de los demás jugadores no te sirven.
rule-title-6-4 = Nigeria, Chad y Sudán
rule-6-4 =
    Un billete a uno de estos países se completa al llegar a cualquiera de sus estaciones término.

    Las estaciones término son vías muertas. Dos recorridos que llegan al mismo país no se conectan allí entre sí, de modo que tu camino no puede atravesar un país. En otros tableros, lo mismo vale para todo país con estaciones término.
rule-title-6-5 = Madagascar
rule-6-5 = Un billete a Madagascar se completa al llegar a cualquiera de sus dos puertos. Los puertos son paradas normales con un recorrido propio entre ellos, así que tu camino puede pasar por Madagascar. En otros tableros, lo mismo vale para todo país con puertos.
rule-title-6-6 = Apeaderos
rule-6-6 = Los apeaderos conectan recorridos igual que las ciudades. Ningún billete nombra un apeadero.

## 7 The end and the score

rule-title-7-1 = La última ronda
rule-7-1 =
    Cuando un jugador tiene { COUNT($trains_that_end_the_game, one: "vagón", other: "vagones") } o menos al final de un turno, empieza la última ronda: todos los jugadores, incluido él, juegan un turno más. Después termina la partida.

    Nada alarga la última ronda, aunque otro jugador se quede sin vagones.
rule-title-7-2 = Puntuar los billetes
rule-7-2 = Se enseñan todos los billetes. Cada billete que has completado suma sus puntos a tu puntuación; cada billete sin completar los resta.
rule-title-7-3 = El premio Trotamundos
rule-7-3 = El jugador que ha completado más billetes recibe el premio Trotamundos, de { COUNT($globetrotter, form: "digits", one: "punto", other: "puntos") }. Si varios jugadores empatan, lo recibe cada uno de ellos. Si nadie ha completado ningún billete, no lo recibe nadie. Los billetes sin completar no influyen aquí.
rule-title-7-4 = Sin premio al camino más largo
rule-7-4 = No hay premio por el camino más largo. Tu puntuación puede bajar de cero.
rule-title-7-5 = Quién gana
rule-7-5 = Gana el jugador con más puntos. Si hay empate, gana, de entre los empatados, quien haya completado más billetes. Si el empate sigue, comparten la victoria.

## Hints

rules-hint-centre = Con { COUNT($max_players, one: "jugador", other: "jugadores") }, el centro del mapa se llena enseguida. Si necesitas un camino por el corazón de África, cubre pronto sus cuellos de botella. Si preferís una partida más amable, jugad con menos jugadores.
rules-hint-now = Tu ventaja en un terreno puede haber desaparecido en tu próximo turno. Si ahora puedes doblar un buen recorrido, a menudo es mejor no esperar y cubrirlo.
rules-hint-spend = Las cartas de Terreno que has jugado ya no cuentan para ti. Mira lo que tienen los demás antes de gastar tu ventaja, y no acabes la partida con cartas de Terreno sin usar.
rules-hint-long = Los recorridos largos valen mucho más que los cortos: { COUNT($longest_route, one: "espacio da", other: "espacios dan") } { COUNT($longest_route_points, form: "digits", one: "punto", other: "puntos") }, o { $longest_route_doubled } si se dobla el recorrido. Un solo recorrido largo en el terreno adecuado puede decidir una partida.
rules-hint-paths = Conserva billetes que compartan camino: los mismos recorridos pueden completar varios. Para el premio Trotamundos, un billete pequeño cuenta tanto como uno grande.
rules-hint-end = Vigila cuántos vagones les quedan a los demás. Los billetes robados tarde son arriesgados, porque cada uno que no completas te cuesta puntos.
rules-hint-score = Puntúa cada recorrido en cuanto se cubre, porque después nadie sabe cuáles se doblaron. Aquí el juego mueve los marcadores por ti; en una mesa de verdad, que un jugador lleve la cuenta de todos.

## Where editions differ, for people with a box beside them

rules-section-editions = En qué difieren las ediciones
rules-edition-tickets = Durante la partida se roban { COUNT($tickets_in_most_editions, one: "billete", other: "billetes") } según la mayoría de los reglamentos y { COUNT($tickets_in_russian, form: "alone") } según el ruso. Acordad una de las dos opciones antes de empezar (6.1).
rules-edition-bonus = El reglamento ruso no llama Trotamundos al premio por completar más billetes: le da el nombre del juego (7.3).
rules-edition-tracks = Solo el reglamento francés dice expresamente que un jugador no puede cubrir las dos vías de un recorrido doble. Aquí es siempre así (5.6).
rules-edition-base = Los reglamentos toman del juego básico los recorridos de ferry (5.3), el límite de locomotoras visibles (4.4), la última ronda (7.1) y los empates (7.5), y estas reglas también.
rules-edition-silent = Los reglamentos no dicen cuándo pasa un jugador (3.1), si se pueden jugar más locomotoras de las que cuesta doblar (5.9), qué terreno tiene un recorrido gris que se paga con otro color (1.5) ni si un camino puede pasar por Madagascar (6.5). Esas reglas son nuestras.
rules-edition-places = El tablero impreso lleva los mismos nombres en todas las ediciones. Aquí ves los que son habituales en español, y puedes escribir unos u otros.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Los ocho colores de las cartas de Vagón, y la locomotora
rules-picture-ticket = Un billete de Destino: dos lugares y los puntos por conectarlos
rules-picture-display = Las cartas visibles: { COUNT($open_train_cards, form: "feminine") } de Vagón y { COUNT($open_terrain_cards, form: "feminine") } de Terreno
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "locomotora visible", other: "locomotoras visibles") }: se cambian las { COUNT($open_train_cards, one: "cartas", other: "cartas") }
rules-picture-single = { $route }: un recorrido de { COUNT($single_length, one: "espacio", other: "espacios") }
rules-picture-double = { $route }: un recorrido doble, dos vías de { COUNT($example_length, one: "espacio", other: "espacios") } cada una
rules-picture-ferry = { $route }: un ferry. Al menos { COUNT($ferry_locomotives, form: "feminine") } de las { COUNT($ferry_length, one: "cartas", other: "cartas") } { $ferry_locomotives ->
        [one] debe ser una locomotora
       *[other] deben ser locomotoras
    }
rules-picture-terminal = Dos recorridos a Sudán: allí no se conectan
rules-picture-madagascar = Los dos puertos de Madagascar y el recorrido entre ellos
rules-picture-points = Lo que puntúa un recorrido según su longitud, y lo que cuesta doblarlo
rules-picture-spaces = Espacios
rules-picture-points-once = Puntos
rules-picture-points-twice = Doblado
rules-picture-terrain-cost = Cartas de Terreno
rules-picture-example = { $route }, cubierto por Juan
rules-picture-john-pays = Juan paga
rules-picture-john-terrain = Terreno de Juan
rules-picture-john-locomotive = Jugada como terreno
rules-picture-peter-terrain = Terreno de Pedro
rules-picture-example-majority = 1 + 1 = 2, tantas como Pedro
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } puntos
rules-picture-globetrotter = Dos jugadores han completado cuatro billetes cada uno: ambos reciben { COUNT($globetrotter, form: "digits", one: "punto", other: "puntos") }
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = sin premio

## On the page and at the table

rules-contents = Índice
rules-print = Imprimir
rules-rule = Regla { $rule }
rules-link-to = Enlace a la regla { $rule }
rules-all = Todas las reglas (en una pestaña nueva)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Para leer más, escribe por ejemplo: reglas 5 (una sección entera), reglas 5.8 (una regla), reglas todo (todas las reglas).
rules-unknown = No hay ninguna regla «{ $number }». Escribe una sección de { $first } a { $last }, o el número de una regla, como 5.8.
command-rules = Leer las reglas: todas, una sección o una sola regla.
argument-rule = Una sección como 5 o una regla como 5.8; si se omite, todas las reglas.
