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
web-refused = Det går ikke ({ $reason }).
reason-server-unreachable = Får ikke kontakt med serveren. Kjører den?
lost-title = Utenfor kartet
lost-text = Det er ingenting på denne adressen.
lost-home = Gå til forsiden
seat-number = Spiller { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Afrikas hjerte, 1910
home-under-title = Bygg jernbaner tvers over et kontinent: mot sterke boter, med venner langt borte eller rundt én skjerm.
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
home-one-device-text = Send enheten rundt; kortene dine er skjult mellom turene.
home-person-name = Navn på spiller { $number }
home-person-add = Legg til en spiller
home-person-remove = Fjern { $name }
home-pass-and-play = Spill på omgang
home-mine = Mine spill
home-mine-none = Du har ingen spill ennå.
home-open = Åpne bord
home-open-none = Ingen bord mangler spillere akkurat nå.
home-watch = Se på
home-watch-none = Ingen åpne spill er i gang akkurat nå.
tutorial-offer-title = Ny her?
tutorial-offer = Spill et første spill med veiledning: omtrent fem minutter, og alt blir forklart etter hvert som du møter det.
tutorial-begin = Start spillet med veiledning
keeper = Poengteller
keeper-link = Poengteller for brettspillet
spoken-choice = Spill ved tekstbordet, laget for skjermlesere
home-unofficial = En uoffisiell utgave med åpen kildekode av de publiserte reglene, med egne tegninger og egne billetter.
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
transfer-title = Spill på denne enheten
transfer-text = Du laget denne lenken på en annen enhet. Med den kan du spille spillene dine i denne nettleseren også.
transfer-take = Fortsett her

## Lobby

lobby-title = Bordet er klart
lobby-waiting = { $count ->
    [one] Venter på én spiller til.
   *[other] Venter på { $count } spillere til.
}
lobby-ready = Alle er her. Venter på at verten starter spillet.
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
} per trekk · tid per tur: { $clock }
lobby-timeout-bot = Går tiden ut for en spiller, tar en bot over.
lobby-timeout-players = Går tiden ut for en spiller, bestemmer de andre om de vil vente eller la en bot ta over.
lobby-listed = Dette bordet står på listen: alle kan bli med.
lobby-start = Start spillet
lobby-leave = Forlat bordet
lobby-closed = Dette bordet ble stengt før spillet begynte.
lobby-invite = Inviter venner
lobby-invite-text = Alle som har denne lenken, kan ta en plass, fra hvilken som helst enhet som når denne serveren.
lobby-invite-link = Invitasjonslenke
lobby-copy = Kopier
lobby-copied = Kopiert
lobby-fair = Rettferdig stokking
lobby-fair-text = Kortgiveren har forseglet en hemmelighet. Legg til noen egne ord: kortene avgjøres av hemmeligheten og alles ord til sammen, så ingen kan jukse med dem, og etter spillet kan hvem som helst kontrollere det.
lobby-commitment = Segl:
lobby-words = Ordene dine til stokkingen
lobby-words-example = hva du vil

## Table

table-title = Bordet
table-loading = Bretter ut kartet …
table-reconnecting = Forbindelsen er brutt. Kobler til igjen …
table-watching = Du er tilskuer
table-you = Du
table-yours = Dine kort og billetter
table-players = Spillere
table-score = Poeng
table-trains = Tog
table-cards = Kort
table-tickets-short = Billetter
table-terrain-of = Terrengkort: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (ingen har flere)
table-stand-in = (en bot spiller)
table-late = (tiden er ute)
table-let-bot-play = La en bot spille for den som er borte
table-let-bot-play-late = La en bot spille for den som har brukt opp tiden
table-take-back = Ta plassen din tilbake
table-clock = Tid igjen
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } t { $minutes } min
table-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dager
} { $hours } t
table-last-round = { $turns ->
    [one] Siste runde: én tur igjen
   *[other] Siste runde: { $turns } turer igjen
}
table-last-round-now = Siste runde: dette er din siste tur
table-last-round-yet = Siste runde: du har én tur igjen
table-last-round-done = Siste runde: du har hatt din siste tur
status-choose-tickets = Velg billettene du vil beholde.
status-others-choose = { $count ->
    [one] { $names } velger fremdeles billetter.
   *[other] { $names } velger fremdeles billetter.
}
status-late = Tiden er ute for { $player }.
status-late-you = Tiden din er ute. Du kan fremdeles spille, til de andre lar en bot ta over.
status-your-turn = Din tur: trekk kort, ta et spor eller trekk billetter.
status-your-turn-brief = Din tur
status-draw-again = Ta det andre kortet ditt.
status-keep-tickets = Velg billettene du vil beholde.
status-other-turn = Det er { $player } sin tur.
status-other-draws = { $player } trekker et kort til.
status-other-keeps = { $player } velger billetter.
status-over = Spillet er slutt.
status-past = Du ser på en tidligere tur.
status-sending = Et øyeblikk …
notify-your-turn = Det er din tur.
handover = Gi enheten til { $name }
curtain-title = Turen går til { $name }
curtain-text = Gi enheten til { $name }. Ikke kikk, dere andre!
curtain-lift = Jeg er { $name }

## Map

map = Kart
map-title = Afrikas hjerte
map-subtitle = Jernbaner, 1910
map-zoom-in = Zoom inn
map-zoom-out = Zoom ut
map-fit = Vis hele kartet
map-route-open = { $route }, { $colour }, { $length ->
    [one] ett felt
   *[other] { $length } felter
}{ $locomotives ->
    [0] {""}
    [one] , ferge med ett lokomotiv
   *[other] , ferge med { $locomotives } lokomotiver
}.
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
        [true] , doblet
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] ett felt
       *[other] { $length } felter
    }. Tatt av { $player }{ $doubled ->
        [true] , doblet
       *[other] {""}
    }.
}

map-manual = Bruk piltastene for å gå fra spor til spor, eller skriv de første bokstavene i et sted. Trykk Enter for å velge et spor, Escape for å gå tilbake.

## Cards

market = Åpne kort og bunker
market-take = Ta { $card }
market-draw-train = Trekk et vognkort fra bunken, { $count } igjen
market-draw-terrain = Trekk et terrengkort fra bunken, { $count } igjen
market-draw-tickets = Trekk billetter, { $count } igjen
market-empty = Tom
market-again = { $card }: trykk igjen for å bekrefte
market-again-hint = Trykk igjen for å ta det.
market-pass = Meld pass
hand = Hånden din: { $count ->
    [one] ett kort
   *[other] { $count } kort
}
hand-title = Hånden din
hand-cards = { $cards }: vis hvilke spor fargen kan betale for
hand-empty = Du har ingen kort.

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
   *[other] { $player } har tatt dette sporet.
}
claim-not-now = Du kan bare ta et spor i begynnelsen av turen din.
claim-not-with = Du kan ikke betale for det med de kortene ({ $card }).
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
tickets-none = Du har ingen billetter ennå.
ticket-is-done = Fullført
ticket-failed = Ikke fullført
ticket-trains-missing = { $trains ->
    [one] mangler { $trains } felt
   *[other] mangler { $trains } felter
}
ticket-fits = { $trains ->
    [one] passer til nettet ditt, mangler { $trains } felt
   *[other] passer til nettet ditt, mangler { $trains } felter
}
ticket-trains-beyond = { $trains ->
    [one] mangler { $trains } felt, men du har for få tog
   *[other] mangler { $trains } felter, men du har for få tog
}
ticket-impossible = ikke lenger mulig
choose-tickets = { $count ->
    [one] Behold minst én billett
   *[other] Behold minst { $count } billetter
}
choose-tickets-keep = { $count ->
    [one] Behold denne billetten
   *[other] Behold disse { $count } billettene
}
choose-tickets-more = { $count ->
    [one] Velg én billett til
   *[other] Velg { $count } billetter til
}

## Log and history

log = Hendelser
history = Spillet hittil
history-first = Tilbake til start
history-back = Ett steg tilbake
history-forth = Ett steg frem
history-where = { $step } av { $steps }
history-link = Kopier lenke
history-now = Tilbake til nåtiden

## Phone

phone-tabs = Dine kort og billetter
phone-cards = Kort
phone-tickets = Billetter
phone-players = Spillere
phone-log = Logg

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
settings-confirm = Bekreft handlinger
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
