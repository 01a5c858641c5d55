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
web-nothing = ei yhtään
web-refused = Se ei käy ({ $reason }).
reason-server-unreachable = Palvelimeen ei saada yhteyttä. Onko se käynnissä?
lost-title = Kartan ulkopuolella
lost-text = Tässä osoitteessa ei ole mitään.
lost-home = Siirry etusivulle
seat-number = Pelaaja { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Afrikan sydän, 1910
home-under-title = Rakenna rautateitä halki mantereen: vahvoja botteja vastaan, kaukaisten ystävien kanssa tai saman ruudun ääressä.
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
home-one-device-text = Antakaa laite kiertää; korttisi pysyvät piilossa vuorojen välillä.
home-person-name = Pelaajan { $number } nimi
home-person-add = Lisää pelaaja
home-person-remove = Poista { $name }
home-pass-and-play = Pelatkaa vuorotellen
home-mine = Omat pelit
home-mine-none = Sinulla ei ole vielä pelejä.
home-open = Avoimet pöydät
home-open-none = Mikään pöytä ei odota pelaajia juuri nyt.
home-watch = Katso
home-watch-none = Julkisia pelejä ei ole käynnissä juuri nyt.
tutorial-offer-title = Ensi kertaa täällä?
tutorial-offer = Pelaa opastettu ensimmäinen peli: noin viisi minuuttia, ja kaikki selitetään sitä mukaa kuin se tulee vastaan.
tutorial-begin = Aloita opastettu peli
keeper = Pistelaskuri
keeper-link = Pistelaskuri lautapelille
spoken-choice = Pelaa tekstipöydässä, joka on tehty ruudunlukijoille
home-unofficial = Epävirallinen, avoimen lähdekoodin toteutus julkaistuista säännöistä, omine kuvineen ja omine menolippuineen.
options = Valinnat
options-length = Pelin pituus
options-length-full = Normaali
options-length-medium = Keskipitkä
options-length-short = Lyhyt
options-tickets-drawn = Menolippuja kerralla
options-tickets-drawn-text = Useimmissa sääntökirjoissa { $tickets_in_most_editions }, venäläisessä { $tickets_in_russian }.
options-clock = Aika vuoroa kohti
options-clock-none = ei rajaa
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekunti
   *[other] { $seconds } sekuntia
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minuutti
   *[other] { $minutes } minuuttia
}
options-clock-days = { $days ->
    [one] yksi vuorokausi
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
transfer-text = Loit tämän linkin toisella laitteella. Sen avulla voit pelata pelejäsi myös tässä selaimessa.
transfer-take = Jatka tässä

## Lobby

lobby-title = Pöytä on valmis
lobby-waiting = { $count ->
    [one] Odotetaan vielä yhtä pelaajaa.
   *[other] Odotetaan vielä { $count } pelaajaa.
}
lobby-ready = Kaikki ovat täällä. Odotetaan, että pöydän avaaja aloittaa pelin.
lobby-ready-host = Kaikki ovat täällä. Aloita, kun haluat.
lobby-seats = Paikat
lobby-open-seat = vapaa paikka
lobby-you = (sinä)
lobby-away = (poissa)
lobby-seat-kind = Kuka pelaa paikalla { $number }
lobby-person = Ihminen
lobby-open = Vapaa ystävälle
lobby-make-open = Pyydä pelaajaa poistumaan
lobby-agreed = Junavaunuja kullakin { $trains } · menolippuja kerralla { $tickets } · aika vuoroa kohti: { $clock }
lobby-timeout-bot = Jos pelaajan aika loppuu, botti jatkaa hänen puolestaan.
lobby-timeout-players = Jos pelaajan aika loppuu, muut päättävät, odotetaanko vai jatkaako botti.
lobby-listed = Tämä pöytä näkyy luettelossa: kuka tahansa voi tulla mukaan.
lobby-start = Aloita peli
lobby-leave = Poistu pöydästä
lobby-closed = Pöytä suljettiin ennen pelin alkua.
lobby-invite = Kutsu ystäviä
lobby-invite-text = Kuka tahansa, jolla on tämä linkki, voi istua pöytään, millä tahansa laitteella, joka saa yhteyden tähän palvelimeen.
lobby-invite-link = Kutsulinkki
lobby-copy = Kopioi
lobby-copied = Kopioitu
lobby-fair = Reilu sekoitus
lobby-fair-text = Jakaja on sinetöinyt salaisuuden. Lisää muutama oma sana: kortit määräytyvät salaisuuden ja kaikkien sanojen perusteella, joten kukaan ei voi peukaloida niitä, ja pelin jälkeen kuka tahansa voi tarkistaa jaon.
lobby-commitment = Sinetti:
lobby-words = Sanasi sekoitukseen
lobby-words-example = mitä vain haluat

## Table

table-title = Pöytä
table-loading = Avataan karttaa …
table-reconnecting = Yhteys katkesi. Yhdistetään uudelleen …
table-watching = Olet katsojana
table-you = Sinä
table-yours = Korttisi ja lippusi
table-players = Pelaajat
table-score = Pisteet
table-trains = Vaunut
table-cards = Kortit
table-tickets-short = Liput
table-terrain-of = Maastokortit: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (kärjessä)
table-stand-in = (botti pelaa)
table-late = (aika loppui)
table-let-bot-play = Anna botin pelata poissa olevan puolesta
table-let-bot-play-late = Anna botin pelata sen puolesta, jonka aika loppui
table-take-back = Ota paikkasi takaisin
table-clock = Aikaa jäljellä
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } t { $minutes } min
table-clock-days = { $days } vrk { $hours } t
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

## Map

map = Kartta
map-title = Afrikan sydän
map-subtitle = Rautatiet, 1910
map-zoom-in = Lähennä
map-zoom-out = Loitonna
map-fit = Näytä koko kartta
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

## Cards

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
hand-cards = { $cards }: näytä, mihin reitteihin väri riittää
hand-empty = Sinulla ei ole kortteja.

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
   *[other] Tämän reitin on rakentanut { $player }.
}
claim-not-now = Voit rakentaa reitin vain vuorosi alussa.
claim-not-with = Et voi maksaa sitä tällaisilla korteilla ({ $card }).
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
tickets-none = Sinulla ei ole vielä menolippuja.
ticket-is-done = Toteutettu
ticket-failed = Toteutumatta
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

## Log and history

log = Tapahtumat
history = Peli tähän asti
history-first = Takaisin alkuun
history-back = Askel taaksepäin
history-forth = Askel eteenpäin
history-where = { $step }/{ $steps }
history-link = Kopioi linkki
history-now = Takaisin nykyhetkeen

## Phone

phone-tabs = Korttisi ja lippusi
phone-cards = Kortit
phone-tickets = Liput
phone-players = Pelaajat
phone-log = Loki

## The end

end-winner = { $who ->
    [you] Voitit! { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
   *[other] { $player } voitti: { $points ->
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
end-to-rematch = Siirry uusintapeliin
end-look-back = Katso peli uudelleen
end-review = Analysoi peli
play-on = Jatka peliä tästä
advice = Neuvo
end-record = Lataa tallenne
end-chart = Pisteet pelin aikana
end-chart-start = alku
end-chart-end = liput
end-all-tickets = Kaikkien menoliput
check-title = Oliko sekoitus reilu?
check-text = Tallenteessa on jakajan salaisuus. Sen avulla tämä selain voi jakaa jokaisen kortin uudelleen ja verrata.
check-do = Tarkista sekoitus
check-running = Jaetaan uudelleen …
check-fair = Reilu: kaikki jaetut kortit ({ $draws }) vastaavat sinetöityä salaisuutta ja pelaajien sanoja.
check-failed = Tallennetta ei voitu ladata. Yritä uudelleen.
check-edited = Tallenteen riviä { $line } on muutettu jälkikäteen.
check-no-secret = Tallenteessa ei ole salaisuutta.
check-wrong-secret = Tämä ei ole se salaisuus, joka sinetöitiin ennen peliä.
check-not-dealt = Tallenteen rivi { $line } ei ole se, mitä jakajan olisi pitänyt jakaa.
check-not-fair-luck = Tätä peliä ei jakanut reilu jakaja.
check-not-here = Selaimet voivat tarkistaa sinettejä vain https-yhteydellä tai omalla koneellasi. Lataa tallenne ja aja ”okapi verify”.

## Settings

settings = Asetukset
settings-language = Kieli
settings-language-missing = { $language }: kieltä ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.
settings-language-auto = Selaimen oletus ({ $language })
settings-theme = Teema
settings-theme-auto = Järjestelmän oletus
settings-theme-light = Päivä
settings-theme-dark = Lampunvalo
settings-animation = Animaatiot
settings-animation-auto = Järjestelmän oletus
settings-animation-on = Päällä
settings-animation-quick = Nopeat
settings-animation-off = Pois
settings-confirm = Vahvista siirrot
settings-confirm-touch = Kosketusnäytöllä
settings-confirm-always = Aina
settings-confirm-never = Ei koskaan
settings-delay = Bottien nopeus (uudet pelit)
settings-delay-instant = Välitön
settings-delay-fast = Nopea
settings-delay-brisk = Ripeä
settings-delay-calm = Rauhallinen
settings-shortcuts = Yhden näppäimen pikanäppäimet
settings-volume = Äänenvoimakkuus
settings-notify = Ilmoita, kun on vuoroni ja olen toisessa ikkunassa

## Keyboard

keys = Pikanäppäimet
keys-are-off = Yhden näppäimen pikanäppäimet on poistettu käytöstä asetuksissa.
keys-cards = Korttien nostaminen
keys-train-card = Ota avoin junakortti
keys-terrain-card = Ota avoin maastokortti
keys-train-deck = Nosta junakortti pakasta
keys-terrain-deck = Nosta maastokortti pakasta
keys-draw-tickets = Nosta menolippuja
keys-parts = Liikkuminen pöydällä
keys-to-map = Siirry kartalle
keys-to-market = Siirry avoimiin kortteihin tai valittaviin menolippuihin
keys-to-hand = Siirry käteesi
keys-to-tickets = Siirry menolippuihisi
keys-to-log = Siirry tapahtumiin
keys-map = Kartta
keys-claimable = Seuraava tai edellinen reitti, jonka voit rakentaa
keys-plan = Suunnittele valittu reitti tai hylkää se
keys-zoom = Lähennä, loitonna
keys-on-map = Kartalla
keys-arrows = Lähin reitti siinä suunnassa
keys-letters = Paikkakunta nimen ensimmäisten kirjainten mukaan
keys-around = Paikkakunnan ympäri, reitti reitiltä
keys-ends = Pohjoisin tai eteläisin reitti
keys-choose = Valitse reitti; valitse maksutapa
keys-pan = Siirrä karttaa
keys-everywhere = Kaikkialla
keys-escape = Sulje tai palaa
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Vaihto + nuolet
key-letters = A … Ö
