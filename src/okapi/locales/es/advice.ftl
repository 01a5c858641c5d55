options-advice = Consejos para todos
options-advice-text = En esta mesa cualquiera puede pedir buenas jugadas al entrenador, y todos lo ven. No en partidas puntuables.
lobby-advice = Los consejos están permitidos: aquí cualquiera puede pedir buenas jugadas al entrenador.
game-advice = Los consejos están permitidos.
game-played-on = Continuada a partir de otra partida; no cuenta.
