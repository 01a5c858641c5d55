# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Aller à la ligne de commande
spoken-now = Maintenant
spoken-conversation = Questions et réponses
spoken-command = Question ou coup
spoken-command-hint = Appuyez sur Entrée pour envoyer, flèche bas pour compléter, flèche haut pour retrouver ce que vous avez tapé. Pour savoir ce que vous pouvez demander et faire, tapez : { $help }
spoken-send = Envoyer
spoken-suggestions = Propositions
spoken-announce = Annonces
spoken-announce-brief = Brèves
spoken-announce-full = Détaillées
spoken-welcome = À la table : { $players }. Pour savoir ce que vous pouvez demander et faire, tapez : { $help }

## Answers

spoken-watching = Vous regardez la partie : vous n’avez ni cartes ni destinations.
spoken-open-train-cards = Cartes Wagon visibles : { $cards }.
spoken-open-terrain-cards = Cartes Terrain visibles : { $cards }.
spoken-decks = Cartes restantes : pioche Wagon { $train }, pioche Terrain { $terrain }, destinations { $tickets }.
spoken-player = { $who ->
    [you] Vous : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tickets ->
        [one] { $tickets } destination
       *[other] { $tickets } destinations
    }, terrain : { $terrain }.
   *[other] { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tickets ->
        [one] { $tickets } destination
       *[other] { $tickets } destinations
    }, terrain : { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (le plus, ou à égalité)
spoken-most-column = { $count } (le plus, ou à égalité)
spoken-who-has = { $terrain ->
    [desert] Cartes Désert : { $counts }. Le plus : { $most }.
    [jungle] Cartes Jungle : { $counts }. Le plus : { $most }.
   *[mountain] Cartes Montagne : { $counts }. Le plus : { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Personne n’a de carte Désert.
    [jungle] Personne n’a de carte Jungle.
   *[mountain] Personne n’a de carte Montagne.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }) : { $count } route.
   *[other] { $place } ({ $kind }) : { $count } routes.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where } : { $colour }, { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}{ $tracks ->
    [1] {""}
   *[other] , route double
}{ $locomotives ->
    [0] {""}
    [one] , ferry avec { $locomotives } locomotive
   *[other] , ferry avec { $locomotives } locomotives
}, { $terrain }. { $state ->
    [yours] Elle est à vous.
    [taken] Elle est à { $player }.
    [twin-taken] Fermée : l’autre voie est prise.
    [payable] Libre, et vous pouvez la payer.
   *[free] Libre.
}
spoken-free-routes = { $count ->
    [0] Aucune route de ce genre n’est libre.
    [one] { $count } route est libre.
   *[other] { $count } routes sont libres.
}
spoken-ticket-path = Le plus court chemin : { $routes }.
spoken-planned = { $route } fait maintenant partie de votre projet.
spoken-unplanned = { $route } ne fait plus partie de votre projet.
spoken-plan = Votre projet : { $routes }.
spoken-no-plan = Vous n’avez pas encore de projet. Pour projeter une route, tapez : { $example }
spoken-last-turns = { $turns ->
    [one] Le tour le plus récent :
   *[other] Les { $turns } derniers tours :
}
spoken-nothing-yet = Il ne s’est encore rien passé.
spoken-claims = { $count ->
    [0] Vous ne pouvez prendre aucune route maintenant.
    [one] Vous pouvez prendre { $count } route.
   *[other] Vous pouvez prendre { $count } routes.
}
spoken-keep-at-least = { $count ->
    [one] Gardez au moins une de ces destinations :
   *[other] Gardez au moins { $count } de ces destinations :
}
spoken-numbered = { $number } : { $what }
spoken-rules = Vous pouvez lire toutes les règles sur la page « Règles ». Pour en lire une ici, ajoutez son numéro : { $example }
spoken-no-rule = Il n’y a pas de règle { $number }. Essayez un autre numéro, comme : { $example }
spoken-more = { $count ->
    [one] Encore { $count } ligne. Pour la suite, tapez : { $word }
   *[other] Encore { $count } lignes. Pour la suite, tapez : { $word }
}
spoken-no-more = C’est tout.

## Help: what can be typed, and what it does

spoken-help = Le début d’un mot suffit ; les majuscules et les accents ne comptent pas. Vous pouvez demander à tout moment :
spoken-help-options = { $word } : ce que vous pouvez faire maintenant.
spoken-help-hand = { $word } : vos cartes.
spoken-help-tickets = { $word } : vos destinations, ce qu’il vous manque et le plus court chemin.
spoken-help-needs = { $word } : les cartes qui vous manquent pour vos destinations.
spoken-help-market = { $word } : les cartes visibles et les pioches.
spoken-help-players = { $word } : ce qu’a chaque joueur.
spoken-help-score = { $word } : les points jusqu’ici.
spoken-help-map = { $word } : qui a pris quelles routes.
spoken-help-place = { $word } { $place } : les routes d’un lieu.
spoken-help-routes = { $word } orange : les routes libres par couleur, terrain, longueur ou lieu.
spoken-help-plan = { $word } { $place } { $other } : projeter une route, ou y renoncer. { $word } : votre projet.
spoken-help-who-has = { $word } { $terrain } : combien de cartes de ce terrain a chaque joueur.
spoken-help-last = { $word } 3 : les trois derniers tours.
spoken-help-log = { $word } : tout ce qui s’est passé jusqu’ici.
spoken-help-rules = { $word } 5.8 : une règle par son numéro.
spoken-help-advice = { $word } : de bons coups, et pourquoi.
spoken-help-review = { $word } : après la partie, les moments clés.
spoken-help-draw = { $word } { $card } : prendre une carte visible. { $word } { $deck } : prendre une carte d’une pioche. { $word } { $tickets } : piocher des destinations.
spoken-help-claim = { $word } { $place } { $other } : prendre possession d’une route. Ajoutez-y, si vous voulez, ce que vous payez ({ $cards }), et { $double } pour la doubler.
spoken-help-keep = { $word } 1 3 : garder des destinations par leurs numéros.
spoken-help-pass = { $word } : passer, si vous n’avez pas d’autre coup.
spoken-help-next = { $word } : la suite d’une longue réponse.
spoken-help-help = { $word } : cette liste.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = « { $typed } » n’est ni une question ni un coup. Pour savoir ce que vous pouvez demander et faire, tapez : { $help }
spoken-did-you-mean = « { $typed } » n’est ni une question ni un coup. Vouliez-vous dire : { $suggestions } ?
spoken-unknown-place = Il n’y a pas de lieu « { $typed } ». Lieux aux noms proches : { $places }.
spoken-which-place = Quel lieu ? Par exemple : { $example }
spoken-unknown-filter = « { $typed } » n’est ni une couleur, ni un terrain, ni une longueur, ni un lieu. Par exemple : { $example }
spoken-unknown-terrain = « { $typed } » n’est pas un terrain. Choisissez parmi : { $terrains }.
spoken-unknown-route = Il n’y a pas de route « { $typed } ». Nommez deux lieux voisins, comme : { $example }
spoken-several-routes = Plusieurs routes correspondent : { $routes }. Nommez deux lieux voisins.
spoken-unknown-payment = Je ne comprends pas les cartes du paiement. Écrivez-les ainsi : { $example }
spoken-no-such-payment = Vous ne pouvez pas prendre ainsi la route { $route } pour l’instant. Vous pourriez payer : { $payments }.
spoken-unknown-card = Vous ne pouvez pas prendre « { $typed } ». Vous pouvez choisir : { $cards }.
spoken-unknown-tickets = Choisissez par leur numéro les destinations à garder, comme : { $example }

## Before a move is made

spoken-sure-claim = Prendre la route { $route } ({ $payment }) pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ?
spoken-sure-doubled = Prendre la route { $route } ({ $payment }), doublée avec { $spent }, pour { $points } points ?
spoken-sure-keep = { $count ->
    [one] Garder cette destination
   *[other] Garder ces { $count } destinations
} : { $tickets } ?
spoken-sure-take = Prendre { $card } ?
spoken-sure-draw = { $deck ->
    [train] Prendre une carte de la pioche Wagon ?
   *[terrain] Prendre une carte de la pioche Terrain ?
}
spoken-sure-pass = Passer ?
spoken-other-payments = { $count ->
    [one] Il y a { $count } autre façon de payer : nommez les cartes pour la choisir.
   *[other] Il y a { $count } autres façons de payer : nommez les cartes pour en choisir une.
}
spoken-sure-how = Appuyez sur Entrée pour confirmer ; tapez autre chose pour annuler.
spoken-dropped = Annulé.

## Menus

spoken-menu = Votre coup
spoken-menu-turn = Que voulez-vous faire ?
spoken-menu-wait = Ce n’est pas encore à vous. Vous pouvez poser des questions à tout moment.
spoken-menu-card = Prendre une carte
spoken-menu-claim = { $count ->
    [one] Prendre possession d’une route ({ $count } possible)
   *[other] Prendre possession d’une route ({ $count } possibles)
}
spoken-menu-which-card = Quelle carte ?
spoken-menu-which-route = Quelle route ?
spoken-menu-filter = Afficher seulement ce lieu, cette couleur ou ce terrain
spoken-menu-none-fits = Aucun résultat.
spoken-menu-length = Espaces : { $length }, points : { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route } : comment voulez-vous payer ?
spoken-menu-double = { $route } ({ $payment }) : la doubler ?
spoken-menu-once = { $points ->
    [one] Non : { $points } point
   *[other] Non : { $points } points
}
spoken-menu-twice = Oui, avec { $spent } : { $points } points
spoken-menu-do = Confirmer
spoken-menu-back = Retour

## News

spoken-news-stand-in = Un bot joue maintenant pour { $player }.
spoken-news-stand-in-you = Un bot joue maintenant pour vous.
spoken-news-back = { $player } joue de nouveau.
spoken-news-cut = { $ticket } : { $cut }
spoken-connected = Connexion rétablie.
