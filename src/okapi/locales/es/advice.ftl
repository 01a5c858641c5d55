# Advice during play.

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
because-card-for-a-set = Completa las cartas que estás reuniendo.
because-terrain = Te ayuda a doblar un recorrido.
because-more-tickets = Tienes tiempo para más billetes.
because-best-tickets = Estos billetes son los que mejor encajan.
because-unknown-card = Ninguna carta visible es mejor que una desconocida.

advice-first = Lo mejor: { $move }. { $because } Probabilidad de ganar: { $percent } %.
advice-next = También bueno: { $move }. { $because } Probabilidad de ganar: { $percent } %.
advice-nothing = El entrenador no tiene ningún consejo ahora.

options-advice = Consejos para todos
options-advice-text = En esta mesa cualquiera puede pedir buenas jugadas al entrenador, y todos lo ven. No en partidas puntuables.
lobby-advice = Los consejos están permitidos: aquí cualquiera puede pedir buenas jugadas al entrenador.
game-played-on = Continuada a partir de otra partida; no cuenta.
