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
    [one] { $count } désert
   *[other] { $count } déserts
}
terrains-jungle = { $count ->
    [one] { $count } jungle
   *[other] { $count } jungles
}
terrains-mountain = { $count ->
    [one] { $count } montagne
   *[other] { $count } montagnes
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

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name } : { $level }
bot-random = Vadrouille
bot-random-text = fait tout et n’importe quoi, dans les règles
bot-greedy = La Pie
bot-greedy-text = prend ce qui brille le plus
bot-opportunist = Système D
bot-opportunist-text = construit ce que ses cartes permettent
bot-racer = Express
bot-racer-text = de longues routes, et vite fini
bot-long-route = Grande Ligne
bot-long-route-text = économise pour les plus longues routes
bot-hungry = Insatiable
bot-hungry-text = n’a jamais assez de destinations
bot-route-focused = Géomètre
bot-route-focused-text = construit les chemins les plus courts
bot-hoarder = Écureuil
bot-hoarder-text = amasse les terrains, puis marque double
bot-planner = Ingénieur
bot-planner-text = calcule tout ensemble ; le plus fort
bot-searcher = Penseur
bot-searcher-text = joue mille parties dans sa tête avant chaque coup
bot-prodigy = Prodige
bot-prodigy-text = a appris de parties innombrables et décide d’un coup d’œil
bot-champion = Champion
bot-champion-text = a appris de parties innombrables et voit plus loin

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Vous commencez la partie.
   *[other] { $player } commence la partie.
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
    [you] Vous pouvez choisir parmi : { $tickets }.
   *[other] { $player } peut choisir parmi : { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } reçoit une carte Destination pour faire son choix.
   *[other] { $player } reçoit { $count } cartes Destination pour faire son choix.
}
event-train-card-laid = Face visible : { $cards }.
event-terrain-card-laid = Face visible : { $cards }.
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
event-passed = { $who ->
    [you] Vous ne pouvez rien faire et passez votre tour.
   *[other] { $player } ne peut rien faire et passe son tour.
}
event-setup-completed = La distribution est terminée ; place au choix des cartes Destination.
event-starting-tickets-settled = Tout le monde a choisi. Destinations gardées : { $counts }.
event-display-swept = Trois locomotives étaient face visible : toutes les cartes Wagon visibles sont défaussées.
event-deck-rebuilt = { $deck ->
    [train] La défausse Wagon est mélangée et forme une nouvelle pioche.
   *[terrain] La défausse Terrain est mélangée et forme une nouvelle pioche.
}
event-last-round-began = { $who ->
    [you] Vous en êtes à vos derniers wagons : encore un tour pour tout le monde.
   *[other] { $player } en est à ses derniers wagons : encore un tour pour tout le monde.
}
event-turn-ended = { $who ->
    [you] Votre tour est terminé.
   *[other] { $player } termine son tour.
}
event-game-ended = { $reason ->
    [all-passed] Tout le monde passe : la partie est terminée.
   *[last-round-over] Le dernier tour s’achève, et la partie avec lui.
}
player-count = { $who ->
    [you] vous ({ $count })
   *[other] { $player } ({ $count })
}

## Why an action is refused

refused = { $reason } (règle { $rule })

reason-seat-unknown = Cette place n’existe pas à cette table.
reason-turn-game-over = La partie est terminée.
reason-turn-not-yours = Ce n’est pas à vous de jouer.
reason-turn-already-chosen = Vous avez déjà choisi vos destinations ; les autres n’ont pas fini.
reason-turn-choose-tickets-first = Choisissez d’abord les destinations de départ à garder.
reason-turn-keep-tickets-first = Choisissez d’abord parmi les destinations piochées.
reason-turn-finish-drawing-first = Vous avez pris une première carte ; prenez la seconde.
reason-draw-not-face-up = Aucune carte de ce type n’est visible : { $card }.
reason-draw-locomotive-is-a-whole-turn = Une locomotive visible compte pour un tour entier : elle ne peut pas être la seconde carte.
reason-draw-deck-empty = { $deck ->
    [train] La pioche Wagon est vide.
   *[terrain] La pioche Terrain est vide.
}
reason-claim-route-unknown-route = Il n’y a pas de route « { $route } » sur ce plateau.
reason-claim-route-taken = Cette route est déjà prise.
reason-claim-route-twin-taken = Avec si peu de monde à table, une seule voie d’une route double est utilisable, et l’autre est déjà prise.
reason-claim-route-twin-is-yours = L’autre voie de cette route double est à vous ; nul ne peut avoir les deux.
reason-claim-route-too-few-trains = Cette route demande { $needed ->
    [one] { $needed } wagon
   *[other] { $needed } wagons
}, et il vous en reste { $have }.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Cette route a { $needed } espace : elle coûte { $needed } carte, et non { $paid }.
   *[other] Cette route a { $needed } espaces : elle coûte { $needed } cartes, et non { $paid }.
}
reason-claim-route-mixed-colours = Hormis les locomotives, on paie avec des cartes d’une seule couleur.
reason-claim-route-wrong-colour = Cette route ne se paie qu’en cartes de sa couleur ({ $colour }) et en locomotives.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Ce ferry se paie avec au moins { $needed } locomotive.
   *[other] Ce ferry se paie avec au moins { $needed } locomotives.
}
reason-claim-route-cards-not-in-hand = Vous n’avez pas ces cartes en main.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Pour doubler, il faudrait { $needed } locomotive ; après le paiement, il vous en reste { $have }.
   *[other] Pour doubler, il faudrait { $needed } locomotives ; après le paiement, il vous en reste { $have }.
}
reason-claim-route-no-majority = { $wild ->
    [0] Pour doubler, il faut la majorité dans ce terrain ({ $terrain }) : vous { $own }, quelqu’un d’autre { $rival }.
    [one] Pour doubler, il faut la majorité dans ce terrain ({ $terrain }) : vous { $own } + { $wild } locomotive, quelqu’un d’autre { $rival }.
   *[other] Pour doubler, il faut la majorité dans ce terrain ({ $terrain }) : vous { $own } + { $wild } locomotives, quelqu’un d’autre { $rival }.
}
reason-claim-route-too-few-terrain-cards = Doubler coûte { $needed ->
    [one] { $needed } carte Terrain
   *[other] { $needed } cartes Terrain
} ({ $terrain }) ; vous en avez { $own }{ $wild ->
    [0] .
    [one] {" "}et jouez { $wild } locomotive.
   *[other] {" "}et jouez { $wild } locomotives.
}
reason-claim-route-too-many-locomotives = { $most ->
    [one] Ici, { $most } locomotive au plus peut servir de carte Terrain, et non { $wild }.
   *[other] Ici, { $most } locomotives au plus peuvent servir de cartes Terrain, et non { $wild }.
}
reason-tickets-none-left = Il ne reste plus de cartes Destination à piocher.
reason-tickets-none-on-offer = Aucune destination à choisir ; piochez-en d’abord.
reason-tickets-not-on-offer = « { $ticket } » ne fait pas partie des destinations au choix.
reason-tickets-named-twice = Une destination ne peut être gardée qu’une fois.
reason-tickets-too-few-kept = { $needed ->
    [one] Gardez au moins { $needed } destination ; vous en avez indiqué { $kept }.
   *[other] Gardez au moins { $needed } destinations ; vous en avez indiqué { $kept }.
}
reason-tickets-too-few-kept-at-the-start = { $needed ->
    [one] Gardez au moins { $needed } de vos destinations de départ ; vous en avez indiqué { $kept }.
   *[other] Gardez au moins { $needed } de vos destinations de départ ; vous en avez indiqué { $kept }.
}
reason-pass-something-is-possible = On ne passe que si l’on ne peut rien faire d’autre.

## Why no game can begin; told behind a colon

obstacle-players = le jeu se joue de { $fewest } à { $most }, et non à { $players }
obstacle-train-cards = il y a trop peu de cartes Wagon ({ $cards }) pour une partie à { $players }
obstacle-terrain-cards = il y a trop peu de cartes Terrain ({ $cards }) pour une partie à { $players }
obstacle-tickets = il y a trop peu de cartes Destination ({ $tickets }) pour une partie à { $players }
obstacle-tickets-dealt = { $dealt ->
    [one] sur { $dealt } destination distribuée, on ne peut pas en garder { $kept }
   *[other] sur { $dealt } destinations distribuées, on ne peut pas en garder { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] sur { $drawn } destination piochée, on ne peut pas en garder { $kept }
   *[other] sur { $drawn } destinations piochées, on ne peut pas en garder { $kept }
}
obstacle-swept-for-ever = il faut au moins une locomotive pour remplacer les cartes visibles : sans cela, on n’en finirait jamais
obstacle-route-without-points = { $length ->
    [one] aucun point n’est prévu pour une route de { $length } espace
   *[other] aucun point n’est prévu pour une route de { $length } espaces
}
obstacle-no-draws = un tour de pioche demande au moins une carte à prendre
obstacle-too-few-trains = avec si peu de wagons ({ $trains }), la partie finirait avant de commencer

## What is wrong with the record of a game

fault-record-unreadable-file = lecture impossible : { $error }.
fault-record-empty = le fichier est vide.
fault-record-too-large = { $megabytes ->
    [one] le fichier dépasse { $megabytes } mégaoctet, plus qu’aucune partie enregistrée.
   *[other] le fichier dépasse { $megabytes } mégaoctets, plus qu’aucune partie enregistrée.
}
fault-record-not-a-record = ce n’est pas l’enregistrement d’une partie d’Okapi.
fault-record-unknown-format = il est au format { $format }, et cette version d’Okapi lit le format { $known }.
fault-record-unreadable-line = la ligne est abîmée : { $error }.
fault-record-edited = la ligne, ou une ligne précédente, a été modifiée après coup.
fault-record-out-of-order = c’est l’événement { $seq } et ce devrait être l’événement { $expected } : des lignes manquent ou sont dans le désordre.
fault-record-truncated = c’est la dernière ligne et aucune fin ne suit : le fichier a été coupé.
fault-record-wrong-count = { $said ->
    [one] la fin annonce { $said } événement, et il y en a { $found }.
   *[other] la fin annonce { $said } événements, et il y en a { $found }.
}
fault-record-after-the-end = quelque chose suit la fin de la partie.
fault-record-other-board = la partie s’est jouée sur un autre plateau, ou une autre version : « { $board } » et non « { $given } ». Indiquez le bon avec --board.
fault-record-bad-setup = aucune partie ne peut commencer ainsi : { $error }.
fault-record-against-the-rules = contraire aux règles : { $event } { $reason }
fault-record-not-what-follows = on y lit « { $event } », mais d’après les règles il s’ensuit « { $expected } ».
fault-record-impossible-luck = « { $event } » ne peut pas se produire ici : il ne reste aucune carte de ce genre.
fault-record-not-the-promised-luck = le donneur n’a pas distribué comme promis : « { $event } » devrait être « { $expected } ».
fault-record-no-secret = le secret du donneur manque : le hasard ne peut pas être vérifié.
fault-record-wrong-secret = le secret du donneur n’est pas celui promis avant la partie.
fault-record-not-finished = l’enregistrement s’arrête au milieu d’un coup.
