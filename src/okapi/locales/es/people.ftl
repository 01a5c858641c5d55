home-continue = { $count ->
    [one] Te toca en { $count } partida
    *[other] Te toca en { $count } partidas
}
home-continue-game = Seguir jugando: { $players }
list-won = Has ganado
list-place = Puesto { $place } de { $players }
list-score = { $player }: { $points }
people-mine-link = Mi página: partidas, victorias, puntos
friends-link = Con quién juego
almanac-link = Mi almanaque
people-finished = Partidas terminadas

end-early = Terminar ya la partida
end-early-not = Mejor seguir jugando
end-early-text = { $others ->
    [0] La partida termina sin resultado.
   *[other] Cuando todos los jugadores estén de acuerdo, la partida termina sin resultado.
}
end-early-agree = Terminar la partida
end-early-wanted = { $count ->
    [one] { $players } quiere terminar ya la partida.
    *[other] { $players } quieren terminar ya la partida.
}
list-ended = Terminada antes de tiempo
