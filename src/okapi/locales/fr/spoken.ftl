# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-title = La table en mots
spoken-link = Table en mots, pour lecteurs d’écran
spoken-map-link = Table avec le plateau
spoken-choice = Jouer à la table en mots, faite pour les lecteurs d’écran
spoken-to-command = Aller à la saisie
spoken-now = Maintenant
spoken-conversation = Conversation
spoken-command = Question ou coup
spoken-command-hint = Entrée pour envoyer. Flèche bas pour compléter, flèche haut pour retrouver ce que vous avez tapé. Pour entendre ce que vous pouvez demander et faire : { $help }
spoken-send = Envoyer
spoken-suggestions = Propositions
spoken-announce = Annonces
spoken-announce-brief = Brèves
spoken-announce-full = Complètes
spoken-welcome = À la table : { $players }. Pour entendre ce que vous pouvez demander et faire, tapez : { $help }

## Answers

spoken-watching = Vous regardez la partie, sans cartes ni destinations.
spoken-open-train-cards = Cartes Wagon visibles : { $cards }.
spoken-open-terrain-cards = Cartes Terrain visibles : { $cards }.
spoken-decks = Reste dans les pioches : cartes Wagon : { $train }, cartes Terrain : { $terrain }, destinations : { $tickets }.
spoken-player = { $who ->
    [you] Vous : points : { $points }, wagons : { $trains }, cartes : { $cards }, destinations : { $tickets }, terrain : { $terrain }.
   *[other] { $player } : points : { $points }, wagons : { $trains }, cartes : { $cards }, destinations : { $tickets }, terrain : { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (majorité)
spoken-most-column = { $count } (majorité)
spoken-who-has = { $terrain ->
    [desert] Cartes Désert : { $counts }. Majorité : { $most }.
    [jungle] Cartes Jungle : { $counts }. Majorité : { $most }.
   *[mountain] Cartes Montagne : { $counts }. Majorité : { $most }.
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
    [twin-taken] Libre, mais l’autre voie est prise.
    [payable] Libre, et vous pouvez payer.
   *[free] Libre.
}
spoken-free-routes = { $count ->
    [0] Aucune route de ce genre n’est libre.
    [one] { $count } route est libre.
   *[other] { $count } routes sont libres.
}
spoken-ticket-way = Le plus court chemin : { $routes }.
spoken-last-turns = { $turns ->
    [one] Le dernier tour :
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
spoken-rules = Toutes les règles sont sur la page « Règles ». Pour en entendre une ici, ajoutez son numéro : { $example }
spoken-no-rule = Il n’y a pas de règle { $number }. Essayez un autre numéro, comme : { $example }
spoken-more = { $count ->
    [one] Encore { $count } ligne. Pour l’entendre, tapez : { $word }
   *[other] Encore { $count } lignes. Pour les entendre, tapez : { $word }
}
spoken-no-more = C’est tout.

## Help: what can be typed, and what it does

spoken-help = Le début d’un mot suffit ; les majuscules et les accents ne comptent pas. Vous pouvez demander à tout moment :
spoken-help-options = { $word } : ce que vous pouvez faire maintenant.
spoken-help-hand = { $word } : vos cartes.
spoken-help-tickets = { $word } : vos destinations, ce qui manque et le plus court chemin.
spoken-help-market = { $word } : les cartes visibles et les pioches.
spoken-help-players = { $word } : ce que chacun possède.
spoken-help-score = { $word } : les points jusqu’ici.
spoken-help-map = { $word } : qui a quelles routes.
spoken-help-place = { $word } { $place } : les routes d’un lieu.
spoken-help-routes = { $word } { $colour } : les routes libres d’une couleur, d’un terrain, d’une longueur ou d’un lieu.
spoken-help-who-has = { $word } { $terrain } : qui a combien de cartes Terrain.
spoken-help-last = { $word } 3 : ce qui s’est passé aux trois derniers tours.
spoken-help-log = { $word } : tout ce qui s’est passé.
spoken-help-rules = { $word } 5.8 : une règle par son numéro.
spoken-help-draw = { $word } { $card } : prendre une carte visible. { $word } { $deck } : tirer une carte d’une pioche. { $word } { $tickets } : piocher des destinations.
spoken-help-claim = { $word } { $place } { $other } : prendre possession d’une route. Ajoutez-y, si vous voulez, ce que vous payez ({ $cards }), et { $double } pour la compter deux fois.
spoken-help-keep = { $word } 1 3 : garder des destinations par leurs numéros.
spoken-help-pass = { $word } : passer, si rien d’autre n’est possible.
spoken-help-next = { $word } : la suite d’une longue réponse.
spoken-help-help = { $word } : cette liste.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = « { $typed } » n’est ni une question ni un coup. Pour entendre ce que vous pouvez taper : { $help }
spoken-did-you-mean = « { $typed } » n’est ni une question ni un coup. Vouliez-vous dire : { $suggestions } ?
spoken-unknown-place = Il n’y a pas de lieu « { $typed } ». Lieux aux noms proches : { $places }.
spoken-which-place = Quel lieu ? Par exemple : { $example }
spoken-unknown-filter = « { $typed } » n’est ni une couleur, ni un terrain, ni une longueur, ni un lieu. Par exemple : { $example }
spoken-unknown-terrain = « { $typed } » n’est pas un terrain. Choisissez parmi : { $terrains }.
spoken-unknown-route = Il n’y a pas de route « { $typed } ». Nommez deux lieux voisins, comme : { $example }
spoken-several-routes = Plusieurs routes conviennent : { $routes }. Nommez deux lieux voisins.
spoken-unknown-payment = Impossible de comprendre les cartes du paiement. Écrivez-les ainsi : { $example }
spoken-no-such-way = Cette route ne peut pas être prise ainsi maintenant : { $route }. Ce qui est possible : { $ways }.
spoken-unknown-card = « { $typed } » ne peut être ni pris ni pioché. Ce qui est possible : { $cards }.
spoken-unknown-tickets = Dites quelles destinations garder par leurs numéros, comme : { $example }

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
    [train] Tirer une carte de la pioche Wagon ?
    [terrain] Tirer une carte de la pioche Terrain ?
   *[tickets] Piocher des destinations ?
}
spoken-sure-pass = Passer ?
spoken-other-ways = { $count ->
    [one] Il y a { $count } autre façon de payer : nommez les cartes pour la choisir.
   *[other] Il y a { $count } autres façons de payer : nommez les cartes pour en choisir une.
}
spoken-sure-how = Entrée confirme ; toute autre saisie annule.
spoken-dropped = Rien n’a été fait.

## Menus

spoken-menu = Votre coup
spoken-menu-turn = Que faites-vous ?
spoken-menu-wait = Votre tour viendra. Vous pouvez poser des questions à tout moment.
spoken-menu-card = Prendre une carte
spoken-menu-claim = { $count ->
    [one] Prendre une route, { $count } possible
   *[other] Prendre une route, { $count } possibles
}
spoken-menu-which-card = Quelle carte ?
spoken-menu-which-route = Quelle route ?
spoken-menu-filter = Seulement celles de ce lieu, de cette couleur ou de ce terrain
spoken-menu-none-fits = Aucune ne convient.
spoken-menu-length = Espaces : { $length }, points : { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route } : que payez-vous ?
spoken-menu-double = { $route } ({ $payment }) : la compter deux fois ?
spoken-menu-once = { $points ->
    [one] Non : { $points } point
   *[other] Non : { $points } points
}
spoken-menu-twice = Oui, avec { $spent } : { $points } points
spoken-menu-do = Valider
spoken-menu-back = Retour

## News

spoken-news-claimed = { $doubled ->
    [true] { $player } prend la route { $route }, doublée : { $points } points.
   *[false] { $player } prend la route { $route } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spoken-news-stand-in = Un bot joue maintenant pour { $player }.
spoken-news-stand-in-you = Un bot joue maintenant pour vous.
spoken-news-back = { $player } joue de nouveau.
spoken-news-cards = { $count ->
    [one] { $player } prend une carte.
   *[other] { $player } prend { $count } cartes.
}
spoken-news-tickets = { $count ->
    [one] { $player } pioche des destinations et en garde une.
   *[other] { $player } pioche des destinations et en garde { $count }.
}
spoken-connected = La connexion est rétablie.
