# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Starta en server som vänner kan spela på.
command-backup = Säkerhetskopiera en hel server till en fil (komprimerad om den slutar på .gz).
command-restore = Fyll en tom databas från en säkerhetskopia.
option-host = Adressen att lyssna på; 0.0.0.0 för alla.
option-port = Porten att lyssna på.
option-database = Var partierna sparas: en SQLite-fil eller postgresql://…
option-workers = Antal processer; fler än en kräver PostgreSQL.
option-bot-delay = Hur många millisekunder en bot väntar före sitt drag.
option-serve-board = En spelplansfil att erbjuda utöver den inbyggda spelplanen.
option-open = Öppna spelet i webbläsaren.
option-backup-file = Säkerhetskopian.
port-taken = Okapi kan inte köras på { $host }, port { $port }: { $error }. Är det redan igång? Prova en annan port: --port 8001.
serving = Servern är igång på { $address }. Tryck Ctrl-C för att stoppa.
backed-up = { $rows ->
    [one] En rad skrevs till { $file }.
   *[other] { $rows } rader skrevs till { $file }.
}
restored = { $rows ->
    [one] En rad återställdes från { $file }.
   *[other] { $rows } rader återställdes från { $file }.
}
no-such-database = Det finns ingen databas { $file }.

## Settings that cannot be used

settings-unreadable = En inställning går inte att läsa: { $error }.
settings-workers = Det kan finnas 1 till { $most } processer: välj ett annat antal med --workers.
settings-port = Portar går från 0 till { $most }: välj en annan med --port.
settings-workers-need-postgres = Flera processer kräver en PostgreSQL-databas, eftersom SQLite bara betjänar en: ange en med --database.
settings-no-bot = OKAPI_STAND_IN: det finns ingen bot som heter { $bot }. Det finns { $known }.
settings-no-board = Det finns ingen spelplansfil { $file }.
database-not-a-url = ”{ $database }” är inte adressen till en databas: ange en SQLite-fil eller postgresql://…
database-not-supported = { $kind } stöds inte: ange en SQLite-fil eller postgresql://…
database-in-memory = En databas i minnet skulle förlora alla partier: ange en fil med --database.
database-needs-asyncpg = PostgreSQL kräver ett paket till: pip install okapi[postgres]
database-failed = Databasen svarade: { $error }
database-from-a-newer-okapi = En nyare version av Okapi har använt den här databasen: installera den.

## Backups that cannot be made or used

backup-nothing-there = Databasen är tom: det finns inget att säkerhetskopiera.
backup-from-a-newer-okapi = Säkerhetskopian gjordes med en nyare version av Okapi: installera den.
backup-database-not-empty = Databasen är inte tom: återställ till en ny.
backup-not-a-backup = { $file } är ingen säkerhetskopia.
backup-unknown-format = { $file } är en säkerhetskopia i format { $format }, och den här versionen av Okapi läser format { $known }.
backup-damaged = Säkerhetskopian har ändrats eller skadats.
backup-not-whole = Säkerhetskopian är inte hel: slutet saknas.
backup-unknown-table = Säkerhetskopian har en okänd tabell: { $table }.
backup-unreadable = { $file } går inte att läsa: { $error }.

## Requests

reason-request-malformed = Servern förstod inte det där.
reason-request-too-large = Det är för stort.
reason-request-too-slow = Det kom in för långsamt. Försök igen.
reason-request-not-found = Det finns inget på den här adressen.
reason-request-wrong-method = Det går inte att göra på den här adressen.
reason-request-wrong-origin = En annan webbplats får inte agera åt dig här.
reason-request-not-text = Meddelanden måste vara text.
reason-rate-too-many-requests = Det gick för fort. Vänta ett ögonblick.
reason-rate-too-many-sockets = Det kommer för många anslutningar från din adress. Stäng några av sidans flikar och försök igen.
reason-rate-too-many-open-games = { $most ->
    [one] Du har { $most } oavslutat parti. Avsluta eller lämna det först.
   *[other] Du har { $most } oavslutade partier. Avsluta eller lämna något av dem först.
}
reason-rate-too-many-watched = { $most ->
    [one] En anslutning kan följa högst { $most } plats.
   *[other] En anslutning kan följa högst { $most } platser.
}
reason-rate-too-many-invites = { $most ->
    [one] Bordet har delat ut { $most } inbjudan; det finns inga fler.
   *[other] Bordet har delat ut { $most } inbjudningar; det finns inga fler.
}
reason-rate-too-many-tokens = { $most ->
    [one] Du är inloggad på { $most } ställe. Logga ut där först.
   *[other] Du är inloggad på { $most } ställen. Logga ut på de andra först.
}

## People

reason-identity-unknown = Berätta först vad du heter.
reason-identity-signed-out = Den här enheten har loggats ut.
reason-identity-bad-name = Ett namn måste ha minst en bokstav.
reason-identity-bad-transfer-code = Länken är redan använd eller för gammal. Skapa en ny.

## Tables

reason-game-unknown = Det partiet finns inte.
reason-game-unknown-board = Den spelplanen finns inte här.
reason-game-unknown-bot = Det finns ingen bot som heter { $bot }.
reason-game-bad-rules = Det går inte att spela med de reglerna.
reason-game-bad-clock = Ett drag får ta från { $least } till { $most } sekunder.
reason-game-bad-bot-delay = { $most ->
    [one] En bot får vänta högst { $most } millisekund.
   *[other] En bot får vänta högst { $most } millisekunder.
}
reason-game-bad-seats = Ange vilken bot som sitter där.
reason-game-not-the-host = Det kan bara bordets värd göra.
reason-game-not-invited = Du behöver en inbjudan till det här bordet.
reason-game-already-started = Partiet har redan börjat.
reason-game-not-started = Partiet har inte börjat.
reason-game-not-full = En plats är fortfarande ledig.
reason-game-not-over = Partiet är inte slut.
reason-game-over = Partiet är slut.
reason-game-closed = Bordet är stängt.
reason-game-full = Alla platser är upptagna.
reason-seat-not-yours = Det är inte din plats.
reason-seat-taken = Där sitter redan någon.
reason-seat-none-held = Du har ingen plats vid det här bordet.
reason-seat-still-there = Personen är fortfarande kvar.
reason-seat-not-a-person = Där spelar redan en bot.
reason-command-stale = Partiet har gått vidare. Titta igen.

## The server

reason-server-client-too-slow = Din anslutning är för långsam. Ansluter igen.
reason-server-restarting = Servern startar om. Ansluter igen.
reason-server-not-ready = Servern kan inte göra det just nu. Försök igen.
reason-server-outcome-unknown = Servern kan inte säga just nu om det lyckades. Kontrollera och försök igen om det inte gjorde det.
reason-server-failed = Något gick fel på servern. Det har noterats.

command-prune = Ta bort gamla bord från en servers databas.
option-prune-days = Ta bort det som är äldre än N dagar.
option-prune-finished = Ta även bort avslutade partier med sina protokoll. Annars bara stängda bord och partier som avslutats i förtid.
option-dry-run = Säg bara vad som skulle tas bort.
pruned = Borttaget: stängda bord och partier avslutade i förtid: { $tables }, avslutade partier: { $games }, personer utan bord: { $people }.
would-prune = Skulle ta bort: stängda bord och partier avslutade i förtid: { $tables }, avslutade partier: { $games }, personer utan bord: { $people }.

reason-identity-not-shown = Sidan finns inte, eller så är den privat.
reason-game-ended = Det här partiet avslutades i förtid.
reason-seat-left = Du har lämnat den här platsen för gott.
reason-rate-too-many-remarks = Du har sagt nog för stunden. Vänta en halv minut.

## Att bli kallad

reason-calls-bad-subscription = Webbläsaren gav en adress eller nycklar som servern inte kan kalla på.
reason-calls-bad-wishes = Servern känner inte till det språket eller den tidszonen, eller så saknar de tysta timmarna ena änden.
reason-calls-not-subscribed = Den här enheten har inte bett om att bli kallad.

reason-identity-unknown-device = Den enheten är inte längre inloggad.
