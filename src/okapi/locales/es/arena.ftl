# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Enfrentar a los bots entre sí, cada alineación en todos los asientos, y mostrar sus resultados.
option-arena-bots = Los bots, por su nombre y con comas.
option-arena-players = Cuántos asientos hay en la mesa, de 2 a 5.
option-arena-games = Cuántas partidas por alineación, como mínimo; los repartos se juegan enteros.
option-arena-jobs = Cuántos procesos; si falta, tantos como procesadores haya.
option-arena-with = Solo las alineaciones en las que juega este bot.
option-arena-limit = Cuántos segundos puede durar una decisión.
option-arena-json = Mostrar un objeto JSON en lugar de tablas.
option-arena-csv = Escribir en este archivo una fila por cada asiento de cada partida.
option-arena-parquet = Lo mismo en Parquet; requiere okapi[parquet].
option-arena-records = Guardar el registro de cada partida en esta carpeta.

## Bad input

arena-no-bots = Nombra al menos un bot con --bots.
arena-bot-twice = El bot «{ $bot }» está nombrado dos veces; nombra cada bot una sola vez.
arena-not-among-the-bots = El bot «{ $bot }» debe jugar en todas las partidas (--with), pero no está entre los bots (--bots).
arena-bad-limit = Una decisión no puede durar { $seconds } s; elige un número mayor que 0 con --limit.
arena-no-jobs = Hace falta al menos un proceso: elige otro número con --jobs.
arena-unwritable = No se puede escribir { $file }: { $error }.
arena-folder-not-empty = La carpeta { $folder } no está vacía; los registros van en una carpeta aparte.
arena-folder-unusable = La carpeta { $folder } no se puede usar: { $error }.
arena-needs-pyarrow = Para escribir Parquet hace falta un paquete más: pip install okapi[parquet]

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
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Clasificación
sheet-points = Puntos
sheet-ahead = Cara a cara
sheet-times = Tiempo por decisión (ms)
sheet-ahead-text = Cuántas veces, en porcentaje, el bot de la fila quedó por delante del de la columna.

## Headings of the tables

figure-bot = bot
figure-games = partidas
figure-wins = victorias
figure-wins-percent = victorias, %
figure-win-share = cuota de victorias (95 %)
figure-even-share = × cuota igual
figure-mean-rank = puesto medio
figure-rating = índice (95 %)
figure-forfeits = abandonos
figure-points = puntos
figure-routes = recorridos
figure-doubling = doble
figure-tickets = billetes
figure-globetrotter = Trotamundos
figure-completed-of-kept = billetes completados de conservados
figure-decisions = decisiones
figure-mean = media
figure-p99 = p99
figure-worst = máximo

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } a { $high })
figure-tickets-completed = { $completed } de { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Partida { $game }, semilla { $seed }, asientos { $seating }: abandono de { $bot }: fallo ({ $error })
    [stall] Partida { $game }, semilla { $seed }, asientos { $seating }: abandono de { $bot }: sin respuesta a tiempo ({ $error })
   *[illegal-action] Partida { $game }, semilla { $seed }, asientos { $seating }: abandono de { $bot }: acción no permitida ({ $error })
}
forfeits-more = { $count ->
    [one] Hay { $count } más; --json y --csv los indican todos.
   *[other] Hay { $count } más; --json y --csv los indican todos.
}
