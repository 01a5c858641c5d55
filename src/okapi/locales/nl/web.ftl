# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: spoorwegen in het hart van Afrika
title-page = { $page } · Okapi
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
labelled = { $label }: { $text }

## Home

home-over-title = Het hart van Afrika, 1910
home-under-title = Leg spoorwegen aan dwars door een werelddeel: tegen sterke bots, met vrienden ver weg of samen rond één scherm.
home-your-name = Je naam
home-traveller = Reiziger
home-solo = Nu spelen
home-opponents = Tegenstanders
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
home-open = Open tafels
home-open-none = Geen enkele tafel zoekt nu spelers.
home-watch = Meekijken
home-watch-none = Er wordt nu geen openbare partij gespeeld.
tutorial-begin = Begeleid spel beginnen
keeper = Scoreteller
keeper-link = Scoreteller voor het bordspel
spoken-choice = Speel aan de teksttafel, gemaakt voor schermlezers
home-unofficial = Een onofficiële opensource-uitvoering van de gepubliceerde spelregels, met eigen illustraties en eigen bestemmingskaarten.
options = Opties
options-length = Lengte van de partij
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
    [one] een dag
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

## Lobby

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
lobby-copy = Kopiëren
lobby-copied = Gekopieerd

## Table

table-loading = Landkaart uitvouwen …
table-you = Jij
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } u { $minutes } min
table-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u

## Map

map = Landkaart
map-fit = Hele landkaart tonen

## Tickets

tickets = Je bestemmingskaarten
ticket-failed = Niet voltooid

## Log and history

history = De partij tot nu toe
history-first = Terug naar het begin
history-back = Een stap terug
history-forth = Een stap vooruit
history-now = Terug naar nu

## Phone

phone-tabs = Jouw kaarten en bestemmingen
phone-cards = Kaarten
phone-tickets = Bestem­mingen
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
end-look-back = Partij terugkijken
end-review = Partij bespreken
play-on = Vanaf hier verderspelen
advice = Advies
end-record = Verslag downloaden
end-chart = Punten tijdens de partij
end-chart-start = begin
end-chart-end = bestemmingen
end-all-tickets = Ieders bestemmingen
check-title = Is er eerlijk geschud?
check-text = Het verslag bevat het geheim van de gever. Deze browser kan daarmee elke kaart opnieuw delen en vergelijken.
check-do = Schudden controleren
check-running = Opnieuw aan het delen …
check-fair = { $draws ->
    [one] Eerlijk: de enige trekking klopt met het verzegelde geheim en de woorden van de spelers.
   *[other] Eerlijk: alle { $draws } trekkingen kloppen met het verzegelde geheim en de woorden van de spelers.
}
check-failed = Het verslag kon niet worden gedownload. Probeer het nog eens.
check-edited = Regel { $line } van het verslag is achteraf gewijzigd.
check-no-secret = Het verslag bevat het geheim niet.
check-wrong-secret = Dit is niet het geheim dat vóór de partij was verzegeld.
check-not-dealt = Regel { $line } van het verslag is niet wat de gever had moeten delen.
check-not-fair-luck = De kaarten van deze partij zijn niet door de eerlijke gever gedeeld.
check-not-here = Browsers kunnen zegels alleen via https of op je eigen computer controleren. Download het verslag en gebruik ‘okapi verify’.

## Settings

settings = Instellingen
settings-language = Taal
settings-language-missing = { $language }: deze taal kon niet geladen worden. Controleer de verbinding en laad de pagina opnieuw.
settings-language-auto = Volgens de browser ({ $language })
settings-theme = Thema
settings-theme-auto = Volgens het systeem
settings-theme-light = Daglicht
settings-theme-dark = Lamplicht
settings-animation = Animaties
settings-animation-auto = Volgens het systeem
settings-animation-on = Aan
settings-animation-quick = Snel
settings-animation-off = Uit
settings-confirm = Zetten bevestigen
settings-confirm-touch = Op een aanraakscherm
settings-confirm-always = Altijd
settings-confirm-never = Nooit
settings-delay = Tempo van de bots (nieuwe partijen)
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
keys-to-market = Naar de open kaarten, of naar de bestemmingskaarten waaruit je kiest
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
settings-follow = Landkaart verschuiven naar wat anderen claimen
livery-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
    [yellow] geel
   *[black] zwart
}
livery-choose = { $name }: { $colour }. Kies een andere kleur
livery-taken = { $colour }, bezet door { $name }
legend-free = Vrije route: lege vakjes in de kleur van de route
legend-grey = Grijze route: kaarten van één kleur naar keuze
legend-taken = Geclaimde route: een trein in de kleur en met het teken van de eigenaar
legend-claimable = Je kunt deze route nu claimen
legend-wanted = Nuttig voor je bestemmingen
legend-planned = In je plan, dat alleen jij ziet
legend-fresh = Geclaimd sinds je laatste beurt
history-play = Afspelen
history-turn-back = Eén beurt terug
history-turn-forth = Eén beurt verder
settings-delay-now = Tempo van de bots in deze partij
map-title = Hart van Afrika
