home-continue = { $count ->
    [one] À vous de jouer dans { $count } partie
    *[other] À vous de jouer dans { $count } parties
}
home-continue-game = Continuer : { $players }
list-won = Vous avez gagné
list-place = Rang { $place } sur { $players }
list-score = { $player } : { $points }
people-mine-link = Ma page : parties, victoires, points
friends-link = Avec qui je joue
almanac-link = Mon almanach
people-finished = Parties terminées

end-early = Arrêter la partie maintenant
end-early-not = Finalement, continuer
end-early-text = { $others ->
    [0] La partie s’arrête sans résultat.
   *[other] Quand tous les joueurs sont d’accord, la partie s’arrête sans résultat.
}
end-early-agree = Arrêter la partie
end-early-wanted = { $count ->
    [one] { $players } voudrait arrêter la partie maintenant.
    *[other] { $players } voudraient arrêter la partie maintenant.
}
list-ended = Arrêtée avant la fin
