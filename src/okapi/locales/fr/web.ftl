# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi : le rail au cœur de l’Afrique
title-page = { $page } · Okapi
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
labelled = { $label } : { $text }

## Home

home-over-title = Au cœur de l’Afrique, 1910
home-under-title = Construisez des chemins de fer à travers tout un continent : contre des bots redoutables, avec des amis à distance ou autour d’un même écran.
home-your-name = Votre nom
home-traveller = Voyageur
home-solo = Jouer maintenant
home-opponents = Adversaires
home-play-now = Jouer contre des bots
home-friends = Entre amis
home-seats = Joueurs
home-listed = Table ouverte à tous
home-set-up = Créer une table
home-one-device = Sur un seul appareil
home-one-device-text = Passez-vous l’appareil ; vos cartes restent cachées entre les tours.
home-person-name = Nom du joueur { $number }
home-person-add = Ajouter un joueur
home-person-remove = Retirer { $name }
home-pass-and-play = Jouer à tour de rôle
home-mine = Mes parties
home-open = Tables ouvertes
home-open-none = Aucune table ne cherche de joueurs pour le moment.
home-watch = Regarder
home-watch-none = Aucune partie publique en cours pour le moment.
tutorial-begin = Commencer la partie guidée
keeper = Compteur de points
keeper-link = Compteur de points pour le jeu de plateau
spoken-choice = Jouer à la table en texte, conçue pour les lecteurs d’écran
home-unofficial = Un logiciel libre et non officiel, d’après les règles publiées, avec ses propres illustrations et ses propres cartes Destination.
options = Options
options-length = Durée de la partie
options-length-full = Complète
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

## Lobby

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
lobby-copy = Copier
lobby-copied = Copié

## Table

table-loading = On déplie la carte…
table-you = Vous
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h

## Map

map = Plateau
map-fit = Voir tout le plateau

## Tickets

tickets = Vos destinations
ticket-failed = Non réussie

## Log and history

history = La partie jusqu’ici
history-first = Retour au début
history-back = Un pas en arrière
history-forth = Un pas en avant
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
end-shared = { $names } se partagent la victoire
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
check-running = Redistribution…
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
settings-delay-brisk = Modérée
settings-delay-calm = Calme
settings-shortcuts = Raccourcis à une seule touche
settings-volume = Volume des sons
settings-notify = M’avertir quand c’est à moi de jouer et que je suis dans une autre fenêtre

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
settings-follow = Déplacer le plateau vers les routes prises par les autres
livery-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[black] noir
}
livery-choose = { $name } : { $colour }. Choisir une autre couleur
livery-taken = { $colour }, déjà pris par { $name }
legend-free = Route libre : des espaces vides de sa couleur
legend-grey = Route grise : des cartes d’une même couleur, au choix
legend-taken = Route prise : des wagons à la couleur et au symbole de leur propriétaire
legend-claimable = Vous pouvez la prendre maintenant
legend-wanted = Utile à vos destinations
legend-planned = Dans votre projet, que personne d’autre ne voit
legend-fresh = Prise depuis votre dernier tour
history-play = Lecture
history-turn-back = Un tour en arrière
history-turn-forth = Un tour en avant
settings-delay-now = Vitesse des bots dans cette partie
map-title = Au cœur de l’Afrique
