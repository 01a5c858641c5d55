# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Analyse de la partie
review-back = Retour au résultat
review-to-games = Vos parties terminées
review-waiting = D’autres analyses passent avant…
review-starting = Préparation…
review-progress-of = Décisions jugées : { $done } sur { $total }
review-stay-or-go = Cela peut prendre une minute ou deux. Vous pouvez quitter cette page : l’analyse continue, et vous la retrouverez ici.
review-again = Réessayer

## The curve

review-curve = Les chances de gagner
review-curve-picture = Les chances de gagner de chacun au fil de la partie ; en mots ci-dessous
review-curve-words = La courbe en mots
review-curve-player = { $player } : { $start } % après la donne. Au plus haut : { $high } % { $high_turn ->
    [0] avant le premier tour
   *[other] au tour { $high_turn }
}. Au plus bas : { $low } % { $low_turn ->
    [0] avant le premier tour
   *[other] au tour { $low_turn }
}. À la fin : { $end } %.
review-curve-ahead = { $who ->
    [you] À partir du tour { $turn }, vous êtes en tête.
   *[other] À partir du tour { $turn }, { $player } est en tête.
}
review-curve-level = Au début, personne n’est nettement en tête.

## Key moments

review-moment-number = Moment clé { $number }
review-moment-where = Moment { $number } sur { $count }
review-moment-previous = Moment précédent
review-moment-next = Moment suivant
review-moment-keys = Au clavier : ← et →.
review-step = Parcourir
review-step-decisions = { $who ->
    [you] Vos décisions
   *[other] Décisions : { $player }
}
review-decision-where = Décision { $number } sur { $count }
review-decision-previous = Décision précédente
review-decision-next = Décision suivante
review-no-decisions = Ce joueur n’a jamais eu le choix.
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-chance = chances de gagner : { $percent } %
review-two-chances = La courbe connaît les cartes de tous ; ces chances ne tiennent compte que de ce que l’on pouvait savoir à ce moment-là.
review-before-move = Le plateau montre la position avant ce coup.
review-before-card = Le plateau montre la position avant cette carte.
review-open-table = Ouvrir la table à ce moment

## The ledger

review-ledger-title = D’où vient le résultat
review-ledger-text = En points de pourcentage des chances de gagner. Chaque barre commence où finit la précédente : de l’égalité des chances jusqu’au résultat.
review-ledger-sums = Un joueur qui a perdu peut tout de même avoir un solde positif pour ses choix : ce que chacun gagne par les siens compte en moins pour tous les autres. Seule la somme de toutes les lignes donne le résultat.
review-column-source = Origine
review-column-change = Écart
review-luck = Chance au total : { $percent } en points de pourcentage, { $points } en points
review-choices = Choix de tous réunis : { $percent } en points de pourcentage, { $points } en points
review-luck-differs = Les deux ne vont pas forcément de pair : les points sont ceux du joueur seul, tandis que les chances de gagner dépendent aussi des autres.

## Decisions

review-decisions-text = Jugées d’après ce que chacun pouvait savoir. Gâché : ce qu’ont coûté imprécisions, erreurs et gaffes, en points de pourcentage des chances de gagner.

## How to read it

review-how = Comment lire cette analyse
review-how-chances = Les chances viennent d’un modèle qui a appris à partir de parties entre bots et qui tient compte du niveau de jeu à cette table. Au début, elles ne valent guère mieux qu’une supposition. Dans les parties des bots, une prévision de 70 % s’est vérifiée environ 7 fois sur 10.
review-how-luck = La chance est ce qu’une carte a changé par rapport à la moyenne de toutes celles qui pouvaient venir. Les choix sont ce que les décisions ont changé, toutes cartes connues : une bonne décision peut mal tourner, et elle compte alors en moins.
review-how-decisions = Savoir si une décision était bonne est une autre question. Pour cela, tout ce que le joueur ne pouvait pas voir est redistribué de nombreuses fois, et le coup est comparé à ce que de bons bots auraient fait. Un écart plus petit que son incertitude n’est pas compté comme une erreur.
review-how-names = Imprécision : coûte au moins { $inexact } points de pourcentage de chances de gagner. Erreur : au moins { $mistake }. Gaffe : au moins { $blunder }.

## Playing on

play-on-text = Une nouvelle partie commence dans cette position, avec vous à la place de votre choix et des bots aux autres. Ce qu’on ne voyait pas de cette place est redistribué. La partie d’origine reste telle quelle, et la nouvelle ne compte pas.
play-on-seat = Votre place
play-on-begin = Commencer la partie

## Advice at the table

advice-text = Jugé d’après ce que vous voyez. Choisir un coup ne le joue pas encore.
advice-choose = Choisir
advice-choose-this = Choisir : { $move }
advice-none = L’entraîneur n’a rien à dire ici.
advice-prepares = L’entraîneur se prépare. Sur un nouvel ordinateur, la première fois peut prendre une minute.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Doublée, elle rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-serves-a-ticket = Cela vous rapproche de la destination { $ticket } et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-scores = Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-card-for-a-ticket = Il vous faut cette carte pour la destination { $ticket }.
because-card-for-a-set = Elle complète les cartes que vous rassemblez.
because-terrain = Elle vous aide à doubler une route.
because-more-tickets = Vous avez encore le temps de réussir d’autres destinations.
because-best-tickets = Ce sont les destinations qui vont le mieux ensemble.
because-unknown-card = Aucune carte visible ne vaut mieux qu’une carte inconnue.
