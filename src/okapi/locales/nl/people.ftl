home-continue = { $count ->
    [one] Jij bent aan de beurt in { $count } partij
    *[other] Jij bent aan de beurt in { $count } partijen
}
home-continue-game = Verderspelen: { $players }
list-won = Gewonnen
list-place = Plaats { $place } van { $players }
list-score = { $player }: { $points }
people-mine-link = Mijn pagina: partijen, overwinningen, punten
friends-link = Met wie ik speel
almanac-link = Mijn almanak
people-finished = Afgelopen partijen

end-early = De partij nu stoppen
end-early-not = Toch doorspelen
end-early-text = { $others ->
    [0] De partij eindigt zonder uitslag.
   *[other] Als alle spelers het ermee eens zijn, eindigt de partij zonder uitslag.
}
end-early-agree = De partij stoppen
end-early-wanted = { $count ->
    [one] { $players } wil de partij nu stoppen.
    *[other] { $players } willen de partij nu stoppen.
}
list-ended = Voortijdig gestopt
