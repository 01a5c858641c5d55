### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Modstander { $number }: { $name }. Vælg en anden
opponent-add = Tilføj en modstander
opponent-levels = Niveauer
opponent-others = Andre bots
bot-rating = rating { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Surikat
bot-tortoise = Skildpadde
bot-zebra = Zebra
bot-elephant = Elefant
bot-leopard = Leopard
bot-random = Vagabond
bot-greedy = Husskade
bot-opportunist = Lykkeridder
bot-racer = Lyntog
bot-long-route = Hovedbane
bot-hungry = Slughals
bot-route-focused = Landmåler
bot-hoarder = Hamster
bot-planner = Ingeniør
bot-searcher = Grubler
bot-prodigy = Vidunderbarn
bot-champion = Mester
