# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Start en server som venner kan spille på.
command-backup = Skriv en hel server til en fil (komprimert hvis den slutter på .gz).
command-restore = Fyll en tom database fra en sikkerhetskopi.
option-host = Adressen det lyttes på; 0.0.0.0 for alle.
option-port = Porten det lyttes på.
option-database = Hvor spillene lagres: en SQLite-fil eller postgresql://…
option-workers = Hvor mange prosesser; mer enn én krever PostgreSQL.
option-bot-delay = Hvor mange millisekunder en bot venter før den gjør noe.
option-serve-board = En brettfil som tilbys i tillegg til det innebygde brettet.
option-open = Åpne spillet i nettleseren.
option-backup-file = Sikkerhetskopien.
port-taken = Okapi kan ikke kjøre på { $host }, port { $port }: { $error }. Kjører det allerede? Prøv en annen port: --port 8001.
serving = Serveren kjører på { $address }. Trykk Ctrl-C for å stoppe.
backed-up = { $rows ->
    [one] Én rad ble skrevet til { $file }.
   *[other] { $rows } rader ble skrevet til { $file }.
}
restored = { $rows ->
    [one] Én rad ble gjenopprettet fra { $file }.
   *[other] { $rows } rader ble gjenopprettet fra { $file }.
}
no-such-database = Det finnes ingen database { $file }.

## Settings that cannot be used

settings-unreadable = En innstilling kan ikke leses: { $error }.
settings-workers = Det kan være 1 til { $most } prosesser: velg et annet antall med --workers.
settings-port = Porter går fra 0 til { $most }: velg en annen med --port.
settings-workers-need-postgres = Flere prosesser krever en PostgreSQL-database, fordi SQLite bare betjener én prosess: oppgi en med --database.
settings-no-bot = OKAPI_STAND_IN: det finnes ingen bot som heter { $bot }. Det finnes { $known }.
settings-no-board = Brettfilen { $file } finnes ikke.
database-not-a-url = «{ $database }» er ikke adressen til en database: oppgi en SQLite-fil eller postgresql://…
database-not-supported = { $kind } støttes ikke: oppgi en SQLite-fil eller postgresql://…
database-in-memory = En database i minnet ville miste alle spill: oppgi en fil med --database.
database-needs-asyncpg = PostgreSQL krever en ekstra pakke: pip install okapi[postgres]
database-failed = Databasen svarte: { $error }
database-from-a-newer-okapi = En nyere versjon av Okapi har brukt denne databasen: installer den versjonen.

## Backups that cannot be made or used

backup-nothing-there = Denne databasen er tom: det er ingenting å sikkerhetskopiere.
backup-from-a-newer-okapi = Sikkerhetskopien er laget av en nyere versjon av Okapi: installer den versjonen.
backup-database-not-empty = Databasen er ikke tom: gjenopprett til en ny.
backup-not-a-backup = { $file } er ikke en sikkerhetskopi.
backup-unknown-format = { $file } er en sikkerhetskopi i format { $format }, og denne versjonen av Okapi leser format { $known }.
backup-damaged = Sikkerhetskopien er endret eller skadet.
backup-not-whole = Sikkerhetskopien er ikke hel: slutten mangler.
backup-unknown-table = Sikkerhetskopien har en ukjent tabell: { $table }.
backup-unreadable = { $file } kan ikke leses: { $error }.

## Requests

reason-request-malformed = Serveren forsto ikke det.
reason-request-too-large = Det er for stort.
reason-request-too-slow = Det kom inn for sakte. Prøv igjen.
reason-request-not-found = Det er ingenting på denne adressen.
reason-request-wrong-method = Det går ikke på denne adressen.
reason-request-wrong-origin = Et annet nettsted kan ikke handle for deg her.
reason-request-not-text = Meldinger må være tekst.
reason-rate-too-many-requests = Det gikk for fort. Vent et øyeblikk.
reason-rate-too-many-sockets = Det kommer for mange forbindelser fra adressen din. Lukk noen av fanene med denne siden, og prøv igjen.
reason-rate-too-many-open-games = { $most ->
    [one] Du har { $most } uferdig spill. Fullfør eller forlat det først.
   *[other] Du har { $most } uferdige spill. Fullfør eller forlat ett først.
}
reason-rate-too-many-watched = { $most ->
    [one] Én forbindelse kan følge høyst { $most } plass.
   *[other] Én forbindelse kan følge høyst { $most } plasser.
}
reason-rate-too-many-invites = { $most ->
    [one] Dette bordet har delt ut { $most } invitasjon; det finnes ikke flere.
   *[other] Dette bordet har delt ut { $most } invitasjoner; det finnes ikke flere.
}
reason-rate-too-many-tokens = { $most ->
    [one] Du er logget inn { $most } sted. Logg ut der først.
   *[other] Du er logget inn { $most } steder. Logg ut de andre stedene først.
}

## People

reason-identity-unknown = Fortell oss først hva du heter.
reason-identity-signed-out = Denne enheten er logget ut.
reason-identity-bad-name = Et navn må ha minst én bokstav.
reason-identity-bad-transfer-code = Denne lenken er allerede brukt, eller den er for gammel. Lag en ny.

## Tables

reason-game-unknown = Det spillet finnes ikke.
reason-game-unknown-board = Det brettet finnes ikke her.
reason-game-unknown-bot = Det finnes ingen bot som heter { $bot }.
reason-game-bad-rules = Et spill kan ikke spilles etter disse reglene.
reason-game-bad-clock = En tur kan ta fra { $least } til { $most } sekunder.
reason-game-bad-bot-delay = En bot kan vente høyst { $most } millisekunder.
reason-game-bad-seats = Si hvilken bot som sitter der.
reason-game-not-the-host = Det kan bare verten for bordet gjøre.
reason-game-not-invited = Du trenger en invitasjon til dette bordet.
reason-game-already-started = Spillet har begynt.
reason-game-not-started = Spillet har ikke begynt.
reason-game-not-full = En plass er fremdeles ledig.
reason-game-not-over = Spillet er ikke slutt.
reason-game-over = Spillet er slutt.
reason-game-closed = Dette bordet er stengt.
reason-game-full = Alle plassene er opptatt.
reason-seat-not-yours = Det er ikke din plass.
reason-seat-taken = Det sitter allerede noen der.
reason-seat-none-held = Du har ingen plass ved dette bordet.
reason-seat-still-there = Spilleren er der fremdeles.
reason-seat-not-a-person = Det spiller allerede en bot der.
reason-command-stale = Spillet har gått videre. Se en gang til.

## The server

reason-server-client-too-slow = Forbindelsen din er for treg. Kobler til igjen.
reason-server-restarting = Serveren starter på nytt. Kobler til igjen.
reason-server-not-ready = Serveren kan ikke gjøre det akkurat nå. Prøv igjen.
reason-server-outcome-unknown = Serveren kan ikke si akkurat nå om det gikk. Se etter, og prøv igjen hvis det ikke gjorde det.
reason-server-failed = Noe gikk galt på serveren. Det er notert.

command-prune = Fjern gamle bord fra databasen til en server.
option-prune-days = Fjern det som er mer enn N dager gammelt.
option-prune-finished = Fjern også avsluttede spill med opptakene. Ellers bare lukkede bord og spill som ble avsluttet før tiden.
option-dry-run = Si bare hva som ville blitt fjernet.
pruned = Fjernet: lukkede bord og spill avsluttet før tiden: { $tables }, avsluttede spill: { $games }, personer uten bord: { $people }.
would-prune = Ville fjerne: lukkede bord og spill avsluttet før tiden: { $tables }, avsluttede spill: { $games }, personer uten bord: { $people }.

reason-identity-not-shown = Den siden finnes ikke, eller så er den privat.
reason-game-ended = Dette spillet ble avsluttet før tiden.
reason-seat-left = Du har forlatt denne plassen for godt.
reason-rate-too-many-remarks = Du har sagt nok for nå. Vent et halvt minutt.
