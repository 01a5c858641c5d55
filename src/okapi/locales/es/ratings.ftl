options-rated = Partida puntuable
options-rated-text = Cuenta para el índice de todos, y toda la mesa ve los índices. Solo para personas y con tiempo limitado por jugada: sin bots ni consejos.
lobby-rated = Esta partida es puntuable: cuenta para el índice de todos. Si la abandonas, quedas en último lugar.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (provisional)
rating-none = aún sin índice
players = Jugadores
players-link = Jugadores de este servidor
