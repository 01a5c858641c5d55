home-continue = { $count ->
    [one] Det är din tur i { $count } parti
    *[other] Det är din tur i { $count } partier
}
home-continue-game = Spela vidare: { $players }
list-won = Du vann
list-place = Plats { $place } av { $players }
list-score = { $player }: { $points }
people-mine = Min sida
people-mine-link = Min sida: partier, segrar, poäng
people-nobody = När du har satt dig vid ett bord och fått ett namn här visar den här sidan dina partier.
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
people-sizes = Segrar efter antal spelare
people-size = { $count ->
    [one] { $count } spelare
    *[other] { $count } spelare
}
people-size-won = { $wins } av { $games } vunna
people-points = { $points ->
    [one] { $points } poäng per parti
    *[other] { $points } poäng per parti
}
people-routes = Inmutade sträckor
people-doubled = Dubblade
people-single = Inte dubblade
people-completed = Avklarade
people-failed = Inte avklarade
people-best = Bästa parti
people-against = Mot
people-ahead = före i { $ahead } av { $games }
people-what-counts = Ett parti räknas när du själv har spelat det till slut, och bara för din egen plats.
people-finished = Avslutade partier
people-finished-more = Tidigare partier
people-bring-record = Gå igenom ett protokoll från en fil
people-visibility = Vem som kan se den här sidan
people-visibility-private = Bara jag
people-visibility-shared = De jag spelar med, och alla som har länken
people-visibility-listed = Alla: visa mig i listan över spelare på den här servern
title-rematch = ● Returparti · Okapi

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
leave-for-good = Lämna partiet för gott
leave-for-good-sure = Ja, lämna för gott
leave-for-good-text = En bot spelar färdigt på din plats. Du kan inte få den tillbaka.
table-left = (har lämnat; en bot spelar vidare)
status-ended = Det här partiet avslutades i förtid. Du kan se tillbaka på det.
list-ended = Avslutat i förtid
spoken-news-left = { $player } har lämnat partiet för gott; en bot spelar vidare.

people-data = Alla mina data
people-export = Ladda ner alla mina data
people-forget = Radera alla mina data
people-forget-text = Om du raderar allt loggas du ut på alla dina enheter och lämnar alla bord för gott; det du har sagt och din rating försvinner, och i dina partier står det ”—” i stället för ditt namn. Det går inte att ångra.
people-forget-sure = Ja, radera allt
people-forget-not = Nej, behåll dem
