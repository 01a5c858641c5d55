home-continue = { $count ->
    [one] Det er din tur i { $count } spill
    *[other] Det er din tur i { $count } spill
}
home-continue-game = Spill videre: { $players }
list-won = Du vant
list-place = Nummer { $place } av { $players }
list-score = { $player }: { $points }
people-mine = Min side
people-mine-link = Min side: spill, seire, poeng
people-nobody = Når du har satt deg ved et bord og fått et navn her, viser denne siden spillene dine.
people-none = Ingen avsluttede spill ennå.
people-games = { $count ->
    [one] { $count } spill
    *[other] { $count } spill
}
people-wins = { $count ->
    [one] { $count } seier
    *[other] { $count } seire
}
people-since = her siden { $date }
people-sizes = Seire etter antall spillere
people-size = { $count ->
    [one] { $count } spiller
    *[other] { $count } spillere
}
people-size-won = { $wins } av { $games } vunnet
people-points = { $points ->
    [one] { $points } poeng per spill
    *[other] { $points } poeng per spill
}
people-routes = Spor tatt
people-doubled = Doblet
people-single = Ikke doblet
people-completed = Fullført
people-failed = Ikke fullført
people-best = Beste spill
people-against = Mot
people-ahead = foran i { $ahead } av { $games }
people-what-counts = Et spill teller når du selv har spilt det ferdig, og bare for din egen plass.
people-finished = Avsluttede spill
people-finished-more = Tidligere spill
people-bring-record = Gå gjennom en spillfil
people-visibility = Hvem som kan se denne siden
people-visibility-private = Bare jeg
people-visibility-shared = De jeg spiller med, og alle som har lenken
people-visibility-listed = Alle: vis meg på listen over spillere på denne serveren
title-rematch = ● Omkamp · Okapi

leave-menu = Forlat bordet
leave-home = Forsiden
leave-home-text = Spillet venter på deg; kom tilbake når som helst.
end-early = Avslutt spillet nå
end-early-not = Spill videre likevel
end-early-text = { $others ->
    [0] Spillet slutter uten resultat.
   *[other] Når alle som spiller, er enige, slutter spillet uten resultat.
}
end-early-agree = Avslutt spillet
end-early-wanted = { $count ->
    [one] { $players } vil gjerne avslutte spillet nå.
    *[other] { $players } vil gjerne avslutte spillet nå.
}
leave-for-good = Forlat spillet for godt
leave-for-good-sure = Ja, forlat spillet for godt
leave-for-good-text = En bot spiller ferdig på plassen din. Du kan ikke få den tilbake.
table-left = (har gått; en bot spiller videre)
status-ended = Dette spillet ble avsluttet før tiden. Du kan se tilbake på det.
list-ended = Avsluttet før tiden
spoken-news-left = { $player } har forlatt spillet for godt; en bot spiller videre.

people-data = Alle dataene mine
people-export = Last ned alle dataene mine
people-forget = Slett alle dataene mine
people-forget-text = Hvis du sletter alt, blir du logget ut på alle enhetene dine og forlater alle bord for godt; det du har sagt, og ratingen din forsvinner, og i spillene dine står det «—» i stedet for navnet ditt. Det kan ikke angres.
people-forget-sure = Ja, slett alt
people-forget-not = Nei, behold det
