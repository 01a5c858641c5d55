### The deal of the day, as its page in the browser says it.

deal = Reparto del día
deal-title = Reparto del día: { $date }
deal-text = Todos reciben las mismas cartas: la tercera que robas de un mazo es también la tercera para los demás. ¿Cuántos puntos sacarás tú con ellas?
deal-against = Tus rivales: { $opponents } · un cuarto de hora, más o menos
deal-play = Jugar el reparto
deal-continue = Continuar tu partida
deal-play-old = Jugar este reparto
deal-one-try = Solo cuenta un intento: empieza antes del { $until }, y termina antes del { $end }. Nadie puede ver tu partida antes de terminar la suya.
deal-over = Este reparto está cerrado. Puedes jugarlo cuantas veces quieras, pero ya no cuenta.
deal-closing = El día ha terminado y hay quien aún está acabando este reparto. A partir del { $until } podrás jugarlo cuantas veces quieras, pero ya no contará.
deal-not-counted = Tu partida no terminó a tiempo, así que no cuenta.
deal-people = { $count ->
    [0] Nadie ha terminado aún este reparto.
    [one] { $count } persona ha terminado este reparto.
   *[other] { $count } personas han terminado este reparto.
}
deal-field-title = Todos los resultados
deal-result-title = Tu resultado
deal-rank = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: puesto { $rank } de { $of }
deal-streak = { $days ->
    [one] { $days } reparto seguido
   *[other] { $days } repartos seguidos
}
deal-chart = Los puntos de todos, en una curva
deal-you = Tú: { $points }
deal-luck = ¿Qué fue suerte y qué fue decisión?
deal-ledger-waits = El entrenador está calculando qué fue suerte y qué fue decisión.
deal-best = Ver la mejor partida: { $name } ({ $points })
deal-champion = Ver la partida del Campeón ({ $points })
deal-own-game = Volver a mi partida
deal-share = Compartir mi resultado
deal-picture = Guardar como imagen
deal-share-text = Lo que compartes no revela nada de las cartas.
deal-card = Okapi · Reparto del día: { $date }
deal-levels-play = Los bots de todos los niveles aún están jugando este reparto.
deal-fair = ¿Es limpio el reparto?
deal-fair-text = El orden de todos los mazos queda fijado antes de que empiece el día. Su sello se muestra el día anterior y el secreto, una hora después de que termine el día: entonces cualquiera puede comprobar cada partida de este reparto.
deal-secret = Secreto
deal-earlier = Repartos anteriores
deal-earlier-text = Juégalos cuando quieras. Ya no cuentan.
deal-today = El reparto de hoy
deal-new = nuevo hoy
deal-waits = te está esperando
# On the home page, beside the deal of the day.
duels-link = Duelos
duels-wait = te esperan: { $count }
puzzles-link = Problemas
reason-deal-is-closing = El día ha terminado y puede que otros aún estén acabando este reparto. Dentro de una hora como mucho podrás jugarlo cuantas veces quieras.
