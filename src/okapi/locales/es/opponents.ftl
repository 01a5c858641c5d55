### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Fácil
strength-medium = Medio
strength-hard = Difícil
strength-other = Sin medir

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Veleta
bot-random-text = hace cualquier jugada permitida
bot-greedy = Urraca
bot-greedy-text = se lleva lo que más brilla
bot-opportunist = Buscavidas
bot-opportunist-text = construye lo que le permiten sus cartas
bot-racer = Expreso
bot-racer-text = construye recorridos largos y acaba pronto
bot-long-route = Gran Línea
bot-long-route-text = ahorra para los recorridos más largos
bot-hungry = Coleccionista
bot-hungry-text = nunca tiene bastantes billetes
bot-route-focused = Teodolito
bot-route-focused-text = construye los caminos más cortos
bot-hoarder = Hormiguita
bot-hoarder-text = junta cartas de Terreno y luego dobla
bot-planner = Ingeniero
bot-planner-text = planifica toda la partida
bot-searcher = Pensador
bot-searcher-text = juega mil partidas en su cabeza antes de cada jugada
bot-prodigy = Prodigio
bot-prodigy-text = ha aprendido de innumerables partidas y decide de un vistazo
bot-champion = Campeón
bot-champion-text = ha aprendido de innumerables partidas y piensa por adelantado
