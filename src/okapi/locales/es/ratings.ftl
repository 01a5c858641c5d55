spoken-since-notification = Desde que te avisamos:
options-rated = Partida puntuable
options-rated-text = Cuenta para la clasificación de todos, y toda la mesa ve las clasificaciones. Solo para personas y con tiempo limitado por jugada: sin bots ni consejos.
lobby-rated = Esta partida es puntuable: cuenta para la clasificación. Quien la abandone queda en último lugar.
rating = Clasificación
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisional)
rating-none = aún sin clasificación
rating-after = Clasificaciones tras esta partida
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } partida puntuable
   *[other] { $count } partidas puntuables
}
rating-text = ± indica lo segura que es la clasificación: 19 de cada 20 veces la fuerza real está dentro de ese margen. En una mesa de dos, 400 puntos más significan diez victorias por cada derrota. La clasificación es provisional durante las diez primeras partidas.
rating-history = Clasificación, partida a partida
leave-for-good-rated = Esta partida es puntuable: quien se va queda en último lugar.
players = Jugadores
players-link = Jugadores de este servidor
players-text = Aquí figuran quienes lo han elegido en su propia página.
players-none = Aún no figura nadie. Quien quiera puede elegirlo en su propia página.
news-since-notification = Desde que te avisamos
news-notification-moment = Mostrar ese momento
