home-continue = { $count ->
    [one] Te toca en { $count } partida
    *[other] Te toca en { $count } partidas
}
home-continue-game = Seguir jugando: { $players }
list-won = Has ganado
list-place = Puesto { $place } de { $players }
list-score = { $player }: { $points }
people-mine = Mi página
people-mine-link = Mi página: partidas, victorias, puntos
people-nobody = Siéntate a una mesa y di tu nombre: desde entonces, esta página mostrará tus partidas.
people-none = Todavía no hay partidas terminadas.
people-games = { $count ->
    [one] { $count } partida
    *[other] { $count } partidas
}
people-wins = { $count ->
    [one] { $count } victoria
    *[other] { $count } victorias
}
people-since = aquí desde el { $date }
people-sizes = Victorias según el tamaño de la mesa
people-size = { $count ->
    [one] { $count } jugador
    *[other] { $count } jugadores
}
people-size-won = { $wins } de { $games } ganadas
people-points = { $points ->
    [one] { $points } punto por partida
    *[other] { $points } puntos por partida
}
people-routes = Recorridos cubiertos
people-doubled = Doblados
people-single = Sin doblar
people-completed = Completados
people-failed = Sin completar
people-best = Mejor partida
people-against = Contra
people-ahead = por delante en { $ahead } de { $games }
people-what-counts = Una partida cuenta si la has jugado tú hasta el final, y solo cuenta tu propio asiento.
people-finished = Partidas terminadas
people-finished-more = Partidas anteriores
people-bring-record = Analizar un registro desde un archivo
people-visibility = Quién puede ver esta página
people-visibility-private = Solo yo
people-visibility-shared = La gente con la que juego y quien tenga el enlace
people-visibility-listed = Todos: quiero figurar entre los jugadores de este servidor
title-rematch = ● Revancha · Okapi

leave-menu = Dejar la mesa
leave-home = Página de inicio
leave-home-text = La partida te espera; vuelve cuando quieras.
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
leave-for-good = Abandonar definitivamente
leave-for-good-sure = Sí, abandonar definitivamente
leave-for-good-text = Un bot jugará en tu asiento hasta el final. No podrás recuperarlo.
table-left = (abandonó; sigue un bot)
status-ended = Esta partida se terminó antes de tiempo. Puedes repasarla.
list-ended = Terminada antes de tiempo
spoken-news-left = { $player } ha abandonado la partida; sigue un bot.

people-data = Todos mis datos
people-export = Descargar todos mis datos
people-forget = Borrar todos mis datos
people-forget-text = Al borrarlos se cierra la sesión en todos tus dispositivos y abandonas definitivamente todas las mesas; tus comentarios y tu índice desaparecen y en tus partidas queda «—» en lugar de tu nombre. No se puede deshacer.
people-forget-sure = Sí, borrarlo todo
people-forget-not = No, conservarlos
