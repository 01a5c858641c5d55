# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Kør en server til dig og dine venner.
command-backup = Sikkerhedskopiér en hel server til en fil (komprimeret, hvis navnet ender på .gz).
command-restore = Gendan en sikkerhedskopi i en tom database.
option-host = Den adresse, serveren lytter på; 0.0.0.0 for alle adresser.
option-port = Den port, serveren lytter på.
option-database = Hvor spillene gemmes: en SQLite-fil eller postgresql://…
option-workers = Hvor mange processer der køres; mere end én kræver PostgreSQL.
option-own-ports = Giv hver proces sin egen port, fra --port og opefter, til en proxy, der fører alle spillere i et spil til den samme.
option-bot-delay = Hvor mange millisekunder bots venter, før de spiller.
option-serve-board = En brætfil, der tilbydes ud over det indbyggede spillebræt.
option-open = Åbn spillet i din browser.
option-backup-file = Sikkerhedskopien.
port-taken = Okapi kan ikke lytte på { $host }, port { $port }: { $error }. Kører det allerede? Prøv en anden port: --port 8001.
serving = Serveren kører på { $address }. Tryk Ctrl-C for at stoppe.
backed-up = { $rows ->
    [one] Én række blev skrevet til { $file }.
   *[other] { $rows } rækker blev skrevet til { $file }.
}
restored = { $rows ->
    [one] Én række blev gendannet fra { $file }.
   *[other] { $rows } rækker blev gendannet fra { $file }.
}
no-such-database = Databasen { $file } findes ikke. Angiv den rigtige fil med --database.

## Settings that cannot be used

settings-whole-number = { $setting } er »{ $value }«. Angiv et helt tal fra { $min } til { $max }.
settings-number = { $setting } er »{ $value }«. Angiv et tal fra { $min } til { $max }.
settings-rate = { $setting } er »{ $value }«. Angiv en hyppighed som 60/20: 60 på én gang og 20 i sekundet i det lange løb.
settings-true-or-false = { $setting } er »{ $value }«. Angiv true eller false.
settings-one-of = { $setting } er »{ $value }«. Angiv en af disse værdier: { $known }.
settings-order = { $less } må ikke være større end { $more }.
settings-origins = OKAPI_ORIGINS: »{ $origin }« er ikke adressen på et websted. Angiv adresser som https://example.org, adskilt med kommaer.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: »{ $proxy }« er ikke en IP-adresse. Angiv adresser som 127.0.0.1 eller netværk som 10.0.0.0/8, adskilt med kommaer, eller * for alle.
settings-contact = OKAPI_CONTACT: »{ $contact }« er ikke en mailadresse. Angiv en som operator@example.org
settings-workers-need-postgres = Flere processer kræver en PostgreSQL-database, fordi SQLite kun betjener én proces: angiv en med --database.
settings-own-ports = --own-ports giver hver proces sin egen port, fra --port og opefter. Med { $workers } processer kan den første port være 1 til { $last }, ikke { $port }.
settings-no-bot = OKAPI_STAND_IN: der er ingen bot, der hedder { $bot }. Vælg en af { $known }.
settings-no-board = Brætfilen { $file } findes ikke.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } er ikke navnet på en vært. Angiv navne som push.example.org, adskilt med kommaer.
settings-bad-smtp = OKAPI_SMTP_URL er ikke adressen på en mailserver: angiv en som smtp://bruger:adgangskode@mail.example.org:587 eller smtps://… for TLS fra starten.
settings-smtp-password = OKAPI_SMTP_URL skal have både bruger og adgangskode eller ingen af delene.
settings-mail-from = Mail kræver en afsender: sæt OKAPI_MAIL_FROM, for eksempel »Okapi <okapi@example.org>«.
settings-site = Links i mails kræver serverens adresse: sæt OKAPI_SITE, for eksempel https://okapi.example.org
settings-secret-key-missing = Med PostgreSQL beskyttes hemmeligheder med en nøgle uden for databasen. Lav en med »openssl rand -base64 32 > okapi.key«, og sæt OKAPI_SECRET_KEY_FILE til filen.
settings-secret-key-bad = { $where } indeholder ikke en nøgle på 32 byte i base64. Lav en med »openssl rand -base64 32«.
settings-secret-key-file = Nøglefilen { $file } kan ikke bruges: { $error }. Kontrollér stien og dine rettigheder.
database-not-a-url = »{ $database }« er ikke en databaseadresse: angiv en SQLite-fil eller postgresql://…
database-not-supported = { $kind } understøttes ikke: angiv en SQLite-fil eller postgresql://…
database-in-memory = En database i hukommelsen ville miste alle spil: angiv en fil med --database.
database-needs-asyncpg = PostgreSQL kræver en ekstra pakke: pip install "okapi-railways[postgres]"
database-unusable = Okapi kan ikke bruge databasen { $file }: { $error }. Kontrollér stien og dine rettigheder, eller angiv en anden fil med --database.
database-unreachable = Databasen kan ikke nås: { $error }. Kontrollér, at den kører, og adressen i --database.
database-disk-full = Der er ikke plads på disken med { $file }. Skaf plads, og start igen.
database-from-a-newer-okapi = Denne database er brugt af en nyere version af Okapi: installér den version.

## Backups that cannot be made or used

backup-nothing-there = Denne database er tom: der er intet at sikkerhedskopiere.
backup-from-a-newer-okapi = Sikkerhedskopien er lavet af en nyere version af Okapi: installér den version.
backup-database-not-empty = Databasen er ikke tom: gendan til en ny.
backup-not-a-backup = { $file } er ikke en sikkerhedskopi.
backup-unknown-format = { $file } er en sikkerhedskopi i format { $format }, men denne version af Okapi læser format { $known }.
backup-damaged = Sikkerhedskopien er ændret eller beskadiget.
backup-not-whole = Sikkerhedskopien er ufuldstændig: slutningen mangler.
backup-unknown-table = Sikkerhedskopien indeholder en ukendt tabel: { $table }.
backup-unreadable = { $file } kan ikke læses: { $error }.

## Requests

reason-request-malformed = Serveren forstod det ikke.
reason-request-too-large = Det er for stort for serveren.
reason-request-too-slow = Det tog for lang tid at nå frem. Prøv igen.
reason-request-not-found = Der er intet på denne adresse.
reason-request-wrong-method = Det kan du ikke gøre på denne adresse.
reason-request-wrong-origin = Andre websteder kan ikke gøre noget på dine vegne her.
reason-request-not-text = Beskeder skal være tekst.
reason-rate-too-many-requests = Det gik lidt hurtigt. Vent et øjeblik.
reason-rate-too-many-sockets = For mange forbindelser fra din adresse. Luk nogle af sidens faner, og prøv igen.
reason-rate-too-many-open-games = { $max ->
    [one] Du har { $max } uafsluttet spil. Afslut eller forlad det først.
   *[other] Du har { $max } uafsluttede spil. Afslut eller forlad et først.
}
reason-rate-too-many-watched = { $max ->
    [one] Du kan højst følge { $max } plads over én forbindelse.
   *[other] Du kan højst følge { $max } pladser over én forbindelse.
}
reason-rate-too-many-invites = { $max ->
    [one] Dette bord har brugt sin eneste invitation; der er ikke flere.
   *[other] Dette bord har brugt alle sine { $max } invitationer.
}
reason-rate-too-many-tokens = { $max ->
    [one] Du er logget ind på { $max } enhed. Log ud der først.
   *[other] Du er logget ind på { $max } enheder. Log ud på en af de andre først.
}

## People

reason-identity-unknown = Fortæl os først, hvad du hedder.
reason-identity-signed-out = Denne enhed er logget ud.
reason-identity-bad-name = Et navn skal have mindst ét bogstav.
reason-identity-bad-transfer-code = Dette link er allerede brugt, eller det er for gammelt. Lav et nyt.

## Tables

reason-game-unknown = Dette spil findes ikke.
reason-game-unknown-board = Denne server har ikke det spillebræt.
reason-game-unknown-bot = Der er ingen bot, der hedder { $bot }.
reason-game-bad-rules = Disse regler giver ikke et spil, der kan spilles.
reason-game-bad-clock = Tiden pr. tur skal være { $min } til { $max } sekunder.
reason-game-bad-bot-delay = Bots må højst vente { $max } millisekunder.
reason-game-bad-seats = Vælg en bot til den plads.
reason-game-not-the-host = Det kan kun værten gøre.
reason-game-not-invited = Du skal have en invitation til dette bord.
reason-game-already-started = Spillet er allerede begyndt.
reason-game-not-started = Spillet er ikke begyndt endnu.
reason-game-not-full = Der er stadig en ledig plads.
reason-game-not-over = Spillet er ikke slut endnu.
reason-game-over = Spillet er slut.
reason-game-closed = Dette bord er lukket.
reason-game-full = Alle pladser er taget.
reason-seat-not-yours = Det er ikke din plads.
reason-seat-taken = Den plads er allerede taget.
reason-seat-livery-taken = { $player } har allerede den farve. Vælg en anden.
reason-seat-none-held = Du har ingen plads ved dette bord.
reason-seat-time-runs = Spilleren har stadig tid tilbage. En bot kan først tage over, når tiden er løbet ud.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Hvis spilleren ikke har spillet inden for et minut, kan en bot tage over.
   *[other] Hvis spilleren ikke har spillet inden for { $minutes } minutter, kan en bot tage over.
}
reason-seat-not-waited-for = Det er ikke spillerens tur, så der er ingen, der venter.
reason-seat-time-is-up = Din tid er løbet ud, så en bot spiller for dig denne gang. Bagefter spiller du selv igen.
reason-seat-not-a-person = Der spiller allerede en bot.
reason-command-stale = Spillet er gået videre. Se en gang til.

## The server

reason-server-client-too-slow = Din forbindelse er for langsom. Forbinder igen.
reason-server-restarting = Serveren genstarter. Forbinder igen.
reason-server-not-ready = Serveren kan ikke gøre det lige nu. Prøv igen.
reason-server-busy = Serveren har travlt lige nu. Prøv igen om et minut.
reason-server-outcome-unknown = Serveren kan ikke lige nu sige, om det lykkedes. Tjek, og prøv igen, hvis det ikke gjorde.
reason-server-failed = Noget gik galt på serveren. Fejlen er logget.

command-prune = Fjern gamle borde fra en servers database.
option-prune-days = Fjern det, der er mere end N dage gammelt.
option-prune-finished = Fjern også afsluttede spil med deres spilfiler. Ellers kun lukkede borde og spil, der blev afsluttet før tid.
option-dry-run = Vis kun, hvad der ville blive fjernet.
pruned = Fjernet: lukkede borde og spil afsluttet før tid: { $tables }, afsluttede spil: { $games }, gennemgange af uploadede spil: { $reviews }, personer uden bord: { $people }.
would-prune = Ville fjerne: lukkede borde og spil afsluttet før tid: { $tables }, afsluttede spil: { $games }, gennemgange af uploadede spil: { $reviews }, personer uden bord: { $people }.

reason-identity-not-shown = Den side findes ikke, eller også er den privat.
reason-game-ended = Dette spil blev afsluttet før tid.
reason-seat-left = Du har forladt denne plads for altid.
reason-rate-too-many-remarks = Du har sagt meget på kort tid. Vent et halvt minut.
reason-rate-too-many-muted = { $max ->
    [one] Du skjuler allerede, hvad { $max } person siger, og kan ikke skjule flere. Vis det igen først.
   *[other] Du skjuler allerede, hvad { $max } personer siger, og kan ikke skjule flere. Vis først igen, hvad en af dem siger.
}
reason-identity-unknown-person = Den person er her ikke længere.
reason-game-terms-changed = Værten har ændret betingelserne for spillet. Se dem igennem en gang til, før du siger ja.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Ikke alle har sagt ja til de nye betingelser endnu. Venter på { $players }.
reason-game-not-everyone-here = Med så kort tid pr. tur kan spillet kun begynde, når alle er her. Venter på { $players }.
reason-game-rated-without-clock = Et ratet spil skal have en tidsgrænse. Vælg en tid pr. tur, eller spil uden rating.
reason-game-rated-too-often = { $max ->
    [one] To spillere kan højst spille { $max } ratet spil mod hinanden om dagen. Spil uden rating, eller kom igen i morgen.
   *[other] To spillere kan højst spille { $max } ratede spil mod hinanden om dagen. Spil uden rating, eller kom igen i morgen.
}
reason-game-rated-without-bots = Et ratet spil er kun for mennesker. Erstat alle bots med mennesker, eller spil uden rating.
reason-game-rated-one-seat = I et ratet spil har alle netop én plads. Giv din ekstra plads til en anden, eller spil uden rating.

## Notifikationer

reason-notifications-bad-subscription = Din browser gav en adresse eller nøgler, som serveren ikke kan bruge til at give dig besked.
reason-notifications-unknown-service = Din browsers push-tjeneste ({ $service }) er ikke en, som denne server bruger, så den kan ikke sende dig besked.
reason-notifications-bad-preferences = Serveren kender ikke det sprog eller den tidszone, eller stilletiden mangler en begyndelse eller slutning.
reason-notifications-not-subscribed = Denne enhed har ikke bedt om at få besked.
reason-mail-not-here = Denne server sender ikke mail.
reason-mail-bad-address = Det er ikke en mailadresse. Skriv den som navn@example.org.
reason-mail-too-many = Det er nok links for nu. Se efter i din spammappe, eller prøv igen i morgen.
reason-mail-not-sent = Mailen kunne ikke sendes lige nu. Prøv igen om et par minutter.
reason-mail-refused = Mailserveren tager ikke imod denne adresse. Tjek stavemåden.
reason-mail-bad-code = Dette link er brugt eller for gammelt. Bed om et nyt på din side.
reason-mail-no-address = Du har ikke angivet en mailadresse endnu.

reason-identity-unknown-device = Den enhed er ikke længere logget ind.

## The coach

reason-rate-too-many-reviews = Flere af dine gennemgange venter endnu, eller du har bedt om mange. Prøv igen om nogle minutter.
reason-rate-too-much-advice = Du har bedt om mange råd. Vent et øjeblik.
reason-advice-rated = Der er ingen råd i ratede spil.
