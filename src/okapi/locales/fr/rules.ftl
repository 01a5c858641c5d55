# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Les règles
rules-intro = Vers 1910, de { COUNT($min_players, form: "feminine") } à { COUNT($max_players, form: "feminine", one: "compagnie", other: "compagnies") } de chemin de fer tracent leurs lignes au cœur de l’Afrique. Réunissez des cartes, dépensez-les pour prendre possession de routes entre lieux voisins, et reliez les lieux éloignés de vos destinations secrètes. Vous marquez des points pour chaque route, le double si vous dominez son terrain, et pour chaque destination réussie. Le joueur qui a le plus de points gagne.

rules-minute-title = En une minute
rules-minute-turn = À votre tour, faites une seule chose : prendre des cartes, prendre possession d’une route ou piocher des destinations.
rules-minute-cards = Quand vous prenez des cartes, vous en prenez { COUNT($draws, form: "feminine") } : Wagon ou Terrain, visibles ou de la pioche. Une locomotive visible compte pour un tour entier.
rules-minute-routes = Une route coûte, par espace, une carte de sa couleur et un de vos wagons. Les locomotives sont des jokers. Vous marquez les points aussitôt : plus la route est longue, plus elle rapporte. À moins de { COUNT($players_sharing_doubles, one: "joueur", other: "joueurs") }, une seule voie d’une route double peut être prise.
rules-minute-doubling = Si vous avez le plus de cartes du terrain de la route, même à égalité, vous pouvez en dépenser pour doubler ses points : { COUNT($short_terrain_cost, form: "feminine") } pour une route courte, { COUNT($long_terrain_cost, form: "feminine") } pour une longue.
rules-minute-tickets = Une destination nomme deux lieux. Reliez-les par vos propres routes et elle rapporte ses points à la fin ; sinon, elle vous en coûte autant. Les pays au bord du plateau sont des impasses : votre chemin peut s’y terminer, mais pas les traverser.
rules-minute-end = Dès qu’il reste { COUNT($trains_that_end_the_game, one: "wagon", other: "wagons") } ou moins à un joueur, chacun joue encore un tour. Le joueur qui a réussi le plus de destinations, ou chaque joueur à égalité, marque { COUNT($globetrotter, form: "digits", one: "point supplémentaire", other: "points supplémentaires") }.

## Section headings

rules-section-1 = Contenu du jeu
rules-section-2 = La mise en place
rules-section-3 = Votre tour
rules-section-4 = Prendre des cartes
rules-section-5 = Prendre possession d’une route
rules-section-6 = Les cartes Destination
rules-section-7 = Fin de la partie et décompte
rules-section-hints = Conseils pour bien jouer

## 1 What is in the game

rule-title-1-1 = Joueurs et wagons
rule-1-1 =
    Le jeu se joue de { COUNT($min_players) } à { COUNT($max_players, one: "joueur", other: "joueurs") }. Chaque joueur a { COUNT($trains, one: "wagon", other: "wagons") } d’une couleur et commence à 0 point.

    Pour une partie plus courte, vous pouvez convenir d’avance d’un plus petit nombre de wagons.
rule-title-1-2 = Les cartes Wagon
rule-1-2 = Il y a { COUNT($train_cards, form: "digits", one: "carte", other: "cartes") } Wagon : { $cards_of_each_colour } de chaque couleur (violet, blanc, bleu, jaune, orange, noir, rouge et vert) et { COUNT($locomotives, form: "digits", one: "locomotive", other: "locomotives") }. Elles servent à prendre possession des routes.
rule-title-1-3 = Les cartes Destination
rule-1-3 = Il y a { COUNT($tickets, form: "digits", one: "carte", other: "cartes") } Destination. Chacune nomme deux lieux et indique les points que rapporte leur liaison.
rule-title-1-4 = Les cartes Terrain
rule-1-4 = Il y a { COUNT($terrain_cards, form: "digits", one: "carte", other: "cartes") } Terrain, { $cards_of_each_terrain } de chaque type : désert & savane, jungle & forêt, montagnes & escarpements. Elles servent à doubler des routes (5.7).
rule-title-1-5 = Le terrain d’une route
rule-1-5 =
    La couleur imprimée d’une route détermine son terrain. Les routes jaunes, orange et rouges traversent désert & savane ; les violettes, bleues et vertes, jungle & forêt ; les blanches, grises et noires, montagnes & escarpements.

    Seule compte la couleur imprimée. Le terrain d’une route grise est montagnes & escarpements, même si vous la payez avec des cartes rouges.
rule-title-1-6 = Le plateau
rule-1-6 =
    Sur le plateau, { COUNT($connections, form: "feminine", one: "liaison relie", other: "liaisons relient") } les lieux. Parmi elles, { $double_routes } sont des routes doubles, à deux voies côte à côte : il y a donc { COUNT($tracks, form: "feminine", one: "voie", other: "voies") } à prendre.

    On y trouve { COUNT($cities, form: "digits", one: "ville", other: "villes") } et { COUNT($way_stations, form: "digits", one: "halte", other: "haltes") }. Sur le plateau de l’Afrique s’y ajoutent les pays du bord, le Nigeria, le Tchad et le Soudan, avec { COUNT($terminals_of_each, one: "terminus", other: "terminus") } chacun, et Madagascar avec { COUNT($ports, one: "port", other: "ports") }.

## 2 Setting up

rule-title-2-1 = Premier joueur
rule-2-1 = L’ordre des places est fixe. Le premier joueur est tiré au sort, et les autres suivent dans l’ordre des places.
rule-title-2-2 = Ce que vous recevez
rule-2-2 = Chaque joueur reçoit { COUNT($train_cards_dealt, form: "feminine", one: "carte", other: "cartes") } Wagon et { COUNT($tickets_dealt, form: "feminine", one: "carte", other: "cartes") } Destination, qu’il garde secrètes, et { COUNT($terrain_cards_dealt, form: "feminine", one: "carte Terrain, qu’il pose", other: "cartes Terrain, qu’il pose") } face visible devant lui.
rule-title-2-3 = Cartes visibles et pioches
rule-2-3 = Posez face visible { COUNT($open_train_cards, form: "feminine", one: "carte", other: "cartes") } Wagon et { COUNT($open_terrain_cards, form: "feminine", one: "carte", other: "cartes") } Terrain. Le reste des cartes Wagon, Terrain et Destination forme trois pioches face cachée.
rule-title-2-4 = Vos premières destinations
rule-2-4 =
    Gardez au moins { COUNT($starting_tickets_kept, form: "feminine") } de vos { COUNT($tickets_dealt, one: "destinations", other: "destinations") }. Tous choisissent en secret et en même temps ; une fois tous les choix faits, chacun apprend combien de destinations les autres ont gardées.

    Les destinations rendues vont sous la pioche dans l’ordre où elles ont été distribuées, place par place.

## 3 Your turn

rule-title-3 = Une action parmi trois
rule-3 = À votre tour, vous devez faire exactement une action parmi trois : prendre des cartes (4.1), prendre possession d’une route (5.1) ou piocher des destinations (6.1). Terminez votre action avant le tour du joueur suivant.
rule-title-3-1 = Passer
rule-3-1 = Si aucune des trois actions n’est possible, vous passez. Tant qu’au moins une reste possible, vous ne pouvez pas passer.
rule-title-3-2 = Quand tout le monde passe
rule-3-2 = Si tous les joueurs passent l’un après l’autre, la partie s’arrête aussitôt et l’on fait le décompte (7.2), même pendant le dernier tour.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "feminine", start: 1, one: "carte", other: "cartes") }
rule-4-1 =
    Prenez { COUNT($draws, form: "feminine", one: "carte", other: "cartes") }, l’une après l’autre. Chacune peut être une carte Wagon ou une carte Terrain, visible ou sur le dessus d’une pioche, dans n’importe quelle combinaison.

    Vous voyez chaque carte avant de choisir la suivante. Tant qu’il reste des cartes à prendre, vous devez aller jusqu’au bout.
rule-title-4-2 = Locomotives visibles
rule-4-2 =
    Prendre une locomotive visible compte pour un tour entier : vous ne pouvez la prendre que comme première carte, et votre tour s’arrête là. Vous ne pouvez jamais la prendre après une autre carte, même si elle vient d’être révélée.

    Une locomotive tirée de la pioche est une carte comme les autres.
rule-title-4-3 = Remplacer les cartes visibles
rule-4-3 = Quand vous prenez une carte visible, Wagon ou Terrain, elle est aussitôt remplacée par une carte de sa pioche, avant votre carte suivante.
rule-title-4-4 = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "locomotive visible", other: "locomotives visibles") }
rule-4-4 =
    Si au moins { COUNT($locomotives_swept, form: "feminine") } des { COUNT($open_train_cards, one: "cartes", other: "cartes") } Wagon visibles sont des locomotives, toutes les cartes Wagon visibles sont défaussées et de nouvelles sont révélées ; recommencez si nécessaire. On ne le vérifie qu’une fois tous les emplacements remplis, autant que les cartes le permettent.

    S’il reste, dans la pioche, la défausse et les cartes visibles réunies, moins de { COUNT($min_other_cards, form: "feminine", one: "carte", other: "cartes") } autres que des locomotives, les cartes visibles restent telles quelles.
rule-title-4-5 = Une pioche vide
rule-4-5 =
    Quand la pioche Wagon ou la pioche Terrain est épuisée, sa défausse est mélangée pour former une nouvelle pioche. Si des locomotives visibles doivent être défaussées à ce moment (4.4), on commence par là, pour que ces cartes soient mélangées aussi.

    Si la défausse est vide elle aussi, un emplacement parmi les cartes visibles reste vide jusqu’à ce que des cartes soient de nouveau défaussées.
rule-title-4-6 = Plus rien à prendre
rule-4-6 = S’il n’y a plus rien à prendre pour vous, votre tour s’arrête là. C’est aussi le cas s’il ne reste que des locomotives visibles.
rule-title-4-7 = Ce que les autres voient
rule-4-7 = Vos cartes Wagon sont secrètes, mais tout le monde peut savoir combien vous en avez. Vos cartes Terrain sont posées devant vous, face visible et classées par terrain, pour que tous puissent les compter. Il n’y a pas de limite de main.

## 5 Claiming a route

rule-title-5-1 = N’importe quelle route libre
rule-5-1 = Prenez possession d’une route qu’aucun joueur n’a encore prise, n’importe où sur le plateau. Elle n’a pas besoin d’être reliée à vos autres routes.
rule-title-5-2 = Payer
rule-5-2 =
    Payez autant de cartes Wagon que la route a d’espaces, toutes de la couleur de la route. Pour une route grise, vous choisissez la couleur, mais toutes les cartes doivent être de la même couleur.

    Les locomotives sont des jokers : elles remplacent une carte de n’importe quelle couleur. Vous pouvez les combiner avec la couleur ou ne payer qu’en locomotives.
rule-title-5-3 = Les ferries
rule-5-3 = Un ferry porte une ou plusieurs locomotives sur ses espaces. Parmi les cartes que vous payez, il faut au moins autant de locomotives. Elles comptent dans la longueur de la route ; ce n’est pas un coût supplémentaire.
rule-title-5-4 = Poser les wagons
rule-5-4 = Posez un de vos wagons sur chaque espace de la route. Ils y restent jusqu’à la fin de la partie. Si vous avez moins de wagons que la route n’a d’espaces, vous ne pouvez pas la prendre. Défaussez les cartes payées.
rule-title-5-5 = Les points
rule-5-5 = Vous marquez aussitôt les points de la route, selon son nombre d’espaces : { $points_by_length }.
rule-title-5-6 = Les routes doubles
rule-5-6 =
    À moins de { COUNT($players_sharing_doubles, one: "joueur", other: "joueurs") }, une seule voie d’une route double peut être prise : dès qu’un joueur en a pris possession, l’autre est fermée à tous.

    À { COUNT($players_sharing_doubles, one: "joueur", other: "joueurs") } ou plus, les deux voies peuvent être prises, mais pas par le même joueur.
rule-title-5-7 = Doubler une route
rule-5-7 =
    Quand vous prenez possession d’une route, vous pouvez jouer des cartes de son terrain (1.5) pour doubler ses points, si vous avez le plus de cartes de ce terrain, même à égalité (5.8). Doubler une route coûte { COUNT($short_terrain_cost, form: "feminine", one: "carte", other: "cartes") } Terrain jusqu’à { COUNT($longest_short_route, one: "espace", other: "espaces") }, et { COUNT($long_terrain_cost, form: "feminine") } au-delà.

    Le nombre de wagons à poser ne change pas.
rule-title-5-8 = Le plus de cartes, même à égalité
rule-5-8 =
    Pour doubler une route, il vous faut au moins autant de cartes de son terrain que chacun des autres joueurs. Être à égalité suffit.

    Les cartes sont comptées avant que vous défaussiez celles que vous jouez.
rule-title-5-9 = Les locomotives comme cartes Terrain
rule-5-9 =
    Quand vous prenez possession d’une route, et à ce moment seulement, vous pouvez jouer des locomotives de votre main comme cartes Terrain. Chacune compte pour une carte du terrain de la route, pour le coût (5.7) comme pour la comparaison avec les autres (5.8). Elle va ensuite à la défausse Wagon. Les locomotives des autres joueurs ne comptent pas.

    Vous pouvez en jouer autant que le doublement coûte de cartes. Vous ne pouvez en jouer davantage que pour rejoindre le joueur qui a le plus de cartes de ce terrain, et alors exactement autant que nécessaire. Si vos locomotives ne couvrent pas tout le coût, payez le reste avec vos propres cartes Terrain.

    Une locomotive ne sert qu’une fois : soit à payer la route (5.2), soit comme terrain.
rule-title-5-10 = Un exemple
rule-5-10 =
    John prend possession d’une voie de la route Le Cap – Port Elizabeth : { COUNT($example_length, one: "espace noir", other: "espaces noirs") }, son terrain est donc montagnes & escarpements. Il a une carte Montagne, mais Peter en a deux.

    John paie { COUNT($example_length, form: "feminine", one: "carte noire", other: "cartes noires") } et joue une locomotive comme terrain. Sa carte Montagne et la locomotive font deux : il est à égalité avec Peter et peut doubler la route. La locomotive paie aussi le coût d’une carte Terrain.

    John marque { $example_points } × 2 = { $example_doubled } points, défausse la locomotive et garde sa carte Montagne.
rule-title-5-11 = Cartes Terrain jouées et restantes
rule-5-11 = Les cartes Terrain que vous jouez vont à leur propre défausse. Celles qui vous restent à la fin de la partie ne valent rien.

## 6 Destination tickets

rule-title-6-1 = Piocher des destinations
rule-6-1 =
    Piochez { COUNT($tickets_drawn, form: "feminine", one: "destination", other: "destinations") } et gardez-en au moins { COUNT($drawn_tickets_kept, form: "feminine") }. S’il en reste moins, piochez celles qui restent et gardez-en toujours au moins { COUNT($drawn_tickets_kept, form: "feminine") }. S’il n’en reste aucune, vous ne pouvez pas en piocher.

    Remettez celles que vous ne gardez pas sous la pioche, dans l’ordre où vous les avez piochées. Elles ne reviennent qu’après toutes les autres.

    Avant la partie, vous pouvez convenir de piocher { COUNT($tickets_in_russian, form: "feminine", one: "destination", other: "destinations") } à la fois au lieu de { COUNT($tickets_in_most_editions, form: "feminine") }, comme dans l’édition russe.
rule-title-6-2 = Secrètes jusqu’à la fin
rule-6-2 = Vos destinations sont secrètes jusqu’à la fin de la partie ; elles sont alors toutes révélées. Tout le monde peut savoir combien vous en avez. Il n’y a pas de limite.
rule-title-6-3 = Réussir une destination
rule-6-3 = Une destination est réussie quand une suite ininterrompue de vos propres routes relie ses deux lieux. Les routes des autres joueurs ne vous aident pas.
rule-title-6-4 = Le Nigeria, le Tchad et le Soudan
rule-6-4 =
    Pour réussir une destination vers l’un de ces pays, il suffit d’atteindre n’importe lequel de ses terminus.

    Les terminus sont des impasses. Deux routes vers le même pays ne s’y rejoignent pas : votre chemin ne peut donc pas traverser un pays. Sur les autres plateaux, il en va de même de tout pays à terminus.
rule-title-6-5 = Madagascar
rule-6-5 = Pour réussir une destination vers Madagascar, il suffit d’atteindre l’un de ses deux ports. Les ports sont des arrêts ordinaires, reliés entre eux par une route : votre chemin peut donc traverser Madagascar. Sur les autres plateaux, il en va de même de tout pays à ports.
rule-title-6-6 = Les haltes
rule-6-6 = Les haltes relient les routes tout comme les villes. Aucune destination n’en nomme une.

## 7 The end and the score

rule-title-7-1 = Le dernier tour
rule-7-1 =
    Quand un joueur a { COUNT($trains_that_end_the_game, one: "wagon", other: "wagons") } ou moins à la fin d’un tour, le dernier tour de table commence : chaque joueur, lui compris, joue encore une fois. Puis la partie est terminée.

    Rien ne prolonge ce dernier tour, même si un autre joueur se trouve à court de wagons.
rule-title-7-2 = Le décompte des destinations
rule-7-2 = Révélez toutes les destinations. Chaque destination réussie ajoute ses points à votre score ; chaque destination non réussie les retire.
rule-title-7-3 = Le bonus Globetrotter
rule-7-3 = Le joueur qui a réussi le plus de destinations marque le bonus Globetrotter de { COUNT($globetrotter, form: "digits", one: "point", other: "points") }. En cas d’égalité, tous les joueurs concernés le marquent. Si personne n’a réussi de destination, personne ne le marque. Les destinations non réussies n’y changent rien.
rule-title-7-4 = Pas de bonus pour le plus long chemin
rule-7-4 = Il n’y a pas de bonus pour le plus long chemin. Votre score peut descendre sous zéro.
rule-title-7-5 = La victoire
rule-7-5 = Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire revient à celui des joueurs concernés qui a réussi le plus de destinations. Si l’égalité persiste, la victoire est partagée.

## Hints

rules-hint-centre = À { COUNT($max_players, one: "joueur", other: "joueurs") }, le centre du plateau se remplit vite. S’il vous faut un chemin à travers le cœur de l’Afrique, prenez-en tôt les goulets d’étranglement. Pour une partie plus amicale, réunissez moins de joueurs.
rules-hint-now = Votre avance dans un terrain peut avoir disparu à votre prochain tour. Si vous pouvez doubler une bonne route maintenant, mieux vaut souvent la prendre tout de suite que d’attendre.
rules-hint-spend = Les cartes Terrain jouées ne comptent plus pour vous. Regardez ce qu’ont les autres avant de dépenser votre avance, et ne finissez pas la partie avec des cartes Terrain inutilisées.
rules-hint-long = Les longues routes valent bien plus que les courtes : { COUNT($longest_route, one: "espace rapporte", other: "espaces rapportent") } { COUNT($longest_route_points, form: "digits", one: "point", other: "points") }, ou { $longest_route_doubled } si la route est doublée. Une seule longue route dans le bon terrain peut décider d’une partie.
rules-hint-paths = Gardez des destinations qui partagent un chemin : les mêmes routes peuvent servir à plusieurs d’entre elles. Pour le bonus Globetrotter, une petite destination compte autant qu’une grande.
rules-hint-end = Surveillez combien de wagons il reste aux autres. Les destinations piochées tard sont risquées, car chacune que vous ne réussissez pas vous coûte des points.
rules-hint-score = Comptez chaque route dès qu’elle est prise, car plus tard personne ne sait lesquelles ont été doublées. Ici, le jeu avance les marqueurs pour vous ; autour d’une vraie table, confiez le score à un seul joueur.

## Where editions differ, for people with a box beside them

rules-section-editions = Ce qui change selon les éditions
rules-edition-tickets = En cours de partie, on pioche { COUNT($tickets_in_most_editions, form: "feminine", one: "destination", other: "destinations") } selon la plupart des livrets et { COUNT($tickets_in_russian, form: "feminine") } selon le livret russe. Choisissez avant de commencer (6.1).
rules-edition-bonus = Le livret russe ne parle pas de Globetrotter : il donne le nom du jeu au bonus du plus grand nombre de destinations réussies (7.3).
rules-edition-tracks = Seul le livret français dit expressément qu’un même joueur ne peut pas prendre les deux voies d’une route double. Ici, c’est toujours le cas (5.6).
rules-edition-base = Les livrets empruntent au jeu de base les ferries (5.3), la limite de locomotives visibles (4.4), le dernier tour (7.1) et les égalités (7.5) ; nous aussi.
rules-edition-silent = Les livrets ne disent pas quand on passe (3.1), si l’on peut jouer plus de locomotives que le doublement n’en coûte (5.9), quel est le terrain d’une route grise payée dans une autre couleur (1.5), ni si un chemin peut traverser Madagascar (6.5). Ces règles sont les nôtres.
rules-edition-places = Le plateau imprimé porte les mêmes noms dans toutes les éditions. Ici, vous voyez les noms usuels en français ; vous pouvez taper les uns comme les autres.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Les huit couleurs des cartes Wagon, et la locomotive
rules-picture-ticket = Une carte Destination : deux lieux, et les points de leur liaison
rules-picture-display = Les cartes visibles : { COUNT($open_train_cards, form: "feminine", one: "carte", other: "cartes") } Wagon et { COUNT($open_terrain_cards, form: "feminine", one: "carte", other: "cartes") } Terrain
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "feminine", start: 1, one: "locomotive visible", other: "locomotives visibles") } : les { COUNT($open_train_cards, one: "cartes", other: "cartes") } sont remplacées
rules-picture-single = { $route } : une route { $single_length ->
        [one] d’{ COUNT($single_length, one: "espace", other: "espaces") }
       *[other] de { COUNT($single_length, one: "espace", other: "espaces") }
    }
rules-picture-double = { $route } : une route double, deux voies { $example_length ->
        [one] d’{ COUNT($example_length, one: "espace", other: "espaces") }
       *[other] de { COUNT($example_length, one: "espace", other: "espaces") }
    } chacune
rules-picture-ferry = { $route } : un ferry. Au moins { COUNT($ferry_locomotives, form: "feminine") } des { COUNT($ferry_length, one: "cartes", other: "cartes") } { $ferry_locomotives ->
        [one] doit être une locomotive
       *[other] doivent être des locomotives
    }
rules-picture-terminal = Deux routes vers le Soudan : elles ne s’y rejoignent pas
rules-picture-madagascar = Les deux ports de Madagascar, et la route entre eux
rules-picture-points = Ce que rapporte une route selon sa longueur, et ce que coûte son doublement
rules-picture-spaces = Espaces
rules-picture-points-once = Points
rules-picture-points-twice = Doublée
rules-picture-terrain-cost = Cartes Terrain
rules-picture-example = { $route }, prise par John
rules-picture-john-pays = John paie
rules-picture-john-terrain = Terrain de John
rules-picture-john-locomotive = Jouée comme terrain
rules-picture-peter-terrain = Terrain de Peter
rules-picture-example-majority = 1 + 1 = 2, à égalité avec Peter
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } points
rules-picture-globetrotter = Deux joueurs ont réussi quatre destinations chacun : tous deux marquent { COUNT($globetrotter, form: "digits", one: "point", other: "points") }
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = pas de bonus

## On the page and at the table

rules-contents = Sommaire
rules-print = Imprimer
rules-rule = Règle { $rule }
rules-link-to = Lien vers la règle { $rule }
rules-all = Toutes les règles (dans un nouvel onglet)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Pour en lire plus, tapez par exemple : règles 5 (une section entière), règles 5.8 (une règle), règles tout (l’ensemble).
rules-unknown = Il n’y a pas de règle « { $number } ». Tapez une section de { $first } à { $last }, ou le numéro d’une règle, comme 5.8.
command-rules = Lire les règles : toutes, une section ou une seule règle.
argument-rule = Une section comme 5, ou une règle comme 5.8 ; par défaut, toutes les règles.
