### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Opastettu peli
tutorial-step = { $number }/{ $count }
tutorial-next = Jatka
tutorial-leave = Poistu opastetusta pelistä
tutorial-to-games = Aloita oikea peli
# When the move is half made: the button that makes the rest of it.
tutorial-now = Paina nyt ”{ $button }”.

## The steps
tutorial-say-welcome = Tervetuloa Afrikan sydämeen! Rakennat rautateitä reitti kerrallaan, ja rakentamasi reitit jäävät sinulle. Tämä on oikea peli, vain tavallista lyhyempi. Vastassasi on { $opponent }.
tutorial-say-tickets = Nämä ovat menolippuja, salaisia tavoitteitasi. Yhdistä lipun kaksi paikkakuntaa omilla reiteilläsi, niin saat lipun pisteet lopussa. Toteutumattomasta lipusta menetät saman verran.{ $table ->
    [words] {""}
   *[map] {" "}Kartalla näkyy yksi mahdollinen yhteys: { $one }.
}
tutorial-say-keep = Vähintään { COUNT($starting_tickets_kept) } on pidettävä. Valitse { $one } ja { $other }: molemmat ovat lyhyitä, ja niillä on yhteistä matkaa. Vahvista sitten.
tutorial-else-keep = Pitkistä lipuista saa enemmän, mutta sinulla on tässä vain { COUNT($trains, form: "digits", one: "junavaunu", other: "junavaunua") }, ja jokainen toteutumaton lippu vie pisteitä. Pidä { $one } ja { $other }.
tutorial-say-hand = Nämä ovat junakorttisi. Reitti maksaa yhden sen värisen kortin ruutua kohti. Reitillä { $route } on kolme mustaa ruutua, ja sinulla on yksi musta kortti.
tutorial-say-first-card = Vuorollasi teet yhden asian. Tällä kertaa nostat { COUNT($draws, form: "genitive-one", one: "kortin", other: "korttia") }. Ota ensin avoin musta.
tutorial-else-first-card = Sen ehdit tehdä pian. Mustia kortteja puuttuu vielä, joten ota avoin musta.
tutorial-say-second-card = Esiin tuli veturi: se on jokeri ja käy minkä tahansa värin sijasta. Avoin veturi voi kuitenkin olla vain ensimmäinen korttisi. Nosta siis toinen korttisi sokkona junakorttien pakasta.
tutorial-else-second-card = Muukin kortti kävisi, mutta tänään sinulla on onnea: nosta junakorttien pakasta.
tutorial-say-opponent = Taas musta! Sitten { $opponent } rakensi reitin kolmella punaisella kortilla. Tästä näet jokaisen pisteet, vaunut, korttien määrän ja maastokortit. Käsikortit pysyvät salassa.
tutorial-say-locomotive = Matkasi seuraavalla reitillä { $route } on kolme lilaa ruutua, ja sinulla on kaksi lilaa korttia. Veturi käy kolmanneksi. Avoin veturi vie koko vuoron, mutta on sen arvoinen: ota se.
tutorial-else-locomotive = Sekin kävisi, mutta sinulta puuttuu lila kortti. Avoin veturi käy sen sijasta: ota se.
tutorial-say-terrain = Maastokortit tuplaavat reittien pisteet. Lilat, siniset ja vihreät reitit kulkevat viidakossa. Ota viidakkokortti.
tutorial-else-terrain = Aivan kohta. Ota ensin se, mikä tuplaa lilan reitin: viidakkokortti.
tutorial-say-terrain-deck = Juna- ja maastokortteja saa yhdistellä, avoimia tai pakasta. Nosta toinen korttisi maastokorttien pakasta.
tutorial-else-terrain-deck = Sekin olisi sallittua. Nosta tällä kertaa maastokorttien pakasta, jotta tämäkin pakka tulee tutuksi.
tutorial-say-claim = Sinulla on kolme mustaa korttia. { $table ->
    [words] Rakenna { $route }.
   *[map] Valitse kartalta { $route } ja rakenna reitti.
}
tutorial-else-claim = Voisit, mutta sinulla on jo kortit reittiin { $route }: rakenna se kolmella mustalla kortilla.
tutorial-say-majority = Nyt tuplaamiseen. Sinulla pitää olla reitin maaston kortteja vähintään yhtä monta kuin kenelläkään muulla. Sinulla on 2 viidakkokorttia, ja toisella pelaajalla ({ $opponent }) niitä on myös 2: tasatilanne riittää. Enintään { COUNT($longest_short_route, form: "genitive") } ruudun reitti maksaa { COUNT($short_terrain_cost, form: "genitive-one", one: "maastokortin", other: "maastokorttia") }, pidempi { COUNT($long_terrain_cost, form: "genitive-one") }.
tutorial-say-double = Valitse { $route } ja tuplaa reitti. Maksat kahdella lilalla kortilla ja veturilla ja tuplaat yhdellä viidakkokortilla: { $points } × 2 = { COUNT($doubled, form: "digits", one: "piste", other: "pistettä") }.
tutorial-else-double = Silloin menettäisit pisteitä. Rakenna { $route } tuplattuna: maksa kahdella lilalla kortilla ja veturilla ja tuplaa yhdellä viidakkokortilla.
tutorial-say-last-round = Vastustajalla ({ $opponent }) on jäljellä { COUNT($trains_that_end_the_game, form: "digits", one: "junavaunu", other: "junavaunua") }, ja siitä alkaa viimeinen kierros: jokaisella on vielä yksi vuoro, myös hänellä.
tutorial-say-last-claim = Ensimmäinen menolippusi on toteutettu. Toisesta puuttuu enää { $route }: yksi vihreä kortti. Rakenna reitti.
tutorial-else-last-claim = Muista menolippusi: ilman tätä reittiä ({ $route }) toinen niistä jää toteutumatta. Rakenna se vihreällä kortillasi.
tutorial-say-score = Pistetaulukko: reittien pisteet, tuplaamisen tuoma lisä, toteutetut menoliput miinus toteutumattomat ja { COUNT($globetrotter, form: "digits", one: "piste", other: "pistettä") } eniten menolippuja toteuttaneelle (Globetrotter). Vastustajalta ({ $opponent }) jäi yksi lippu toteutumatta, ja hän menetti sen pisteet.
tutorial-say-done = Siinä koko peli. Tavallisessa pelissä on { COUNT($usual_trains, form: "digits", one: "junavaunu", other: "junavaunua") } ja enintään { COUNT($max_players, one: "pelaaja", other: "pelaajaa") }. Ensimmäisissä peleissä sinulle kerrotaan, mikä on uutta. Hyvää matkaa!

## Refusals
reason-tutorial-unknown = Tällaista opastettua peliä ei ole.
reason-tutorial-another-move = Opastettu peli odottaa toista siirtoa.
reason-tutorial-not-available = Opastetusta pelistä ei ole tallennetta eikä uusintapeliä.
