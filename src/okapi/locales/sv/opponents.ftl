### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Motståndare { $number }: { $name }. Välj en annan
opponent-add = Lägg till en motståndare
opponent-levels = Nivåer
opponent-others = Andra bottar
bot-rating = rating { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Surikat
bot-tortoise = Sköldpadda
bot-zebra = Zebra
bot-elephant = Elefant
bot-leopard = Leopard
bot-random = Vandrare
bot-greedy = Skata
bot-opportunist = Chansare
bot-racer = Snälltåg
bot-long-route = Stambana
bot-hungry = Samlare
bot-route-focused = Lantmätare
bot-hoarder = Hamster
bot-planner = Ingenjör
bot-searcher = Grubblare
bot-prodigy = Underbarn
bot-champion = Mästare
