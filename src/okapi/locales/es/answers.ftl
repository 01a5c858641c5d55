# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Tienes { $count } carta: { $cards }.
   *[other] Tienes { $count } cartas: { $cards }.
}
answer-terrain = Boca arriba delante de ti: { $cards }.
answer-no-tickets = Aún no tienes billetes.
answer-score = Puntos por recorridos: { $scores }.
answer-score-now = Si la partida terminara ahora, tendrías { $routes } por recorridos, +{ $done } por billetes completados, −{ $open } por los demás: { $sum }, sin contar el premio Trotamundos.
answer-map = { $who ->
    [you] Tú: { $routes ->
        [one] { $routes } recorrido
       *[other] { $routes } recorridos
    }, { $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } recorrido
       *[other] { $routes } recorridos
    }, { $spaces ->
        [one] { $spaces } espacio
       *[other] { $spaces } espacios
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, doblado)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: completado
ticket-not-done = { $ticket }: sin completar
ticket-missing = { $spaces ->
    [one] { $ticket }: falta { $spaces } espacio
   *[other] { $ticket }: faltan { $spaces } espacios
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: falta { $spaces } espacio, pero no te quedan vagones suficientes
   *[other] { $ticket }: faltan { $spaces } espacios, pero no te quedan vagones suficientes
}
ticket-closed = { $ticket }: ya no es posible
ticket-completed = ¡Has completado { $ticket }!
needs-cards = Cartas que faltan: { $cards }.
needs-wild = { $count ->
    [one] Una locomotora de tu mano puede sustituir a una de ellas.
   *[other] { $count } locomotoras de tu mano pueden sustituir a otras tantas.
}
needs-none = Tienes todas las cartas que hacen falta.
needs-together = Para todos tus billetes juntos aún necesitas { $cards }.
needs-together-none = Tienes todas las cartas que hacen falta para todos tus billetes juntos.
needs-grey = { $cards } para un recorrido gris
ticket-cut = { $more ->
    [0] { $player } ha cubierto el recorrido { $route }. Hay otro camino igual de corto.
    [one] { $player } ha cubierto el recorrido { $route }. Tu camino es ahora un espacio más largo.
   *[other] { $player } ha cubierto el recorrido { $route }. Tu camino es ahora { $more } espacios más largo.
}
ticket-cut-closed = { $player } ha cubierto el recorrido { $route } y ya no queda ningún camino.
# In place of a list of tickets.
tickets-nothing = ninguno

## What was typed and not understood

several-commands = Puede ser { $commands }; escribe un poco más.
several-places = Puede ser { $places }; escribe un poco más.
no-such-number = { $count ->
    [one] La única opción es 1.
   *[other] Elige un número de 1 a { $count }.
}
