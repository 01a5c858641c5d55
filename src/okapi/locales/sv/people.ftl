home-continue = { $count ->
    [one] Det är din tur i { $count } parti
    *[other] Det är din tur i { $count } partier
}
home-continue-game = Spela vidare: { $players }
list-won = Du vann
list-place = Plats { $place } av { $players }
people-mine = Min sida
people-mine-link = Min sida: partier, segrar, poäng
people-nobody = Så snart du har ett namn här, genom att sätta dig vid ett bord, visar den här sidan dina partier.
people-none = Inga avslutade partier än.
people-games = { $count ->
    [one] { $count } parti
    *[other] { $count } partier
}
people-wins = { $count ->
    [one] { $count } seger
    *[other] { $count } segrar
}
people-since = här sedan { $date }
people-sizes = Segrar efter bordets storlek
people-size = { $count ->
    [one] { $count } spelare
    *[other] { $count } spelare
}
people-size-won = { $wins } av { $games } vunna
people-points = { $points ->
    [one] { $points } poäng per parti
    *[other] { $points } poäng per parti
}
people-routes = Byggda sträckor
people-doubled = Dubblerade
people-single = Inte dubblerade
people-completed = Slutförda
people-failed = Misslyckade
people-best = Bästa parti
people-against = Mot vem
people-ahead = före i { $ahead } av { $games }
people-what-counts = Ett parti räknas när du själv har spelat det till slut, och bara på din egen plats.
people-finished = Avslutade partier
people-finished-more = Tidigare partier
people-visibility = Vem får se den här sidan
people-visibility-private = Bara jag
people-visibility-shared = De jag spelar med, och alla med länken
people-visibility-listed = Alla: ta med mig i listan över serverns spelare
title-rematch = ● Revansch · Okapi

leave-menu = Lämna bordet
leave-home = Startsidan
leave-home-text = Partiet väntar på dig; kom tillbaka när du vill.
end-early = Avsluta partiet nu
end-early-not = Spela vidare ändå
end-early-text = { $others ->
    [0] Partiet slutar utan resultat.
   *[other] När alla som spelar är överens slutar partiet utan resultat.
}
end-early-agree = Avsluta partiet
end-early-wanted = { $count ->
    [one] { $players } vill avsluta partiet nu.
    *[other] { $players } vill avsluta partiet nu.
}
leave-for-good = Gå för gott
leave-for-good-sure = Ja, gå för gott
leave-for-good-text = En bot spelar din plats till slut. Du får den inte tillbaka.
table-left = (har gått; en bot spelar vidare)
status-ended = Det här partiet avslutades i förtid. Du kan fortfarande se tillbaka på det.
list-ended = Avslutat i förtid
spoken-news-left = { $player } har gått för gott; en bot spelar vidare.

people-data = Allt mitt
people-export = Ladda ner allt mitt
people-forget = Radera allt mitt
people-forget-text = Raderingen loggar ut alla dina enheter och lämnar alla bord för gott; det du sagt försvinner, och i dina partier står det ”—” i stället för ditt namn. Det går inte att ångra.
people-forget-sure = Ja, radera allt
people-forget-not = Nej, behåll
