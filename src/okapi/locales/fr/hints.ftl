### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Compris
hint-ferry = Nouveau : un ferry. Les espaces marqués d’une locomotive se paient avec des locomotives.
hint-grey = Nouveau : une route grise. Elle se paie dans n’importe quelle couleur.
hint-twin = Nouveau : une route double. À deux ou trois, une seule de ses voies peut être prise ; à quatre ou cinq, les deux, mais pas par le même joueur.
hint-wild = Nouveau : une locomotive peut remplacer une carte Terrain. Elle compte pour la majorité et pour le prix.
