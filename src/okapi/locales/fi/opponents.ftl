### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Vastustaja { $number }: { $name }. Valitse toinen
opponent-add = Lisää vastustaja
opponent-levels = Tasot
opponent-others = Muut botit
bot-rating = vahvuusluku { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Mangusti
bot-tortoise = Kilpikonna
bot-zebra = Seepra
bot-elephant = Norsu
bot-leopard = Leopardi
bot-random = Kulkuri
bot-greedy = Harakka
bot-opportunist = Onnenonkija
bot-racer = Pikajuna
bot-long-route = Päärata
bot-hungry = Keräilijä
bot-route-focused = Maanmittari
bot-hoarder = Hamsteri
bot-planner = Insinööri
bot-searcher = Pohtija
bot-prodigy = Ihmelapsi
bot-champion = Mestari
