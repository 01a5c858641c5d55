home-continue = { $count ->
    [one] Det er din tur i { $count } spil
    *[other] Det er din tur i { $count } spil
}
home-continue-game = Spil videre: { $players }
list-won = Du vandt
list-place = Nummer { $place } af { $players }
list-score = { $player }: { $points }
people-mine = Min side
people-mine-link = Min side: spil, sejre, point
people-nobody = Når du har sat dig til et bord og fået et navn her, viser denne side dine spil.
people-none = Ingen afsluttede spil endnu.
people-games = { $count ->
    [one] { $count } spil
    *[other] { $count } spil
}
people-wins = { $count ->
    [one] { $count } sejr
    *[other] { $count } sejre
}
people-since = her siden { $date }
people-sizes = Sejre efter antal spillere
people-size = { $count ->
    [one] { $count } spiller
    *[other] { $count } spillere
}
people-size-won = { $wins } af { $games } vundet
people-points = { $points ->
    [one] { $points } point pr. spil
    *[other] { $points } point pr. spil
}
people-routes = Tagne strækninger
people-doubled = Fordoblet
people-single = Ikke fordoblet
people-completed = Fuldført
people-failed = Ikke fuldført
people-best = Bedste spil
people-against = Mod
people-ahead = foran i { $ahead } af { $games }
people-what-counts = Et spil tæller, når du selv har spillet det til ende, og kun for din egen plads.
people-finished = Afsluttede spil
people-finished-more = Tidligere spil
people-bring-record = Gennemgå en spilfil
people-visibility = Hvem der kan se denne side
people-visibility-private = Kun mig
people-visibility-shared = Dem, jeg spiller med, og alle, der har linket
people-visibility-listed = Alle: vis mig på listen over spillere på denne server
title-rematch = ● Revanche · Okapi

leave-menu = Forlad bordet
leave-home = Forside
leave-home-text = Spillet venter på dig; kom tilbage når som helst.
end-early = Afslut spillet nu
end-early-not = Spil videre alligevel
end-early-text = { $others ->
    [0] Spillet slutter uden resultat.
   *[other] Når alle, der spiller, er enige, slutter spillet uden resultat.
}
end-early-agree = Afslut spillet
end-early-wanted = { $count ->
    [one] { $players } vil gerne afslutte spillet nu.
    *[other] { $players } vil gerne afslutte spillet nu.
}
leave-for-good = Forlad spillet for altid
leave-for-good-sure = Ja, forlad spillet for altid
leave-for-good-text = En bot spiller færdig på din plads. Du kan ikke få den tilbage.
table-left = (har forladt spillet; en bot spiller videre)
status-ended = Dette spil blev afsluttet før tid. Du kan se tilbage på det.
list-ended = Afsluttet før tid
spoken-news-left = { $player } har forladt spillet for altid; en bot spiller videre.

people-data = Alle mine data
people-export = Hent alle mine data
people-forget = Slet alle mine data
people-forget-text = Sletter du alt, bliver du logget ud på alle dine enheder og forlader alle borde for altid; det, du har sagt, og din rating forsvinder, og i dine spil står der »—« i stedet for dit navn. Det kan ikke fortrydes.
people-forget-sure = Ja, slet alt
people-forget-not = Nej, behold det
