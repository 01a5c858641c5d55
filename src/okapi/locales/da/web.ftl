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
web-refused = Det blev afvist ({ $reason }).
reason-server-unreachable = Serveren kan ikke nås. Kører den?
lost-title = Uden for kortet
lost-text = Der er intet på denne adresse.
lost-home = Til forsiden
seat-number = Spiller { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Afrikas hjerte, 1910
home-under-title = Læg jernbaner tværs over et kontinent: mod stærke bots, med venner langt borte eller rundt om ét bord.
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
home-one-device-text = Send enheden videre; et tæppe skjuler dine kort mellem turene.
home-person-name = Navn på spiller { $number }
home-person-add = Tilføj en spiller
home-person-remove = Fjern { $name }
home-pass-and-play = Spil på skift
home-mine = Mine spil
home-mine-none = Du har ingen spil endnu.
home-open = Åbne borde
home-open-none = Ingen venter på spillere lige nu.
home-watch = Se med
home-watch-none = Der spilles ingen offentlige spil lige nu.
home-unofficial = Et uofficielt, åbent spil efter offentliggjorte regler, med egne tegninger og egne rutekort.
options = Valg
options-length = Spillets længde
options-length-full = Normal
options-length-medium = Mellem
options-length-short = Kort
options-tickets-drawn = Rutekort pr. træk
options-tickets-drawn-text = De fleste regelhæfter trækker 4, det russiske 3.
options-clock = Tid pr. tur
options-clock-none = Så længe det tager
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
options-clock-days = { $days ->
    [one] Én dag
   *[other] { $days } dage
}
options-timeout = Når tiden løber ud
options-timeout-bot = En bot spiller videre
options-timeout-players = De andre bestemmer
list-your-turn = Din tur
list-lobby = Venter på spillere
list-playing = I gang
list-over = Slut
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
transfer-title = Spil på denne enhed
transfer-text = En anden af dine enheder har lavet dette link. Fra nu af kan du også spille dine spil i denne browser.
transfer-take = Fortsæt her

## Lobby

lobby-title = Bordet er dækket
lobby-waiting = { $count ->
    [one] Venter på én spiller til.
   *[other] Venter på { $count } spillere til.
}
lobby-ready = Alle er her. Værten starter spillet.
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
} til hver · { $tickets } rutekort pr. træk · tid til en tur: { $clock }
lobby-timeout-bot = Løber tiden ud for nogen, spiller en bot videre.
lobby-timeout-players = Løber tiden ud for nogen, bestemmer de andre, om de vil vente eller lade en bot spille.
lobby-listed = Står blandt de åbne borde: alle må sætte sig.
lobby-start = Start spillet
lobby-leave = Forlad bordet
lobby-closed = Dette bord blev lukket, før spillet begyndte.
lobby-invite = Invitér venner
lobby-invite-text = Den, der har dette link, kan sætte sig ved bordet. Det virker på enhver enhed, der kan nå denne server.
lobby-invite-link = Invitationslink
lobby-copy = Kopiér
lobby-copied = Kopieret
lobby-fair = En ærlig blanding
lobby-fair-text = Kortgiveren har forseglet en hemmelighed. Tilføj dine egne ord: kortene følger af hemmeligheden og alle ord tilsammen, så ingen kan vælge dem, og efter spillet kan alle kontrollere det.
lobby-commitment = Segl:
lobby-words = Dine ord til blandingen
lobby-words-example = hvad du har lyst til

## Table

table-title = Bordet
table-loading = Folder kortet ud …
table-reconnecting = Forbindelsen er tabt. Prøver igen …
table-watching = Du ser med
table-you = Du
table-yours = Dine kort og rutekort
table-players = Spillere
table-score = Point
table-trains = Vogne
table-cards = Kort
table-tickets-short = Rutekort
table-terrain-of = Terrænkort: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (flest)
table-stand-in = (en bot spiller)
table-late = (tiden er gået)
table-let-bot-play = Lad en bot spille for den fraværende
table-let-bot-play-late = Lad en bot tage over
table-take-back = Spil selv igen
table-clock = Tid tilbage
table-last-round = { $turns ->
    [one] Sidste runde: én tur tilbage
   *[other] Sidste runde: { $turns } ture tilbage
}
status-choose-tickets = Vælg, hvilke rutekort du beholder.
status-others-choose = { $count ->
    [one] { $names } vælger stadig rutekort.
   *[other] { $names } vælger stadig rutekort.
}
status-late = Tiden er løbet ud for { $player }.
status-late-you = Din tid er løbet ud. Du kan stadig spille, indtil de andre lader en bot spille for dig.
status-your-turn = Din tur: tag kort, indsæt tog på en strækning, eller træk rutekort.
status-draw-again = Tag dit andet kort.
status-keep-tickets = Vælg, hvilke rutekort du beholder.
status-other-turn = { $player } har turen.
status-other-draws = { $player } tager et kort til.
status-other-keeps = { $player } vælger rutekort.
status-over = Spillet er slut.
status-past = Du ser tilbage i spillet.
status-sending = Et øjeblik …
notify-your-turn = Det er din tur.
handover = Giv enheden til { $name }
curtain-title = Turen går til { $name }
curtain-text = Giv enheden til { $name }. Ingen andre må kigge.
curtain-lift = Jeg er { $name }

## Map

map = Landkort
map-title = Afrikas hjerte
map-subtitle = Jernbaner, 1910
map-zoom-in = Tættere på
map-zoom-out = Længere væk
map-fit = Hele kortet
map-route-open = { $route }, { $colour }, { $length ->
    [one] ét felt
   *[other] { $length } felter
}{ $locomotives ->
    [0] {""}
    [one] , færge med ét lokomotiv
   *[other] , færge med { $locomotives } lokomotiver
}
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
        [true] , fordoblet ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] ét felt
       *[other] { $length } felter
    }. Ejes af { $player }{ $doubled ->
        [true] , fordoblet ×2
       *[other] {""}
    }.
}

map-manual = Piletasterne fører fra strækning til strækning, bogstaver til et sted ud fra dets navn. Enter vælger en strækning, Escape fører tilbage.

## Cards

market = Synlige kort og bunker
market-take = Tag { $card }
market-draw-train = Træk et togvognskort fra bunken, { $count } tilbage
market-draw-terrain = Træk et terrænkort fra bunken, { $count } tilbage
market-draw-tickets = Træk rutekort, { $count } tilbage
market-empty = Tom
market-again = { $card }: én gang til for at bekræfte
market-again-hint = Tryk én gang til for at tage det.
market-pass = Meld pas
hand = Din hånd: { $count ->
    [one] ét kort
   *[other] { $count } kort
}
hand-title = Din hånd
hand-cards = { $cards }: vis, hvad der kan betales
hand-empty = Ingen kort.

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
   *[other] { $player } ejer denne strækning.
}
claim-not-now = Du kan indsætte tog på en strækning i begyndelsen af din tur.
claim-not-with = Ikke med de kort ({ $card }).
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
tickets-none = Ingen rutekort endnu.
ticket-is-done = Fuldført
ticket-failed = Ikke fuldført
ticket-trains-missing = { $trains ->
    [one] mangler én vogn
   *[other] mangler { $trains } vogne
}
ticket-fits = { $trains ->
    [one] passer til dit net, mangler én vogn
   *[other] passer til dit net, mangler { $trains } vogne
}
ticket-trains-beyond = { $trains ->
    [one] mangler én vogn, og du har ingen
   *[other] mangler { $trains } vogne, flere end du har
}
ticket-impossible = ingen mulig vej
choose-tickets = { $count ->
    [one] Behold mindst ét rutekort
   *[other] Behold mindst { $count } rutekort
}
choose-tickets-keep = { $count ->
    [one] Behold dette rutekort
   *[other] Behold disse { $count } rutekort
}
choose-tickets-more = { $count ->
    [one] Vælg ét til
   *[other] Vælg { $count } til
}

## Log and history

log = Hvad der er sket
history = Spillet indtil nu
history-first = Til begyndelsen
history-back = Et skridt tilbage
history-forth = Et skridt frem
history-where = { $step } af { $steps }
history-link = Kopiér link
history-now = Tilbage til nu

## Phone

phone-tabs = Dine kort og rutekort
phone-cards = Kort
phone-tickets = Rutekort
phone-players = Spillere
phone-log = Log

## The end

end-winner = { $who ->
    [you] Du vinder med { $points } point
   *[other] { $player } vinder med { $points } point
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
end-to-rematch = Til revanchen
end-look-back = Se tilbage på spillet
end-record = Hent optegnelsen
end-chart = Point gennem spillet
end-chart-start = start
end-chart-end = rutekort
end-all-tickets = Alles rutekort
check-title = Var blandingen ærlig?
check-text = Optegnelsen rummer kortgiverens hemmelighed. Ud fra den kan denne browser dele hvert kort ud igen og sammenligne.
check-do = Kontrollér blandingen
check-running = Deler ud igen …
check-fair = Ærlig: alle { $draws } træk følger af den forseglede hemmelighed og spillernes ord.
check-failed = Optegnelsen kunne ikke hentes. Prøv igen.
check-edited = Linje { $line } i optegnelsen er ændret, efter at den blev skrevet.
check-no-secret = Optegnelsen rummer ingen hemmelighed.
check-wrong-secret = Hemmeligheden er ikke den, der blev forseglet før spillet.
check-not-dealt = Linje { $line } i optegnelsen er ikke det, kortgiveren skulle have delt ud.
check-not-fair-luck = Dette spil blev ikke delt ud af den ærlige kortgiver.
check-not-here = Browsere kontrollerer kun segl over https eller på din egen maskine. Hent optegnelsen, og brug »okapi verify«.

## Settings

settings = Indstillinger
settings-language = Sprog
settings-language-missing = { $language }: dette sprog kunne ikke indlæses. Tjek forbindelsen, og indlæs siden igen.
settings-language-auto = Som browseren ({ $language })
settings-theme = Papir
settings-theme-auto = Som systemet
settings-theme-light = Dag
settings-theme-dark = Lampelys
settings-animation = Bevægelse
settings-animation-auto = Som systemet
settings-animation-on = Til
settings-animation-off = Fra
settings-confirm = Spørg før træk
settings-confirm-touch = Ved berøring
settings-confirm-always = Altid
settings-confirm-never = Aldrig
settings-pace = Bots i nye spil
settings-pace-instant = Med det samme
settings-pace-fast = Hurtige
settings-pace-brisk = Raske
settings-pace-calm = Rolige
settings-shortcuts = Genveje med en enkelt tast
settings-sound = Klokke, når det er min tur
settings-notify = Giv mig besked, når jeg er i et andet vindue

## Keyboard

keys = Tastaturgenveje
keys-are-off = Genveje med en enkelt tast er slået fra i indstillingerne.
keys-cards = Tag kort
keys-train-card = Tag et synligt togvognskort
keys-terrain-card = Tag et synligt terrænkort
keys-train-deck = Træk et togvognskort fra bunken
keys-terrain-deck = Træk et terrænkort fra bunken
keys-draw-tickets = Træk rutekort
keys-parts = Rundt om bordet
keys-to-map = Til landkortet
keys-to-market = Til de synlige kort eller de tilbudte rutekort
keys-to-hand = Til din hånd
keys-to-tickets = Til dine rutekort
keys-to-log = Til det, der er sket
keys-map = Landkortet
keys-claimable = Til næste eller forrige strækning, du kan indsætte tog på
keys-zoom = Tættere på, længere væk
keys-on-map = Mens du er på landkortet
keys-arrows = Til nærmeste strækning i den retning
keys-letters = Til et sted ud fra begyndelsen af dets navn
keys-around = Rundt om et sted, strækning for strækning
keys-ends = Til den nordligste eller sydligste strækning
keys-choose = Vælg strækningen; vælg, hvordan du betaler
keys-pan = Flyt kortet
keys-everywhere = Overalt
keys-escape = Luk, gå tilbage
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + piletaster
key-letters = A … Z
