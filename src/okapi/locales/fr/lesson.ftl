### The guided first game (src/okapi/lesson): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.

## The way in
lesson-offer-title = Première visite ?
lesson-offer = Jouez une première partie guidée : cinq minutes environ, et chaque chose est expliquée au moment voulu.
lesson-begin = Commencer la partie guidée

## On the bubble
lesson-title = Partie guidée
lesson-step = { $number } sur { $count }
lesson-next = Suite
lesson-leave = Quitter la leçon
lesson-to-games = Vers les vraies parties

## The steps
lesson-say-welcome = Bienvenue au cœur de l’Afrique ! Vous construisez des chemins de fer : vous prenez possession de routes, et elles restent à vous. C’est une vraie partie, seulement plus courte, contre { $opponent }.
lesson-say-tickets = Voici des destinations, vos objectifs secrets. Reliez les deux lieux d’une carte par vos propres routes et elle rapporte ses points à la fin. Une destination manquée vous en coûte autant.
lesson-say-keep = Il faut en garder au moins deux. Choisissez { $one } et { $other } : elles sont courtes et partagent une ligne. Puis confirmez.
lesson-else-keep = Les longues rapportent plus, mais vous n’avez ici que 10 wagons, et toute destination manquée compte contre vous. Gardez { $one } et { $other }.
lesson-say-hand = Voici vos cartes Wagon. Une route coûte une carte de sa couleur par espace. La route { $route } a trois espaces noirs, et vous avez une carte noire.
lesson-say-first-card = À votre tour, vous faites une seule chose. Cette fois, piochez deux cartes : d’abord la noire, visible.
lesson-else-first-card = Vous le ferez bientôt. Il vous manque encore des cartes noires : prenez la noire visible.
lesson-say-second-card = Une locomotive est apparue : elle remplace toutes les couleurs. Visible, elle ne peut être que votre première carte. Tirez donc la seconde de la pioche Wagon, sans la voir.
lesson-else-second-card = Toute autre carte serait permise, mais la chance est avec vous : tirez de la pioche Wagon.
lesson-say-opponent = Encore du noir ! Puis { $opponent } a pris une route avec trois cartes rouges. Ici, vous voyez de chacun les points, les wagons, le nombre de cartes et les terrains. Les cartes en main restent secrètes.
lesson-say-locomotive = Il vous faut trois cartes violettes et vous en avez deux. Une locomotive peut remplacer la troisième. Prise visible, elle compte pour tout le tour, et elle le vaut : prenez-la.
lesson-else-locomotive = Ce serait possible, mais il vous manque une carte violette. La locomotive visible peut la remplacer : prenez-la.
lesson-say-terrain = Les cartes Terrain doublent les points des routes. Les routes violettes, bleues et vertes traversent la jungle. Prenez la carte Jungle.
lesson-else-terrain = Dans un instant. Prenez d’abord ce qui double une route violette : la carte Jungle.
lesson-say-terrain-deck = On peut mêler cartes Wagon et Terrain, visibles ou non. Tirez votre seconde carte de la pioche Terrain.
lesson-else-terrain-deck = Ce serait permis. Pour connaître l’autre pioche, tirez cette fois de la pioche Terrain.
lesson-say-claim = Vous avez trois cartes noires. Choisissez { $route } sur la carte et prenez-en possession.
lesson-else-claim = Pas tout à fait : prenez la route { $route } et payez avec vos trois cartes noires. La locomotive servira bientôt.
lesson-say-majority = Passons au doublement. Il vous faut au moins autant de cartes du terrain de la route que chaque autre joueur. Vous avez 2 cartes Jungle, { $opponent } en a 2 : l’égalité suffit. Jusqu’à trois espaces, il en coûte une carte Terrain ; de quatre à six, deux.
lesson-say-double = Choisissez { $route } et doublez-la. Deux cartes violettes et la locomotive paient, une carte Jungle double : 4 × 2 = 8 points.
lesson-else-double = Cela vous coûterait des points. Prenez { $route } en la doublant : deux cartes violettes et la locomotive paient, une carte Jungle double.
lesson-say-last-round = Il reste 2 wagons à { $opponent }, et cela ouvre le dernier tour : chacun joue encore une fois, { $opponent } aussi.
lesson-say-last-claim = Votre première destination est réussie. Pour la seconde, il ne manque que { $route } : une carte verte. Prenez la route.
lesson-else-last-claim = Pensez à vos destinations : sans { $route }, l’une d’elles est manquée. Prenez la route avec votre carte verte.
lesson-say-score = Le décompte : les points des routes, ce que le doublement ajoute, les destinations réussies moins les manquées, et 10 points pour le plus grand nombre de destinations réussies. { $opponent } en a manqué une et perdu ses points.
lesson-say-done = Voilà tout le jeu. Une vraie partie a 45 wagons et jusqu’à cinq joueurs. Les premières vous signaleront ce qui est nouveau. Bon voyage !

## Refusals
reason-lesson-unknown = Cette leçon n’existe pas.
reason-lesson-another-move = La leçon attend un autre coup.
reason-lesson-not-for-lessons = Une partie guidée n’a ni enregistrement ni revanche.
