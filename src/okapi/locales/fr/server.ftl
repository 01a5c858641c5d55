# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Lancer un serveur pour vous et vos amis.
command-backup = Sauvegarder un serveur entier dans un fichier (compressé si le nom finit en .gz).
command-restore = Restaurer une sauvegarde dans une base de données vide.
option-host = L’adresse d’écoute ; 0.0.0.0 pour toutes.
option-port = Le port d’écoute.
option-database = Où sont gardées les parties : un fichier SQLite, ou postgresql://…
option-workers = Nombre de processus ; à partir de deux, il faut PostgreSQL.
option-own-ports = Donner à chaque processus son propre port, à partir de --port, pour un proxy qui réunit tous les joueurs d’une partie sur le même.
option-bot-delay = Combien de millisecondes les bots attendent avant de jouer.
option-serve-board = Un fichier de plateau à proposer en plus du plateau fourni.
option-open = Ouvrir le jeu dans le navigateur.
option-backup-file = Le fichier de sauvegarde.
port-taken = Okapi ne peut pas écouter sur { $host }, port { $port } : { $error }. Tourne-t-il déjà ? Essayez un autre port : --port 8001.
serving = Serveur en marche sur { $address }. Ctrl-C pour l’arrêter.
backed-up = { $rows ->
    [one] { $rows } ligne écrite dans { $file }.
   *[other] { $rows } lignes écrites dans { $file }.
}
restored = { $rows ->
    [one] { $rows } ligne restaurée depuis { $file }.
   *[other] { $rows } lignes restaurées depuis { $file }.
}
no-such-database = Il n’y a pas de base de données { $file }. Indiquez le bon fichier avec --database.

## Settings that cannot be used

settings-whole-number = { $setting } vaut « { $value } ». Indiquez un nombre entier de { $min } à { $max }.
settings-number = { $setting } vaut « { $value } ». Indiquez un nombre de { $min } à { $max }.
settings-rate = { $setting } vaut « { $value } ». Indiquez une fréquence comme 60/20 : 60 d’un coup, puis 20 par seconde dans la durée.
settings-true-or-false = { $setting } vaut « { $value } ». Indiquez true ou false.
settings-one-of = { $setting } vaut « { $value } ». Indiquez l’une de ces valeurs : { $known }.
settings-order = { $less } ne doit pas dépasser { $more }.
settings-origins = OKAPI_ORIGINS : « { $origin } » n’est pas l’adresse d’un site. Indiquez des adresses comme https://example.org, séparées par des virgules.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES : « { $proxy } » n’est pas une adresse IP. Indiquez des adresses comme 127.0.0.1 ou des réseaux comme 10.0.0.0/8, séparés par des virgules, ou * pour tout le monde.
settings-contact = OKAPI_CONTACT : « { $contact } » n’est pas une adresse e-mail. Indiquez-en une comme operator@example.org
settings-workers-need-postgres = Plusieurs processus demandent une base PostgreSQL, car SQLite n’en sert qu’un : indiquez-la avec --database.
settings-own-ports = --own-ports donne à chaque processus son propre port, à partir de --port. Pour { $workers } processus, le premier port peut aller de 1 à { $last } ; { $port } ne convient pas.
settings-no-bot = OKAPI_STAND_IN : aucun bot ne s’appelle { $bot }. Choisissez parmi { $known }.
settings-no-board = Il n’y a pas de fichier de plateau { $file }.
settings-push-services = OKAPI_PUSH_SERVICES : { $host } n’est pas un nom d’hôte. Donnez des noms comme push.example.org, séparés par des virgules.
settings-bad-smtp = OKAPI_SMTP_URL n’est pas l’adresse d’un serveur de messagerie : indiquez-en une comme smtp://nom:motdepasse@mail.example.org:587, ou smtps://… pour TLS dès le début.
settings-smtp-password = OKAPI_SMTP_URL doit contenir un nom et un mot de passe, ou aucun des deux.
settings-mail-from = Il faut un expéditeur aux e-mails : définissez OKAPI_MAIL_FROM, par exemple « Okapi <okapi@example.org> ».
settings-site = Les liens des e-mails ont besoin de l’adresse de ce serveur : définissez OKAPI_SITE, par exemple https://okapi.example.org
settings-secret-key-missing = Avec PostgreSQL, une clé hors de la base de données protège les secrets. Créez-en une avec « openssl rand -base64 32 > okapi.key » et indiquez ce fichier dans OKAPI_SECRET_KEY_FILE.
settings-secret-key-bad = { $where } ne contient pas de clé de 32 octets en base64. Créez-en une avec « openssl rand -base64 32 ».
settings-secret-key-file = Le fichier de clé { $file } est inutilisable : { $error }. Vérifiez le chemin et vos droits.
database-not-a-url = « { $database } » n’est pas l’adresse d’une base de données : donnez un fichier SQLite ou postgresql://…
database-not-supported = Base de données non prise en charge : { $kind }. Donnez un fichier SQLite ou postgresql://…
database-in-memory = Une base de données en mémoire perdrait toutes les parties : indiquez un fichier avec --database.
database-needs-asyncpg = PostgreSQL demande un paquet de plus : pip install "okapi-railways[postgres]"
database-unusable = Okapi ne peut pas utiliser la base de données { $file } : { $error }. Vérifiez le chemin et vos droits, ou indiquez un autre fichier avec --database.
database-unreachable = La base de données est injoignable : { $error }. Vérifiez qu’elle tourne, ainsi que son adresse dans --database.
database-disk-full = Il n’y a plus de place sur le disque de { $file }. Libérez-en, puis recommencez.
database-from-a-newer-okapi = Cette base de données a été utilisée par une version plus récente d’Okapi : installez cette version.

## Backups that cannot be made or used

backup-nothing-there = Cette base de données est vide : il n’y a rien à sauvegarder.
backup-from-a-newer-okapi = Cette sauvegarde vient d’une version plus récente d’Okapi : installez cette version.
backup-database-not-empty = La base de données n’est pas vide : restaurez dans une nouvelle base.
backup-not-a-backup = { $file } n’est pas une sauvegarde.
backup-unknown-format = { $file } est une sauvegarde au format { $format }, et cette version d’Okapi lit le format { $known }.
backup-damaged = La sauvegarde a été modifiée ou abîmée.
backup-not-whole = La sauvegarde est incomplète : la fin manque.
backup-unknown-table = La sauvegarde contient une table inconnue : { $table }.
backup-unreadable = Impossible de lire { $file } : { $error }.

## Requests

reason-request-malformed = Le serveur n’a pas compris cela.
reason-request-too-large = C’est trop volumineux pour le serveur.
reason-request-too-slow = L’envoi a pris trop de temps. Réessayez.
reason-request-not-found = Il n’y a rien à cette adresse.
reason-request-wrong-method = C’est impossible à cette adresse.
reason-request-wrong-origin = Les autres sites ne peuvent pas agir ici à votre place.
reason-request-not-text = Les messages doivent être du texte.
reason-rate-too-many-requests = C’était un peu rapide. Attendez un instant.
reason-rate-too-many-sockets = Trop de connexions viennent de votre adresse. Fermez quelques onglets de cette page, puis réessayez.
reason-rate-too-many-open-games = { $max ->
    [one] Vous avez { $max } partie inachevée. Terminez-la ou quittez-la d’abord.
   *[other] Vous avez { $max } parties inachevées. Terminez-en ou quittez-en une d’abord.
}
reason-rate-too-many-watched = { $max ->
    [one] Vous pouvez suivre au plus { $max } place par connexion.
   *[other] Vous pouvez suivre au plus { $max } places par connexion.
}
reason-rate-too-many-invites = { $max ->
    [one] Cette table a utilisé sa seule invitation ; il n’y en a plus.
   *[other] Cette table a utilisé ses { $max } invitations.
}
reason-rate-too-many-tokens = { $max ->
    [one] { $max } appareil est déjà connecté. Déconnectez-le d’abord.
   *[other] { $max } appareils sont déjà connectés. Déconnectez-en un d’abord.
}

## People

reason-identity-unknown = Dites-nous d’abord votre nom.
reason-identity-signed-out = Cet appareil a été déconnecté.
reason-identity-bad-name = Un nom doit contenir au moins une lettre.
reason-identity-bad-transfer-code = Ce lien a déjà servi, ou il est trop ancien. Créez-en un nouveau.

## Tables

reason-game-unknown = Cette partie n’existe pas.
reason-game-unknown-board = Ce serveur n’a pas ce plateau.
reason-game-unknown-bot = Aucun bot ne s’appelle { $bot }.
reason-game-bad-rules = On ne peut pas jouer avec ces règles.
reason-game-bad-clock = { $max ->
    [one] Le temps par coup doit être compris entre { $min } et { $max } seconde.
   *[other] Le temps par coup doit être compris entre { $min } et { $max } secondes.
}
reason-game-bad-bot-delay = { $max ->
    [one] Les bots peuvent attendre au plus { $max } milliseconde.
   *[other] Les bots peuvent attendre au plus { $max } millisecondes.
}
reason-game-bad-seats = Choisissez un bot pour cette place.
reason-game-not-the-host = Seul l’hôte peut faire cela.
reason-game-not-invited = Il vous faut une invitation pour cette table.
reason-game-already-started = La partie a déjà commencé.
reason-game-not-started = La partie n’a pas encore commencé.
reason-game-not-full = Il reste encore une place libre.
reason-game-not-over = La partie n’est pas encore terminée.
reason-game-over = La partie est terminée.
reason-game-closed = Cette table est fermée.
reason-game-full = Toutes les places sont prises.
reason-seat-not-yours = Cette place n’est pas la vôtre.
reason-seat-taken = Cette place est déjà occupée.
reason-seat-livery-taken = { $player } a déjà cette couleur. Choisissez-en une autre.
reason-seat-none-held = Vous n’avez pas de place à cette table.
reason-seat-time-runs = Il reste du temps à ce joueur. Un bot ne pourra prendre le relais qu’une fois ce temps écoulé.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Si ce joueur n’a pas joué d’ici une minute, un bot pourra prendre le relais.
   *[other] Si ce joueur n’a pas joué d’ici { $minutes } minutes, un bot pourra prendre le relais.
}
reason-seat-not-waited-for = Ce n’est pas à ce joueur de jouer : personne ne l’attend.
reason-seat-time-is-up = Votre temps est écoulé : un bot joue ce coup. Vous reprendrez la main juste après.
reason-seat-not-a-person = Un bot y joue déjà.
reason-command-stale = La partie a avancé entre-temps. Regardez à nouveau.

## The server

reason-server-client-too-slow = Votre connexion est trop lente. Reconnexion en cours.
reason-server-restarting = Le serveur redémarre. Reconnexion en cours.
reason-server-not-ready = Le serveur ne peut pas faire cela pour l’instant. Réessayez.
reason-server-busy = Le serveur est très sollicité en ce moment. Réessayez dans une minute.
reason-server-outcome-unknown = Le serveur ne peut pas dire pour l’instant si cela a marché. Vérifiez, et réessayez si ce n’est pas le cas.
reason-server-failed = Une erreur s’est produite sur le serveur. Elle a été consignée.

command-prune = Retirer les vieilles tables de jeu de la base de données d’un serveur.
option-prune-days = Retirer ce qui a plus de N jours.
option-prune-finished = Retirer aussi les parties terminées, avec leurs enregistrements. Sinon, seulement les tables fermées ou arrêtées avant la fin.
option-dry-run = Dire seulement ce qui serait retiré.
pruned = Retiré : tables fermées ou arrêtées, { $tables } ; parties terminées, { $games } ; analyses de parties envoyées, { $reviews } ; personnes sans table, { $people }.
would-prune = Serait retiré : tables fermées ou arrêtées, { $tables } ; parties terminées, { $games } ; analyses de parties envoyées, { $reviews } ; personnes sans table, { $people }.

reason-identity-not-shown = Cette page n’existe pas, ou elle est privée.
reason-game-ended = Cette partie a été arrêtée avant la fin.
reason-seat-left = Vous avez quitté cette place pour de bon.
reason-rate-too-many-remarks = Vous avez assez parlé pour l’instant. Attendez une demi-minute.
reason-rate-too-many-muted = { $max ->
    [one] Vous avez déjà masqué { $max } personne, c’est le maximum. Réaffichez-la d’abord.
   *[other] Vous avez déjà masqué { $max } personnes, c’est le maximum. Réaffichez d’abord quelqu’un.
}
reason-identity-unknown-person = Cette personne n’est plus ici.
reason-game-terms-changed = L’hôte a modifié les conditions de la partie. Relisez-les avant de les accepter.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Tout le monde n’a pas encore accepté les nouvelles conditions. On attend : { $players }.
reason-game-not-everyone-here = Avec si peu de temps par coup, la partie ne peut commencer que si tout le monde est là. On attend : { $players }.
reason-game-rated-without-clock = Une partie classée se joue en temps limité. Choisissez un temps par coup, ou jouez sans cote.
reason-game-rated-too-often = { $max ->
    [one] Deux joueurs ne peuvent pas se rencontrer plus d’une fois par jour en partie classée. Continuez sans cote, ou revenez demain.
   *[other] Deux joueurs ne peuvent pas se rencontrer plus de { $max } fois par jour en partie classée. Continuez sans cote, ou revenez demain.
}
reason-game-rated-without-bots = Une partie classée est réservée aux humains. Remplacez les bots, ou jouez sans cote.
reason-game-rated-one-seat = Dans une partie classée, chacun a une seule place. Donnez la seconde à quelqu’un d’autre, ou jouez sans cote.

## Notifications

reason-notifications-bad-subscription = Votre navigateur a donné une adresse ou des clés que le serveur ne peut pas utiliser.
reason-notifications-unknown-service = Ce serveur n’utilise pas le service push de votre navigateur ({ $service }) : il ne peut pas vous envoyer de notifications.
reason-notifications-bad-preferences = Le serveur ne connaît pas cette langue ou ce fuseau horaire, ou il manque le début ou la fin des heures calmes.
reason-notifications-not-subscribed = Cet appareil n’a pas demandé de notifications.
reason-mail-not-here = Ce serveur n’envoie pas d’e-mails.
reason-mail-bad-address = Ce n’est pas une adresse e-mail. Écrivez-la sous la forme nom@example.org.
reason-mail-too-many = Cela fait assez de liens pour le moment. Regardez dans vos indésirables, ou réessayez demain.
reason-mail-not-sent = L’e-mail n’a pas pu être envoyé. Réessayez dans quelques minutes.
reason-mail-refused = Le serveur de messagerie refuse cette adresse. Vérifiez l’orthographe.
reason-mail-bad-code = Ce lien a déjà servi ou il est trop ancien. Demandez-en un autre sur votre page.
reason-mail-no-address = Vous n’avez pas encore donné d’adresse e-mail.

reason-identity-unknown-device = Cet appareil n’est plus connecté.

## The coach

reason-rate-too-many-reviews = Plusieurs de vos analyses attendent encore, ou vous en avez demandé beaucoup. Réessayez dans quelques minutes.
reason-rate-too-much-advice = Vous avez déjà demandé beaucoup de conseils. Patientez un instant.
reason-advice-rated = Il n’y a pas de conseils dans les parties classées.
