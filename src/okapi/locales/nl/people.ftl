home-continue = { $count ->
    [one] Jij bent aan de beurt in { $count } spel
    *[other] Jij bent aan de beurt in { $count } spellen
}
home-continue-game = Verder spelen: { $players }
list-won = Gewonnen
list-place = Plaats { $place } van { $players }
list-score = { $player }: { $points }
people-mine = Mijn pagina
people-mine-link = Mijn pagina: spellen, overwinningen, punten
people-nobody = Ga aan een tafel zitten en geef je naam op: daarna toont deze pagina je spellen.
people-none = Nog geen afgelopen spellen.
people-games = { $count ->
    [one] { $count } spel
    *[other] { $count } spellen
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
    [one] { $points } punt per spel
    *[other] { $points } punten per spel
}
people-routes = Geclaimde routes
people-doubled = Verdubbeld
people-single = Niet verdubbeld
people-completed = Voltooid
people-failed = Niet voltooid
people-best = Beste spel
people-against = Tegen
people-ahead = voor in { $ahead } van { $games }
people-what-counts = Een spel telt als je het zelf hebt uitgespeeld, en alleen je eigen stoel telt.
people-finished = Afgelopen spellen
people-finished-more = Eerdere spellen
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
people-forget-text = Wissen meldt al je apparaten af en verlaat alle tafels voorgoed; wat je zei en je rating verdwijnen, en in je spellen staat “—” in plaats van je naam. Het kan niet ongedaan worden gemaakt.
people-forget-sure = Ja, alles wissen
people-forget-not = Nee, bewaren
