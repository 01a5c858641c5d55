# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Tienes { $count } carta: { $cards }.
   *[other] Tienes { $count } cartas: { $cards }.
}
answer-terrain = Boca arriba ante ti: { $cards }.
answer-no-tickets = Aún no tienes billetes.
answer-score = Puntos por recorridos: { $scores }.
answer-score-now = Si la partida terminara ahora, tendrías { $routes } por recorridos, + { $done } por billetes completados, − { $open } por los demás: { $sum }. El premio Trotamundos no está contado.
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
route-open = { $route } ({ $spaces } × { $colour })

## Tickets

ticket-done = { $ticket }: completado
ticket-missing = { $spaces ->
    [one] { $ticket }: falta { $spaces } espacio
   *[other] { $ticket }: faltan { $spaces } espacios
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: falta { $spaces } espacio, no quedan vagones suficientes
   *[other] { $ticket }: faltan { $spaces } espacios, no quedan vagones suficientes
}
ticket-closed = { $ticket }: ya no hay camino
ticket-completed = ¡Billete completado: { $ticket }!
tickets-completed = { $player }, completados: { $tickets }
tickets-failed = { $player }, sin completar: { $tickets }

## What was typed and not understood

several-commands = Puede ser { $commands }; escribe un poco más.
several-places = Puede ser { $places }; escribe un poco más.
no-such-number = { $count ->
    [one] La única opción es 1.
   *[other] Elige un número de 1 a { $count }.
}
