# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Seit deinem letzten Zug
news-where = { $step } von { $steps }
news-earlier = Der Zug davor
news-later = Der nächste Zug
settings-follow = Landkarte zu den Strecken der anderen bewegen
market-trains = Offene Wagenkarten
market-terrains = Landschaften
market-deck = Stapel
market-deck-ticket = Zielkarten
hand-terrain = Deine Landschaftskarten
livery-choose = { $name }: { $colour }. Andere Farbe wählen
livery-taken = { $colour }, vergeben an { $name }
legend = Punkte und Zeichen
legend-free = Freie Strecke: leere Felder in ihrer Farbe
legend-grey = Graue Strecke: Karten einer beliebigen Farbe
legend-taken = Genutzte Strecke: ein Zug in Farbe und Zeichen des Besitzers
legend-claimable = Du kannst sie jetzt nutzen
legend-wanted = Nützlich für deine Zielkarten
legend-planned = In deinem Plan, den nur du siehst
legend-fresh = Seit deinem letzten Zug genutzt
market-not-now = Das kannst du jetzt nicht nehmen.
market-not-your-turn = Warte, bis du am Zug bist.
market-second-card = Du ziehst gerade Karten: Zieh erst deine zweite Karte.
history-slider = Zeitpunkt der Partie
history-play = Abspielen
history-pause = Anhalten
history-speed = Tempo ×{ $speed }
history-turn-back = Einen Zug zurück
history-turn-forth = Einen Zug vor
map-wanted = Nützlich für deine Zielkarten.
map-planned = In deinem Plan.
settings-delay-now = Tempo der Bots in dieser Partie
