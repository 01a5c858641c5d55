### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Tegenstander { $number }: { $name }. Een andere kiezen
opponent-add = Tegenstander toevoegen
opponent-levels = Niveaus
opponent-others = Andere bots
bot-rating = rating { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Stokstaartje
bot-tortoise = Schildpad
bot-zebra = Zebra
bot-elephant = Olifant
bot-leopard = Luipaard
bot-random = Zwerver
bot-greedy = Ekster
bot-opportunist = Avonturier
bot-racer = Sneltrein
bot-long-route = Hoofdlijn
bot-hungry = Veelvraat
bot-route-focused = Landmeter
bot-hoarder = Hamster
bot-planner = Ingenieur
bot-searcher = Piekeraar
bot-prodigy = Wonderkind
bot-champion = Kampioen
