# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Od twojej ostatniej tury
news-where = { $step } z { $steps }
news-earlier = Poprzedni ruch
news-later = Następny ruch
settings-follow = Przesuwaj mapę do tras zajmowanych przez innych
market-trains = Odkryte karty wagonów
market-terrains = Karty terenu
market-deck = Stos
market-deck-ticket = Bilety
hand-terrain = Twoje karty terenu
livery-choose = { $name }: { $colour }. Wybierz inny kolor
livery-taken = { $colour }, ma go już { $name }
legend = Punkty i oznaczenia
legend-free = Wolna trasa: puste pola w jej kolorze
legend-grey = Szara trasa: karty jednego dowolnego koloru
legend-taken = Zajęta trasa: pociąg w kolorze i ze znakiem właściciela
legend-claimable = Możesz ją teraz zająć
legend-wanted = Potrzebna do twoich biletów
legend-planned = W twoim planie, który widzisz tylko ty
legend-fresh = Zajęta od twojej ostatniej tury
market-not-now = Teraz nie można tego wziąć.
market-not-your-turn = Poczekaj na swoją turę.
market-second-card = Dobierasz już karty: weź drugą.
history-slider = Moment gry
history-play = Odtwarzaj
history-pause = Wstrzymaj
history-speed = Prędkość ×{ $speed }
history-turn-back = Jedna tura wstecz
history-turn-forth = Jedna tura naprzód
map-wanted = Potrzebna do twoich biletów.
map-planned = W twoim planie.
settings-delay-now = Tempo botów w tej grze
