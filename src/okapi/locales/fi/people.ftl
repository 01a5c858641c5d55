home-continue = { $count ->
    [one] Sinun vuorosi { $count } pelissä
    *[other] Sinun vuorosi { $count } pelissä
}
home-continue-game = Jatka: { $players }
list-won = Voitit
list-place = Sija { $place }/{ $players }
list-score = { $player }: { $points }
people-mine-link = Oma sivu: pelit, voitot, pisteet
friends-link = Keiden kanssa pelaan
almanac-link = Almanakkani
people-finished = Päättyneet pelit

end-early = Lopeta peli nyt
end-early-not = Jatka sittenkin
end-early-text = { $others ->
    [0] Peli päättyy ilman tulosta.
   *[other] Kun kaikki pelaajat suostuvat, peli päättyy ilman tulosta.
}
end-early-agree = Lopeta peli
end-early-wanted = { $count ->
    [one] { $players } haluaa lopettaa pelin nyt.
    *[other] { $players } haluavat lopettaa pelin nyt.
}
list-ended = Lopetettu kesken
