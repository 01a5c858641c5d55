# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Sinds je laatste beurt
news-where = { $step } van { $steps }
news-earlier = De zet ervoor
news-later = De volgende zet
settings-follow = Landkaart verschuiven naar wat anderen claimen
market-trains = Open treinkaarten
market-terrains = Open terrein
market-deck = Stapel
market-deck-ticket = Bestemmingen
hand-terrain = Je terrein
livery-choose = { $name }: { $colour }. Kies een andere kleur
livery-taken = { $colour }, bezet door { $name }
legend = Punten en tekens
legend-free = Vrije route: lege vakken in de eigen kleur
legend-grey = Grijze route: kaarten van één kleur naar keuze
legend-taken = Geclaimde route: een trein in de kleur en met het teken van de eigenaar
legend-claimable = Je kunt deze route nu claimen
legend-wanted = Nuttig voor je bestemmingen
legend-planned = In je plan, dat alleen jij ziet
legend-fresh = Geclaimd sinds je laatste beurt
market-not-now = Dat kun je nu niet nemen.
market-not-your-turn = Wacht op je beurt.
market-second-card = Je trekt kaarten: neem eerst je tweede kaart.
history-slider = Moment van het spel
history-play = Afspelen
history-pause = Pauze
history-speed = Snelheid ×{ $speed }
history-turn-back = Eén beurt terug
history-turn-forth = Eén beurt verder
map-wanted = Nuttig voor je bestemmingen.
map-planned = In je plan.
settings-delay-now = Tempo van de bots in dit spel
