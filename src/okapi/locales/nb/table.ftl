# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Siden din forrige tur
news-where = { $step } av { $steps }
news-earlier = Forrige trekk
news-later = Neste trekk
market-trains = Åpne vognkort
market-terrains = Terrengkort
market-deck = Bunke
market-deck-ticket = Billetter
hand-terrain = Terrengkortene dine
legend = Poeng og merker
market-not-now = Du kan ikke ta det nå.
market-not-your-turn = Vent til det er din tur.
market-second-card = Du trekker kort: ta ditt andre kort først.
history-slider = Tidspunkt i spillet
history-pause = Pause
history-speed = Hastighet ×{ $speed }
map-wanted = Nyttig for billettene dine.
map-planned = I planen din.
table-bot-wanted = Du vil gjerne la en bot ta over. Venter på at de andre skal si ja.
table-comes-back = En bot spiller for deg denne gangen. Etterpå spiller du selv igjen.
title-rematch = ● Omkamp · Okapi
leave-menu = Forlat bordet
leave-home = Forsiden
leave-home-text = Spillet venter på deg; kom tilbake når som helst.
leave-for-good = Forlat spillet for godt
leave-for-good-sure = Ja, forlat spillet for godt
leave-for-good-text = En bot spiller ferdig på plassen din. Du kan ikke få den tilbake.
table-left = (har gått; en bot spiller videre)
status-ended = Dette spillet ble avsluttet før tiden. Du kan se tilbake på det.
spoken-news-left = { $player } har forlatt spillet for godt; en bot spiller videre.
spoken-since-notification = Siden du ble varslet:
rating-after = Rating etter dette spillet
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Dette spillet er ratet: den som går, kommer sist.
news-since-notification = Siden du ble varslet
news-notification-moment = Vis det øyeblikket
title-your-turn = ● Din tur · Okapi
table-title = Bordet
table-reconnecting = Forbindelsen er brutt. Kobler til igjen …
table-watching = Du er tilskuer
table-yours = Dine kort og billetter
table-players = Spillere
table-score = Poeng
table-trains = Tog
table-cards = Kort
table-tickets-short = Billetter
table-terrain-of = { $who ->
    [you] Terrengkortene dine
   *[other] Terrengkort: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (ingen har flere)
table-stand-in = (en bot spiller)
table-late = (tiden er ute)
table-let-bot-play = La en bot spille for den som er borte
table-let-bot-play-late = La en bot spille for den som har brukt opp tiden
table-take-back = Ta plassen din tilbake
table-clock = Tid igjen
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
map-subtitle = Jernbaner, 1910
map-zoom-in = Zoom inn
map-zoom-out = Zoom ut
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
hand-cards = { $cards }: vis hvilke spor du kan betale for med den sorten
hand-empty = Du har ingen kort.
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
    [0] du ({ $own })
    [one] du ({ $own } + 1 lokomotiv = { $sum })
   *[other] du ({ $own } + { $locomotives } lokomotiver = { $sum })
}, { $rival ->
    [0] ingen andre har noen
   *[other] { $rivals } ({ $rival })
}: nok. Det koster { $cost ->
    [one] ett kort
   *[other] { $cost } kort
}.
claim-confirm = Ta sporet
tickets-none = Du har ingen billetter ennå.
ticket-is-done = Fullført
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
log = Hendelser
history-where = { $step } av { $steps }
history-link = Kopier lenke
status-can-do = Kort, spor eller billetter
legend-majority = Flest kort av et terreng, eller like mange som den som har flest: kan doble sporene der
spoken-title = Tekstbord
spoken-link = Tekstbord, for skjermlesere
spoken-map-link = Bordet med kartet
spoken-coach-thinks = Treneren tenker.
spoken-news-claimed = { $doubled ->
    [true] { $player } tar { $route }, doblet, og får { $points } poeng.
   *[false] { $player } tar { $route } og får { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } trekker billetter og beholder én.
   *[other] { $player } trekker billetter og beholder { $count }.
}
rules-picture-terrain = Hvert terrengkort dobler spor i tre farger
spoken-news-cards = { $count ->
    [one] { $player } tar et kort.
   *[other] { $player } tar { $count } kort.
}
rules-why = Hvorfor? Regel { $rule }
