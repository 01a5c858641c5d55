# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Od twojej ostatniej tury
news-where = { $step } z { $steps }
news-earlier = Poprzedni ruch
news-later = Następny ruch
settings-follow = Przesuwaj mapę do tras zajmowanych przez innych
market-trains = Odkryte karty wagonów
market-terrains = Odkryty teren
market-deck-train = Stos wagonów
market-deck-terrain = Stos terenu
market-deck-ticket = Bilety
hand-terrain = Twój teren
legend = Punkty i znaki
legend-free = Wolna trasa: blade torowisko w jej kolorze
legend-taken = Zajęta trasa: pociąg w kolorze i ze znakiem właściciela
legend-claimable = Możesz ją teraz zająć
legend-wanted = Leży na drodze twoich biletów
legend-fresh = Zajęta od twojej ostatniej tury
market-not-now = Teraz nie można tego wziąć.
market-not-your-turn = Poczekaj na swoją turę.
market-second-card = Dobierasz karty: weź najpierw drugą kartę.
history-slider = Moment gry
history-play = Odtwarzaj
history-pause = Wstrzymaj
history-speed = { $speed } razy szybciej
history-turn-back = Jedna tura wstecz
history-turn-forth = Jedna tura naprzód
map-wanted = Na drodze twoich biletów.
settings-pace-now = Boty w tej grze
