# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Start en server, som venner kan spille på.
command-backup = Skriv en hel server til en fil (komprimeret, hvis den ender på .gz).
command-restore = Fyld en tom database fra en sikkerhedskopi.
option-host = Adressen, der lyttes på; 0.0.0.0 for alle.
option-port = Porten, der lyttes på.
option-database = Hvor spillene gemmes: en SQLite-fil eller postgresql://…
option-workers = Hvor mange processer; mere end én kræver PostgreSQL.
option-bot-delay = Hvor mange millisekunder en bot venter, før den rykker.
option-serve-board = En spillepladefil, der tilbydes ud over den indbyggede spilleplade.
option-open = Åbn spillet i browseren.
option-backup-file = Sikkerhedskopien.
port-taken = Okapi kan ikke køre på { $host }, port { $port }: { $error }. Kører det allerede? Prøv en anden port: --port 8001.
serving = Serveren kører på { $address }. Tryk Ctrl-C for at stoppe.
backed-up = { $rows ->
    [one] Én række blev skrevet til { $file }.
   *[other] { $rows } rækker blev skrevet til { $file }.
}
restored = { $rows ->
    [one] Én række blev gendannet fra { $file }.
   *[other] { $rows } rækker blev gendannet fra { $file }.
}
no-such-database = Der er ingen database { $file }.

## Settings that cannot be used

settings-unreadable = En indstilling kan ikke læses: { $error }.
settings-workers = Der kan være 1 til { $most } processer: vælg et andet antal med --workers.
settings-port = Porte går fra 0 til { $most }: vælg en anden med --port.
settings-workers-need-postgres = Flere processer kræver en PostgreSQL-database, fordi SQLite kun betjener én proces: angiv en med --database.
settings-no-bot = OKAPI_STAND_IN: der er ingen bot ved navn { $bot }. Der er { $known }.
settings-no-board = Spillepladefilen { $file } findes ikke.
database-not-a-url = »{ $database }« er ikke adressen på en database: angiv en SQLite-fil eller postgresql://…
database-not-supported = { $kind } understøttes ikke: angiv en SQLite-fil eller postgresql://…
database-in-memory = En database i hukommelsen ville miste alle spil: angiv en fil med --database.
database-needs-asyncpg = PostgreSQL kræver en ekstra pakke: pip install okapi[postgres]
database-failed = Databasen svarede: { $error }
database-from-a-newer-okapi = En nyere version af Okapi har brugt denne database: installér den version.

## Backups that cannot be made or used

backup-nothing-there = Denne database er tom: der er intet at sikkerhedskopiere.
backup-from-a-newer-okapi = Sikkerhedskopien er lavet af en nyere version af Okapi: installér den version.
backup-database-not-empty = Databasen er ikke tom: gendan til en ny.
backup-not-a-backup = { $file } er ikke en sikkerhedskopi.
backup-unknown-format = { $file } er en sikkerhedskopi i format { $format }, og denne version af Okapi læser format { $known }.
backup-damaged = Sikkerhedskopien er ændret eller beskadiget.
backup-not-whole = Sikkerhedskopien er ikke hel: slutningen mangler.
backup-unknown-table = Sikkerhedskopien har en ukendt tabel: { $table }.
backup-unreadable = { $file } kan ikke læses: { $error }.

## Requests

reason-request-malformed = Det forstod serveren ikke.
reason-request-too-large = Det er for stort.
reason-request-too-slow = Det kom for langsomt ind. Prøv igen.
reason-request-not-found = Der er intet på denne adresse.
reason-request-wrong-method = Det kan man ikke på denne adresse.
reason-request-wrong-origin = Et andet websted må ikke handle for dig her.
reason-request-not-text = Beskeder skal være tekst.
reason-rate-too-many-requests = Det gik for hurtigt. Vent et øjeblik.
reason-rate-too-many-sockets = Der kommer for mange forbindelser fra din adresse. Luk et par af sidens faner, og prøv igen.
reason-rate-too-many-open-games = { $most ->
    [one] Du har { $most } uafsluttet spil. Afslut eller forlad det først.
   *[other] Du har { $most } uafsluttede spil. Afslut eller forlad et først.
}
reason-rate-too-many-watched = { $most ->
    [one] Én forbindelse kan højst følge { $most } plads.
   *[other] Én forbindelse kan højst følge { $most } pladser.
}
reason-rate-too-many-invites = { $most ->
    [one] Dette bord har uddelt { $most } invitation; der er ikke flere.
   *[other] Dette bord har uddelt { $most } invitationer; der er ikke flere.
}
reason-rate-too-many-tokens = { $most ->
    [one] Du er logget ind { $most } sted. Log ud der først.
   *[other] Du er logget ind { $most } steder. Log ud de andre steder først.
}

## People

reason-identity-unknown = Fortæl os først, hvad du hedder.
reason-identity-signed-out = Denne enhed er logget ud.
reason-identity-bad-name = Et navn skal have mindst ét bogstav.
reason-identity-bad-transfer-code = Dette link er allerede brugt, eller det er for gammelt. Lav et nyt.

## Tables

reason-game-unknown = Det spil findes ikke.
reason-game-unknown-board = Den spilleplade findes ikke her.
reason-game-unknown-bot = Der er ingen bot, der hedder { $bot }.
reason-game-bad-rules = Et spil kan ikke spilles efter disse regler.
reason-game-bad-clock = En tur må tage fra { $least } til { $most } sekunder.
reason-game-bad-bot-delay = En bot må højst vente { $most } millisekunder.
reason-game-bad-seats = Sig, hvilken bot der sidder der.
reason-game-not-the-host = Det kan kun bordets vært.
reason-game-not-invited = Du skal have en invitation til dette bord.
reason-game-already-started = Spillet er begyndt.
reason-game-not-started = Spillet er ikke begyndt.
reason-game-not-full = En plads er stadig ledig.
reason-game-not-over = Spillet er ikke slut.
reason-game-over = Spillet er slut.
reason-game-closed = Dette bord er lukket.
reason-game-full = Alle pladser er optaget.
reason-seat-not-yours = Det er ikke din plads.
reason-seat-taken = Der sidder allerede nogen.
reason-seat-none-held = Du har ingen plads ved dette bord.
reason-seat-still-there = Spilleren er der stadig.
reason-seat-not-a-person = Der spiller allerede en bot.
reason-command-stale = Spillet er gået videre. Se efter igen.

## The server

reason-server-client-too-slow = Din forbindelse er for langsom. Forbinder igen.
reason-server-restarting = Serveren genstarter. Forbinder igen.
reason-server-not-ready = Det kan serveren ikke lige nu. Prøv igen.
reason-server-outcome-unknown = Serveren kan ikke lige nu sige, om det lykkedes. Se efter, og prøv igen, hvis det ikke gjorde.
reason-server-failed = Noget gik galt på serveren. Det er noteret.

command-prune = Fjern gamle borde fra en servers database.
option-prune-days = Fjern det, der er mere end N dage gammelt.
option-prune-finished = Fjern også afsluttede spil med deres optegnelser. Ellers kun lukkede borde og spil, der blev sluttet før tid.
option-dry-run = Sig kun, hvad der ville blive fjernet.
pruned = Fjernet: lukkede borde og spil sluttet før tid: { $tables }, afsluttede spil: { $games }, personer uden bord: { $people }.
would-prune = Ville fjerne: lukkede borde og spil sluttet før tid: { $tables }, afsluttede spil: { $games }, personer uden bord: { $people }.

reason-identity-not-shown = Den side findes ikke, eller også er den privat.
reason-game-ended = Dette spil blev sluttet før tid.
reason-seat-left = Du har forladt denne plads for altid.
reason-rate-too-many-remarks = Du har sagt nok for nu. Vent et halvt minut.
