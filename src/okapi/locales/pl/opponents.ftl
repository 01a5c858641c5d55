### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Przeciwnik { $number }: { $name }. Wybierz innego
opponent-add = Dodaj przeciwnika
opponent-levels = Poziomy
opponent-others = Inne boty
bot-rating = ranking { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Surykatka
bot-tortoise = Żółw
bot-zebra = Zebra
bot-elephant = Słoń
bot-leopard = Lampart
bot-random = Włóczykij
bot-greedy = Sroka
bot-opportunist = Spryciarz
bot-racer = Ekspres
bot-long-route = Magistrala
bot-hungry = Bileter
bot-route-focused = Mierniczy
bot-hoarder = Chomik
bot-planner = Inżynier
bot-searcher = Myśliciel
bot-prodigy = Cudowne dziecko
bot-champion = Mistrz
