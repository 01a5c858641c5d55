# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: jernbaner i Afrikas hjerte
title-page = { $page } · Okapi
title-your-turn = ● Din tur · Okapi
page-navigation = Sider
home-link = Okapi, forside
rules-link = Regler
close = Lukk
web-nothing = ingen
web-refused = Det ble avvist ({ $reason }).
reason-server-unreachable = Serveren kan ikke nås. Kjører den?
lost-title = Utenfor kartet
lost-text = Det er ingenting på denne adressen.
lost-home = Til forsiden
seat-number = Spiller { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Afrikas hjerte, 1910
home-under-title = Legg jernbaner tvers over et kontinent: mot sterke boter, med venner langt borte eller rundt ett bord.
home-your-name = Navnet ditt
home-traveller = Reisende
home-solo = Spill nå
home-opponents = Motstandere
home-level = Styrke
home-play-now = Spill mot boter
home-friends = Med venner
home-seats = Spillere
home-listed = Alle kan bli med
home-set-up = Opprett et bord
home-one-device = På én enhet
home-one-device-text = Send enheten videre; et teppe skjuler kortene dine mellom turene.
home-person-name = Navn på spiller { $number }
home-person-add = Legg til en spiller
home-person-remove = Fjern { $name }
home-pass-and-play = Spill på skift
home-mine = Mine spill
home-mine-none = Du har ingen spill ennå.
home-open = Åpne bord
home-open-none = Ingen venter på spillere akkurat nå.
home-watch = Se på
home-watch-none = Ingen offentlige spill pågår akkurat nå.
home-unofficial = Et uoffisielt, åpent spill etter publiserte regler, med egne tegninger og egne billetter.
options = Valg
options-length = Lengden på spillet
options-length-full = Normal
options-length-medium = Middels
options-length-short = Kort
options-tickets-drawn = Billetter per trekk
options-tickets-drawn-text = De fleste reglene trekker 4, de russiske 3.
options-clock = Tid per tur
options-clock-none = Så lenge det tar
options-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minutt
   *[other] { $minutes } minutter
}
options-clock-days = { $days ->
    [one] Én dag
   *[other] { $days } dager
}
options-timeout = Når tiden går ut
options-timeout-bot = En bot spiller videre
options-timeout-players = De andre bestemmer
list-your-turn = Din tur
list-lobby = Venter på spillere
list-playing = Pågår
list-over = Ferdig
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
transfer-title = Spill på denne enheten
transfer-text = En annen av enhetene dine laget denne lenken. Fra nå av kan du også spille spillene dine i denne nettleseren.
transfer-take = Fortsett her

## Lobby

lobby-title = Bordet er dekket
lobby-waiting = { $count ->
    [one] Venter på én spiller til.
   *[other] Venter på { $count } spillere til.
}
lobby-ready = Alle er her. Verten starter spillet.
lobby-ready-host = Alle er her. Start når du vil.
lobby-seats = Plasser
lobby-open-seat = ledig plass
lobby-you = (deg)
lobby-away = (borte)
lobby-seat-kind = Hvem spiller på plass { $number }
lobby-person = Et menneske
lobby-open = Ledig for en venn
lobby-make-open = Be spilleren om å gå
lobby-agreed = { $trains } tog til hver · { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
} per trekk · tid til en tur: { $clock }
lobby-timeout-bot = Går tiden ut for noen, spiller en bot videre.
lobby-timeout-players = Går tiden ut for noen, bestemmer de andre om de vil vente eller la en bot spille.
lobby-listed = Står blant de åpne bordene: alle kan sette seg.
lobby-start = Start spillet
lobby-leave = Forlat bordet
lobby-closed = Dette bordet ble stengt før spillet begynte.
lobby-invite = Inviter venner
lobby-invite-text = Den som har denne lenken, kan sette seg ved bordet. Den virker på alle enheter som når denne serveren.
lobby-invite-link = Invitasjonslenke
lobby-copy = Kopier
lobby-copied = Kopiert
lobby-fair = Rettferdig stokking
lobby-fair-text = Kortgiveren har forseglet en hemmelighet. Legg til egne ord: kortene følger av hemmeligheten og alle ordene til sammen, så ingen kan velge dem, og etter spillet kan alle kontrollere det.
lobby-commitment = Segl:
lobby-words = Ordene dine til stokkingen
lobby-words-example = hva du vil

## Table

table-title = Bordet
table-loading = Bretter ut kartet …
table-reconnecting = Forbindelsen er brutt. Prøver igjen …
table-watching = Du er tilskuer
table-you = Deg
table-yours = Dine kort og billetter
table-players = Spillere
table-score = Poeng
table-trains = Tog
table-cards = Kort
table-tickets-short = Billetter
table-terrain-of = Terrengkort: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (flest)
table-stand-in = (en bot spiller)
table-late = (tiden er ute)
table-let-bot-play = La en bot spille for den fraværende
table-let-bot-play-late = La en bot ta over
table-take-back = Spill selv igjen
table-clock = Tid igjen
table-last-round = { $turns ->
    [one] Siste runde: én tur igjen
   *[other] Siste runde: { $turns } turer igjen
}
status-choose-tickets = Velg hvilke billetter du beholder.
status-others-choose = { $count ->
    [one] { $names } velger fremdeles billetter.
   *[other] { $names } velger fremdeles billetter.
}
status-late = Tiden er ute for { $player }.
status-late-you = Tiden din er ute. Du kan fremdeles spille, til de andre lar en bot spille for deg.
status-your-turn = Din tur: ta kort, ta et spor eller trekk billetter.
status-draw-again = Ta det andre kortet ditt.
status-keep-tickets = Velg hvilke billetter du beholder.
status-other-turn = { $player } har turen.
status-other-draws = { $player } tar et kort til.
status-other-keeps = { $player } velger billetter.
status-over = Spillet er slutt.
status-past = Du ser tilbake i spillet.
status-sending = Et øyeblikk …
notify-your-turn = Det er din tur.
handover = Gi enheten til { $name }
curtain-title = Turen går til { $name }
curtain-text = Gi enheten til { $name }. Ingen andre bør kikke.
curtain-lift = Jeg er { $name }

## Map

map = Kart
map-title = Afrikas hjerte
map-subtitle = Jernbaner, 1910
map-zoom-in = Nærmere
map-zoom-out = Lenger unna
map-fit = Hele kartet
map-route-open = { $route }, { $colour }, { $length ->
    [one] ett felt
   *[other] { $length } felter
}{ $locomotives ->
    [0] {""}
    [one] , ferge med ett lokomotiv
   *[other] , ferge med { $locomotives } lokomotiver
}
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] ett felt
   *[other] { $length } felter
}{ $locomotives ->
    [0] {""}
    [one] , ferge med ett lokomotiv
   *[other] , ferge med { $locomotives } lokomotiver
}. Du kan ta det.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] ett felt
       *[other] { $length } felter
    }. Ditt{ $doubled ->
        [true] , doblet ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] ett felt
       *[other] { $length } felter
    }. Eies av { $player }{ $doubled ->
        [true] , doblet ×2
       *[other] {""}
    }.
}

map-manual = Piltastene fører fra spor til spor, bokstaver til et sted ut fra navnet. Enter velger et spor, Escape fører tilbake.

## Cards

market = Åpne kort og bunker
market-take = Ta { $card }
market-draw-train = Trekk et vognkort fra bunken, { $count } igjen
market-draw-terrain = Trekk et terrengkort fra bunken, { $count } igjen
market-draw-tickets = Trekk billetter, { $count } igjen
market-empty = Tom
market-again = { $card }: én gang til for å bekrefte
market-again-hint = Trykk én gang til for å ta det.
market-pass = Meld pass
hand = Hånden din: { $count ->
    [one] ett kort
   *[other] { $count } kort
}
hand-title = Hånden din
hand-cards = { $cards }: vis hva som kan betales
hand-empty = Ingen kort.

## Claiming

claim-facts = { $length ->
    [one] Ett felt
   *[other] { $length } felter
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , ferge: ett lokomotiv
   *[other] , ferge: { $locomotives } lokomotiver
} · { $terrain }
claim-owned = { $who ->
    [you] Dette sporet er ditt.
   *[other] { $player } eier dette sporet.
}
claim-not-now = Du kan ta et spor i begynnelsen av turen din.
claim-not-with = Ikke med de kortene ({ $card }).
claim-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
claim-doubled = { $points } poeng med { $spent }
claim-majority = Dobling ({ $terrain }): { $locomotives ->
    [0] du { $own }
    [one] du { $own } + 1 lokomotiv = { $sum }
   *[other] du { $own } + { $locomotives } lokomotiver = { $sum }
}, { $rival ->
    [0] ingen andre har noen
   *[other] { $rivals } ({ $rival })
}: nok. Det koster { $cost ->
    [one] ett kort
   *[other] { $cost } kort
}.
claim-confirm = Ta sporet

## Tickets

tickets = Billettene dine
tickets-none = Ingen billetter ennå.
ticket-is-done = Fullført
ticket-failed = Ikke fullført
ticket-trains-missing = { $trains ->
    [one] mangler ett tog
   *[other] mangler { $trains } tog
}
ticket-fits = { $trains ->
    [one] passer til nettet ditt, mangler ett tog
   *[other] passer til nettet ditt, mangler { $trains } tog
}
ticket-trains-beyond = { $trains ->
    [one] mangler ett tog, og du har ingen
   *[other] mangler { $trains } tog, flere enn du har
}
ticket-impossible = ingen mulig vei
choose-tickets = { $count ->
    [one] Behold minst én billett
   *[other] Behold minst { $count } billetter
}
choose-tickets-keep = { $count ->
    [one] Behold denne billetten
   *[other] Behold disse { $count } billettene
}
choose-tickets-more = { $count ->
    [one] Velg én til
   *[other] Velg { $count } til
}

## Log and history

log = Hva som har skjedd
history = Spillet hittil
history-first = Til begynnelsen
history-back = Ett steg tilbake
history-forth = Ett steg frem
history-where = { $step } av { $steps }
history-link = Kopier lenke
history-now = Tilbake til nå

## Phone

phone-tabs = Dine kort og billetter
phone-cards = Kort
phone-tickets = Billetter
phone-players = Spillere
phone-log = Logg

## The end

end-winner = { $who ->
    [you] Du vinner med { $points } poeng
   *[other] { $player } vinner med { $points } poeng
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
end-to-rematch = Til omkampen
end-look-back = Se tilbake på spillet
end-record = Last ned opptegnelsen
end-chart = Poeng gjennom spillet
end-chart-start = start
end-chart-end = billetter
end-all-tickets = Alles billetter
check-title = Var stokkingen ærlig?
check-text = Opptegnelsen inneholder kortgiverens hemmelighet. Ut fra den kan denne nettleseren dele ut hvert kort på nytt og sammenligne.
check-do = Kontroller stokkingen
check-running = Deler ut på nytt …
check-fair = Ærlig: alle { $draws } trekk følger av den forseglede hemmeligheten og ordene fra spillerne.
check-failed = Opptegnelsen kunne ikke hentes. Prøv igjen.
check-edited = Linje { $line } i opptegnelsen er endret etter at den ble skrevet.
check-no-secret = Opptegnelsen inneholder ingen hemmelighet.
check-wrong-secret = Hemmeligheten er ikke den som ble forseglet før spillet.
check-not-dealt = Linje { $line } i opptegnelsen er ikke det kortgiveren skulle ha delt ut.
check-not-fair-luck = Dette spillet ble ikke delt ut av den ærlige kortgiveren.
check-not-here = Nettlesere kontrollerer segl bare over https eller på din egen maskin. Last ned opptegnelsen og bruk «okapi verify».

## Settings

settings = Innstillinger
settings-language = Språk
settings-language-missing = { $language }: dette språket kunne ikke lastes inn. Sjekk forbindelsen, og last inn siden på nytt.
settings-language-auto = Som nettleseren ({ $language })
settings-theme = Papir
settings-theme-auto = Som systemet
settings-theme-light = Dag
settings-theme-dark = Lampelys
settings-animation = Bevegelse
settings-animation-auto = Som systemet
settings-animation-on = På
settings-animation-off = Av
settings-confirm = Spør før trekk
settings-confirm-touch = Ved berøring
settings-confirm-always = Alltid
settings-confirm-never = Aldri
settings-pace = Boter i nye spill
settings-pace-instant = Med en gang
settings-pace-fast = Raske
settings-pace-brisk = Kvikke
settings-pace-calm = Rolige
settings-shortcuts = Hurtigtaster med én enkelt tast
settings-sound = Bjelle når det er min tur
settings-notify = Si fra når jeg er i et annet vindu

## Keyboard

keys = Hurtigtaster
keys-are-off = Hurtigtaster med én enkelt tast er slått av i innstillingene.
keys-cards = Ta kort
keys-train-card = Ta et åpent vognkort
keys-terrain-card = Ta et åpent terrengkort
keys-train-deck = Trekk et vognkort fra bunken
keys-terrain-deck = Trekk et terrengkort fra bunken
keys-draw-tickets = Trekk billetter
keys-parts = Rundt bordet
keys-to-map = Til kartet
keys-to-market = Til de åpne kortene eller billettene du kan velge
keys-to-hand = Til hånden din
keys-to-tickets = Til billettene dine
keys-to-log = Til det som har skjedd
keys-map = Kartet
keys-claimable = Til neste eller forrige spor du kan ta
keys-zoom = Nærmere, lenger unna
keys-on-map = Mens du er på kartet
keys-arrows = Til nærmeste spor i den retningen
keys-letters = Til et sted ut fra begynnelsen av navnet
keys-around = Rundt et sted, spor for spor
keys-ends = Til det nordligste eller sørligste sporet
keys-choose = Velg sporet; velg hvordan du betaler
keys-pan = Flytt kartet
keys-everywhere = Overalt
keys-escape = Lukk, gå tilbake
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + piltaster
key-letters = A … Z
