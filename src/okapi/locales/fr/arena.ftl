# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Faire jouer des bots les uns contre les autres, dans toutes les compositions et à toutes les places, et donner leurs résultats.
option-arena-bots = Les bots, par leur nom, séparés par des virgules.
option-arena-players = Le nombre de joueurs à la table.
option-arena-games = Le nombre de parties par composition (400), arrondi par excès à des donnes complètes. Avec --until-sure, le maximum (10000).
option-arena-jobs = Le nombre de processus ; par défaut, un par processeur.
option-arena-on = Où jouer : sur cette machine ou sur un cluster Ray (il faut alors okapi-railways[ray]).
option-arena-until-sure = S’arrêter dès qu’il est clair si un bot est meilleur que les autres : celui de --with, sinon le premier.
option-arena-elo0 = L’avance sur les autres, en points Elo, que le test doit rejeter (0).
option-arena-elo1 = L’avance sur les autres, en points Elo, que le test doit confirmer (30).
option-arena-alpha = La probabilité que le test conclue à la plus grande avance alors que la plus petite est vraie (0.05).
option-arena-beta = La probabilité que le test conclue à la plus petite avance alors que la plus grande est vraie (0.05).
option-arena-with = Ne jouer que les compositions où figure ce bot.
option-arena-limit = Le nombre de secondes que peut prendre une décision.
option-arena-json = Afficher un objet JSON au lieu de tableaux.
option-arena-csv = Écrire dans ce fichier une ligne par place de chaque partie.
option-arena-parquet = La même chose au format Parquet ; il faut okapi-railways[parquet].
option-arena-records = Enregistrer chaque partie dans ce dossier.

## Bad input

arena-no-bots = Nommez au moins un bot avec --bots.
arena-bot-twice = Le bot « { $bot } » est nommé deux fois ; nommez chaque bot une seule fois.
arena-not-among-the-bots = Le bot « { $bot } » doit jouer dans toutes les parties (--with), mais il ne figure pas parmi les bots (--bots).
arena-bad-limit = Une décision ne peut pas durer { $seconds } s ; choisissez un nombre supérieur à 0 avec --limit.
arena-nobody-to-compare-with = Il n’y a rien à comparer : nommez au moins deux bots avec --bots.
arena-bad-elo = Impossible de distinguer une avance de { $elo0 } d’une avance de { $elo1 } ; choisissez --elo1 supérieur à --elo0.
arena-bad-error-rate = Un test ne peut pas avoir un taux d’erreur de { $rate } ; choisissez --alpha et --beta au-dessus de 0 et au-dessous de 0.5.
arena-only-until-sure = { $option } n’a pas d’effet sans --until-sure ; ajoutez cette option ou retirez { $option }.
arena-no-jobs = Il faut au moins un processus : choisissez un nombre plus grand avec --jobs.
arena-unwritable = Impossible d’écrire { $file } : { $error }.
arena-folder-not-empty = Le dossier { $folder } n’est pas vide ; choisissez un dossier vide pour les enregistrements.
arena-folder-unusable = Le dossier { $folder } est inutilisable : { $error }.
arena-needs-pyarrow = Pour écrire du Parquet, il faut un paquet de plus : pip install "okapi-railways[parquet]"
arena-needs-ray = Pour jouer sur un cluster Ray, il faut un paquet de plus : pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Aucun cluster Ray ne tourne sur cette machine. Démarrez-en un avec « ray start --head » ou indiquez-en un autre dans RAY_ADDRESS (hôte:port).
arena-cluster-unreachable = Aucun cluster Ray ne répond à l’adresse { $address } ({ $error }). Démarrez-le là-bas avec « ray start --head » ou indiquez-en un autre dans RAY_ADDRESS (hôte:port).
arena-bad-cluster-address = { $address } n’est pas l’adresse d’un cluster Ray ; écrivez hôte:port dans RAY_ADDRESS.
arena-cluster-refuses-token = Le cluster Ray n’accepte pas le jeton de cette machine. Mettez ici RAY_AUTH_MODE=token, et dans RAY_AUTH_TOKEN le jeton avec lequel le cluster a été démarré.
arena-cluster-silent = Le cluster Ray ne répond pas depuis { $seconds } s. Examinez-le avec « ray status » et redémarrez-le au besoin.
arena-cluster-lost = La connexion au cluster Ray est perdue. Examinez-le avec « ray status », redémarrez-le au besoin, puis relancez le tournoi : la même graine donne les mêmes parties.
arena-cluster-has-no-room = Le cluster Ray n’a aucun processeur libre depuis { $seconds } s. Voyez avec « ray status » ce qui l’occupe, ou ajoutez une machine.
arena-cluster-keeps-losing-workers = Le cluster Ray perd sans cesse ses processus. okapi-railways[ray] est-il installé sur toutes les machines ? La dernière erreur : { $error }
arena-cluster-other-version = La machine { $machine } du cluster Ray a Okapi { $there }, celle-ci a { $here } ; installez la même version sur toutes.
arena-cluster-lacks-bot = La machine { $machine } du cluster Ray ne peut pas charger un bot : { $error }. Installez-le sur toutes les machines.
arena-cluster-trouble = Le cluster Ray est inutilisable : { $error }

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
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot } : { $percent } % des victoires ; donnes : { $deals } ; LLR : { $llr } (bornes { $lower } et { $upper }).
test-h1 = { $deals ->
    [one] Conclusion après { $deals } donne : { $bot } a plus de { $elo } points Elo d’avance.
   *[other] Conclusion après { $deals } donnes : { $bot } a plus de { $elo } points Elo d’avance.
}
test-h0 = { $deals ->
    [one] Conclusion après { $deals } donne : { $bot } a moins de { $elo } points Elo d’avance, s’il en a.
   *[other] Conclusion après { $deals } donnes : { $bot } a moins de { $elo } points Elo d’avance, s’il en a.
}
test-undecided = { $deals ->
    [one] Pas encore de conclusion après { $deals } donne ; autorisez plus de parties avec --games.
   *[other] Pas encore de conclusion après { $deals } donnes ; autorisez plus de parties avec --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Classement
sheet-points = Points
sheet-ahead = Face à face
sheet-test = Est-il meilleur ?
sheet-times = Temps par décision (ms)
sheet-ahead-text = Combien de fois, en pourcentage, le bot de la ligne a fini devant celui de la colonne.

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
    [crash] Partie { $game }, graine { $seed }, places { $seating } : forfait ({ $bot }) : il a planté ({ $error })
    [stall] Partie { $game }, graine { $seed }, places { $seating } : forfait ({ $bot }) : il n’a pas répondu à temps ({ $error })
   *[illegal-action] Partie { $game }, graine { $seed }, places { $seating } : forfait ({ $bot }) : il a joué un coup interdit ({ $error })
}
forfeits-more = { $count ->
    [one] Il y en a { $count } autre ; --json et --csv les donnent tous.
   *[other] Il y en a { $count } autres ; --json et --csv les donnent tous.
}
