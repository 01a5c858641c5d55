# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Siden din seneste tur
news-where = { $step } af { $steps }
news-earlier = Forrige træk
news-later = Næste træk
market-trains = Synlige togvognskort
market-terrains = Terrænkort
market-deck = Bunke
market-deck-ticket = Rutekort
hand-terrain = Dine terrænkort
legend = Point og mærker
market-not-now = Du kan ikke tage det nu.
market-not-your-turn = Vent, til det er din tur.
market-second-card = Du trækker kort: tag dit andet kort først.
history-slider = Tidspunkt i spillet
history-pause = Pause
history-speed = Hastighed ×{ $speed }
map-wanted = Kan bruges til dine rutekort.
map-planned = I din plan.
table-bot-wanted = Du vil gerne lade en bot tage over. Venter på, at de andre siger ja.
table-comes-back = En bot spiller for dig denne gang. Bagefter spiller du selv igen.
title-rematch = ● Revanche · Okapi
leave-menu = Forlad bordet
leave-home = Forside
leave-home-text = Spillet venter på dig; kom tilbage når som helst.
leave-for-good = Forlad spillet for altid
leave-for-good-sure = Ja, forlad spillet for altid
leave-for-good-text = En bot spiller færdigt på din plads. Du kan ikke få den tilbage.
table-left = (har forladt spillet; en bot spiller videre)
status-ended = Dette spil blev afsluttet før tid. Du kan se tilbage på det.
spoken-news-left = { $player } har forladt spillet for altid; en bot spiller videre.
spoken-since-notification = Siden du fik besked:
rating-after = Ratinger efter dette spil
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Dette spil er ratet: den, der går, ender på sidstepladsen.
news-since-notification = Siden du fik besked
news-notification-moment = Vis det øjeblik
title-your-turn = ● Din tur · Okapi
table-title = Bordet
table-reconnecting = Forbindelsen er afbrudt. Forbinder igen …
table-watching = Du er tilskuer
table-yours = Dine kort og rutekort
table-players = Spillere
table-score = Point
table-trains = Vogne
table-cards = Kort
table-tickets-short = Rutekort
table-terrain-of = { $who ->
    [you] Dine terrænkort
   *[other] Terrænkort: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (ingen har flere)
table-stand-in = (en bot spiller)
table-late = (tiden er udløbet)
table-let-bot-play = Lad en bot spille for den, der er væk
table-let-bot-play-late = Lad en bot spille for den, hvis tid er udløbet
table-take-back = Tag din plads tilbage
table-clock = Tid tilbage
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
map-subtitle = Jernbaner, 1910
map-zoom-in = Zoom ind
map-zoom-out = Zoom ud
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
map-manual = Brug piletasterne til at gå fra strækning til strækning, eller skriv de første bogstaver i et stednavn. Tryk Enter for at vælge en strækning, Escape for at gå tilbage.
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
hand-cards = { $cards }: vis, hvilke strækninger du kan betale for med den slags
hand-empty = Du har ingen kort.
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
    [0] du ({ $own })
    [one] du ({ $own } + 1 lokomotiv = { $sum })
   *[other] du ({ $own } + { $locomotives } lokomotiver = { $sum })
}, { $rival ->
    [0] ingen andre har nogen
   *[other] { $rivals } ({ $rival })
}: nok. Det koster { $cost ->
    [one] ét kort
   *[other] { $cost } kort
}.
claim-confirm = Indsæt tog
tickets-none = Du har ingen rutekort endnu.
ticket-is-done = Fuldført
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
log = Log
history-where = { $step } af { $steps }
history-link = Kopiér link
status-can-do = Kort, strækning eller rutekort
legend-majority = Ingen har flere kort af dette terræn: spilleren må fordoble dets strækninger
spoken-title = Tekstbord
spoken-link = Tekstbord, til skærmlæsere
spoken-map-link = Bordet med landkortet
spoken-coach-thinks = Træneren tænker.
spoken-news-claimed = { $doubled ->
    [true] { $player } indsætter tog på { $route }, fordoblet, og får { $points } point.
   *[false] { $player } indsætter tog på { $route } og får { $points ->
        [one] { $points } point
       *[other] { $points } point
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } trækker rutekort og beholder ét.
   *[other] { $player } trækker rutekort og beholder { $count }.
}
rules-picture-terrain = Hvert terrænkort fordobler strækninger i tre farver
spoken-news-cards = { $count ->
    [one] { $player } tager et kort.
   *[other] { $player } tager { $count } kort.
}
rules-why = Hvorfor? Regel { $rule }
