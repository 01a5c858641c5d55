# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: rautateitä Afrikan sydämessä
title-page = { $page } · Okapi
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
labelled = { $label }: { $text }

## Home

home-over-title = Afrikan sydän, 1910
home-under-title = Rakenna rautateitä halki mantereen: vahvoja botteja vastaan, kaukaisten ystävien kanssa tai saman ruudun ääressä.
home-your-name = Nimesi
home-traveller = Matkaaja
home-solo = Pelaa nyt
home-opponents = Vastustajat
home-play-now = Pelaa botteja vastaan
home-friends = Ystävien kanssa
home-seats = Pelaajia
home-listed = Avoin kaikille
home-set-up = Avaa pöytä
home-one-device = Yhdellä laitteella
home-one-device-text = Antakaa laite kiertää; kortit pysyvät piilossa vuorojen välillä.
home-person-name = Pelaajan { $number } nimi
home-person-add = Lisää pelaaja
home-person-remove = Poista { $name }
home-pass-and-play = Pelatkaa vuorotellen
home-mine = Omat pelit
home-open = Avoimet pöydät
home-open-none = Mikään pöytä ei odota pelaajia juuri nyt.
home-watch = Katso
home-watch-none = Julkisia pelejä ei ole käynnissä juuri nyt.
tutorial-begin = Aloita opastettu peli
keeper = Pistelaskuri
keeper-link = Pistelaskuri lautapelille
spoken-choice = Pelaa tekstipöydässä, joka on tehty ruudunlukijoille
home-unofficial = Epävirallinen, avoimen lähdekoodin toteutus julkaistuista säännöistä, omine kuvineen ja omine menolippuineen.
options = Lisävalinnat
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

## Lobby

lobby-agreed = Junavaunuja kullakin { $trains } · menolippuja kerralla { $tickets } · aika vuoroa kohti: { $clock }
lobby-timeout-bot = Jos pelaajan aika loppuu, botti jatkaa hänen puolestaan.
lobby-timeout-players = Jos pelaajan aika loppuu, muut päättävät, odotetaanko vai jatkaako botti.
lobby-listed = Tämä pöytä näkyy luettelossa: kuka tahansa voi tulla mukaan.
lobby-copy = Kopioi
lobby-copied = Kopioitu

## Table

table-loading = Avataan karttaa …
table-you = Sinä
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } t { $minutes } min
table-clock-days = { $days } vrk { $hours } t

## Map

map = Kartta
map-fit = Näytä koko kartta

## Tickets

tickets = Menolippusi
ticket-failed = Toteutumatta

## Log and history

history = Peli tähän asti
history-first = Takaisin alkuun
history-back = Askel taaksepäin
history-forth = Askel eteenpäin
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
check-text = Tallenteessa on jakajan salaisuus. Sen avulla tämä selain voi jakaa kaikki kortit uudelleen ja verrata tulosta tallenteeseen.
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
keys-to-hand = Siirry käsikortteihisi
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
settings-follow = Siirrä karttaa muiden rakentamien reittien kohdalle
livery-colour = { $colour ->
    [red] punainen
    [blue] sininen
    [green] vihreä
    [yellow] keltainen
   *[black] musta
}
livery-choose = { $name }: { $colour }. Valitse toinen väri
livery-taken = { $colour }, varattu: { $name }
legend-free = Vapaa reitti: tyhjiä ruutuja reitin värissä
legend-grey = Harmaa reitti: kortteja yhtä, vapaasti valittua väriä
legend-taken = Rakennettu reitti: rakentajan värinen juna ja hänen merkkinsä
legend-claimable = Voit rakentaa sen nyt
legend-wanted = Sitä tarvitaan menolippuihisi
legend-planned = Suunnitelmassasi, jonka näet vain sinä
legend-fresh = Rakennettu edellisen vuorosi jälkeen
history-play = Toista
history-turn-back = Vuoro taaksepäin
history-turn-forth = Vuoro eteenpäin
settings-delay-now = Bottien nopeus (tämä peli)
map-title = Afrikan sydän
