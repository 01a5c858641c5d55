# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Rautatiepeli Afrikan sydämessä: pelaa botteja vastaan, simuloi pelejä, tarkista ne ja katso ne uudelleen.
command-play = Pelaa botteja vastaan päätteessä.
command-simulate = Anna bottien pelata monta peliä ja kokoa tulokset. Sama siemen tuottaa kaikkialla samat pelit.
command-simulate-numbers = Mitä --json tulostaa: games, players, engine ja seconds; decisions, päätösten määrä kaikissa peleissä; games_per_second; mean_score, loppupisteiden keskiarvo kaikilla paikoilla; mean_tickets_completed, keskiarvo kaikilla paikoilla; mean_turns, pelin vuorojen keskimäärä, kaikki pelaajat yhteensä, viimeinen vuoro mukaan lukien; doubled_routes, kaikkien pelien summa.
command-board = Näytä pelilauta taulukkoina: paikkakunnat, reitit, menoliput, summat.
command-board-check = Tarkista lautatiedosto ja näytä kaikki sen virheet.
command-verify = Tarkista, että pelitallenteet ovat ehjiä, muuttamattomia ja sääntöjen mukaisia ja että jako oli reilu.
command-replay = Kertaa tallennettu peli vuoro vuorolta.
command-bots = Luettele botit.

option-version = Näytä versio ja lopeta.
option-language = Käytettävä kieli, esimerkiksi fr; muuten järjestelmän kieli.
option-plain = Käytä pelkkiä tekstirivejä ruudunlukijoita varten: ei taulukoita, ei värejä.
option-help = Näytä tämä ohje ja lopeta.
option-install-completion = Asenna täydennys tähän komentotulkkiin.
option-show-completion = Näytä tämän komentotulkin täydennysskripti.
option-board = Lautatiedosto; muuten käytetään sisäänrakennettua lautaa.
option-board-file = Lautatiedosto.
option-board-small = Hyväksy vähän menolippuja, tutkimuksen pientä peliä varten.
option-players = Pelaajien määrä.
option-bots = Pöydän botit nimeltä, pilkuin erotettuina; yksi nimi täyttää kaikki paikat. `okapi bots` luettelee ne.
option-play-seed = Jaa kortit siemenestä: sama siemen tuottaa aina saman pelin. Ilman sitä jako on todistettavasti reilu.
option-simulate-seed = Pelien siemen: sama siemen tuottaa samat pelit.
option-resume = Jatka tallennettua peliä.
option-name = Nimesi tallenteeseen. Valitsimen --resume kanssa: mikä paikka on sinun.
option-words = Sanasi todistettavasti reiluun sekoitukseen; jos jätät ne pois, niitä kysytään.
option-tickets-drawn = Montako menolippua pelaaja nostaa kerralla; pienempi luku on venäläisestä versiosta.
option-games = Pelattavien pelien määrä.
option-records = Tallenna jokainen peli tähän kansioon.
option-engine = Moottori, joka pelaa pelit: referee, compiled tai gpu. Muuten nopein, joka osaa pelata ne; kaikki pelaavat samat pelit.
option-rules = Julkaistuista poikkeavat säännöt, esimerkiksi trains=30,tickets_drawn=3.
option-json = Tulosta yksi JSON-olio taulukon sijasta.
option-record = Tallenne, jonka `okapi play` tai `okapi simulate` on kirjoittanut.
option-as = Kerro vain, mitä tältä paikalta saattoi nähdä: numero 1:stä alkaen tai pelaajan nimi.

version = okapi { $version }
first-steps = Okapi { $version }, rautatiepeli Afrikan sydämessä. Näin pääset alkuun:
first-steps-browser = Pelaa selaimessa, botteja vastaan tai ystävien kanssa.
first-steps-help = Luettele kaikki komennot.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Käyttö: { $usage }
usage-options-here = [valitsimet]
usage-command-here = komento
usage-arguments = Argumentit
usage-options = Valitsimet
usage-commands = Komennot
usage-required = { $text } (pakollinen)
usage-default = { $text } (oletus: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] OSOITE
    [BOT] BOTTI
    [DD] PP
    [DIR] KANSIO
    [ENGINE] MOOTTORI
    [FILE] TIEDOSTO
    [LANGUAGE] KIELI
    [MM] KK
    [NAME] NIMI
    [NUMBER] NUMERO
    [RATE] OSUUS
    [RULE] SÄÄNTÖ
    [SEAT] PAIKKA
    [SECONDS] SEKUNTIA
    [TASK] TEHTÄVÄ
    [TEXT] TEKSTI
    [THEME] AIHE
    [YYYY] VVVV
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Kieltä ”{ $language }” ei ole; valitse valitsimella --language jokin näistä: { $languages }.
usage-with-hint = { $sentence } Ohjeen saat näin: { $command } --help
usage-no-such-command = Komentoa ”{ $command }” ei ole; valitse jokin näistä: { $commands }.
usage-no-such-option = { $nearest ->
    [none] Valitsinta { $option } ei ole.
   *[other] Valitsinta { $option } ei ole; tarkoititko { $nearest }?
}
usage-missing = { $name } puuttuu.
usage-bad-value = { $kind ->
    [integer] Kohdan { $name } arvon on oltava kokonaisluku.
    [number] Kohdan { $name } arvon on oltava luku.
   *[other] Kohdan { $name } arvo ei kelpaa.
}
usage-needs-a-value = Valitsin { $option } tarvitsee arvon.
usage-too-many-words = Tälle komennolle annettiin liikaa argumentteja.

## Bad input

broken-bot = Bottia ”{ $bot }” ei voitu ladata: { $error }.
bot-failed = Botti ”{ $bot }” epäonnistui pelissä { $game }: { $error }.
unknown-bot = Bottia nimeltä ”{ $bot }” ei ole; valitse näistä: { $bots }.
wrong-number-of-bots = Botteja on { $given }, paikkoja { $seats }: nimeä yksi botti kullekin paikalle tai yksi kaikille.
wrong-number-of-players = Peli on { $min }–{ $max } pelaajalle, mutta pelaajia olisi { $players }; valitse toinen määrä valitsimella --players.
no-games = Pelaa vähintään yksi peli: valitse suurempi luku valitsimella --games.
wrong-rules = ”{ $rule }” ei kelpaa valitsimelle --rules: kirjoita nimi ja kokonaisluku, esimerkiksi trains=30. Nimet ovat { $names }.
unknown-engine = Moottoria nimeltä ”{ $engine }” ei ole; valitse näistä: { $engines }.
engine-not-for-bots = Tämä moottori pelaa vain näillä boteilla: { $known }. Näillä se ei pelaa: { $bots }. Jätä --engine pois tai käytä --engine referee.
engine-not-installed = Tämä moottori tarvitsee lisäpaketin: pip install "okapi-railways[fast]"
engine-too-small =
    Tämä pelilauta on liian suuri tälle moottorille ({ $limit ->
        [routes] reittejä
        [places] paikkakuntia
        [tickets] menolippuja
        [prices] pituuden ja veturien mukaan erilaisia reittejä
       *[other] koko
    }: { $found }, enintään { $max }): käytä --engine referee.
no-gpu = Sopivaa grafiikkasuoritinta ei löytynyt: käytä --engine compiled.
no-records-on-gpu = Grafiikkasuorittimella pelatuista peleistä ei jää tallenteita: käytä valitsimen --records kanssa valitsinta --engine compiled.
engine-compiling = Käännetään moottoria tälle koneelle. Se tehdään vain kerran ja kestää noin minuutin …
machine-code-begun = Okapia käännetään taustalla tälle koneelle. Se tehdään vain kerran ja kestää noin minuutin. Voit pelata jo nyt, mutta siihen asti Mestari ei ajattele eteenpäin, neuvot tulevat hitaammin ja analyysit odottavat.
machine-code-done = Kääntäminen on valmis: botit ja valmentaja ovat täysissä voimissaan.
machine-code-failed = Kääntäminen tälle koneelle epäonnistui ({ $error }). Voit pelata: botit ja neuvot toimivat ilmankin, mutta Mestari ei ajattele eteenpäin eikä pelejä analysoida. Koko virheen näet komennolla: { $command }
wrong-tickets-drawn = Sitä määrää menolippuja ei voi nostaa kerralla; valitse { $choices } valitsimella --tickets-drawn.
bad-name = Valitse nimi, jossa on 1–{ $longest } merkkiä ja joka ei ole pelkkä luku.
name-of-a-bot = ”{ $name }” on botin nimi; valitse toinen nimi.
bad-words = Sanoissasi voi olla enintään { $longest } tulostuvaa merkkiä.
bad-seed = Siemenessä voi olla enintään { $longest } tulostuvaa merkkiä.
words-with-seed = Siemenen kanssa sanasi eivät vaikuta jakoon: jätä pois --seed tai --words.
bad-setup = Peli ei voi alkaa näin: { $error }.
board-broken = { $more ->
    [0] Laudalla { $file } ei voi pelata: { $problem }. Korjaa se ja aja sitten: okapi board check { $file }
    [one] Laudalla { $file } ei voi pelata: { $problem }; virheitä on vielä yksi. Molemmat näet näin: okapi board check { $file }
   *[other] Laudalla { $file } ei voi pelata: { $problem }; virheitä on vielä { $more }. Kaikki näet näin: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Tiedostoa { $file } ei ole, eikä se ole mikään pelin omista laudoista: { $boards }.
   *[other] Tiedostoa { $file } ei ole; tarkoititko { $nearest }?
}
not-a-file = { $file } ei ole tiedosto; anna pelitallenne.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] tiedostoa tai kansiota ei ole
    [EACCES] pääsy evätty
    [EPERM] ei sallittu
    [EISDIR] se on kansio
    [EEXIST] se on tiedosto eikä kansio
    [ENOTDIR] osa polusta ei ole kansio
    [ENOSPC] levy on täynnä
    [EROFS] levy on kirjoitussuojattu
    [EADDRINUSE] portti on käytössä
    [EADDRNOTAVAIL] tällä tietokoneella ei ole sitä osoitetta
    [ENAMETOOLONG] nimi on liian pitkä
   *[other] { $error }
}
unwritable = Tallenteita ei voitu kirjoittaa kansioon { $folder }: { $error }. Valitse toinen kansio valitsimella --records.
unknown-seat = Paikkaa ”{ $seat }” ei ole: valitse numero väliltä 1–{ $seats } tai jokin näistä: { $players }.
settled-already = Tallennetussa pelissä pelaajat, jakaja ja säännöt on jo päätetty: jätä pois --players, --seed, --words ja --tickets-drawn.
finished-already = { $file }: tämä peli on jo päättynyt. Lue se näin: okapi replay { $file }
no-secret = Tallenteessa ei ole jakajan salaisuutta, joten jako ei voi jatkua; vain oman jakajansa tallentamaa peliä voi jatkaa.
no-dealer = Tämän pelin kortit syötettiin käsin, joten pelillä ei ole jakajaa, jonka kanssa sitä voisi jatkaa.
whose-seat = Kerro valitsimella --name, mikä paikka on sinun: { $players }.
whose-bots = { $seats ->
    [one] Kerro valitsimella --bots, mikä botti pelaa toisella paikalla.
   *[other] Kerro valitsimella --bots, mitkä botit pelaavat muilla { $seats } paikalla.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: rivi { $line }: { $fault }
record-fine = { $file }: kunnossa. Pelaajia { $players }, tapahtumia { $events }, { $state ->
    [finished] pelattu loppuun
   *[unfinished] kesken
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Jako on todistetusti reilu: jokainen kortti vastaa jakajan lupausta.
luck-secret = Jakoa ei voi vielä todistaa reiluksi: jakajan salaisuus paljastuu lopussa.
luck-seeded = Jokainen kortti vastaa siementä ”{ $seed }”.
luck-unknown = Tallenne ei kerro, miten kortit jaettiin, joten niistä voi tarkistaa vain, että ne ovat mahdollisia.
luck-played-on = Tämä peli jatkuu toisen pelin tilanteesta, jota ei ole todistettu. Siitä eteenpäin jokainen kortti vastaa jakajan lupausta.
chapter-setup = Alkuvalmistelut
chapter-turn = { $who ->
    [you] Vuoro { $turn }: sinä, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
   *[other] Vuoro { $turn }: { $player }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
}
replay-unfinished = Peli on kesken. Tähän mennessä:

## The board

board-heading = { $board }: { $places ->
    [one] { $places } paikkakunta
   *[other] { $places } paikkakuntaa
}, { $routes ->
    [one] { $routes } reitti
   *[other] { $routes } reittiä
} (joista kaksoisreittejä { $doubles }), { $tickets ->
    [one] { $tickets } menolippu
   *[other] { $tickets } menolippua
}
board-places = Paikkakunnat
board-routes = Reitit
board-tickets = Menoliput
board-colours = Värit
board-terrains = Maastot
board-fine = { $file }: kunnossa.
board-problems = { $count ->
    [one] { $file }: { $count } virhe.
   *[other] { $file }: { $count } virhettä.
}
place-several = { $place } ({ $count })
track-ferry = { $colour } (lautta { $locomotives })

## Column headings

column-player = Pelaaja
column-points = Pisteet
column-trains = Vaunut
column-cards = Kortit
column-tickets = Liput
column-desert = Aavikko
column-jungle = Viidakko
column-mountain = Vuoristo
column-routes = Reitit
column-doubling = Tuplaus
column-globetrotter = Globetrotter
column-total = Yhteensä
column-ticket = Lippu
column-missing = Puuttuu
column-route = Reitti
column-colour = Väri
column-colours = Värit
column-terrain = Maasto
column-spaces = Ruudut
column-cheapest = Maksat
column-price = Hinta
column-doubled = Tuplana
column-payable = Voit maksaa
column-doubled-by = Kuka voi tuplata
column-leads-to = Minne
column-from = Mistä
column-to = Minne
column-state = Tilanne
column-arithmetic = Tulos
column-command = Kirjoita
column-meaning = Mitä se tekee
column-kind = Laji
column-number = Määrä
column-places = Paikkakunnat
column-bot = Botti
column-description = Kuvaus
column-what = Tieto
column-value = Arvo

## Simulations

simulate-progress = Pelit
simulate-stopped = Keskeytetty: pelattu { $games }/{ $wanted }. Tähän mennessä:
simulate-games = Pelejä
simulate-players = Pelaajia
simulate-engine = Moottori
simulate-seconds = Sekunteja
simulate-decisions = Päätöksiä, kaikki pelit
simulate-games-per-second = Pelejä sekunnissa
simulate-mean-score = Loppupisteiden keskiarvo, kaikki paikat
simulate-mean-tickets-completed = Toteutettuja menolippuja keskimäärin, kaikki paikat
simulate-mean-turns = Vuoroja pelissä keskimäärin, kaikki pelaajat
simulate-doubled-routes = Tuplattuja reittejä, kaikki pelit

## Sitting down and leaving

human = Ihminen
you = Sinä
welcome = Pöydässä: { $players }. Pelilauta: { $board }.
welcome-help = Valitse kirjoittamalla numero, ? näyttää ohjeen; poistu painamalla Ctrl-C (voit tallentaa ensin).
plain-hint = Ruudunlukijalla peliä on helpompi seurata näin: { $command }
commitment = Jakajan lupaus tälle pelille: { $commitment }
ask-words = Lisää muutama oma sana, niin jakaja ei voi peukaloida kortteja (tai paina vain Enter):
resumed = { $events ->
    [one] Peli jatkuu { $events } tapahtuman jälkeen. Viimeksi tapahtui:
   *[other] Peli jatkuu { $events } tapahtuman jälkeen. Viimeksi tapahtui:
}
ask-save = Tallennetaanko peli? Tallenna se nimellä { $file } painamalla Enter, kirjoita toinen tiedostonimi tai kirjoita e, jos et halua tallentaa.
ask-keep = Säilytetäänkö pelin tallenne? Tallenna se nimellä { $file } painamalla Enter, kirjoita toinen tiedostonimi tai kirjoita e, jos et halua tallentaa.
saved = Tallennettu. Jatka näin: okapi play --resume { $file }
saved-finished = Tallennettu. Tarkista se näin: okapi verify { $file } · Lue se näin: okapi replay { $file }
not-saved = Ei tallennettu.
save-taken = { $file } on jo olemassa eikä ole tallennettu peli; valitse toinen nimi.
save-failed = Peliä ei voitu tallentaa nimellä { $file }: { $error }. Valitse toinen nimi.
save-impossible = Peliä ei voitu tallentaa: ei tänne, ei kotikansioosi eikä väliaikaistiedostojen kansioon.

## The table

your-turn = Sinun vuorosi
label-open = Esillä
label-decks = Pakat
label-hand = Käsi
label-tickets = Liput
decks = junakortteja { $train }, maastokortteja { $terrain }, menolippuja { $tickets }
no-card = –
nothing = ei yhtään
yes = kyllä
last-round = { $turns ->
    [one] Tämä on pelin viimeinen vuoro.
   *[other] Viimeinen kierros: vuoroja jäljellä { $turns }, tämä mukaan lukien.
}
majority-legend = * kärjessä, yksin tai jaetusti: saa tuplata sen maaston reittejä.
ticket-path = reitit: { $routes }
missing = { $spaces ->
    [0] ei yhtään
    [one] { $spaces } ruutu
   *[other] { $spaces } ruutua
}
missing-closed = ei enää mahdollinen
winner = { $who ->
    [you] Voitit!
   *[other] { $player } voitti.
}
winners = Jaettu voitto: { $players }.

## Menus

menu-turn = Mitä haluat tehdä?
menu-second-draw = Nosta toinen korttisi:
menu-keep = { $offered ->
    [one] Pidä tämä menolippu:
   *[other] Mitkä menoliput pidät? Vähintään { $min }; kirjoita niiden numerot, esimerkiksi 1 3, tai kaikki.
}
menu-claim = Mikä reitti? (* on jonkin menolippusi matkan varrella, t: takaisin)
menu-pay = Miten maksat reitin { $route }? (t: takaisin)
menu-double = { $route } ({ $payment }): tuplataanko pisteet? (t: takaisin)
menu-confirm = { $route } ({ $payment })? (t: takaisin)
menu-confirm-doubled = { $route } ({ $payment }), tuplana ({ $spent })? (t: takaisin)
menu-page = Sivu { $page }/{ $pages } (s: seuraava, e: edellinen).
choice-take = { $open ->
    [one] otan { $card }
   *[other] otan { $card } ({ $open } esillä)
}
choice-draw = { $deck ->
    [train] nostan junakortin pakasta
   *[terrain] nostan maastokortin pakasta
}
choice-claim = { $routes ->
    [one] rakennan reitin (1 mahdollinen)
   *[other] rakennan reitin ({ $routes } mahdollista)
}
choice-confirm = { $points ->
    [one] kyllä, { $points } piste
   *[other] kyllä, { $points } pistettä
}
choice-tickets = { $count ->
    [one] nostan menolipun
   *[other] nostan { $count } menolippua
}
choice-pass = passaan
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } vet.
}
locomotives-in-short = { $locomotives } vet.
not-doubled = ei
not-doubled-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
doubled-with = kyllä: { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: sinä ({ $own }), { $player } ({ $rival }): riittää; { $points } pisteestä tulee { $doubled }
    [one] { $terrain }: sinä ({ $own } + { $wild } veturi = { $sum }), { $player } ({ $rival }): riittää; { $points } pisteestä tulee { $doubled }
   *[other] { $terrain }: sinä ({ $own } + { $wild } veturia = { $sum }), { $player } ({ $rival }): riittää; { $points } pisteestä tulee { $doubled }
}

## What was typed and not understood

unknown-command = Tuo ei ole komento eikä numero; kirjoita ?, niin näet, mitä voit kirjoittaa.
unknown-draw = Mitä nostat? Esimerkiksi: nosta punainen, nosta veturi, nosta aavikko, nosta juna, nosta maasto, nosta menoliput.
unknown-filter = Kysy reittejä paikkakunnan, värin, maaston tai pituuden mukaan: reitit durban, reitit punaiset, reitit 4.
unknown-place = Sellaista paikkakuntaa ei ole. Nimen alku riittää.
unknown-route = Sellaista reittiä ei ole. Nimeä kaksi naapuripaikkakuntaa, esimerkiksi: rakenna kapkaupunki port elizabeth
unknown-payment = En ymmärrä tuota maksua. Kirjoita se näin: musta*2 veturi*1, ja sen perään tuplaa tai tuplaa veturi*1, jos haluat tuplata.
no-claims = Et voi juuri nyt rakentaa mitään reittiä.
none-of-those = Et voi juuri nyt rakentaa mitään noista reiteistä; kirjoita `reitit` ja paikkakunta, niin näet, mitä ne maksavat.
double-not-possible = Et voi tuplata tuota reittiä; kirjoita `pelaajat`, niin näet, kenellä on eniten kutakin maastoa.
not-in-that-colour = Et voi maksaa sitä tuolla värillä.
unknown-terrain = Sellaista maastoa ei ole; valitse näistä: { $terrains }.

## Answers

answer-no-routes = Mikään sellainen reitti ei ole sinulle vapaana.
answer-routes = { $count ->
    [one] Sinulle on vapaana { $count } reitti.
   *[other] Sinulle on vapaana { $count } reittiä.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } yhteyspistettä ({ $kind })
}
state-claimed = { $who ->
    [you] sinun
   *[other] { $player }
}
state-closed = suljettu: toinen raide on rakennettu
state-payable = vapaa, ja voit maksaa sen
state-open = vapaa
answer-languages = Kirjoita { $word } ja jokin näistä:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } PAIKKA PAIKKA [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [PAIKKA|VÄRI|PITUUS]
typed-place = { $word } PAIKKA
typed-who-has = { $word } [MAASTO]
typed-last = { $word } [MÄÄRÄ]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMERO|{ $all }]
typed-language = { $word } [KIELI]
typed-save = { $word } [TIEDOSTO]

help-intro = Kirjoita vaihtoehdon numero tai jokin näistä. Sanan alku riittää, eikä tarkkeilla ole väliä:
help-draw = nosta kortti tai menolippuja
help-claim = rakenna reitti; puuttuvat tiedot kysytään
help-keep = pidä menoliput, joiden numerot kirjoitat
help-pass = passaa, jos et voi tehdä mitään muuta
help-hand = korttisi
help-market = avoimet kortit ja mitä pakoissa on jäljellä
help-players = kaikkien pisteet, kortit ja maastot
help-map = kuka on rakentanut minkäkin reitin
help-routes = vapaat reitit, niiden hinnat ja kuka voi tuplata ne
help-place = paikkakunnan reitit ja niiden rakentajat
help-who-has = montako maastokorttia kullakin on
help-tickets = menolippusi ja mitä niistä puuttuu
help-needs = kortit, jotka vielä puuttuvat
help-log = mitä on tapahtunut
help-last = mitä viimeksi tapahtui
help-options = mitä voit tehdä nyt
help-score = pisteet tähän mennessä
help-rules = säännöt lyhyesti
help-advice = hyviä siirtoja perusteluineen
help-review = pelin jälkeen ratkaisevat hetket ja se, mikä oli onnea
help-back = palaa tai siirry seuraavalle tai edelliselle sivulle (t, s, e)
help-language = vaihda kieltä
help-save = tallenna peli ja jatka pelaamista
help-quit = poistu pelistä; tallentamisesta kysytään
help-help = tämä luettelo; Enter näyttää pöydän uudelleen

rules =
    Tee vuorollasi yksi kolmesta asiasta:
    – Nosta { COUNT($draws, one: "kortti", other: "korttia") }: junakortteja tai maastokortteja, avoimia tai pakasta, miten haluat. Avoin veturi vie koko vuoron. Jos avoimista junakorteista vähintään { COUNT($locomotives_swept) } on vetureita, ne kaikki vaihdetaan.
    – Rakenna reitti: maksa ruutua kohti yksi reitin värinen junakortti (harmaasta mitä tahansa yhtä väriä) ja aseta jokaiseen ruutuun yksi { COUNT($trains, form: "elative", one: "junavaunustasi", other: "junavaunustasi") }. Veturit ovat jokereita; lautat vaativat vetureita. Pisteet ruutujen määrän mukaan: { $points_by_length }. Kaksoisreitissä on kaksi raidetta: jos pelaajia on vähintään { COUNT($players_sharing_doubles) }, molemmat voi rakentaa, kunhan rakentajat ovat eri pelaajia; jos heitä on vähemmän, vain toisen.
    – Nosta { COUNT($tickets_drawn, one: "menolippu", other: "menolippua") } ja pidä vähintään { COUNT($drawn_tickets_kept) }.
    Voit tuplata reitin pisteet sen maaston korteilla (niitä tarvitaan { COUNT($short_terrain_cost) }, kun ruutuja on enintään { COUNT($longest_short_route) }, pidemmillä reiteillä { COUNT($long_terrain_cost) }), jos kenelläkään ei ole niitä enempää kuin sinulla. Vetureita voi pelata maastokortteina, ja ne lasketaan mukaan sekä korttien määriä verrattaessa että hintaa maksettaessa. Keltaiset, oranssit ja punaiset reitit ovat aavikkoa; lilat, siniset ja vihreät viidakkoa; valkoiset, harmaat ja mustat vuoristoa.
    Menolippu toteutuu, kun omat reittisi yhdistävät sen kaksi paikkakuntaa. Kartan reunan maat ovat umpikujia: niiden läpi ei voi kulkea.
    Kun jollakulla on junavaunuja jäljellä enintään { COUNT($trains_that_end_the_game) }, jokaisella on vielä yksi vuoro. Toteutetuista menolipuista saa niiden pisteet, toteutumattomista menettää saman verran. Eniten menolippuja toteuttanut saa Globetrotter-bonuksen, { COUNT($globetrotter, form: "digits", one: "pisteen", other: "pistettä") }; tasatilanteessa sen saavat kaikki kärjessä olevat.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (kärjessä)
plain-player = { $name }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}, { $trains ->
    [one] { $trains } junavaunu
   *[other] { $trains } junavaunua
}, { $cards ->
    [one] { $cards } kortti
   *[other] { $cards } korttia
}, { $tickets ->
    [one] { $tickets } menolippu
   *[other] { $tickets } menolippua
}, maasto: { $terrain }.
plain-score = { $name }: { $total ->
    [one] { $total } piste
   *[other] { $total } pistettä
}; reitit { $routes }, tuplaus { $doubling }, menoliput { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Kyllä, nosta menolippuja
