# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Käynnistä palvelin itsellesi ja ystävillesi.
command-backup = Varmuuskopioi koko palvelin tiedostoon (pakattuna, jos nimen lopussa on .gz).
command-restore = Palauta varmuuskopio tyhjään tietokantaan.
option-host = Osoite, jota palvelin kuuntelee; 0.0.0.0 tarkoittaa kaikkia osoitteita.
option-port = Portti, jota palvelin kuuntelee.
option-database = Missä pelit säilytetään: SQLite-tiedosto tai postgresql://…
option-workers = Prosessien määrä; useampi kuin yksi vaatii PostgreSQL:n.
option-own-ports = Anna jokaiselle prosessille oma portti alkaen portista, jonka --port ilmoittaa, jotta välityspalvelin voi ohjata pelin kaikki pelaajat samaan prosessiin.
option-bot-delay = Kuinka monta millisekuntia botit odottavat ennen siirtoaan.
option-serve-board = Lautatiedosto, jota tarjotaan sisäänrakennetun laudan lisäksi.
option-open = Avaa peli selaimessasi.
option-backup-file = Varmuuskopio.
port-taken = Okapi ei voi kuunnella osoitetta { $host }, porttia { $port }: { $error }. Onko se jo käynnissä? Kokeile toista porttia: --port 8001.
serving = Palvelin on käynnissä osoitteessa { $address }. Pysäytä painamalla Ctrl-C.
backed-up = { $rows ->
    [one] Yksi rivi kirjoitettiin tiedostoon { $file }.
   *[other] { $rows } riviä kirjoitettiin tiedostoon { $file }.
}
restored = { $rows ->
    [one] Yksi rivi palautettiin tiedostosta { $file }.
   *[other] { $rows } riviä palautettiin tiedostosta { $file }.
}
no-such-database = Tietokantaa { $file } ei ole. Anna oikea tiedosto valitsimella --database.

## Settings that cannot be used

settings-whole-number = { $setting } on ”{ $value }”. Anna kokonaisluku väliltä { $min }–{ $max }.
settings-number = { $setting } on ”{ $value }”. Anna luku väliltä { $min }–{ $max }.
settings-rate = { $setting } on ”{ $value }”. Anna tahti muodossa 60/20: 60 kerralla ja pitemmän päälle 20 sekunnissa.
settings-true-or-false = { $setting } on ”{ $value }”. Anna true tai false.
settings-one-of = { $setting } on ”{ $value }”. Anna jokin näistä: { $known }.
settings-order = { $less } ei saa olla suurempi kuin { $more }.
settings-origins = OKAPI_ORIGINS: ”{ $origin }” ei ole sivuston osoite. Anna osoitteita kuten https://example.org pilkuilla erotettuina.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: ”{ $proxy }” ei ole IP-osoite. Anna osoitteita kuten 127.0.0.1 tai verkkoja kuten 10.0.0.0/8 pilkuilla erotettuina, tai * kaikille.
settings-contact = OKAPI_CONTACT: ”{ $contact }” ei ole sähköpostiosoite. Anna osoite kuten operator@example.org
settings-workers-need-postgres = Useampi prosessi tarvitsee PostgreSQL-tietokannan, koska SQLite palvelee vain yhtä: anna se valitsimella --database.
settings-own-ports = --own-ports antaa jokaiselle prosessille oman portin alkaen portista, jonka --port ilmoittaa. Kun prosesseja on { $workers }, ensimmäinen portti voi olla 1–{ $last }, ei { $port }.
settings-no-bot = OKAPI_STAND_IN: bottia nimeltä { $bot } ei ole. Valitse jokin näistä: { $known }.
settings-no-board = Lautatiedostoa { $file } ei ole.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } ei ole palvelimen nimi. Anna nimiä kuten push.example.org pilkuilla erotettuina.
settings-bad-smtp = OKAPI_SMTP_URL ei ole sähköpostipalvelimen osoite: anna esimerkiksi smtp://nimi:salasana@mail.example.org:587 tai smtps://…, jos TLS on käytössä alusta asti.
settings-smtp-password = OKAPI_SMTP_URL tarvitsee sekä nimen että salasanan tai ei kumpaakaan.
settings-mail-from = Sähköposti tarvitsee lähettäjän: aseta OKAPI_MAIL_FROM, esimerkiksi ”Okapi <okapi@example.org>”.
settings-site = Viestien linkit tarvitsevat tämän palvelimen osoitteen: aseta OKAPI_SITE, esimerkiksi https://okapi.example.org
settings-secret-key-missing = PostgreSQL-tietokannan salaisuudet suojataan avaimella, joka on tietokannan ulkopuolella. Tee sellainen komennolla ”openssl rand -base64 32 > okapi.key” ja aseta OKAPI_SECRET_KEY_FILE osoittamaan tiedostoon.
settings-secret-key-bad = { $where }: tässä ei ole 32 tavun avainta base64-muodossa. Tee sellainen komennolla ”openssl rand -base64 32”.
settings-secret-key-file = Avaintiedostoa { $file } ei voi käyttää: { $error }. Tarkista polku ja oikeutesi.
database-not-a-url = ”{ $database }” ei ole tietokantaosoite: anna SQLite-tiedosto tai postgresql://…
database-not-supported = { $kind } ei ole tuettu: anna SQLite-tiedosto tai postgresql://…
database-in-memory = Muistissa oleva tietokanta kadottaisi kaikki pelit: anna tiedosto valitsimella --database.
database-needs-asyncpg = PostgreSQL tarvitsee vielä yhden paketin: pip install "okapi-railways[postgres]"
database-unusable = Okapi ei voi käyttää tietokantaa { $file }: { $error }. Tarkista polku ja oikeutesi tai anna toinen tiedosto valitsimella --database.
database-unreachable = Tietokantaan ei saada yhteyttä: { $error }. Tarkista, että se on käynnissä, ja sen osoite valitsimessa --database.
database-disk-full = Levyllä, jolla { $file } on, ei ole tilaa. Vapauta tilaa ja käynnistä uudelleen.
database-from-a-newer-okapi = Tätä tietokantaa on käyttänyt Okapin uudempi versio: asenna se versio.

## Backups that cannot be made or used

backup-nothing-there = Tietokanta on tyhjä: varmuuskopioitavaa ei ole.
backup-from-a-newer-okapi = Tämä varmuuskopio on tehty Okapin uudemmalla versiolla: asenna se versio.
backup-database-not-empty = Tietokanta ei ole tyhjä: palauta varmuuskopio uuteen.
backup-not-a-backup = { $file } ei ole varmuuskopio.
backup-unknown-format = { $file } on varmuuskopio, jonka muoto on { $format }, mutta tämä Okapin versio lukee muotoa { $known }.
backup-damaged = Varmuuskopiota on muutettu tai se on vioittunut.
backup-not-whole = Varmuuskopio on vajaa: sen loppu puuttuu.
backup-unknown-table = Varmuuskopiossa on tuntematon taulu: { $table }.
backup-unreadable = Tiedostoa { $file } ei voi lukea: { $error }.

## Requests

reason-request-malformed = Palvelin ei ymmärtänyt tuota.
reason-request-too-large = Se on liian suuri palvelimelle.
reason-request-too-slow = Sen saapuminen kesti liian kauan. Yritä uudelleen.
reason-request-not-found = Tässä osoitteessa ei ole mitään.
reason-request-wrong-method = Et voi tehdä sitä tässä osoitteessa.
reason-request-wrong-origin = Muut sivustot eivät voi toimia täällä puolestasi.
reason-request-not-text = Viestien on oltava tekstiä.
reason-rate-too-many-requests = Se kävi vähän liian nopeasti. Odota hetki.
reason-rate-too-many-sockets = Liian monta yhteyttä osoitteestasi. Sulje muutama tämän sivun välilehti ja yritä uudelleen.
reason-rate-too-many-open-games = { $max ->
    [one] Sinulla on { $max } keskeneräinen peli. Pelaa se loppuun tai poistu siitä ensin.
   *[other] Sinulla on { $max } keskeneräistä peliä. Pelaa jokin loppuun tai poistu siitä ensin.
}
reason-rate-too-many-watched = { $max ->
    [one] Voit seurata yhdellä yhteydellä enintään { $max } paikkaa.
   *[other] Voit seurata yhdellä yhteydellä enintään { $max } paikkaa.
}
reason-rate-too-many-invites = { $max ->
    [one] Tämä pöytä on käyttänyt ainoan kutsunsa; enempää ei ole.
   *[other] Tämä pöytä on käyttänyt kaikki { $max } kutsuaan.
}
reason-rate-too-many-tokens = { $max ->
    [one] Olet kirjautunut { $max } laitteella. Kirjaudu ensin ulos siltä.
   *[other] Olet kirjautunut { $max } laitteella. Kirjaudu ensin ulos joltakin niistä.
}

## People

reason-identity-unknown = Kerro ensin nimesi.
reason-identity-signed-out = Tämä laite on kirjattu ulos.
reason-identity-bad-name = Nimessä on oltava vähintään yksi kirjain.
reason-identity-bad-transfer-code = Linkki on jo käytetty tai vanhentunut. Luo uusi.

## Tables

reason-game-unknown = Tätä peliä ei ole olemassa.
reason-game-unknown-board = Tällä palvelimella ei ole sellaista pelilautaa.
reason-game-unknown-bot = Bottia nimeltä { $bot } ei ole.
reason-game-bad-rules = Näillä säännöillä ei voi pelata.
reason-game-bad-clock = Ajan vuoroa kohti on oltava { $min }–{ $max } sekuntia.
reason-game-bad-bot-delay = { $max ->
    [one] Botit voivat odottaa enintään { $max } millisekunnin.
   *[other] Botit voivat odottaa enintään { $max } millisekuntia.
}
reason-game-bad-seats = Valitse sille paikalle botti.
reason-game-not-the-host = Sen voi tehdä vain pöydän avaaja.
reason-game-not-invited = Tarvitset kutsun tähän pöytään.
reason-game-already-started = Peli on jo alkanut.
reason-game-not-started = Peli ei ole vielä alkanut.
reason-game-not-full = Pöydässä on vielä vapaa paikka.
reason-game-not-over = Peli ei ole vielä päättynyt.
reason-game-over = Peli on päättynyt.
reason-game-closed = Tämä pöytä on suljettu.
reason-game-full = Kaikki paikat on varattu.
reason-seat-not-yours = Se ei ole sinun paikkasi.
reason-seat-taken = Se paikka on jo varattu.
reason-seat-livery-taken = Tämä väri on jo pelaajalla { $player }. Valitse toinen.
reason-seat-none-held = Sinulla ei ole paikkaa tässä pöydässä.
reason-seat-time-runs = Pelaajalla on vielä aikaa. Botti voi jatkaa vasta, kun aika on loppunut.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Jos pelaaja ei pelaa minuutin kuluessa, botti voi jatkaa hänen puolestaan.
   *[other] Jos pelaaja ei pelaa { $minutes } minuutin kuluessa, botti voi jatkaa hänen puolestaan.
}
reason-seat-not-waited-for = Nyt ei ole tämän pelaajan vuoro, joten kukaan ei odota häntä.
reason-seat-time-is-up = Aikasi loppui, joten botti tekee tämän siirron. Sen jälkeen pelaat taas itse.
reason-seat-not-a-person = Siinä pelaa jo botti.
reason-command-stale = Peli on edennyt. Katso uudelleen.

## The server

reason-server-client-too-slow = Yhteytesi on liian hidas. Yhdistetään uudelleen.
reason-server-restarting = Palvelin käynnistyy uudelleen. Yhdistetään uudelleen.
reason-server-not-ready = Palvelin ei voi tehdä sitä juuri nyt. Yritä uudelleen.
reason-server-busy = Palvelimella on juuri nyt ruuhkaa. Yritä minuutin päästä uudelleen.
reason-server-outcome-unknown = Palvelin ei juuri nyt tiedä, onnistuiko se. Tarkista ja yritä tarvittaessa uudelleen.
reason-server-failed = Palvelimella meni jotain vikaan. Virhe on kirjattu.

command-prune = Poista vanhat pöydät palvelimen tietokannasta.
option-prune-days = Poista se, mikä on yli N päivää vanhaa.
option-prune-finished = Poista myös päättyneet pelit tallenteineen. Muuten poistetaan vain suljetut ja kesken lopetetut pöydät.
option-dry-run = Kerro vain, mitä poistettaisiin.
pruned = Poistettu: suljetut tai kesken lopetetut pöydät: { $tables }, päättyneet pelit: { $games }, lähetettyjen pelien analyysit: { $reviews }, ihmiset ilman pöytää: { $people }.
would-prune = Poistettaisiin: suljetut tai kesken lopetetut pöydät: { $tables }, päättyneet pelit: { $games }, lähetettyjen pelien analyysit: { $reviews }, ihmiset ilman pöytää: { $people }.

reason-identity-not-shown = Sivua ei ole, tai se on yksityinen.
reason-game-ended = Tämä peli lopetettiin kesken.
reason-seat-left = Olet poistunut tältä paikalta lopullisesti.
reason-rate-too-many-remarks = Olet sanonut toistaiseksi tarpeeksi. Odota puoli minuuttia.
reason-rate-too-many-muted = { $max ->
    [one] Olet piilottanut { $max } ihmisen viestit, eikä useamman voi piilottaa. Tuo hänen viestinsä ensin takaisin näkyviin.
   *[other] Olet piilottanut { $max } ihmisen viestit, eikä useamman voi piilottaa. Tuo jonkun viestit ensin takaisin näkyviin.
}
reason-identity-unknown-person = Tätä ihmistä ei enää ole täällä.
reason-game-terms-changed = Pöydän avaaja on muuttanut pelin ehtoja. Katso ne uudelleen, ennen kuin hyväksyt ne.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Kaikki eivät ole vielä hyväksyneet pelin uusia ehtoja. Odotetaan: { $players }.
reason-game-not-everyone-here = Koska aikaa vuoroa kohti on näin vähän, peli voi alkaa vain, kun kaikki ovat paikalla. Odotetaan: { $players }.
reason-game-rated-without-clock = Vahvuuslukupelissä on oltava aikaraja. Valitse aika vuoroa kohti tai pelatkaa ilman vahvuuslukua.
reason-game-rated-too-often = { $max ->
    [one] Kaksi pelaajaa voi pelata keskenään enintään { $max } vahvuuslukupelin päivässä. Pelatkaa ilman vahvuuslukua tai palatkaa huomenna.
   *[other] Kaksi pelaajaa voi pelata keskenään enintään { $max } vahvuuslukupeliä päivässä. Pelatkaa ilman vahvuuslukua tai palatkaa huomenna.
}
reason-game-rated-without-bots = Vahvuuslukupeli on vain ihmisille. Vaihda botit ihmisiin tai pelatkaa ilman vahvuuslukua.
reason-game-rated-one-seat = Vahvuuslukupelissä jokaisella on yksi paikka. Anna toinen paikka jollekulle muulle tai pelatkaa ilman vahvuuslukua.

## Ilmoitukset

reason-notifications-bad-subscription = Selaimesi antoi osoitteen tai avaimet, joihin palvelin ei voi lähettää ilmoituksia.
reason-notifications-unknown-service = Tämä palvelin ei käytä selaimesi push-palvelua ({ $service }), joten se ei voi lähettää sinulle ilmoituksia.
reason-notifications-bad-preferences = Palvelin ei tunne kieltä tai aikavyöhykettä, tai hiljaisesta ajasta puuttuu alku tai loppu.
reason-notifications-not-subscribed = Tämä laite ei ole pyytänyt ilmoituksia.
reason-mail-not-here = Tämä palvelin ei lähetä sähköpostia.
reason-mail-bad-address = Tämä ei ole sähköpostiosoite. Kirjoita se muodossa nimi@example.org.
reason-mail-too-many = Linkkejä on lähetetty jo tarpeeksi. Katso roskapostikansiosta tai yritä huomenna uudelleen.
reason-mail-not-sent = Viestiä ei voitu lähettää juuri nyt. Yritä muutaman minuutin päästä uudelleen.
reason-mail-refused = Sähköpostipalvelin ei hyväksy tätä osoitetta. Tarkista kirjoitusasu.
reason-mail-bad-code = Linkki on jo käytetty tai liian vanha. Pyydä uusi omalta sivultasi.
reason-mail-no-address = Et ole vielä antanut sähköpostiosoitetta.

reason-identity-unknown-device = Tuo laite ei ole enää kirjautuneena.

## The coach

reason-rate-too-many-reviews = Useampi analyysisi odottaa vielä, tai olet pyytänyt niitä paljon. Yritä muutaman minuutin päästä uudelleen.
reason-rate-too-much-advice = Olet pyytänyt jo paljon neuvoja. Odota hetki.
reason-advice-rated = Vahvuuslukupeleissä ei anneta neuvoja.
