# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.

## Introduction

rules-title = Säännöt
rules-intro = Vuoden 1910 tienoilla kahdesta viiteen rautatieyhtiötä rakentaa ratojaan halki Afrikan sydämen. Keräät kortteja, maksat niillä reittejä naapuripaikkakuntien välille ja yhdistät salaisten menolippujesi kaukaiset määränpäät. Eniten pisteitä kerännyt voittaa: pisteitä saa jokaisesta reitistä, enemmän oikean maaston reiteistä, ja päälle tulevat vielä menolippujen pisteet.

rules-minute-title = Minuutissa
rules-minute-turn = Vuorollasi teet yhden asian: nostat kortteja, rakennat reitin tai nostat menolippuja.
rules-minute-cards = Kun nostat kortteja, otat kaksi: junakortteja tai maastokortteja, esillä olevia tai pakasta. Esillä oleva veturi vie koko vuoron.
rules-minute-routes = Reitti maksaa ruutua kohti yhden sen värisen kortin ja yhden junavaunun. Veturi käy minkä tahansa värin sijasta. Saat pisteet heti: mitä pidempi, sitä parempi. Kaksin- tai kolminpelissä kaksoisreitistä voi rakentaa vain toisen raiteen.
rules-minute-doubling = Jos sinulla on eniten reitin maaston kortteja, tai yhtä monta kuin jollakulla toisella, voit pelata niistä yhden tai kaksi ja saada reitistä tuplapisteet.
rules-minute-tickets = Menolipussa on kaksi paikkakuntaa. Yhdistä ne omilla reiteilläsi, niin saat lipun pisteet lopussa; muuten menetät saman verran. Kartan reunan maat ovat umpikujia: yhteytesi voi päättyä niihin mutta ei kulkea niiden läpi.
rules-minute-end = Kun jollakulla on enää kaksi junavaunua, jokaisella on vielä yksi vuoro. Eniten menolippuja toteuttanut, tasatilanteessa jokainen heistä, saa 10 lisäpistettä.

## Section headings

rules-section-1 = Mitä peliin kuuluu
rules-section-2 = Alkuvalmistelut
rules-section-3 = Vuorosi
rules-section-4 = Korttien nostaminen
rules-section-5 = Reitin rakentaminen
rules-section-6 = Menoliput
rules-section-7 = Pelin loppu ja pisteet
rules-section-hints = Vinkkejä hyvään peliin

## 1 What is in the game

rule-title-1-1 = Pelaajat ja junavaunut
rule-1-1 =
    Pelaajia on kahdesta viiteen. Jokaisella on 45 yhdenväristä junavaunua ja aluksi 0 pistettä.

    Jos haluatte lyhyemmän pelin, voitte sopia ennen alkua pienemmästä vaunumäärästä.
rule-title-1-2 = Junakortit
rule-1-2 = Junakortteja on 110: 12 kutakin väriä (lila, valkoinen, sininen, keltainen, oranssi, musta, punainen ja vihreä) ja 14 veturia. Niillä maksat reitit.
rule-title-1-3 = Menoliput
rule-1-3 = Menolippuja on 48. Jokaisessa on kaksi paikkakuntaa ja pistemäärä, jonka niiden yhdistämisestä saa.
rule-title-1-4 = Maastokortit
rule-1-4 = Maastokortteja on 45, 15 kutakin maastoa: aavikko & savanni, viidakko & metsä, vuoristo & jyrkänteet. Niillä saat reitistä tuplapisteet (5.7).
rule-title-1-5 = Reitin maasto
rule-1-5 =
    Reittiin painettu väri kertoo sen maaston. Keltaisten, oranssien ja punaisten reittien maasto on aavikko & savanni; lilojen, sinisten ja vihreiden viidakko & metsä; valkoisten, harmaiden ja mustien vuoristo & jyrkänteet.

    Vain painettu väri ratkaisee. Harmaan reitin maasto on vuoristo & jyrkänteet, vaikka maksaisit sen punaisilla korteilla.
rule-title-1-6 = Pelilauta
rule-1-6 =
    Pelilaudan paikkakuntia yhdistää 96 yhteyttä. Niistä 21 on kaksoisreittejä, joissa on kaksi raidetta rinnakkain, joten rakennettavia raiteita on 117.

    Kaupunkeja on 33 ja väliasemia 10. Kartan reunalla on kolme maata, Nigeria, Tšad ja Sudan, joilla kullakin on kaksi pääteasemaa. Lisäksi on Madagaskar, jolla on kaksi satamaa.

## 2 Setting up

rule-title-2-1 = Kuka aloittaa
rule-2-1 = Istutte määrätyssä järjestyksessä. Aloittaja arvotaan, ja muut seuraavat tässä järjestyksessä.
rule-title-2-2 = Mitä jokaiselle jaetaan
rule-2-2 = Saat, kuten kaikki muutkin, neljä junakorttia ja neljä menolippua, jotka vain sinä saat nähdä, ja yhden maastokortin, joka on avoinna edessäsi.
rule-title-2-3 = Avoimet kortit ja pakat
rule-2-3 = Viisi junakorttia ja kaksi maastokorttia käännetään esiin. Loput junakortit, maastokortit ja menoliput muodostavat kolme nostopakkaa kuvapuoli alaspäin.
rule-title-2-4 = Ensimmäiset menoliput
rule-2-4 =
    Pidät neljästä menolipustasi vähintään kaksi. Kaikki valitsevat yhtä aikaa ja salassa; se, montako kukin piti, selviää, kun viimeinenkin on valinnut.

    Menoliput, joita ette halua, menevät menolippupakan pohjalle jakojärjestyksessä: ensin ensimmäisellä paikalla istuvan liput, sitten seuraavan.

## 3 Your turn

rule-title-3 = Yksi kolmesta
rule-3 = Vuorollasi teet täsmälleen yhden kolmesta asiasta: nostat kortteja (4.1), rakennat reitin (5.1) tai nostat menolippuja (6.1). Teet aloittamasi loppuun, ennen kuin vuoro siirtyy.
rule-title-3-1 = Passaaminen
rule-3-1 = Jos et voi tehdä mitään näistä kolmesta, passaat. Niin kauan kuin voit tehdä jonkin niistä, et saa passata.
rule-title-3-2 = Kun kaikki passaavat
rule-3-2 = Jos kaikki pelaajat passaavat peräkkäin, peli päättyy heti ja pisteet lasketaan (7.2). Näin on myös viimeisellä kierroksella.

## 4 Drawing cards

rule-title-4-1 = Kaksi korttia
rule-4-1 =
    Nostat kaksi korttia, yhden kerrallaan. Kumpikin saa olla junakortti tai maastokortti, avoin tai pakan päällimmäinen, miten haluat.

    Katsot ensimmäisen kortin, ennen kuin valitset toisen. Et saa lopettaa yhteen korttiin, jos voit vielä nostaa toisen.
rule-title-4-2 = Avoimet veturit
rule-4-2 =
    Avoin veturi vie koko vuoron: saat ottaa sen vain ensimmäisenä korttinasi, ja sitten vuorosi päättyy. Toisena korttina sitä ei saa ottaa koskaan, ei edes silloin, kun se käännettiin esiin vasta hetki sitten.

    Pakasta nostettu veturi on kortti siinä missä muutkin.
rule-title-4-3 = Aukko täytetään
rule-4-3 = Kun otat avoimen kortin, sen tilalle käännetään heti uusi kortti samasta pakasta, ennen kuin nostat uudelleen. Tämä koskee sekä junakortteja että maastokortteja.
rule-title-4-4 = Kolme avointa veturia
rule-4-4 =
    Jos viidestä avoimesta junakortista vähintään kolme on vetureita, kaikki viisi poistetaan ja tilalle käännetään viisi uutta, tarvittaessa useita kertoja. Tämä katsotaan vasta, kun aukot on täytetty niin pitkälle kuin kortteja riittää.

    Jos nostopakassa, poistopakassa ja avoimissa korteissa on yhteensä alle kolme korttia, jotka eivät ole vetureita, avoimet kortit jäävät paikoilleen.
rule-title-4-5 = Tyhjä nostopakka
rule-4-5 =
    Kun junakorttien tai maastokorttien nostopakka loppuu, sen poistopakka sekoitetaan uudeksi nostopakaksi. Jos avoimia vetureita pitää samalla hetkellä poistaa (4.4), se tehdään ensin, jotta nekin kortit sekoitetaan mukaan.

    Jos poistettujakaan kortteja ei ole, aukko avoimissa korteissa jää tyhjäksi, kunnes kortteja taas poistetaan.
rule-title-4-6 = Ei mitään nostettavaa
rule-4-6 = Jos et voi nostaa mitään toiseksi kortiksesi, vuorosi päättyy yhteen korttiin. Näin on myös, jos jäljellä on vain avoimia vetureita.
rule-title-4-7 = Mitä muut näkevät
rule-4-7 = Junakorttisi ovat salaisia myös pelin jälkeen, mutta kaikki saavat tietää, montako niitä on. Maastokorttisi ovat avoinna edessäsi maastoittain lajiteltuina, jotta kaikki voivat laskea ne. Kortteja saa olla niin monta kuin haluat.

## 5 Claiming a route

rule-title-5-1 = Mikä tahansa vapaa reitti
rule-5-1 = Rakennat yhden reitin, jota kukaan ei ole vielä rakentanut. Se voi olla missä tahansa pelilaudalla; sen ei tarvitse liittyä aiempiin reitteihisi.
rule-title-5-2 = Maksaminen
rule-5-2 =
    Maksat yhtä monta junakorttia kuin reitissä on ruutuja, kaikki reitin väriä. Harmaalle reitille valitset värin itse, mutta kaikkien korttien on silti oltava samaa väriä.

    Veturi käy minkä tahansa kortin sijasta. Voit yhdistää vetureita värikortteihin tai maksaa pelkillä vetureilla.
rule-title-5-3 = Lautat
rule-5-3 = Lautan ruuduissa on yksi tai useampi veturi. Vähintään niin monen maksukorttisi on oltava vetureita. Ne lasketaan mukaan reitin pituuteen; niitä ei makseta sen päälle.
rule-title-5-4 = Junavaunujen asettaminen
rule-5-4 = Asetat reitin jokaiseen ruutuun yhden junavaunusi. Ne pysyvät siinä pelin loppuun asti. Jos sinulla on vähemmän vaunuja kuin reitissä on ruutuja, et voi rakentaa sitä. Maksamasi kortit menevät poistopakkaan.
rule-title-5-5 = Pisteet
rule-5-5 = Saat reitin pisteet heti. Yhdestä ruudusta saa 1 pisteen, kahdesta 2, kolmesta 4, neljästä 7, viidestä 10 ja kuudesta 15 pistettä.
rule-title-5-6 = Kaksoisreitit
rule-5-6 =
    Kahden tai kolmen pelaajan pelissä kaksoisreitistä voi käyttää vain yhtä raidetta: kun joku on rakentanut niistä yhden, toinen on suljettu kaikilta.

    Neljän tai viiden pelaajan pelissä molemmat raiteet voi rakentaa, mutta sama pelaaja ei saa koskaan rakentaa molempia.
rule-title-5-7 = Tuplapisteet reitistä
rule-5-7 =
    Kun rakennat reitin, voit tuplata sen pisteet pelaamalla sen maaston (1.5) kortteja. Tuplaaminen maksaa 1–3 ruudun reitillä yhden maastokortin, 4–6 ruudun reitillä kaksi. Saat tehdä näin vain, jos kenelläkään muulla ei ole maaston kortteja enempää kuin sinulla (5.8).

    Junavaunuja asetat saman verran kuin muutenkin.
rule-title-5-8 = Eniten maastokortteja
rule-5-8 =
    Voit tuplata reitin vain, jos sinulla on sen maaston kortteja vähintään yhtä monta kuin kenelläkään muulla pelaajalla. Sama määrä riittää.

    Kortit lasketaan, ennen kuin poistat ne, jotka pelaat.
rule-title-5-9 = Veturit maastona
rule-5-9 =
    Kun rakennat reitin, ja vain silloin, voit pelata vetureita kädestäsi maastokortteina. Kukin niistä vastaa yhtä reitin maaston korttia sekä hinnassa (5.7) että korttien määrää verrattaessa (5.8). Sen jälkeen se menee junakorttien poistopakkaan. Muiden kädessä olevia vetureita ei lasketa.

    Voit pelata vetureita niin monta kuin tuplaaminen maksaa kortteja. Enemmän saat pelata vain, jos tarvitset niitä päästäksesi tasoihin sen pelaajan kanssa, jolla on eniten maaston kortteja, ja silloin täsmälleen niin monta kuin tarvitset. Sen osan hinnasta, jota veturit eivät kata, maksat omilla maastokorteillasi.

    Veturin voi käyttää vain kerran: joko maksun osana (5.2) tai maastona.
rule-title-5-10 = Esimerkki
rule-5-10 =
    John rakentaa yhden raiteen reitistä Kapkaupunki – Port Elizabeth: kolme mustaa ruutua, joten maasto on vuoristo & jyrkänteet. Hänellä on yksi vuoristokortti, mutta Peterillä on kaksi.

    John maksaa kolme mustaa korttia ja pelaa veturin maastona. Hänen korttinsa ja veturi ovat yhteensä kaksi, yhtä monta kuin Peterillä, joten hän saa tuplata. Veturi maksaa samalla yhden maastokortin hinnan.

    Hän saa 4 × 2 = 8 pistettä, poistaa veturin ja pitää vuoristokorttinsa.
rule-title-5-11 = Käytetyt ja käyttämättömät maastokortit
rule-5-11 = Pelatut maastokortit menevät omaan poistopakkaansa. Pelin lopussa jäljellä olevat maastokortit ovat arvottomia.

## 6 Destination tickets

rule-title-6-1 = Menolippujen nostaminen
rule-6-1 =
    Nostat pakan neljä päällimmäistä menolippua ja pidät niistä vähintään yhden. Jos niitä on jäljellä alle neljä, nostat ne kaikki ja pidät silti vähintään yhden. Jos niitä ei ole jäljellä yhtään, et voi nostaa menolippuja.

    Menoliput, joita et pidä, menevät pakan pohjalle nostojärjestyksessä. Ne tulevat esiin uudelleen vasta kaikkien muiden jälkeen.

    Ennen peliä voitte sopia, että menolippuja nostetaan kerralla neljän sijasta kolme, kuten venäläisessä versiossa.
rule-title-6-2 = Salassa loppuun asti
rule-6-2 = Menolippusi ovat salaisia, kunnes peli päättyy; silloin ne kaikki näytetään. Kaikki saavat tietää, montako niitä sinulla on. Niitä saa olla niin monta kuin haluat.
rule-title-6-3 = Milloin menolippu on valmis
rule-6-3 = Menolippu on valmis, kun omien reittiesi katkeamaton ketju yhdistää sen kaksi paikkakuntaa. Muiden pelaajien reiteistä ei ole sinulle apua.
rule-title-6-4 = Nigeria, Tšad ja Sudan
rule-6-4 =
    Johonkin näistä maista vievä menolippu on valmis, kun yhteytesi ulottuu mille tahansa maan pääteasemista.

    Pääteasemat ovat umpikujia. Samaan maahan vievät reitit eivät yhdisty siellä toisiinsa, joten yhteytesi ei voi kulkea maan läpi.
rule-title-6-5 = Madagaskar
rule-6-5 = Madagaskarille vievä menolippu on valmis, kun yhteytesi ulottuu jompaankumpaan sen kahdesta satamasta. Satamat ovat tavallisia asemia, joiden välillä on oma reittinsä, joten yhteytesi voi kulkea Madagaskarin kautta.
rule-title-6-6 = Väliasemat
rule-6-6 = Väliasemat yhdistävät reittejä samalla tavalla kuin kaupungit. Mikään menolippu ei vie väliasemalle.

## 7 The end and the score

rule-title-7-1 = Viimeinen kierros
rule-7-1 =
    Kun pelaajalla on vuoronsa lopussa kaksi junavaunua tai vähemmän, alkaa viimeinen kierros: jokaisella on vielä yksi vuoro, myös tällä pelaajalla. Sitten peli on päättynyt.

    Mikään ei pidennä viimeistä kierrosta, ei edes se, että joltakulta toiseltakin loppuvat junavaunut sen aikana.
rule-title-7-2 = Menolippujen laskeminen
rule-7-2 = Nyt lasketaan kaikki menoliput. Jokaisesta valmiista menolipusta saat sen pisteet; jokaisesta keskeneräisestä menetät sen pisteet.
rule-title-7-3 = Globetrotter-bonus
rule-7-3 = Eniten menolippuja valmiiksi saanut saa Globetrotter-bonuksen, 10 pistettä. Tasatilanteessa sen saavat kaikki kärkisijan jakavat pelaajat. Jos kukaan ei ole saanut yhtään menolippua valmiiksi, bonusta ei saa kukaan. Keskeneräisillä menolipuilla ei ole tässä merkitystä.
rule-title-7-4 = Ei bonusta pisimmästä yhteydestä
rule-7-4 = Pisimmästä yhteydestä ei saa bonusta. Pisteet voivat painua alle nollan.
rule-title-7-5 = Voittaminen
rule-7-5 = Eniten pisteitä saanut voittaa. Tasatilanteessa voittaa se heistä, joka on toteuttanut eniten menolippuja. Jos sekin on tasan, he jakavat voiton.

## Hints

rules-hint-centre = Kartan keskiosa täyttyy nopeasti, kun pelaajia on viisi. Jos yhteys Afrikan sydämen läpi on sinulle tärkeä, rakenna sen kapeikot ajoissa. Jos pidätte leppoisammasta pelistä, pelatkaa enintään neljästään.
rules-hint-now = Enemmistö voi olla mennyttä seuraavalla vuorollasi. Jos saat hyvästä reitistä tuplapisteet nyt, se kannattaa usein rakentaa heti eikä odottaa.
rules-hint-spend = Pelattuja maastokortteja ei enää lasketa hyväksesi. Katso, mitä muilla on, ennen kuin annat johtosi pois, äläkä jätä yhtään maastokorttia lopussa käyttämättä.
rules-hint-long = Pitkät reitit ovat paljon lyhyitä arvokkaampia: kuudesta ruudusta saa 15 pistettä, tuplattuna 30. Yksi pitkä reitti oikeassa maastossa voi ratkaista pelin.
rules-hint-paths = Pidä menolippuja, joiden yhteydet kulkevat samaa tietä: samoilla reiteillä voi saada useita niistä valmiiksi. Globetrotter-bonuksessa pieni menolippu on yhtä arvokas kuin suuri.
rules-hint-end = Seuraa, montako junavaunua muilla on jäljellä. Myöhään nostetut menoliput ovat riski, sillä keskeneräinen menolippu maksaa sinulle pisteitä.
rules-hint-score = Reittien pisteet lasketaan rakennettaessa, koska jälkikäteen kukaan ei näe, mitkä niistä tuplattiin. Täällä peli siirtää pistemerkkejä puolestanne; oikean pöydän ääressä yksi teistä voi pitää kirjaa kaikkien pisteistä.

## Where editions differ, for people with a box beside them

rules-section-editions = Missä laitokset eroavat
rules-edition-tickets = Pelin aikana nostetaan useimpien sääntökirjojen mukaan neljä menolippua, venäläisen mukaan kolme. Sopikaa tästä ennen pelin alkua (6.1).
rules-edition-bonus = Venäläisessä sääntökirjassa eniten menolippuja toteuttaneen bonus on nimetty pelin mukaan, ei Globetrotteriksi (7.3).
rules-edition-tracks = Vain ranskalainen sääntökirja sanoo suoraan, ettei sama pelaaja saa rakentaa kaksoisreitin molempia raiteita. Tässä se pätee aina (5.6).
rules-edition-base = Lautat (5.3), kolme esillä olevaa veturia (4.4), viimeinen kierros (7.1) ja tasatilanteet (7.5) tulevat sääntökirjoissa peruspelistä, ja niin myös näissä säännöissä.
rules-edition-silent = Sääntökirjat eivät kerro, milloin vuoro jätetään väliin (3.1), saako vetureita pelata enemmän kuin tuplaaminen maksaa (5.9), mitä maastoa on harmaa reitti, joka maksetaan toisella värillä (1.5), tai saako yhteys kulkea Madagaskarin kautta (6.5). Nämä säännöt ovat omiamme.
rules-edition-places = Painetulla laudalla paikannimet ovat samat kaikissa laitoksissa. Tässä näet suomessa käytetyt nimet, ja voit kirjoittaa kumman tahansa.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Junakorttien kahdeksan väriä ja veturi
rules-picture-ticket = Yksi menolippu: kaksi paikkakuntaa ja pisteet niiden yhdistämisestä
rules-picture-terrain = Jokainen maastokortti tuplaa kolmen värin reittejä
rules-picture-display = Avoimet kortit: viisi junakorttia ja kaksi maastokorttia
rules-picture-three-locomotives = Kolme avointa veturia: kaikki viisi korttia vaihdetaan
rules-picture-single = { $route }: neljän ruudun reitti
rules-picture-double = { $route }: kaksoisreitti, kaksi kolmen ruudun raidetta
rules-picture-ferry = { $route }: lautta. Vähintään yhden kolmesta kortista on oltava veturi
rules-picture-terminal = Kaksi tietä Sudaniin. Ne eivät yhdisty siellä
rules-picture-madagascar = Madagaskarin kaksi satamaa ja niiden välinen reitti
rules-picture-points = Reitin pisteet pituuden mukaan ja tuplaamisen hinta
rules-picture-spaces = Ruudut
rules-picture-points-once = Pisteet
rules-picture-points-twice = Tuplana
rules-picture-terrain-cost = Maastokortit
rules-picture-example = { $route }, rakentaja John
rules-picture-john-pays = John maksaa
rules-picture-john-terrain = Johnin maasto
rules-picture-john-locomotive = Pelataan maastona
rules-picture-peter-terrain = Peterin maasto
rules-picture-example-majority = 1 + 1 = 2, yhtä monta kuin Peterillä
rules-picture-example-points = 4 × 2 = 8 pistettä
rules-picture-globetrotter = Kaksi pelaajaa sai kumpikin neljä menolippua valmiiksi: molemmat saavat 10 pistettä
rules-picture-bonus = + 10
rules-picture-no-bonus = ei bonusta

## On the page and at the table

rules-contents = Sisällys
rules-print = Tulosta
rules-rule = Sääntö { $rule }
rules-link-to = Linkki sääntöön { $rule }
rules-why = Miksi? Sääntö { $rule }
rules-all = Kaikki säännöt (uudessa välilehdessä)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Lue lisää kirjoittamalla esimerkiksi: säännöt 5 (koko luku), säännöt 5.8 (yksi sääntö), säännöt kaikki (kaikki).
rules-unknown = Sääntöä ”{ $number }” ei ole. Kirjoita luku väliltä { $first }–{ $last } tai säännön numero, kuten 5.8.
command-rules = Lue säännöt: kaikki, yksi luku tai yksittäinen sääntö.
argument-rule = Luku, kuten 5, tai sääntö, kuten 5.8; ilman sitä kaikki säännöt.
