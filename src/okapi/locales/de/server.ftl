# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Einen Server für dich und deine Freunde starten.
command-backup = Einen ganzen Server in eine Datei sichern (komprimiert, wenn sie auf .gz endet).
command-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
option-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle.
option-port = Der Port, auf dem der Server lauscht.
option-database = Wo die Partien liegen: eine SQLite-Datei oder postgresql://…
option-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
option-own-ports = Jeder Prozess bekommt einen eigenen Port, ab --port: für einen Proxy, der alle Spieler einer Partie zum selben Prozess leitet.
option-bot-delay = Wie viele Millisekunden Bots vor jedem Zug warten.
option-serve-board = Eine Spielplan-Datei, die neben dem eingebauten Spielplan angeboten wird.
option-open = Das Spiel im Browser öffnen.
option-backup-file = Die Sicherungsdatei.
port-taken = Okapi kann auf { $host }, Port { $port }, nicht lauschen: { $error }. Läuft es schon? Versuch einen anderen Port: --port 8001.
serving = Der Server läuft auf { $address }. Beenden mit Strg+C.
backed-up = { $rows ->
    [one] Eine Zeile wurde nach { $file } gesichert.
   *[other] { $rows } Zeilen wurden nach { $file } gesichert.
}
restored = { $rows ->
    [one] Eine Zeile wurde aus { $file } wiederhergestellt.
   *[other] { $rows } Zeilen wurden aus { $file } wiederhergestellt.
}
no-such-database = Es gibt keine Datenbank { $file }. Nenne mit --database die richtige Datei.

## Settings that cannot be used

settings-whole-number = { $setting } ist „{ $value }“. Gib eine ganze Zahl von { $min } bis { $max } an.
settings-number = { $setting } ist „{ $value }“. Gib eine Zahl von { $min } bis { $max } an.
settings-rate = { $setting } ist „{ $value }“. Gib eine Rate wie 60/20 an: 60 auf einmal und auf Dauer 20 pro Sekunde.
settings-true-or-false = { $setting } ist „{ $value }“. Gib true oder false an.
settings-one-of = { $setting } ist „{ $value }“. Gib einen dieser Werte an: { $known }.
settings-order = { $less } darf nicht größer sein als { $more }.
settings-origins = OKAPI_ORIGINS: „{ $origin }“ ist nicht die Adresse einer Website. Gib Adressen wie https://example.org an, durch Kommas getrennt.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: „{ $proxy }“ ist keine IP-Adresse. Gib Adressen wie 127.0.0.1 oder Netze wie 10.0.0.0/8 an, durch Kommas getrennt, oder * für alle.
settings-contact = OKAPI_CONTACT: „{ $contact }“ ist keine Mailadresse. Gib eine an wie operator@example.org
settings-workers-need-postgres = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank, denn SQLite bedient nur einen: Nenne eine mit --database.
settings-own-ports = --own-ports gibt jedem Prozess einen eigenen Port, ab --port. Bei { $workers } Prozessen kann der erste Port 1 bis { $last } sein, nicht { $port }.
settings-no-bot = OKAPI_STAND_IN: Es gibt keinen Bot namens { $bot }. Wähle einen von diesen: { $known }.
settings-no-board = Es gibt keine Spielplan-Datei { $file }.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } ist kein Rechnername. Gib Namen wie push.example.org an, durch Kommas getrennt.
settings-bad-smtp = OKAPI_SMTP_URL ist keine Adresse eines Mailservers: Gib eine an wie smtp://name:passwort@mail.example.org:587 oder smtps://… für TLS von Anfang an.
settings-smtp-password = OKAPI_SMTP_URL braucht einen Namen und ein Passwort oder keines von beiden.
settings-mail-from = Mails brauchen einen Absender: Setze OKAPI_MAIL_FROM, etwa „Okapi <okapi@example.org>“.
settings-site = Links in Mails brauchen die Adresse dieses Servers: Setze OKAPI_SITE, etwa https://okapi.example.org
settings-secret-key-missing = Mit PostgreSQL schützt ein Schlüssel außerhalb der Datenbank, was geheim ist. Erzeuge einen mit „openssl rand -base64 32 > okapi.key“ und setze OKAPI_SECRET_KEY_FILE auf diese Datei.
settings-secret-key-bad = { $where } enthält keinen Schlüssel von 32 Bytes in Base64. Erzeuge einen mit „openssl rand -base64 32“.
settings-secret-key-file = Die Schlüsseldatei { $file } ist nicht brauchbar: { $error }. Prüfe den Pfad und deine Rechte.
database-not-a-url = „{ $database }“ ist keine Adresse einer Datenbank: Nenne eine SQLite-Datei oder postgresql://…
database-not-supported = { $kind } wird nicht unterstützt: Nenne eine SQLite-Datei oder postgresql://…
database-in-memory = Eine Datenbank im Arbeitsspeicher würde jede Partie verlieren: Nenne mit --database eine Datei.
database-needs-asyncpg = Für PostgreSQL fehlt noch ein Paket: pip install "okapi-railways[postgres]"
database-unusable = Okapi kann die Datenbank { $file } nicht benutzen: { $error }. Prüfe den Pfad und deine Rechte, oder nenne mit --database eine andere Datei.
database-unreachable = Die Datenbank ist nicht erreichbar: { $error }. Prüfe, ob sie läuft, und die Adresse in --database.
database-disk-full = Auf dem Datenträger von { $file } ist kein Platz mehr. Schaffe Platz und starte erneut.
database-from-a-newer-okapi = Diese Datenbank wurde von einer neueren Version von Okapi benutzt: Installiere diese Version.

## Backups that cannot be made or used

backup-nothing-there = Diese Datenbank ist leer: Es gibt nichts zu sichern.
backup-from-a-newer-okapi = Diese Sicherung stammt von einer neueren Version von Okapi: Installiere diese Version.
backup-database-not-empty = Die Datenbank ist nicht leer: Stelle die Sicherung in einer neuen wieder her.
backup-not-a-backup = { $file } ist keine Sicherung.
backup-unknown-format = { $file } ist eine Sicherung im Format { $format }; diese Version von Okapi liest Format { $known }.
backup-damaged = Die Sicherung wurde verändert oder beschädigt.
backup-not-whole = Die Sicherung ist unvollständig: Das Ende fehlt.
backup-unknown-table = Die Sicherung enthält eine unbekannte Tabelle: { $table }.
backup-unreadable = { $file } lässt sich nicht lesen: { $error }.

## Requests

reason-request-malformed = Das hat der Server nicht verstanden.
reason-request-too-large = Das ist zu groß für den Server.
reason-request-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
reason-request-not-found = Unter dieser Adresse gibt es nichts.
reason-request-wrong-method = Das geht unter dieser Adresse nicht.
reason-request-wrong-origin = Eine fremde Website darf hier nicht für dich handeln.
reason-request-not-text = Nachrichten müssen Text sein.
reason-rate-too-many-requests = Das war etwas zu schnell. Warte einen Moment.
reason-rate-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen. Schließe ein paar Tabs dieser Seite und versuch es noch einmal.
reason-rate-too-many-open-games = { $max ->
    [one] Du hast schon { $max } offene Partie. Beende oder verlasse sie zuerst.
   *[other] Du hast schon { $max } offene Partien. Beende oder verlasse zuerst eine davon.
}
reason-rate-too-many-watched = { $max ->
    [one] Eine Verbindung kann höchstens { $max } Platz verfolgen.
   *[other] Eine Verbindung kann höchstens { $max } Plätze verfolgen.
}
reason-rate-too-many-invites = { $max ->
    [one] Dieser Tisch hat seine einzige Einladung verbraucht; mehr gibt es nicht.
   *[other] Dieser Tisch hat alle { $max } Einladungen verbraucht.
}
reason-rate-too-many-tokens = { $max ->
    [one] Du bist schon auf { $max } Gerät angemeldet. Melde dich dort zuerst ab.
   *[other] Du bist schon auf { $max } Geräten angemeldet. Melde dich zuerst auf einem davon ab.
}

## People

reason-identity-unknown = Sag uns zuerst deinen Namen.
reason-identity-signed-out = Dieses Gerät wurde abgemeldet.
reason-identity-bad-name = Ein Name braucht mindestens einen Buchstaben.
reason-identity-bad-transfer-code = Dieser Link wurde schon benutzt oder ist zu alt. Erstelle einen neuen.

## Tables

reason-game-unknown = Diese Partie gibt es nicht.
reason-game-unknown-board = Diesen Spielplan gibt es auf diesem Server nicht.
reason-game-unknown-bot = Es gibt keinen Bot namens { $bot }.
reason-game-bad-rules = Mit diesen Regeln lässt sich keine Partie spielen.
reason-game-bad-clock = Die Bedenkzeit je Zug muss { $min } bis { $max } Sekunden betragen.
reason-game-bad-bot-delay = { $max ->
    [one] Ein Bot darf höchstens { $max } Millisekunde warten.
   *[other] Ein Bot darf höchstens { $max } Millisekunden warten.
}
reason-game-bad-seats = Wähle einen Bot für diesen Platz.
reason-game-not-the-host = Das darf nur, wer den Tisch eröffnet hat.
reason-game-not-invited = Für diesen Tisch brauchst du eine Einladung.
reason-game-already-started = Die Partie hat schon begonnen.
reason-game-not-started = Die Partie hat noch nicht begonnen.
reason-game-not-full = Es sind noch nicht alle Plätze besetzt.
reason-game-not-over = Die Partie ist noch nicht zu Ende.
reason-game-over = Die Partie ist zu Ende.
reason-game-closed = Dieser Tisch ist geschlossen.
reason-game-full = Alle Plätze sind besetzt.
reason-seat-not-yours = Das ist nicht dein Platz.
reason-seat-taken = Dieser Platz ist schon besetzt.
reason-seat-livery-taken = Diese Farbe hat schon { $player }. Wähle eine andere.
reason-seat-none-held = Du hast keinen Platz an diesem Tisch.
reason-seat-time-runs = Dieser Spieler hat noch Zeit. Ein Bot kann erst übernehmen, wenn sie abgelaufen ist.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Wenn dieser Spieler in der nächsten Minute keinen Zug macht, kann ein Bot übernehmen.
   *[other] Wenn dieser Spieler in den nächsten { $minutes } Minuten keinen Zug macht, kann ein Bot übernehmen.
}
reason-seat-not-waited-for = Dieser Spieler ist nicht am Zug, also wartet niemand auf ihn.
reason-seat-time-is-up = Deine Bedenkzeit für diesen Zug ist abgelaufen, deshalb macht ihn ein Bot. Danach spielst du wieder selbst.
reason-seat-not-a-person = Dort spielt schon ein Bot.
reason-command-stale = Die Partie ist inzwischen weiter. Sieh noch einmal hin.

## The server

reason-server-client-too-slow = Deine Verbindung ist zu langsam. Sie wird neu aufgebaut.
reason-server-restarting = Der Server startet neu. Die Verbindung wird wiederhergestellt.
reason-server-not-ready = Das kann der Server gerade nicht. Versuch es noch einmal.
reason-server-busy = Der Server ist gerade stark ausgelastet. Versuch es in einer Minute noch einmal.
reason-server-outcome-unknown = Der Server kann gerade nicht sagen, ob das geklappt hat. Sieh nach und versuch es sonst noch einmal.
reason-server-failed = Auf dem Server ist etwas schiefgegangen. Der Fehler wurde protokolliert.

command-prune = Alte Tische aus der Datenbank eines Servers entfernen.
option-prune-days = Entfernen, was älter als N Tage ist.
option-prune-finished = Auch beendete Partien samt ihren Aufzeichnungen entfernen. Sonst werden nur geschlossene und vorzeitig beendete Tische entfernt.
option-dry-run = Nur sagen, was entfernt würde.
pruned = Entfernt: geschlossene oder vorzeitig beendete Tische: { $tables }, beendete Partien: { $games }, Auswertungen hochgeladener Partien: { $reviews }, Personen ohne Tisch: { $people }.
would-prune = Würde entfernen: geschlossene oder vorzeitig beendete Tische: { $tables }, beendete Partien: { $games }, Auswertungen hochgeladener Partien: { $reviews }, Personen ohne Tisch: { $people }.

reason-identity-not-shown = Diese Seite gibt es nicht, oder sie ist privat.
reason-game-ended = Diese Partie wurde vorzeitig beendet.
reason-seat-left = Du hast diesen Platz endgültig aufgegeben.
reason-rate-too-many-remarks = Du hast fürs Erste genug gesagt. Warte eine halbe Minute.
reason-rate-too-many-muted = { $max ->
    [one] Mehr als { $max } Person kannst du nicht ausblenden. Blende sie erst wieder ein.
   *[other] Mehr als { $max } Personen kannst du nicht ausblenden. Blende erst eine davon wieder ein.
}
reason-identity-unknown-person = Diese Person gibt es hier nicht mehr.
reason-game-terms-changed = Die Bedingungen für diese Partie wurden geändert. Sieh sie dir noch einmal an, bevor du zustimmst.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Noch haben nicht alle den neuen Bedingungen zugestimmt. Ausstehend: { $players }.
reason-game-not-everyone-here = Bei so kurzer Bedenkzeit kann die Partie nur beginnen, wenn alle da sind. Noch nicht da: { $players }.
reason-game-rated-without-clock = In einer Partie für die Wertungszahl ist die Bedenkzeit begrenzt. Wähle eine Bedenkzeit je Zug oder eine Partie ohne Wertungszahl.
reason-game-rated-too-often = { $max ->
    [one] Zwei Spieler können höchstens { $max } Partie am Tag für die Wertungszahl gegeneinander spielen. Spielt ohne Wertungszahl oder kommt morgen wieder.
   *[other] Zwei Spieler können höchstens { $max } Partien am Tag für die Wertungszahl gegeneinander spielen. Spielt ohne Wertungszahl oder kommt morgen wieder.
}
reason-game-rated-without-bots = Eine Partie für die Wertungszahl ist nur für Menschen. Ersetze die Bots oder wähle eine Partie ohne Wertungszahl.
reason-game-rated-one-seat = In einer Partie für die Wertungszahl hat jeder genau einen Platz. Gib den zweiten jemand anderem oder wähle eine Partie ohne Wertungszahl.

## Benachrichtigungen

reason-notifications-bad-subscription = Dein Browser hat eine Adresse oder Schlüssel genannt, die der Server nicht nutzen kann.
reason-notifications-unknown-service = Dein Browser nutzt den Push-Dienst { $service }, an den dieser Server nichts schickt. Deshalb kannst du keine Benachrichtigungen bekommen.
reason-notifications-bad-preferences = Der Server kennt diese Sprache oder Zeitzone nicht, oder der Ruhezeit fehlt Anfang oder Ende.
reason-notifications-not-subscribed = Dieses Gerät hat keine Benachrichtigungen angefordert.
reason-mail-not-here = Dieser Server verschickt keine Mails.
reason-mail-bad-address = Das ist keine Mailadresse. Schreib sie wie name@example.org.
reason-mail-too-many = Das sind vorerst genug Links. Sieh im Spam-Ordner nach oder versuch es morgen noch einmal.
reason-mail-not-sent = Die Mail ließ sich gerade nicht verschicken. Versuch es in ein paar Minuten noch einmal.
reason-mail-refused = Der Mailserver nimmt diese Adresse nicht an. Prüfe die Schreibweise.
reason-mail-bad-code = Dieser Link wurde schon benutzt oder ist zu alt. Fordere auf deiner Seite einen neuen an.
reason-mail-no-address = Du hast noch keine Mailadresse angegeben.

reason-identity-unknown-device = Dieses Gerät ist nicht mehr angemeldet.

## The coach

reason-rate-too-many-reviews = Mehrere deiner Auswertungen warten noch, oder du hast viele angefordert. Versuch es in ein paar Minuten noch einmal.
reason-rate-too-much-advice = Du hast schon sehr oft um Rat gefragt. Warte einen Moment.
reason-advice-rated = In Partien für die Wertungszahl gibt es keine Ratschläge.
