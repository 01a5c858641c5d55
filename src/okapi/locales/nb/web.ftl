# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: jernbaner i Afrikas hjerte
title-page = { $page } · Okapi
page-navigation = Sider
home-link = Okapi, forside
rules-link = Regler
close = Lukk
web-nothing = ingen
web-refused = Det går ikke ({ $reason }).
reason-server-unreachable = Får ikke kontakt med serveren. Kjører den?
lost-title = Utenfor kartet
lost-text = Det er ingenting på denne adressen.
lost-home = Gå til forsiden
seat-number = Spiller { $number }
name-numbered = { $name } { $number }
labelled = { $label }: { $text }

## Home

home-over-title = Afrikas hjerte, 1910
home-under-title = Bygg jernbaner tvers over et kontinent: mot sterke boter, med venner langt borte eller rundt én skjerm.
home-your-name = Navnet ditt
home-traveller = Reisende
home-solo = Spill nå
home-opponents = Motstandere
home-play-now = Spill mot boter
home-friends = Med venner
home-seats = Spillere
home-listed = Alle kan bli med
home-set-up = Opprett et bord
home-one-device = På én enhet
home-one-device-text = Send enheten rundt; kortene dine er skjult mellom turene.
home-person-name = Navn på spiller { $number }
home-person-add = Legg til en spiller
home-person-remove = Fjern { $name }
home-pass-and-play = Spill på omgang
home-mine = Mine spill
home-open = Åpne bord
home-open-none = Ingen bord mangler spillere akkurat nå.
home-watch = Se på
home-watch-none = Ingen åpne spill er i gang akkurat nå.
tutorial-begin = Start spillet med veiledning
keeper = Poengteller
keeper-link = Poengteller for brettspillet
spoken-choice = Spill ved tekstbordet, laget for skjermlesere
home-unofficial = En uoffisiell utgave av de publiserte reglene, med åpen kildekode, egne tegninger og egne billetter.
options = Flere valg
options-length = Spillets lengde
options-length-full = Normal
options-length-medium = Middels
options-length-short = Kort
options-tickets-drawn = Billetter per trekk
options-tickets-drawn-text = De fleste regelheftene sier { $tickets_in_most_editions }, det russiske { $tickets_in_russian }.
options-clock = Tid per tur
options-clock-none = ubegrenset
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minutt
   *[other] { $minutes } minutter
}
options-clock-days = { $days ->
    [one] én dag
   *[other] { $days } dager
}
options-timeout = Når tiden går ut
options-timeout-bot = En bot tar over
options-timeout-players = De andre bestemmer
list-your-turn = Din tur
list-lobby = Venter på spillere
list-playing = I gang
list-over = Avsluttet
list-closed = Stengt
list-open-seats = { $count ->
    [one] én ledig plass
   *[other] { $count } ledige plasser
}

## Joining

join-title = Du er invitert
join-text = Ved bordet: { $names }.
join-sit-down = Sett deg
join-watch = Bare se på

## Lobby

lobby-agreed = { $trains } tog til hver · { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
} per trekk · tid per tur: { $clock }
lobby-timeout-bot = Går tiden ut for en spiller, tar en bot over.
lobby-timeout-players = Går tiden ut for en spiller, bestemmer de andre om de vil vente eller la en bot ta over.
lobby-listed = Dette bordet står på listen: alle kan bli med.
lobby-copy = Kopier
lobby-copied = Kopiert

## Table

table-loading = Bretter ut kartet …
table-you = Du
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } t { $minutes } min
table-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dager
} { $hours } t

## Map

map = Kart
map-fit = Vis hele kartet

## Tickets

tickets = Billettene dine
ticket-failed = Ikke fullført

## Log and history

history = Spillet hittil
history-first = Tilbake til start
history-back = Ett steg tilbake
history-forth = Ett steg frem
history-now = Tilbake til nåtiden

## Phone

phone-tabs = Dine kort og billetter
phone-cards = Kort
phone-tickets = Billetter
phone-players = Spillere
phone-log = Hendelser

## The end

end-winner = { $who ->
    [you] Du vant med { $points } poeng!
   *[other] { $player } vant med { $points } poeng
}
end-shared = { $names } deler seieren
end-sheet = Poengark
end-player = Spiller
end-routes = Spor
end-doubling = Dobling
end-tickets = Billetter
end-globetrotter = Verdens­utforsker
end-total = Sum
end-rematch = Spill igjen
end-to-rematch = Gå til omkampen
end-look-back = Spill av på nytt
end-review = Gå gjennom spillet
play-on = Spill videre herfra
advice = Råd
end-record = Last ned spillfilen
end-chart = Poeng gjennom spillet
end-chart-start = start
end-chart-end = billetter
end-all-tickets = Alle spillernes billetter
check-title = Var stokkingen rettferdig?
check-text = Spillfilen inneholder kortgiverens hemmelighet. Med den kan denne nettleseren dele ut hvert kort på nytt og sammenligne.
check-do = Kontroller stokkingen
check-running = Deler ut på nytt …
check-fair = Rettferdig: alle { $draws } kortene stemmer med den forseglede hemmeligheten og spillernes ord.
check-failed = Spillfilen kunne ikke lastes ned. Prøv igjen.
check-edited = Linje { $line } i spillfilen er endret etter at den ble skrevet.
check-no-secret = Spillfilen inneholder ikke hemmeligheten.
check-wrong-secret = Dette er ikke hemmeligheten som ble forseglet før spillet.
check-not-dealt = Linje { $line } i spillfilen er ikke det kortgiveren skulle ha delt ut.
check-not-fair-luck = Dette spillet ble ikke delt ut av den rettferdige kortgiveren.
check-not-here = Nettlesere kan bare kontrollere segl over https eller på din egen maskin. Last ned spillfilen og kjør «okapi verify».

## Settings

settings = Innstillinger
settings-language = Språk
settings-language-missing = { $language }: dette språket kunne ikke lastes inn. Sjekk forbindelsen, og last inn siden på nytt.
settings-language-auto = Nettleserens standard ({ $language })
settings-theme = Tema
settings-theme-auto = Systemets standard
settings-theme-light = Dag
settings-theme-dark = Lampelys
settings-animation = Animasjoner
settings-animation-auto = Systemets standard
settings-animation-on = På
settings-animation-quick = Raske
settings-animation-off = Av
settings-confirm = Bekreft trekk
settings-confirm-touch = På berøringsskjerm
settings-confirm-always = Alltid
settings-confirm-never = Aldri
settings-delay = Botenes tempo (nye spill)
settings-delay-instant = Øyeblikkelig
settings-delay-fast = Raskt
settings-delay-brisk = Kvikt
settings-delay-calm = Rolig
settings-shortcuts = Hurtigtaster med én tast
settings-volume = Lydstyrke
settings-notify = Varsle meg når det er min tur og jeg er i et annet vindu

## Keyboard

keys = Hurtigtaster
keys-are-off = Hurtigtaster med én tast er slått av i innstillingene.
keys-cards = Trekke kort
keys-train-card = Ta et åpent vognkort
keys-terrain-card = Ta et åpent terrengkort
keys-train-deck = Trekk et vognkort fra bunken
keys-terrain-deck = Trekk et terrengkort fra bunken
keys-draw-tickets = Trekk billetter
keys-parts = Rundt bordet
keys-to-map = Gå til kartet
keys-to-market = Gå til de åpne kortene eller billettene du kan velge mellom
keys-to-hand = Gå til hånden din
keys-to-tickets = Gå til billettene dine
keys-to-log = Gå til hendelsene
keys-map = Kartet
keys-claimable = Neste eller forrige spor du kan ta
keys-plan = Planlegg det valgte sporet, eller dropp det
keys-zoom = Zoom inn, zoom ut
keys-on-map = På kartet
keys-arrows = Nærmeste spor i den retningen
keys-letters = Et sted etter de første bokstavene i navnet
keys-around = Rundt et sted, spor for spor
keys-ends = Det nordligste eller sørligste sporet
keys-choose = Velg sporet; velg hvordan du betaler
keys-pan = Flytt kartet
keys-everywhere = Overalt
keys-escape = Lukk eller gå tilbake
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + piltaster
key-letters = A … Å
settings-follow = Flytt kartet til sporene de andre tar
livery-colour = { $colour ->
    [red] rød
    [blue] blå
    [green] grønn
    [yellow] gul
   *[black] svart
}
livery-choose = { $name }: { $colour }. Velg en annen farge
livery-taken = { $colour }, tatt av { $name }
legend-free = Ledig spor: tomme felter i sporets farge
legend-grey = Grått spor: kort i én valgfri farge
legend-taken = Tatt spor: et tog i eierens farge og med eierens merke
legend-claimable = Du kan ta det nå
legend-wanted = Nyttig for billettene dine
legend-planned = I planen din, som bare du ser
legend-fresh = Tatt siden din forrige tur
history-play = Spill av
history-turn-back = Én tur tilbake
history-turn-forth = Én tur frem
settings-delay-now = Botenes tempo (dette spillet)
map-title = Afrikas hjerte
