# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: jernbaner i Afrikas hjerte
title-page = { $page } · Okapi
title-your-turn = ● Din tur · Okapi
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

## Home

home-over-title = Afrikas hjerte, 1910
home-under-title = Byg jernbaner tværs over et kontinent: mod stærke bots, med venner langt borte eller rundt om én skærm.
home-your-name = Dit navn
home-traveller = Rejsende
home-solo = Spil nu
home-opponents = Modstandere
home-level = Styrke
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
home-mine-none = Du har ingen spil endnu.
home-open = Åbne borde
home-open-none = Ingen borde mangler spillere lige nu.
home-watch = Se med
home-watch-none = Ingen offentlige spil er i gang lige nu.
tutorial-offer-title = Ny her?
tutorial-offer = Spil et første spil med vejledning: cirka fem minutter, og alt bliver forklaret, efterhånden som du møder det.
tutorial-begin = Start spillet med vejledning
keeper = Pointtæller
keeper-link = Pointtæller til brætspillet
spoken-choice = Spil ved tekstbordet, lavet til skærmlæsere
home-unofficial = En uofficiel udgave med åben kildekode af de offentliggjorte regler, med egne tegninger og egne rutekort.
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
join-watch = Se bare på
transfer-title = Spil på denne enhed
transfer-text = Du har lavet dette link på en anden enhed. Med det kan du også spille dine spil i denne browser.
transfer-take = Fortsæt her

## Lobby

lobby-title = Bordet er klar
lobby-waiting = { $count ->
    [one] Venter på én spiller til.
   *[other] Venter på { $count } spillere til.
}
lobby-ready = Alle er her. Venter på, at værten starter spillet.
lobby-ready-host = Alle er her. Start, når du vil.
lobby-seats = Pladser
lobby-open-seat = ledig plads
lobby-you = (dig)
lobby-away = (væk)
lobby-seat-kind = Hvem spiller på plads { $number }
lobby-person = Et menneske
lobby-open = Ledig til en ven
lobby-make-open = Bed spilleren om at gå
lobby-agreed = { $trains ->
    [one] { $trains } togvogn
   *[other] { $trains } togvogne
} til hver · { $tickets } rutekort pr. træk · tid pr. tur: { $clock }
lobby-timeout-bot = Løber tiden ud for en spiller, tager en bot over.
lobby-timeout-players = Løber tiden ud for en spiller, bestemmer de andre, om de vil vente eller lade en bot tage over.
lobby-listed = Dette bord står på listen: alle kan være med.
lobby-start = Start spillet
lobby-leave = Forlad bordet
lobby-closed = Dette bord blev lukket, før spillet begyndte.
lobby-invite = Invitér venner
lobby-invite-text = Alle, der har dette link, kan tage en plads, på enhver enhed, der kan nå denne server.
lobby-invite-link = Invitationslink
lobby-copy = Kopiér
lobby-copied = Kopieret
lobby-fair = Fair blanding
lobby-fair-text = Kortgiveren har forseglet en hemmelighed. Tilføj nogle ord af dine egne: kortene afgøres af hemmeligheden og alles ord tilsammen, så ingen kan snyde med dem, og efter spillet kan enhver kontrollere det.
lobby-commitment = Segl:
lobby-words = Dine ord til blandingen
lobby-words-example = hvad du har lyst til

## Table

table-title = Bordet
table-loading = Folder landkortet ud …
table-reconnecting = Forbindelsen er afbrudt. Forbinder igen …
table-watching = Du er tilskuer
table-you = Du
table-yours = Dine kort og rutekort
table-players = Spillere
table-score = Point
table-trains = Vogne
table-cards = Kort
table-tickets-short = Rutekort
table-terrain-of = Terrænkort: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (ingen har flere)
table-stand-in = (en bot spiller)
table-late = (tiden er udløbet)
table-let-bot-play = Lad en bot spille for den, der er væk
table-let-bot-play-late = Lad en bot spille for den, hvis tid er udløbet
table-take-back = Tag din plads tilbage
table-clock = Tid tilbage
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } t. { $minutes } min.
table-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dage
} { $hours } t.
table-last-round = { $turns ->
    [one] Sidste runde: én tur tilbage
   *[other] Sidste runde: { $turns } ture tilbage
}
table-last-round-now = Sidste runde: dette er din sidste tur
table-last-round-yet = Sidste runde: du har én tur tilbage
table-last-round-done = Sidste runde: du har haft din sidste tur
status-choose-tickets = Vælg de rutekort, du vil beholde.
status-others-choose = { $count ->
    [one] { $names } vælger stadig rutekort.
   *[other] { $names } vælger stadig rutekort.
}
status-late = Tiden er udløbet for { $player }.
status-late-you = Din tid er udløbet. Du kan stadig spille, indtil de andre lader en bot tage over.
status-your-turn = Din tur: træk kort, indsæt tog på en strækning, eller træk rutekort.
status-your-turn-brief = Din tur
status-draw-again = Tag dit andet kort.
status-keep-tickets = Vælg de rutekort, du vil beholde.
status-other-turn = { $player } har turen.
status-other-draws = { $player } trækker et kort til.
status-other-keeps = { $player } vælger rutekort.
status-over = Spillet er slut.
status-past = Du ser på en tidligere tur.
status-sending = Et øjeblik …
notify-your-turn = Det er din tur.
handover = Giv enheden til { $name }
curtain-title = Turen går til { $name }
curtain-text = Giv enheden til { $name }. Ikke kigge, I andre!
curtain-lift = Jeg er { $name }

## Map

map = Landkort
map-title = Afrikas hjerte
map-subtitle = Jernbaner, 1910
map-zoom-in = Zoom ind
map-zoom-out = Zoom ud
map-fit = Vis hele landkortet
map-route-open = { $route }, { $colour }, { $length ->
    [one] ét felt
   *[other] { $length } felter
}{ $locomotives ->
    [0] {""}
    [one] , færge med ét lokomotiv
   *[other] , færge med { $locomotives } lokomotiver
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] ét felt
   *[other] { $length } felter
}{ $locomotives ->
    [0] {""}
    [one] , færge med ét lokomotiv
   *[other] , færge med { $locomotives } lokomotiver
}. Du kan indsætte tog på den.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] ét felt
       *[other] { $length } felter
    }. Din{ $doubled ->
        [true] , fordoblet
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] ét felt
       *[other] { $length } felter
    }. Taget af { $player }{ $doubled ->
        [true] , fordoblet
       *[other] {""}
    }.
}

map-manual = Brug piletasterne til at gå fra strækning til strækning, eller skriv de første bogstaver i et sted. Tryk Enter for at vælge en strækning, Escape for at gå tilbage.

## Cards

market = Synlige kort og bunker
market-take = Tag { $card }
market-draw-train = Træk et togvognskort fra bunken, { $count } tilbage
market-draw-terrain = Træk et terrænkort fra bunken, { $count } tilbage
market-draw-tickets = Træk rutekort, { $count } tilbage
market-empty = Tom
market-again = { $card }: tryk igen for at bekræfte
market-again-hint = Tryk igen for at tage det.
market-pass = Meld pas
hand = Din hånd: { $count ->
    [one] ét kort
   *[other] { $count } kort
}
hand-title = Din hånd
hand-cards = { $cards }: vis, hvilke strækninger farven kan betale
hand-empty = Du har ingen kort.

## Claiming

claim-facts = { $length ->
    [one] Ét felt
   *[other] { $length } felter
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , færge: ét lokomotiv
   *[other] , færge: { $locomotives } lokomotiver
} · { $terrain }
claim-owned = { $who ->
    [you] Denne strækning er din.
   *[other] { $player } har taget denne strækning.
}
claim-not-now = Du kan kun indsætte tog på en strækning i begyndelsen af din tur.
claim-not-with = Du kan ikke betale for den med de kort ({ $card }).
claim-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
claim-doubled = { $points } point med { $spent }
claim-majority = Fordobling ({ $terrain }): { $locomotives ->
    [0] du { $own }
    [one] du { $own } + 1 lokomotiv = { $sum }
   *[other] du { $own } + { $locomotives } lokomotiver = { $sum }
}, { $rival ->
    [0] ingen andre har nogen
   *[other] { $rivals } ({ $rival })
}: nok. Det koster { $cost ->
    [one] ét kort
   *[other] { $cost } kort
}.
claim-confirm = Indsæt tog

## Tickets

tickets = Dine rutekort
tickets-none = Du har ingen rutekort endnu.
ticket-is-done = Fuldført
ticket-failed = Ikke fuldført
ticket-trains-missing = { $trains ->
    [one] mangler { $trains } felt
   *[other] mangler { $trains } felter
}
ticket-fits = { $trains ->
    [one] passer til dit net, mangler { $trains } felt
   *[other] passer til dit net, mangler { $trains } felter
}
ticket-trains-beyond = { $trains ->
    [one] mangler { $trains } felt, men du har for få togvogne
   *[other] mangler { $trains } felter, men du har for få togvogne
}
ticket-impossible = ikke længere muligt
choose-tickets = { $count ->
    [one] Behold mindst ét rutekort
   *[other] Behold mindst { $count } rutekort
}
choose-tickets-keep = { $count ->
    [one] Behold dette rutekort
   *[other] Behold disse { $count } rutekort
}
choose-tickets-more = { $count ->
    [one] Vælg ét rutekort til
   *[other] Vælg { $count } rutekort til
}

## Log and history

log = Log
history = Spillet indtil nu
history-first = Tilbage til start
history-back = Et skridt tilbage
history-forth = Et skridt frem
history-where = { $step } af { $steps }
history-link = Kopiér link
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
end-look-back = Afspil spillet igen
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
settings-confirm = Bekræft handlinger
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
keys-to-log = Gå til hændelserne
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
