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
web-nothing = rien
web-refused = C’est refusé ({ $reason }).
reason-server-unreachable = Le serveur ne répond pas. Est-il en marche ?
lost-title = Hors de la carte
lost-text = Il n’y a rien à cette adresse.
lost-home = Vers l’accueil
seat-number = Compagnie { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Au cœur de l’Afrique, 1910
home-under-title = Posez vos rails à travers un continent : contre des bots redoutables, avec des amis à distance ou autour d’une même table.
home-your-name = Votre nom
home-traveller = Nomade
home-solo = Jouer maintenant
home-opponents = Adversaires
home-level = Niveau
home-play-now = Jouer contre des bots
home-friends = Entre amis
home-seats = Joueurs
home-listed = Ouverte à tout le monde
home-set-up = Préparer une table
home-one-device = Sur un seul appareil
home-one-device-text = L’appareil passe de main en main ; un rideau cache vos cartes entre les tours.
home-person-name = Nom de la personne { $number }
home-person-add = Ajouter une personne
home-person-remove = Retirer { $name }
home-pass-and-play = Jouer à tour de rôle
home-mine = Mes parties
home-mine-none = Vous n’avez pas encore de partie.
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de monde pour le moment.
home-watch = Regarder
home-watch-none = Aucune partie publique en cours pour le moment.
home-unofficial = Une réalisation libre et non officielle de règles publiées, avec ses propres dessins et ses propres cartes Destination.
options = Options
options-length = Durée de la partie
options-length-full = Complète
options-length-medium = Moyenne
options-length-short = Courte
options-tickets-drawn = Destinations par tirage
options-tickets-drawn-text = La plupart des livrets en font piocher 4, le livret russe 3.
options-clock = Temps par coup
options-clock-none = Sans limite
options-clock-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
options-clock-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
}
options-timeout = Quand le temps est écoulé
options-timeout-bot = Un bot continue
options-timeout-players = Les autres décident
list-your-turn = À vous de jouer
list-lobby = Places à prendre
list-playing = En cours
list-over = Terminée
list-closed = Fermée
list-open-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}

## Joining

join-title = Une invitation pour vous
join-text = À la table : { $names }.
join-sit-down = S’asseoir
join-watch = Regarder seulement
transfer-title = Jouer sur cet appareil
transfer-text = Vous avez créé ce lien sur un autre appareil. Grâce à lui, vous pouvez aussi jouer vos parties dans ce navigateur.
transfer-take = Continuer ici

## Lobby

lobby-title = La table est dressée
lobby-waiting = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
lobby-ready = Tout le monde est là. L’hôte lance la partie.
lobby-ready-host = Tout le monde est là. Commencez quand vous voulez.
lobby-seats = Places
lobby-open-seat = place libre
lobby-you = (vous)
lobby-away = (hors ligne)
lobby-seat-kind = Qui joue à la place { $number }
lobby-person = Une personne
lobby-open = Libre, sur invitation
lobby-make-open = Libérer la place
lobby-agreed = { $trains ->
    [one] { $trains } wagon par personne
   *[other] { $trains } wagons par personne
} · { $tickets ->
    [one] { $tickets } destination par tirage
   *[other] { $tickets } destinations par tirage
} · temps par coup : { $clock }
lobby-timeout-bot = Si quelqu’un n’a plus de temps, un bot joue à sa place.
lobby-timeout-players = Si quelqu’un n’a plus de temps, les autres décident : attendre ou laisser jouer un bot.
lobby-listed = Parmi les tables ouvertes : tout le monde peut s’asseoir.
lobby-start = Commencer la partie
lobby-leave = Quitter la table
lobby-closed = Cette table a été fermée avant le début de la partie.
lobby-invite = Inviter des amis
lobby-invite-text = Avec ce lien, on peut s’asseoir à la table, sur tout appareil qui atteint ce serveur.
lobby-invite-link = Lien d’invitation
lobby-copy = Copier
lobby-copied = Copié
lobby-fair = Un mélange équitable
lobby-fair-text = Le donneur a scellé un secret. Ajoutez-y des mots à vous : les cartes découlent du secret et de tous les mots réunis, si bien que personne ne peut les choisir et qu’après la partie tout le monde peut vérifier.
lobby-commitment = Sceau :
lobby-words = Vos mots pour le mélange
lobby-words-example = ce que vous voulez

## Table

table-title = La table
table-loading = On déplie la carte…
table-reconnecting = Connexion perdue. Nouvel essai…
table-watching = Vous regardez
table-you = Vous
table-yours = Vos cartes
table-players = Joueurs
table-score = Points
table-trains = Wagons
table-cards = Cartes
table-tickets-short = Destina­tions
table-terrain-of = Cartes Terrain ({ $player })
table-terrain = { $terrain } : { $count }
table-terrain-majority = { $terrain } : { $count } (majorité)
table-stand-in = (un bot joue)
table-late = (temps écoulé)
table-let-bot-play = Laisser un bot jouer pour la personne absente
table-let-bot-play-late = Laisser un bot jouer pour la personne en retard
table-take-back = Reprendre la main
table-clock = Temps restant
table-last-round = { $turns ->
    [one] Dernier tour : encore un coup
   *[other] Dernier tour : encore { $turns } coups
}
status-choose-tickets = Choisissez les destinations à garder.
status-others-choose = { $count ->
    [one] { $names } choisit encore ses destinations.
   *[other] { $names } choisissent encore leurs destinations.
}
status-late = { $player } n’a plus de temps.
status-late-you = Votre temps est écoulé. Vous pouvez encore jouer, tant que les autres n’ont pas passé la main à un bot.
status-your-turn = À vous : prenez des cartes, une route ou des destinations.
status-draw-again = Prenez votre seconde carte.
status-keep-tickets = Choisissez les destinations à garder.
status-other-turn = C’est à { $player } de jouer.
status-other-draws = { $player } prend une seconde carte.
status-other-keeps = { $player } choisit ses destinations.
status-over = La partie est terminée.
status-past = Vous regardez le passé.
status-sending = Un instant…
notify-your-turn = C’est à vous de jouer.
handover = Passer l’appareil à { $name }
curtain-title = À { $name } de jouer
curtain-text = Donnez l’appareil à { $name }. Que personne d’autre ne regarde.
curtain-lift = C’est moi, { $name }

## Map

map = Plateau
map-title = Au cœur de l’Afrique
map-subtitle = Chemins de fer, 1910
map-zoom-in = Plus près
map-zoom-out = Plus loin
map-fit = Tout le plateau
map-route-open = { $route }, { $colour }, { $length ->
    [one] un espace
   *[other] { $length } espaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry avec une locomotive
   *[other] , ferry avec { $locomotives } locomotives
}
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
        [true] , doublée ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] un espace
       *[other] { $length } espaces
    }. Elle est à { $player }{ $doubled ->
        [true] , doublée ×2
       *[other] {""}
    }.
}

map-manual = Les flèches mènent de route en route, les lettres à un lieu par son nom. Entrée choisit une route, Échap ramène en arrière.

## Cards

market = Cartes visibles et pioches
market-take = Prendre { $card }
market-draw-train = Tirer de la pioche Wagon (il en reste { $count })
market-draw-terrain = Tirer de la pioche Terrain (il en reste { $count })
market-draw-tickets = Piocher des destinations (il en reste { $count })
market-empty = Vide
market-again = { $card } : encore une fois pour confirmer
market-again-hint = Touchez encore une fois pour prendre.
market-pass = Passer
hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-title = Votre main
hand-cards = { $cards } : voir les routes payables ainsi
hand-empty = Aucune carte.

## Claiming

claim-facts = { $length ->
    [one] Un espace
   *[other] { $length } espaces
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , ferry : une locomotive
   *[other] , ferry : { $locomotives } locomotives
} · { $terrain }
claim-owned = { $who ->
    [you] Cette route est à vous.
   *[other] Cette route est à { $player }.
}
claim-not-now = On prend possession d’une route au début de son tour.
claim-not-with = Impossible avec cette carte : { $card }.
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
claim-confirm = Prendre possession

## Tickets

tickets = Vos destinations
tickets-none = Pas encore de destination.
ticket-is-done = Réussie
ticket-failed = Manquée
ticket-trains-missing = { $trains ->
    [one] encore un wagon
   *[other] encore { $trains } wagons
}
ticket-fits = { $trains ->
    [one] s’intègre à votre réseau, encore un wagon
   *[other] s’intègre à votre réseau, encore { $trains } wagons
}
ticket-trains-beyond = { $trains ->
    [one] encore un wagon, et il ne vous en reste aucun
   *[other] encore { $trains } wagons, plus qu’il ne vous en reste
}
ticket-impossible = plus aucun chemin
choose-tickets = { $count ->
    [one] Gardez au moins une destination
   *[other] Gardez au moins { $count } destinations
}
choose-tickets-keep = { $count ->
    [one] Garder cette destination
   *[other] Garder ces { $count } destinations
}
choose-tickets-more = { $count ->
    [one] Choisissez-en encore une
   *[other] Choisissez-en encore { $count }
}

## Log and history

log = Ce qui s’est passé
history = La partie jusqu’ici
history-first = Au début
history-back = Un pas en arrière
history-forth = Un pas en avant
history-where = { $step } sur { $steps }
history-link = Copier le lien
history-now = Au présent

## Phone

phone-tabs = Vos cartes
phone-cards = Cartes
phone-tickets = Destina­tions
phone-players = Joueurs
phone-log = Journal

## The end

end-winner = { $who ->
    [you] Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $player } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
end-shared = Victoire partagée : { $names }
end-sheet = Feuille de score
end-player = Nom
end-routes = Routes
end-doubling = Double­ment
end-tickets = Destina­tions
end-globetrotter = Globe­trotter
end-total = Total
end-rematch = Rejouer
end-to-rematch = Vers la revanche
end-look-back = Revoir la partie
end-record = Télécharger la partie
end-chart = Les points au fil de la partie
end-chart-start = début
end-chart-end = destinations
end-all-tickets = Toutes les destinations
check-title = Le mélange était-il honnête ?
check-text = L’enregistrement contient le secret du donneur. Ce navigateur peut s’en servir pour redistribuer chaque carte et comparer.
check-do = Vérifier le mélange
check-running = Nouvelle donne…
check-fair = { $draws ->
    [one] Honnête : { $draws } tirage, qui découle du secret scellé et des mots de la table.
   *[other] Honnête : les { $draws } tirages découlent tous du secret scellé et des mots de la table.
}
check-failed = L’enregistrement n’a pas pu être chargé. Réessayez.
check-edited = La ligne { $line } de l’enregistrement a été modifiée après coup.
check-no-secret = L’enregistrement ne contient pas de secret.
check-wrong-secret = Le secret n’est pas celui qui a été scellé avant la partie.
check-not-dealt = La ligne { $line } de l’enregistrement n’est pas ce que le donneur aurait dû distribuer.
check-not-fair-luck = Cette partie n’a pas été distribuée par le donneur honnête.
check-not-here = Les navigateurs ne vérifient les sceaux qu’en https ou sur votre propre machine. Téléchargez la partie et utilisez « okapi verify ».

## Settings

settings = Réglages
settings-language = Langue
settings-language-missing = { $language } : cette langue n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.
settings-language-auto = Celle du navigateur ({ $language })
settings-theme = Thème
settings-theme-auto = Comme le système
settings-theme-light = De jour
settings-theme-dark = À la lampe
settings-animation = Animations
settings-animation-auto = Comme le système
settings-animation-on = Oui
settings-animation-off = Non
settings-confirm = Confirmer les coups
settings-confirm-touch = Écran tactile
settings-confirm-always = Toujours
settings-confirm-never = Jamais
settings-pace = Bots, nouvelles parties
settings-pace-instant = Instantanés
settings-pace-fast = Rapides
settings-pace-brisk = Vifs
settings-pace-calm = Calmes
settings-shortcuts = Raccourcis à une seule touche
settings-sound = Cloche quand c’est à moi
settings-notify = M’avertir quand je suis ailleurs

## Keyboard

keys = Raccourcis clavier
keys-are-off = Les raccourcis à une seule touche sont désactivés dans les réglages.
keys-cards = Prendre des cartes
keys-train-card = Prendre une carte Wagon visible
keys-terrain-card = Prendre une carte Terrain visible
keys-train-deck = Tirer de la pioche Wagon
keys-terrain-deck = Tirer de la pioche Terrain
keys-draw-tickets = Piocher des destinations
keys-parts = Autour de la table
keys-to-map = Vers le plateau
keys-to-market = Vers les cartes visibles ou les destinations proposées
keys-to-hand = Vers votre main
keys-to-tickets = Vers vos destinations
keys-to-log = Vers ce qui s’est passé
keys-map = Le plateau
keys-claimable = Vers la route suivante ou précédente que vous pouvez prendre
keys-zoom = Plus près, plus loin
keys-on-map = Sur le plateau
keys-arrows = Vers la route la plus proche de ce côté
keys-letters = Vers un lieu, par le début de son nom
keys-around = Autour d’un lieu, route par route
keys-ends = Vers la route la plus au nord ou au sud
keys-choose = Choisir la route ; choisir le paiement
keys-pan = Déplacer la vue
keys-everywhere = Partout
keys-escape = Fermer, revenir
# What is printed on the keys.
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-shift-arrows = Maj + flèches
key-letters = A … Z
