# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Kör en server för dig och dina vänner.
command-backup = Säkerhetskopiera en hel server till en fil (komprimerad om namnet slutar på .gz).
command-restore = Återställ en säkerhetskopia till en tom databas.
option-host = Adressen som servern lyssnar på; 0.0.0.0 för alla adresser.
option-port = Porten som servern lyssnar på.
option-database = Var partierna sparas: en SQLite-fil eller postgresql://…
option-workers = Hur många processer som körs; fler än en kräver PostgreSQL.
option-own-ports = Ge varje process en egen port, från --port och uppåt, för en proxy som leder alla spelare i ett parti till samma process.
option-bot-delay = Hur många millisekunder bottar väntar innan de spelar.
option-serve-board = En spelplansfil att erbjuda utöver den inbyggda spelplanen.
option-open = Öppna spelet i din webbläsare.
option-backup-file = Säkerhetskopian.
port-taken = Okapi kan inte lyssna på { $host }, port { $port }: { $error }. Är det redan igång? Prova en annan port: --port 8001.
serving = Servern är igång på { $address }. Tryck Ctrl-C för att stoppa.
backed-up = { $rows ->
    [one] En rad skrevs till { $file }.
   *[other] { $rows } rader skrevs till { $file }.
}
restored = { $rows ->
    [one] En rad återställdes från { $file }.
   *[other] { $rows } rader återställdes från { $file }.
}
no-such-database = Databasen { $file } finns inte. Ange rätt fil med --database.

## Settings that cannot be used

settings-whole-number = { $setting } är ”{ $value }”. Ange ett heltal från { $min } till { $max }.
settings-number = { $setting } är ”{ $value }”. Ange ett tal från { $min } till { $max }.
settings-rate = { $setting } är ”{ $value }”. Ange en takt som 60/20: 60 på en gång och 20 i sekunden i längden.
settings-true-or-false = { $setting } är ”{ $value }”. Ange true eller false.
settings-one-of = { $setting } är ”{ $value }”. Ange något av dessa värden: { $known }.
settings-order = { $less } får inte vara större än { $more }.
settings-origins = OKAPI_ORIGINS: ”{ $origin }” är inte adressen till en webbplats. Ange adresser som https://example.org, åtskilda med komman.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: ”{ $proxy }” är inte en IP-adress. Ange adresser som 127.0.0.1 eller nätverk som 10.0.0.0/8, åtskilda med komman, eller * för alla.
settings-contact = OKAPI_CONTACT: ”{ $contact }” är inte en mejladress. Ange en som operator@example.org
settings-workers-need-postgres = Flera processer kräver en PostgreSQL-databas, eftersom SQLite bara betjänar en: ange en med --database.
settings-own-ports = --own-ports ger varje process en egen port, från --port och uppåt. Med { $workers } processer kan den första porten vara 1 till { $last }, inte { $port }.
settings-no-bot = OKAPI_STAND_IN: det finns ingen bot som heter { $bot }. Välj någon av { $known }.
settings-no-board = Spelplansfilen { $file } finns inte.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } är inget värdnamn. Ange namn som push.example.org, åtskilda med komman.
settings-bad-smtp = OKAPI_SMTP_URL är inte adressen till en mejlserver: ange en som smtp://namn:lösenord@mail.example.org:587, eller smtps://… för TLS från början.
settings-smtp-password = OKAPI_SMTP_URL behöver både namn och lösenord, eller inget av dem.
settings-mail-from = Mejl behöver en avsändare: sätt OKAPI_MAIL_FROM, till exempel ”Okapi <okapi@example.org>”.
settings-site = Länkar i mejl behöver serverns adress: sätt OKAPI_SITE, till exempel https://okapi.example.org
settings-secret-key-missing = Med PostgreSQL skyddas hemligheter med en nyckel utanför databasen. Skapa en med ”openssl rand -base64 32 > okapi.key” och sätt OKAPI_SECRET_KEY_FILE till den filen.
settings-secret-key-bad = { $where } innehåller ingen nyckel på 32 byte i base64. Skapa en med ”openssl rand -base64 32”.
settings-secret-key-file = Nyckelfilen { $file } går inte att använda: { $error }. Kontrollera sökvägen och dina rättigheter.
database-not-a-url = ”{ $database }” är inte en databasadress: ange en SQLite-fil eller postgresql://…
database-not-supported = { $kind } stöds inte: ange en SQLite-fil eller postgresql://…
database-in-memory = En databas i minnet skulle förlora alla partier: ange en fil med --database.
database-needs-asyncpg = PostgreSQL kräver ett paket till: pip install "okapi-railways[postgres]"
database-unusable = Okapi kan inte använda databasen { $file }: { $error }. Kontrollera sökvägen och dina rättigheter, eller ange en annan fil med --database.
database-unreachable = Databasen går inte att nå: { $error }. Kontrollera att den är igång, och adressen i --database.
database-disk-full = Det finns inget utrymme kvar på disken med { $file }. Frigör utrymme och starta igen.
database-from-a-newer-okapi = Den här databasen har använts av en nyare version av Okapi: installera den versionen.

## Backups that cannot be made or used

backup-nothing-there = Databasen är tom: det finns inget att säkerhetskopiera.
backup-from-a-newer-okapi = Säkerhetskopian gjordes med en nyare version av Okapi: installera den versionen.
backup-database-not-empty = Databasen är inte tom: återställ till en ny.
backup-not-a-backup = { $file } är ingen säkerhetskopia.
backup-unknown-format = { $file } är en säkerhetskopia i format { $format }, men den här versionen av Okapi läser format { $known }.
backup-damaged = Säkerhetskopian har ändrats eller skadats.
backup-not-whole = Säkerhetskopian är ofullständig: slutet saknas.
backup-unknown-table = Säkerhetskopian innehåller en okänd tabell: { $table }.
backup-unreadable = { $file } går inte att läsa: { $error }.

## Requests

reason-request-malformed = Servern förstod inte det där.
reason-request-too-large = Det är för stort för servern.
reason-request-too-slow = Det du skickade kom fram för långsamt. Försök igen.
reason-request-not-found = Det finns inget på den här adressen.
reason-request-wrong-method = Du kan inte göra det på den här adressen.
reason-request-wrong-origin = Andra webbplatser kan inte agera i ditt namn här.
reason-request-not-text = Meddelanden måste vara text.
reason-rate-too-many-requests = Det gick lite fort. Vänta ett ögonblick.
reason-rate-too-many-sockets = För många anslutningar från din adress. Stäng några flikar med den här sidan och försök igen.
reason-rate-too-many-open-games = { $max ->
    [one] Du har { $max } oavslutat parti. Avsluta eller lämna det först.
   *[other] Du har { $max } oavslutade partier. Avsluta eller lämna något av dem först.
}
reason-rate-too-many-watched = { $max ->
    [one] Du kan följa högst { $max } plats över en anslutning.
   *[other] Du kan följa högst { $max } platser över en anslutning.
}
reason-rate-too-many-invites = { $max ->
    [one] Det här bordet har använt sin enda inbjudan; det finns inga fler.
   *[other] Det här bordet har använt alla sina { $max } inbjudningar.
}
reason-rate-too-many-tokens = { $max ->
    [one] Du är inloggad på { $max } enhet. Logga ut där först.
   *[other] Du är inloggad på { $max } enheter. Logga ut på någon av de andra först.
}

## People

reason-identity-unknown = Berätta först vad du heter.
reason-identity-signed-out = Den här enheten har loggats ut.
reason-identity-bad-name = Ett namn måste ha minst en bokstav.
reason-identity-bad-transfer-code = Länken är redan använd eller för gammal. Skapa en ny.

## Tables

reason-game-unknown = Det här partiet finns inte.
reason-game-unknown-board = Den här servern har inte den spelplanen.
reason-game-unknown-bot = Det finns ingen bot som heter { $bot }.
reason-game-bad-rules = Det går inte att spela med de här reglerna.
reason-game-bad-clock = Tiden per tur måste ligga mellan { $min } och { $max } sekunder.
reason-game-bad-bot-delay = { $max ->
    [one] Bottar får vänta högst { $max } millisekund.
   *[other] Bottar får vänta högst { $max } millisekunder.
}
reason-game-bad-seats = Välj en bot till den platsen.
reason-game-not-the-host = Det kan bara värden göra.
reason-game-not-invited = Du behöver en inbjudan till det här bordet.
reason-game-already-started = Partiet har redan börjat.
reason-game-not-started = Partiet har inte börjat än.
reason-game-not-full = Det finns fortfarande en ledig plats.
reason-game-not-over = Partiet är inte slut än.
reason-game-over = Partiet är slut.
reason-game-closed = Det här bordet har stängts.
reason-game-full = Alla platser är tagna.
reason-seat-not-yours = Det är inte din plats.
reason-seat-taken = Den platsen är redan tagen.
reason-seat-livery-taken = { $player } har redan den färgen. Välj en annan.
reason-seat-none-held = Du har ingen plats vid det här bordet.
reason-seat-time-runs = Spelaren har fortfarande tid kvar. En bot kan ta över först när tiden är ute.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Om spelaren inte har spelat inom en minut kan en bot ta över.
   *[other] Om spelaren inte har spelat inom { $minutes } minuter kan en bot ta över.
}
reason-seat-not-waited-for = Det är inte den spelarens tur, så ingen väntar.
reason-seat-time-is-up = Din tid är ute, så en bot spelar åt dig den här gången. Sedan spelar du själv igen.
reason-seat-not-a-person = Där spelar redan en bot.
reason-command-stale = Partiet har gått vidare. Titta igen.

## The server

reason-server-client-too-slow = Din anslutning är för långsam. Ansluter igen.
reason-server-restarting = Servern startar om. Ansluter igen.
reason-server-not-ready = Servern kan inte göra det just nu. Försök igen.
reason-server-busy = Servern har mycket att göra just nu. Försök igen om en minut.
reason-server-outcome-unknown = Servern kan just nu inte säga om det lyckades. Kontrollera och försök igen om det inte gjorde det.
reason-server-failed = Något gick fel på servern. Felet har loggats.

command-prune = Ta bort gamla bord från en servers databas.
option-prune-days = Ta bort det som är äldre än N dagar.
option-prune-finished = Ta även bort avslutade partier med sina protokoll. Annars bara stängda bord och partier som avslutats i förtid.
option-dry-run = Visa bara vad som skulle tas bort.
pruned = Borttaget: stängda bord och partier avslutade i förtid: { $tables }, avslutade partier: { $games }, genomgångar av uppladdade partier: { $reviews }, personer utan bord: { $people }.
would-prune = Skulle ta bort: stängda bord och partier avslutade i förtid: { $tables }, avslutade partier: { $games }, genomgångar av uppladdade partier: { $reviews }, personer utan bord: { $people }.

reason-identity-not-shown = Sidan finns inte, eller så är den privat.
reason-game-ended = Det här partiet avslutades i förtid.
reason-seat-left = Du har lämnat den här platsen för gott.
reason-rate-too-many-remarks = Du har sagt mycket på kort tid. Vänta en halv minut.
reason-rate-too-many-muted = { $max ->
    [one] Du döljer redan vad { $max } person säger och kan inte dölja fler. Visa det igen först.
   *[other] Du döljer redan vad { $max } personer säger och kan inte dölja fler. Visa först igen vad någon av dem säger.
}
reason-identity-unknown-person = Den personen finns inte längre här.
reason-game-terms-changed = Värden har ändrat villkoren för partiet. Titta på dem en gång till innan du säger ja.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Alla har inte sagt ja till de nya villkoren än. Väntar på { $players }.
reason-game-not-everyone-here = Med så kort tid per tur kan partiet bara börja när alla är här. Väntar på { $players }.
reason-game-rated-without-clock = Ett rankat parti måste ha en tidsgräns. Välj en tid per tur eller spela utan rating.
reason-game-rated-too-often = { $max ->
    [one] Två spelare kan spela högst { $max } rankat parti mot varandra per dag. Spela utan rating eller kom tillbaka i morgon.
   *[other] Två spelare kan spela högst { $max } rankade partier mot varandra per dag. Spela utan rating eller kom tillbaka i morgon.
}
reason-game-rated-without-bots = Ett rankat parti är bara för människor. Byt ut bottarna eller spela utan rating.
reason-game-rated-one-seat = I ett rankat parti har var och en sin egen plats. Ge din extra plats till någon annan eller spela utan rating.

## Notiser

reason-notifications-bad-subscription = Webbläsaren gav en adress eller nycklar som servern inte kan använda för att meddela dig.
reason-notifications-unknown-service = Webbläsarens pushtjänst ({ $service }) är ingen som den här servern använder, så den kan inte skicka meddelanden till dig.
reason-notifications-bad-preferences = Servern känner inte till det språket eller den tidszonen, eller så saknar den tysta tiden början eller slut.
reason-notifications-not-subscribed = Den här enheten har inte bett om att få meddelanden.
reason-mail-not-here = Den här servern skickar inga mejl.
reason-mail-bad-address = Det är ingen mejladress. Skriv den som namn@example.org.
reason-mail-too-many = Det räcker med länkar för nu. Titta i skräpposten eller försök igen i morgon.
reason-mail-not-sent = Mejlet kunde inte skickas just nu. Försök igen om några minuter.
reason-mail-refused = Mejlservern tar inte emot den här adressen. Kontrollera stavningen.
reason-mail-bad-code = Länken har redan använts eller är för gammal. Be om en ny på din sida.
reason-mail-no-address = Du har inte angett någon mejladress än.

reason-identity-unknown-device = Den enheten är inte längre inloggad.

## The coach

reason-rate-too-many-reviews = Flera av dina genomgångar väntar fortfarande, eller så har du bett om många. Försök igen om några minuter.
reason-rate-too-much-advice = Du har bett om många råd. Vänta en stund.
reason-advice-rated = Det finns inga råd i rankade partier.
