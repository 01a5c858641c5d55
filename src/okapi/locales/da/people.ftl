home-continue = { $count ->
    [one] Det er din tur i { $count } spil
    *[other] Det er din tur i { $count } spil
}
home-continue-game = Spil videre: { $players }
list-won = Du vandt
list-place = Nummer { $place } af { $players }
people-mine = Min side
people-mine-link = Min side: spil, sejre, point
people-nobody = Så snart du har et navn her, ved at sætte dig til et bord, viser denne side dine spil.
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
people-sizes = Sejre efter bordets størrelse
people-size = { $count ->
    [one] { $count } spiller
    *[other] { $count } spillere
}
people-size-won = { $wins } af { $games } vundet
people-points = { $points ->
    [one] { $points } point pr. spil
    *[other] { $points } point pr. spil
}
people-routes = Byggede ruter
people-doubled = Fordoblet
people-single = Ikke fordoblet
people-completed = Fuldført
people-failed = Mislykket
people-best = Bedste spil
people-against = Imod hvem
people-ahead = foran i { $ahead } af { $games }
people-what-counts = Et spil tæller, når du selv har spillet det til ende, og kun på din egen plads.
people-finished = Afsluttede spil
people-finished-more = Tidligere spil
people-visibility = Hvem må se denne side
people-visibility-private = Kun mig
people-visibility-shared = Dem jeg spiller med, og alle med linket
people-visibility-listed = Alle: sæt mig på listen over denne servers spillere
title-rematch = ● Revanche · Okapi

leave-menu = Forlad bordet
leave-home = Forside
leave-home-text = Spillet venter på dig; kom tilbage når som helst.
end-early = Slut spillet nu
end-early-not = Spil videre alligevel
end-early-text = { $others ->
    [0] Spillet slutter uden resultat.
   *[other] Når alle, der spiller, er enige, slutter spillet uden resultat.
}
end-early-agree = Slut spillet
end-early-wanted = { $count ->
    [one] { $players } vil gerne slutte spillet nu.
    *[other] { $players } vil gerne slutte spillet nu.
}
leave-for-good = Gå for altid
leave-for-good-sure = Ja, gå for altid
leave-for-good-text = En bot spiller din plads til ende. Du kan ikke få den igen.
table-left = (gået; en bot spiller videre)
status-ended = Dette spil blev sluttet før tid. Du kan stadig se tilbage på det.
list-ended = Sluttet før tid
spoken-news-left = { $player } er gået for altid; en bot spiller videre.

people-data = Alt mit
people-export = Hent alt mit
people-forget = Slet alt mit
people-forget-text = Sletning logger alle dine enheder ud og forlader alle borde for altid; det, du har sagt, forsvinder, og i dine spil står der »—« i stedet for dit navn. Det kan ikke fortrydes.
people-forget-sure = Ja, slet alt
people-forget-not = Nej, behold det
