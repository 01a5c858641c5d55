# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = En bref
story-when = { $turn ->
    [0] avant le premier tour
   *[other] au tour { $turn }
}
story-chance = { $who ->
        [you] vos chances de gagner
       *[other] pour { $player }, les chances de gagner
    } { $change ->
        [up] sont montées
       *[down] sont tombées
    } de { $before } % à { $percent } %
story-ahead-all-game = { $who ->
    [you] Vous avez mené presque depuis le début.
   *[other] { $player } a mené presque depuis le début.
}
story-ahead-from = { $who ->
    [you] Vous avez pris la tête { $when } et ne l’avez plus lâchée.
   *[other] { $player } a pris la tête { $when } et ne l’a plus lâchée.
}
story-came-back = { $who ->
    [you] C’était mal parti pour vous { $when }, avec { $percent } % de chances de gagner, mais vous avez renversé la partie.
   *[other] C’était mal parti { $when } pour { $player }, avec { $percent } % de chances de gagner, mais { $player } a renversé la partie.
}
story-open-to-the-end = { $who ->
    [you] Tout est resté ouvert jusqu’au bout, et vous avez gagné.
   *[other] Tout est resté ouvert jusqu’au bout, et { $player } a gagné.
}
story-led-until = { $who ->
    [you] Vous avez mené jusqu’au tour { $turn }.
   *[other] { $player } a mené jusqu’au tour { $turn }.
}
story-last-ahead = { $who ->
    [you] Vous étiez en tête pour la dernière fois { $when }.
   *[other] { $player } était en tête pour la dernière fois { $when }.
}
story-never-ahead = { $who ->
    [you] Vous n’avez jamais nettement mené. Au mieux, vous aviez { $percent } % de chances de gagner, { $when }.
   *[other] { $player } n’a jamais nettement mené. Au mieux : { $percent } % de chances de gagner, { $when }.
}
story-claim-decided = La partie a basculé { $when } : { $doer ->
        [you] vous avez pris possession de la route { $route }
       *[other] { $rival } a pris possession de la route { $route }
    }, et { $chance }.
story-move-decided = La partie a basculé { $when } ({ $rival } : { $move }) : { $chance }.
story-card-decided = La partie a basculé { $when } sur une carte ({ $card }) : { $chance }.
story-tickets-decided = La partie a basculé { $when } avec les destinations { $doer ->
        [you] que vous avez piochées
       *[other] piochées par { $rival }
    } : { $chance }.
story-better-there = Il valait mieux { $move }.
story-missed-just-before = { $who ->
    [you] Juste avant, vous aviez mieux : { $move }.
   *[other] Juste avant, { $player } avait mieux : { $move }.
}
story-costliest = { $who ->
    [you] C’est { $when } que vous avez pris votre décision la plus coûteuse. Il valait mieux { $move }.
   *[other] { $player } a pris sa décision la plus coûteuse { $when }. Il valait mieux { $move }.
}
story-no-mistakes = { $who ->
    [you] Vous n’avez fait aucune vraie erreur.
   *[other] { $player } n’a fait aucune vraie erreur.
}
story-luck-with = { $who ->
    [you] La chance était nettement avec vous.
   *[other] La chance était nettement avec { $player }.
}
story-luck-rather-with = { $who ->
    [you] La chance était plutôt avec vous.
   *[other] La chance était plutôt avec { $player }.
}
story-luck-even = La chance s’est équilibrée.
story-luck-rather-against = { $who ->
    [you] La chance était plutôt contre vous.
   *[other] La chance était plutôt contre { $player }.
}
story-luck-against = { $who ->
    [you] La chance était nettement contre vous.
   *[other] La chance était nettement contre { $player }.
}
story-luck-cost-points = { $who ->
    [you] La malchance vous a coûté { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, mais n’a guère réduit vos chances de gagner.
   *[other] La malchance a coûté { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à { $player }, mais n’a guère réduit ses chances de gagner.
}
story-luck-brought-points = { $who ->
    [you] La chance vous a rapporté { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, mais n’a guère changé vos chances de gagner.
   *[other] La chance a rapporté { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à { $player }, mais n’a guère changé ses chances de gagner.
}
learn-title = Apprendre de vos erreurs
learn-open = Apprendre de mes erreurs
learn-open-of = Apprendre des erreurs : { $player }
learn-which-seat = De qui voulez-vous revoir les erreurs ? Indiquez un joueur avec --seat : { $players }.
learn-nothing = Il n’y a rien à apprendre ici : toutes les décisions étaient bonnes.
learn-intro = { $count ->
    [one] { $count } décision vous a coûté quelque chose. Vous revoyez la partie telle que vous la voyiez alors, et vous avez { $tries } essais pour trouver un meilleur coup.
   *[other] { $count } décisions vous ont coûté quelque chose. Chaque fois, vous revoyez la partie telle que vous la voyiez alors, et vous avez { $tries } essais pour trouver un meilleur coup.
}
learn-where = Erreur { $number } sur { $count } · { $when }
learn-played = Votre coup : { $move }. Trouvez-en un meilleur.
learn-thinks = L’entraîneur regarde votre coup…
learn-found = Bien trouvé ! Chances de gagner : { $percent } % au lieu de { $played } %.
learn-better = Mieux que ce que vous avez joué ({ $percent } % au lieu de { $played } %), mais il y a encore mieux.
learn-worse = Ce n’est pas mieux : { $percent } %, contre { $played } % avec ce que vous avez joué.
learn-same = C’est ce que vous avez joué. Essayez autre chose.
learn-tries = { $tries ->
        [one] Encore un essai.
       *[other] Encore { $tries } essais.
    }
learn-show = Montrez-moi
learn-solution = Ce que ferait l’entraîneur
puzzles-like-this = Problèmes semblables
learn-next = Erreur suivante
learn-done = Vous avez trouvé un meilleur coup dans { $found } cas sur { $count }.
learn-no-save = Il n’y a rien à enregistrer ici : la partie reste telle quelle.
reason-learn-not-judged = Cette décision ne peut pas être rejouée : l’analyse de la partie ne la juge pas.
