### Puzzles at the terminal.

command-puzzle = Encontrar la mejor jugada: tres problemas al día, los mismos para todos, o tantos como quieras.
option-puzzle-theme = Un problema tras otro sobre un solo tema: doubling (doblar), blocking (bloquear), tickets (billetes), drawing (robar cartas) o last-round (última ronda).
option-puzzle-id = Un problema concreto, como 8m6k4g.
option-puzzle-endless = Un problema tras otro, cada uno tan difícil como corresponde a tu índice.
puzzle-today = Problemas del { $date }.
puzzle-intro = Cada posición viene de una partida entre bots. Ves lo que podía ver quien tenía el turno, y tienes { $tries } intentos para dar con la mejor jugada. Solo el primero cuenta para tu índice.
puzzle-rating = Tu índice en problemas: { $rating }
puzzle-where = Problema { $id } · dificultad { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = ¡Bien visto! Probabilidad de ganar: { $percent } %.
puzzle-other = Hay una jugada mejor.
puzzle-other-known = Hay una jugada mejor. Con la tuya, tu probabilidad de ganar es del { $percent } %.
puzzle-less = No tan buena: { $move } ({ $percent } %).
puzzle-no-such-theme = No hay ningún tema llamado «{ $theme }»; elige entre { $themes }.
puzzle-unknown = No hay ningún problema llamado «{ $id }».
puzzle-none-left = Ya has probado todos los problemas.
puzzle-not-kept = No se ha podido guardar tu índice en { $file }: { $error }.
puzzle-file-broken = No se puede leer { $file }. Mueve el archivo a otro sitio para empezar con un índice nuevo.
