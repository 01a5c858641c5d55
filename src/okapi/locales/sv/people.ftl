home-continue = { $count ->
    [one] Det är din tur i { $count } parti
    *[other] Det är din tur i { $count } partier
}
home-continue-game = Spela vidare: { $players }
list-won = Du vann
list-place = Plats { $place } av { $players }
list-score = { $player }: { $points }
people-mine-link = Min sida: partier, segrar, poäng
friends-link = De jag spelar med
almanac-link = Min loggbok
people-finished = Avslutade partier

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
list-ended = Avslutat i förtid
