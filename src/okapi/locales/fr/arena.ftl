# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Faire jouer des bots les uns contre les autres, chaque tablée à toutes les places, et donner leurs résultats.
option-arena-bots = Les bots, par leur nom, séparés par des virgules.
option-arena-players = Le nombre de places à la table, de 2 à 5.
option-arena-games = Le nombre minimal de parties par tablée ; les donnes sont jouées en entier.
option-arena-jobs = Le nombre de processus ; à défaut, autant que de processeurs.
option-arena-with = Seulement les tablées où joue ce bot.
option-arena-limit = Combien de secondes une décision peut prendre.
option-arena-json = Afficher un objet JSON au lieu de tableaux.
option-arena-csv = Écrire dans ce fichier une ligne par place de chaque partie.
option-arena-parquet = De même, au format Parquet ; il faut okapi[parquet].
option-arena-records = Enregistrer chaque partie dans ce dossier.

## Bad input

arena-no-bots = Nommez au moins un bot avec --bots.
arena-bot-twice = Le bot « { $bot } » est nommé deux fois ; nommez chaque bot une seule fois.
arena-not-among-the-bots = Le bot « { $bot } » doit jouer dans toutes les parties (--with), mais il ne figure pas parmi les bots (--bots).
arena-bad-limit = Une décision ne peut pas durer { $seconds } s ; choisissez un nombre supérieur à 0 avec --limit.
arena-no-jobs = Il faut au moins un processus : choisissez un autre nombre avec --jobs.
arena-unwritable = Impossible d’écrire { $file } : { $error }.
arena-folder-not-empty = Le dossier { $folder } n’est pas vide ; les enregistrements demandent un dossier à part.
arena-folder-unusable = Le dossier { $folder } est inutilisable : { $error }.
arena-needs-pyarrow = Pour écrire du Parquet, il faut un paquet de plus : pip install okapi[parquet]

## What stopped it

arena-stopped = { $games ->
    [one] Arrêt après { $games } partie sur { $wanted }.
   *[other] Arrêt après { $games } parties sur { $wanted }.
}
arena-broke-off = La partie { $game } s’est interrompue : { $error }
arena-workers-keep-ending = Les processus s’arrêtent sans cesse ({ $ended }), le dernier pendant la partie { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games ->
    [one] { $games } partie sur { $wanted }. Victoires : { $bots }.
   *[other] { $games } parties sur { $wanted }. Victoires : { $bots }.
}
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Classement
sheet-points = Points
sheet-ahead = Face à face
sheet-times = Temps par décision (ms)
sheet-ahead-text = Combien de fois, en pour cent, le bot de la ligne a fini devant celui de la colonne.

## Headings of the tables

figure-bot = bot
figure-games = parties
figure-wins = victoires
figure-wins-percent = victoires, %
figure-win-share = part de victoires (95 %)
figure-even-share = × part égale
figure-mean-rank = rang moyen
figure-rating = cote (95 %)
figure-forfeits = forfaits
figure-points = points
figure-routes = routes
figure-doubling = doublement
figure-tickets = destinations
figure-globetrotter = Globetrotter
figure-completed-of-kept = destinations réussies sur gardées
figure-decisions = décisions
figure-mean = moyenne
figure-p99 = p99
figure-worst = maximum

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } à { $high })
figure-tickets-completed = { $completed } sur { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Partie { $game }, graine { $seed }, places { $seating } : forfait de { $bot } : plantage ({ $error })
    [stall] Partie { $game }, graine { $seed }, places { $seating } : forfait de { $bot } : pas de réponse à temps ({ $error })
   *[illegal-action] Partie { $game }, graine { $seed }, places { $seating } : forfait de { $bot } : action interdite ({ $error })
}
forfeits-more = { $count ->
    [one] Il y en a encore { $count } ; --json et --csv les donnent tous.
   *[other] Il y en a encore { $count } ; --json et --csv les donnent tous.
}
