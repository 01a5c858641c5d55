# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: spoorwegen in het hart van Afrika
title-page = { $page } · Okapi
title-your-turn = ● Jouw beurt · Okapi
page-navigation = Pagina’s
home-link = Okapi, startpagina
rules-link = Regels
close = Sluiten
web-nothing = geen
web-refused = Dat kan niet ({ $reason }).
reason-server-unreachable = De server is niet bereikbaar. Draait hij?
lost-title = Van de kaart
lost-text = Op dit adres is niets te vinden.
lost-home = Naar de startpagina
seat-number = Speler { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Het hart van Afrika, 1910
home-under-title = Leg spoorwegen aan dwars door een werelddeel: tegen sterke bots, met vrienden ver weg of samen rond één scherm.
home-your-name = Je naam
home-traveller = Reiziger
home-solo = Nu spelen
home-opponents = Tegenstanders
home-level = Niveau
home-play-now = Tegen bots spelen
home-friends = Met vrienden
home-seats = Spelers
home-listed = Iedereen mag meedoen
home-set-up = Tafel openen
home-one-device = Op één apparaat
home-one-device-text = Geef het apparaat door; tussen de beurten blijven je kaarten verborgen.
home-person-name = Naam van speler { $number }
home-person-add = Speler toevoegen
home-person-remove = { $name } verwijderen
home-pass-and-play = Om beurten spelen
home-mine = Mijn partijen
home-mine-none = Je hebt nog geen partijen.
home-open = Open tafels
home-open-none = Geen enkele tafel zoekt nu spelers.
home-watch = Meekijken
home-watch-none = Er wordt nu geen openbaar spel gespeeld.
tutorial-offer-title = Nieuw hier?
tutorial-offer = Speel een begeleid eerste spel: ongeveer vijf minuten, en alles wordt uitgelegd zodra het voorkomt.
tutorial-begin = Begin het begeleide spel
keeper = Scoreteller
keeper-link = Scoreteller voor het bordspel
spoken-choice = Speel aan de teksttafel, gemaakt voor schermlezers
home-unofficial = Een onofficiële opensource-uitvoering van de gepubliceerde spelregels, met eigen illustraties en eigen bestemmingskaarten.
options = Opties
options-length = Lengte van het spel
options-length-full = Normaal
options-length-medium = Middellang
options-length-short = Kort
options-tickets-drawn = Bestemmings­kaarten per keer
options-tickets-drawn-text = Volgens de meeste spelregels trek je er { $tickets_in_most_editions }, volgens de Russische { $tickets_in_russian }.
options-clock = Bedenktijd per beurt
options-clock-none = onbeperkt
options-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
options-clock-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
options-timeout = Als de tijd om is
options-timeout-bot = Een bot neemt het over
options-timeout-players = De anderen beslissen
list-your-turn = Jouw beurt
list-lobby = Wacht op spelers
list-playing = Bezig
list-over = Afgelopen
list-closed = Gesloten
list-open-seats = { $count ->
    [one] één vrije stoel
   *[other] { $count } vrije stoelen
}

## Joining

join-title = Je bent uitgenodigd
join-text = Aan tafel: { $names }.
join-sit-down = Aanschuiven
join-watch = Alleen kijken
transfer-title = Op dit apparaat spelen
transfer-text = Je hebt deze link op een ander apparaat gemaakt. Hiermee kun je je partijen ook in deze browser spelen.
transfer-take = Hier verdergaan

## Lobby

lobby-title = De tafel staat klaar
lobby-waiting = { $count ->
    [one] Wachten op nog één speler.
   *[other] Wachten op nog { $count } spelers.
}
lobby-ready = Iedereen is er. Wie de tafel heeft geopend, start het spel.
lobby-ready-host = Iedereen is er. Begin wanneer je wilt.
lobby-seats = Stoelen
lobby-open-seat = vrije stoel
lobby-you = (jij)
lobby-away = (afwezig)
lobby-seat-kind = Wie speelt er op stoel { $number }
lobby-person = Een mens
lobby-open = Vrij voor een vriend
lobby-make-open = Vragen om te vertrekken
lobby-agreed = { $trains ->
    [one] { $trains } treintje per speler
   *[other] { $trains } treintjes per speler
} · { $tickets ->
    [one] { $tickets } bestemmingskaart per keer
   *[other] { $tickets } bestemmingskaarten per keer
} · bedenktijd per beurt: { $clock }
lobby-timeout-bot = Als de tijd van een speler om is, neemt een bot het over.
lobby-timeout-players = Als de tijd van een speler om is, beslissen de anderen of ze wachten of een bot laten spelen.
lobby-listed = Deze tafel staat in de lijst: iedereen mag aanschuiven.
lobby-start = Spel starten
lobby-leave = Tafel verlaten
lobby-closed = Deze tafel is gesloten voordat het spel begon.
lobby-invite = Vrienden uitnodigen
lobby-invite-text = Wie deze link heeft, kan aanschuiven, op elk apparaat dat deze server kan bereiken.
lobby-invite-link = Uitnodigingslink
lobby-copy = Kopiëren
lobby-copied = Gekopieerd
lobby-fair = Eerlijk geschud
lobby-fair-text = De gever heeft een geheim verzegeld. Voeg zelf een paar woorden toe: de kaarten hangen af van het geheim en van ieders woorden samen. Zo kan niemand ermee knoeien, en na afloop kan iedereen het controleren.
lobby-commitment = Zegel:
lobby-words = Jouw woorden voor het schudden
lobby-words-example = wat je maar wilt

## Table

table-title = De tafel
table-loading = Landkaart uitvouwen …
table-reconnecting = De verbinding is verbroken. Opnieuw verbinden …
table-watching = Je kijkt mee
table-you = Jij
table-yours = Jouw kaarten en bestemmingen
table-players = Spelers
table-score = Punten
table-trains = Treintjes
table-cards = Kaarten
table-tickets-short = Bestem­mingen
table-terrain-of = Terreinkaarten: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (de meeste, of evenveel)
table-stand-in = (een bot speelt)
table-late = (tijd is om)
table-let-bot-play = Een bot laten spelen voor de afwezige speler
table-let-bot-play-late = Een bot laten spelen voor wie geen tijd meer heeft
table-take-back = Weer zelf spelen
table-clock = Resterende tijd
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } u { $minutes } min
table-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u
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
status-late-you = Je tijd is om. Je kunt nog spelen tot de anderen een bot het laten overnemen.
status-your-turn = Jouw beurt: neem kaarten, claim een route of trek bestemmingskaarten.
status-your-turn-brief = Jouw beurt
status-draw-again = Neem je tweede kaart.
status-keep-tickets = Kies welke bestemmingskaarten je houdt.
status-other-turn = { $player } is aan de beurt.
status-other-draws = { $player } neemt een tweede kaart.
status-other-keeps = { $player } kiest bestemmingskaarten.
status-over = Het spel is afgelopen.
status-past = Je kijkt terug naar een eerdere beurt.
status-sending = Een ogenblik …
notify-your-turn = Je bent aan de beurt.
handover = Geef het apparaat aan { $name }
curtain-title = Beurt van { $name }
curtain-text = Geef het apparaat aan { $name }. De anderen: niet spieken!
curtain-lift = Ik ben { $name }

## Map

map = Landkaart
map-title = Hart van Afrika
map-subtitle = Spoorwegen, 1910
map-zoom-in = Inzoomen
map-zoom-out = Uitzoomen
map-fit = Hele landkaart tonen
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

## Cards

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

## Claiming

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
    [0] jij { $own }
    [one] jij { $own } + 1 locomotief = { $sum }
   *[other] jij { $own } + { $locomotives } locomotieven = { $sum }
}, { $rival ->
    [0] verder heeft niemand er een
   *[other] { $rivals } ({ $rival })
}. Dat is genoeg; verdubbelen kost { $cost ->
    [one] één kaart
   *[other] { $cost } kaarten
}.
claim-confirm = Route claimen

## Tickets

tickets = Je bestemmingskaarten
tickets-none = Je hebt nog geen bestemmingen.
ticket-is-done = Voltooid
ticket-failed = Niet voltooid
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

## Log and history

log = Wat er gebeurde
history = Het spel tot nu toe
history-first = Terug naar het begin
history-back = Een stap terug
history-forth = Een stap vooruit
history-where = { $step } van { $steps }
history-link = Link kopiëren
history-now = Terug naar nu

## Phone

phone-tabs = Jouw kaarten en bestemmingen
phone-cards = Kaarten
phone-tickets = Doelen
phone-players = Spelers
phone-log = Verloop

## The end

end-winner = { $who ->
    [you] { $points ->
        [one] Je hebt gewonnen met { $points } punt!
       *[other] Je hebt gewonnen met { $points } punten!
    }
   *[other] { $points ->
        [one] { $player } heeft gewonnen met { $points } punt
       *[other] { $player } heeft gewonnen met { $points } punten
    }
}
end-shared = { $names } delen de overwinning
end-sheet = Scoreblad
end-player = Speler
end-routes = Routes
end-doubling = Verdub­beling
end-tickets = Bestem­mingen
end-globetrotter = Globe­trotter
end-total = Totaal
end-rematch = Nog een partij
end-to-rematch = Naar de revanche
end-look-back = Terugkijken op het spel
end-review = Spel bespreken
play-on = Vanaf hier verder spelen
advice = Advies
end-record = Verslag downloaden
end-chart = Punten tijdens het spel
end-chart-start = begin
end-chart-end = bestemmingen
end-all-tickets = Ieders bestemmingen
check-title = Is er eerlijk geschud?
check-text = Het verslag bevat het geheim van de gever. Deze browser kan daarmee elke kaart opnieuw delen en vergelijken.
check-do = Schudden controleren
check-running = Opnieuw aan het delen …
check-fair = { $draws ->
    [one] Eerlijk: de { $draws } trekking klopt met het verzegelde geheim en de woorden van de spelers.
   *[other] Eerlijk: alle { $draws } trekkingen kloppen met het verzegelde geheim en de woorden van de spelers.
}
check-failed = Het verslag kon niet worden gedownload. Probeer het nog eens.
check-edited = Regel { $line } van het verslag is achteraf gewijzigd.
check-no-secret = Het verslag bevat het geheim niet.
check-wrong-secret = Dit is niet het geheim dat voor het spel was verzegeld.
check-not-dealt = Regel { $line } van het verslag is niet wat de gever had moeten delen.
check-not-fair-luck = In dit spel heeft niet de eerlijke gever gedeeld.
check-not-here = Browsers kunnen zegels alleen via https of op je eigen computer controleren. Download het verslag en gebruik ‘okapi verify’.

## Settings

settings = Instellingen
settings-language = Taal
settings-language-missing = { $language }: deze taal kon niet geladen worden. Controleer de verbinding en laad de pagina opnieuw.
settings-language-auto = Zoals in de browser ({ $language })
settings-theme = Thema
settings-theme-auto = Zoals in het systeem
settings-theme-light = Daglicht
settings-theme-dark = Lamplicht
settings-animation = Animaties
settings-animation-auto = Zoals in het systeem
settings-animation-on = Aan
settings-animation-quick = Snel
settings-animation-off = Uit
settings-confirm = Zetten bevestigen
settings-confirm-touch = Op een aanraakscherm
settings-confirm-always = Altijd
settings-confirm-never = Nooit
settings-delay = Snelheid van bots (nieuwe partijen)
settings-delay-instant = Meteen
settings-delay-fast = Snel
settings-delay-brisk = Vlot
settings-delay-calm = Rustig
settings-shortcuts = Sneltoetsen van één toets
settings-volume = Geluidsvolume
settings-notify = Melding als ik aan de beurt ben en in een ander venster zit

## Keyboard

keys = Sneltoetsen
keys-are-off = Sneltoetsen van één toets staan uit; je zet ze aan in de instellingen.
keys-cards = Kaarten nemen
keys-train-card = Een open treinkaart nemen
keys-terrain-card = Een open terreinkaart nemen
keys-train-deck = Een treinkaart van de stapel trekken
keys-terrain-deck = Een terreinkaart van de stapel trekken
keys-draw-tickets = Bestemmingskaarten trekken
keys-parts = Rond de tafel
keys-to-map = Naar de landkaart
keys-to-market = Naar de open kaarten, of de bestemmingen om uit te kiezen
keys-to-hand = Naar je hand
keys-to-tickets = Naar je bestemmingen
keys-to-log = Naar het verloop
keys-map = De landkaart
keys-claimable = Naar de volgende of vorige route die je kunt claimen
keys-plan = De gekozen route plannen of schrappen
keys-zoom = Inzoomen, uitzoomen
keys-on-map = Op de landkaart
keys-arrows = Naar de dichtstbijzijnde route in die richting
keys-letters = Naar een plaats, met de eerste letters van de naam
keys-around = Rond een plaats, route voor route
keys-ends = Naar de noordelijkste of zuidelijkste route
keys-choose = De route kiezen; kiezen hoe je betaalt
keys-pan = De landkaart verschuiven
keys-everywhere = Overal
keys-escape = Sluiten of terug
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + pijltjes
key-letters = A … Z
