# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Sinds je laatste beurt
news-where = { $step } van { $steps }
news-earlier = Vorige zet
news-later = Volgende zet
market-trains = Open treinkaarten
market-terrains = Open terreinkaarten
market-deck = Stapel
market-deck-ticket = Bestemmingen
hand-terrain = Je terreinkaarten
legend = Punten en tekens
market-not-now = Dat kun je nu niet nemen.
market-not-your-turn = Wacht op je beurt.
market-second-card = Je trekt kaarten: neem eerst je tweede kaart.
history-slider = Moment van de partij
history-pause = Pauze
history-speed = Snelheid ×{ $speed }
map-wanted = Nuttig voor je bestemmingen.
map-planned = In je plan.
table-bot-wanted = Je wilt dat een bot het overneemt. De anderen moeten nog akkoord gaan.
table-comes-back = Een bot doet deze zet. Daarna speel je weer zelf.
title-rematch = ● Revanche · Okapi
leave-menu = De tafel verlaten
leave-home = Startpagina
leave-home-text = De partij wacht op je; kom terug wanneer je wilt.
leave-for-good = Voorgoed weggaan
leave-for-good-sure = Ja, voorgoed weggaan
leave-for-good-text = Een bot speelt op jouw stoel verder tot het einde. Je krijgt die stoel niet terug.
table-left = (weg; een bot speelt door)
status-ended = Deze partij is voortijdig gestopt. Je kunt die nog terugkijken.
spoken-news-left = { $player } is voorgoed weggegaan; een bot speelt door.
spoken-since-notification = Sinds de melding:
rating-after = Ratings na deze partij
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = Deze partij telt mee voor de rating: als je weggaat, word je laatste.
news-since-notification = Sinds de melding
news-notification-moment = Dat moment tonen
title-your-turn = ● Jouw beurt · Okapi
table-title = De tafel
table-reconnecting = De verbinding is verbroken. Opnieuw verbinden …
table-watching = Je kijkt mee
table-yours = Jouw kaarten en bestemmingen
table-players = Spelers
table-score = Punten
table-trains = Treintjes
table-cards = Kaarten
table-tickets-short = Bestem­mingen
table-terrain-of = { $who ->
    [you] Je terreinkaarten
   *[other] Terreinkaarten: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (niemand heeft er meer)
table-stand-in = (een bot speelt)
table-late = (tijd is om)
table-let-bot-play = Een bot laten spelen voor de afwezige speler
table-let-bot-play-late = Een bot laten spelen voor wie geen tijd meer heeft
table-take-back = Weer zelf spelen
table-clock = Resterende tijd
table-last-round = { $turns ->
    [one] Laatste ronde: nog één beurt
   *[other] Laatste ronde: nog { $turns } beurten
}
table-last-round-now = Laatste ronde: dit is je laatste beurt
table-last-round-yet = Laatste ronde: je hebt nog één beurt
table-last-round-done = Laatste ronde: je laatste beurt is geweest
status-choose-tickets = Kies welke bestemmingskaarten je houdt.
status-others-choose = { $count ->
    [one] { $names } kiest nog bestemmingskaarten.
   *[other] { $names } kiezen nog bestemmingskaarten.
}
status-late = De tijd van { $player } is om.
status-late-you = Je tijd is om. Je kunt nog spelen totdat de anderen een bot voor je laten spelen.
status-your-turn = Jouw beurt: neem kaarten, claim een route of trek bestemmingskaarten.
status-your-turn-brief = Jouw beurt
status-draw-again = Neem je tweede kaart.
status-keep-tickets = Kies welke bestemmingskaarten je houdt.
status-other-turn = { $player } is aan de beurt.
status-other-draws = { $player } neemt een tweede kaart.
status-other-keeps = { $player } kiest bestemmingskaarten.
status-over = De partij is afgelopen.
status-past = Je kijkt terug naar een eerdere beurt.
status-sending = Een ogenblik …
notify-your-turn = Je bent aan de beurt.
handover = Geef het apparaat aan { $name }
curtain-title = Beurt van { $name }
curtain-text = Geef het apparaat aan { $name }. De anderen: niet spieken!
curtain-lift = Ik ben { $name }
map-subtitle = Spoorwegen, 1910
map-zoom-in = Inzoomen
map-zoom-out = Uitzoomen
map-route-open = { $route }, { $colour }, { $length ->
    [one] één vakje
   *[other] { $length } vakjes
}{ $locomotives ->
    [0] {""}
    [one] , veerboot met één locomotief
   *[other] , veerboot met { $locomotives } locomotieven
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] één vakje
   *[other] { $length } vakjes
}{ $locomotives ->
    [0] {""}
    [one] , veerboot met één locomotief
   *[other] , veerboot met { $locomotives } locomotieven
}. Je kunt deze route claimen.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] één vakje
       *[other] { $length } vakjes
    }. Van jou{ $doubled ->
        [true] , verdubbeld
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] één vakje
       *[other] { $length } vakjes
    }. Van { $player }{ $doubled ->
        [true] , verdubbeld
       *[other] {""}
    }.
}
map-manual = Ga met de pijltjestoetsen van route naar route, of typ de eerste letters van een plaats. Druk op Enter om een route te kiezen, op Escape om terug te gaan.
market = Open kaarten en stapels
market-take = Neem { $card }
market-draw-train = Trek een treinkaart van de stapel, nog { $count }
market-draw-terrain = Trek een terreinkaart van de stapel, nog { $count }
market-draw-tickets = Trek bestemmingskaarten, nog { $count }
market-empty = Leeg
market-again = { $card }: druk nog een keer om te bevestigen
market-again-hint = Tik nog een keer om de kaart te nemen.
market-pass = Passen
hand = Je hand: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
hand-title = Je hand
hand-cards = { $cards }: laat zien welke routes je ermee kunt betalen
hand-empty = Je hebt geen kaarten.
claim-facts = { $length ->
    [one] Eén vakje
   *[other] { $length } vakjes
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , veerboot: één locomotief
   *[other] , veerboot: { $locomotives } locomotieven
} · { $terrain }
claim-owned = { $who ->
    [you] Deze route is van jou.
   *[other] Deze route is van { $player }.
}
claim-not-now = Je kunt alleen aan het begin van je beurt een route claimen.
claim-not-with = Met deze kaarten kun je niet betalen: { $card }.
claim-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
claim-doubled = { $points } punten met { $spent }
claim-majority = Verdubbelen ({ $terrain }): { $locomotives ->
    [0] jij ({ $own })
    [one] jij ({ $own } + 1 locomotief = { $sum })
   *[other] jij ({ $own } + { $locomotives } locomotieven = { $sum })
}, { $rival ->
    [0] verder heeft niemand er een
   *[other] { $rivals } ({ $rival })
}. Dat is genoeg; verdubbelen kost { $cost ->
    [one] één kaart
   *[other] { $cost } kaarten
}.
claim-confirm = Route claimen
tickets-none = Je hebt nog geen bestemmingen.
ticket-is-done = Voltooid
ticket-trains-missing = { $trains ->
    [one] nog { $trains } vakje
   *[other] nog { $trains } vakjes
}
ticket-fits = { $trains ->
    [one] past in je netwerk, nog { $trains } vakje
   *[other] past in je netwerk, nog { $trains } vakjes
}
ticket-trains-beyond = { $trains ->
    [one] nog { $trains } vakje, maar te weinig treintjes over
   *[other] nog { $trains } vakjes, maar te weinig treintjes over
}
ticket-impossible = niet meer mogelijk
choose-tickets = { $count ->
    [one] Houd minstens één bestemmingskaart
   *[other] Houd minstens { $count } bestemmingskaarten
}
choose-tickets-keep = { $count ->
    [one] Deze bestemmingskaart houden
   *[other] Deze { $count } bestemmingskaarten houden
}
choose-tickets-more = { $count ->
    [one] Kies nog één bestemmingskaart
   *[other] Kies nog { $count } bestemmingskaarten
}
log = Wat er gebeurde
history-where = { $step } van { $steps }
history-link = Link kopiëren
status-can-do = Kaarten, route of bestemmingskaarten
legend-majority = Niemand heeft meer kaarten van dat terrein: deze speler mag de routes ervan verdubbelen
spoken-title = Teksttafel
spoken-link = Teksttafel, voor schermlezers
spoken-map-link = Tafel met de landkaart
spoken-coach-thinks = De coach denkt na.
spoken-news-claimed = { $doubled ->
    [true] { $player } claimt { $route }, verdubbeld, en krijgt { $points } punten.
   *[false] { $player } claimt { $route } en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } trekt bestemmingskaarten en houdt er één.
   *[other] { $player } trekt bestemmingskaarten en houdt er { $count }.
}
rules-picture-terrain = Elke terreinkaart verdubbelt routes van drie kleuren
spoken-news-cards = { $count ->
    [one] { $player } neemt een kaart.
   *[other] { $player } neemt { $count } kaarten.
}
rules-why = Waarom? Regel { $rule }
