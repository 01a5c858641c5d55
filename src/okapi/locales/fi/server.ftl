# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Käynnistä palvelin, jolla ystävät voivat pelata.
command-backup = Varmuuskopioi koko palvelin tiedostoon (pakattuna, jos nimen lopussa on .gz).
command-restore = Täytä tyhjä tietokanta varmuuskopiosta.
option-host = Osoite, jota kuunnellaan; 0.0.0.0 tarkoittaa kaikkia.
option-port = Portti, jota kuunnellaan.
option-database = Missä pelit säilytetään: SQLite-tiedosto tai postgresql://…
option-workers = Prosessien määrä; useampi kuin yksi vaatii PostgreSQL:n.
option-bot-delay = Kuinka monta millisekuntia botti odottaa ennen siirtoaan.
option-serve-board = Lautatiedosto, jota tarjotaan sisäänrakennetun laudan lisäksi.
option-open = Avaa peli selaimessa.
option-backup-file = Varmuuskopio.
port-taken = Okapi ei voi palvella osoitteessa { $host }, portissa { $port }: { $error }. Onko se jo käynnissä? Kokeile toista porttia: --port 8001.
serving = Palvelin on käynnissä osoitteessa { $address }. Pysäytä painamalla Ctrl-C.
backed-up = { $rows ->
    [one] Yksi rivi kirjoitettiin tiedostoon { $file }.
   *[other] { $rows } riviä kirjoitettiin tiedostoon { $file }.
}
restored = { $rows ->
    [one] Yksi rivi palautettiin tiedostosta { $file }.
   *[other] { $rows } riviä palautettiin tiedostosta { $file }.
}
no-such-database = Tietokantaa { $file } ei ole.

## Settings that cannot be used

settings-unreadable = Asetusta ei voi lukea: { $error }.
settings-workers = Prosesseja voi olla 1–{ $most }: valitse toinen määrä valitsimella --workers.
settings-port = Portit ovat väliltä 0–{ $most }: valitse toinen valitsimella --port.
settings-workers-need-postgres = Useampi prosessi tarvitsee PostgreSQL-tietokannan, koska SQLite palvelee vain yhtä: anna se valitsimella --database.
settings-no-bot = OKAPI_STAND_IN: bottia { $bot } ei ole. Botit ovat { $known }.
settings-no-board = Lautatiedostoa { $file } ei ole.
database-not-a-url = ”{ $database }” ei ole tietokannan osoite: anna SQLite-tiedosto tai postgresql://…
database-not-supported = { $kind } ei ole tuettu: anna SQLite-tiedosto tai postgresql://…
database-in-memory = Muistissa oleva tietokanta kadottaisi kaikki pelit: anna tiedosto valitsimella --database.
database-needs-asyncpg = PostgreSQL tarvitsee vielä yhden paketin: pip install okapi[postgres]
database-failed = Tietokanta vastasi: { $error }
database-from-a-newer-okapi = Okapin uudempi versio on käyttänyt tätä tietokantaa: asenna se.

## Backups that cannot be made or used

backup-nothing-there = Tietokanta on tyhjä: varmuuskopioitavaa ei ole.
backup-from-a-newer-okapi = Varmuuskopio on tehty Okapin uudemmalla versiolla: asenna se.
backup-database-not-empty = Tietokanta ei ole tyhjä: palauta varmuuskopio uuteen.
backup-not-a-backup = { $file } ei ole varmuuskopio.
backup-unknown-format = { $file } on varmuuskopio, jonka muoto on { $format }, ja tämä Okapin versio lukee muotoa { $known }.
backup-damaged = Varmuuskopiota on muutettu tai se on vioittunut.
backup-not-whole = Varmuuskopio ei ole ehjä: sen loppu puuttuu.
backup-unknown-table = Varmuuskopiossa on tuntematon taulu: { $table }.
backup-unreadable = Tiedostoa { $file } ei voi lukea: { $error }.

## Requests

reason-request-malformed = Palvelin ei ymmärtänyt tuota.
reason-request-too-large = Se on liian suuri.
reason-request-too-slow = Se saapui liian hitaasti. Yritä uudelleen.
reason-request-not-found = Tässä osoitteessa ei ole mitään.
reason-request-wrong-method = Tässä osoitteessa sitä ei voi tehdä.
reason-request-wrong-origin = Toinen sivusto ei saa toimia täällä puolestasi.
reason-request-not-text = Viestien on oltava tekstiä.
reason-rate-too-many-requests = Liian nopeasti. Odota hetki.
reason-rate-too-many-sockets = Osoitteestasi tulee liian monta yhteyttä. Sulje muutama tämän sivun välilehti ja yritä uudelleen.
reason-rate-too-many-open-games = { $most ->
    [one] Sinulla on { $most } keskeneräinen peli. Pelaa se loppuun tai poistu siitä ensin.
   *[other] Sinulla on { $most } keskeneräistä peliä. Pelaa jokin loppuun tai poistu siitä ensin.
}
reason-rate-too-many-watched = { $most ->
    [one] Yhdellä yhteydellä voi seurata enintään { $most } paikkaa.
   *[other] Yhdellä yhteydellä voi seurata enintään { $most } paikkaa.
}
reason-rate-too-many-invites = { $most ->
    [one] Tästä pöydästä on jaettu jo { $most } kutsu; enempää ei ole.
   *[other] Tästä pöydästä on jaettu jo { $most } kutsua; enempää ei ole.
}
reason-rate-too-many-tokens = { $most ->
    [one] Olet jo kirjautunut { $most } laitteella. Kirjaudu ensin ulos siltä.
   *[other] Olet jo kirjautunut { $most } laitteella. Kirjaudu ensin ulos muilta.
}

## People

reason-identity-unknown = Kerro ensin nimesi.
reason-identity-signed-out = Tämä laite on kirjattu ulos.
reason-identity-bad-name = Nimessä on oltava vähintään yksi kirjain.
reason-identity-bad-transfer-code = Linkki on jo käytetty tai vanhentunut. Luo uusi.

## Tables

reason-game-unknown = Sellaista peliä ei ole.
reason-game-unknown-board = Sellaista pelilautaa ei ole täällä.
reason-game-unknown-bot = Bottia nimeltä { $bot } ei ole.
reason-game-bad-rules = Näillä säännöillä ei voi pelata.
reason-game-bad-clock = Siirtoaika voi olla { $least }–{ $most } sekuntia.
reason-game-bad-bot-delay = { $most ->
    [one] Botti voi odottaa enintään { $most } millisekunnin.
   *[other] Botti voi odottaa enintään { $most } millisekuntia.
}
reason-game-bad-seats = Kerro, mikä botti istuu siinä.
reason-game-not-the-host = Sen voi tehdä vain pöydän avaaja.
reason-game-not-invited = Tähän pöytään tarvitaan kutsu.
reason-game-already-started = Peli on jo alkanut.
reason-game-not-started = Peli ei ole alkanut.
reason-game-not-full = Yksi paikka on vielä vapaana.
reason-game-not-over = Peli ei ole päättynyt.
reason-game-over = Peli on päättynyt.
reason-game-closed = Tämä pöytä on suljettu.
reason-game-full = Kaikki paikat on varattu.
reason-seat-not-yours = Se ei ole sinun paikkasi.
reason-seat-taken = Siinä istuu jo joku.
reason-seat-none-held = Sinulla ei ole paikkaa tässä pöydässä.
reason-seat-still-there = Pelaaja on vielä paikalla.
reason-seat-not-a-person = Siinä pelaa jo botti.
reason-command-stale = Peli on edennyt. Katso uudelleen.

## The server

reason-server-client-too-slow = Yhteytesi on liian hidas. Yhdistetään uudelleen.
reason-server-restarting = Palvelin käynnistyy uudelleen. Yhdistetään uudelleen.
reason-server-not-ready = Palvelin ei voi tehdä sitä juuri nyt. Yritä uudelleen.
reason-server-outcome-unknown = Palvelin ei juuri nyt tiedä, onnistuiko se. Tarkista ja yritä tarvittaessa uudelleen.
reason-server-failed = Palvelimella meni jotain vikaan. Siitä jäi merkintä.

command-prune = Poista vanhat pöydät palvelimen tietokannasta.
option-prune-days = Poista se, mikä on yli N päivää vanhaa.
option-prune-finished = Poista myös päättyneet pelit tallenteineen. Muuten poistetaan vain suljetut ja kesken lopetetut pöydät.
option-dry-run = Kerro vain, mitä poistettaisiin.
pruned = Poistettu: suljetut tai kesken lopetetut pöydät: { $tables }, päättyneet pelit: { $games }, ihmiset ilman pöytää: { $people }.
would-prune = Poistettaisiin: suljetut tai kesken lopetetut pöydät: { $tables }, päättyneet pelit: { $games }, ihmiset ilman pöytää: { $people }.

reason-identity-not-shown = Sivua ei ole, tai se on yksityinen.
reason-game-ended = Tämä peli lopetettiin kesken.
reason-seat-left = Olet lähtenyt tältä paikalta lopullisesti.
reason-rate-too-many-remarks = Olet sanonut toistaiseksi tarpeeksi. Odota puoli minuuttia.

## Kutsut

reason-calls-bad-subscription = Selaimesi antoi osoitteen tai avaimet, joihin palvelin ei voi lähettää kutsua.
reason-calls-bad-wishes = Palvelin ei tunne kieltä tai aikavyöhykettä, tai hiljaisista tunneista puuttuu toinen pää.
reason-calls-not-subscribed = Tämä laite ei ole pyytänyt kutsuja.

reason-identity-unknown-device = Tuo laite ei ole enää kirjautuneena.
