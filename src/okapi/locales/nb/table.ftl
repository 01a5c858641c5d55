# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Siden din forrige tur
news-where = { $step } av { $steps }
news-earlier = Forrige handling
news-later = Neste handling
settings-follow = Flytt kartet til sporene de andre tar
market-trains = Åpne vognkort
market-terrains = Terrengkort
market-deck = Bunke
market-deck-ticket = Billetter
hand-terrain = Terrengkortene dine
livery-choose = { $name }: { $colour }. Velg en annen farge
livery-taken = { $colour }, tatt av { $name }
legend = Poeng og merker
legend-free = Ledig spor: tomme felt i sporets farge
legend-grey = Grått spor: kort av én valgfri farge
legend-taken = Tatt spor: et tog i eierens farge og med eierens merke
legend-claimable = Du kan ta det nå
legend-wanted = Nyttig for billettene dine
legend-planned = I planen din, som bare du ser
legend-fresh = Tatt siden din forrige tur
market-not-now = Du kan ikke ta det nå.
market-not-your-turn = Vent til det er din tur.
market-second-card = Du trekker kort: ta ditt andre kort først.
history-slider = Tidspunkt i spillet
history-play = Spill av
history-pause = Pause
history-speed = Hastighet ×{ $speed }
history-turn-back = Én tur tilbake
history-turn-forth = Én tur frem
map-wanted = Nyttig for billettene dine.
map-planned = I planen din.
settings-delay-now = Botenes tempo (dette spillet)
