# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Lancer un serveur où jouer entre amis.
command-backup = Sauvegarder un serveur entier dans un fichier (compressé si le nom finit en .gz).
command-restore = Remplir une base de données vide à partir d’une sauvegarde.
option-host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
option-port = Le port d’écoute.
option-database = Où garder les parties : un fichier SQLite, ou postgresql://…
option-workers = Nombre de processus ; à partir de deux, il faut PostgreSQL.
option-bot-delay = Combien de millisecondes un bot attend avant de jouer.
option-serve-board = Un fichier de plateau à proposer en plus du plateau fourni.
option-open = Ouvrir le jeu dans le navigateur.
option-backup-file = La sauvegarde.
port-taken = Okapi ne peut pas servir sur { $host }, port { $port } : { $error }. Tourne-t-il déjà ? Essayez un autre port : --port 8001.
serving = Serveur en marche sur { $address }. Ctrl-C pour l’arrêter.
backed-up = { $rows ->
    [one] { $rows } ligne écrite dans { $file }.
   *[other] { $rows } lignes écrites dans { $file }.
}
restored = { $rows ->
    [one] { $rows } ligne restaurée depuis { $file }.
   *[other] { $rows } lignes restaurées depuis { $file }.
}
no-such-database = Il n’y a pas de base de données { $file }.

## Settings that cannot be used

settings-unreadable = Un réglage est illisible : { $error }.
settings-workers = Il peut y avoir de 1 à { $most } processus : choisissez un autre nombre avec --workers.
settings-port = Les ports vont de 0 à { $most } : choisissez-en un autre avec --port.
settings-workers-need-postgres = Plusieurs processus demandent une base PostgreSQL, car SQLite n’en sert qu’un : indiquez-la avec --database.
settings-no-bot = OKAPI_STAND_IN : il n’y a pas de bot { $bot }. Il y a { $known }.
settings-no-board = Il n’y a pas de fichier de plateau { $file }.
database-not-a-url = « { $database } » n’est pas l’adresse d’une base de données : donnez un fichier SQLite ou postgresql://…
database-not-supported = Base de données non prise en charge : { $kind }. Donnez un fichier SQLite ou postgresql://…
database-in-memory = Une base de données en mémoire perdrait toutes les parties : indiquez un fichier avec --database.
database-needs-asyncpg = PostgreSQL demande un paquet de plus : pip install okapi[postgres]
database-failed = La base de données a répondu : { $error }
database-from-a-newer-okapi = Une version plus récente d’Okapi s’est servie de cette base de données : installez cette version-là.

## Backups that cannot be made or used

backup-nothing-there = Cette base de données est vide : il n’y a rien à sauvegarder.
backup-from-a-newer-okapi = La sauvegarde vient d’une version plus récente d’Okapi : installez cette version-là.
backup-database-not-empty = La base de données n’est pas vide : restaurez dans une nouvelle.
backup-not-a-backup = { $file } n’est pas une sauvegarde.
backup-unknown-format = { $file } est une sauvegarde au format { $format }, et cette version d’Okapi lit le format { $known }.
backup-damaged = La sauvegarde a été modifiée ou abîmée.
backup-not-whole = La sauvegarde est incomplète : la fin manque.
backup-unknown-table = La sauvegarde contient une table inconnue : { $table }.
backup-unreadable = Impossible de lire { $file } : { $error }.

## Requests

reason-request-malformed = Le serveur n’a pas compris.
reason-request-too-large = C’est trop volumineux.
reason-request-too-slow = L’envoi a pris trop de temps. Réessayez.
reason-request-not-found = Il n’y a rien à cette adresse.
reason-request-wrong-method = C’est impossible à cette adresse.
reason-request-wrong-origin = Un autre site ne peut pas agir ici à votre place.
reason-request-not-text = Les messages doivent être du texte.
reason-rate-too-many-requests = C’était trop rapide. Attendez un instant.
reason-rate-too-many-sockets = Trop de connexions viennent de votre adresse. Fermez quelques onglets de cette page, puis réessayez.
reason-rate-too-many-open-games = { $most ->
    [one] Vous avez { $most } partie inachevée. Terminez-la ou quittez-la d’abord.
   *[other] Vous avez { $most } parties inachevées. Terminez-en ou quittez-en une d’abord.
}
reason-rate-too-many-watched = { $most ->
    [one] Une connexion peut suivre au plus { $most } place.
   *[other] Une connexion peut suivre au plus { $most } places.
}
reason-rate-too-many-invites = { $most ->
    [one] Cette table a distribué { $most } invitation ; il n’y en a plus.
   *[other] Cette table a distribué { $most } invitations ; il n’y en a plus.
}
reason-rate-too-many-tokens = { $most ->
    [one] Vous avez { $most } session ouverte ailleurs. Fermez-la d’abord.
   *[other] Vous avez { $most } sessions ouvertes. Fermez d’abord les autres.
}

## People

reason-identity-unknown = Dites-nous d’abord votre nom.
reason-identity-signed-out = Cet appareil a été déconnecté.
reason-identity-bad-name = Un nom a au moins une lettre.
reason-identity-bad-transfer-code = Ce lien a déjà servi, ou il est trop vieux. Créez-en un nouveau.

## Tables

reason-game-unknown = Cette partie n’existe pas.
reason-game-unknown-board = Ce plateau n’existe pas ici.
reason-game-unknown-bot = Aucun bot ne s’appelle { $bot }.
reason-game-bad-rules = On ne peut pas jouer avec ces règles.
reason-game-bad-clock = { $most ->
    [one] Un coup peut durer de { $least } à { $most } seconde.
   *[other] Un coup peut durer de { $least } à { $most } secondes.
}
reason-game-bad-bot-delay = { $most ->
    [one] Un bot peut attendre au plus { $most } milliseconde.
   *[other] Un bot peut attendre au plus { $most } millisecondes.
}
reason-game-bad-seats = Dites quel bot joue à cette place.
reason-game-not-the-host = C’est réservé à l’hôte de la table.
reason-game-not-invited = Il vous faut une invitation pour cette table.
reason-game-already-started = La partie a commencé.
reason-game-not-started = La partie n’a pas commencé.
reason-game-not-full = Il reste une place libre.
reason-game-not-over = La partie n’est pas terminée.
reason-game-over = La partie est terminée.
reason-game-closed = Cette table est fermée.
reason-game-full = Toutes les places sont prises.
reason-seat-not-yours = Cette place n’est pas la vôtre.
reason-seat-taken = Cette place est déjà occupée.
reason-seat-none-held = Vous n’avez pas de place à cette table.
reason-seat-still-there = Cette personne est toujours là.
reason-seat-not-a-person = Un bot y joue déjà.
reason-command-stale = La partie a avancé entre-temps. Regardez à nouveau.

## The server

reason-server-client-too-slow = Votre connexion est trop lente. Reconnexion en cours.
reason-server-restarting = Le serveur redémarre. Reconnexion en cours.
reason-server-not-ready = Le serveur ne peut pas le faire pour l’instant. Réessayez.
reason-server-outcome-unknown = Le serveur ne peut pas dire pour l’instant si c’est fait. Vérifiez, et réessayez si ce n’est pas le cas.
reason-server-failed = Une erreur s’est produite sur le serveur. Elle a été notée.

command-prune = Retirer les vieilles tables de la base d’un serveur.
option-prune-days = Retirer ce qui a plus de N jours.
option-prune-finished = Retirer aussi les parties terminées, avec leurs enregistrements. Sinon, seulement les tables fermées ou arrêtées avant la fin.
option-dry-run = Dire seulement ce qui serait retiré.
pruned = Retiré : tables fermées ou arrêtées, { $tables } ; parties terminées, { $games } ; personnes sans table, { $people }.
would-prune = Serait retiré : tables fermées ou arrêtées, { $tables } ; parties terminées, { $games } ; personnes sans table, { $people }.

reason-identity-not-shown = Cette page n’existe pas, ou elle est privée.
reason-game-ended = Cette partie a été arrêtée avant la fin.
reason-seat-left = Vous avez quitté cette place pour de bon.
reason-rate-too-many-remarks = Vous avez assez parlé pour l’instant. Attendez une demi-minute.

## Être appelé

reason-calls-bad-subscription = Votre navigateur a donné une adresse ou des clés que le serveur ne peut pas appeler.
reason-calls-bad-wishes = Le serveur ne connaît pas cette langue ou ce fuseau horaire, ou il manque une borne aux heures calmes.
reason-calls-not-subscribed = Cet appareil n’a pas demandé à être appelé.

reason-identity-unknown-device = Cet appareil n’est plus connecté.
