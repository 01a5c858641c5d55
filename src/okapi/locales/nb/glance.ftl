# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Siden din forrige tur
news-where = { $step } av { $steps }
news-earlier = Trekket før
news-later = Neste trekk
settings-follow = Flytt kartet til det de andre tar
market-trains = Åpne vognkort
market-terrains = Åpent terreng
market-deck-train = Vognbunken
market-deck-terrain = Terrengbunken
market-deck-ticket = Billetter
hand-terrain = Ditt terreng
hand-terrain-none = Ingen terrengkort.
legend = Poeng og tegn
legend-free = Ledig spor: blekt, i sin egen farge
legend-taken = Tatt spor: et tog i eierens farge og med eierens tegn
legend-claimable = Du kan ta det nå
legend-wanted = Det ligger på veien for billettene dine
legend-fresh = Tatt siden din forrige tur
market-not-now = Det kan ikke tas nå.
market-not-your-turn = Vent til det er din tur.
market-second-card = Du trekker kort: Ta det andre kortet først.
history-slider = Tidspunkt i spillet
history-play = Spill av
history-pause = Sett på pause
history-speed = { $speed } ganger så fort
history-turn-back = Én tur tilbake
history-turn-forth = Én tur fram
map-wanted = På veien for billettene dine.
settings-pace-now = Boter i dette spillet
