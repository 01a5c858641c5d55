### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Problemas
puzzles-one = Problema
puzzles-text = Posiciones de partidas reales, cada una con una jugada claramente mejor que las demás. ¿La encuentras?
puzzles-today = Los tres de hoy
puzzles-today-text = { $date } · Los mismos para todos, de fácil a difícil.
puzzles-number = Problema { $number }
puzzles-difficulty = Dificultad { $rating }
puzzles-new = sin probar
puzzles-found = resuelto
puzzles-missed = no resuelto a la primera
puzzles-today-done = Ya has probado los tres. A medianoche (UTC) llegan otros, y el entrenamiento no se acaba nunca.
puzzles-trainer = Entrenamiento
puzzles-trainer-text = Un problema tras otro, con una dificultad adecuada para ti.
puzzles-train = Siguiente problema
puzzles-by-theme = Elige un tema para practicarlo.
puzzles-column-theme = Tema
puzzles-column-found = Resueltos a la primera
puzzles-column-tried = Probados
puzzles-rating = Tu índice en problemas
puzzles-rating-tries = { $count ->
    [one] tras { $count } problema
   *[other] tras { $count } problemas
}
puzzles-rating-text = Tú y los problemas tenéis un índice en la misma escala, la de los niveles de los bots: un problema con tu mismo índice lo resuelves más o menos una de cada dos veces.
puzzles-rating-none = Tu índice aparecerá con el primer problema. Solo cuenta el primer intento de cada problema.
puzzles-curve = { $count ->
    [one] Tu índice tras { $count } problema: { $last }
   *[other] Tu índice en los últimos { $count } problemas: de { $first } a { $last }
}

## At the table

puzzles-task-title = Problema · dificultad { $rating }
puzzles-task = Turno { $turn }, y te toca a ti. ¿Cuál es la mejor jugada?
puzzles-task-start = Empieza la partida. ¿Qué billetes conviene conservar?
puzzles-first-counts = Solo tu primer intento cuenta para el índice.
puzzles-before-found = Ya probaste este problema y encontraste la jugada.
puzzles-before-missed = Ya probaste este problema y no encontraste la jugada a la primera.
puzzles-outcome-found = ¡Resuelto! Probabilidad de ganar: { $best } %.
puzzles-outcome-other = Hay una jugada mejor: con la tuya, la probabilidad de ganar es del { $percent } %; con la mejor, del { $best } %.
puzzles-outcome-unknown = Hay una jugada mejor, con una probabilidad de ganar del { $best } %.
puzzles-try-again = Prueba otra o mira la solución.
puzzles-counted = Tu índice: { $rating } ({ $change }).
puzzles-about = Tema: { $theme }
puzzles-show = Ver la solución
puzzles-solution = Lo que ha considerado el entrenador, de mejor a peor
puzzles-next = Siguiente problema
reason-puzzle-unknown = No existe ese problema.
