### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Rival { $number }: { $name }. Elegir otro
opponent-add = Añadir un rival
opponent-levels = Niveles
opponent-others = Otros bots
bot-rating = índice Elo { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Suricata
bot-tortoise = Tortuga
bot-zebra = Cebra
bot-elephant = Elefante
bot-leopard = Leopardo
bot-random = Veleta
bot-greedy = Urraca
bot-opportunist = Buscavidas
bot-racer = Expreso
bot-long-route = Gran Línea
bot-hungry = Coleccionista
bot-route-focused = Teodolito
bot-hoarder = Hormiguita
bot-planner = Ingeniero
bot-searcher = Pensador
bot-prodigy = Prodigio
bot-champion = Campeón
