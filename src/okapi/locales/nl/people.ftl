home-continue = { $count ->
    [one] Jij bent aan de beurt in { $count } partij
    *[other] Jij bent aan de beurt in { $count } partijen
}
home-continue-game = Verder spelen: { $players }
list-won = Gewonnen
list-place = Plaats { $place } van { $players }
list-score = { $player }: { $points }
people-mine = Mijn pagina
people-mine-link = Mijn pagina: partijen, overwinningen, punten
people-nobody = Ga aan een tafel zitten en geef je naam op: daarna toont deze pagina je partijen.
people-none = Nog geen afgelopen partijen.
people-games = { $count ->
    [one] { $count } partij
    *[other] { $count } partijen
}
people-wins = { $count ->
    [one] { $count } overwinning
    *[other] { $count } overwinningen
}
people-since = hier sinds { $date }
people-sizes = Overwinningen per tafelgrootte
people-size = { $count ->
    [one] { $count } speler
    *[other] { $count } spelers
}
people-size-won = { $wins } van { $games } gewonnen
people-points = { $points ->
    [one] { $points } punt per partij
    *[other] { $points } punten per partij
}
people-routes = Geclaimde routes
people-doubled = Verdubbeld
people-single = Niet verdubbeld
people-completed = Voltooid
people-failed = Niet voltooid
people-best = Beste partij
people-against = Tegen
people-ahead = { $ahead } van de { $games } keer hoger geëindigd
people-what-counts = Een partij telt als je die zelf hebt uitgespeeld, en alleen je eigen stoel telt.
people-finished = Afgelopen partijen
people-finished-more = Eerdere partijen
people-bring-record = Een verslag uit een bestand bespreken
people-visibility = Wie deze pagina mag zien
people-visibility-private = Alleen ik
people-visibility-shared = Mensen met wie ik speel, en iedereen met de link
people-visibility-listed = Iedereen: zet me op de lijst van spelers van deze server
title-rematch = ● Revanche · Okapi

leave-menu = De tafel verlaten
leave-home = Startpagina
leave-home-text = Het spel wacht op je; kom terug wanneer je wilt.
end-early = Het spel nu stoppen
end-early-not = Toch doorspelen
end-early-text = { $others ->
    [0] Het spel eindigt zonder uitslag.
   *[other] Als alle spelers het ermee eens zijn, eindigt het spel zonder uitslag.
}
end-early-agree = Het spel stoppen
end-early-wanted = { $count ->
    [one] { $players } wil het spel nu stoppen.
    *[other] { $players } willen het spel nu stoppen.
}
leave-for-good = Voorgoed weggaan
leave-for-good-sure = Ja, voorgoed weggaan
leave-for-good-text = Een bot speelt op jouw stoel verder tot het einde. Je krijgt hem niet terug.
table-left = (weg; een bot speelt door)
status-ended = Dit spel is voortijdig gestopt. Je kunt het nog terugkijken.
list-ended = Voortijdig gestopt
spoken-news-left = { $player } is voorgoed weggegaan; een bot speelt door.

people-data = Al mijn gegevens
people-export = Al mijn gegevens downloaden
people-forget = Al mijn gegevens wissen
people-forget-text = Wissen meldt al je apparaten af en verlaat alle tafels voorgoed; wat je zei en je rating verdwijnen, en in je partijen staat ‘—’ in plaats van je naam. Het kan niet ongedaan worden gemaakt.
people-forget-sure = Ja, alles wissen
people-forget-not = Nee, bewaren
