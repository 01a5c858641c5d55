## Le chemin vers cette page, et son accueil

keeper = Marqueur
keeper-link = Marqueur pour le jeu de plateau
keeper-intro = Vous jouez avec un vrai plateau et des wagons en bois ? Touchez les routes sur cette carte : Okapi compte les points et les wagons de tout le monde et, à la fin, trouve les destinations réussies. Tout marche sans connexion, et rien ne quitte cet appareil.
keeper-new = Nouvelle partie
keeper-order = Dans l’ordre autour de la table.
keeper-colour = { $name } : { $colour }. Changer de couleur
keeper-follow-terrain = Suivre les cartes Terrain visibles
keeper-start = Compter les points
keeper-count = Compter à la fin
keeper-count-text = Personne n’a compté ? Touchez les routes de chacun une fois la partie finie.
keeper-games = Parties gardées
keeper-games-all = Toutes les parties
keeper-forget = Supprimer
keeper-forget-sure = Supprimer cette partie pour de bon ?
keeper-cancel = Annuler
keeper-full = Ce navigateur n’a plus de place pour enregistrer la partie. Copiez son lien avant de fermer la page.
keeper-shared-title = On a partagé une partie avec vous
keeper-shared-keep = La garder sur cet appareil
keeper-shared-broken = Ce lien est abîmé ou incomplet : il ne contient aucune partie.

## La table

keeper-map-manual = Touchez une route pour noter qui en a pris possession. Les flèches mènent d’une route à l’autre, les lettres à un lieu par son nom, Entrée choisit une route.
keeper-hint = Touchez une route, puis la personne qui en a pris possession.
keeper-count-hint = Choisissez une personne, puis touchez ses routes. Une deuxième touche double la route, une troisième l’efface.
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
keeper-take-back = Retirer
keeper-undo = Annuler la ligne
keeper-written = { $player } : { $route }, { $points ->
    [one] { $points } point
    [many] { $points } points
   *[other] { $points } points
}
keeper-taken-back = Ligne retirée : { $player }, { $route }
keeper-anyway = Noter quand même
keeper-overruled = Contraire aux règles ; la table l’a admis.
keeper-doubtful = Cela n’est plus conforme aux règles.
keeper-plays = { $player } double la route. Avec quoi ?
keeper-objection-taken = { $player } possède cette route.
keeper-objection-twin-taken = À { $players }, cette voie est fermée : { $player } possède l’autre.
keeper-objection-twin-own = { $player } possède déjà l’autre voie, et personne ne peut avoir les deux.
keeper-objection-too-few-trains = { $have ->
    [one] { $player } n’a plus que { $have } wagon, et la route en demande { $needed }.
    [many] { $player } n’a plus que { $have } wagons, et la route en demande { $needed }.
   *[other] { $player } n’a plus que { $have } wagons, et la route en demande { $needed }.
}
keeper-objection-no-turn-left = { $player } a déjà joué son dernier tour.
keeper-last-round = Dernier tour ! Encore une fois : { $names }
keeper-last-round-over = C’était le dernier tour. Saisissez maintenant les destinations.
keeper-turn-taken = { $player } ne prend pas de route

## Lignes, terrain, texte

keeper-lines = Lignes
keeper-lines-none = Rien de noté pour l’instant.
keeper-change = Modifier : { $line }
keeper-no-route = un tour sans route
keeper-words = Écrire une prise de route
keeper-words-example = Le Cap, Port Elizabeth, Ada ×2
keeper-words-unknown = Cette route n’existe pas. Nommez ses deux lieux, comme dans « { $example } ».
keeper-words-several = { $count ->
    [one] { $count } route correspond
    [many] { $count } routes correspondent
   *[other] { $count } routes correspondent
}
keeper-terrain = Terrain
keeper-terrain-more = { $player } : une carte de plus ({ $terrain })
keeper-terrain-fewer = { $player } : une carte de moins ({ $terrain })
keeper-terrain-most = Souligné : personne n’en a plus, on peut donc doubler une route de ce terrain. Cela coûte { $short ->
    [one] { $short } carte
    [many] { $short } cartes
   *[other] { $short } cartes
} jusqu’à { $length } cases, { $long } au-delà.

## Destinations

keeper-tickets = Destinations
keeper-tickets-hint = Donnez les deux lieux de chaque destination, ou touchez-les sur la carte, et sa valeur. La carte sait si elle est réussie.
keeper-ticket-from = De
keeper-ticket-to = À
keeper-ticket-points = Valeur
keeper-ticket-add = Ajouter la destination
keeper-ticket-remove = Retirer : { $ticket }
keeper-ticket-same = Une destination relie deux lieux différents.
keeper-no-place = Aucun lieu ne s’appelle « { $typed } ».
keeper-finish = Qui a gagné ?

## La feuille de score

keeper-back = Retour à la carte
keeper-explained = Ligne par ligne
keeper-explained-route = { $route }, { $length ->
    [one] { $length } case
    [many] { $length } cases
   *[other] { $length } cases
}
keeper-share = Partager par lien
keeper-share-text = Le lien contient toute la partie. Aucun serveur ne la garde.
keeper-print = Imprimer
keeper-picture = Enregistrer l’image
keeper-more = Plus
