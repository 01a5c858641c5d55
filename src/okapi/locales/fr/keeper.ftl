## Le chemin vers cette page, et son accueil

keeper-intro = Vous jouez avec un vrai plateau et de vrais wagons ? Touchez les routes sur ce plan à mesure que vous les prenez : Okapi compte les points et les wagons de tous et, à la fin, trouve les destinations réussies. Tout marche sans connexion, et rien ne quitte cet appareil, sauf si vous inscrivez une partie dans l’almanach.
keeper-new = Nouvelle partie
keeper-order = Dans l’ordre des places.
keeper-colour = { $name } : { $colour }. Changer de couleur
keeper-follow-terrain = Suivre les cartes Terrain de tous
keeper-start = Compter les points
keeper-count = Compter à la fin
keeper-count-text = Personne n’a compté ? Touchez les routes de chaque joueur une fois la partie finie.
keeper-games = Parties enregistrées
keeper-games-all = Toutes les parties
keeper-forget = Supprimer
keeper-forget-sure = Supprimer cette partie pour de bon ?
keeper-cancel = Annuler
keeper-full = Ce navigateur n’a plus de place pour cette partie. Copiez son lien avant de fermer la page.
keeper-shared-title = On a partagé une partie avec vous
keeper-shared-keep = L’enregistrer sur cet appareil
keeper-shared-broken = Ce lien est abîmé ou incomplet : il ne contient aucune partie.
keeper-shared-missing = Cette partie se joue sur « { $board } », dans une version qui n’est pas ici. Rechargez cette page une fois en ligne, puis rouvrez le lien.

## La table

keeper-map-manual = Touchez une route pour noter qui en a pris possession. Les flèches mènent de route en route ; vous pouvez aussi taper les premières lettres d’un lieu. Appuyez sur Entrée pour choisir une route.
keeper-hint = Touchez une route sur le plan, puis le joueur qui en a pris possession.
keeper-count-hint = Choisissez un joueur, puis touchez ses routes. Touchez encore pour doubler une route, et une fois de plus pour l’effacer.
keeper-trains-left = { $trains ->
    [one] { $trains } wagon
    [many] { $trains } wagons
   *[other] { $trains } wagons
}
keeper-standing = { $player } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } wagon restant
    [many] { $trains } wagons restants
   *[other] { $trains } wagons restants
}
keeper-track = Piste de score
keeper-who = Qui en a pris possession ?
keeper-claim = { $player } : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
keeper-claim-doubled = { $player }, doublée : { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
keeper-take-back = Retirer cette route
keeper-undo = Annuler cette note
keeper-written = { $player } : { $route }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
keeper-taken-back = Retirée : { $player }, { $route }
keeper-anyway = Noter quand même
keeper-overruled = Contraire aux règles, mais la table l’a permis.
keeper-doubtful = Ce n’est plus conforme aux règles.
keeper-plays = Que joue { $player } pour la doubler ?
keeper-objection-taken = { $player } a déjà cette route.
keeper-objection-twin-taken = À { $players } joueurs, cette voie est fermée : { $player } a l’autre.
keeper-objection-twin-own = { $player } a déjà l’autre voie, et un même joueur ne peut pas prendre les deux.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } n’a plus que { $have } wagon, et la route en demande { $needed }.
    [many] { $player } n’a plus que { $have } wagons, et la route en demande { $needed }.
   *[other] { $player } n’a plus que { $have } wagons, et la route en demande { $needed }.
}
keeper-objection-no-turn-left = { $player } a déjà joué son dernier tour.
keeper-last-round = Dernier tour ! Encore un coup pour { $names }
keeper-last-round-over = C’était le dernier coup. Saisissez maintenant les destinations de chacun.
keeper-turn-taken = { $player } ne prend pas de route à ce tour

## Lignes, terrain, texte

keeper-lines = Notes prises
keeper-lines-none = Rien de noté pour l’instant.
keeper-change = Modifier : { $line }
keeper-no-route = un tour sans route
keeper-words = Saisir une route prise
keeper-words-example = Le Cap, Port Elizabeth, Ada ×2
keeper-words-unknown = Cette route n’existe pas. Nommez ses deux lieux, comme dans « { $example } ».
keeper-words-several = { $count ->
    [one] { $count } route correspond
    [many] { $count } routes correspondent
   *[other] { $count } routes correspondent
}
keeper-terrain = Terrain
keeper-terrain-more = { $player } : ajouter une carte ({ $terrain })
keeper-terrain-fewer = { $player } : retirer une carte ({ $terrain })
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Souligné : ce joueur en a le plus, ou est à égalité, et peut doubler une route de ce terrain. Cela coûte { $short ->
    [one] { $short } carte
    [many] { $short } cartes
   *[other] { $short } cartes
} jusqu’à { $length } espaces, { $long } au-delà.

## Destinations

keeper-tickets = Destinations
keeper-tickets-hint = Pour chaque destination, nommez les deux lieux ou touchez-les sur le plan, et saisissez ses points. Okapi vérifie si elle est réussie.
keeper-ticket-from = De
keeper-ticket-to = À
keeper-ticket-points = Valeur en points
keeper-ticket-add = Ajouter une destination
keeper-ticket-offered = Destinations au départ de ce lieu
keeper-ticket-remove = Retirer : { $ticket }
keeper-ticket-same = Une destination demande deux lieux différents.
keeper-no-place = Aucun lieu ne s’appelle « { $typed } ».
keeper-finish = Qui a gagné ?

## La feuille de score

keeper-back = Retour au plan
keeper-explained = Point par point
keeper-explained-route = { $route }, { $length ->
    [one] { $length } espace
    [many] { $length } espaces
   *[other] { $length } espaces
}
keeper-share = Partager par lien
keeper-share-text = Le lien contient toute la partie ; rien n’est gardé sur un serveur.
keeper-file = Inscrire dans l’almanach
keeper-print = Imprimer
keeper-picture = Enregistrer en image
keeper-more = Plus
