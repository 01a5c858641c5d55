### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Opponent { $number }: { $name }. Choose another
opponent-add = Add an opponent
opponent-levels = Levels
opponent-others = Other bots
bot-rating = rating { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Meerkat
bot-tortoise = Tortoise
bot-zebra = Zebra
bot-elephant = Elephant
bot-leopard = Leopard
bot-random = Wanderer
bot-greedy = Magpie
bot-opportunist = Chancer
bot-racer = Express
bot-long-route = Trunk Line
bot-hungry = Collector
bot-route-focused = Surveyor
bot-hoarder = Hoarder
bot-planner = Engineer
bot-searcher = Ponderer
bot-prodigy = Prodigy
bot-champion = Champion
