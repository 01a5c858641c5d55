home-continue = { $count ->
    [one] Det er din tur i { $count } spill
    *[other] Det er din tur i { $count } spill
}
home-continue-game = Spill videre: { $players }
list-won = Du vant
list-place = Nummer { $place } av { $players }
list-score = { $player }: { $points }
people-mine-link = Min side: spill, seire, poeng
friends-link = De jeg spiller med
almanac-link = Almanakken min
people-finished = Avsluttede spill

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
list-ended = Avsluttet før tiden
