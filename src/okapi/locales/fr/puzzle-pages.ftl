### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Problèmes
puzzles-one = Problème
puzzles-text = Des positions de vraies parties, où un coup est nettement meilleur que tous les autres. Le trouverez-vous ?
puzzles-today = Les trois du jour
puzzles-today-text = { $date } · Les mêmes pour tout le monde, du plus facile au plus difficile.
puzzles-number = Problème { $number }
puzzles-difficulty = Difficulté { $rating }
puzzles-new = pas encore essayé
puzzles-found = résolu
puzzles-missed = pas résolu au premier essai
puzzles-today-done = Vous avez essayé les trois. Les prochains arrivent à minuit (UTC), et l’entraînement ne finit jamais.
puzzles-trainer = Entraînement
puzzles-trainer-text = Un problème après l’autre, d’une difficulté à votre mesure.
puzzles-train = Problème suivant
puzzles-by-theme = Choisissez un thème pour le travailler.
puzzles-column-theme = Thème
puzzles-column-found = Résolus au premier essai
puzzles-column-tried = Essayés
puzzles-rating = Votre cote aux problèmes
puzzles-rating-tries = { $count ->
    [one] après { $count } problème
   *[other] après { $count } problèmes
}
puzzles-rating-text = Vous et les problèmes avez une cote sur la même échelle que les bots : un problème de votre cote, vous le résolvez environ une fois sur deux.
puzzles-rating-none = Votre cote apparaîtra avec votre premier problème. Pour chaque problème, seul le premier essai compte.
puzzles-curve = { $count ->
    [one] Votre cote après { $count } problème : { $last }
   *[other] Votre cote sur les { $count } derniers problèmes : de { $first } à { $last }
}

## At the table

puzzles-task-title = Problème · difficulté { $rating }
puzzles-task = Tour { $turn }, à vous de jouer. Quel est le meilleur coup ?
puzzles-task-start = La partie commence. Quelles cartes Destination vaut-il mieux garder ?
puzzles-first-counts = Seul votre premier essai compte pour la cote.
puzzles-before-found = Vous avez déjà essayé ce problème, et trouvé le coup.
puzzles-before-missed = Vous avez déjà essayé ce problème, sans trouver le coup au premier essai.
puzzles-outcome-found = Trouvé ! Chances de gagner : { $best } %.
puzzles-outcome-other = Il y a un meilleur coup : le vôtre donne { $percent } % de chances de gagner, le meilleur { $best } %.
puzzles-outcome-unknown = Il y a un meilleur coup, avec { $best } % de chances de gagner.
puzzles-try-again = Essayez-en un autre, ou regardez la solution.
puzzles-counted = Votre cote : { $rating } ({ $change }).
puzzles-about = Thème : { $theme }
puzzles-show = Voir la solution
puzzles-solution = Ce que l’entraîneur a examiné, du meilleur au moins bon
puzzles-next = Problème suivant
reason-puzzle-unknown = Ce problème n’existe pas.
