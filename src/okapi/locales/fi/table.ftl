# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Edellisen vuorosi jälkeen
news-where = { $step }/{ $steps }
news-earlier = Edellinen siirto
news-later = Seuraava siirto
market-trains = Avoimet junakortit
market-terrains = Maastokortit
market-deck = Pakka
market-deck-ticket = Menoliput
hand-terrain = Maastokorttisi
legend = Pisteet ja merkit
market-not-now = Et voi ottaa sitä nyt.
market-not-your-turn = Odota vuoroasi.
market-second-card = Olet nostamassa kortteja: ota ensin toinen korttisi.
history-slider = Pelin hetki
history-pause = Tauko
history-speed = Nopeus ×{ $speed }
map-wanted = Tarvitaan menolippuihisi.
map-planned = Suunnitelmassasi.
table-bot-wanted = Haluat, että botti jatkaa pelaajan puolesta. Odotetaan, että muutkin suostuvat.
table-comes-back = Botti tekee tämän siirron. Sen jälkeen pelaat taas itse.
title-rematch = ● Uusintapeli · Okapi
leave-menu = Poistu pöydästä
leave-home = Etusivu
leave-home-text = Peli odottaa sinua; palaa milloin vain.
leave-for-good = Poistu pelistä lopullisesti
leave-for-good-sure = Kyllä, poistu lopullisesti
leave-for-good-text = Botti pelaa paikallasi loppuun. Et saa paikkaa takaisin.
table-left = (poistui; botti jatkaa)
status-ended = Tämä peli lopetettiin kesken. Voit katsoa sitä jälkikäteen.
spoken-news-left = { $player } poistui pelistä lopullisesti; botti jatkaa.
spoken-since-notification = Ilmoituksen jälkeen:
rating-after = Vahvuusluvut tämän pelin jälkeen
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Tämä peli vaikuttaa vahvuuslukuun: jos poistut, jäät viimeiseksi.
news-since-notification = Ilmoituksen jälkeen
news-notification-moment = Näytä se hetki
title-your-turn = ● Sinun vuorosi · Okapi
table-title = Pöytä
table-reconnecting = Yhteys katkesi. Yhdistetään uudelleen …
table-watching = Olet katsojana
table-yours = Korttisi ja lippusi
table-players = Pelaajat
table-score = Pisteet
table-trains = Vaunut
table-cards = Kortit
table-tickets-short = Liput
table-terrain-of = { $who ->
    [you] Omat maastokorttisi
   *[other] Maastokortit: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (kärjessä)
table-stand-in = (botti pelaa)
table-late = (aika loppui)
table-let-bot-play = Anna botin pelata poissa olevan puolesta
table-let-bot-play-late = Anna botin pelata sen puolesta, jonka aika loppui
table-take-back = Ota paikkasi takaisin
table-clock = Aikaa jäljellä
table-last-round = { $turns ->
    [one] Viimeinen kierros: vielä yksi vuoro
   *[other] Viimeinen kierros: vielä { $turns } vuoroa
}
table-last-round-now = Viimeinen kierros: tämä on viimeinen vuorosi
table-last-round-yet = Viimeinen kierros: sinulla on vielä yksi vuoro
table-last-round-done = Viimeinen kierros: viimeinen vuorosi on pelattu
status-choose-tickets = Valitse menoliput, jotka haluat pitää.
status-others-choose = { $count ->
    [one] { $names } valitsee vielä menolippuja.
   *[other] { $names } valitsevat vielä menolippuja.
}
status-late = Aika loppui: { $player }.
status-late-you = Aikasi loppui. Voit vielä pelata, kunnes muut antavat botin jatkaa.
status-your-turn = Sinun vuorosi: nosta kortteja, rakenna reitti tai nosta menolippuja.
status-your-turn-brief = Sinun vuorosi
status-draw-again = Ota toinen kortti.
status-keep-tickets = Valitse menoliput, jotka haluat pitää.
status-other-turn = Vuorossa { $player }.
status-other-draws = { $player } nostaa toisen kortin.
status-other-keeps = { $player } valitsee menolippuja.
status-over = Peli on päättynyt.
status-past = Katsot aiempaa vuoroa.
status-sending = Hetkinen …
notify-your-turn = On sinun vuorosi.
handover = Anna laite pelaajalle { $name }
curtain-title = Vuorossa { $name }
curtain-text = Anna laite pelaajalle { $name }. Muut, ei kurkita!
curtain-lift = Minä olen { $name }
map-subtitle = Rautatiet, 1910
map-zoom-in = Lähennä
map-zoom-out = Loitonna
map-route-open = { $route }, { $colour }, { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}{ $locomotives ->
    [0] {""}
    [one] , lautta, yksi veturi
   *[other] , lautta, { $locomotives } veturia
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}{ $locomotives ->
    [0] {""}
    [one] , lautta, yksi veturi
   *[other] , lautta, { $locomotives } veturia
}. Voit rakentaa sen.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] yksi ruutu
       *[other] { $length } ruutua
    }. Sinun{ $doubled ->
        [true] , tuplattu
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] yksi ruutu
       *[other] { $length } ruutua
    }. Rakentaja { $player }{ $doubled ->
        [true] , tuplattu
       *[other] {""}
    }.
}
map-manual = Siirry reitiltä toiselle nuolinäppäimillä tai kirjoita paikkakunnan ensimmäiset kirjaimet. Valitse reitti painamalla Enter, palaa painamalla Escape.
market = Avoimet kortit ja pakat
market-take = Otan { $card }
market-draw-train = Nosta junakortti pakasta, jäljellä { $count }
market-draw-terrain = Nosta maastokortti pakasta, jäljellä { $count }
market-draw-tickets = Nosta menolippuja, jäljellä { $count }
market-empty = Tyhjä
market-again = { $card }: vahvista painamalla uudelleen
market-again-hint = Ota se napauttamalla uudelleen.
market-pass = Passaa
hand = Kätesi: { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
hand-title = Kätesi
hand-cards = { $cards }: näytä reitit, jotka voit maksaa näin
hand-empty = Sinulla ei ole kortteja.
claim-facts = { $length ->
    [one] Yksi ruutu
   *[other] { $length } ruutua
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , lautta: yksi veturi
   *[other] , lautta: { $locomotives } veturia
} · { $terrain }
claim-owned = { $who ->
    [you] Tämä reitti on sinun.
   *[other] Tämän reitin on rakentanut { $player }.
}
claim-not-now = Voit rakentaa reitin vain vuorosi alussa.
claim-not-with = Et voi maksaa sitä tällaisilla korteilla ({ $card }).
claim-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
claim-doubled = { $points } pistettä, hintana { $spent }
claim-majority = Tuplaus ({ $terrain }): { $locomotives ->
    [0] sinä ({ $own })
    [one] sinä ({ $own } + 1 veturi = { $sum })
   *[other] sinä ({ $own } + { $locomotives } veturia = { $sum })
}, { $rival ->
    [0] muilla ei ole yhtään
   *[other] { $rivals } ({ $rival })
}: riittää. Hinta on { $cost ->
    [one] yksi kortti
   *[other] { $cost } korttia
}.
claim-confirm = Rakenna reitti
tickets-none = Sinulla ei ole vielä menolippuja.
ticket-is-done = Toteutettu
ticket-trains-missing = { $trains ->
    [one] puuttuu { $trains } ruutu
   *[other] puuttuu { $trains } ruutua
}
ticket-fits = { $trains ->
    [one] sopii verkkoosi, puuttuu { $trains } ruutu
   *[other] sopii verkkoosi, puuttuu { $trains } ruutua
}
ticket-trains-beyond = { $trains ->
    [one] puuttuu { $trains } ruutu, mutta vaunut eivät riitä
   *[other] puuttuu { $trains } ruutua, mutta vaunut eivät riitä
}
ticket-impossible = ei enää mahdollinen
choose-tickets = { $count ->
    [one] Pidä vähintään yksi menolippu
   *[other] Pidä vähintään { $count } menolippua
}
choose-tickets-keep = { $count ->
    [one] Pidä tämä menolippu
   *[other] Pidä nämä { $count } menolippua
}
choose-tickets-more = { $count ->
    [one] Valitse vielä yksi menolippu
   *[other] Valitse vielä { $count } menolippua
}
log = Tapahtumat
history-where = { $step }/{ $steps }
history-link = Kopioi linkki
status-can-do = Kortit, reitti tai menoliput
legend-majority = Eniten maaston kortteja, yksin tai jaetusti: saa tuplata sen reittejä
spoken-title = Tekstipöytä
spoken-link = Tekstipöytä, ruudunlukijoille
spoken-map-link = Pöytä, jossa on kartta
spoken-coach-thinks = Valmentaja miettii.
spoken-news-claimed = { $doubled ->
    [true] { $player } rakentaa reitin { $route }, tuplana, ja saa { $points } pistettä.
   *[false] { $player } rakentaa reitin { $route } ja saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } nostaa menolippuja ja pitää niistä yhden.
   *[other] { $player } nostaa menolippuja ja pitää niistä { $count }.
}
rules-picture-terrain = Jokainen maastokortti tuplaa kolmen värin reittejä
spoken-news-cards = { $count ->
    [one] { $player } ottaa kortin.
   *[other] { $player } ottaa { $count } korttia.
}
rules-why = Miksi? Sääntö { $rule }
