options-advice = Conseils pour tous
options-advice-text = À cette table, chacun peut demander de bons coups à l’entraîneur, et tout le monde le voit. Pas dans les parties classées.
lobby-advice = Les conseils sont permis : chacun ici peut demander de bons coups à l’entraîneur.
game-advice = Les conseils sont permis.
game-played-on = Reprise à partir d’une autre partie ; ne compte pas.
