# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: jernbaner i Afrikas hjerte
title-page = { $page } · Okapi
page-navigation = Sider
home-link = Okapi, forside
rules-link = Regler
close = Luk
web-nothing = ingen
web-refused = Det kan ikke lade sig gøre ({ $reason }).
reason-server-unreachable = Kan ikke få kontakt med serveren. Kører den?
lost-title = Uden for landkortet
lost-text = Der er intet på denne adresse.
lost-home = Gå til forsiden
seat-number = Spiller { $number }
name-numbered = { $name } { $number }
labelled = { $label }: { $text }

## Home

home-over-title = Afrikas hjerte, 1910
home-under-title = Byg jernbaner tværs over et kontinent: mod stærke bots, med venner langt borte eller rundt om én skærm.
home-your-name = Dit navn
home-traveller = Rejsende
home-solo = Spil nu
home-opponents = Modstandere
home-play-now = Spil mod bots
home-friends = Med venner
home-seats = Spillere
home-listed = Alle må være med
home-set-up = Opret et bord
home-one-device = På én enhed
home-one-device-text = Send enheden rundt; dine kort er skjult mellem turene.
home-person-name = Navn på spiller { $number }
home-person-add = Tilføj en spiller
home-person-remove = Fjern { $name }
home-pass-and-play = Spil på skift
home-mine = Mine spil
home-open = Åbne borde
home-open-none = Ingen borde mangler spillere lige nu.
home-watch = Se med
home-watch-none = Ingen offentlige spil er i gang lige nu.
tutorial-begin = Start spillet med vejledning
keeper = Pointtæller
keeper-link = Pointtæller til brætspillet
spoken-choice = Spil ved tekstbordet, lavet til skærmlæsere
home-unofficial = En uofficiel udgave af de offentliggjorte regler, med åben kildekode, egne tegninger og egne rutekort.
options = Flere valgmuligheder
options-length = Spillets længde
options-length-full = Normal
options-length-medium = Middel
options-length-short = Kort
options-tickets-drawn = Rutekort pr. træk
options-tickets-drawn-text = De fleste regelhæfter siger { $tickets_in_most_editions }, det russiske { $tickets_in_russian }.
options-clock = Tid pr. tur
options-clock-none = ubegrænset
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
options-clock-days = { $days ->
    [one] én dag
   *[other] { $days } dage
}
options-timeout = Når tiden løber ud
options-timeout-bot = En bot tager over
options-timeout-players = De andre bestemmer
list-your-turn = Din tur
list-lobby = Venter på spillere
list-playing = I gang
list-over = Afsluttet
list-closed = Lukket
list-open-seats = { $count ->
    [one] én ledig plads
   *[other] { $count } ledige pladser
}

## Joining

join-title = Du er inviteret
join-text = Ved bordet: { $names }.
join-sit-down = Sæt dig
join-watch = Se bare med

## Lobby

lobby-agreed = { $trains ->
    [one] { $trains } togvogn
   *[other] { $trains } togvogne
} til hver · { $tickets } rutekort pr. træk · tid pr. tur: { $clock }
lobby-timeout-bot = Løber tiden ud for en spiller, tager en bot over.
lobby-timeout-players = Løber tiden ud for en spiller, bestemmer de andre, om de vil vente eller lade en bot tage over.
lobby-listed = Dette bord står på listen: alle kan være med.
lobby-copy = Kopiér
lobby-copied = Kopieret

## Table

table-loading = Folder landkortet ud …
table-you = Du
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } t. { $minutes } min.
table-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
} { $hours } t.

## Map

map = Landkort
map-fit = Vis hele landkortet

## Tickets

tickets = Dine rutekort
ticket-failed = Ikke fuldført

## Log and history

history = Spillet indtil nu
history-first = Tilbage til start
history-back = Et skridt tilbage
history-forth = Et skridt frem
history-now = Tilbage til nutiden

## Phone

phone-tabs = Dine kort og rutekort
phone-cards = Kort
phone-tickets = Rutekort
phone-players = Spillere
phone-log = Log

## The end

end-winner = { $who ->
    [you] Du vandt med { $points } point!
   *[other] { $player } vandt med { $points } point
}
end-shared = { $names } deler sejren
end-sheet = Pointark
end-player = Spiller
end-routes = Stræk­ninger
end-doubling = Fordobling
end-tickets = Rutekort
end-globetrotter = Globe­trotter
end-total = I alt
end-rematch = Spil igen
end-to-rematch = Gå til revanchen
end-look-back = Se spillet igen
end-review = Gennemgå spillet
play-on = Spil videre herfra
advice = Råd
end-record = Hent spilfilen
end-chart = Point gennem spillet
end-chart-start = start
end-chart-end = rutekort
end-all-tickets = Alles rutekort
check-title = Var blandingen fair?
check-text = Spilfilen indeholder kortgiverens hemmelighed. Med den kan denne browser dele hvert kort ud igen og sammenligne.
check-do = Kontrollér blandingen
check-running = Deler ud igen …
check-fair = Fair: alle { $draws } kort stemmer med den forseglede hemmelighed og spillernes ord.
check-failed = Spilfilen kunne ikke hentes. Prøv igen.
check-edited = Linje { $line } i spilfilen er ændret, efter at den blev skrevet.
check-no-secret = Spilfilen indeholder ikke hemmeligheden.
check-wrong-secret = Det er ikke den hemmelighed, der blev forseglet før spillet.
check-not-dealt = Linje { $line } i spilfilen er ikke det, kortgiveren skulle have delt ud.
check-not-fair-luck = Dette spil blev ikke delt ud af den fair kortgiver.
check-not-here = Browsere kan kun kontrollere segl over https eller på din egen computer. Hent spilfilen, og kør »okapi verify«.

## Settings

settings = Indstillinger
settings-language = Sprog
settings-language-missing = { $language }: dette sprog kunne ikke indlæses. Tjek forbindelsen, og indlæs siden igen.
settings-language-auto = Browserens standard ({ $language })
settings-theme = Tema
settings-theme-auto = Systemets standard
settings-theme-light = Dag
settings-theme-dark = Lampelys
settings-animation = Animationer
settings-animation-auto = Systemets standard
settings-animation-on = Til
settings-animation-quick = Hurtige
settings-animation-off = Fra
settings-confirm = Bekræft træk
settings-confirm-touch = På touchskærme
settings-confirm-always = Altid
settings-confirm-never = Aldrig
settings-delay = Tempo for bots (nye spil)
settings-delay-instant = Øjeblikkeligt
settings-delay-fast = Hurtigt
settings-delay-brisk = Raskt
settings-delay-calm = Roligt
settings-shortcuts = Genveje med én tast
settings-volume = Lydstyrke
settings-notify = Giv mig besked, når det er min tur, og jeg er i et andet vindue

## Keyboard

keys = Tastaturgenveje
keys-are-off = Genveje med én tast er slået fra i indstillingerne.
keys-cards = Træk kort
keys-train-card = Tag et synligt togvognskort
keys-terrain-card = Tag et synligt terrænkort
keys-train-deck = Træk et togvognskort fra bunken
keys-terrain-deck = Træk et terrænkort fra bunken
keys-draw-tickets = Træk rutekort
keys-parts = Rundt om bordet
keys-to-map = Gå til landkortet
keys-to-market = Gå til de synlige kort eller de rutekort, du kan vælge imellem
keys-to-hand = Gå til din hånd
keys-to-tickets = Gå til dine rutekort
keys-to-log = Gå til loggen
keys-map = Landkortet
keys-claimable = Næste eller forrige strækning, du kan indsætte tog på
keys-plan = Planlæg den valgte strækning, eller drop den
keys-zoom = Zoom ind, zoom ud
keys-on-map = På landkortet
keys-arrows = Nærmeste strækning i den retning
keys-letters = Et sted ud fra navnets første bogstaver
keys-around = Rundt om et sted, strækning for strækning
keys-ends = Den nordligste eller sydligste strækning
keys-choose = Vælg strækningen; vælg, hvordan du betaler
keys-pan = Flyt landkortet
keys-everywhere = Overalt
keys-escape = Luk eller gå tilbage
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + piletaster
key-letters = A … Å
settings-follow = Flyt landkortet til de strækninger, de andre tager
livery-colour = { $colour ->
    [red] rød
    [blue] blå
    [green] grøn
    [yellow] gul
   *[black] sort
}
livery-choose = { $name }: { $colour }. Vælg en anden farve
livery-taken = { $colour }, taget af { $name }
legend-free = Ledig strækning: tomme felter i strækningens farve
legend-grey = Grå strækning: kort i én valgfri farve
legend-taken = Taget strækning: et tog i ejerens farve og med ejerens mærke
legend-claimable = Du kan indsætte tog på den nu
legend-wanted = Kan bruges til dine rutekort
legend-planned = I din plan, som kun du kan se
legend-fresh = Taget siden din seneste tur
history-play = Afspil
history-turn-back = En tur tilbage
history-turn-forth = En tur frem
settings-delay-now = Tempo for bots (dette spil)
map-title = Afrikas hjerte
