# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Un jeu de chemins de fer au cœur de l’Afrique : jouer contre des bots, simuler, vérifier et raconter des parties.
command-play = Jouer contre des bots dans le terminal.
command-simulate = Faire jouer de nombreuses parties à des bots et compter ce qui s’y passe. La même graine donne partout les mêmes parties.
command-simulate-numbers = Ce que --json affiche : games, players, engine et seconds ; decisions, tous les choix faits dans toutes les parties ; games_per_second ; mean_score, le score final, en moyenne sur toutes les places ; mean_tickets_completed, en moyenne sur toutes les places ; mean_turns, les tours de tout le monde dans une partie, le dernier compris ; doubled_routes, le total de toutes les parties.
command-board = Montrer le plateau en tableaux : lieux, routes, destinations, totaux.
command-board-check = Vérifier un fichier de plateau : afficher chacun de ses problèmes, ou dire qu’il est bon.
command-verify = Vérifier des parties enregistrées : complètes, inchangées, conformes aux règles, et d’un hasard honnête.
command-replay = Raconter une partie enregistrée, tour par tour.
command-bots = Lister les bots.

option-version = Afficher la version et quitter.
option-language = La langue à parler, par exemple fr ; à défaut, celle de votre système.
option-plain = Tout dire en lignes simples, pour les lecteurs d’écran : ni tableaux ni couleurs.
option-help = Afficher cette aide et quitter.
option-install-completion = Installer la complétion pour ce shell.
option-show-completion = Afficher le script de complétion pour ce shell.
option-board = Un fichier de plateau ; à défaut, le plateau fourni.
option-board-file = Un fichier de plateau.
option-players = Le nombre de places à la table, de 2 à 5.
option-bots = Les bots de la table, par leur nom, séparés par des virgules ; un seul nom vaut pour toutes les places. `okapi bots` en donne la liste.
option-play-seed = Distribuer d’après une graine : toujours la même partie. Sans elle, l’honnêteté du donneur se prouve.
option-simulate-seed = La graine des parties : la même donne les mêmes parties.
option-resume = Reprendre une partie enregistrée.
option-name = Votre nom, pour l’enregistrement. Avec --resume : la place qui est la vôtre.
option-words = Vos mots pour le donneur à l’honnêteté prouvée ; sans eux, on vous les demande.
option-tickets-drawn = Combien de cartes Destination on pioche à la fois : 4, ou 3 comme dans l’édition russe.
option-games = Combien de parties jouer.
option-records = Enregistrer chaque partie dans ce dossier.
option-engine = Ce qui joue les parties : referee, compiled ou gpu. Sinon, le plus rapide qui en soit capable ; les parties sont les mêmes.
option-json = Afficher un objet JSON au lieu d’un tableau.
option-record = Une partie enregistrée par `okapi play` ou `okapi simulate`.
option-as = Ne raconter que ce que cette place a vu : un numéro à partir de 1, ou un nom.

version = okapi { $version }

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Usage : { $usage }
usage-options-here = [options]
usage-command-here = commande
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-required = { $text } (obligatoire)
usage-default = { $text } (par défaut : { $default })

## A command that is used wrongly

unknown-language = Il n’y a pas de langue « { $language } » ; choisissez parmi { $languages } avec --language.
usage-with-hint = { $sentence } Pour voir le mode d’emploi : { $command } --help
usage-no-such-command = Il n’y a pas de commande « { $command } » ; choisissez parmi { $commands }.
usage-no-such-option = { $nearest ->
    [none] Il n’y a pas d’option { $option }.
   *[other] Il n’y a pas d’option { $option } ; vouliez-vous dire { $nearest } ?
}
usage-missing = Il manque { $name }.
usage-bad-value = { $kind ->
    [integer] Après { $name }, il faut un nombre entier.
    [number] Après { $name }, il faut un nombre.
   *[other] Ce qui suit { $name } ne convient pas.
}
usage-needs-a-value = Il faut une valeur après { $option }.
usage-too-many-words = Il y a plus de mots que cette commande n’en attend.

## Bad input

broken-bot = Le bot « { $bot } » ne peut pas être chargé : { $error }.
unknown-bot = Aucun bot ne s’appelle « { $bot } » ; choisissez parmi { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en un par place, ou un seul pour toutes.
wrong-number-of-players = Le jeu se joue de { $fewest } à { $most }, et non à { $players } ; choisissez un autre nombre avec --players.
no-games = Jouez au moins une partie : choisissez un autre nombre avec --games.
unknown-engine = Aucun moteur ne s’appelle « { $engine } » ; choisissez parmi { $engines }.
engine-not-for-bots = Ce moteur ne fait jouer que { $known }, et non { $bots } : retirez --engine, ou écrivez --engine referee.
engine-not-installed = Ce moteur demande un paquet de plus : pip install okapi[fast]
engine-too-small =
    Ce plateau est trop grand pour ce moteur ({ $limit ->
        [routes] routes
        [places] lieux
        [tickets] cartes Destination
        [prices] sortes de routes selon la longueur et les locomotives
       *[other] une taille
    } : { $found }, il y a de la place pour { $most }) : écrivez --engine referee.
no-gpu = Aucun GPU capable de jouer n’a été trouvé ici : écrivez --engine compiled.
engine-compiling = Compilation du moteur pour cette machine. Cela n’arrive qu’une fois et prend environ une minute …
wrong-tickets-drawn = On ne peut pas piocher autant de destinations à la fois ; choisissez { $choices } avec --tickets-drawn.
bad-name = { $longest ->
    [one] Choisissez un nom de { $longest } lettre, qui ne soit pas un simple nombre.
   *[other] Choisissez un nom de 1 à { $longest } lettres, qui ne soit pas un simple nombre.
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
words-with-seed = La graine décide de tout le hasard, les mots n’y changent rien : laissez de côté --seed ou --words.
bad-setup = Aucune partie ne peut commencer ainsi : { $error }.
board-broken = { $more ->
    [0] On ne peut pas jouer sur le plateau { $file } : { $problem }. Corrigez-le et lancez : okapi board check { $file }
    [one] On ne peut pas jouer sur le plateau { $file } : { $problem } ; il y a un autre problème. Pour voir les deux : okapi board check { $file }
   *[other] On ne peut pas jouer sur le plateau { $file } : { $problem } ; il y a { $more } autres problèmes. Pour les voir tous : okapi board check { $file }
}
not-a-file = { $file } : ce n’est pas un fichier ; indiquez une partie enregistrée.
unwritable = Impossible d’enregistrer les parties dans { $folder } : { $error }. Choisissez un autre dossier avec --records.
unknown-seat = Il n’y a pas de place « { $seat } » : choisissez un numéro de 1 à { $seats }, ou un nom : { $players }.
settled-already = Une partie enregistrée a déjà ses joueurs, son donneur et ses règles : laissez de côté --players, --seed, --words et --tickets-drawn.
finished-already = { $file } : cette partie est terminée. Pour la lire : okapi replay { $file }
no-secret = L’enregistrement ne contient pas le secret du donneur, personne ne peut donc continuer à distribuer ; seule une partie enregistrée par son donneur peut reprendre.
no-dealer = Le hasard de cette partie a été noté à la main : il n’y a pas de donneur pour continuer.
whose-seat = Dites avec --name quelle place est la vôtre : { $players }.
whose-bots = { $seats ->
    [one] Dites avec --bots quel bot joue à l’autre place.
   *[other] Dites avec --bots quels bots jouent aux { $seats } autres places.
}

## Records

record-bad-file = { $file } : { $fault }
record-bad-line = { $file } : ligne { $line } : { $fault }
record-fine = { $file } : en ordre. Partie à { $players }, { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}, { $state ->
    [finished] terminée
   *[unfinished] inachevée
} : { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Le hasard est prouvé : chaque carte découle de la promesse du donneur.
luck-secret = Le hasard ne peut pas encore être prouvé : le secret du donneur vient à la fin.
luck-seeded = Chaque carte découle de la graine « { $seed } ».
luck-told = Le hasard a été noté à la main : on vérifie seulement qu’il est possible.
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
}, { $tracks ->
    [one] { $tracks } route
   *[other] { $tracks } routes
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
board-fine = { $file } : en ordre.
board-problems = { $count ->
    [one] { $file } : { $count } problème.
   *[other] { $file } : { $count } problèmes.
}
place-several = { $place } ({ $count })
track-ferry = { $colour }, ferry { $locomotives }

## Column headings

column-player = Nom
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
column-missing = Manque
column-route = Route
column-colour = Couleur
column-colours = Couleurs
column-terrain = Terrain
column-spaces = Espaces
column-cheapest = Vous payez
column-price = Prix
column-doubled = Doublée
column-payable = Payable ?
column-doubled-by = Qui peut doubler
column-leads-to = Vers
column-from = De
column-to = À
column-state = État
column-arithmetic = Pourquoi
column-command = Vous tapez
column-meaning = Effet
column-kind = Genre
column-number = Nombre
column-places = Lieux
column-bot = Bot
column-description = Description
column-what = Quoi
column-value = Valeur

## Simulations

simulate-progress = Parties
simulate-stopped = { $wanted ->
    [one] Arrêt après { $games } partie sur { $wanted }. Jusqu’ici :
   *[other] Arrêt après { $games } parties sur { $wanted }. Jusqu’ici :
}
simulate-games = Parties
simulate-players = Joueurs
simulate-engine = Moteur
simulate-seconds = Secondes
simulate-decisions = Décisions, toutes les parties
simulate-games-per-second = Parties par seconde
simulate-mean-score = Score final, moyenne des places
simulate-mean-tickets-completed = Destinations réussies, moyenne des places
simulate-mean-turns = Tours par partie, toutes les places
simulate-doubled-routes = Routes doublées, toutes les parties

## Sitting down and leaving

human = Nomade
you = Vous
welcome = À la table : { $players }. Le plateau : { $board }.
welcome-help = Tapez un numéro pour choisir, ? pour l’aide ; Ctrl-C quitte la partie et propose de l’enregistrer.
plain-hint = Avec un lecteur d’écran, ceci est plus facile à suivre : okapi --plain play
commitment = La promesse du donneur pour cette partie : { $commitment }
ask-words = Ajoutez des mots à vous, pour que le donneur n’ait pas pu choisir les cartes (Entrée pour aucun) :
resumed = { $events ->
    [one] La partie reprend après { $events } événement. Ce qui s’est passé en dernier :
   *[other] La partie reprend après { $events } événements. Ce qui s’est passé en dernier :
}
ask-save = Enregistrer la partie ? Entrée l’enregistre sous { $file } ; sinon tapez un autre nom de fichier, ou n pour non.
ask-keep = Garder l’enregistrement de cette partie ? Entrée l’enregistre sous { $file } ; sinon tapez un autre nom de fichier, ou n pour non.
saved = C’est enregistré. Pour reprendre : okapi play --resume { $file }
saved-finished = C’est enregistré. Pour vérifier : okapi verify { $file } · Pour relire : okapi replay { $file }
not-saved = Rien n’est enregistré.
save-taken = { $file } existe déjà et n’est pas une partie enregistrée ; choisissez un autre nom.
save-failed = Impossible d’enregistrer sous { $file } : { $error }. Choisissez un autre nom.
save-impossible = La partie n’a pas pu être enregistrée : ni ici, ni dans votre dossier personnel, ni parmi les fichiers temporaires.

## The table

your-turn = À vous de jouer
label-open = Visibles
label-decks = Pioches
label-hand = Main
label-tickets = Destinations
decks = cartes Wagon { $train }, Terrain { $terrain }, Destination { $tickets }
no-card = –
nothing = rien
yes = oui
last-round = { $turns ->
    [one] Le dernier coup de la partie : celui-ci.
   *[other] Le dernier tour : il reste { $turns } coups, celui-ci compris.
}
majority-legend = * a la majorité dans un terrain et peut donc en doubler les routes.
ticket-way = par { $routes }
missing = { $spaces ->
    [0] rien
    [one] { $spaces } espace
   *[other] { $spaces } espaces
}
missing-closed = plus aucun chemin
winner = { $who ->
    [you] Vous gagnez !
   *[other] { $player } gagne.
}
winners = Victoire partagée : { $players }.

## Menus

menu-turn = Que faites-vous ?
menu-second-draw = Prenez la seconde carte :
menu-keep = { $offered ->
    [one] Prenez cette destination :
   *[other] Quelles destinations gardez-vous ? Au moins { $fewest } ; tapez leurs numéros, par exemple 1 3, ou tout.
}
menu-claim = Quelle route ? (* rapproche d’une de vos destinations, b pour revenir)
menu-pay = Comment payez-vous la route { $route } ? (b pour revenir)
menu-double = Route { $route } ({ $payment }) : doubler ses points ? (b pour revenir)
menu-confirm = Route { $route } ({ $payment }) ? (b pour revenir)
menu-confirm-doubled = Route { $route } ({ $payment }), doublée avec { $spent } ? (b pour revenir)
menu-page = Page { $page } sur { $pages } : n pour la suivante, p pour la précédente.
choice-take = { $open ->
    [one] prendre { $card }
   *[other] prendre { $card } ({ $open } visibles)
}
choice-draw = { $deck ->
    [train] tirer une carte de la pioche Wagon
   *[terrain] tirer une carte de la pioche Terrain
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
    [0] { $terrain } : vous { $own }, { $player } { $rival } : cela suffit ; { $points } devient { $doubled }
    [one] { $terrain } : vous { $own } + { $wild } locomotive = { $sum }, { $player } { $rival } : cela suffit ; { $points } devient { $doubled }
   *[other] { $terrain } : vous { $own } + { $wild } locomotives = { $sum }, { $player } { $rival } : cela suffit ; { $points } devient { $doubled }
}

## What was typed and not understood

unknown-command = Ce n’est ni une commande ni un numéro ; ? montre ce que vous pouvez taper.
unknown-draw = Piocher quoi ? Par exemple : piocher rouge, piocher loco, piocher désert, piocher wagon, piocher terrain, piocher destinations.
unknown-filter = Demandez les routes d’un lieu, d’une couleur, d’un terrain ou d’une longueur : routes durban, routes rouge, routes 4.
unknown-place = Ce lieu n’existe pas ; le début de son nom suffit.
unknown-route = Cette route n’existe pas ; nommez deux lieux voisins, par exemple : construire le cap port elizabeth
unknown-payment = Ce paiement est illisible ; écrivez-le ainsi : noire*2 loco*1, suivi si vous voulez de doubler ou doubler loco*1.
no-claims = Vous ne pouvez prendre possession d’aucune route pour l’instant.
none-of-those = Vous ne pouvez prendre possession d’aucune de ces routes pour l’instant ; `routes` suivi d’un lieu montre leur prix.
double-not-possible = Vous ne pouvez pas doubler cette route ; `joueurs` montre qui a la majorité dans chaque terrain.
not-in-that-colour = Vous ne pouvez pas la payer dans cette couleur.
price = { $spaces } × { $colour }

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
state-payable = libre, et vous pouvez payer
state-open = libre
answer-languages = Tapez { $word } et l’une de celles-ci :

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
help-draw = piocher une carte ou des destinations
help-claim = prendre une route ; on vous demande le reste
help-keep = garder des destinations, par leurs numéros
help-pass = passer, si rien d’autre n’est possible
help-hand = vos cartes
help-market = les cartes visibles et ce qui reste dans les pioches
help-players = points, cartes et terrains de tout le monde
help-map = qui a quelles routes
help-routes = routes libres : prix, qui peut doubler
help-place = les routes d’un lieu, et à qui elles sont
help-who-has = combien de cartes Terrain a chacun
help-tickets = vos destinations et ce qui leur manque
help-log = ce qui s’est passé
help-last = les derniers événements
help-options = ce que vous pouvez faire maintenant
help-score = les points jusqu’ici
help-rules = les règles en bref
help-back = passer d’un menu à l’autre (b, n, p)
help-language = changer de langue
help-save = enregistrer la partie et continuer
help-quit = quitter ; on vous propose d’enregistrer
help-help = cette liste ; Entrée remontre la table

rules =
    À votre tour, vous faites une chose parmi trois :
    – Piocher deux cartes : Wagon ou Terrain, visibles ou de la pioche, dans n’importe quel mélange. Une locomotive visible compte pour un tour entier. Quand { $swept } cartes visibles sont des locomotives, toutes les cartes Wagon visibles sont remplacées.
    – Prendre possession d’une route : payez autant de cartes Wagon de sa couleur qu’elle a d’espaces (d’une même couleur au choix si elle est grise) et posez autant de vos { $trains } wagons. Les locomotives remplacent toutes les couleurs ; les ferries en exigent. Points selon la longueur : { $points }.
    – Piocher { $drawn } cartes Destination et en garder au moins { $kept }.
    Vous pouvez doubler les points d’une route avec des cartes de son terrain : { $cost } jusqu’à { $short } espaces, { $costly } au-delà, si personne n’a plus de cartes de ce terrain que vous. Les locomotives peuvent être jouées comme cartes Terrain, pour la majorité comme pour le coût. Les routes jaunes, orange et rouges traversent le désert ; les violettes, bleues et vertes, la jungle ; les blanches, grises et noires, la montagne.
    Dès qu’il reste { $last } wagons ou moins à quelqu’un, chacun joue encore un tour. Les destinations réussies ajoutent leurs points, les autres les retirent. Le plus grand nombre de destinations réussies rapporte { $bonus } points, le bonus Globetrotter.

## Plain lines instead of tables (--plain), written to be heard. told-apart joins what stands by itself.

told-cell = { $heading } : { $value }
told-apart = { $one } ; { $other }
told-choice = { $number } : { $choice }
told-most = { $cards } (majorité)
told-player = { $name } : { $points ->
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
told-score = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; routes { $routes }, doublement { $doubling }, destinations { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Oui, piocher des destinations
