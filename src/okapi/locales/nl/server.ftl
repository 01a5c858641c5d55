# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Start een server voor jou en je vrienden.
command-backup = Schrijf een hele server naar een bestand (gecomprimeerd als het op .gz eindigt).
command-restore = Zet een back-up terug in een lege database.
option-host = Het adres waarop de server luistert; 0.0.0.0 voor alle.
option-port = De poort waarop de server luistert.
option-database = Waar de partijen bewaard worden: een SQLite-bestand of postgresql://…
option-workers = Hoeveel processen; voor meer dan één is PostgreSQL nodig.
option-own-ports = Geef elk proces een eigen poort, vanaf --port, voor een proxy die alle spelers van een partij naar hetzelfde proces brengt.
option-bot-delay = Hoeveel milliseconden een bot wacht voor een zet.
option-serve-board = Een bordbestand om naast het ingebouwde bord aan te bieden.
option-open = Open het spel in de browser.
option-backup-file = De back-up.
port-taken = Okapi kan niet luisteren op { $host }, poort { $port }: { $error }. Draait het al? Probeer een andere poort: --port 8001.
serving = De server draait op { $address }. Druk op Ctrl-C om te stoppen.
backed-up = { $rows ->
    [one] Er is één rij naar { $file } geschreven.
   *[other] Er zijn { $rows } rijen naar { $file } geschreven.
}
restored = { $rows ->
    [one] Er is één rij uit { $file } teruggezet.
   *[other] Er zijn { $rows } rijen uit { $file } teruggezet.
}
no-such-database = Er is geen database { $file }. Noem het juiste bestand met --database.

## Settings that cannot be used

settings-whole-number = { $setting } is ‘{ $value }’. Geef een geheel getal van { $min } tot en met { $max }.
settings-number = { $setting } is ‘{ $value }’. Geef een getal van { $min } tot en met { $max }.
settings-rate = { $setting } is ‘{ $value }’. Geef een tempo zoals 60/20: 60 in één keer, en op den duur 20 per seconde.
settings-true-or-false = { $setting } is ‘{ $value }’. Geef true of false.
settings-one-of = { $setting } is ‘{ $value }’. Geef een van deze waarden: { $known }.
settings-order = { $less } mag niet groter zijn dan { $more }.
settings-origins = OKAPI_ORIGINS: ‘{ $origin }’ is niet het adres van een site. Geef adressen zoals https://example.org, gescheiden door komma’s.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: ‘{ $proxy }’ is geen IP-adres. Geef adressen zoals 127.0.0.1 of netwerken zoals 10.0.0.0/8, gescheiden door komma’s, of * voor iedereen.
settings-contact = OKAPI_CONTACT: ‘{ $contact }’ is geen mailadres. Geef er een zoals operator@example.org
settings-workers-need-postgres = Voor meer dan één proces is een PostgreSQL-database nodig, want SQLite bedient er maar één: noem er een met --database.
settings-own-ports = --own-ports geeft elk proces een eigen poort, vanaf --port. Met { $workers } processen kan de eerste poort 1 tot en met { $last } zijn, niet { $port }.
settings-no-bot = OKAPI_STAND_IN: er is geen bot { $bot }. Kies uit { $known }.
settings-no-board = Er is geen bordbestand { $file }.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } is geen naam van een host. Geef namen als push.example.org op, gescheiden door komma’s.
settings-bad-smtp = OKAPI_SMTP_URL is geen adres van een mailserver: geef er een zoals smtp://naam:wachtwoord@mail.example.org:587, of smtps://… voor TLS vanaf het begin.
settings-smtp-password = OKAPI_SMTP_URL heeft een naam en een wachtwoord nodig, of geen van beide.
settings-mail-from = Mail heeft een afzender nodig: stel OKAPI_MAIL_FROM in, bijvoorbeeld ‘Okapi <okapi@example.org>’.
settings-site = Links in mail hebben het adres van deze server nodig: stel OKAPI_SITE in, bijvoorbeeld https://okapi.example.org
settings-secret-key-missing = Met PostgreSQL worden geheimen beschermd met een sleutel buiten de database. Maak er een met ‘openssl rand -base64 32 > okapi.key’ en stel OKAPI_SECRET_KEY_FILE in op dat bestand.
settings-secret-key-bad = { $where } bevat geen sleutel van 32 bytes in base64. Maak er een met ‘openssl rand -base64 32’.
settings-secret-key-file = Het sleutelbestand { $file } is niet te gebruiken: { $error }. Controleer het pad en je rechten.
database-not-a-url = ‘{ $database }’ is geen adres van een database: geef een SQLite-bestand op of postgresql://…
database-not-supported = { $kind } wordt niet ondersteund: geef een SQLite-bestand op of postgresql://…
database-in-memory = Een database in het geheugen zou elke partij kwijtraken: noem een bestand met --database.
database-needs-asyncpg = Voor PostgreSQL is nog een pakket nodig: pip install "okapi-railways[postgres]"
database-unusable = Okapi kan de database { $file } niet gebruiken: { $error }. Controleer het pad en je rechten, of noem een ander bestand met --database.
database-unreachable = De database is niet bereikbaar: { $error }. Controleer of hij draait en of het adres in --database klopt.
database-disk-full = Er is geen ruimte meer op de schijf van { $file }. Maak ruimte en begin opnieuw.
database-from-a-newer-okapi = Een nieuwere versie van Okapi heeft deze database gebruikt: installeer die.

## Backups that cannot be made or used

backup-nothing-there = Deze database is leeg: er is niets om een back-up van te maken.
backup-from-a-newer-okapi = De back-up is gemaakt met een nieuwere versie van Okapi: installeer die.
backup-database-not-empty = De database is niet leeg: zet de back-up terug in een nieuwe.
backup-not-a-backup = { $file } is geen back-up.
backup-unknown-format = { $file } is een back-up met indeling { $format }, en deze versie van Okapi leest indeling { $known }.
backup-damaged = De back-up is gewijzigd of beschadigd.
backup-not-whole = De back-up is onvolledig: het einde ontbreekt.
backup-unknown-table = De back-up bevat een onbekende tabel: { $table }.
backup-unreadable = { $file } is niet te lezen: { $error }.

## Requests

reason-request-malformed = Dat begreep de server niet.
reason-request-too-large = Dat is te groot voor de server.
reason-request-too-slow = Dat duurde te lang. Probeer het opnieuw.
reason-request-not-found = Op dit adres is niets te vinden.
reason-request-wrong-method = Dat kan niet op dit adres.
reason-request-wrong-origin = Een andere website mag hier niet namens jou handelen.
reason-request-not-text = Berichten moeten tekst zijn.
reason-rate-too-many-requests = Dat ging iets te snel. Wacht even.
reason-rate-too-many-sockets = Er komen te veel verbindingen van jouw adres. Sluit een paar tabbladen van deze pagina en probeer het opnieuw.
reason-rate-too-many-open-games = { $max ->
    [one] Je hebt al { $max } lopende partij. Speel die eerst uit of verlaat die.
   *[other] Je hebt al { $max } lopende partijen. Speel er eerst een uit of verlaat er een.
}
reason-rate-too-many-watched = { $max ->
    [one] Eén verbinding kan hoogstens { $max } stoel volgen.
   *[other] Eén verbinding kan hoogstens { $max } stoelen volgen.
}
reason-rate-too-many-invites = { $max ->
    [one] Voor deze tafel is al { $max } uitnodiging gemaakt; meer kan niet.
   *[other] Voor deze tafel zijn al { $max } uitnodigingen gemaakt; meer kan niet.
}
reason-rate-too-many-tokens = { $max ->
    [one] Je bent al op { $max } apparaat aangemeld. Meld je daar eerst af.
   *[other] Je bent al op { $max } apparaten aangemeld. Meld je eerst op een daarvan af.
}

## People

reason-identity-unknown = Vertel ons eerst hoe je heet.
reason-identity-signed-out = Dit apparaat is afgemeld.
reason-identity-bad-name = Een naam heeft minstens één letter nodig.
reason-identity-bad-transfer-code = Deze link is al gebruikt of te oud. Maak een nieuwe.

## Tables

reason-game-unknown = Deze partij bestaat niet.
reason-game-unknown-board = Deze server heeft dat bord niet.
reason-game-unknown-bot = Er is geen bot die { $bot } heet.
reason-game-bad-rules = Met deze regels valt er niet te spelen.
reason-game-bad-clock = De bedenktijd per beurt moet { $min } tot en met { $max } seconden zijn.
reason-game-bad-bot-delay = { $max ->
    [one] Een bot mag hoogstens { $max } milliseconde wachten.
   *[other] Een bot mag hoogstens { $max } milliseconden wachten.
}
reason-game-bad-seats = Kies een bot voor die stoel.
reason-game-not-the-host = Dat mag alleen degene die de tafel heeft geopend.
reason-game-not-invited = Voor deze tafel heb je een uitnodiging nodig.
reason-game-already-started = De partij is al begonnen.
reason-game-not-started = De partij is nog niet begonnen.
reason-game-not-full = Er is nog een stoel vrij.
reason-game-not-over = De partij is nog niet afgelopen.
reason-game-over = De partij is afgelopen.
reason-game-closed = Deze tafel is gesloten.
reason-game-full = Alle stoelen zijn bezet.
reason-seat-not-yours = Dat is niet jouw stoel.
reason-seat-taken = Die stoel is al bezet.
reason-seat-livery-taken = { $player } heeft die kleur al. Kies een andere.
reason-seat-none-held = Je hebt geen stoel aan deze tafel.
reason-seat-time-runs = Die speler heeft nog tijd. Een bot kan het pas overnemen als de tijd om is.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Als die speler binnen een minuut geen zet doet, kan een bot het overnemen.
   *[other] Als die speler binnen { $minutes } minuten geen zet doet, kan een bot het overnemen.
}
reason-seat-not-waited-for = Die speler is niet aan de beurt, dus er wacht niemand.
reason-seat-time-is-up = Je bedenktijd is om, dus een bot doet deze zet. Daarna speel je weer zelf.
reason-seat-not-a-person = Daar speelt al een bot.
reason-command-stale = De partij is intussen verdergegaan. Kijk nog eens.

## The server

reason-server-client-too-slow = Je verbinding is te traag. Er wordt opnieuw verbinding gemaakt.
reason-server-restarting = De server start opnieuw. De verbinding wordt hersteld.
reason-server-not-ready = Dat kan de server nu even niet. Probeer het nog eens.
reason-server-busy = De server heeft het nu erg druk. Probeer het over een minuut opnieuw.
reason-server-outcome-unknown = De server kan nu niet zeggen of dat gelukt is. Kijk het na en probeer het anders nog eens.
reason-server-failed = Er ging iets mis op de server. De fout is vastgelegd.

command-prune = Verwijder oude tafels uit de database van een server.
option-prune-days = Verwijder wat ouder is dan N dagen.
option-prune-finished = Verwijder ook afgelopen partijen, met hun verslagen; anders alleen gesloten of voortijdig gestopte tafels.
option-dry-run = Zeg alleen wat er verwijderd zou worden.
pruned = Verwijderd: gesloten of gestopte tafels: { $tables }, afgelopen partijen: { $games }, besprekingen van geüploade partijen: { $reviews }, mensen zonder tafel: { $people }.
would-prune = Te verwijderen: gesloten of gestopte tafels: { $tables }, afgelopen partijen: { $games }, besprekingen van geüploade partijen: { $reviews }, mensen zonder tafel: { $people }.

reason-identity-not-shown = Die pagina bestaat niet of is privé.
reason-game-ended = Deze partij is voortijdig gestopt.
reason-seat-left = Je hebt deze stoel voorgoed verlaten.
reason-rate-too-many-remarks = Je hebt voorlopig genoeg gezegd. Wacht een halve minuut.
reason-rate-too-many-muted = { $max ->
    [one] Je verbergt al wat { $max } persoon zegt; meer kan niet. Laat die eerst weer aan het woord.
   *[other] Je verbergt al wat { $max } mensen zeggen; meer kan niet. Laat eerst iemand weer aan het woord.
}
reason-identity-unknown-person = Die persoon is hier niet meer.
reason-game-terms-changed = De afspraken voor deze partij zijn aangepast. Bekijk ze nog eens voordat je akkoord gaat.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Nog niet iedereen is akkoord met de nieuwe afspraken. Wachten op { $players }.
reason-game-not-everyone-here = Met zo weinig bedenktijd per beurt kan de partij alleen beginnen als iedereen er is. Wachten op { $players }.
reason-game-rated-without-clock = In een ratingpartij is de bedenktijd beperkt. Kies een bedenktijd per beurt, of speel zonder rating.
reason-game-rated-too-often = Twee spelers kunnen hoogstens { $max } keer per dag voor de rating tegen elkaar spelen. Speel zonder rating, of kom morgen terug.
reason-game-rated-without-bots = Een ratingpartij is alleen voor mensen. Vervang de bots, of speel zonder rating.
reason-game-rated-one-seat = In een ratingpartij heeft iedereen één eigen stoel. Geef de tweede aan iemand anders, of speel zonder rating.

## Meldingen

reason-notifications-bad-subscription = Je browser gaf een adres of sleutels die de server niet kan gebruiken.
reason-notifications-unknown-service = Deze server gebruikt de pushdienst van je browser ({ $service }) niet en kan je daarom geen meldingen sturen.
reason-notifications-bad-preferences = De server kent die taal of tijdzone niet, of bij de stille uren ontbreekt het begin of het einde.
reason-notifications-not-subscribed = Dit apparaat heeft niet om meldingen gevraagd.
reason-mail-not-here = Deze server verstuurt geen mail.
reason-mail-bad-address = Dat is geen mailadres. Schrijf het als naam@example.org.
reason-mail-too-many = Dat zijn voorlopig genoeg links. Kijk in je spammap of probeer het morgen weer.
reason-mail-not-sent = De mail kon nu niet worden verstuurd. Probeer het over een paar minuten weer.
reason-mail-refused = De mailserver neemt dit adres niet aan. Controleer de spelling.
reason-mail-bad-code = Deze link is al gebruikt of te oud. Vraag op je pagina een nieuwe aan.
reason-mail-no-address = Je hebt nog geen mailadres opgegeven.

reason-identity-unknown-device = Dat apparaat is niet meer aangemeld.

## The coach

reason-rate-too-many-reviews = Er wachten nog besprekingen van jou, of je hebt er veel aangevraagd. Probeer het over een paar minuten opnieuw.
reason-rate-too-much-advice = Je hebt al veel advies gevraagd. Wacht even.
reason-advice-rated = In ratingpartijen is er geen advies.
