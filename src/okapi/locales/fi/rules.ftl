# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Säännöt
rules-intro = Vuoden 1910 tienoilla { COUNT($min_players, form: "elative") } { COUNT($max_players, form: "illative") } rautatieyhtiötä rakentaa ratojaan halki Afrikan sydämen. Kerää kortteja, rakenna niillä reittejä naapuripaikkakuntien välille ja yhdistä salaisten menolippujesi kaukaiset määränpäät. Saat pisteitä jokaisesta reitistä (tuplapisteet, jos hallitset sen maaston) ja jokaisesta toteuttamastasi menolipusta. Eniten pisteitä kerännyt voittaa.

rules-minute-title = Minuutissa
rules-minute-turn = Vuorollasi teet yhden asian: nostat kortteja, rakennat reitin tai nostat menolippuja.
rules-minute-cards = Kun nostat kortteja, otat { COUNT($draws, form: "genitive-one") }: junakortteja tai maastokortteja, avoimia tai pakasta. Avoin veturi vie koko vuoron.
rules-minute-routes = Reitti maksaa ruutua kohti yhden sen värisen kortin ja yhden junavaunun. Veturit ovat jokereita. Saat pisteet heti: mitä pidempi reitti, sitä parempi. Jos pelaajia on alle { COUNT($players_sharing_doubles) }, kaksoisreitistä voi rakentaa vain toisen raiteen.
rules-minute-doubling = Jos kenelläkään ei ole reitin maaston kortteja enempää kuin sinulla, voit pelata niitä ja saada reitistä tuplapisteet: lyhyt reitti maksaa { COUNT($short_terrain_cost, form: "genitive-one") }, pitkä { COUNT($long_terrain_cost, form: "genitive-one") }.
rules-minute-tickets = Menolipussa on kaksi paikkakuntaa. Yhdistä ne omilla reiteilläsi, niin saat lipun pisteet lopussa; muuten menetät saman verran. Kartan reunan maat ovat umpikujia: yhteytesi voi päättyä niihin mutta ei kulkea niiden läpi.
rules-minute-end = Kun jollakulla on jäljellä enintään { COUNT($trains_that_end_the_game, one: "junavaunu", other: "junavaunua") }, jokaisella on vielä yksi vuoro. Eniten menolippuja toteuttanut saa { COUNT($globetrotter, form: "digits", one: "lisäpisteen", other: "lisäpistettä") }; tasatilanteessa ne saavat kaikki kärjessä olevat.

## Section headings

rules-section-1 = Mitä peliin kuuluu
rules-section-2 = Alkuvalmistelut
rules-section-3 = Vuorosi
rules-section-4 = Korttien nostaminen
rules-section-5 = Reitin rakentaminen
rules-section-6 = Menoliput
rules-section-7 = Pelin loppu ja pisteet
rules-section-hints = Pelivinkkejä

## 1 What is in the game

rule-title-1-1 = Pelaajat ja junavaunut
rule-1-1 =
    Pelissä on { COUNT($min_players, form: "elative") } { COUNT($max_players, form: "illative") } pelaajaa. Jokaisella on { COUNT($trains, one: "yhdenvärinen junavaunu", other: "yhdenväristä junavaunua") } ja aluksi 0 pistettä.

    Jos haluatte lyhyemmän pelin, voitte ennen alkua sopia pienemmästä vaunumäärästä.
rule-title-1-2 = Junakortit
rule-1-2 = Junakortteja on { $train_cards }: { $cards_of_each_colour } kutakin väriä (lila, valkoinen, sininen, keltainen, oranssi, musta, punainen ja vihreä) ja { COUNT($locomotives, form: "digits", one: "veturi", other: "veturia") }. Niillä rakennat reittejä.
rule-title-1-3 = Menoliput
rule-1-3 = Menolippuja on { $tickets }. Jokaisessa on kaksi paikkakuntaa ja pistemäärä, jonka niiden yhdistämisestä saa.
rule-title-1-4 = Maastokortit
rule-1-4 = Maastokortteja on { $terrain_cards }, { $cards_of_each_terrain } kutakin maastoa: aavikko & savanni, viidakko & metsä, vuoristo & jyrkänteet. Niillä tuplaat reitin pisteet (5.7).
rule-title-1-5 = Reitin maasto
rule-1-5 =
    Reittiin painettu väri kertoo sen maaston. Keltaisten, oranssien ja punaisten reittien maasto on aavikko & savanni; lilojen, sinisten ja vihreiden viidakko & metsä; valkoisten, harmaiden ja mustien vuoristo & jyrkänteet.

    Vain painettu väri ratkaisee. Harmaan reitin maasto on vuoristo & jyrkänteet, vaikka maksaisit sen punaisilla korteilla.
rule-title-1-6 = Pelilauta
rule-1-6 =
    Pelilaudan paikkakuntia yhdistää { COUNT($connections, one: "yhteys", other: "yhteyttä") }. Niistä { $double_routes } on kaksoisreittejä, joissa on kaksi raidetta rinnakkain, joten rakennettavia raiteita on { $tracks }.

    Kaupunkeja on { $cities } ja väliasemia { $way_stations }. Afrikan laudalla kartan reunan mailla Nigerialla, Tšadilla ja Sudanilla on kullakin { COUNT($terminals_of_each, one: "pääteasema", other: "pääteasemaa") } ja Madagaskarilla { COUNT($ports, one: "satama", other: "satamaa") }.

## 2 Setting up

rule-title-2-1 = Aloittaja
rule-2-1 = Istumajärjestys on kiinteä. Aloittaja arvotaan, ja muut seuraavat istumajärjestyksessä.
rule-title-2-2 = Mitä saat alussa
rule-2-2 = Jokaiselle jaetaan { COUNT($train_cards_dealt, one: "junakortti", other: "junakorttia") } ja { COUNT($tickets_dealt, one: "menolippu", other: "menolippua") }, jotka pidetään salassa, sekä pelaajan eteen kuvapuoli ylöspäin { COUNT($terrain_cards_dealt, one: "maastokortti", other: "maastokorttia") }.
rule-title-2-3 = Avoimet kortit ja pakat
rule-2-3 = Kääntäkää esiin { COUNT($open_train_cards, one: "junakortti", other: "junakorttia") } ja { COUNT($open_terrain_cards, one: "maastokortti", other: "maastokorttia") }. Loput junakortit, maastokortit ja menoliput muodostavat kolme nostopakkaa kuvapuoli alaspäin.
rule-title-2-4 = Ensimmäiset menoliput
rule-2-4 =
    Pidä { COUNT($tickets_dealt, form: "elative", one: "menolipustasi", other: "menolipustasi") } vähintään { COUNT($starting_tickets_kept) }. Kaikki valitsevat yhtä aikaa ja salassa; kun kaikki ovat valinneet, jokainen saa tietää, montako menolippua kukin piti.

    Palautetut menoliput menevät menolippupakan pohjalle jakojärjestyksessä, paikka kerrallaan.

## 3 Your turn

rule-title-3 = Yksi kolmesta toiminnosta
rule-3 = Vuorollasi teet täsmälleen yhden kolmesta asiasta: nostat kortteja (4.1), rakennat reitin (5.1) tai nostat menolippuja (6.1). Teet sen loppuun, ennen kuin vuoro siirtyy seuraavalle.
rule-title-3-1 = Passaaminen
rule-3-1 = Jos mikään näistä kolmesta ei ole mahdollinen, passaat. Niin kauan kuin jokin niistä on mahdollinen, et saa passata.
rule-title-3-2 = Kun kaikki passaavat
rule-3-2 = Jos kaikki pelaajat passaavat peräkkäin, peli päättyy heti ja pisteet lasketaan (7.2), myös viimeisellä kierroksella.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, start: 1, one: "kortti", other: "korttia") }
rule-4-1 =
    Nosta { COUNT($draws, one: "kortti", other: "korttia") }, yksi kerrallaan. Jokainen voi olla junakortti tai maastokortti, avoin tai pakan päällimmäinen, miten haluat.

    Näet jokaisen kortin, ennen kuin valitset seuraavan. Et saa lopettaa kesken, jos kortteja on vielä nostettavissa.
rule-title-4-2 = Avoimet veturit
rule-4-2 =
    Avoin veturi vie koko vuoron: saat ottaa sen vain ensimmäisenä korttinasi, ja sitten vuorosi päättyy. Muun kortin jälkeen et saa ottaa sitä koskaan, et edes silloin, kun se käännettiin esiin vasta äsken.

    Pakasta nostettu veturi on kortti siinä missä muutkin.
rule-title-4-3 = Uudet avoimet kortit
rule-4-3 = Kun otat avoimen junakortin tai maastokortin, sen tilalle käännetään heti uusi samasta pakasta, ennen kuin nostat uudelleen.
rule-title-4-4 = { COUNT($locomotives_swept, start: 1, one: "avoin veturi", other: "avointa veturia") }
rule-4-4 =
    Jos { COUNT($open_train_cards, form: "elative", one: "avoimesta junakortista", other: "avoimesta junakortista") } vähintään { COUNT($locomotives_swept) } on vetureita, kaikki avoimet junakortit poistetaan ja tilalle käännetään uudet; toistakaa tarvittaessa. Tarkistakaa vasta, kun kaikki aukot on täytetty niin pitkälle kuin kortteja riittää.

    Jos nostopakassa, poistopakassa ja avoimissa korteissa on yhteensä alle { COUNT($min_other_cards, one: "kortti", other: "korttia") }, jotka eivät ole vetureita, avoimet kortit jäävät paikoilleen.
rule-title-4-5 = Tyhjä nostopakka
rule-4-5 =
    Kun junakorttien tai maastokorttien nostopakka loppuu, poistopakka sekoitetaan uudeksi nostopakaksi. Jos avoimia vetureita pitää samalla hetkellä poistaa (4.4), tehkää se ensin, jotta nekin kortit sekoitetaan mukaan.

    Jos poistopakkakin on tyhjä, aukko avoimissa korteissa jää tyhjäksi, kunnes kortteja taas poistetaan.
rule-title-4-6 = Kun nostettavaa ei ole
rule-4-6 = Jos et voi enää nostaa mitään, vuorosi päättyy ennen aikojaan. Tämä pätee myös, jos jäljellä on vain avoimia vetureita.
rule-title-4-7 = Mitä muut näkevät
rule-4-7 = Junakorttisi ovat salaisia, mutta kaikki saavat tietää, montako niitä on. Maastokorttisi ovat edessäsi kuvapuoli ylöspäin, maastoittain lajiteltuina, jotta kaikki voivat laskea ne. Korttien määrää ei ole rajoitettu.

## 5 Claiming a route

rule-title-5-1 = Mikä tahansa vapaa reitti
rule-5-1 = Rakenna yksi reitti, jota kukaan ei ole vielä rakentanut, missä tahansa pelilaudalla. Sen ei tarvitse liittyä muihin reitteihisi.
rule-title-5-2 = Maksaminen
rule-5-2 =
    Maksa yhtä monta junakorttia kuin reitissä on ruutuja, kaikki reitin väriä. Harmaalle reitille valitset värin itse, mutta kaikkien korttien on silti oltava samaa väriä.

    Veturit ovat jokereita: veturi käy minkä tahansa värisen kortin sijasta. Voit yhdistää vetureita värikortteihin tai maksaa pelkillä vetureilla.
rule-title-5-3 = Lautat
rule-5-3 = Lautan ruuduissa on yksi tai useampi veturi. Maksussasi on oltava vähintään yhtä monta veturia. Ne lasketaan mukaan reitin pituuteen; niitä ei makseta sen päälle.
rule-title-5-4 = Junavaunujen asettaminen
rule-5-4 = Aseta reitin jokaiseen ruutuun yksi junavaunusi. Ne pysyvät siinä pelin loppuun asti. Jos sinulla on vähemmän vaunuja kuin reitissä on ruutuja, et voi rakentaa sitä. Maksamasi kortit menevät poistopakkaan.
rule-title-5-5 = Pisteet
rule-5-5 = Saat reitin pisteet heti ruutujen määrän mukaan: { $points_by_length }.
rule-title-5-6 = Kaksoisreitit
rule-5-6 =
    Jos pelaajia on alle { COUNT($players_sharing_doubles) }, kaksoisreitistä voi rakentaa vain toisen raiteen: kun joku on rakentanut sen, toinen raide on suljettu kaikilta.

    Jos pelaajia on vähintään { COUNT($players_sharing_doubles) }, molemmat raiteet voi rakentaa, mutta sama pelaaja ei saa rakentaa molempia.
rule-title-5-7 = Reitin tuplaaminen
rule-5-7 =
    Kun rakennat reitin, voit samalla pelata sen maaston (1.5) kortteja ja tuplata sen pisteet, jos kenelläkään ei ole niitä enempää kuin sinulla (5.8). Tuplaaminen maksaa enintään { COUNT($longest_short_route, form: "genitive", one: "ruudun", other: "ruudun") } reitillä { COUNT($short_terrain_cost, form: "genitive-one", one: "maastokortin", other: "maastokorttia") } ja pidemmällä { COUNT($long_terrain_cost, form: "genitive-one") }.

    Junavaunuja asetat saman verran kuin muutenkin.
rule-title-5-8 = Kenelläkään ei saa olla enempää
rule-5-8 =
    Voit tuplata reitin vain, jos sinulla on sen maaston kortteja vähintään yhtä monta kuin kenelläkään muulla pelaajalla. Tasatilanne kärjessä riittää.

    Laske kortit, ennen kuin poistat ne, jotka pelaat.
rule-title-5-9 = Veturit maastokortteina
rule-5-9 =
    Kun rakennat reitin, ja vain silloin, voit pelata kädestäsi vetureita maastokortteina. Kukin niistä vastaa yhtä reitin maaston korttia sekä hintaa maksettaessa (5.7) että korttien määriä verrattaessa (5.8). Sen jälkeen se menee junakorttien poistopakkaan. Muiden kädessä olevia vetureita ei lasketa.

    Voit pelata vetureita niin monta kuin tuplaaminen maksaa kortteja. Enemmän saat pelata vain päästäksesi tasoihin sen pelaajan kanssa, jolla on eniten maaston kortteja, ja silloin täsmälleen niin monta kuin tarvitset. Jos veturit eivät kata koko hintaa, maksat loput omilla maastokorteillasi.

    Veturin voi käyttää vain kerran: joko reitin maksuun (5.2) tai maastona.
rule-title-5-10 = Esimerkki
rule-5-10 =
    Luna rakentaa toisen raiteen reitistä Kapkaupunki – Port Elizabeth: { COUNT($example_length, one: "musta ruutu", other: "mustaa ruutua") }, joten maasto on vuoristo & jyrkänteet. Hänellä on yksi vuoristokortti, mutta Lukaksella on kaksi.

    Luna maksaa { COUNT($example_length, form: "genitive-one", one: "mustan kortin", other: "mustaa korttia") } ja pelaa veturin maastona. Vuoristokortti ja veturi ovat yhteensä kaksi, yhtä monta kuin Lukaksella, joten Luna saa tuplata. Veturi kattaa samalla yhden maastokortin hinnan.

    Luna saa { $example_points } × 2 = { $example_doubled } pistettä, poistaa veturin ja pitää vuoristokorttinsa.
rule-title-5-11 = Käytetyt ja käyttämättömät maastokortit
rule-5-11 = Pelatut maastokortit menevät omaan poistopakkaansa. Pelin lopussa jäljellä olevat maastokortit ovat arvottomia.

## 6 Destination tickets

rule-title-6-1 = Menolippujen nostaminen
rule-6-1 =
    Nosta pakasta { COUNT($tickets_drawn, one: "menolippu", other: "menolippua") } ja pidä niistä vähintään { COUNT($drawn_tickets_kept) }. Jos niitä on jäljellä vähemmän, nostat ne kaikki ja pidät silti vähintään { COUNT($drawn_tickets_kept, form: "genitive-one") }. Jos niitä ei ole jäljellä yhtään, et voi nostaa menolippuja.

    Menoliput, joita et pidä, menevät pakan pohjalle nostojärjestyksessä. Ne tulevat esiin uudelleen vasta kaikkien muiden jälkeen.

    Ennen peliä voitte sopia, että menolippuja nostetaan kerralla { COUNT($tickets_in_most_editions, form: "genitive") } sijasta { COUNT($tickets_in_russian) }, kuten venäläisessä versiossa.
rule-title-6-2 = Salassa loppuun asti
rule-6-2 = Menolippusi ovat salaisia, kunnes peli päättyy; silloin kaikki menoliput paljastetaan. Kaikki saavat tietää, montako niitä sinulla on. Määrää ei ole rajoitettu.
rule-title-6-3 = Menolipun toteuttaminen
rule-6-3 = Toteutat menolipun, kun omien reittiesi katkeamaton ketju yhdistää sen kaksi paikkakuntaa. Muiden pelaajien reiteistä ei ole sinulle apua.
rule-title-6-4 = Nigeria, Tšad ja Sudan
rule-6-4 =
    Johonkin näistä maista vievä menolippu toteutuu, kun yhteytesi ulottuu jollekin maan pääteasemista.

    Pääteasemat ovat umpikujia. Samaan maahan vievät reitit eivät yhdisty siellä toisiinsa, joten yhteytesi ei voi kulkea maan läpi. Muilla laudoilla sama koskee kaikkia maita, joilla on pääteasemia.
rule-title-6-5 = Madagaskar
rule-6-5 = Madagaskarille vievä menolippu toteutuu, kun yhteytesi ulottuu jompaankumpaan sen kahdesta satamasta. Satamat ovat tavallisia asemia, joiden välillä on oma reittinsä, joten yhteytesi voi kulkea Madagaskarin kautta. Muilla laudoilla sama koskee kaikkia maita, joilla on satamia.
rule-title-6-6 = Väliasemat
rule-6-6 = Väliasemat yhdistävät reittejä samalla tavalla kuin kaupungit. Mikään menolippu ei vie väliasemalle.

## 7 The end and the score

rule-title-7-1 = Viimeinen kierros
rule-7-1 =
    Kun pelaajalla on vuoron lopussa enintään { COUNT($trains_that_end_the_game, one: "junavaunu", other: "junavaunua") }, alkaa viimeinen kierros: jokaisella on vielä yksi vuoro, myös tällä pelaajalla. Sitten peli on päättynyt.

    Mikään ei pidennä viimeistä kierrosta, ei edes se, että joltakulta toiseltakin loppuvat junavaunut.
rule-title-7-2 = Menolippujen pisteet
rule-7-2 = Kaikki menoliput paljastetaan. Jokaisesta toteuttamastasi menolipusta saat sen pisteet; jokaisesta toteutumattomasta menetät saman verran.
rule-title-7-3 = Globetrotter-bonus
rule-7-3 = Eniten menolippuja toteuttanut pelaaja saa Globetrotter-bonuksen, { COUNT($globetrotter, form: "digits", one: "pisteen", other: "pistettä") }. Tasatilanteessa sen saavat kaikki kärjessä olevat. Jos kukaan ei ole toteuttanut yhtään menolippua, bonusta ei saa kukaan. Toteutumattomilla menolipuilla ei ole tässä merkitystä.
rule-title-7-4 = Ei bonusta pisimmästä yhteydestä
rule-7-4 = Pisimmästä yhteydestä ei saa bonusta. Pisteesi voivat painua alle nollan.
rule-title-7-5 = Voittaja
rule-7-5 = Eniten pisteitä saanut voittaa. Tasatilanteessa voittaa se heistä, joka on toteuttanut eniten menolippuja. Jos sekin on tasan, he jakavat voiton.

## Hints

rules-hint-centre = { COUNT($max_players, form: "genitive", start: 1) } pelaajan pelissä kartan keskiosa täyttyy nopeasti. Jos tarvitset yhteyden Afrikan sydämen läpi, rakenna sen pullonkaulat ajoissa. Jos haluatte leppoisamman pelin, pelatkaa pienemmällä joukolla.
rules-hint-now = Johtosi jossakin maastossa voi olla mennyttä seuraavalla vuorollasi. Jos voit tuplata hyvän reitin nyt, se kannattaa usein rakentaa heti.
rules-hint-spend = Pelattuja maastokortteja ei enää lasketa hyväksesi. Katso, mitä muilla on, ennen kuin luovut johdostasi, äläkä jätä maastokortteja lopussa käyttämättä.
rules-hint-long = Pitkät reitit ovat paljon lyhyitä arvokkaampia: { COUNT($longest_route, form: "elative", one: "ruudusta", other: "ruudusta") } saa { COUNT($longest_route_points, form: "digits", one: "pisteen", other: "pistettä") }, tuplattuna { $longest_route_doubled }. Yksi pitkä reitti oikeassa maastossa voi ratkaista pelin.
rules-hint-paths = Pidä menolippuja, joilla on yhteistä matkaa: samat reitit voivat toteuttaa niistä useita. Globetrotter-bonuksessa pieni menolippu on yhtä arvokas kuin suuri.
rules-hint-end = Seuraa, montako junavaunua muilla on jäljellä. Myöhään nostetut menoliput ovat riski, sillä jokainen toteutumaton menolippu maksaa sinulle pisteitä.
rules-hint-score = Laskekaa reitin pisteet heti, kun se on rakennettu, sillä jälkikäteen kukaan ei näe, mitkä reitit tuplattiin. Täällä peli siirtää pistemerkkejä puolestanne; oikean pöydän ääressä yksi teistä voi pitää kirjaa kaikkien pisteistä.

## Where editions differ, for people with a box beside them

rules-section-editions = Missä versiot eroavat
rules-edition-tickets = Pelin aikana nostetaan useimpien sääntökirjojen mukaan { COUNT($tickets_in_most_editions, one: "menolippu", other: "menolippua") }, venäläisen mukaan { COUNT($tickets_in_russian) }. Sopikaa määrästä ennen pelin alkua (6.1).
rules-edition-bonus = Venäläisessä sääntökirjassa eniten menolippuja toteuttaneen bonus on nimetty pelin mukaan eikä ole ”Globetrotter” (7.3).
rules-edition-tracks = Vain ranskalainen sääntökirja sanoo suoraan, ettei sama pelaaja saa rakentaa kaksoisreitin molempia raiteita. Täällä se pätee aina (5.6).
rules-edition-base = Sääntökirjat ottavat lautat (5.3), avoimien vetureiden rajan (4.4), viimeisen kierroksen (7.1) ja tasatilanteet (7.5) peruspelistä, ja niin tekevät nämäkin säännöt.
rules-edition-silent = Sääntökirjat eivät kerro, milloin pelaaja passaa (3.1), saako vetureita pelata enemmän kuin tuplaaminen maksaa (5.9), mikä on harmaan reitin maasto, kun sen maksaa toisella värillä (1.5), tai voiko yhteys kulkea Madagaskarin kautta (6.5). Nämä säännöt ovat omiamme.
rules-edition-places = Painetulla laudalla paikannimet ovat samat kaikissa versioissa. Täällä näet suomen kielessä käytetyt nimet, ja voit kirjoittaa kumman nimen tahansa.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Junakorttien kahdeksan väriä ja veturi
rules-picture-ticket = Menolippu: kaksi paikkakuntaa ja pisteet niiden yhdistämisestä
rules-picture-display = Avoimet kortit: { COUNT($open_train_cards, one: "junakortti", other: "junakorttia") } ja { COUNT($open_terrain_cards, one: "maastokortti", other: "maastokorttia") }
rules-picture-three-locomotives = { COUNT($locomotives_swept, start: 1, one: "avoin veturi", other: "avointa veturia") }: kaikki { COUNT($open_train_cards, one: "kortti", other: "korttia") } vaihdetaan
rules-picture-single = { $route }: { COUNT($single_length, form: "genitive", one: "ruudun", other: "ruudun") } reitti
rules-picture-double = { $route }: kaksoisreitti, kaksi { COUNT($example_length, form: "genitive", one: "ruudun", other: "ruudun") } raidetta
rules-picture-ferry = { $route }: lautta. Vähintään { COUNT($ferry_locomotives, form: "genitive") } { COUNT($ferry_length, form: "elative", one: "kortista", other: "kortista") } on oltava { $ferry_locomotives ->
        [one] veturi
       *[other] vetureita
    }
rules-picture-terminal = Kaksi reittiä Sudaniin: ne eivät yhdisty siellä
rules-picture-madagascar = Madagaskarin kaksi satamaa ja niiden välinen reitti
rules-picture-points = Reitin pisteet pituuden mukaan ja tuplaamisen hinta
rules-picture-spaces = Ruudut
rules-picture-points-once = Pisteet
rules-picture-points-twice = Tuplana
rules-picture-terrain-cost = Maastokortit
rules-picture-example = { $route }, rakentaja Luna
rules-picture-john-pays = Luna maksaa
rules-picture-john-terrain = Lunan maasto
rules-picture-john-locomotive = Pelataan maastona
rules-picture-peter-terrain = Lukaksen maasto
rules-picture-example-majority = 1 + 1 = 2, yhtä monta kuin Lukaksella
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } pistettä
rules-picture-globetrotter = Kaksi pelaajaa on toteuttanut neljä menolippua kumpikin: molemmat saavat { COUNT($globetrotter, form: "digits", one: "pisteen", other: "pistettä") }
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = ei bonusta

## On the page and at the table

rules-contents = Sisällys
rules-print = Tulosta
rules-rule = Sääntö { $rule }
rules-link-to = Linkki sääntöön { $rule }
rules-all = Kaikki säännöt (uudessa välilehdessä)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Lue lisää kirjoittamalla esimerkiksi: säännöt 5 (koko luku), säännöt 5.8 (yksi sääntö), säännöt kaikki (kaikki).
rules-unknown = Sääntöä ”{ $number }” ei ole. Kirjoita luku väliltä { $first }–{ $last } tai säännön numero, kuten 5.8.
command-rules = Lue säännöt: kaikki, yksi luku tai yksittäinen sääntö.
argument-rule = Luku, kuten 5, tai sääntö, kuten 5.8; muuten kaikki säännöt.
