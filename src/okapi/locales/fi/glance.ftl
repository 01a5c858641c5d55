# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Edellisen vuorosi jälkeen
news-where = { $step } / { $steps }
news-earlier = Edellinen siirto
news-later = Seuraava siirto
settings-follow = Siirrä kartta muiden rakentamiin reitteihin
market-trains = Avoimet junakortit
market-terrains = Avoin maasto
market-deck-train = Junapakka
market-deck-terrain = Maastopakka
market-deck-ticket = Menoliput
hand-terrain = Maastosi
hand-terrain-none = Ei maastokortteja.
legend = Pisteet ja merkit
legend-free = Vapaa reitti: haalea rata reitin värissä
legend-taken = Rakennettu reitti: juna omistajan värissä ja merkillä
legend-claimable = Voit rakentaa sen nyt
legend-wanted = Se on menolippujesi varrella
legend-fresh = Rakennettu edellisen vuorosi jälkeen
market-not-now = Sitä ei voi ottaa nyt.
market-not-your-turn = Odota vuoroasi.
market-second-card = Nostat kortteja: ota ensin toinen korttisi.
history-slider = Pelin hetki
history-play = Toista
history-pause = Tauko
history-speed = { $speed } kertaa nopeammin
history-turn-back = Vuoro taaksepäin
history-turn-forth = Vuoro eteenpäin
map-wanted = Menolippujesi varrella.
settings-pace-now = Botit tässä pelissä
