# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Analyser une partie terminée : ce que valait chaque décision, la part de chance et les moments clés.
option-review-seat = Ne juger que les décisions de ce joueur et s’adresser à lui : numéro de place ou nom.
option-review-decisions = Afficher chaque décision : ce qu’elle a coûté et ce qui était mieux.
option-review-svg = Enregistrer une image de l’analyse dans ce fichier.
command-learn = Rejouer ce qui vous a le plus coûté dans une partie terminée : trouvez un meilleur coup et sachez aussitôt ce qu’il vaut.
option-learn-seat = Le joueur dont vous revoyez les décisions : numéro de place ou nom. Inutile si une seule personne a joué contre des bots.
review-not-installed = L’analyse nécessite un autre paquet : pip install "okapi-railways[fast]"
review-not-finished = { $file } : cette partie n’est pas terminée, et seule une partie terminée peut être analysée. Pour la continuer : okapi play --resume { $file }
review-other-board = { $file } : cette partie a été jouée sur un plateau ou selon des règles que l’entraîneur ne connaît pas. Il analyse les parties jouées sur le plateau d’Okapi.
review-progress = Décisions jugées

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Moments clés
review-no-moments = Aucun moment ne se détache.
review-ledger = Chance et choix, en points de pourcentage des chances de gagner
review-decisions = Décisions
review-picture = Les chances de gagner au fil de la partie, et leur origine
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Départ
ledger-starting-hand = Donne
ledger-blind = Cartes piochées
ledger-turned-up = Cartes révélées
ledger-tickets = Destinations piochées
ledger-own-choices = Choix personnels
ledger-choices-of-others = Choix des autres
ledger-result = Résultat
ledger-luck-points = Chance en points
ledger-lost = Gâché (points de %)

## What decisions are called, above their number

verdict-fine = Bonnes
verdict-inexact = Imprécisions
verdict-mistake = Erreurs
verdict-blunder = Gaffes

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
moment-not-doubled = { $when } : { $who ->
        [you] vous prenez
       *[other] { $player } prend
    } possession de la route { $route } sans la doubler. C’était possible, et cela valait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    } de chances de gagner.
moment-better-move = { $when }, { $player } : { $played }. Meilleur choix (+{ $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    }) : { $better }.
moment-cut-off = { $when } : { $who ->
        [you] vous prenez
       *[other] { $player } prend
    } possession de la route { $route }, et { $whom ->
        [you] vous ne pouvez plus
       *[other] { $rival } ne peut plus
    } réussir la destination { $ticket }.
moment-ticket-failed = { $when } : { $who ->
        [you] vous gardez
       *[other] { $player } garde
    } la destination { $ticket } alors qu’il manque encore { $trains ->
        [one] { $trains } espace
       *[other] { $trains } espaces
    }, et { $who ->
        [you] ne la réussissez jamais
       *[other] ne la réussit jamais
    }.
moment-colour-never-came = À partir du tour { $turn }, { $who ->
        [you] il vous manque
       *[other] il manque
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } { $who ->
        [you] pour la route
       *[other] à { $player } pour la route
    } { $route } ({ $card }). En { $draws } tirages, aucune carte de cette couleur n’arrive, aucune n’est jamais visible, et la destination { $ticket } n’est pas réussie.
moment-ticket-too-late = { $when } : { $who ->
        [you] vous piochez
       *[other] { $player } pioche
    } la destination { $ticket } trop tard, avec { $trains ->
        [one] { $trains } espace
       *[other] { $trains } espaces
    } à couvrir et { $turns ->
        [0] plus aucun tour
        [one] un seul tour
       *[other] { $turns } tours
    } à jouer.
moment-ticket-hopeless = { $when } : { $who ->
        [you] vous gardez
       *[other] { $player } garde
    } la destination { $ticket }, qui ne peut plus être réussie.
moment-lucky-card = { $when } : un coup de chance ({ $card }) pour { $who ->
        [you] vous
       *[other] { $player }
    }. Chances de gagner : +{ $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    }.
moment-unlucky-card = { $when } : un coup de malchance ({ $card }) pour { $who ->
        [you] vous
       *[other] { $player }
    }. Chances de gagner : −{ $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    }.
moment-lucky-tickets = { $when } : { $who ->
        [you] vous avez de la
       *[other] { $player } a de la
    } chance avec les destinations piochées. Chances de gagner : +{ $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    }.
moment-unlucky-tickets = { $when } : { $who ->
        [you] vous n’avez pas de
       *[other] { $player } n’a pas de
    } chance avec les destinations piochées. Chances de gagner : −{ $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    }.
moment-upswing = { $when }, { $player } : { $played }. { $whom ->
        [you] Vos chances de gagner passent
       *[other] Pour { $rival }, les chances de gagner passent
    } de { $before } % à { $after } %.
moment-downswing = { $when }, { $player } : { $played }. { $whom ->
        [you] Vos chances de gagner tombent
       *[other] Pour { $rival }, les chances de gagner tombent
    } de { $before } % à { $after } %.

## Facts that follow the sentence about a moment. “Not counting tickets”: by the points for routes alone.

fact-ahead = Sans compter les destinations, { $who ->
        [you] vous avez
       *[other] { $player } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance sur { $whom ->
        [you] vous
       *[other] { $rival }
    }.
fact-behind = Sans compter les destinations, { $who ->
        [you] vous avez
       *[other] { $player } a
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard sur { $whom ->
        [you] vous
       *[other] { $rival }
    }.
fact-level = Sans compter les destinations, { $who ->
        [you] vous êtes à égalité avec { $rival }
       *[other] { $player } est à égalité avec { $whom ->
            [you] vous
           *[other] { $rival }
        }
    }.
fact-on-the-way = Cette route est sur le plus court chemin de la destination { $ticket }, à laquelle il manque encore { $trains ->
        [one] { $trains } espace
       *[other] { $trains } espaces
    }.
fact-taken-later = { $whom ->
        [you] Vous en prenez
       *[other] { $rival } en prend
    } possession au tour { $turn }.
fact-card-wanted = Cette couleur manque encore pour la destination { $ticket }.

## Moves as they stand after a colon

move-take = prendre { $card }
move-draw = { $deck ->
    [train] prendre une carte de la pioche Wagon
   *[terrain] prendre une carte de la pioche Terrain
}
move-draw-tickets = piocher des destinations
move-keep = garder { $tickets }
move-claim = prendre possession de la route { $route }
move-claim-doubled = prendre possession de la route { $route } et la doubler
move-pass = passer

## Every decision, one by one

decision-fine = { $when }, { $player } : { $played }. Bon choix.
decision-inexact = { $when }, { $player } : { $played }. Imprécision : elle coûte { $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    } de chances de gagner.
decision-mistake = { $when }, { $player } : { $played }. Erreur : elle coûte { $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    } de chances de gagner.
decision-blunder = { $when }, { $player } : { $played }. Gaffe : elle coûte { $percent ->
        [one] { $percent } point de pourcentage
       *[other] { $percent } points de pourcentage
    } de chances de gagner.
decision-better = Mieux : { $move } ({ $percent } % de chances de gagner).

## What the server refuses: reason-<reason>

reason-review-not-installed = Ce serveur n’a pas d’entraîneur. Son administrateur peut l’ajouter : pip install "okapi-railways[fast]"
reason-review-unknown = Cette analyse n’existe pas, ou plus.
reason-review-bad-record = Ce n’est pas un enregistrement complet et inchangé (ligne { $line }). Envoyez le fichier tel que vous l’avez téléchargé.
reason-review-unknown-board = Cette partie a été jouée sur un plateau que ce serveur n’a pas : { $board }.
reason-review-wrong-players = Joueurs dans cet enregistrement : { $players }. Ici, une table en accueille de { $min } à { $max }.
reason-review-unknown-rules = Cette partie a été jouée avec des règles qu’aucune table ne peut choisir ici : elle ne peut donc pas être analysée.
reason-review-board-unknown = L’entraîneur ne connaît pas le plateau ou les règles de cette partie.
reason-review-not-finished = Cette partie n’est pas terminée, et seule une partie terminée peut être analysée.
reason-review-played-on = Une partie reprise à partir d’une autre ne peut pas être analysée. Analysez l’originale.
reason-review-failed = L’analyse a échoué. Réessayez ; l’erreur a été consignée.
reason-advice-not-agreed = D’autres personnes jouent ici, et la table n’a pas autorisé les conseils. C’est une option à choisir avant le début.
reason-advice-not-your-turn = Vous n’avez rien à décider pour le moment.
reason-advice-none = L’entraîneur n’a pas de réponse pour l’instant. Réessayez.
reason-play-on-no-such-moment = Il n’y avait rien à décider à ce moment-là : on ne peut pas continuer à partir de là. Choisissez-en un autre.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Le mieux : { $move }. { $because } Chances de gagner : { $percent } %.
advice-next = Bon aussi : { $move }. { $because } Chances de gagner : { $percent } %.
advice-nothing = L’entraîneur n’a pas de conseil pour l’instant.
advice-not-installed = Les conseils nécessitent un autre paquet : pip install "okapi-railways[fast]"
