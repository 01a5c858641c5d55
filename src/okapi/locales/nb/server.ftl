# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Kjør en server for deg og vennene dine.
command-backup = Sikkerhetskopier en hel server til en fil (komprimert hvis navnet slutter på .gz).
command-restore = Gjenopprett en sikkerhetskopi i en tom database.
option-host = Adressen serveren lytter på; 0.0.0.0 for alle adresser.
option-port = Porten serveren lytter på.
option-database = Hvor spillene lagres: en SQLite-fil, eller postgresql://…
option-workers = Hvor mange prosesser som kjøres; mer enn én krever PostgreSQL.
option-own-ports = Gi hver prosess sin egen port, fra --port og oppover, for en proxy som fører alle spillere i et spill til den samme.
option-bot-delay = Hvor mange millisekunder botene venter før de spiller.
option-serve-board = En brettfil som tilbys i tillegg til det innebygde brettet.
option-open = Åpne spillet i nettleseren din.
option-backup-file = Sikkerhetskopien.
port-taken = Okapi kan ikke lytte på { $host }, port { $port }: { $error }. Kjører det allerede? Prøv en annen port: --port 8001.
serving = Serveren kjører på { $address }. Trykk Ctrl-C for å stoppe.
backed-up = { $rows ->
    [one] Én rad ble skrevet til { $file }.
   *[other] { $rows } rader ble skrevet til { $file }.
}
restored = { $rows ->
    [one] Én rad ble gjenopprettet fra { $file }.
   *[other] { $rows } rader ble gjenopprettet fra { $file }.
}
no-such-database = Databasen { $file } finnes ikke. Oppgi riktig fil med --database.

## Settings that cannot be used

settings-whole-number = { $setting } er «{ $value }». Oppgi et helt tall fra { $min } til { $max }.
settings-number = { $setting } er «{ $value }». Oppgi et tall fra { $min } til { $max }.
settings-rate = { $setting } er «{ $value }». Oppgi en hyppighet som 60/20: 60 på én gang, og 20 i sekundet i det lange løp.
settings-true-or-false = { $setting } er «{ $value }». Oppgi true eller false.
settings-one-of = { $setting } er «{ $value }». Oppgi en av disse verdiene: { $known }.
settings-order = { $less } kan ikke være større enn { $more }.
settings-origins = OKAPI_ORIGINS: «{ $origin }» er ikke adressen til et nettsted. Oppgi adresser som https://example.org, atskilt med komma.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: «{ $proxy }» er ikke en IP-adresse. Oppgi adresser som 127.0.0.1 eller nettverk som 10.0.0.0/8, atskilt med komma, eller * for alle.
settings-contact = OKAPI_CONTACT: «{ $contact }» er ikke en e-postadresse. Oppgi en som operator@example.org
settings-workers-need-postgres = Flere prosesser krever en PostgreSQL-database, fordi SQLite bare betjener én prosess: oppgi en med --database.
settings-own-ports = --own-ports gir hver prosess sin egen port, fra --port og oppover. Med { $workers } prosesser kan den første porten være 1 til { $last }, ikke { $port }.
settings-no-bot = OKAPI_STAND_IN: det finnes ingen bot som heter { $bot }. Velg mellom { $known }.
settings-no-board = Brettfilen { $file } finnes ikke.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } er ikke navnet på en vert. Oppgi navn som push.example.org, atskilt med komma.
settings-bad-smtp = OKAPI_SMTP_URL er ikke adressen til en e-postserver: oppgi en som smtp://bruker:passord@mail.example.org:587, eller smtps://… for TLS fra starten.
settings-smtp-password = OKAPI_SMTP_URL trenger både bruker og passord, eller ingen av delene.
settings-mail-from = E-post trenger en avsender: sett OKAPI_MAIL_FROM, for eksempel «Okapi <okapi@example.org>».
settings-site = Lenker i e-post trenger adressen til denne serveren: sett OKAPI_SITE, for eksempel https://okapi.example.org
settings-secret-key-missing = Med PostgreSQL beskyttes hemmeligheter med en nøkkel utenfor databasen. Lag en med «openssl rand -base64 32 > okapi.key», og sett OKAPI_SECRET_KEY_FILE til filen.
settings-secret-key-bad = { $where } inneholder ikke en nøkkel på 32 byte i base64. Lag en med «openssl rand -base64 32».
settings-secret-key-file = Nøkkelfilen { $file } kan ikke brukes: { $error }. Kontroller stien og rettighetene dine.
database-not-a-url = «{ $database }» er ikke en databaseadresse: oppgi en SQLite-fil eller postgresql://…
database-not-supported = { $kind } støttes ikke: oppgi en SQLite-fil eller postgresql://…
database-in-memory = En database i minnet ville miste alle spill: oppgi en fil med --database.
database-needs-asyncpg = PostgreSQL krever en ekstra pakke: pip install "okapi-railways[postgres]"
database-unusable = Okapi kan ikke bruke databasen { $file }: { $error }. Kontroller stien og rettighetene dine, eller oppgi en annen fil med --database.
database-unreachable = Databasen kan ikke nås: { $error }. Kontroller at den kjører, og adressen i --database.
database-disk-full = Det er ikke plass på disken med { $file }. Frigjør plass, og start på nytt.
database-from-a-newer-okapi = Denne databasen er brukt av en nyere versjon av Okapi: installer den versjonen.

## Backups that cannot be made or used

backup-nothing-there = Denne databasen er tom: det er ingenting å sikkerhetskopiere.
backup-from-a-newer-okapi = Sikkerhetskopien er laget av en nyere versjon av Okapi: installer den versjonen.
backup-database-not-empty = Databasen er ikke tom: gjenopprett til en ny.
backup-not-a-backup = { $file } er ikke en sikkerhetskopi.
backup-unknown-format = { $file } er en sikkerhetskopi i format { $format }, men denne versjonen av Okapi leser format { $known }.
backup-damaged = Sikkerhetskopien er endret eller skadet.
backup-not-whole = Sikkerhetskopien er ufullstendig: slutten mangler.
backup-unknown-table = Sikkerhetskopien inneholder en ukjent tabell: { $table }.
backup-unreadable = { $file } kan ikke leses: { $error }.

## Requests

reason-request-malformed = Serveren forsto det ikke.
reason-request-too-large = Det er for stort for serveren.
reason-request-too-slow = Det tok for lang tid å komme frem. Prøv igjen.
reason-request-not-found = Det er ingenting på denne adressen.
reason-request-wrong-method = Du kan ikke gjøre det på denne adressen.
reason-request-wrong-origin = Andre nettsteder kan ikke gjøre noe på dine vegne her.
reason-request-not-text = Meldinger må være tekst.
reason-rate-too-many-requests = Det gikk litt fort. Vent et øyeblikk.
reason-rate-too-many-sockets = For mange forbindelser fra adressen din. Lukk noen faner med denne siden, og prøv igjen.
reason-rate-too-many-open-games = { $max ->
    [one] Du har { $max } uferdig spill. Fullfør eller forlat det først.
   *[other] Du har { $max } uferdige spill. Fullfør eller forlat ett først.
}
reason-rate-too-many-watched = { $max ->
    [one] Du kan følge høyst { $max } plass over én forbindelse.
   *[other] Du kan følge høyst { $max } plasser over én forbindelse.
}
reason-rate-too-many-invites = { $max ->
    [one] Dette bordet har brukt sin eneste invitasjon; det finnes ikke flere.
   *[other] Dette bordet har brukt alle sine { $max } invitasjoner.
}
reason-rate-too-many-tokens = { $max ->
    [one] Du er logget inn på { $max } enhet. Logg ut der først.
   *[other] Du er logget inn på { $max } enheter. Logg ut på en av de andre først.
}

## People

reason-identity-unknown = Fortell oss først hva du heter.
reason-identity-signed-out = Denne enheten er logget ut.
reason-identity-bad-name = Et navn må ha minst én bokstav.
reason-identity-bad-transfer-code = Denne lenken er allerede brukt, eller den er for gammel. Lag en ny.

## Tables

reason-game-unknown = Dette spillet finnes ikke.
reason-game-unknown-board = Denne serveren har ikke det brettet.
reason-game-unknown-bot = Det finnes ingen bot som heter { $bot }.
reason-game-bad-rules = Disse reglene gir ikke et spill som kan spilles.
reason-game-bad-clock = Tiden per tur må være { $min } til { $max } sekunder.
reason-game-bad-bot-delay = Boter kan vente høyst { $max } millisekunder.
reason-game-bad-seats = Velg en bot til den plassen.
reason-game-not-the-host = Det kan bare verten gjøre.
reason-game-not-invited = Du trenger en invitasjon til dette bordet.
reason-game-already-started = Spillet har allerede begynt.
reason-game-not-started = Spillet har ikke begynt ennå.
reason-game-not-full = Det er fremdeles en ledig plass.
reason-game-not-over = Spillet er ikke slutt ennå.
reason-game-over = Spillet er slutt.
reason-game-closed = Dette bordet er stengt.
reason-game-full = Alle plassene er tatt.
reason-seat-not-yours = Det er ikke din plass.
reason-seat-taken = Den plassen er allerede tatt.
reason-seat-livery-taken = { $player } har allerede den fargen. Velg en annen.
reason-seat-none-held = Du har ingen plass ved dette bordet.
reason-seat-time-runs = Spilleren har fremdeles tid igjen. En bot kan ikke ta over før tiden er ute.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Hvis spilleren ikke har spilt innen ett minutt, kan en bot ta over.
   *[other] Hvis spilleren ikke har spilt innen { $minutes } minutter, kan en bot ta over.
}
reason-seat-not-waited-for = Det er ikke denne spillerens tur, så det er ingen som venter.
reason-seat-time-is-up = Tiden din er ute, så en bot spiller for deg denne gangen. Etterpå spiller du selv igjen.
reason-seat-not-a-person = Det spiller allerede en bot der.
reason-command-stale = Spillet har gått videre. Se en gang til.

## The server

reason-server-client-too-slow = Forbindelsen din er for treg. Kobler til igjen.
reason-server-restarting = Serveren starter på nytt. Kobler til igjen.
reason-server-not-ready = Serveren kan ikke gjøre det akkurat nå. Prøv igjen.
reason-server-busy = Serveren har mye å gjøre akkurat nå. Prøv igjen om et minutt.
reason-server-outcome-unknown = Serveren vet ikke akkurat nå om det gikk. Sjekk, og prøv igjen om nødvendig.
reason-server-failed = Noe gikk galt på serveren. Feilen er loggført.

command-prune = Fjern gamle bord fra databasen til en server.
option-prune-days = Fjern det som er mer enn N dager gammelt.
option-prune-finished = Fjern også avsluttede spill med spillfilene. Ellers bare stengte bord og spill som ble avsluttet før tiden.
option-dry-run = Vis bare hva som ville blitt fjernet.
pruned = Fjernet: stengte bord og spill avsluttet før tiden: { $tables }, avsluttede spill: { $games }, gjennomganger av opplastede spill: { $reviews }, personer uten bord: { $people }.
would-prune = Ville fjernet: stengte bord og spill avsluttet før tiden: { $tables }, avsluttede spill: { $games }, gjennomganger av opplastede spill: { $reviews }, personer uten bord: { $people }.

reason-identity-not-shown = Den siden finnes ikke, eller den er privat.
reason-game-ended = Dette spillet ble avsluttet før tiden.
reason-seat-left = Du har forlatt denne plassen for godt.
reason-rate-too-many-remarks = Du har sagt mye på kort tid. Vent et halvt minutt.
reason-rate-too-many-muted = { $max ->
    [one] Du skjuler allerede det { $max } person sier, og du kan ikke skjule flere. Vis det igjen først.
   *[other] Du skjuler allerede det { $max } personer sier, og du kan ikke skjule flere. Vis først igjen det en av dem sier.
}
reason-identity-unknown-person = Den personen er ikke her lenger.
reason-game-terms-changed = Verten har endret vilkårene for spillet. Se på dem en gang til før du sier ja.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Ikke alle har sagt ja til de nye vilkårene ennå. Venter på { $players }.
reason-game-not-everyone-here = Med så kort tid per tur kan spillet bare begynne når alle er her. Venter på { $players }.
reason-game-rated-without-clock = Et ratet spill må ha en tidsgrense. Velg en tid per tur, eller spill uten rating.
reason-game-rated-too-often = { $max ->
    [one] To spillere kan spille høyst { $max } ratet spill mot hverandre om dagen. Spill uten rating, eller kom tilbake i morgen.
   *[other] To spillere kan spille høyst { $max } ratede spill mot hverandre om dagen. Spill uten rating, eller kom tilbake i morgen.
}
reason-game-rated-without-bots = Et ratet spill er bare for mennesker. Bytt ut botene, eller spill uten rating.
reason-game-rated-one-seat = I et ratet spill har alle én plass hver. Gi den ekstra plassen din til noen andre, eller spill uten rating.

## Å bli varslet

reason-notifications-bad-subscription = Nettleseren oppga en adresse eller nøkler som serveren ikke kan bruke til å varsle deg.
reason-notifications-unknown-service = Denne serveren bruker ikke nettleserens pushtjeneste ({ $service }), så den kan ikke varsle deg.
reason-notifications-bad-preferences = Serveren kjenner ikke det språket eller den tidssonen, eller stilletiden mangler start eller slutt.
reason-notifications-not-subscribed = Denne enheten har ikke bedt om å bli varslet.
reason-mail-not-here = Denne serveren sender ikke e-post.
reason-mail-bad-address = Det er ikke en e-postadresse. Skriv den som navn@example.org.
reason-mail-too-many = Det er nok lenker for nå. Se i søppelposten, eller prøv igjen i morgen.
reason-mail-not-sent = E-posten kunne ikke sendes akkurat nå. Prøv igjen om noen minutter.
reason-mail-refused = E-postserveren tar ikke imot denne adressen. Sjekk stavemåten.
reason-mail-bad-code = Denne lenken er brukt eller for gammel. Be om en ny på siden din.
reason-mail-no-address = Du har ikke oppgitt en e-postadresse ennå.

reason-identity-unknown-device = Den enheten er ikke lenger logget inn.

## The coach

reason-rate-too-many-reviews = Flere av gjennomgangene dine venter fortsatt, eller du har bedt om mange. Prøv igjen om noen minutter.
reason-rate-too-much-advice = Du har bedt om mange råd. Vent et øyeblikk.
reason-advice-rated = Det er ingen råd i ratede spill.
