options-advice = Consejos para todos
options-advice-text = En esta mesa cualquiera puede pedir buenas jugadas al entrenador, y todos lo ven. No en partidas puntuables.
lobby-advice = Los consejos están permitidos: aquí cualquiera puede pedir buenas jugadas al entrenador.
game-advice = Los consejos están permitidos.
options-puzzles = Problemas de esta partida
options-puzzles-text = Después de un análisis, algunas posiciones de esta partida pueden convertirse en problemas para todos en este servidor: tal como las vio un jugador y sin nombres. Todos en la mesa ven que está activado.
lobby-puzzles = Esta partida puede convertirse en un problema, sin nombres.
game-played-on = Continuada a partir de otra partida; no cuenta.
