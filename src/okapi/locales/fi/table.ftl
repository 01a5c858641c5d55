# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Edellisen vuorosi jälkeen
news-where = { $step }/{ $steps }
news-earlier = Edellinen siirto
news-later = Seuraava siirto
settings-follow = Siirrä kartta reitteihin, joita muut rakentavat
market-trains = Avoimet junakortit
market-terrains = Maastokortit
market-deck = Pakka
market-deck-ticket = Menoliput
hand-terrain = Maastokorttisi
livery-choose = { $name }: { $colour }. Valitse toinen väri
livery-taken = { $colour }, varattu: { $name }
legend = Pisteet ja merkit
legend-free = Vapaa reitti: tyhjiä ruutuja reitin värissä
legend-grey = Harmaa reitti: kortteja yhtä, vapaasti valittua väriä
legend-taken = Rakennettu reitti: rakentajan värinen juna ja hänen merkkinsä
legend-claimable = Voit rakentaa sen nyt
legend-wanted = Sitä tarvitaan menolippuihisi
legend-planned = Suunnitelmassasi, jonka näet vain sinä
legend-fresh = Rakennettu edellisen vuorosi jälkeen
market-not-now = Et voi ottaa sitä nyt.
market-not-your-turn = Odota vuoroasi.
market-second-card = Olet nostamassa kortteja: ota ensin toinen korttisi.
history-slider = Pelin hetki
history-play = Toista
history-pause = Tauko
history-speed = Nopeus ×{ $speed }
history-turn-back = Vuoro taaksepäin
history-turn-forth = Vuoro eteenpäin
map-wanted = Tarvitaan menolippuihisi.
map-planned = Suunnitelmassasi.
settings-delay-now = Bottien nopeus (tämä peli)
