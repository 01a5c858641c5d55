### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Compris
hint-ferry = Nouveau : un ferry. Les espaces marqués d’une locomotive se paient avec des locomotives.
hint-grey = Nouveau : une route grise. Elle se paie avec des cartes d’une même couleur, au choix.
hint-twin = Nouveau : une route double. À moins de { COUNT($players_sharing_doubles, one: "joueur", other: "joueurs") }, une seule de ses voies peut être prise ; sinon les deux, mais pas par le même joueur.
hint-wild = Nouveau : vous pouvez jouer une locomotive comme carte Terrain. Elle compte pour égaler les autres comme pour payer le coût.
