spoken-since-notification = Desde que te avisamos:
options-rated = Partida puntuable
options-rated-text = Cuenta para el índice de todos, y toda la mesa ve los índices. Solo para personas y con tiempo limitado por jugada: sin bots ni consejos.
lobby-rated = Esta partida es puntuable: cuenta para el índice de todos. Si la abandonas, quedas en último lugar.
rating = Índice Elo
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisional)
rating-none = aún sin índice
rating-after = Índices tras esta partida
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } partida puntuable
   *[other] { $count } partidas puntuables
}
rating-text = ± indica lo seguro que es el índice: 19 de cada 20 veces la fuerza real está dentro de ese margen. En una mesa de dos, 400 puntos más significan diez victorias por cada derrota. El índice es provisional durante las diez primeras partidas.
rating-history = Índice, partida a partida
leave-for-good-rated = Esta partida es puntuable: si te vas, quedas en último lugar.
players = Jugadores
players-link = Jugadores de este servidor
players-text = Aquí figuran quienes lo han elegido en su propia página.
players-none = Aún no figura nadie. Quien quiera puede elegirlo en su propia página.
news-since-notification = Desde que te avisamos
news-notification-moment = Mostrar ese momento
