# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Sedan din senaste tur
news-where = { $step } av { $steps }
news-earlier = Draget före
news-later = Nästa drag
settings-follow = Flytta kartan till det andra mutar in
market-trains = Uppvända tågkort
market-terrains = Uppvänd terräng
market-deck-train = Tågkort
market-deck-terrain = Terrängkort
market-deck-ticket = Biljettkort
hand-terrain = Din terräng
hand-terrain-none = Inga terrängkort.
legend = Poäng och tecken
legend-free = Ledig sträcka: en blek banvall i sträckans färg
legend-taken = Inmutad sträcka: ett tåg i ägarens färg och med ägarens tecken
legend-claimable = Du kan muta in den nu
legend-wanted = Den ligger på vägen för dina biljettkort
legend-fresh = Inmutad sedan din senaste tur
market-not-now = Det går inte att ta nu.
market-not-your-turn = Vänta på din tur.
market-second-card = Du drar kort: ta ditt andra kort först.
history-slider = Tidpunkt i partiet
history-play = Spela upp
history-pause = Paus
history-speed = { $speed } gånger så fort
history-turn-back = En tur bakåt
history-turn-forth = En tur framåt
map-wanted = På vägen för dina biljettkort.
settings-pace-now = Bottar i det här partiet
