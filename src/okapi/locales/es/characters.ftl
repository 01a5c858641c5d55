### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Elige un rival
opponent-rating-text = Índice Elo: entre dos jugadores, 100 puntos más dan 64 victorias de cada 100, y 200 más dan 76.

bot-meerkat-text = acaba de llegar al ferrocarril, se esfuerza con sus billetes y se pierde con facilidad
bot-tortoise-text = se toma su tiempo, da más de un rodeo y dobla lo que le viene fácil
bot-zebra-text = va derecha a por sus billetes y dobla donde basta una carta más
bot-elephant-text = planea toda la partida y nunca olvida un billete
bot-leopard-text = juega por instinto tras innumerables partidas y a veces salta antes de tiempo
bot-random-text = hace cualquier jugada permitida
bot-greedy-text = se lleva lo que más brilla
bot-opportunist-text = construye lo que le permiten sus cartas
bot-racer-text = construye recorridos largos y acaba pronto
bot-long-route-text = ahorra para los recorridos más largos
bot-hungry-text = nunca tiene bastantes billetes
bot-route-focused-text = construye los caminos más cortos
bot-hoarder-text = junta cartas de Terreno y luego dobla
bot-planner-text = planifica toda la partida
bot-searcher-text = juega mil partidas en su cabeza antes de cada jugada
bot-prodigy-text = ha aprendido de innumerables partidas y decide de un vistazo
bot-champion-text = ha aprendido de innumerables partidas y piensa varias jugadas por delante
