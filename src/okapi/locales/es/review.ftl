# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Análisis de la partida
review-back = Volver al resultado
review-to-games = Tus partidas terminadas
review-waiting = Hay otros análisis antes…
review-starting = Preparando…
review-progress-of = Decisiones valoradas: { $done } de { $total }
review-stay-or-go = Puede tardar uno o dos minutos. Puedes salir de esta página: el análisis sigue y lo encontrarás aquí.
review-again = Intentarlo de nuevo

## The curve

review-curve = La probabilidad de ganar
review-curve-picture = La probabilidad de ganar de cada jugador durante la partida; en palabras más abajo
review-curve-words = La curva en palabras
review-curve-player = { $player }: { $start } % tras el reparto. Máximo: { $high } % { $high_turn ->
        [0] antes del primer turno
       *[other] en el turno { $high_turn }
    }. Mínimo: { $low } % { $low_turn ->
        [0] antes del primer turno
       *[other] en el turno { $low_turn }
    }. Al final: { $end } %.
review-curve-ahead = { $who ->
    [you] Desde el turno { $turn } vas por delante.
   *[other] Desde el turno { $turn } va por delante { $player }.
}
review-curve-level = Al principio nadie va claramente por delante.

## Key moments

review-moment-number = Momento { $number }
review-moment-where = Momento { $number } de { $count }
review-moment-previous = Momento anterior
review-moment-next = Momento siguiente
review-moment-keys = Con el teclado: ← y →.
review-step = Repasar
review-step-decisions = { $who ->
    [you] Tus decisiones
   *[other] Decisiones de { $player }
}
review-decision-where = Decisión { $number } de { $count }
review-decision-previous = Decisión anterior
review-decision-next = Decisión siguiente
review-no-decisions = Este jugador nunca tuvo nada que elegir.
review-played = Jugado: { $move }
review-better = Mejor: { $move }
review-chance = probabilidad de ganar: { $percent } %
review-two-chances = La curva conoce las cartas de todos; estas probabilidades solo cuentan con lo que se podía saber en ese momento.
review-before-move = El mapa muestra la posición antes de esta jugada.
review-before-card = El mapa muestra la posición antes de esta carta.
review-open-table = Abrir la mesa en esta posición

## The ledger

review-ledger-title = De dónde vino el resultado
review-ledger-text = En puntos porcentuales de probabilidad de ganar. Cada barra empieza donde acaba la anterior: desde la igualdad hasta el resultado.
review-ledger-sums = Quien perdió puede tener saldo positivo en sus decisiones: lo que ganaron los demás con las suyas cuenta en contra del resto. Solo todas las filas juntas dan el resultado.
review-column-source = Origen
review-column-change = Cambio
review-luck = Suerte en total: { $percent } en puntos porcentuales, { $points } en puntos
review-choices = Decisiones de todos, en total: { $percent } en puntos porcentuales, { $points } en puntos
review-luck-differs = No tienen por qué coincidir: los puntos son los de cada uno, mientras que la probabilidad de ganar depende también de los demás.

## Decisions

review-decisions-text = Valoradas según lo que cada jugador podía saber. Perdido: lo que costaron las imprecisiones y los errores, en puntos porcentuales de probabilidad de ganar.

## How to read it

review-how = Cómo leer este análisis
review-how-chances = Las probabilidades vienen de un modelo que aprendió de partidas entre bots y que tiene en cuenta lo bien que se jugó en esta mesa. Al principio son poco más que una conjetura. En las partidas de los bots, un pronóstico del 70 % se cumplió unas 7 veces de cada 10.
review-how-luck = La suerte es lo que cambió una carta frente a la media de todas las que podían salir. Las decisiones cuentan por lo que cambiaron con las cartas de todos a la vista: una buena decisión puede salir mal, y entonces aquí resta.
review-how-decisions = Si una decisión fue buena es otra cuestión. Para eso se vuelve a repartir muchas veces todo lo que el jugador no podía ver y se compara la jugada con lo que habrían hecho unos bots fuertes. Una diferencia menor que su incertidumbre no se considera un error.
review-how-names = Imprecisión: cuesta al menos { $inexact } puntos porcentuales de probabilidad de ganar. Error: al menos { $mistake }. Error grave: al menos { $blunder }.

## Playing on

play-on-text = Una partida nueva empieza en esta posición, contigo en el asiento que elijas y bots en los demás. Lo que desde ese asiento no se podía ver se reparte de nuevo. La partida original queda como está, y la nueva no cuenta.
play-on-seat = Tu asiento
play-on-begin = Empezar la partida

## Advice at the table

advice-text = Valorado según lo que puedes ver. Elegir una jugada no es todavía jugarla.
advice-choose = Elegir
advice-choose-this = Elegir: { $move }
advice-none = El entrenador no tiene nada que decir aquí.
advice-prepares = El entrenador se está preparando. En un ordenador nuevo, la primera vez puede tardar un minuto.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Doblado vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
because-serves-a-ticket = Te acerca a { $ticket } y vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
because-scores = Vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
because-card-for-a-ticket = Necesitas esa carta para { $ticket }.
because-card-for-a-set = Se suma a las cartas que estás reuniendo.
because-terrain = Te ayuda a doblar un recorrido.
because-more-tickets = Tienes tiempo para más billetes.
because-best-tickets = Estos billetes son los que mejor encajan.
because-unknown-card = Ninguna carta visible es mejor que una desconocida.
