# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Sedan din senaste tur
news-where = { $step } av { $steps }
news-earlier = Föregående drag
news-later = Nästa drag
settings-follow = Flytta kartan till det som andra mutar in
market-trains = Uppvända tågkort
market-terrains = Terrängkort
market-deck = Hög
market-deck-ticket = Biljettkort
hand-terrain = Dina terrängkort
livery-choose = { $name }: { $colour }. Välj en annan färg
livery-taken = { $colour }, upptagen av { $name }
legend = Poäng och märken
legend-free = Ledig sträcka: tomma fält i sträckans färg
legend-grey = Grå sträcka: kort av en valfri färg
legend-taken = Inmutad sträcka: ett tåg i ägarens färg och med ägarens märke
legend-claimable = Du kan muta in den nu
legend-wanted = Den behövs för dina biljettkort
legend-planned = I din plan, som bara du ser
legend-fresh = Inmutad sedan din senaste tur
market-not-now = Du kan inte ta det nu.
market-not-your-turn = Vänta på din tur.
market-second-card = Du drar kort: ta ditt andra kort först.
history-slider = Tidpunkt i partiet
history-play = Spela upp
history-pause = Paus
history-speed = Hastighet ×{ $speed }
history-turn-back = En tur bakåt
history-turn-forth = En tur framåt
map-wanted = Behövs för dina biljettkort.
map-planned = I din plan.
settings-delay-now = Bottarnas tempo (det här partiet)
