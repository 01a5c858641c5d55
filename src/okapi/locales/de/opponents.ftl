### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Gegner { $number }: { $name }. Anderen wählen
opponent-add = Gegner hinzufügen
opponent-levels = Stufen
opponent-others = Andere Bots
bot-rating = Wertungszahl { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Erdmännchen
bot-tortoise = Schildkröte
bot-zebra = Zebra
bot-elephant = Elefant
bot-leopard = Leopard
bot-random = Wandervogel
bot-greedy = Elster
bot-opportunist = Glücksritter
bot-racer = D-Zug
bot-long-route = Magistrale
bot-hungry = Nimmersatt
bot-route-focused = Landmesser
bot-hoarder = Hamster
bot-planner = Ingenieur
bot-searcher = Grübler
bot-prodigy = Wunderkind
bot-champion = Meister
