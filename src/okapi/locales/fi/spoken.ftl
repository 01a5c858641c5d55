# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Siirry komentoriville
spoken-now = Nyt
spoken-conversation = Kysymykset ja vastaukset
spoken-command = Kysymys tai siirto
spoken-command-hint = Lähetä painamalla Enter, täydennä alanuolella, palaa aiemmin kirjoittamaasi ylänuolella. Kun haluat tietää, mitä voit kysyä ja tehdä, kirjoita: { $help }
spoken-send = Lähetä
spoken-suggestions = Täydennykset
spoken-announce = Uutiset
spoken-announce-brief = Lyhyesti
spoken-announce-full = Tarkasti
spoken-welcome = Pöydässä: { $players }. Kun haluat tietää, mitä voit kysyä ja tehdä, kirjoita: { $help }

## Answers

spoken-watching = Olet katsojana, joten sinulla ei ole kortteja eikä menolippuja.
spoken-open-train-cards = Avoimet junakortit: { $cards }.
spoken-open-terrain-cards = Avoimet maastokortit: { $cards }.
spoken-decks = Pakoissa jäljellä: junakortteja { $train }, maastokortteja { $terrain }, menolippuja { $tickets }.
spoken-player = { $who ->
    [you] Sinä: { $points ->
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
   *[other] { $player }: { $points ->
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
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (kärjessä)
spoken-most-column = { $count } (kärjessä)
spoken-who-has = { $terrain ->
    [desert] Aavikkokortit: { $counts }. Eniten: { $most }.
    [jungle] Viidakkokortit: { $counts }. Eniten: { $most }.
   *[mountain] Vuoristokortit: { $counts }. Eniten: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Kenelläkään ei ole aavikkokortteja.
    [jungle] Kenelläkään ei ole viidakkokortteja.
   *[mountain] Kenelläkään ei ole vuoristokortteja.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } reitti.
   *[other] { $place } ({ $kind }): { $count } reittiä.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] yksi ruutu
   *[other] { $length } ruutua
}{ $tracks ->
    [1] {""}
   *[other] , kaksoisreitti
}{ $locomotives ->
    [0] {""}
    [one] , lautta (yksi veturi)
   *[other] , lautta ({ $locomotives } veturia)
}, { $terrain }. { $state ->
    [yours] Sinun.
    [taken] Rakentaja { $player }.
    [twin-taken] Suljettu: toinen raide on rakennettu.
    [payable] Vapaa, ja voit maksaa sen.
   *[free] Vapaa.
}
spoken-free-routes = { $count ->
    [0] Mikään sellainen reitti ei ole vapaana.
    [one] { $count } reitti on vapaana.
   *[other] { $count } reittiä on vapaana.
}
spoken-ticket-path = Lyhin yhteys: { $routes }.
spoken-planned = { $route } on nyt suunnitelmassasi.
spoken-unplanned = { $route } ei ole enää suunnitelmassasi.
spoken-plan = Suunnitelmasi: { $routes }.
spoken-no-plan = Sinulla ei ole vielä suunnitelmaa. Suunnittele reitti näin: { $example }
spoken-last-turns = { $turns ->
    [one] Viimeisin vuoro:
   *[other] Viimeiset { $turns } vuoroa:
}
spoken-nothing-yet = Mitään ei ole vielä tapahtunut.
spoken-claims = { $count ->
    [0] Et voi nyt rakentaa mitään reittiä.
    [one] Rakennettavissa on { $count } reitti.
   *[other] Rakennettavissa on { $count } reittiä.
}
spoken-keep-at-least = { $count ->
    [one] Pidä vähintään yksi näistä menolipuista:
   *[other] Pidä vähintään { $count } näistä menolipuista:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Voit lukea kaikki säännöt sivulta ”Säännöt”. Kuulet yhden niistä tässä, kun lisäät sen numeron: { $example }
spoken-no-rule = Sääntöä { $number } ei ole. Kokeile toista numeroa, esimerkiksi: { $example }
spoken-more = { $count ->
    [one] Vielä yksi rivi. Kuulet sen kirjoittamalla: { $word }
   *[other] Vielä { $count } riviä. Kuulet ne kirjoittamalla: { $word }
}
spoken-no-more = Siinä kaikki.

## Help: what can be typed, and what it does

spoken-help = Sanan alku riittää; isoilla kirjaimilla ja tarkkeilla ei ole väliä. Voit kysyä milloin vain:
spoken-help-options = { $word }: mitä voit tehdä nyt.
spoken-help-hand = { $word }: korttisi.
spoken-help-tickets = { $word }: menolippusi, mitä niistä puuttuu ja lyhin yhteys.
spoken-help-needs = { $word }: kortit, jotka menolipuistasi vielä puuttuvat.
spoken-help-market = { $word }: avoimet kortit ja pakat.
spoken-help-players = { $word }: mitä kenelläkin on.
spoken-help-score = { $word }: pisteet tähän mennessä.
spoken-help-map = { $word }: kuka on rakentanut minkäkin reitin.
spoken-help-place = { $word } { $place }: paikkakunnan reitit.
spoken-help-routes = { $word } oranssit: vapaat reitit värin, maaston, pituuden tai paikkakunnan mukaan.
spoken-help-plan = { $word } { $place } { $other }: suunnittele reitti tai hylkää se. { $word }: suunnitelmasi.
spoken-help-who-has = { $word } { $terrain }: montako sen maaston korttia kullakin on.
spoken-help-last = { $word } 3: kolme viime vuoroa.
spoken-help-log = { $word }: kaikki tähän mennessä tapahtunut.
spoken-help-rules = { $word } 5.8: sääntö numeron mukaan.
spoken-help-advice = { $word }: hyviä siirtoja perusteluineen.
spoken-help-review = { $word }: ratkaisevat hetket, kun peli on päättynyt.
spoken-help-draw = { $word } { $card }: ota avoin kortti. { $word } { $deck }: nosta pakasta. { $word } { $tickets }: nosta menolippuja.
spoken-help-claim = { $word } { $place } { $other }: rakenna reitti. Perään voit lisätä, millä maksat ({ $cards }), ja { $double }, jos haluat tuplata.
spoken-help-keep = { $word } 1 3: pidä menoliput, joilla on nämä numerot.
spoken-help-pass = { $word }: passaa, jos et voi tehdä mitään muuta.
spoken-help-next = { $word }: pitkän vastauksen loppuosa.
spoken-help-help = { $word }: tämä luettelo.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = ”{ $typed }” ei ole kysymys eikä siirto. Ohjeen saat kirjoittamalla: { $help }
spoken-did-you-mean = ”{ $typed }” ei ole kysymys eikä siirto. Tarkoititko: { $suggestions }?
spoken-unknown-place = Paikkakuntaa ”{ $typed }” ei ole. Samankaltaisia nimiä: { $places }.
spoken-which-place = Mikä paikkakunta? Kokeile: { $example }
spoken-unknown-filter = ”{ $typed }” ei ole väri, maasto, pituus eikä paikkakunta. Kokeile: { $example }
spoken-unknown-terrain = ”{ $typed }” ei ole maasto. Valitse näistä: { $terrains }.
spoken-unknown-route = Reittiä ”{ $typed }” ei ole. Nimeä kaksi naapuripaikkakuntaa, esimerkiksi: { $example }
spoken-several-routes = Useita sopivia reittejä: { $routes }. Nimeä kaksi naapuripaikkakuntaa.
spoken-unknown-payment = En ymmärrä, millä korteilla maksat. Kirjoita ne näin: { $example }
spoken-no-such-payment = Et voi nyt rakentaa reittiä { $route } noin. Voit maksaa näin: { $payments }.
spoken-unknown-card = Et voi ottaa tätä: ”{ $typed }”. Voit valita: { $cards }.
spoken-unknown-tickets = Valitse pidettävät menoliput numeron mukaan, esimerkiksi: { $example }

## Before a move is made

spoken-sure-claim = Rakennatko reitin { $route } ({ $payment }), { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}?
spoken-sure-doubled = Rakennatko reitin { $route } ({ $payment }), tuplana ({ $spent }), { $points } pistettä?
spoken-sure-keep = Pidätkö { $count ->
    [one] tämän menolipun
   *[other] nämä { $count } menolippua
}: { $tickets }?
spoken-sure-take = Otatko { $card }?
spoken-sure-draw = { $deck ->
    [train] Nostatko junakortin pakasta?
   *[terrain] Nostatko maastokortin pakasta?
}
spoken-sure-pass = Passaatko?
spoken-other-payments = { $count ->
    [one] Voit maksaa myös yhdellä muulla tavalla: valitse se kirjoittamalla kortit.
   *[other] Voit maksaa myös { $count } muulla tavalla: valitse jokin kirjoittamalla kortit.
}
spoken-sure-how = Vahvista painamalla Enter; peru kirjoittamalla jotain muuta.
spoken-dropped = Peruttu.

## Menus

spoken-menu = Siirtosi
spoken-menu-turn = Mitä haluat tehdä?
spoken-menu-wait = Ei ole vielä sinun vuorosi. Voit kysyä milloin vain.
spoken-menu-card = Nosta kortti
spoken-menu-claim = { $count ->
    [one] Rakenna reitti ({ $count } mahdollinen)
   *[other] Rakenna reitti ({ $count } mahdollista)
}
spoken-menu-which-card = Mikä kortti?
spoken-menu-which-route = Mikä reitti?
spoken-menu-filter = Näytä vain tämä paikkakunta, väri tai maasto
spoken-menu-none-fits = Ei osumia.
spoken-menu-length = Ruutuja: { $length }, pisteitä: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: miten haluat maksaa?
spoken-menu-double = { $route } ({ $payment }): tuplataanko?
spoken-menu-once = { $points ->
    [one] Ei: { $points } piste
   *[other] Ei: { $points } pistettä
}
spoken-menu-twice = Kyllä ({ $spent }): { $points } pistettä
spoken-menu-do = Vahvista
spoken-menu-back = Takaisin

## News

spoken-news-stand-in = Nyt botti pelaa pelaajan { $player } puolesta.
spoken-news-stand-in-you = Nyt botti pelaa puolestasi.
spoken-news-back = { $player } pelaa taas.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Yhteys palautui.
