home-continue = { $count ->
    [one] Det er din tur i { $count } spil
    *[other] Det er din tur i { $count } spil
}
home-continue-game = Spil videre: { $players }
list-won = Du vandt
list-place = Nummer { $place } af { $players }
list-score = { $player }: { $points }
people-mine-link = Min side: spil, sejre, point
friends-link = Dem, jeg spiller med
almanac-link = Min almanak
people-finished = Afsluttede spil

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
list-ended = Afsluttet før tid
