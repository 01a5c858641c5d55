### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Partie guidée
tutorial-step = { $number } sur { $count }
tutorial-next = Suivant
tutorial-leave = Quitter la partie guidée
tutorial-to-games = Passer à une vraie partie
# When the move is half made: the button that makes the rest of it.
tutorial-now = Appuyez maintenant sur « { $button } ».

## The steps
tutorial-say-welcome = Bienvenue au cœur de l’Afrique ! Vous construisez des chemins de fer : vous prenez possession de routes, et elles restent à vous. C’est une vraie partie, simplement plus courte, contre { $opponent }.
tutorial-say-tickets = Voici des cartes Destination, vos objectifs secrets. Reliez les deux lieux d’une carte par vos propres routes et elle rapporte ses points à la fin. Une destination non réussie vous en coûte autant.{ $table ->
    [words] {""}
   *[map] {" "}Le plateau montre un chemin pour { $one }.
}
tutorial-say-keep = Vous devez en garder au moins { COUNT($starting_tickets_kept, form: "feminine") }. Choisissez { $one } et { $other } : elles sont courtes et partagent un chemin. Puis validez.
tutorial-else-keep = Les longues destinations rapportent plus, mais vous n’avez ici que { COUNT($trains, form: "digits", one: "wagon", other: "wagons") }, et chaque destination non réussie vous coûte des points. Gardez { $one } et { $other }.
tutorial-say-hand = Voici vos cartes Wagon. Une route coûte une carte de sa couleur par espace. La route { $route } a trois espaces noirs, et vous avez une carte noire.
tutorial-say-first-card = À votre tour, vous faites une seule chose. Cette fois, prenez { COUNT($draws, form: "feminine", one: "carte", other: "cartes") } : d’abord la noire visible.
tutorial-else-first-card = Vous le ferez bientôt. Il vous manque encore des cartes noires : prenez la noire visible.
tutorial-say-second-card = Une locomotive a été révélée : elle remplace n’importe quelle couleur. Mais une locomotive visible ne se prend que comme première carte. Prenez donc la seconde dans la pioche Wagon, sans la voir.
tutorial-else-second-card = Toute autre carte serait permise aussi, mais la chance est avec vous aujourd’hui : prenez une carte de la pioche Wagon.
tutorial-say-opponent = Encore une noire ! Puis { $opponent } a pris une route avec trois cartes rouges. Ici, vous voyez les points, les wagons, le nombre de cartes et les terrains de chacun. Les cartes en main restent secrètes.
tutorial-say-locomotive = La route suivante de votre chemin, { $route }, a trois espaces violets, et vous avez deux cartes violettes. Une locomotive peut remplacer la troisième. Visible, elle compte pour un tour entier, mais elle le vaut bien : prenez-la.
tutorial-else-locomotive = Ce serait possible, mais il vous manque une carte violette. La locomotive visible peut la remplacer : prenez-la.
tutorial-say-terrain = Les cartes Terrain doublent les points des routes. Les routes violettes, bleues et vertes traversent la jungle. Prenez la carte Jungle.
tutorial-else-terrain = Dans un instant. Prenez d’abord ce qui double une route violette : la carte Jungle.
tutorial-say-terrain-deck = Vous pouvez combiner cartes Wagon et cartes Terrain, visibles ou de la pioche. Prenez votre seconde carte dans la pioche Terrain.
tutorial-else-terrain-deck = Ce serait permis. Pour découvrir l’autre pioche, prenez cette fois une carte de la pioche Terrain.
tutorial-say-claim = Vous avez trois cartes noires. { $table ->
    [words] Prenez la route { $route }.
   *[map] Choisissez { $route } sur le plateau, puis prenez-en possession.
}
tutorial-else-claim = Vous pourriez, mais vous avez déjà de quoi payer { $route } : prenez cette route avec vos trois cartes noires.
tutorial-say-majority = Passons au doublement. Il vous faut au moins autant de cartes du terrain de la route que chacun des autres joueurs. Vous avez 2 cartes Jungle et { $opponent } en a 2 : l’égalité suffit. Jusqu’à { COUNT($longest_short_route, one: "espace", other: "espaces") }, cela coûte { COUNT($short_terrain_cost, form: "feminine", one: "carte", other: "cartes") } Terrain ; au-delà, { COUNT($long_terrain_cost, form: "feminine") }.
tutorial-say-double = Choisissez { $route } et doublez-la. Payez avec deux cartes violettes et la locomotive, et doublez avec une carte Jungle : { $points } × 2 = { COUNT($doubled, form: "digits", one: "point", other: "points") }.
tutorial-else-double = Cela vous coûterait des points. Prenez { $route } et doublez-la : payez avec deux cartes violettes et la locomotive, et doublez avec une carte Jungle.
tutorial-say-last-round = Il reste { COUNT($trains_that_end_the_game, form: "digits", one: "wagon", other: "wagons") } à { $opponent }, ce qui déclenche le dernier tour : chacun joue encore une fois, { $opponent } aussi.
tutorial-say-last-claim = Votre première destination est réussie. Pour la seconde, il ne manque que { $route } : une carte verte. Prenez la route.
tutorial-else-last-claim = Pensez à vos destinations : sans { $route }, l’une d’elles ne sera pas réussie. Prenez cette route avec votre carte verte.
tutorial-say-score = La feuille de score : les points des routes, ce que le doublement a ajouté, les destinations réussies moins les autres, et { COUNT($globetrotter, form: "digits", one: "point", other: "points") } pour le plus grand nombre de destinations réussies (Globetrotter). { $opponent } a manqué une destination et en a perdu les points.
tutorial-say-done = Vous connaissez tout le jeu. Une vraie partie se joue avec { COUNT($usual_trains, form: "digits", one: "wagon", other: "wagons") } et jusqu’à { COUNT($max_players, one: "joueur", other: "joueurs") }. Lors de vos premières parties, nous vous signalerons ce qui est nouveau. Bon voyage !

## Refusals
reason-tutorial-unknown = Cette partie guidée n’existe pas.
reason-tutorial-another-move = La partie guidée attend un autre coup.
reason-tutorial-not-available = Une partie guidée n’a ni enregistrement ni revanche.
