### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Partida guiada
tutorial-step = { $number } de { $count }
tutorial-next = Siguiente
tutorial-leave = Salir de la partida guiada
tutorial-to-games = A jugar una partida de verdad
# When the move is half made: the button that makes the rest of it.
tutorial-now = Ahora pulsa «{ $button }».

## The steps
tutorial-say-welcome = ¡Te damos la bienvenida al corazón de África! Aquí construyes ferrocarriles: cubres recorridos y son tuyos hasta el final. Es una partida de verdad, solo que más corta, contra { $opponent }.
tutorial-say-tickets = Estos son billetes, tus objetivos secretos. Conecta los dos lugares de un billete con tus propios recorridos y al final suma sus puntos. Un billete que no completes te cuesta otros tantos.{ $table ->
    [words] {""}
   *[map] {" "}En el mapa ves un camino para { $one }.
}
tutorial-say-keep = Debes conservar al menos { COUNT($starting_tickets_kept, form: "alone") }. Elige { $one } y { $other }: los dos son cortos y comparten camino. Luego confirma.
tutorial-else-keep = Los billetes largos valen más, pero aquí solo tienes { COUNT($trains, form: "digits", one: "vagón", other: "vagones") }, y cada billete sin completar te resta puntos. Conserva { $one } y { $other }.
tutorial-say-hand = Estas son tus cartas de Vagón. Un recorrido cuesta una carta de su color por cada espacio. { $route } tiene tres espacios negros, y tú tienes una carta negra.
tutorial-say-first-card = En tu turno haces una sola cosa. Esta vez roba { COUNT($draws, form: "feminine", one: "carta", other: "cartas") }: primero, la negra visible.
tutorial-else-first-card = Eso lo harás pronto. Aún te faltan cartas negras: toma la negra visible.
tutorial-say-second-card = Ha salido una locomotora: vale por cualquier color. Pero una locomotora visible solo se puede tomar como primera carta. Roba la segunda del mazo de Vagón, sin verla.
tutorial-else-second-card = Cualquier otra carta estaría permitida, pero hoy tienes suerte: roba del mazo de Vagón.
tutorial-say-opponent = ¡Negra otra vez! Después, { $opponent } ha cubierto un recorrido con tres cartas rojas. Aquí ves los puntos, los vagones, el número de cartas y los terrenos de todos. Las cartas de la mano son secretas.
tutorial-say-locomotive = El siguiente recorrido de tu camino, { $route }, tiene tres espacios violetas, y tú tienes dos cartas violetas. Una locomotora puede valer por la tercera. Como está visible, ocupa el turno entero, pero merece la pena: tómala.
tutorial-else-locomotive = Podrías, pero aún te falta una carta violeta. La locomotora visible puede valer por ella: tómala.
tutorial-say-terrain = Las cartas de Terreno doblan los puntos de los recorridos. Los recorridos violetas, azules y verdes atraviesan la jungla. Toma la carta de Jungla.
tutorial-else-terrain = Lo harás enseguida. Antes, hazte con lo que dobla un recorrido violeta: toma la carta de Jungla.
tutorial-say-terrain-deck = Puedes combinar cartas de Vagón y de Terreno, visibles o del mazo. Roba la segunda del mazo de Terreno.
tutorial-else-terrain-deck = Estaría permitido. Para conocer el otro mazo, roba esta vez del mazo de Terreno.
tutorial-say-claim = Tienes tres cartas negras. { $table ->
    [words] Cubre { $route }.
   *[map] Elige { $route } en el mapa y cúbrelo.
}
tutorial-else-claim = Podrías, pero ya tienes lo que cuesta { $route }: cúbrelo con tus tres cartas negras.
tutorial-say-majority = Ahora toca doblar. Necesitas al menos tantas cartas del terreno del recorrido como cualquier otro jugador. Tienes dos cartas de Jungla y { $opponent } tiene otras dos: con el empate basta. Doblar un recorrido de hasta { COUNT($longest_short_route, one: "espacio", other: "espacios") } cuesta { COUNT($short_terrain_cost, form: "feminine", one: "carta", other: "cartas") } de Terreno; uno más largo, { COUNT($long_terrain_cost, form: "feminine") }.
tutorial-say-double = Elige { $route } y dóblalo. Pagas con dos cartas violetas y la locomotora, y doblas con una carta de Jungla: { $points } × 2 = { COUNT($doubled, form: "digits", one: "punto", other: "puntos") }.
tutorial-else-double = Eso te costaría puntos. Cubre { $route } y dóblalo: pagas con dos cartas violetas y la locomotora, y doblas con una carta de Jungla.
tutorial-say-last-round = A { $opponent } le quedan { COUNT($trains_that_end_the_game, form: "digits", one: "vagón", other: "vagones") }, y con eso empieza la última ronda: todos juegan un turno más, también { $opponent }.
tutorial-say-last-claim = Tu primer billete está completado. Al segundo solo le falta { $route }: una carta verde. Cúbrelo.
tutorial-else-last-claim = Piensa en tus billetes: sin { $route } te quedará uno sin completar. Cúbrelo con tu carta verde.
tutorial-say-score = La hoja de puntuación: puntos por recorridos, lo que añade doblar, los billetes completados menos los demás, y { COUNT($globetrotter, form: "digits", one: "punto", other: "puntos") } para quien ha completado más billetes (Trotamundos). A { $opponent } se le restan los puntos de un billete que no completó.
tutorial-say-done = Ya conoces todo el juego. En una partida de verdad hay hasta { COUNT($max_players, one: "jugador", other: "jugadores") }, con { COUNT($usual_trains, form: "digits", one: "vagón", other: "vagones") } cada uno. En las primeras te señalaremos lo que sea nuevo. ¡Buen viaje!

## Refusals
reason-tutorial-unknown = No existe esa partida guiada.
reason-tutorial-another-move = La partida guiada espera otra jugada.
reason-tutorial-not-available = Una partida guiada no tiene registro ni revancha.
