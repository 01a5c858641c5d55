# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Rautatiepeli Afrikan sydämessä: pelaa botteja vastaan, simuloi, tarkista ja kertaa pelejä.
command-play = Pelaa botteja vastaan päätteessä.
command-simulate = Anna bottien pelata monta peliä ja laske, mitä tapahtuu. Sama siemen tuottaa kaikkialla samat pelit.
command-simulate-numbers = Mitä --json tulostaa: games, players, engine ja seconds; decisions, kaikki valinnat kaikissa peleissä; games_per_second; mean_score, loppupisteet, kaikkien paikkojen keskiarvo; mean_tickets_completed, kaikkien paikkojen keskiarvo; mean_turns, kaikkien pelaajien vuorot pelissä, viimeinen mukaan lukien; doubled_routes, kaikkien pelien summa.
command-board = Näytä pelilauta taulukkoina: paikkakunnat, reitit, menoliput, summat.
command-board-check = Tarkista lautatiedosto: tulosta kaikki virheet tai tieto, että se on kunnossa.
command-verify = Tarkista pelitallenteita: että ne ovat ehjiä, muuttamattomia ja sääntöjen mukaisia ja että sattuma oli reilu.
command-replay = Kerro tallennettu peli sanoin, vuoro vuorolta.
command-bots = Luettele botit.

option-version = Näytä versio ja lopeta.
option-language = Käytettävä kieli, esimerkiksi fr; ilman sitä järjestelmän kieli.
option-plain = Kerro kaikki tavallisina riveinä ruudunlukijoita varten: ei taulukoita, ei värejä.
option-help = Näytä tämä ohje ja lopeta.
option-install-completion = Asenna täydennys tähän komentotulkkiin.
option-show-completion = Näytä tämän komentotulkin täydennysskripti.
option-board = Lautatiedosto; ilman sitä käytetään sisäänrakennettua lautaa.
option-board-file = Lautatiedosto.
option-players = Pelaajien määrä, 2–5.
option-bots = Pöydän botit nimeltä, pilkuin erotettuina; yksi nimi koskee kaikkia paikkoja. `okapi bots` luettelee ne.
option-play-seed = Jaa kortit siemenestä, aina sama peli. Ilman sitä jakaja on todistettavasti reilu.
option-simulate-seed = Pelien siemen: sama siemen tuottaa samat pelit.
option-resume = Jatka tallennettua peliä.
option-name = Nimesi tallenteeseen. Valitsimen --resume kanssa: mikä paikka on sinun.
option-words = Sanasi todistettavasti reilulle jakajalle; ilman niitä sinulta kysytään.
option-tickets-drawn = Montako menolippua nostetaan kerralla: 4, tai 3 kuten venäläisessä versiossa.
option-games = Montako peliä pelataan.
option-records = Kirjoita jokaisen pelin tallenne tähän kansioon.
option-engine = Mikä pelaa pelit: referee, compiled tai gpu. Ellei mitään valita, nopein joka osaa; pelit ovat samat.
option-json = Tulosta yksi JSON-olio taulukon sijasta.
option-record = Tallenne, jollaisia `okapi play` ja `okapi simulate` kirjoittavat.
option-as = Kerro vain, mitä tältä paikalta näkyi: numero 1:stä alkaen tai pelaajan nimi.

version = okapi { $version }

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Käyttö: { $usage }
usage-options-here = [valitsimet]
usage-command-here = komento
usage-arguments = Mitä komento käsittelee
usage-options = Valitsimet
usage-commands = Komennot
usage-required = { $text } (pakollinen)
usage-default = { $text } (muuten: { $default })

## A command that is used wrongly

unknown-language = Kieltä ”{ $language }” ei ole; valitse valitsimella --language jokin näistä: { $languages }.
usage-with-hint = { $sentence } Käyttöohje: { $command } --help
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
usage-needs-a-value = Valitsimen { $option } perässä on oltava arvo.
usage-too-many-words = Sanoja on enemmän kuin tämä komento ottaa vastaan.

## Bad input

broken-bot = Bottia ”{ $bot }” ei voi ladata: { $error }.
unknown-bot = Bottia nimeltä ”{ $bot }” ei ole; valitse näistä: { $bots }.
wrong-number-of-bots = Botteja { $given }, { $seats ->
    [one] { $seats } paikka
   *[other] { $seats } paikkaa
}: nimeä kullekin paikalle omansa tai yksi kaikille.
wrong-number-of-players = Peli on { $fewest }–{ $most } pelaajalle, ei { $players }; valitse toinen määrä valitsimella --players.
no-games = Pelaa vähintään yksi peli: valitse toinen määrä valitsimella --games.
unknown-engine = Moottoria nimeltä ”{ $engine }” ei ole; valitse näistä: { $engines }.
engine-not-for-bots = Sillä moottorilla pelaavat vain { $known }; näitä se ei osaa: { $bots }. Jätä --engine pois tai kirjoita --engine referee.
engine-not-installed = Se moottori tarvitsee vielä yhden paketin: pip install okapi[fast]
engine-too-small =
    Tämä pelilauta on liian suuri sille moottorille ({ $limit ->
        [routes] reittejä
        [places] paikkoja
        [tickets] menolippuja
        [prices] pituuden ja veturien mukaan erilaisia reittejä
       *[other] koko
    }: { $found }, tilaa on { $most }): kirjoita --engine referee.
no-gpu = Täältä ei löytynyt grafiikkasuoritinta, joka osaisi pelata: kirjoita --engine compiled.
engine-compiling = Moottori käännetään tälle koneelle. Se tehdään kerran ja kestää noin minuutin …
wrong-tickets-drawn = Niin montaa menolippua ei voi nostaa kerralla; valitse { $choices } valitsimella --tickets-drawn.
bad-name = Valitse nimi, jossa on 1–{ $longest } merkkiä ja joka ei ole pelkkä luku.
name-of-a-bot = ”{ $name }” on jo botin nimi; valitse toinen nimi.
bad-words = Sanoissasi voi olla enintään { $longest } tulostuvaa merkkiä.
bad-seed = Siemenessä voi olla enintään { $longest } tulostuvaa merkkiä.
words-with-seed = Siemen määrää kaiken sattuman, joten sanoilla ei ole vaikutusta: jätä pois --seed tai --words.
bad-setup = Peli ei voi alkaa näin: { $error }.
board-broken = { $more ->
    [0] Laudalla { $file } ei voi pelata: { $problem }. Korjaa se ja aja: okapi board check { $file }
    [one] Laudalla { $file } ei voi pelata: { $problem }; virheitä on vielä yksi. Molemmat näyttää: okapi board check { $file }
   *[other] Laudalla { $file } ei voi pelata: { $problem }; virheitä on vielä { $more }. Kaikki näyttää: okapi board check { $file }
}
not-a-file = { $file }: tämä ei ole tiedosto; anna pelin tallenne.
unwritable = Tallenteita ei voi kirjoittaa kansioon { $folder }: { $error }. Valitse toinen kansio valitsimella --records.
unknown-seat = Paikkaa ”{ $seat }” ei ole: valitse numero väliltä 1–{ $seats } tai jokin näistä: { $players }.
settled-already = Tallennetussa pelissä pelaajat, jakaja ja säännöt on jo päätetty: jätä pois --players, --seed, --words ja --tickets-drawn.
finished-already = { $file }: tämä peli on päättynyt. Lue se: okapi replay { $file }
no-secret = Tallenteessa ei ole jakajan salaisuutta, joten kukaan ei voi jakaa lisää; vain jakajan itsensä tallentamaa peliä voi jatkaa.
no-dealer = Tämän pelin sattuma kerrottiin käsin, joten pelillä ei ole jakajaa, jonka kanssa sitä voisi jatkaa.
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
luck-secret = Sattumaa ei voi vielä todistaa: jakajan salaisuus paljastuu lopussa.
luck-seeded = Jokainen kortti seuraa siemenestä ”{ $seed }”.
luck-told = Sattuma kerrottiin käsin, joten siitä tarkistetaan vain, että se on mahdollinen.
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
}, { $tracks ->
    [one] { $tracks } reitti
   *[other] { $tracks } reittiä
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
track-ferry = { $colour }, lautta { $locomotives }

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
column-payable = Varaa?
column-doubled-by = Voi tuplata
column-leads-to = Minne
column-from = Mistä
column-to = Minne
column-state = Tilanne
column-arithmetic = Miksi
column-command = Kirjoitat
column-meaning = Merkitys
column-kind = Laji
column-number = Määrä
column-places = Paikat
column-bot = Botti
column-description = Kuvaus
column-what = Mikä
column-value = Arvo

## Simulations

simulate-progress = Pelit
simulate-stopped = Keskeytetty: pelattu { $games }/{ $wanted }. Tähän mennessä:
simulate-games = Pelejä
simulate-players = Pelaajia
simulate-engine = Moottori
simulate-seconds = Sekunteja
simulate-decisions = Valintoja, kaikki pelit
simulate-games-per-second = Pelejä sekunnissa
simulate-mean-score = Loppupisteet, kaikkien paikkojen keskiarvo
simulate-mean-tickets-completed = Valmiita menolippuja, kaikkien paikkojen keskiarvo
simulate-mean-turns = Vuoroja pelissä, kaikki pelaajat
simulate-doubled-routes = Tuplattuja reittejä, kaikki pelit

## Sitting down and leaving

human = Ihminen
you = Sinä
welcome = Pöydässä: { $players }. Pelilauta: { $board }.
welcome-help = Valitse kirjoittamalla numero, ? näyttää ohjeen; Ctrl-C poistuu pelistä ja tarjoutuu tallentamaan sen.
plain-hint = Ruudunlukijalla peliä on helpompi seurata näin: okapi --plain play
commitment = Jakajan lupaus tälle pelille: { $commitment }
ask-words = Lisää omia sanojasi, niin jakaja ei voi valita kortteja (Enter: ei sanoja):
resumed = { $events ->
    [one] Peli jatkuu { $events } tapahtuman jälkeen. Viimeksi tapahtui:
   *[other] Peli jatkuu { $events } tapahtuman jälkeen. Viimeksi tapahtui:
}
ask-save = Tallennetaanko peli? Enter tallentaa sen nimellä { $file }; tai kirjoita toinen tiedostonimi, tai e, jos et halua.
ask-keep = Säilytetäänkö pelin tallenne? Enter tallentaa sen nimellä { $file }; tai kirjoita toinen tiedostonimi, tai e, jos et halua.
saved = Tallennettu. Jatka peliä: okapi play --resume { $file }
saved-finished = Tallennettu. Tarkista se: okapi verify { $file } · Lue se: okapi replay { $file }
not-saved = Ei tallennettu.
save-taken = { $file } on jo olemassa eikä ole tallennettu peli; valitse toinen nimi.
save-failed = Tallennus nimellä { $file } ei onnistu: { $error }. Valitse toinen nimi.
save-impossible = Peliä ei voitu tallentaa: ei tänne, kotikansioon eikä väliaikaistiedostoihin.

## The table

your-turn = Sinun vuorosi
label-open = Avoinna
label-decks = Pakat
label-hand = Käsi
label-tickets = Liput
decks = junakortteja { $train }, maastoja { $terrain }, menolippuja { $tickets }
no-card = –
nothing = ei mitään
yes = kyllä
last-round = { $turns ->
    [one] Pelin viimeinen vuoro: tämä.
   *[other] Viimeinen kierros: vuoroja jäljellä { $turns }, tämä mukaan lukien.
}
majority-legend = * eniten jonkin maaston kortteja, joten saa tuplata sen reittejä.
ticket-way = kautta: { $routes }
missing = { $spaces ->
    [0] ei mitään
    [one] { $spaces } ruutu
   *[other] { $spaces } ruutua
}
missing-closed = ei enää yhteyttä
winner = { $who ->
    [you] Voitat pelin!
   *[other] { $player } voittaa.
}
winners = Voitto jaetaan: { $players }.

## Menus

menu-turn = Mitä teet?
menu-second-draw = Mitä teet toisella nostollasi?
menu-keep = { $offered ->
    [one] Ota tämä menolippu:
   *[other] Mitkä menoliput pidät? Vähintään { $fewest }; kirjoita niiden numerot, esimerkiksi 1 3, tai kaikki.
}
menu-claim = Mikä reitti? (* vie kohti menolippusi määränpäätä, b palaa)
menu-pay = Miten maksat reitin { $route }? (b palaa)
menu-double = { $route } ({ $payment }): tuplataanko pisteet? (b palaa)
menu-confirm = { $route } ({ $payment })? (b palaa)
menu-confirm-doubled = { $route } ({ $payment }), tuplana ({ $spent })? (b palaa)
menu-page = Sivu { $page }/{ $pages }: n seuraava, p edellinen.
choice-take = { $open ->
    [one] otat { $card }
   *[other] otat { $card } ({ $open } avoinna)
}
choice-draw = { $deck ->
    [train] nostat junakortin pakasta
   *[terrain] nostat maastokortin pakasta
}
choice-claim = { $routes ->
    [one] rakennat reitin (1 mahdollinen)
   *[other] rakennat reitin ({ $routes } mahdollista)
}
choice-confirm = { $points ->
    [one] kyllä, { $points } piste
   *[other] kyllä, { $points } pistettä
}
choice-tickets = { $count ->
    [one] nostat menolipun
   *[other] nostat { $count } menolippua
}
choice-pass = passaat
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
    [0] { $terrain }: sinä { $own }, { $player } { $rival }: riittää; pisteet { $points } → { $doubled }
    [one] { $terrain }: sinä { $own } + { $wild } veturi = { $sum }, { $player } { $rival }: riittää; pisteet { $points } → { $doubled }
   *[other] { $terrain }: sinä { $own } + { $wild } veturia = { $sum }, { $player } { $rival }: riittää; pisteet { $points } → { $doubled }
}

## What was typed and not understood

unknown-command = Tuo ei ole komento eikä numero; ? näyttää, mitä voit kirjoittaa.
unknown-draw = Mitä nostat? Esimerkiksi: nosta punainen, nosta veturi, nosta aavikko, nosta juna, nosta maasto, nosta menoliput.
unknown-filter = Kysy reittejä paikkakunnan, värin, maaston tai pituuden mukaan: reitit durban, reitit punainen, reitit 4.
unknown-place = Sellaista paikkakuntaa ei ole; nimen alku riittää.
unknown-route = Sellaista reittiä ei ole; nimeä kaksi naapuripaikkakuntaa, esimerkiksi: rakenna kapkaupunki port elizabeth
unknown-payment = Maksusta ei saa selvää; kirjoita se näin: musta*2 veturi*1, ja sen perään tuplaa tai tuplaa veturi*1.
no-claims = Et voi nyt rakentaa mitään reittiä.
none-of-those = Et voi nyt rakentaa mitään noista reiteistä; `reitit` ja paikkakunta näyttää, mitä ne maksavat.
double-not-possible = Et voi tuplata tuota reittiä; `pelaajat` näyttää, kenellä on eniten kutakin maastoa.
not-in-that-colour = Et voi maksaa sitä tuolla värillä.
price = { $spaces } × { $colour }

unknown-terrain = Sellaista maastoa ei ole; valitse näistä: { $terrains }.

## Answers

answer-no-routes = Mikään sellainen reitti ei ole sinulle vapaana.
answer-routes = { $count ->
    [one] Sinulle on vapaana { $count } reitti.
   *[other] Sinulle on vapaana { $count } reittiä.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } sisääntuloa ({ $kind })
}
state-claimed = { $who ->
    [you] sinun
   *[other] { $player }
}
state-closed = suljettu: toinen raide on rakennettu
state-payable = vapaa, ja sinulla on varaa
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

help-intro = Kirjoita vaihtoehdon numero tai jokin näistä; sanan alku riittää, eikä tarkkeilla ole väliä:
help-draw = nosta kortti tai menolippuja
help-claim = rakenna; puuttuvat tiedot kysytään
help-keep = pidä menolippuja numeron mukaan
help-pass = passaa, jos mikään muu ei onnistu
help-hand = korttisi
help-market = avoimet kortit ja mitä pakoissa on jäljellä
help-players = kaikkien pisteet, kortit, maastot
help-map = kenellä on mitkäkin reitit
help-routes = vapaat reitit: hinta, kuka voi tuplata
help-place = paikkakunnan reitit ja omistajat
help-who-has = montako maastokorttia kullakin on
help-tickets = menolippusi ja mitä niistä puuttuu
help-log = mitä on tapahtunut
help-last = viimeisimmät tapahtumat
help-options = mitä voit tehdä nyt
help-score = pisteet tähän mennessä
help-rules = säännöt lyhyesti
help-back = liiku valikoissa (b, n, p)
help-language = vaihda kieltä
help-save = tallenna peli ja jatka pelaamista
help-quit = poistu; tallentamisesta kysytään
help-help = tämä luettelo; Enter näyttää pöydän uudelleen

rules =
    Tee vuorollasi yksi kolmesta asiasta:
    – Nosta kaksi korttia: junakortteja tai maastokortteja, avoimia tai pakasta, miten haluat. Avoin veturi vie koko vuoron. Kun avoimista junakorteista vetureita on { $swept }, kaikki avoimet junakortit vaihdetaan.
    – Rakenna reitti: maksa yhtä monta reitin väristä junakorttia kuin siinä on ruutuja (harmaasta mitä tahansa yhtä väriä) ja aseta laudalle yhtä monta { $trains } junavaunustasi. Veturi käy minkä tahansa värin sijasta; lautat vaativat vetureita. Pisteet pituuden mukaan: { $points }.
    – Nosta { $drawn } menolippua ja pidä vähintään { $kept }.
    Voit tuplata reitin pisteet sen maaston korteilla: niitä tarvitaan { $cost }, kun ruutuja on enintään { $short }, ja { $costly }, kun ruutuja on enemmän. Ehtona on, ettei kenelläkään ole enempää kyseisen maaston kortteja kuin sinulla. Vetureita voi pelata maastokortteina sekä enemmistöä että hintaa varten. Keltaiset, oranssit ja punaiset reitit ovat aavikkoa; lilat, siniset ja vihreät viidakkoa; valkoiset, harmaat ja mustat vuoristoa.
    Kun jollakulla on junavaunuja enintään { $last }, jokaisella on vielä yksi vuoro. Valmiit menoliput lisäävät pisteensä, muut vähentävät ne. Eniten menolippuja valmiiksi saanut saa Globetrotter-bonuksen, { $bonus } pistettä.

## Plain lines instead of tables (--plain), written to be heard. told-apart joins what stands by itself.

told-cell = { $heading }: { $value }
told-apart = { $one }; { $other }
told-choice = { $number }: { $choice }
told-most = { $cards } (eniten)
told-player = { $name }: { $points ->
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
told-score = { $name }: { $total ->
    [one] { $total } piste
   *[other] { $total } pistettä
}; reitit { $routes }, tuplaus { $doubling }, menoliput { $tickets }, Globetrotter { $globetrotter }.
