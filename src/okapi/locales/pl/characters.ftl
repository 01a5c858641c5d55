### Choosing an opponent: how each bot plays, after its name or alone.

opponent-choose = Wybierz przeciwnika
opponent-rating-text = Ranking: przy dwóch graczach 100 punktów więcej to 64 wygrane na 100 gier, a 200 więcej – 76.

bot-meerkat-text = dopiero poznaje kolej, pilnuje swoich biletów i łatwo gubi drogę
bot-tortoise-text = nie spieszy się, chodzi okrężną drogą i podwaja to, co samo wpadnie w ręce
bot-zebra-text = zmierza prosto do celów ze swoich biletów i podwaja tam, gdzie wystarczy jeszcze jedna karta
bot-elephant-text = układa plan na całą grę i nie zapomina o żadnym bilecie
bot-leopard-text = gra z instynktem wyrobionym w niezliczonych partiach i czasem skacze za wcześnie
bot-random-text = wykonuje dowolny dozwolony ruch
bot-greedy-text = bierze, co się świeci
bot-opportunist-text = buduje to, na co akurat ma karty
bot-racer-text = buduje długie trasy i szybko kończy grę
bot-long-route-text = oszczędza na najdłuższe trasy
bot-hungry-text = biletów nigdy mu dość
bot-route-focused-text = buduje najkrótsze połączenia
bot-hoarder-text = gromadzi karty terenu, potem podwaja
bot-planner-text = planuje całą grę
bot-searcher-text = przed każdym ruchem rozgrywa w głowie tysiąc partii
bot-prodigy-text = uczyło się na niezliczonych partiach i decyduje od razu
bot-champion-text = uczył się na niezliczonych partiach i myśli naprzód
