invited-by = { $name } te invita a una partida de trenes
invited-to = { $minutes ->
    [0] Se juega a lo largo de varios días
    [one] { $minutes } minuto
   *[other] Unos { $minutes } minutos
} · { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
lobby-chat = Aquí podéis escribiros con vuestras propias palabras. Solo lo lee quien está sentado a la mesa.
keys-talk = Decir algo
