# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = violette
card-white = blanche
card-blue = bleue
card-yellow = jaune
card-orange = orange
card-black = noire
card-red = rouge
card-green = verte
card-locomotive = locomotive

one-card-purple = une carte violette
one-card-white = une carte blanche
one-card-blue = une carte bleue
one-card-yellow = une carte jaune
one-card-orange = une carte orange
one-card-black = une carte noire
one-card-red = une carte rouge
one-card-green = une carte verte
one-card-locomotive = une locomotive

cards-purple = { $count ->
    [one] { $count } violette
   *[other] { $count } violettes
}
cards-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
}
cards-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
cards-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
cards-orange = { $count ->
    [one] { $count } orange
   *[other] { $count } orange
}
cards-black = { $count ->
    [one] { $count } noire
   *[other] { $count } noires
}
cards-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
cards-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
}
cards-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
cards-hidden = { $count ->
    [one] une carte Wagon
   *[other] { $count } cartes Wagon
}

## Terrain cards

terrain-desert = désert
terrain-jungle = jungle
terrain-mountain = montagne

terrain-whole-desert = désert & savane
terrain-whole-jungle = jungle & forêt
terrain-whole-mountain = montagnes & escarpements

one-terrain-desert = une carte Désert
one-terrain-jungle = une carte Jungle
one-terrain-mountain = une carte Montagne

terrains-desert = { $count ->
    [one] { $count } carte Désert
   *[other] { $count } cartes Désert
}
terrains-jungle = { $count ->
    [one] { $count } carte Jungle
   *[other] { $count } cartes Jungle
}
terrains-mountain = { $count ->
    [one] { $count } carte Montagne
   *[other] { $count } cartes Montagne
}

## The board

colour-purple = violette
colour-white = blanche
colour-blue = bleue
colour-yellow = jaune
colour-orange = orange
colour-black = noire
colour-red = rouge
colour-green = verte
colour-grey = grise

place-kind-city = ville
place-kind-waystation = halte
place-kind-terminal = terminus
place-kind-port = port

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Vous jouez en premier.
   *[other] { $player } joue en premier.
}
event-train-card-dealt = { $who ->
    [you] Vous recevez { $card }.
   *[other] { $player } reçoit { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } reçoit une carte Wagon.
   *[other] { $player } reçoit { $count } cartes Wagon.
}
event-terrain-card-dealt = { $who ->
    [you] Vous recevez { $card }.
   *[other] { $player } reçoit { $card }.
}
event-cards-dealt = { $who ->
    [you] Vous recevez { $cards }.
   *[other] { $player } reçoit { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Vous choisissez parmi { $tickets }.
   *[other] { $player } choisit parmi { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } reçoit une carte Destination au choix.
   *[other] { $player } reçoit { $count } cartes Destination au choix.
}
event-train-card-laid = On révèle { $cards }.
event-terrain-card-laid = On révèle { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Vous gardez { $tickets }.
   *[other] { $player } garde { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } a choisi ses cartes Destination.
event-train-card-taken = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $player } prend { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Vous prenez { $card }.
   *[other] { $player } prend { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Vous tirez une carte de la pioche Wagon.
       *[terrain] Vous tirez une carte de la pioche Terrain.
    }
   *[other] { $deck ->
        [train] { $player } tire une carte de la pioche Wagon.
       *[terrain] { $player } tire une carte de la pioche Terrain.
    }
}
event-cards-drawn = { $who ->
    [you] Vous tirez { $cards } { $decks ->
        [1] de la pioche
       *[other] des pioches
    }.
   *[other] { $player } tire { $cards } { $decks ->
        [1] de la pioche
       *[other] des pioches
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Vous prenez { $taken } et tirez { $drawn } de la pioche.
   *[other] { $player } prend { $taken } et tire { $drawn } de la pioche.
}
event-route-claimed = { $who ->
    [you] Vous prenez possession de la route { $route } ({ $payment }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } prend possession de la route { $route } ({ $payment }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Vous prenez possession de la route { $route } ({ $payment }), doublée avec { $spent } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } prend possession de la route { $route } ({ $payment }), doublée avec { $spent } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-tickets-drawn = { $who ->
    [you] Vous piochez { $count ->
        [one] une carte Destination
       *[other] { $count } cartes Destination
    }.
   *[other] { $player } pioche { $count ->
        [one] une carte Destination
       *[other] { $count } cartes Destination
    }.
}
event-tickets-kept = { $who ->
    [you] Vous gardez { $kept }.
   *[other] { $player } garde { $kept }.
}
event-tickets-kept-hidden = { $player } garde { $kept ->
    [one] { $kept } carte Destination
   *[other] { $kept } cartes Destination
} et { $returned ->
    [0] n’en rend aucune
   *[other] en rend { $returned }
}.
event-tickets-drawn-and-kept = Vous piochez des cartes Destination et gardez { $kept }.
event-passed = { $who ->
    [you] Vous n’avez aucun coup possible et passez votre tour.
   *[other] { $player } n’a aucun coup possible et passe son tour.
}
event-setup-completed = Les cartes sont distribuées. Chacun choisit ses cartes Destination.
event-starting-tickets-settled = Tout le monde a choisi. Destinations gardées : { $counts }.
event-display-swept = Trop de locomotives visibles : toutes les cartes Wagon visibles sont défaussées.
event-deck-rebuilt = { $deck ->
    [train] La défausse est mélangée pour former une nouvelle pioche Wagon.
   *[terrain] La défausse est mélangée pour former une nouvelle pioche Terrain.
}
event-last-round-began = { $who ->
    [you] Il ne vous reste presque plus de wagons : chacun joue encore un tour.
   *[other] Il ne reste presque plus de wagons à { $player } : chacun joue encore un tour.
}
event-turn-ended = { $who ->
    [you] Votre tour est terminé.
   *[other] { $player } termine son tour.
}
event-game-ended = { $reason ->
    [all-passed] Tout le monde a passé : la partie est terminée.
   *[last-round-over] Le dernier tour est terminé, et la partie aussi.
}
player-count = { $who ->
    [you] vous ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] vous
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Règle { $rule })

reason-seat-unknown = Cette place n’existe pas à cette table.
reason-turn-game-over = La partie est terminée.
reason-turn-not-yours = C’est à un autre joueur de jouer.
reason-turn-already-chosen = Vous avez déjà choisi vos destinations ; les autres choisissent encore.
reason-turn-choose-tickets-first = Choisissez d’abord quelles destinations de départ vous gardez.
reason-turn-keep-tickets-first = Choisissez d’abord quelles destinations piochées vous gardez.
reason-turn-finish-drawing-first = Vous avez déjà pris une carte ; prenez maintenant la seconde.
reason-draw-not-face-up = Aucune carte visible de ce type : { $card }.
reason-draw-locomotive-is-a-whole-turn = Vous ne pouvez prendre une locomotive visible que comme première carte.
reason-draw-deck-empty = { $deck ->
    [train] La pioche Wagon est vide.
   *[terrain] La pioche Terrain est vide.
}
reason-claim-route-unknown-route = Il n’y a pas de route « { $route } » sur ce plateau.
reason-claim-route-taken = Cette route est déjà prise.
reason-claim-route-twin-taken = Avec si peu de joueurs, une seule voie d’une route double peut être prise, et l’autre l’est déjà.
reason-claim-route-twin-is-yours = Vous avez déjà l’autre voie de cette route double ; un même joueur ne peut pas prendre les deux.
reason-claim-route-too-few-trains = Cette route demande { $needed ->
    [one] { $needed } wagon
   *[other] { $needed } wagons
}, et il vous en reste { $have }.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Cette route a { $needed } espace : elle coûte { $needed } carte, et non { $paid }.
   *[other] Cette route a { $needed } espaces : elle coûte { $needed } cartes, et non { $paid }.
}
reason-claim-route-mixed-colours = En dehors des locomotives, toutes les cartes du paiement doivent être de la même couleur.
reason-claim-route-wrong-colour = Cette route ne se paie qu’avec des cartes de sa couleur ({ $colour }) et des locomotives.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Ce ferry doit être payé avec au moins { $needed } locomotive.
   *[other] Ce ferry doit être payé avec au moins { $needed } locomotives.
}
reason-claim-route-cards-not-in-hand = Vous n’avez pas ces cartes.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Pour doubler, il faudrait { $needed } locomotive ; une fois la route payée, il vous en reste { $have }.
   *[other] Pour doubler, il faudrait { $needed } locomotives ; une fois la route payée, il vous en reste { $have }.
}
reason-claim-route-no-majority = { $wild ->
    [0] Pour doubler cette route, aucun autre joueur ne doit avoir plus de cartes de ce terrain ({ $terrain }) que vous : vous en avez { $own }, un autre joueur { $rival }.
    [one] Pour doubler cette route, aucun autre joueur ne doit avoir plus de cartes de ce terrain ({ $terrain }) que vous : vous en avez { $own } et jouez { $wild } locomotive, un autre joueur en a { $rival }.
   *[other] Pour doubler cette route, aucun autre joueur ne doit avoir plus de cartes de ce terrain ({ $terrain }) que vous : vous en avez { $own } et jouez { $wild } locomotives, un autre joueur en a { $rival }.
}
reason-claim-route-too-few-terrain-cards = Doubler coûte { $needed ->
    [one] { $needed } carte Terrain
   *[other] { $needed } cartes Terrain
} ({ $terrain }) ; vous en avez { $own }{ $wild ->
    [0] .
    [one] {" "}et jouez { $wild } locomotive.
   *[other] {" "}et jouez { $wild } locomotives.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Ici, vous pouvez jouer au plus { $max } locomotive comme carte Terrain, et non { $wild }.
   *[other] Ici, vous pouvez jouer au plus { $max } locomotives comme cartes Terrain, et non { $wild }.
}
reason-tickets-none-left = Il ne reste plus de cartes Destination à piocher.
reason-tickets-none-on-offer = Vous n’avez pas de destinations à choisir ; piochez-en d’abord.
reason-tickets-not-on-offer = « { $ticket } » ne fait pas partie des destinations au choix.
reason-tickets-named-twice = Chaque destination ne peut être gardée qu’une fois.
reason-tickets-too-few-kept = { $needed ->
    [one] Gardez au moins { $needed } destination ; vous en avez choisi { $kept }.
   *[other] Gardez au moins { $needed } destinations ; vous en avez choisi { $kept }.
}
reason-tickets-too-few-kept-at-the-start = { $needed ->
    [one] Gardez au moins { $needed } de vos destinations de départ ; vous en avez choisi { $kept }.
   *[other] Gardez au moins { $needed } de vos destinations de départ ; vous en avez choisi { $kept }.
}
reason-pass-something-is-possible = Vous ne pouvez passer que si aucun autre coup n’est possible.

## Why no game can begin; told behind a colon

obstacle-players = le jeu se joue de { $min } à { $max } joueurs, et non à { $players }
obstacle-train-cards = il y a trop peu de cartes Wagon ({ $cards }) pour { $players } joueurs
obstacle-terrain-cards = il y a trop peu de cartes Terrain ({ $cards }) pour { $players } joueurs
obstacle-tickets = il y a trop peu de cartes Destination ({ $tickets }) pour { $players } joueurs
obstacle-tickets-dealt = { $dealt ->
    [one] un joueur qui reçoit { $dealt } destination ne peut pas en garder { $kept }
   *[other] un joueur qui reçoit { $dealt } destinations ne peut pas en garder { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] un joueur qui pioche { $drawn } destination ne peut pas en garder { $kept }
   *[other] un joueur qui pioche { $drawn } destinations ne peut pas en garder { $kept }
}
obstacle-swept-for-ever = le nombre de locomotives qui fait remplacer les cartes visibles doit être d’au moins 1
obstacle-route-without-points = { $length ->
    [one] les règles ne donnent pas de points pour une route de { $length } espace
   *[other] les règles ne donnent pas de points pour une route de { $length } espaces
}
obstacle-no-draws = un joueur doit pouvoir prendre au moins une carte
obstacle-too-few-trains = { $trains ->
    [one] avec seulement { $trains } wagon par joueur, la partie finirait avant de commencer
   *[other] avec seulement { $trains } wagons par joueur, la partie finirait avant de commencer
}

## What is wrong with the record of a game

fault-record-unreadable-file = le fichier ne peut pas être lu : { $error }.
fault-record-no-such-file = le fichier n’existe pas.
fault-record-empty = le fichier est vide.
fault-record-too-large = { $megabytes ->
    [one] le fichier dépasse { $megabytes } Mo, c’est trop pour une partie enregistrée.
   *[other] le fichier dépasse { $megabytes } Mo, c’est trop pour une partie enregistrée.
}
fault-record-not-a-record = ce n’est pas une partie d’Okapi enregistrée.
fault-record-unknown-format = l’enregistrement est au format { $format }, mais cette version d’Okapi lit le format { $known }.
fault-record-unreadable-line = la ligne est abîmée.
fault-record-edited = cette ligne, ou une ligne précédente, a été modifiée après coup.
fault-record-out-of-order = c’est l’événement { $seq } et ce devrait être l’événement { $expected } : des lignes manquent ou sont dans le désordre.
fault-record-truncated = l’enregistrement s’arrête ici sans ligne de fin : le fichier a été coupé.
fault-record-wrong-count = { $said ->
    [one] la ligne de fin annonce { $said } événement, mais il y en a { $found }.
   *[other] la ligne de fin annonce { $said } événements, mais il y en a { $found }.
}
fault-record-after-the-end = quelque chose suit la fin de la partie.
fault-record-bad-board = le plateau contenu dans l’enregistrement n’est pas celui de la partie : « { $board } ».
fault-record-other-board = la partie a été jouée sur « { $board } » ou une autre version de ce plateau, et non sur « { $given } ». Indiquez le bon plateau avec --board.
fault-record-bad-setup = aucune partie ne peut commencer ainsi : { $error }.
fault-record-against-the-rules = c’est contraire aux règles : { $event } { $reason }
fault-record-not-what-follows = l’enregistrement dit « { $event } », mais d’après les règles ce devrait être « { $expected } ».
fault-record-impossible-luck = « { $event } » ne peut pas se produire ici : cette carte n’est plus disponible.
fault-record-not-the-promised-luck = le donneur n’a pas tenu sa promesse : « { $event } » devrait être « { $expected } ».
fault-record-no-secret = le secret du donneur manque : la distribution ne peut pas être vérifiée.
fault-record-wrong-secret = le secret du donneur n’est pas celui qu’il avait promis avant la partie.
fault-record-not-finished = l’enregistrement s’arrête au milieu d’un tour.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix
    .feminine = une
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } pour { COUNT($spaces) }
