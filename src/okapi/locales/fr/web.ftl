# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi : le rail au cœur de l’Afrique
title-page = { $page } · Okapi
title-your-turn = ● À vous de jouer · Okapi
page-navigation = Pages
home-link = Okapi, page d’accueil
rules-link = Règles
close = Fermer
web-nothing = aucune
web-refused = Ce n’est pas possible ({ $reason }).
reason-server-unreachable = Le serveur est injoignable. Est-il en marche ?
lost-title = Hors de la carte
lost-text = Il n’y a rien à cette adresse.
lost-home = Aller à l’accueil
seat-number = Joueur { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Au cœur de l’Afrique, 1910
home-under-title = Construisez des chemins de fer à travers tout un continent : contre des bots redoutables, avec des amis à distance ou autour d’un même écran.
home-your-name = Votre nom
home-traveller = Voyageur
home-solo = Jouer maintenant
home-opponents = Adversaires
home-level = Niveau
home-play-now = Jouer contre des bots
home-friends = Entre amis
home-seats = Joueurs
home-listed = Ouverte à tous
home-set-up = Créer une table
home-one-device = Sur un seul appareil
home-one-device-text = Passez-vous l’appareil ; vos cartes restent cachées entre les tours.
home-person-name = Nom du joueur { $number }
home-person-add = Ajouter un joueur
home-person-remove = Retirer { $name }
home-pass-and-play = Jouer à tour de rôle
home-mine = Mes parties
home-mine-none = Vous n’avez pas encore de partie.
home-open = Tables ouvertes
home-open-none = Aucune table ne cherche de joueurs pour le moment.
home-watch = Regarder
home-watch-none = Aucune partie publique en cours pour le moment.
tutorial-offer-title = Vous découvrez le jeu ?
tutorial-offer = Jouez une première partie guidée : cinq minutes environ, et tout est expliqué au moment voulu.
tutorial-begin = Commencer la partie guidée
keeper = Compteur de points
keeper-link = Compteur de points pour le jeu de plateau
spoken-choice = Jouer à la table en texte, conçue pour les lecteurs d’écran
home-unofficial = Une version libre et non officielle des règles publiées, avec ses propres illustrations et ses propres cartes Destination.
options = Options
options-length = Durée de la partie
options-length-full = Normale
options-length-medium = Moyenne
options-length-short = Courte
options-tickets-drawn = Destinations par pioche
options-tickets-drawn-text = La plupart des livrets font piocher { $tickets_in_most_editions } cartes, le livret russe { $tickets_in_russian }.
options-clock = Temps par coup
options-clock-none = sans limite
options-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
options-clock-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
options-timeout = Quand le temps est écoulé
options-timeout-bot = Un bot prend le relais
options-timeout-players = Les autres décident
list-your-turn = À vous de jouer
list-lobby = En attente de joueurs
list-playing = En cours
list-over = Terminée
list-closed = Fermée
list-open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}

## Joining

join-title = Vous avez reçu une invitation
join-text = À la table : { $names }.
join-sit-down = Prendre place
join-watch = Regarder seulement
transfer-title = Jouer sur cet appareil
transfer-text = Vous avez créé ce lien sur un autre appareil. Grâce à lui, vous pouvez aussi jouer vos parties dans ce navigateur.
transfer-take = Continuer ici

## Lobby

lobby-title = La table est prête
lobby-waiting = { $count ->
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $count } joueurs.
}
lobby-ready = Tout le monde est là. L’hôte va lancer la partie.
lobby-ready-host = Tout le monde est là. Commencez quand vous voulez.
lobby-seats = Places
lobby-open-seat = place libre
lobby-you = (vous)
lobby-away = (hors ligne)
lobby-seat-kind = Qui joue à la place { $number }
lobby-person = Une personne
lobby-open = Libre pour un ami
lobby-make-open = Demander au joueur de partir
lobby-agreed = { $trains ->
    [one] { $trains } wagon par joueur
   *[other] { $trains } wagons par joueur
} · { $tickets ->
    [one] { $tickets } destination par pioche
   *[other] { $tickets } destinations par pioche
} · temps par coup : { $clock }
lobby-timeout-bot = Si un joueur n’a plus de temps, un bot prend le relais.
lobby-timeout-players = Si un joueur n’a plus de temps, les autres décident d’attendre ou de laisser jouer un bot.
lobby-listed = Cette table est dans la liste : tout le monde peut la rejoindre.
lobby-start = Commencer la partie
lobby-leave = Quitter la table
lobby-closed = Cette table a été fermée avant le début de la partie.
lobby-invite = Inviter des amis
lobby-invite-text = Toute personne qui a ce lien peut prendre place, sur n’importe quel appareil qui atteint ce serveur.
lobby-invite-link = Lien d’invitation
lobby-copy = Copier
lobby-copied = Copié
lobby-fair = Un mélange équitable
lobby-fair-text = Le donneur a scellé un secret. Ajoutez quelques mots à vous : les cartes dépendent du secret et des mots de tous, si bien que personne ne peut les truquer et qu’après la partie chacun peut vérifier.
lobby-commitment = Sceau :
lobby-words = Vos mots pour le mélange
lobby-words-example = ce que vous voulez

## Table

table-title = La table
table-loading = On déplie la carte…
table-reconnecting = Connexion perdue. Reconnexion…
table-watching = Vous regardez la partie
table-you = Vous
table-yours = Vos cartes et destinations
table-players = Joueurs
table-score = Points
table-trains = Wagons
table-cards = Cartes
table-tickets-short = Destina­tions
table-terrain-of = Cartes Terrain : { $player }
table-terrain = { $terrain } : { $count }
table-terrain-majority = { $terrain } : { $count } (le plus, ou à égalité)
table-stand-in = (un bot joue)
table-late = (temps écoulé)
table-let-bot-play = Laisser un bot jouer pour le joueur absent
table-let-bot-play-late = Laisser un bot jouer pour le joueur en retard
table-take-back = Reprendre votre place
table-clock = Temps restant
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
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
handover = Passez l’appareil à { $name }
curtain-title = À { $name } de jouer
curtain-text = Donnez l’appareil à { $name }. Les autres, on ne regarde pas !
curtain-lift = Je suis { $name }

## Map

map = Plateau
map-title = Au cœur de l’Afrique
map-subtitle = Chemins de fer, 1910
map-zoom-in = Zoom avant
map-zoom-out = Zoom arrière
map-fit = Voir tout le plateau
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

## Cards

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
hand-cards = { $cards } : voir les routes à payer avec cette couleur
hand-empty = Vous n’avez pas de cartes.

## Claiming

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
    [0] vous { $own }
    [one] vous { $own } + 1 locomotive = { $sum }
   *[other] vous { $own } + { $locomotives } locomotives = { $sum }
}, { $rival ->
    [0] personne d’autre n’en a
   *[other] { $rivals } ({ $rival })
} : cela suffit. Coût : { $cost ->
    [one] une carte
   *[other] { $cost } cartes
}.
claim-confirm = Prendre possession de la route

## Tickets

tickets = Vos destinations
tickets-none = Vous n’avez pas encore de destinations.
ticket-is-done = Réussie
ticket-failed = Non réussie
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

## Log and history

log = Ce qui s’est passé
history = La partie jusqu’ici
history-first = Retour au début
history-back = Un pas en arrière
history-forth = Un pas en avant
history-where = { $step } sur { $steps }
history-link = Copier le lien
history-now = Retour au présent

## Phone

phone-tabs = Vos cartes et destinations
phone-cards = Cartes
phone-tickets = Destina­tions
phone-players = Joueurs
phone-log = Journal

## The end

end-winner = { $who ->
    [you] Vous avez gagné avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $player } a gagné avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
end-shared = { $names } partagent la victoire
end-sheet = Feuille de score
end-player = Joueur
end-routes = Routes
end-doubling = Double­ment
end-tickets = Destina­tions
end-globetrotter = Globe­trotter
end-total = Total
end-rematch = Rejouer
end-to-rematch = Aller à la revanche
end-look-back = Revoir la partie
end-review = Analyser la partie
play-on = Reprendre à partir d’ici
advice = Conseil
end-record = Télécharger la partie enregistrée
end-chart = Les points au fil de la partie
end-chart-start = début
end-chart-end = destinations
end-all-tickets = Les destinations de chacun
check-title = Le mélange était-il équitable ?
check-text = La partie enregistrée contient le secret du donneur. Ce navigateur peut s’en servir pour redistribuer chaque carte et comparer.
check-do = Vérifier le mélange
check-running = Nouvelle donne…
check-fair = { $draws ->
    [one] Équitable : { $draws } tirage, conforme au secret scellé et aux mots des joueurs.
   *[other] Équitable : les { $draws } tirages sont tous conformes au secret scellé et aux mots des joueurs.
}
check-failed = La partie enregistrée n’a pas pu être téléchargée. Réessayez.
check-edited = La ligne { $line } de l’enregistrement a été modifiée après coup.
check-no-secret = L’enregistrement ne contient pas le secret.
check-wrong-secret = Ce n’est pas le secret qui a été scellé avant la partie.
check-not-dealt = La ligne { $line } de l’enregistrement n’est pas ce que le donneur aurait dû distribuer.
check-not-fair-luck = Cette partie n’a pas été distribuée par le donneur équitable.
check-not-here = Les navigateurs ne peuvent vérifier les sceaux qu’en https ou sur votre propre ordinateur. Téléchargez la partie et lancez « okapi verify ».

## Settings

settings = Réglages
settings-language = Langue
settings-language-missing = { $language } : cette langue n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.
settings-language-auto = Celle du navigateur ({ $language })
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-light = Jour
settings-theme-dark = Lueur de lampe
settings-animation = Animations
settings-animation-auto = Comme le système
settings-animation-on = Oui
settings-animation-quick = Rapides
settings-animation-off = Non
settings-confirm = Confirmer les coups
settings-confirm-touch = Sur écran tactile
settings-confirm-always = Toujours
settings-confirm-never = Jamais
settings-delay = Vitesse des bots (nouvelles parties)
settings-delay-instant = Instantanée
settings-delay-fast = Rapide
settings-delay-brisk = Vive
settings-delay-calm = Calme
settings-shortcuts = Raccourcis à une seule touche
settings-volume = Volume des sons
settings-notify = M’avertir quand c’est à moi et que je suis dans une autre fenêtre

## Keyboard

keys = Raccourcis clavier
keys-are-off = Les raccourcis à une seule touche sont désactivés dans les réglages.
keys-cards = Prendre des cartes
keys-train-card = Prendre une carte Wagon visible
keys-terrain-card = Prendre une carte Terrain visible
keys-train-deck = Prendre une carte de la pioche Wagon
keys-terrain-deck = Prendre une carte de la pioche Terrain
keys-draw-tickets = Piocher des destinations
keys-parts = Autour de la table
keys-to-map = Aller au plateau
keys-to-market = Aller aux cartes visibles ou aux destinations à choisir
keys-to-hand = Aller à votre main
keys-to-tickets = Aller à vos destinations
keys-to-log = Aller au journal
keys-map = Le plateau
keys-claimable = Route suivante ou précédente que vous pouvez prendre
keys-plan = Projeter la route choisie, ou y renoncer
keys-zoom = Zoom avant, zoom arrière
keys-on-map = Sur le plateau
keys-arrows = Route la plus proche dans cette direction
keys-letters = Lieu, par les premières lettres de son nom
keys-around = Autour d’un lieu, route par route
keys-ends = Route la plus au nord ou la plus au sud
keys-choose = Choisir la route ; choisir comment payer
keys-pan = Déplacer le plateau
keys-everywhere = Partout
keys-escape = Fermer ou revenir
# What is printed on the keys.
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-shift-arrows = Maj + flèches
key-letters = A … Z
