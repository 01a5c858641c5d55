# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Un juego de ferrocarriles en el corazón de África: juega contra bots, simula partidas, compruébalas y revívelas.
command-play = Jugar contra bots en la terminal.
command-simulate = Hacer que los bots jueguen muchas partidas y resumir los resultados. La misma semilla da las mismas partidas en todas partes.
command-simulate-numbers = Lo que muestra --json: games, players, engine y seconds; decisions, el número de decisiones de todas las partidas; games_per_second; mean_score, la puntuación final media de todos los asientos; mean_tickets_completed, la media de todos los asientos; mean_turns, la media de turnos por partida, de todos los jugadores juntos e incluido el último; doubled_routes, el total de todas las partidas.
command-board = Mostrar el tablero en tablas: lugares, recorridos, billetes, totales.
command-board-check = Comprobar un archivo de tablero y mostrar todos los problemas encontrados.
command-verify = Comprobar registros de partidas: que estén completos, sin cambios y dentro de las reglas, y que el reparto fuera limpio.
command-replay = Relatar una partida registrada, turno a turno.
command-bots = Listar los bots.

option-version = Mostrar la versión y salir.
option-language = El idioma, por ejemplo fr; por defecto, el de tu sistema.
option-plain = Usar líneas de texto sencillas, para lectores de pantalla: sin tablas ni colores.
option-help = Mostrar esta ayuda y salir.
option-install-completion = Instalar el autocompletado para este shell.
option-show-completion = Mostrar el script de autocompletado para este shell.
option-board = Un archivo de tablero; por defecto, el tablero incluido.
option-board-file = Un archivo de tablero.
option-board-small = Aceptar pocos billetes de Destino, para un juego pequeño de investigación.
option-players = Número de jugadores.
option-bots = Los bots de la mesa, por su nombre y separados por comas; un solo nombre vale para todos los asientos. `okapi bots` los muestra.
option-play-seed = Repartir con una semilla: la misma semilla da siempre la misma partida. Sin ella, el reparto es demostrablemente limpio.
option-simulate-seed = La semilla de las partidas: la misma semilla da las mismas partidas.
option-resume = Continuar una partida guardada.
option-name = Tu nombre, para el registro de la partida. Con --resume: qué asiento es el tuyo.
option-words = Tus palabras para el reparto demostrablemente limpio; si no las indicas, se te piden.
option-tickets-drawn = Cuántos billetes de Destino roba un jugador cada vez; el número menor es el de la edición rusa.
option-games = Número de partidas que jugar.
option-records = Guardar el registro de cada partida en esta carpeta.
option-engine = Con qué se juegan las partidas: referee, compiled o gpu. Por defecto, el más rápido que sirva para ellas; las partidas son las mismas con todos.
option-rules = Reglas distintas de las publicadas, por ejemplo trains=30,tickets_drawn=3.
option-json = Mostrar un objeto JSON en lugar de una tabla.
option-record = El registro de una partida guardado por `okapi play` o `okapi simulate`.
option-as = Contar solo lo que se podía ver desde este asiento: un número a partir de 1, o el nombre del jugador.

version = okapi { $version }
first-steps = Okapi { $version }, un juego de ferrocarriles en el corazón de África. Para empezar:
first-steps-browser = Jugar en el navegador, contra bots o con amigos.
first-steps-help = Listar todos los comandos.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Uso: { $usage }
usage-options-here = [opciones]
usage-command-here = comando
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Comandos
usage-required = { $text } (obligatorio)
usage-default = { $text } (por defecto: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] DIRECCIÓN
    [BOT] BOT
    [DD] DD
    [DIR] CARPETA
    [ENGINE] MOTOR
    [FILE] ARCHIVO
    [LANGUAGE] IDIOMA
    [MM] MM
    [NAME] NOMBRE
    [NUMBER] NÚMERO
    [RATE] TASA
    [RULE] REGLA
    [SEAT] ASIENTO
    [SECONDS] SEGUNDOS
    [TASK] TAREA
    [TEXT] TEXTO
    [THEME] TEMA
    [YYYY] AAAA
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = No hay ningún idioma «{ $language }»; indica con --language uno de estos: { $languages }.
usage-with-hint = { $sentence } Para ver la ayuda: { $command } --help
usage-no-such-command = No hay ningún comando «{ $command }»; elige entre { $commands }.
usage-no-such-option = { $nearest ->
    [none] No hay ninguna opción { $option }.
   *[other] No hay ninguna opción { $option }; ¿querías decir { $nearest }?
}
usage-missing = Falta { $name }.
usage-bad-value = { $kind ->
    [integer] { $name } debe ser un número entero.
    [number] { $name } debe ser un número.
   *[other] { $name } tiene un valor que no se puede usar.
}
usage-needs-a-value = { $option } necesita un valor.
usage-too-many-words = Son demasiados argumentos para este comando.

## Bad input

broken-bot = No se puede cargar el bot «{ $bot }»: { $error }.
bot-failed = El bot «{ $bot }» ha fallado en la partida { $game }: { $error }.
unknown-bot = No hay ningún bot llamado «{ $bot }»; elige entre { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} para { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}: nombra uno por asiento, o uno solo para todos.
wrong-number-of-players = El juego es de { $min } a { $max } jugadores, no de { $players }; elige otro número con --players.
no-games = Juega al menos una partida: elige un número mayor con --games.
wrong-rules = «{ $rule }» no sirve con --rules: escribe un nombre y un número entero, por ejemplo trains=30. Los nombres son { $names }.
unknown-engine = No hay ningún motor llamado «{ $engine }»; elige entre { $engines }.
engine-not-for-bots = Este motor juega con { $known }, no con { $bots }: quita --engine o usa --engine referee.
engine-not-installed = Este motor necesita otro paquete: pip install "okapi-railways[fast]"
engine-too-small =
    Este tablero es demasiado grande para este motor ({ $limit ->
        [routes] recorridos
        [places] lugares
        [tickets] billetes de Destino
        [prices] clases de recorridos según longitud y locomotoras
       *[other] un tamaño
    }: { $found }, máximo { $max }): usa --engine referee.
no-gpu = No se ha encontrado ninguna GPU adecuada: usa --engine compiled.
no-records-on-gpu = Las partidas en la GPU no dejan registros: usa --engine compiled con --records.
engine-compiling = Compilando el motor para este equipo. Ocurre una sola vez y tarda alrededor de un minuto…
machine-code-begun = Okapi se está compilando en segundo plano para este equipo. Ocurre una sola vez y tarda alrededor de un minuto. Puedes jugar: hasta entonces, Campeón no calcula jugadas por delante, los consejos tardan más y los análisis esperan.
machine-code-done = La compilación ha terminado: los bots y el entrenador están a pleno rendimiento.
machine-code-failed = La compilación para este equipo ha fallado ({ $error }). Puedes jugar: los bots y los consejos se las arreglan sin ella, pero Campeón no calcula jugadas por delante y las partidas no se analizan. Para ver el error completo: { $command }
wrong-tickets-drawn = No se puede robar ese número de billetes cada vez; elige { $choices } con --tickets-drawn.
bad-name = { $longest ->
    [one] Elige un nombre de { $longest } carácter que no sea solo un número.
   *[other] Elige un nombre de 1 a { $longest } caracteres que no sea solo un número.
}
name-of-a-bot = «{ $name }» es el nombre de un bot; elige otro.
bad-words = { $longest ->
    [one] Elige como mucho { $longest } carácter imprimible para tus palabras.
   *[other] Elige como mucho { $longest } caracteres imprimibles para tus palabras.
}
bad-seed = { $longest ->
    [one] Elige como mucho { $longest } carácter imprimible para la semilla.
   *[other] Elige como mucho { $longest } caracteres imprimibles para la semilla.
}
words-with-seed = Con una semilla, tus palabras no influyen en el reparto: quita --seed o --words.
bad-setup = Ninguna partida puede empezar así: { $error }.
board-broken = { $more ->
    [0] No se puede jugar en el tablero { $file }: { $problem }. Corrígelo y ejecuta: okapi board check { $file }
    [one] No se puede jugar en el tablero { $file }: { $problem }; hay un problema más. Para ver los dos: okapi board check { $file }
   *[other] No se puede jugar en el tablero { $file }: { $problem }; hay { $more } problemas más. Para verlos todos: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] El archivo de tablero { $file } no existe, y tampoco se llama así ninguno de los tableros del juego: { $boards }.
   *[other] No existe el archivo de tablero { $file }; ¿querías decir { $nearest }?
}
not-a-file = { $file } no es un archivo; indica el registro de una partida.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] ese archivo o esa carpeta no existe
    [EACCES] acceso denegado
    [EPERM] no está permitido
    [EISDIR] es una carpeta
    [EEXIST] es un archivo, no una carpeta
    [ENOTDIR] una parte de la ruta no es una carpeta
    [ENOSPC] el disco está lleno
    [EROFS] el disco es de solo lectura
    [EADDRINUSE] el puerto está ocupado
    [EADDRNOTAVAIL] este equipo no tiene esa dirección
    [ENAMETOOLONG] el nombre es demasiado largo
   *[other] { $error }
}
unwritable = No se han podido guardar los registros en { $folder }: { $error }. Elige otra carpeta con --records.
unknown-seat = No hay ningún asiento «{ $seat }»: elige un número de 1 a { $seats } o uno de estos nombres: { $players }.
settled-already = Una partida guardada ya tiene jugadores, crupier y reglas: quita --players, --seed, --words y --tickets-drawn.
finished-already = { $file }: esta partida ya ha terminado. Para leerla: okapi replay { $file }
no-secret = El registro no contiene el secreto del crupier, así que no se puede seguir repartiendo; solo se puede reanudar una partida guardada por su propio crupier.
no-dealer = Las cartas de esta partida se introdujeron a mano, así que no hay crupier con el que seguir.
whose-seat = Di con --name qué asiento es el tuyo: { $players }.
whose-bots = { $seats ->
    [one] Di con --bots qué bot juega en el otro asiento.
   *[other] Di con --bots qué bots juegan en los otros { $seats } asientos.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: línea { $line }: { $fault }
record-fine = { $file }: correcto. { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $events ->
    [one] { $events } suceso
   *[other] { $events } sucesos
}, { $state ->
    [finished] partida terminada
   *[unfinished] partida sin terminar
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Está demostrado que el reparto fue limpio: cada carta corresponde a la promesa del crupier.
luck-secret = Aún no se puede demostrar que el reparto sea limpio: el secreto del crupier se revela al final.
luck-seeded = Cada carta corresponde a la semilla «{ $seed }».
luck-unknown = El registro no dice cómo se repartieron las cartas, así que solo se puede comprobar que son posibles.
luck-played-on = Esta partida continúa desde una posición de otra, que no está demostrada. A partir de ahí, cada carta corresponde a la promesa del crupier.
chapter-setup = Preparación
chapter-turn = { $who ->
    [you] Turno { $turn }: tú, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[other] Turno { $turn }: { $player }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
replay-unfinished = La partida no ha terminado. Hasta ahora:

## The board

board-heading = { $board }: { $places ->
    [one] { $places } lugar
   *[other] { $places } lugares
}, { $routes ->
    [one] { $routes } recorrido
   *[other] { $routes } recorridos
} ({ $doubles ->
    [one] incluido { $doubles } recorrido doble
   *[other] incluidos { $doubles } recorridos dobles
}), { $tickets ->
    [one] { $tickets } billete de Destino
   *[other] { $tickets } billetes de Destino
}
board-places = Lugares
board-routes = Recorridos
board-tickets = Billetes de Destino
board-colours = Colores
board-terrains = Terrenos
board-fine = { $file }: correcto.
board-problems = { $count ->
    [one] { $file }: { $count } problema.
   *[other] { $file }: { $count } problemas.
}
place-several = { $place } ({ $count })
track-ferry = { $colour } (ferry { $locomotives })

## Column headings

column-player = Jugador
column-points = Puntos
column-trains = Vagones
column-cards = Cartas
column-tickets = Billetes
column-desert = Desierto
column-jungle = Jungla
column-mountain = Montaña
column-routes = Recorridos
column-doubling = Doble
column-globetrotter = Trotamundos
column-total = Total
column-ticket = Billete
column-missing = Por cubrir
column-route = Recorrido
column-colour = Color
column-colours = Colores
column-terrain = Terreno
column-spaces = Espacios
column-cheapest = Pagas
column-price = Precio
column-doubled = Doblado
column-payable = Puedes pagar
column-doubled-by = Quién puede doblar
column-leads-to = Hacia
column-from = De
column-to = A
column-state = Ahora
column-arithmetic = Resultado
column-command = Escribe
column-meaning = Qué hace
column-kind = Tipo
column-number = Cantidad
column-places = Lugares
column-bot = Bot
column-description = Descripción
column-what = Dato
column-value = Valor

## Simulations

simulate-progress = Partidas
simulate-stopped = { $wanted ->
    [one] Detenido tras { $games } de { $wanted } partida. Hasta ahora:
   *[other] Detenido tras { $games } de { $wanted } partidas. Hasta ahora:
}
simulate-games = Partidas
simulate-players = Jugadores
simulate-engine = Motor
simulate-seconds = Segundos
simulate-decisions = Decisiones, todas las partidas
simulate-games-per-second = Partidas por segundo
simulate-mean-score = Puntuación final media, todos los asientos
simulate-mean-tickets-completed = Media de billetes completados, todos los asientos
simulate-mean-turns = Media de turnos por partida, todos los jugadores
simulate-doubled-routes = Recorridos doblados, todas las partidas

## Sitting down and leaving

human = Maquinista
you = Tú
welcome = En la mesa: { $players }. El tablero: { $board }.
welcome-help = Escribe un número para elegir, ? para la ayuda; pulsa Ctrl-C para salir (antes puedes guardar).
plain-hint = Si usas un lector de pantalla, esto es más fácil de seguir: { $command }
commitment = La promesa del crupier para esta partida: { $commitment }
ask-words = Añade unas palabras tuyas, para que el crupier no pueda amañar las cartas (o pulsa solo Intro):
resumed = { $events ->
    [one] La partida sigue tras { $events } suceso. Lo último que pasó:
   *[other] La partida sigue tras { $events } sucesos. Lo último que pasó:
}
ask-save = ¿Guardar la partida? Pulsa Intro para guardarla como { $file }, o escribe otro nombre de archivo, o n para no guardarla.
ask-keep = ¿Conservar el registro de esta partida? Pulsa Intro para guardarlo como { $file }, o escribe otro nombre de archivo, o n para no guardarlo.
saved = Guardada. Para continuar: okapi play --resume { $file }
saved-finished = Guardada. Para comprobarla: okapi verify { $file } · Para leerla: okapi replay { $file }
not-saved = No se ha guardado.
save-taken = { $file } ya existe y no es una partida guardada; elige otro nombre.
save-failed = No se ha podido guardar la partida como { $file }: { $error }. Elige otro nombre.
save-impossible = No se ha podido guardar la partida: ni aquí, ni en tu carpeta personal, ni en la carpeta temporal.

## The table

your-turn = Tu turno
label-open = Visibles
label-decks = Mazos
label-hand = Mano
label-tickets = Billetes
decks = cartas de Vagón { $train }, cartas de Terreno { $terrain }, billetes { $tickets }
no-card = –
nothing = ninguna carta
yes = sí
last-round = { $turns ->
    [one] Este es el último turno de la partida.
   *[other] Última ronda: quedan { $turns } turnos, incluido este.
}
majority-legend = * más que nadie, o empate: puede doblar recorridos de ese terreno.
ticket-path = por { $routes }
missing = { $spaces ->
    [0] nada
    [one] { $spaces } espacio
   *[other] { $spaces } espacios
}
missing-closed = ya no es posible
winner = { $who ->
    [you] ¡Has ganado!
   *[other] { $player } ha ganado.
}
winners = Victoria compartida: { $players }.

## Menus

menu-turn = ¿Qué quieres hacer?
menu-second-draw = Roba tu segunda carta:
menu-keep = { $offered ->
    [one] Conserva este billete:
   *[other] ¿Qué billetes conservas? Al menos { $min }; escribe sus números, como 1 3, o todos.
}
menu-claim = ¿Qué recorrido? (* está en el camino de uno de tus billetes, v para volver)
menu-pay = ¿Cómo pagas el recorrido { $route }? (v para volver)
menu-double = Recorrido { $route } ({ $payment }): ¿doblar sus puntos? (v para volver)
menu-confirm = ¿Recorrido { $route } ({ $payment })? (v para volver)
menu-confirm-doubled = ¿Recorrido { $route } ({ $payment }), doblado con { $spent }? (v para volver)
menu-page = Página { $page } de { $pages }: s para la siguiente, a para la anterior.
choice-take = { $open ->
    [one] tomar { $card }
   *[other] tomar { $card } ({ $open } visibles)
}
choice-draw = { $deck ->
    [train] robar del mazo de Vagón
   *[terrain] robar del mazo de Terreno
}
choice-claim = { $routes ->
    [one] cubrir un recorrido ({ $routes } posible)
   *[other] cubrir un recorrido ({ $routes } posibles)
}
choice-confirm = { $points ->
    [one] sí, por { $points } punto
   *[other] sí, por { $points } puntos
}
choice-tickets = { $count ->
    [one] robar un billete de Destino
   *[other] robar { $count } billetes de Destino
}
choice-pass = pasar
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } loc.
}
locomotives-in-short = { $locomotives } loc.
not-doubled = no
not-doubled-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
doubled-with = sí, con { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: tú ({ $own }), { $player } ({ $rival }). Basta: { $doubled } puntos en vez de { $points }
    [one] { $terrain }: tú ({ $own } + { $wild } locomotora = { $sum }), { $player } ({ $rival }). Basta: { $doubled } puntos en vez de { $points }
   *[other] { $terrain }: tú ({ $own } + { $wild } locomotoras = { $sum }), { $player } ({ $rival }). Basta: { $doubled } puntos en vez de { $points }
}

## What was typed and not understood

unknown-command = Eso no es ni un comando ni un número; ? muestra lo que puedes escribir.
unknown-draw = ¿Qué quieres robar? Por ejemplo: robar roja, robar loc, robar desierto, robar vagón, robar terreno, robar billetes.
unknown-filter = Pide recorridos por lugar, color, terreno o longitud: recorridos durban, recorridos rojos, recorridos 4.
unknown-place = No existe ese lugar. Basta con el principio de su nombre.
unknown-route = No existe ese recorrido. Nombra dos lugares vecinos, como: cubrir ciudad del cabo port elizabeth
unknown-payment = No entiendo ese pago. Escríbelo así: negra*2 loc*1, y después doblar o doblar loc*1 para doblarlo.
no-claims = Ahora no puedes cubrir ningún recorrido.
none-of-those = Ahora no puedes cubrir ninguno de esos recorridos; escribe `recorridos` y un lugar para ver lo que cuestan.
double-not-possible = No puedes doblar ese recorrido; escribe `jugadores` para ver quién tiene más cartas de cada terreno.
not-in-that-colour = No puedes pagarlo en ese color.
unknown-terrain = No existe ese terreno; elige entre { $terrains }.

## Answers

answer-no-routes = No hay ningún recorrido así que esté libre para ti.
answer-routes = { $count ->
    [one] Hay { $count } recorrido libre para ti.
   *[other] Hay { $count } recorridos libres para ti.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } accesos ({ $kind })
}
state-claimed = { $who ->
    [you] tuyo
   *[other] { $player }
}
state-closed = cerrado: la otra vía está cubierta
state-payable = libre, y puedes pagarlo
state-open = libre
answer-languages = Escribe { $word } y uno de estos idiomas:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } LUGAR LUGAR [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [LUGAR|COLOR|LONGITUD]
typed-place = { $word } LUGAR
typed-who-has = { $word } [TERRENO]
typed-last = { $word } [CUÁNTOS]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NÚMERO|{ $all }]
typed-language = { $word } [IDIOMA]
typed-save = { $word } [ARCHIVO]

help-intro = Escribe el número de una opción o uno de estos comandos; basta con el principio, y las tildes no importan:
help-draw = robar una carta o billetes
help-claim = cubrir un recorrido; se te pregunta lo que falte
help-keep = conservar billetes por su número
help-pass = pasar, si no tienes otra jugada
help-hand = tus cartas
help-market = las cartas visibles y lo que queda en los mazos
help-players = puntos, cartas y terrenos de todos
help-map = quién ha cubierto qué recorridos
help-routes = recorridos libres: precio, quién puede doblar
help-place = los recorridos de un lugar y quién los ha cubierto
help-who-has = cuántas cartas de Terreno tiene cada jugador
help-tickets = tus billetes y lo que te falta
help-needs = las cartas que te faltan
help-log = qué ha pasado
help-last = lo último que ha pasado
help-options = lo que puedes hacer ahora
help-score = los puntos hasta ahora
help-rules = resumen de las reglas
help-advice = buenas jugadas, y por qué
help-review = después de la partida: los momentos decisivos y qué fue suerte
help-back = volver, página siguiente o anterior (v, s, a)
help-language = cambiar de idioma
help-save = guardar la partida y seguir jugando
help-quit = salir de la partida; se te pregunta si quieres guardarla
help-help = esta lista; Intro vuelve a mostrar la mesa

rules =
    En tu turno haz una de estas tres cosas:
    – Robar { COUNT($draws, form: "feminine", one: "carta", other: "cartas") }: de Vagón o de Terreno, visibles o del mazo, en cualquier combinación. Una locomotora visible ocupa el turno entero. Si { COUNT($locomotives_swept, form: "feminine") } o más de las cartas de Vagón visibles son locomotoras, se cambian todas.
    – Cubrir un recorrido: paga una carta de Vagón de su color por cada espacio (de un color a tu elección si es gris) y coloca uno de tus { COUNT($trains, one: "vagones", other: "vagones") } en cada espacio. Las locomotoras son comodines; los recorridos de ferry exigen algunas. Puntos según el número de espacios: { $points_by_length }. Un recorrido doble tiene dos vías: con { COUNT($players_sharing_doubles, one: "jugador", other: "jugadores") } o más se pueden cubrir ambas, pero no las dos el mismo jugador; con menos, solo una de ellas.
    – Robar { COUNT($tickets_drawn, one: "billete", other: "billetes") } de Destino y conservar al menos { COUNT($drawn_tickets_kept, form: "alone") }.
    Puedes doblar los puntos de un recorrido con cartas de su terreno ({ COUNT($short_terrain_cost, form: "feminine") } hasta { COUNT($longest_short_route, one: "espacio", other: "espacios") }, { COUNT($long_terrain_cost, form: "feminine") } si es más largo) si ningún otro jugador tiene más cartas de ese terreno que tú. Puedes jugar locomotoras como cartas de Terreno, tanto para alcanzar a los demás como para pagar. Los recorridos amarillos, naranjas y rojos son de desierto; los violetas, azules y verdes, de jungla; los blancos, grises y negros, de montaña.
    Un billete está completado cuando tus propios recorridos conectan sus dos lugares. Los países del borde del mapa son vías muertas: no puedes atravesarlos.
    Cuando a un jugador le { $trains_that_end_the_game ->
        [one] queda
       *[other] quedan
    } { COUNT($trains_that_end_the_game, one: "vagón", other: "vagones") } o menos, todos juegan un turno más. Los billetes completados suman sus puntos, los demás los restan. El jugador que ha completado más billetes, o cada uno de los empatados, recibe el premio Trotamundos: { COUNT($globetrotter, form: "digits", one: "punto", other: "puntos") }.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (nadie tiene más)
plain-player = { $name }: { $points ->
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
plain-score = { $name }: { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
}; recorridos { $routes }, doble { $doubling }, billetes { $tickets }, Trotamundos { $globetrotter }.

tickets-sure-yes = Sí, robar billetes
