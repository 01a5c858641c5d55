# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Enfrentar a los bots en todas las alineaciones y todos los asientos, y mostrar sus resultados.
option-arena-bots = Los bots, por su nombre y separados por comas.
option-arena-players = Número de jugadores en la mesa.
option-arena-games = Partidas por alineación (400), redondeadas al alza a repartos completos. Con --until-sure, el máximo (10000).
option-arena-jobs = Número de procesos; por defecto, uno por procesador.
option-arena-on = Dónde jugar: en este equipo o en un clúster Ray (requiere okapi-railways[ray]).
option-arena-until-sure = Parar en cuanto esté claro si un bot es mejor que los demás: el indicado con --with o, si no, el primero.
option-arena-elo0 = La ventaja sobre los demás, en puntos Elo, que la prueba debe rechazar (0).
option-arena-elo1 = La ventaja sobre los demás, en puntos Elo, que la prueba debe confirmar (30).
option-arena-alpha = Con qué frecuencia la prueba puede dar por buena la ventaja mayor cuando la cierta es la menor (0.05).
option-arena-beta = Con qué frecuencia la prueba puede dar por buena la ventaja menor cuando la cierta es la mayor (0.05).
option-arena-with = Jugar solo las alineaciones que incluyen este bot.
option-arena-limit = Segundos que puede durar una decisión.
option-arena-json = Mostrar un objeto JSON en lugar de tablas.
option-arena-csv = Escribir en este archivo una fila por cada asiento de cada partida.
option-arena-parquet = Lo mismo en Parquet; requiere okapi-railways[parquet].
option-arena-records = Guardar el registro de cada partida en esta carpeta.

## Bad input

arena-no-bots = Nombra al menos un bot con --bots.
arena-bot-twice = El bot «{ $bot }» aparece dos veces; nombra cada bot una sola vez.
arena-not-among-the-bots = El bot «{ $bot }» debe jugar en todas las partidas (--with), pero no está entre los bots (--bots).
arena-bad-limit = Una decisión no puede durar { $seconds } s; elige un número mayor que 0 con --limit.
arena-nobody-to-compare-with = No hay nada que comparar: nombra al menos dos bots con --bots.
arena-bad-elo = Una ventaja de { $elo0 } no se puede distinguir de una de { $elo1 }; elige --elo1 mayor que --elo0.
arena-bad-error-rate = Una prueba no puede tener una tasa de error de { $rate }; elige --alpha y --beta por encima de 0 y por debajo de 0.5.
arena-only-until-sure = { $option } no tiene efecto sin --until-sure; añádelo o quita { $option }.
arena-no-jobs = Hace falta al menos un proceso: elige un número mayor con --jobs.
arena-unwritable = No se puede escribir { $file }: { $error }.
arena-folder-not-empty = La carpeta { $folder } no está vacía; elige una carpeta aparte para los registros.
arena-folder-unusable = La carpeta { $folder } no se puede usar: { $error }.
arena-needs-pyarrow = Para escribir Parquet hace falta un paquete más: pip install "okapi-railways[parquet]"
arena-needs-ray = Para jugar en un clúster Ray hace falta un paquete más: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = No hay ningún clúster Ray en marcha en este equipo. Arranca uno con «ray start --head» o nombra otro en RAY_ADDRESS (equipo:puerto).
arena-cluster-unreachable = Ningún clúster Ray responde en { $address } ({ $error }). Arráncalo allí con «ray start --head» o nombra otro en RAY_ADDRESS (equipo:puerto).
arena-bad-cluster-address = { $address } no es la dirección de un clúster Ray; escribe equipo:puerto en RAY_ADDRESS.
arena-cluster-refuses-token = El clúster Ray no acepta el token de este equipo. Pon aquí RAY_AUTH_MODE=token y, en RAY_AUTH_TOKEN, el token con el que se arrancó el clúster.
arena-cluster-silent = El clúster Ray lleva { $seconds } s sin responder. Míralo con «ray status» y arráncalo de nuevo si hace falta.
arena-cluster-lost = Se ha perdido la conexión con el clúster Ray. Míralo con «ray status», arráncalo de nuevo si hace falta y repite el torneo: la misma semilla da las mismas partidas.
arena-cluster-has-no-room = El clúster Ray lleva { $seconds } s sin ningún procesador libre. Mira con «ray status» qué lo ocupa o añade un equipo.
arena-cluster-keeps-losing-workers = El clúster Ray pierde sus procesos una y otra vez. ¿Está okapi-railways[ray] instalado en todos los equipos? El último error: { $error }
arena-cluster-other-version = El equipo { $machine } del clúster Ray tiene Okapi { $there } y este tiene { $here }; instala la misma versión en todos.
arena-cluster-lacks-bot = El equipo { $machine } del clúster Ray no puede cargar un bot: { $error }. Instálalo en todos los equipos.
arena-cluster-trouble = El clúster Ray no se puede usar: { $error }

## What stopped it

arena-stopped = { $wanted ->
    [one] Detenido tras { $games } de { $wanted } partida.
   *[other] Detenido tras { $games } de { $wanted } partidas.
}
arena-broke-off = La partida { $game } se interrumpió: { $error }
arena-workers-keep-ending = Los procesos se cierran una y otra vez ({ $ended }), el último en la partida { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } de { $wanted } partida. Victorias: { $bots }.
   *[other] { $games } de { $wanted } partidas. Victorias: { $bots }.
}
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % de las victorias; repartos: { $deals }; LLR: { $llr } (límites { $lower } y { $upper }).
test-h1 = { $deals ->
    [one] Decidido tras { $deals } reparto: { $bot } tiene una ventaja de más de { $elo } puntos Elo.
   *[other] Decidido tras { $deals } repartos: { $bot } tiene una ventaja de más de { $elo } puntos Elo.
}
test-h0 = { $deals ->
    [one] Decidido tras { $deals } reparto: { $bot } tiene una ventaja de menos de { $elo } puntos Elo, si es que la tiene.
   *[other] Decidido tras { $deals } repartos: { $bot } tiene una ventaja de menos de { $elo } puntos Elo, si es que la tiene.
}
test-undecided = { $deals ->
    [one] Aún sin decidir tras { $deals } reparto; permite más partidas con --games.
   *[other] Aún sin decidir tras { $deals } repartos; permite más partidas con --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Clasificación
sheet-points = Puntos
sheet-ahead = Cara a cara
sheet-test = ¿Es mejor?
sheet-times = Tiempo por decisión (ms)
sheet-ahead-text = Cuántas veces, en porcentaje, el bot de la fila quedó por delante del de la columna.

## Headings of the tables

figure-bot = bot
figure-games = partidas
figure-wins = victorias
figure-wins-percent = victorias, %
figure-win-share = proporción de victorias (95 %)
figure-even-share = × proporción equitativa
figure-mean-rank = puesto medio
figure-rating = índice (95 %)
figure-forfeits = abandonos
figure-points = puntos
figure-routes = recorridos
figure-doubling = doble
figure-tickets = billetes
figure-globetrotter = Trotamundos
figure-completed-of-kept = billetes completados / conservados
figure-decisions = decisiones
figure-mean = media
figure-p99 = p99
figure-worst = máximo
figure-processor-mean = media, procesador
figure-processor-p99 = p99, procesador
figure-processor-worst = máximo, procesador
figure-deals = repartos
figure-win-share-alone = proporción de victorias, %
figure-hypothesis-0 = H0: Elo (proporción de victorias, %)
figure-hypothesis-1 = H1: Elo (proporción de victorias, %)
figure-llr = LLR (límites)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } ({ $low } a { $high })
figure-tickets-completed = { $completed } de { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Partida { $game }, semilla { $seed }, asientos { $seating }: { $bot } abandona: ha fallado ({ $error })
    [stall] Partida { $game }, semilla { $seed }, asientos { $seating }: { $bot } abandona: no ha respondido a tiempo ({ $error })
   *[illegal-action] Partida { $game }, semilla { $seed }, asientos { $seating }: { $bot } abandona: ha hecho una jugada no permitida ({ $error })
}
forfeits-more = { $count ->
    [one] Hay { $count } más; --json y --csv los muestran todos.
   *[other] Hay { $count } más; --json y --csv los muestran todos.
}
