# Advice during play.

because-doubles = Doublée, elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-serves-a-ticket = Cela vous rapproche de { $ticket } et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-scores = Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-card-for-a-ticket = Il vous faut cette carte pour { $ticket }.
because-card-for-a-set = Elle complète les cartes que vous rassemblez.
because-terrain = Elle vous aide à doubler une route.
because-more-tickets = Vous avez le temps pour d’autres destinations.
because-best-tickets = Ce sont les destinations qui vont le mieux ensemble.
because-unknown-card = Aucune carte visible ne vaut mieux qu’une carte inconnue.

advice-first = Le mieux : { $move }. { $because } Chances de gagner : { $percent } %.
advice-next = Bon aussi : { $move }. { $because } Chances de gagner : { $percent } %.
advice-nothing = L’entraîneur n’a pas de conseil pour l’instant.

options-advice = Conseils pour tous
options-advice-text = À cette table, chacun peut demander de bons coups à l’entraîneur, et tout le monde le voit. Pas dans les parties classées.
lobby-advice = Les conseils sont permis : chacun ici peut demander de bons coups à l’entraîneur.
game-played-on = Reprise à partir d’une autre partie ; ne compte pas.
