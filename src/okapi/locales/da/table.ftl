# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Siden din sidste tur
news-where = { $step } af { $steps }
news-earlier = Forrige handling
news-later = Næste handling
settings-follow = Flyt landkortet til de strækninger, de andre tager
market-trains = Synlige togvognskort
market-terrains = Terrænkort
market-deck = Bunke
market-deck-ticket = Rutekort
hand-terrain = Dine terrænkort
livery-choose = { $name }: { $colour }. Vælg en anden farve
livery-taken = { $colour }, taget af { $name }
legend = Point og mærker
legend-free = Ledig strækning: tomme felter i strækningens farve
legend-grey = Grå strækning: kort af én valgfri farve
legend-taken = Taget strækning: et tog i ejerens farve og med ejerens mærke
legend-claimable = Du kan indsætte tog på den nu
legend-wanted = Nyttig for dine rutekort
legend-planned = I din plan, som kun du kan se
legend-fresh = Taget siden din sidste tur
market-not-now = Du kan ikke tage det nu.
market-not-your-turn = Vent, til det er din tur.
market-second-card = Du trækker kort: tag dit andet kort først.
history-slider = Tidspunkt i spillet
history-play = Afspil
history-pause = Pause
history-speed = Hastighed ×{ $speed }
history-turn-back = En tur tilbage
history-turn-forth = En tur frem
map-wanted = Nyttig for dine rutekort.
map-planned = I din plan.
settings-delay-now = Tempo for bots (dette spil)
