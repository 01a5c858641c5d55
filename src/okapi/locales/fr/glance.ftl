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
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix
    .feminine = une
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } pour { COUNT($spaces) }
rules-picture-terrain = Chaque carte Terrain double des routes de trois couleurs
spoken-news-cards = { $count ->
    [one] { $player } prend une carte.
   *[other] { $player } prend { $count } cartes.
}
rules-why = Pourquoi ? Règle { $rule }
