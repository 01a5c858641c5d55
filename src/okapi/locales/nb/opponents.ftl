### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Motstander { $number }: { $name }. Velg en annen
opponent-add = Legg til en motstander
opponent-levels = Nivåer
opponent-others = Andre boter
bot-rating = rating { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Surikat
bot-tortoise = Skilpadde
bot-zebra = Sebra
bot-elephant = Elefant
bot-leopard = Leopard
bot-random = Landstryker
bot-greedy = Skjære
bot-opportunist = Lykkejeger
bot-racer = Lyntog
bot-long-route = Stambane
bot-hungry = Slukhals
bot-route-focused = Landmåler
bot-hoarder = Hamster
bot-planner = Ingeniør
bot-searcher = Grubler
bot-prodigy = Vidunderbarn
bot-champion = Mester
