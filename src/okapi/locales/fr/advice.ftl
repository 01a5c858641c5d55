options-advice = Conseils pour tous
options-advice-text = À cette table, chacun peut demander de bons coups à l’entraîneur, et tout le monde voit que c’est permis. Pas dans les parties classées.
lobby-advice = Les conseils sont permis : chacun ici peut demander de bons coups à l’entraîneur.
game-advice = Les conseils sont permis.
options-puzzles = Problèmes tirés de cette partie
options-puzzles-text = Après une analyse, des positions de cette partie peuvent devenir des problèmes pour tous sur ce serveur : telles qu’un joueur les a vues, et sans les noms. Toute la table voit que cette option est active.
lobby-puzzles = Cette partie peut devenir un problème, sans les noms.
game-played-on = Reprise à partir d’une autre partie ; ne compte pas.
