# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: rautateitä Afrikan sydämessä
title-page = { $page } · Okapi
title-your-turn = ● Sinun vuorosi · Okapi
page-navigation = Sivut
home-link = Okapi, etusivu
rules-link = Säännöt
close = Sulje
web-nothing = ei mitään
web-refused = Se ei käy ({ $reason }).
reason-server-unreachable = Palvelimeen ei saada yhteyttä. Onko se käynnissä?
lost-title = Kartan ulkopuolella
lost-text = Tässä osoitteessa ei ole mitään.
lost-home = Etusivulle
seat-number = Pelaaja { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Afrikan sydän, 1910
home-under-title = Rakenna rautateitä halki mantereen: vahvoja botteja vastaan, kaukaisten ystävien kanssa tai saman pöydän ääressä.
home-your-name = Nimesi
home-traveller = Matkaaja
home-solo = Pelaa nyt
home-opponents = Vastustajat
home-level = Taso
home-play-now = Pelaa botteja vastaan
home-friends = Ystävien kanssa
home-seats = Pelaajia
home-listed = Avoin kaikille
home-set-up = Avaa pöytä
home-one-device = Yhdellä laitteella
home-one-device-text = Anna laite eteenpäin; verho peittää korttisi vuorojen välillä.
home-person-name = Pelaajan { $number } nimi
home-person-add = Lisää pelaaja
home-person-remove = Poista { $name }
home-pass-and-play = Pelatkaa vuorotellen
home-mine = Omat pelit
home-mine-none = Sinulla ei ole vielä pelejä.
home-open = Avoimet pöydät
home-open-none = Kukaan ei odota pelaajia juuri nyt.
home-watch = Katso
home-watch-none = Julkisia pelejä ei ole käynnissä juuri nyt.
home-unofficial = Epävirallinen, avoin toteutus julkaistuista säännöistä, omine kuvineen ja omine menolippuineen.
options = Valinnat
options-length = Pelin pituus
options-length-full = Täysi
options-length-medium = Keskipitkä
options-length-short = Lyhyt
options-tickets-drawn = Menolippuja nostossa
options-tickets-drawn-text = Useimmissa sääntökirjoissa 4, venäläisessä 3.
options-clock = Siirtoaika
options-clock-none = Niin kauan kuin tarvitaan
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
}
options-clock-days = { $days ->
    [one] Yksi vuorokausi
   *[other] { $days } vuorokautta
}
options-timeout = Kun aika loppuu
options-timeout-bot = Botti jatkaa
options-timeout-players = Muut päättävät
list-your-turn = Sinun vuorosi
list-lobby = Odottaa pelaajia
list-playing = Käynnissä
list-over = Päättynyt
list-closed = Suljettu
list-open-seats = { $count ->
    [one] yksi vapaa paikka
   *[other] { $count } vapaata paikkaa
}

## Joining

join-title = Sinut on kutsuttu
join-text = Pöydässä: { $names }.
join-sit-down = Istu pöytään
join-watch = Katso vain
transfer-title = Pelaa tällä laitteella
transfer-text = Loit tämän linkin toisella laitteellasi. Tästä lähtien voit pelata pelejäsi myös tällä selaimella.
transfer-take = Jatka täällä

## Lobby

lobby-title = Pöytä on valmis
lobby-waiting = { $count ->
    [one] Odotetaan vielä yhtä pelaajaa.
   *[other] Odotetaan vielä { $count } pelaajaa.
}
lobby-ready = Kaikki ovat täällä. Pöydän avaaja aloittaa pelin.
lobby-ready-host = Kaikki ovat täällä. Aloita, kun haluat.
lobby-seats = Paikat
lobby-open-seat = vapaa paikka
lobby-you = (sinä)
lobby-away = (poissa)
lobby-seat-kind = Kuka pelaa paikalla { $number }
lobby-person = Ihminen
lobby-open = Vapaa ystävälle
lobby-make-open = Pyydä poistumaan
lobby-agreed = Junavaunuja kullakin { $trains } · menolippuja nostossa { $tickets } · siirtoaika: { $clock }
lobby-timeout-bot = Jos jonkun aika loppuu, botti jatkaa hänen puolestaan.
lobby-timeout-players = Jos jonkun aika loppuu, muut päättävät, odotetaanko vai pelaako botti.
lobby-listed = Näkyy avoimissa pöydissä: kuka tahansa voi istua pöytään.
lobby-start = Aloita peli
lobby-leave = Poistu pöydästä
lobby-closed = Pöytä suljettiin ennen pelin alkua.
lobby-invite = Kutsu ystäviä
lobby-invite-text = Kuka tahansa, jolla on tämä linkki, voi istua pöytään. Se toimii kaikilla laitteilla, joilla on yhteys tähän palvelimeen.
lobby-invite-link = Kutsulinkki
lobby-copy = Kopioi
lobby-copied = Kopioitu
lobby-fair = Reilu sekoitus
lobby-fair-text = Jakaja on sinetöinyt salaisuuden. Lisää omia sanojasi: kortit seuraavat salaisuudesta ja kaikkien sanoista yhdessä, joten kukaan ei voi valita niitä, ja pelin jälkeen jokainen voi tarkistaa jaon.
lobby-commitment = Sinetti:
lobby-words = Sanasi sekoitukseen
lobby-words-example = mitä vain haluat

## Table

table-title = Pöytä
table-loading = Avataan karttaa …
table-reconnecting = Yhteys katkesi. Yritetään uudelleen …
table-watching = Katsot peliä
table-you = Sinä
table-yours = Korttisi ja lippusi
table-players = Pelaajat
table-score = Pisteet
table-trains = Vaunut
table-cards = Kortit
table-tickets-short = Liput
table-terrain-of = Maastokortit: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (eniten)
table-stand-in = (botti pelaa)
table-late = (aika loppui)
table-let-bot-play = Anna botin pelata poissa olevan puolesta
table-let-bot-play-late = Anna botin pelata myöhästyneen puolesta
table-take-back = Pelaa taas itse
table-clock = Aikaa jäljellä
table-last-round = { $turns ->
    [one] Viimeinen kierros: vielä yksi vuoro
   *[other] Viimeinen kierros: vielä { $turns } vuoroa
}
status-choose-tickets = Valitse menoliput, jotka pidät.
status-others-choose = { $count ->
    [one] { $names } valitsee vielä menolippuja.
   *[other] { $names } valitsevat vielä menolippuja.
}
status-late = Aika loppui: { $player }.
status-late-you = Aikasi loppui. Voit vielä pelata, kunnes muut antavat botin pelata puolestasi.
status-your-turn = Sinun vuorosi: ota kortteja, rakenna reitti tai nosta menolippuja.
status-draw-again = Ota toinen kortti.
status-keep-tickets = Valitse menoliput, jotka pidät.
status-other-turn = Vuorossa { $player }.
status-other-draws = { $player } ottaa toisen kortin.
status-other-keeps = { $player } valitsee menolippuja.
status-over = Peli on päättynyt.
status-past = Katsot pelin aiempaa vaihetta.
status-sending = Hetkinen …
notify-your-turn = On sinun vuorosi.
handover = Anna laite pelaajalle { $name }
curtain-title = Vuorossa { $name }
curtain-text = Anna laite pelaajalle { $name }. Muut eivät saa katsoa.
curtain-lift = Minä olen { $name }

## Map

map = Kartta
map-title = Afrikan sydän
map-subtitle = Rautatiet, 1910
map-zoom-in = Lähemmäs
map-zoom-out = Kauemmas
map-fit = Koko kartta
map-route-open = { $route }, { $colour }, { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}{ $locomotives ->
    [0] {""}
    [one] , lautta, yksi veturi
   *[other] , lautta, { $locomotives } veturia
}
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
        [true] , tuplattu ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] yksi ruutu
       *[other] { $length } ruutua
    }. Omistaja { $player }{ $doubled ->
        [true] , tuplattu ×2
       *[other] {""}
    }.
}

map-manual = Nuolinäppäimet vievät reitiltä reitille, kirjaimet paikkakunnalle nimen mukaan. Enter valitsee reitin, Escape vie takaisin.

## Cards

market = Avoimet kortit ja pakat
market-take = Otat { $card }
market-draw-train = Nosta junakortti pakasta, jäljellä { $count }
market-draw-terrain = Nosta maastokortti pakasta, jäljellä { $count }
market-draw-tickets = Nosta menolippuja, jäljellä { $count }
market-empty = Tyhjä
market-again = { $card }: vahvista valitsemalla uudelleen
market-again-hint = Ota se napauttamalla vielä kerran.
market-pass = Passaa
hand = Kätesi: { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
hand-title = Kätesi
hand-cards = { $cards }: näytä, mihin riittää
hand-empty = Ei kortteja.

## Claiming

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
   *[other] Tämän reitin omistaa { $player }.
}
claim-not-now = Voit rakentaa reitin vuorosi alussa.
claim-not-with = Ei tällaisilla korteilla ({ $card }).
claim-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
claim-doubled = { $points } pistettä ({ $spent })
claim-majority = Tuplaus ({ $terrain }): { $locomotives ->
    [0] sinä { $own }
    [one] sinä { $own } + 1 veturi = { $sum }
   *[other] sinä { $own } + { $locomotives } veturia = { $sum }
}, { $rival ->
    [0] muilla ei ole yhtään
   *[other] { $rivals } ({ $rival })
}: riittää. Hinta on { $cost ->
    [one] yksi kortti
   *[other] { $cost } korttia
}.
claim-confirm = Rakenna reitti

## Tickets

tickets = Menolippusi
tickets-none = Ei vielä menolippuja.
ticket-is-done = Valmis
ticket-failed = Toteutumatta
ticket-trains-missing = { $trains ->
    [one] vielä yksi vaunu
   *[other] vielä { $trains } vaunua
}
ticket-fits = { $trains ->
    [one] sopii verkkoosi, vielä yksi vaunu
   *[other] sopii verkkoosi, vielä { $trains } vaunua
}
ticket-trains-beyond = { $trains ->
    [one] vielä yksi vaunu, eikä sinulla ole yhtään
   *[other] vielä { $trains } vaunua, enemmän kuin sinulla on
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
    [one] Valitse vielä yksi
   *[other] Valitse vielä { $count }
}

## Log and history

log = Mitä on tapahtunut
history = Peli tähän asti
history-first = Alkuun
history-back = Askel taaksepäin
history-forth = Askel eteenpäin
history-where = { $step }/{ $steps }
history-link = Kopioi linkki
history-now = Nykyhetkeen

## Phone

phone-tabs = Korttisi ja lippusi
phone-cards = Kortit
phone-tickets = Liput
phone-players = Pelaajat
phone-log = Loki

## The end

end-winner = { $who ->
    [you] Voitat pelin: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
   *[other] { $player } voittaa: { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
}
end-shared = { $names } jakavat voiton
end-sheet = Pistetaulukko
end-player = Pelaaja
end-routes = Reitit
end-doubling = Tuplaus
end-tickets = Liput
end-globetrotter = Globe­trotter
end-total = Yhteensä
end-rematch = Pelaa uudelleen
end-to-rematch = Uusintapeliin
end-look-back = Katso peli uudelleen
end-record = Lataa tallenne
end-chart = Pisteet pelin aikana
end-chart-start = alku
end-chart-end = liput
end-all-tickets = Kaikkien menoliput
check-title = Oliko sekoitus reilu?
check-text = Tallenteessa on jakajan salaisuus. Tämä selain voi jakaa siitä jokaisen kortin uudelleen ja verrata.
check-do = Tarkista sekoitus
check-running = Jaetaan uudelleen …
check-fair = Reilu: kaikki nostot ({ $draws }) seuraavat sinetöidystä salaisuudesta ja pelaajien sanoista.
check-failed = Tallennetta ei saatu haettua. Yritä uudelleen.
check-edited = Tallenteen riviä { $line } on muutettu jälkikäteen.
check-no-secret = Tallenteessa ei ole salaisuutta.
check-wrong-secret = Salaisuus ei ole se, joka sinetöitiin ennen peliä.
check-not-dealt = Tallenteen rivi { $line } ei ole se, mitä jakajan olisi pitänyt jakaa.
check-not-fair-luck = Tätä peliä ei jakanut reilu jakaja.
check-not-here = Selaimet tarkistavat sinettejä vain https-yhteydellä tai omalla koneellasi. Lataa tallenne ja käytä komentoa ”okapi verify”.

## Settings

settings = Asetukset
settings-language = Kieli
settings-language-missing = { $language }: kieltä ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.
settings-language-auto = Selaimen mukaan ({ $language })
settings-theme = Paperi
settings-theme-auto = Järjestelmän mukaan
settings-theme-light = Päivä
settings-theme-dark = Lampunvalo
settings-animation = Liike
settings-animation-auto = Järjestelmän mukaan
settings-animation-on = Päällä
settings-animation-off = Pois
settings-confirm = Kysy ennen siirtoa
settings-confirm-touch = Kosketuksella
settings-confirm-always = Aina
settings-confirm-never = Ei koskaan
settings-pace = Botit uusissa peleissä
settings-pace-instant = Heti
settings-pace-fast = Nopeat
settings-pace-brisk = Ripeät
settings-pace-calm = Rauhalliset
settings-shortcuts = Yhden näppäimen pikanäppäimet
settings-sound = Soita kelloa, kun on vuoroni
settings-notify = Ilmoita minulle, kun olen muualla

## Keyboard

keys = Pikanäppäimet
keys-are-off = Yhden näppäimen pikanäppäimet on poistettu käytöstä asetuksissa.
keys-cards = Korttien ottaminen
keys-train-card = Ota avoin junakortti
keys-terrain-card = Ota avoin maastokortti
keys-train-deck = Nosta junakortti pakasta
keys-terrain-deck = Nosta maastokortti pakasta
keys-draw-tickets = Nosta menolippuja
keys-parts = Liikkuminen pöydällä
keys-to-map = Kartalle
keys-to-market = Avoimiin kortteihin tai valittaviin menolippuihin
keys-to-hand = Käteesi
keys-to-tickets = Menolippuihisi
keys-to-log = Tapahtumiin
keys-map = Kartta
keys-claimable = Seuraavaan tai edelliseen reittiin, jonka voit rakentaa
keys-zoom = Lähemmäs, kauemmas
keys-on-map = Kun olet kartalla
keys-arrows = Lähimpään reittiin siinä suunnassa
keys-letters = Paikkakunnalle nimen alun mukaan
keys-around = Paikkakunnan ympäri, reitti reitiltä
keys-ends = Pohjoisimpaan tai eteläisimpään reittiin
keys-choose = Valitse reitti; valitse maksutapa
keys-pan = Siirrä karttaa
keys-everywhere = Kaikkialla
keys-escape = Sulje, palaa
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Vaihto + nuolet
key-letters = A … Ö
