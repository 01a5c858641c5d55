### The deal of the day, as its page in the browser says it.

deal = Donne du jour
deal-title = Donne du jour : { $date }
deal-text = Tout le monde reçoit les mêmes cartes : la troisième carte que vous tirez d’une pioche est aussi la troisième pour tous les autres. Combien de points en tirerez-vous ?
deal-against = Vos adversaires : { $opponents } · environ un quart d’heure
deal-play = Jouer la donne
deal-continue = Continuer votre partie
deal-play-old = Jouer cette donne
deal-one-try = Un seul essai compte : commencez avant le { $until } et terminez avant le { $end }. Personne ne peut regarder votre partie avant d’avoir fini la sienne.
deal-over = Cette donne est close. Vous pouvez la jouer autant que vous voulez, mais elle ne compte plus.
deal-closing = La journée est finie, et certains terminent encore cette donne. À partir du { $until }, vous pourrez la jouer autant que vous voulez, mais elle ne comptera plus.
deal-not-counted = Votre partie ne s’est pas terminée à temps et ne compte donc pas.
deal-people = { $count ->
    [0] Personne n’a encore terminé cette donne.
    [one] { $count } personne a terminé cette donne.
   *[other] { $count } personnes ont terminé cette donne.
}
deal-field-title = Tous les résultats
deal-result-title = Votre résultat
deal-rank = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : rang { $rank } sur { $of }
deal-streak = { $days ->
    [one] { $days } donne à la suite
   *[other] { $days } donnes à la suite
}
deal-chart = Les points de chacun, en courbe
deal-you = Vous : { $points }
deal-luck = Chance ou choix ?
deal-ledger-waits = L’entraîneur calcule ce qui tient à la chance et ce qui tient aux choix.
deal-best = Revoir la meilleure partie : { $name } ({ $points })
deal-champion = Revoir la partie de Champion ({ $points })
deal-own-game = Revenir à ma partie
deal-share = Partager mon résultat
deal-picture = Enregistrer en image
deal-share-text = Ce que vous partagez ne révèle rien des cartes.
deal-card = Okapi · Donne du jour : { $date }
deal-levels-play = Les bots de chaque niveau jouent encore cette donne.
deal-fair = La donne est-elle équitable ?
deal-fair-text = L’ordre de toutes les pioches est fixé avant le début de la journée. Son sceau est montré la veille, le secret lui-même une heure après la fin de la journée : chacun peut alors vérifier toutes les parties de cette donne.
deal-secret = Le secret
deal-earlier = Donnes précédentes
deal-earlier-text = Jouez-les quand vous voulez. Elles ne comptent plus.
deal-today = La donne d’aujourd’hui
deal-new = nouvelle aujourd’hui
deal-waits = vous attend
# On the home page, beside the deal of the day.
duels-link = Duels
duels-wait = { $count ->
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
puzzles-link = Problèmes
reason-deal-is-closing = La journée est finie, et d’autres terminent peut-être encore cette donne. Dans une heure au plus tard, vous pourrez la jouer autant que vous voulez.
