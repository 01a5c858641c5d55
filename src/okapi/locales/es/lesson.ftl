### The guided first game (src/okapi/lesson): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.

## The way in
lesson-offer-title = ¿Es tu primera vez?
lesson-offer = Juega una primera partida guiada: unos cinco minutos, y cada cosa se explica cuando aparece.
lesson-begin = Empezar la partida guiada

## On the bubble
lesson-title = Partida guiada
lesson-step = { $number } de { $count }
lesson-next = Siguiente
lesson-leave = Salir de la lección
lesson-to-games = A las partidas de verdad

## The steps
lesson-say-welcome = ¡Bienvenida al corazón de África! Aquí se construyen ferrocarriles: cubres recorridos y son tuyos para siempre. Es una partida de verdad, solo que más corta, contra { $opponent }.
lesson-say-tickets = Estos son billetes, tus metas secretas. Une los dos lugares de un billete con tus propios recorridos y al final suma sus puntos. Un billete que no completes te cuesta otros tantos.
lesson-say-keep = Debes quedarte al menos dos. Elige { $one } y { $other }: son cortos y comparten una línea. Luego confirma.
lesson-else-keep = Los largos valen más, pero aquí solo tienes 10 vagones, y cada billete sin completar te resta. Quédate { $one } y { $other }.
lesson-say-hand = Estas son tus cartas de Vagón. Un recorrido cuesta una carta de su color por cada espacio. { $route } tiene tres espacios negros, y tú tienes una carta negra.
lesson-say-first-card = En tu turno haces una sola cosa. Esta vez roba dos cartas: primero, la negra visible.
lesson-else-first-card = Eso lo harás pronto. Aún te faltan cartas negras: toma la negra visible.
lesson-say-second-card = Ha salido una locomotora: vale por cualquier color. Pero visible solo puede ser tu primera carta. Roba la segunda del mazo de Vagón, sin verla.
lesson-else-second-card = Cualquier otra carta estaría permitida, pero hoy tienes suerte: roba del mazo de Vagón.
lesson-say-opponent = ¡Negra otra vez! Luego { $opponent } ha cubierto un recorrido con tres cartas rojas. Aquí ves los puntos, los vagones, el número de cartas y los terrenos de cada cual. Las cartas de la mano son secretas.
lesson-say-locomotive = Necesitas tres cartas moradas y tienes dos. Una locomotora puede valer por la tercera. Visible ocupa todo el turno, y lo merece: tómala.
lesson-else-locomotive = Podrías, pero te falta una carta morada. La locomotora visible puede valer por ella: tómala.
lesson-say-terrain = Las cartas de Terreno doblan los puntos de un recorrido. Los recorridos morados, azules y verdes cruzan la jungla. Toma la carta de jungla.
lesson-else-terrain = Enseguida. Antes toma lo que dobla un recorrido morado: la carta de jungla.
lesson-say-terrain-deck = Se pueden mezclar cartas de Vagón y de Terreno, visibles o no. Roba la segunda del mazo de Terreno.
lesson-else-terrain-deck = Estaría permitido. Para conocer el otro mazo, roba esta vez del mazo de Terreno.
lesson-say-claim = Tienes tres cartas negras. Elige { $route } en el mapa y cubre el recorrido.
lesson-else-claim = Casi: cubre { $route } y paga con tus tres cartas negras. La locomotora te hará falta enseguida.
lesson-say-majority = Ahora, doblar. Necesitas al menos tantas cartas del terreno del recorrido como cualquier otra persona. Tienes 2 de jungla y { $opponent } tiene 2: el empate basta. Hasta tres espacios cuestan una carta de Terreno; de cuatro a seis, dos.
lesson-say-double = Elige { $route } y dóblalo. Pagan dos cartas moradas y la locomotora, y una carta de jungla dobla: 4 × 2 = 8 puntos.
lesson-else-double = Eso te costaría puntos. Cubre { $route } doblándolo: pagan dos cartas moradas y la locomotora, y una carta de jungla dobla.
lesson-say-last-round = A { $opponent } le quedan 2 vagones, y con eso empieza la última ronda: todo el mundo juega un turno más, también { $opponent }.
lesson-say-last-claim = Tu primer billete está completo. Al segundo solo le falta { $route }: una carta verde. Cúbrelo.
lesson-else-last-claim = Piensa en tus billetes: sin { $route } uno de ellos falla. Cúbrelo con tu carta verde.
lesson-say-score = La puntuación: puntos de los recorridos, lo que añadió doblar, los billetes completos menos los fallidos, y 10 puntos por el mayor número de billetes completos. { $opponent } no completó un billete y perdió sus puntos.
lesson-say-done = Eso es todo el juego. Una partida de verdad tiene 45 vagones y hasta cinco personas. Las primeras te señalarán lo que sea nuevo. ¡Buen viaje!

## Refusals
reason-lesson-unknown = No existe esa lección.
reason-lesson-another-move = La lección espera otra jugada.
reason-lesson-not-for-lessons = Una partida guiada no tiene registro ni revancha.
