# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Un jeu de chemins de fer au cœur de l’Afrique : jouez contre des bots, simulez des parties, vérifiez-les et revoyez-les.
command-play = Jouer contre des bots dans le terminal.
command-simulate = Faire jouer de nombreuses parties à des bots et résumer les résultats. La même graine donne partout les mêmes parties.
command-simulate-numbers = Ce que --json affiche : games, players, engine et seconds ; decisions, le nombre de décisions de toutes les parties ; games_per_second ; mean_score, le score final moyen de toutes les places ; mean_tickets_completed, la moyenne de toutes les places ; mean_turns, le nombre moyen de tours d’une partie, tous joueurs confondus, le dernier compris ; doubled_routes, le total de toutes les parties.
command-board = Montrer le plateau en tableaux : lieux, routes, destinations, totaux.
command-board-check = Vérifier un fichier de plateau et afficher tous les problèmes trouvés.
command-verify = Vérifier des parties enregistrées : complètes, inchangées, conformes aux règles et distribuées équitablement.
command-replay = Raconter une partie enregistrée, tour par tour.
command-bots = Afficher la liste des bots.

option-version = Afficher la version et quitter.
option-language = La langue, par exemple fr ; par défaut, celle de votre système.
option-plain = Utiliser de simples lignes de texte, pour les lecteurs d’écran : ni tableaux ni couleurs.
option-help = Afficher cette aide et quitter.
option-install-completion = Installer la complétion pour ce shell.
option-show-completion = Afficher le script de complétion pour ce shell.
option-board = Un fichier de plateau ; par défaut, le plateau fourni.
option-board-file = Un fichier de plateau.
option-board-small = Accepter peu de cartes Destination, pour un petit jeu de recherche.
option-players = Le nombre de joueurs.
option-bots = Les bots de la table, par leur nom, séparés par des virgules ; un seul nom vaut pour toutes les places. `okapi bots` en donne la liste.
option-play-seed = Distribuer d’après une graine : la même graine donne toujours la même partie. Sans graine, la distribution est équitable, et on peut le prouver.
option-simulate-seed = La graine des parties : la même graine donne les mêmes parties.
option-resume = Reprendre une partie enregistrée.
option-name = Votre nom, pour la partie enregistrée. Avec --resume : quelle place est la vôtre.
option-words = Vos mots pour le mélange équitable et vérifiable ; si vous n’en donnez pas, on vous les demande.
option-tickets-drawn = Combien de cartes Destination un joueur pioche à la fois ; le plus petit nombre est celui de l’édition russe.
option-games = Le nombre de parties à jouer.
option-records = Enregistrer chaque partie dans ce dossier.
option-engine = Ce qui joue les parties : referee, compiled ou gpu. Par défaut, le moteur le plus rapide qui en soit capable ; tous jouent les mêmes parties.
option-rules = Des règles qui diffèrent de celles publiées, par exemple trains=30,tickets_drawn=3.
option-json = Afficher un objet JSON au lieu d’un tableau.
option-record = Une partie enregistrée par `okapi play` ou `okapi simulate`.
option-as = Ne raconter que ce qu’on pouvait voir depuis cette place : un numéro à partir de 1, ou le nom du joueur.

version = okapi { $version }
first-steps = Okapi { $version }, un jeu de chemins de fer au cœur de l’Afrique. Pour commencer :
first-steps-browser = Jouer dans le navigateur, contre des bots ou avec des amis.
first-steps-help = Afficher toutes les commandes.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Usage : { $usage }
usage-options-here = [options]
usage-command-here = commande
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-required = { $text } (obligatoire)
usage-default = { $text } (par défaut : { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADRESSE
    [BOT] BOT
    [DD] JJ
    [DIR] DOSSIER
    [ENGINE] MOTEUR
    [FILE] FICHIER
    [LANGUAGE] LANGUE
    [MM] MM
    [NAME] NOM
    [NUMBER] NUMÉRO
    [RATE] TAUX
    [RULE] RÈGLE
    [SEAT] PLACE
    [SECONDS] SECONDES
    [TASK] TÂCHE
    [TEXT] TEXTE
    [THEME] THÈME
    [YYYY] AAAA
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Il n’y a pas de langue « { $language } » ; choisissez parmi { $languages } avec --language.
usage-with-hint = { $sentence } Pour l’aide, tapez : { $command } --help
usage-no-such-command = Il n’y a pas de commande « { $command } » ; choisissez parmi { $commands }.
usage-no-such-option = { $nearest ->
    [none] Il n’y a pas d’option { $option }.
   *[other] Il n’y a pas d’option { $option } ; vouliez-vous dire { $nearest } ?
}
usage-missing = Il manque { $name }.
usage-bad-value = { $kind ->
    [integer] { $name } doit être un nombre entier.
    [number] { $name } doit être un nombre.
   *[other] { $name } a une valeur inutilisable.
}
usage-needs-a-value = { $option } demande une valeur.
usage-too-many-words = C’est trop d’arguments pour cette commande.

## Bad input

broken-bot = Le bot « { $bot } » ne peut pas être chargé : { $error }.
bot-failed = Le bot « { $bot } » a échoué dans la partie { $game } : { $error }.
unknown-bot = Aucun bot ne s’appelle « { $bot } » ; choisissez parmi { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en un par place, ou un seul pour toutes.
wrong-number-of-players = Le jeu se joue de { $min } à { $max } joueurs, et non à { $players } ; choisissez un autre nombre avec --players.
no-games = Jouez au moins une partie : choisissez un nombre plus grand avec --games.
wrong-rules = « { $rule } » ne convient pas à --rules : écrivez un nom et un nombre entier, par exemple trains=30. Les noms sont { $names }.
unknown-engine = Aucun moteur ne s’appelle « { $engine } » ; choisissez parmi { $engines }.
engine-not-for-bots = Ce moteur fait jouer { $known }, et non { $bots } : retirez --engine, ou utilisez --engine referee.
engine-not-installed = Ce moteur demande un paquet de plus : pip install "okapi-railways[fast]"
engine-too-small =
    Ce plateau est trop grand pour ce moteur ({ $limit ->
        [routes] routes
        [places] lieux
        [tickets] cartes Destination
        [prices] sortes de routes selon la longueur et les locomotives
       *[other] une taille
    } : { $found }, maximum { $max }) : utilisez --engine referee.
no-gpu = Aucun GPU utilisable n’a été trouvé : utilisez --engine compiled.
no-records-on-gpu = Les parties jouées sur le GPU ne peuvent pas être enregistrées : avec --records, utilisez --engine compiled.
engine-compiling = Compilation du moteur pour cette machine. Cela n’arrive qu’une fois et prend environ une minute…
machine-code-begun = Okapi est compilé en arrière-plan pour cette machine. Cela n’arrive qu’une fois et prend environ une minute. Vous pouvez jouer : d’ici là, Champion n’anticipe pas, les conseils sont plus lents et les analyses attendent.
machine-code-done = La compilation est terminée : les bots et l’entraîneur donnent maintenant leur maximum.
machine-code-failed = La compilation pour cette machine a échoué ({ $error }). Vous pouvez jouer : les bots et les conseils s’en passent, mais Champion n’anticipe pas et les parties ne sont pas analysées. Pour voir toute l’erreur : { $command }
wrong-tickets-drawn = On ne peut pas piocher ce nombre de destinations à la fois ; choisissez { $choices } avec --tickets-drawn.
bad-name = { $longest ->
    [one] Choisissez un nom de { $longest } caractère, qui ne soit pas un simple nombre.
   *[other] Choisissez un nom de 1 à { $longest } caractères, qui ne soit pas un simple nombre.
}
name-of-a-bot = « { $name } » est le nom d’un bot ; choisissez-en un autre.
bad-words = { $longest ->
    [one] Choisissez au plus { $longest } caractère imprimable pour vos mots.
   *[other] Choisissez au plus { $longest } caractères imprimables pour vos mots.
}
bad-seed = { $longest ->
    [one] Choisissez au plus { $longest } caractère imprimable pour la graine.
   *[other] Choisissez au plus { $longest } caractères imprimables pour la graine.
}
words-with-seed = Avec une graine, vos mots n’ont pas d’effet sur la distribution : retirez --seed ou --words.
bad-setup = Aucune partie ne peut commencer ainsi : { $error }.
board-broken = { $more ->
    [0] On ne peut pas jouer sur le plateau { $file } : { $problem }. Corrigez-le et lancez : okapi board check { $file }
    [one] On ne peut pas jouer sur le plateau { $file } : { $problem } ; il y a un autre problème. Pour voir les deux : okapi board check { $file }
   *[other] On ne peut pas jouer sur le plateau { $file } : { $problem } ; il y a { $more } autres problèmes. Pour les voir tous : okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Le fichier de plateau { $file } n’existe pas, et ce n’est aucun des plateaux du jeu : { $boards }.
   *[other] Le fichier de plateau { $file } n’existe pas ; vouliez-vous dire { $nearest } ?
}
not-a-file = { $file } n’est pas un fichier ; indiquez une partie enregistrée.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] accès refusé
    [EPERM] ce n’est pas autorisé
    [EISDIR] c’est un dossier
    [EEXIST] c’est un fichier, pas un dossier
    [ENOTDIR] une partie du chemin n’est pas un dossier
    [ENOSPC] le disque est plein
    [EROFS] le disque est en lecture seule
    [EADDRINUSE] le port est déjà utilisé
    [EADDRNOTAVAIL] cet ordinateur n’a pas cette adresse
    [ENAMETOOLONG] le nom est trop long
   *[other] { $error }
}
unwritable = Impossible d’enregistrer les parties dans { $folder } : { $error }. Choisissez un autre dossier avec --records.
unknown-seat = Il n’y a pas de place « { $seat } » : choisissez un numéro de 1 à { $seats }, ou un nom : { $players }.
settled-already = Une partie enregistrée a déjà ses joueurs, son donneur et ses règles : retirez --players, --seed, --words et --tickets-drawn.
finished-already = { $file } : cette partie est déjà terminée. Pour la lire : okapi replay { $file }
no-secret = L’enregistrement ne contient pas le secret du donneur, la distribution ne peut donc pas continuer ; seule une partie enregistrée par son propre donneur peut reprendre.
no-dealer = Les cartes de cette partie ont été saisies à la main : il n’y a pas de donneur pour continuer.
whose-seat = Dites avec --name quelle place est la vôtre : { $players }.
whose-bots = { $seats ->
    [one] Dites avec --bots quel bot joue à l’autre place.
   *[other] Dites avec --bots quels bots jouent aux { $seats } autres places.
}

## Records

record-bad-file = { $file } : { $fault }
record-bad-line = { $file } : ligne { $line } : { $fault }
record-fine = { $file } : correct. Partie à { $players } joueurs, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $state ->
    [finished] terminée
   *[unfinished] inachevée
} : { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Il est prouvé que la distribution est équitable : chaque carte est conforme à la promesse du donneur.
luck-secret = On ne peut pas encore prouver que la distribution est équitable : le secret du donneur est révélé à la fin.
luck-seeded = Chaque carte est conforme à la graine « { $seed } ».
luck-unknown = L’enregistrement ne dit pas comment les cartes ont été distribuées : on peut seulement vérifier qu’elles sont possibles.
luck-played-on = Cette partie a été reprise à partir d’une position d’une autre partie, qui n’est pas prouvée. Ensuite, chaque carte est conforme à la promesse du donneur.
chapter-setup = Mise en place
chapter-turn = { $who ->
    [you] Tour { $turn } : vous, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Tour { $turn } : { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
replay-unfinished = La partie n’est pas terminée. Jusqu’ici :

## The board

board-heading = { $board } : { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
}, { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
} (dont { $doubles ->
    [one] { $doubles } route double
   *[other] { $doubles } routes doubles
}), { $tickets ->
    [one] { $tickets } carte Destination
   *[other] { $tickets } cartes Destination
}
board-places = Lieux
board-routes = Routes
board-tickets = Cartes Destination
board-colours = Couleurs
board-terrains = Terrains
board-fine = { $file } : correct.
board-problems = { $count ->
    [one] { $file } : { $count } problème.
   *[other] { $file } : { $count } problèmes.
}
place-several = { $place } ({ $count })
track-ferry = { $colour } (ferry { $locomotives })

## Column headings

column-player = Joueur
column-points = Points
column-trains = Wagons
column-cards = Cartes
column-tickets = Dest.
column-desert = Désert
column-jungle = Jungle
column-mountain = Montagne
column-routes = Routes
column-doubling = Doublement
column-globetrotter = Globetrotter
column-total = Total
column-ticket = Destination
column-missing = Il manque
column-route = Route
column-colour = Couleur
column-colours = Couleurs
column-terrain = Terrain
column-spaces = Espaces
column-cheapest = Vous payez
column-price = Prix
column-doubled = Doublée
column-payable = Payable
column-doubled-by = Qui peut doubler
column-leads-to = Vers
column-from = De
column-to = À
column-state = Maintenant
column-arithmetic = Résultat
column-command = Tapez
column-meaning = Effet
column-kind = Type
column-number = Nombre
column-places = Lieux
column-bot = Bot
column-description = Description
column-what = Mesure
column-value = Valeur

## Simulations

simulate-progress = Parties
simulate-stopped = { $games ->
    [one] Arrêt après { $games } partie sur { $wanted }. Jusqu’ici :
   *[other] Arrêt après { $games } parties sur { $wanted }. Jusqu’ici :
}
simulate-games = Parties
simulate-players = Joueurs
simulate-engine = Moteur
simulate-seconds = Secondes
simulate-decisions = Décisions, toutes les parties
simulate-games-per-second = Parties par seconde
simulate-mean-score = Score final moyen, toutes les places
simulate-mean-tickets-completed = Destinations réussies en moyenne, toutes les places
simulate-mean-turns = Tours par partie en moyenne, tous les joueurs
simulate-doubled-routes = Routes doublées, toutes les parties

## Sitting down and leaving

human = Humain
you = Vous
welcome = À la table : { $players }. Le plateau : { $board }.
welcome-help = Tapez un numéro pour choisir, ? pour l’aide ; Ctrl-C pour quitter (vous pourrez d’abord enregistrer).
plain-hint = Si vous utilisez un lecteur d’écran, ceci est plus facile à suivre : { $command }
commitment = La promesse du donneur pour cette partie : { $commitment }
ask-words = Ajoutez quelques mots de votre choix, pour que le donneur ne puisse pas truquer la donne (ou appuyez simplement sur Entrée) :
resumed = { $events ->
    [one] La partie reprend après { $events } événement. Ce qui s’est passé en dernier :
   *[other] La partie reprend après { $events } événements. Ce qui s’est passé en dernier :
}
ask-save = Enregistrer la partie ? Appuyez sur Entrée pour l’enregistrer sous { $file }, ou tapez un autre nom de fichier, ou n pour non.
ask-keep = Garder l’enregistrement de cette partie ? Appuyez sur Entrée pour l’enregistrer sous { $file }, ou tapez un autre nom de fichier, ou n pour non.
saved = C’est enregistré. Pour reprendre : okapi play --resume { $file }
saved-finished = C’est enregistré. Pour vérifier : okapi verify { $file } · Pour relire : okapi replay { $file }
not-saved = Rien n’est enregistré.
save-taken = { $file } existe déjà et n’est pas une partie enregistrée ; choisissez un autre nom.
save-failed = La partie n’a pas pu être enregistrée sous { $file } : { $error }. Choisissez un autre nom.
save-impossible = La partie n’a pas pu être enregistrée : ni ici, ni dans votre dossier personnel, ni dans le dossier temporaire.

## The table

your-turn = À vous de jouer
label-open = Visibles
label-decks = Pioches
label-hand = Main
label-tickets = Destinations
decks = cartes Wagon { $train }, cartes Terrain { $terrain }, destinations { $tickets }
no-card = –
nothing = aucune
yes = oui
last-round = { $turns ->
    [one] C’est le dernier coup de la partie.
   *[other] Dernier tour : il reste { $turns } coups, celui-ci compris.
}
majority-legend = * le plus, ou à égalité : peut doubler les routes de ce terrain.
ticket-path = par { $routes }
missing = { $spaces ->
    [0] rien
    [one] { $spaces } espace
   *[other] { $spaces } espaces
}
missing-closed = plus possible
winner = { $who ->
    [you] Vous avez gagné !
   *[other] { $player } a gagné.
}
winners = Victoire partagée : { $players }.

## Menus

menu-turn = Que voulez-vous faire ?
menu-second-draw = Prenez votre seconde carte :
menu-keep = { $offered ->
    [one] Gardez cette destination :
   *[other] Quelles destinations gardez-vous ? Au moins { $min } ; tapez leurs numéros, par exemple 1 3, ou tout.
}
menu-claim = Quelle route ? (* est sur le chemin d’une de vos destinations, r pour revenir)
menu-pay = Comment payez-vous la route { $route } ? (r pour revenir)
menu-double = Route { $route } ({ $payment }) : doubler ses points ? (r pour revenir)
menu-confirm = Route { $route } ({ $payment }) ? (r pour revenir)
menu-confirm-doubled = Route { $route } ({ $payment }), doublée avec { $spent } ? (r pour revenir)
menu-page = Page { $page } sur { $pages } : s pour la suivante, p pour la précédente.
choice-take = { $open ->
    [one] prendre { $card }
   *[other] prendre { $card } ({ $open } visibles)
}
choice-draw = { $deck ->
    [train] prendre une carte de la pioche Wagon
   *[terrain] prendre une carte de la pioche Terrain
}
choice-claim = { $routes ->
    [one] prendre possession d’une route ({ $routes } possible)
   *[other] prendre possession d’une route ({ $routes } possibles)
}
choice-confirm = { $points ->
    [one] oui, pour { $points } point
   *[other] oui, pour { $points } points
}
choice-tickets = { $count ->
    [one] piocher une carte Destination
   *[other] piocher { $count } cartes Destination
}
choice-pass = passer
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
    [one] { $cards } + { $locomotives } loco
   *[other] { $cards } + { $locomotives } locos
}
locomotives-in-short = { $locomotives ->
    [one] { $locomotives } loco
   *[other] { $locomotives } locos
}
not-doubled = non
not-doubled-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
doubled-with = oui, avec { $spent }
arithmetic = { $wild ->
    [0] { $terrain } : vous ({ $own }), { $player } ({ $rival }). Cela suffit : { $doubled } points au lieu de { $points }
    [one] { $terrain } : vous ({ $own } + { $wild } locomotive = { $sum }), { $player } ({ $rival }). Cela suffit : { $doubled } points au lieu de { $points }
   *[other] { $terrain } : vous ({ $own } + { $wild } locomotives = { $sum }), { $player } ({ $rival }). Cela suffit : { $doubled } points au lieu de { $points }
}

## What was typed and not understood

unknown-command = Ce n’est ni une commande ni un numéro ; tapez ? pour voir ce que vous pouvez taper.
unknown-draw = Prendre quoi ? Par exemple : prendre rouge, prendre loco, prendre désert, piocher wagon, piocher terrain, piocher destinations.
unknown-filter = Demandez les routes par lieu, couleur, terrain ou longueur : routes durban, routes rouges, routes 4.
unknown-place = Ce lieu n’existe pas. Le début de son nom suffit.
unknown-route = Cette route n’existe pas. Nommez deux lieux voisins, par exemple : construire le cap port elizabeth
unknown-payment = Je ne comprends pas ce paiement. Écrivez-le ainsi : noire*2 loco*1, puis doubler ou doubler loco*1 pour doubler.
no-claims = Vous ne pouvez prendre possession d’aucune route pour l’instant.
none-of-those = Vous ne pouvez prendre possession d’aucune de ces routes pour l’instant ; tapez `routes` et un lieu pour voir leur prix.
double-not-possible = Vous ne pouvez pas doubler cette route ; tapez `joueurs` pour voir qui a le plus de cartes de chaque terrain.
not-in-that-colour = Vous ne pouvez pas la payer dans cette couleur.
unknown-terrain = Ce terrain n’existe pas ; choisissez parmi { $terrains }.

## Answers

answer-no-routes = Aucune route de ce genre ne vous est ouverte.
answer-routes = { $count ->
    [one] { $count } route vous est ouverte.
   *[other] { $count } routes vous sont ouvertes.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } accès ({ $kind })
}
state-claimed = { $who ->
    [you] à vous
   *[other] { $player }
}
state-closed = fermée : l’autre voie est prise
state-payable = libre, et vous pouvez la payer
state-open = libre
answer-languages = Tapez { $word } suivi de l’une de ces langues :

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } LIEU LIEU [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [LIEU|COULEUR|LONGUEUR]
typed-place = { $word } LIEU
typed-who-has = { $word } [TERRAIN]
typed-last = { $word } [NOMBRE]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMÉRO|{ $all }]
typed-language = { $word } [LANGUE]
typed-save = { $word } [FICHIER]

help-intro = Tapez le numéro d’un choix, ou l’une de ces commandes ; le début suffit et les accents ne comptent pas :
help-draw = prendre une carte ou piocher des destinations
help-claim = prendre possession d’une route ; on vous demande ce qui manque
help-keep = garder des destinations par leur numéro
help-pass = passer, si vous n’avez pas d’autre coup
help-hand = vos cartes
help-market = les cartes visibles et ce qui reste dans les pioches
help-players = points, cartes et terrains de tout le monde
help-map = qui a pris quelles routes
help-routes = les routes libres, leur prix et qui peut doubler
help-place = les routes d’un lieu et qui les a prises
help-who-has = combien de cartes Terrain a chaque joueur
help-tickets = vos destinations et ce qu’il vous manque
help-needs = les cartes qui vous manquent
help-log = ce qui s’est passé
help-last = ce qui s’est passé en dernier
help-options = ce que vous pouvez faire maintenant
help-score = les points jusqu’ici
help-rules = les règles en bref
help-advice = de bons coups, et pourquoi
help-review = après la partie, les moments clés et la part de chance
help-back = revenir, page suivante ou précédente (r, s, p)
help-language = changer de langue
help-save = enregistrer la partie et continuer à jouer
help-quit = quitter la partie ; on vous demande s’il faut l’enregistrer
help-help = cette liste ; Entrée réaffiche la table

rules =
    À votre tour, choisissez l’une de ces trois actions :
    – Prendre { COUNT($draws, form: "feminine", one: "carte", other: "cartes") } : Wagon ou Terrain, visibles ou de la pioche, dans n’importe quelle combinaison. Une locomotive visible compte pour un tour entier. Si { COUNT($locomotives_swept, form: "feminine", one: "carte", other: "cartes") } Wagon visibles ou plus sont des locomotives, elles sont toutes remplacées.
    – Prendre possession d’une route : payez une carte Wagon de sa couleur par espace (d’une même couleur au choix si elle est grise) et posez un de vos { COUNT($trains, one: "wagons", other: "wagons") } sur chaque espace. Les locomotives sont des jokers ; les ferries en exigent. Points selon le nombre d’espaces : { $points_by_length }. Une route double a deux voies : à { COUNT($players_sharing_doubles, one: "joueur", other: "joueurs") } ou plus, les deux peuvent être prises, mais pas par le même joueur ; sinon, une seule.
    – Piocher { COUNT($tickets_drawn, form: "feminine", one: "carte", other: "cartes") } Destination et en garder au moins { COUNT($drawn_tickets_kept, form: "feminine") }.
    Vous pouvez doubler les points d’une route avec des cartes de son terrain ({ COUNT($short_terrain_cost, form: "feminine") } jusqu’à { COUNT($longest_short_route, one: "espace", other: "espaces") }, { COUNT($long_terrain_cost, form: "feminine") } au-delà) si vous avez le plus de cartes de ce terrain, même à égalité. Vous pouvez jouer des locomotives comme cartes Terrain, pour égaler les autres comme pour payer. Les routes jaunes, orange et rouges traversent le désert ; les violettes, bleues et vertes, la jungle ; les blanches, grises et noires, la montagne.
    Une destination est réussie quand vos propres routes relient ses deux lieux. Les pays au bord du plateau sont des impasses : on ne peut pas les traverser.
    Dès qu’il reste { COUNT($trains_that_end_the_game, one: "wagon", other: "wagons") } ou moins à un joueur, chacun joue encore un tour. Les destinations réussies ajoutent leurs points, les autres les retirent. Le joueur qui a réussi le plus de destinations, ou chaque joueur à égalité, marque le bonus Globetrotter de { COUNT($globetrotter, form: "digits", one: "point", other: "points") }.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading } : { $value }
plain-apart = { $one } ; { $other }
plain-choice = { $number } : { $choice }
plain-most = { $cards } (le plus, ou à égalité)
plain-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tickets ->
    [one] { $tickets } destination
   *[other] { $tickets } destinations
}, terrain : { $terrain }.
plain-score = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; routes { $routes }, doublement { $doubling }, destinations { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Oui, piocher des destinations
