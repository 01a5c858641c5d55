# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Depuis votre dernier tour
news-where = { $step } sur { $steps }
news-earlier = Coup précédent
news-later = Coup suivant
market-trains = Cartes Wagon visibles
market-terrains = Cartes Terrain
market-deck = Pioche
market-deck-ticket = Destinations
hand-terrain = Vos cartes Terrain
legend = Points et symboles
market-not-now = Vous ne pouvez pas prendre cela maintenant.
market-not-your-turn = Attendez votre tour.
market-second-card = Vous prenez des cartes : prenez d’abord la seconde.
history-slider = Moment de la partie
history-pause = Mettre en pause
history-speed = Vitesse ×{ $speed }
map-wanted = Utile à vos destinations.
map-planned = Dans votre projet.
table-bot-wanted = Vous souhaitez qu’un bot prenne le relais. On attend l’accord des autres.
table-comes-back = Un bot joue ce coup. Vous reprendrez la main juste après.
title-rematch = ● Revanche · Okapi
leave-menu = Quitter la table
leave-home = Page d’accueil
leave-home-text = La partie vous attend ; revenez quand vous voulez.
leave-for-good = Quitter pour de bon
leave-for-good-sure = Oui, quitter pour de bon
leave-for-good-text = Un bot vous remplacera jusqu’à la fin. Vous ne pourrez pas reprendre votre place.
table-left = (place quittée ; un bot continue)
status-ended = Cette partie a été arrêtée avant la fin. Vous pouvez la revoir.
spoken-news-left = { $player } a quitté la partie pour de bon ; un bot continue.
spoken-since-notification = Depuis la notification :
rating-after = Cotes après cette partie
rating-line = { $player } : { $rating } ({ $change })
leave-for-good-rated = Cette partie est classée : si vous la quittez, vous finissez à la dernière place.
news-since-notification = Depuis la notification
news-notification-moment = Afficher ce moment
title-your-turn = ● À vous de jouer · Okapi
table-title = La table
table-reconnecting = Connexion perdue. Reconnexion…
table-watching = Vous regardez la partie
table-yours = Vos cartes et destinations
table-players = Joueurs
table-score = Points
table-trains = Wagons
table-cards = Cartes
table-tickets-short = Destina­tions
table-terrain-of = { $who ->
    [you] Vos cartes Terrain
   *[other] Cartes Terrain : { $player }
}
table-terrain = { $terrain } : { $count }
table-terrain-majority = { $terrain } : { $count } (le plus, ou à égalité)
table-stand-in = (un bot joue)
table-late = (temps écoulé)
table-let-bot-play = Laisser un bot jouer pour le joueur absent
table-let-bot-play-late = Laisser un bot jouer pour le joueur en retard
table-take-back = Reprendre votre place
table-clock = Temps restant
table-last-round = { $turns ->
    [one] Dernier tour : encore un coup
   *[other] Dernier tour : encore { $turns } coups
}
table-last-round-now = Dernier tour : c’est votre dernier coup
table-last-round-yet = Dernier tour : il vous reste un coup
table-last-round-done = Dernier tour : vous avez joué votre dernier coup
status-choose-tickets = Choisissez les destinations à garder.
status-others-choose = { $count ->
    [one] { $names } choisit encore ses destinations.
   *[other] { $names } choisissent encore leurs destinations.
}
status-late = { $player } n’a plus de temps.
status-late-you = Votre temps est écoulé. Vous pouvez encore jouer tant que les autres n’ont pas fait appel à un bot.
status-your-turn = À vous : prenez des cartes, prenez possession d’une route ou piochez des destinations.
status-your-turn-brief = À vous de jouer
status-draw-again = Prenez votre seconde carte.
status-keep-tickets = Choisissez les destinations à garder.
status-other-turn = C’est à { $player } de jouer.
status-other-draws = { $player } prend sa seconde carte.
status-other-keeps = { $player } choisit ses destinations.
status-over = La partie est terminée.
status-past = Vous revoyez un tour précédent.
status-sending = Un instant…
notify-your-turn = C’est à vous de jouer.
handover = Passer l’appareil à { $name }
curtain-title = À { $name } de jouer
curtain-text = Donnez l’appareil à { $name }. Les autres, on ne regarde pas !
curtain-lift = Je suis { $name }
map-subtitle = Chemins de fer, 1910
map-zoom-in = Zoom avant
map-zoom-out = Zoom arrière
map-route-open = { $route }, { $colour }, { $length ->
    [one] un espace
   *[other] { $length } espaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry avec une locomotive
   *[other] , ferry avec { $locomotives } locomotives
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] un espace
   *[other] { $length } espaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry avec une locomotive
   *[other] , ferry avec { $locomotives } locomotives
}. Vous pouvez en prendre possession.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] un espace
       *[other] { $length } espaces
    }. Elle est à vous{ $doubled ->
        [true] , doublée
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] un espace
       *[other] { $length } espaces
    }. Elle est à { $player }{ $doubled ->
        [true] , doublée
       *[other] {""}
    }.
}
map-manual = Les flèches mènent de route en route ; vous pouvez aussi taper les premières lettres d’un lieu. Appuyez sur Entrée pour choisir une route, sur Échap pour revenir.
market = Cartes visibles et pioches
market-take = Prendre { $card }
market-draw-train = Prendre une carte de la pioche Wagon (il en reste { $count })
market-draw-terrain = Prendre une carte de la pioche Terrain (il en reste { $count })
market-draw-tickets = Piocher des destinations (il en reste { $count })
market-empty = Vide
market-again = { $card } : appuyez encore pour confirmer
market-again-hint = Touchez encore une fois pour la prendre.
market-pass = Passer
hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-title = Votre main
hand-cards = { $cards } : voir les routes que vous pouvez payer ainsi
hand-empty = Vous n’avez pas de cartes.
claim-facts = Route { $colour }, { $length ->
    [one] un espace
   *[other] { $length } espaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry : une locomotive
   *[other] , ferry : { $locomotives } locomotives
} · { $terrain }
claim-owned = { $who ->
    [you] Cette route est à vous.
   *[other] Cette route est à { $player }.
}
claim-not-now = Vous ne pouvez prendre possession d’une route qu’au début de votre tour.
claim-not-with = Vous ne pouvez pas la payer avec ces cartes ({ $card }).
claim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
claim-doubled = { $points ->
    [one] { $points } point avec { $spent }
   *[other] { $points } points avec { $spent }
}
claim-majority = Doubler ({ $terrain }) : { $locomotives ->
    [0] vous ({ $own })
    [one] vous ({ $own } + 1 locomotive = { $sum })
   *[other] vous ({ $own } + { $locomotives } locomotives = { $sum })
}, { $rival ->
    [0] personne d’autre n’en a
   *[other] { $rivals } ({ $rival })
}. Cela suffit. Coût : { $cost ->
    [one] une carte
   *[other] { $cost } cartes
}.
claim-confirm = Prendre possession de la route
tickets-none = Vous n’avez pas encore de destinations.
ticket-is-done = Réussie
ticket-trains-missing = { $trains ->
    [one] encore { $trains } espace
   *[other] encore { $trains } espaces
}
ticket-fits = { $trains ->
    [one] s’intègre à votre réseau, encore { $trains } espace
   *[other] s’intègre à votre réseau, encore { $trains } espaces
}
ticket-trains-beyond = { $trains ->
    [one] encore { $trains } espace, mais il ne vous reste pas assez de wagons
   *[other] encore { $trains } espaces, mais il ne vous reste pas assez de wagons
}
ticket-impossible = plus possible
choose-tickets = { $count ->
    [one] Gardez au moins une destination
   *[other] Gardez au moins { $count } destinations
}
choose-tickets-keep = { $count ->
    [one] Garder cette destination
   *[other] Garder ces { $count } destinations
}
choose-tickets-more = { $count ->
    [one] Choisissez encore une destination
   *[other] Choisissez encore { $count } destinations
}
log = Ce qui s’est passé
history-where = { $step } sur { $steps }
history-link = Copier le lien
status-can-do = Cartes, route ou destinations
legend-majority = Le plus de cartes d’un terrain, ou à égalité : ce joueur peut doubler les routes de ce terrain
spoken-title = Table en texte
spoken-link = Table en texte, pour lecteurs d’écran
spoken-map-link = Table avec le plateau
spoken-coach-thinks = L’entraîneur réfléchit.
spoken-news-claimed = { $doubled ->
    [true] { $player } prend la route { $route }, doublée : { $points } points.
   *[false] { $player } prend la route { $route } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } pioche des destinations et en garde une.
   *[other] { $player } pioche des destinations et en garde { $count }.
}
rules-picture-terrain = Chaque carte Terrain double des routes de trois couleurs
spoken-news-cards = { $count ->
    [one] { $player } prend une carte.
   *[other] { $player } prend { $count } cartes.
}
rules-why = Pourquoi ? Règle { $rule }
