# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Faire jouer des bots les uns contre les autres, dans toutes les compositions et à toutes les places, et donner leurs résultats.
option-arena-bots = Les bots, par leur nom, séparés par des virgules.
option-arena-players = Le nombre de joueurs à la table.
option-arena-games = Le nombre de parties par composition (400), arrondi à des donnes entières. Avec --until-sure, le maximum (10000).
option-arena-jobs = Le nombre de processus ; par défaut, un par processeur.
option-arena-on = Où jouer : sur cette machine ou sur une grappe Ray (il faut alors okapi[ray]).
option-arena-until-sure = S’arrêter dès qu’il est clair si un bot est meilleur que les autres : celui de --with, sinon le premier.
option-arena-elo0 = L’avance sur les autres, en points Elo, que le test doit rejeter (0).
option-arena-elo1 = L’avance sur les autres, en points Elo, que le test doit confirmer (30).
option-arena-alpha = La probabilité que le test conclue à la plus grande avance alors que la plus petite est vraie (0.05).
option-arena-beta = La probabilité que le test conclue à la plus petite avance alors que la plus grande est vraie (0.05).
option-arena-with = Ne jouer que les compositions où figure ce bot.
option-arena-limit = Le nombre de secondes que peut prendre une décision.
option-arena-json = Afficher un objet JSON au lieu de tableaux.
option-arena-csv = Écrire dans ce fichier une ligne par place de chaque partie.
option-arena-parquet = La même chose au format Parquet ; il faut okapi[parquet].
option-arena-records = Enregistrer chaque partie dans ce dossier.

## Bad input

arena-no-bots = Nommez au moins un bot avec --bots.
arena-bot-twice = Le bot « { $bot } » est nommé deux fois ; nommez chaque bot une seule fois.
arena-not-among-the-bots = Le bot « { $bot } » doit jouer dans toutes les parties (--with), mais il ne figure pas parmi les bots (--bots).
arena-bad-limit = Une décision ne peut pas durer { $seconds } s ; choisissez un nombre supérieur à 0 avec --limit.
arena-nobody-to-compare-with = Un bot ne peut être meilleur que face à d’autres : nommez-en au moins deux avec --bots.
arena-bad-elo = Impossible de distinguer une avance de { $elo0 } d’une avance de { $elo1 } ; choisissez --elo1 supérieur à --elo0.
arena-bad-error-rate = Un test ne peut pas avoir un taux d’erreur de { $rate } ; choisissez --alpha et --beta au-dessus de 0 et au-dessous de 0.5.
arena-only-until-sure = { $option } n’a pas d’effet sans --until-sure ; ajoutez cette option ou retirez { $option }.
arena-no-jobs = Il faut au moins un processus : choisissez un nombre plus grand avec --jobs.
arena-unwritable = Impossible d’écrire { $file } : { $error }.
arena-folder-not-empty = Le dossier { $folder } n’est pas vide ; donnez aux enregistrements un dossier à eux.
arena-folder-unusable = Le dossier { $folder } est inutilisable : { $error }.
arena-needs-pyarrow = Pour écrire du Parquet, il faut un paquet de plus : pip install okapi[parquet]
arena-needs-ray = Pour jouer sur une grappe Ray, il faut un paquet de plus : pip install okapi[ray]

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Aucune grappe Ray ne tourne sur cette machine. Démarrez-en une avec « ray start --head » ou indiquez-en une autre dans RAY_ADDRESS (hôte:port).
arena-cluster-unreachable = Aucune grappe Ray ne répond à l’adresse { $address } ({ $error }). Démarrez-la là-bas avec « ray start --head » ou indiquez-en une autre dans RAY_ADDRESS (hôte:port).
arena-bad-cluster-address = { $address } n’est pas l’adresse d’une grappe Ray ; écrivez hôte:port dans RAY_ADDRESS.
arena-cluster-refuses-token = La grappe Ray n’accepte pas le jeton de cette machine. Mettez ici RAY_AUTH_MODE=token, et dans RAY_AUTH_TOKEN le jeton avec lequel la grappe a été démarrée.
arena-cluster-silent = La grappe Ray ne répond pas depuis { $seconds } s. Examinez-la avec « ray status » et redémarrez-la au besoin.
arena-cluster-lost = La connexion à la grappe Ray est perdue. Examinez-la avec « ray status », redémarrez-la au besoin, puis relancez le tournoi : la même graine donne les mêmes parties.
arena-cluster-has-no-room = La grappe Ray n’a eu aucun processeur libre depuis { $seconds } s. Voyez avec « ray status » ce qui l’occupe, ou ajoutez une machine.
arena-cluster-keeps-losing-workers = La grappe Ray perd sans cesse ses processus. okapi[ray] est-il installé sur toutes les machines ? La dernière erreur : { $error }
arena-cluster-other-version = La machine { $machine } de la grappe Ray a Okapi { $there }, celle-ci a { $here } ; installez la même version sur toutes.
arena-cluster-lacks-bot = La machine { $machine } de la grappe Ray ne peut pas charger un bot : { $error }. Installez-le sur toutes les machines.
arena-cluster-trouble = La grappe Ray est inutilisable : { $error }

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

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot } : { $percent } % des victoires ; donnes : { $deals } ; LLR : { $llr } (bornes { $lower } et { $upper }).
test-h1 = { $deals ->
    [one] Sûr après { $deals } donne : { $bot } a plus de { $elo } points Elo d’avance.
   *[other] Sûr après { $deals } donnes : { $bot } a plus de { $elo } points Elo d’avance.
}
test-h0 = { $deals ->
    [one] Sûr après { $deals } donne : { $bot } a moins de { $elo } points Elo d’avance, s’il en a.
   *[other] Sûr après { $deals } donnes : { $bot } a moins de { $elo } points Elo d’avance, s’il en a.
}
test-undecided = { $deals ->
    [one] Pas encore sûr après { $deals } donne ; autorisez plus de parties avec --games.
   *[other] Pas encore sûr après { $deals } donnes ; autorisez plus de parties avec --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Classement
sheet-points = Points
sheet-ahead = Face à face
sheet-test = Est-il meilleur ?
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
figure-completed-of-kept = destinations réussies / gardées
figure-decisions = décisions
figure-mean = moyenne
figure-p99 = p99
figure-worst = maximum
figure-processor-mean = moyenne, processeur
figure-processor-p99 = p99, processeur
figure-processor-worst = maximum, processeur
figure-deals = donnes
figure-win-share-alone = part de victoires, %
figure-hypothesis-0 = H0 : Elo (part de victoires, %)
figure-hypothesis-1 = H1 : Elo (part de victoires, %)
figure-llr = LLR (bornes)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } ({ $low } à { $high })
figure-tickets-completed = { $completed } sur { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Partie { $game }, graine { $seed }, places { $seating } : forfait de { $bot } : il a planté ({ $error })
    [stall] Partie { $game }, graine { $seed }, places { $seating } : forfait de { $bot } : il n’a pas répondu à temps ({ $error })
   *[illegal-action] Partie { $game }, graine { $seed }, places { $seating } : forfait de { $bot } : il a joué un coup interdit ({ $error })
}
forfeits-more = { $count ->
    [one] Il y en a encore { $count } ; --json et --csv les donnent tous.
   *[other] Il y en a encore { $count } ; --json et --csv les donnent tous.
}
