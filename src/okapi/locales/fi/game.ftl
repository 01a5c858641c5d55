# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = lila
card-white = valkoinen
card-blue = sininen
card-yellow = keltainen
card-orange = oranssi
card-black = musta
card-red = punainen
card-green = vihreä
card-locomotive = veturi

one-card-purple = lilan kortin
one-card-white = valkoisen kortin
one-card-blue = sinisen kortin
one-card-yellow = keltaisen kortin
one-card-orange = oranssin kortin
one-card-black = mustan kortin
one-card-red = punaisen kortin
one-card-green = vihreän kortin
one-card-locomotive = veturin

cards-purple = { $count ->
    [one] { $count } lila
   *[other] { $count } lilaa
}
cards-white = { $count ->
    [one] { $count } valkoinen
   *[other] { $count } valkoista
}
cards-blue = { $count ->
    [one] { $count } sininen
   *[other] { $count } sinistä
}
cards-yellow = { $count ->
    [one] { $count } keltainen
   *[other] { $count } keltaista
}
cards-orange = { $count ->
    [one] { $count } oranssi
   *[other] { $count } oranssia
}
cards-black = { $count ->
    [one] { $count } musta
   *[other] { $count } mustaa
}
cards-red = { $count ->
    [one] { $count } punainen
   *[other] { $count } punaista
}
cards-green = { $count ->
    [one] { $count } vihreä
   *[other] { $count } vihreää
}
cards-locomotive = { $count ->
    [one] { $count } veturi
   *[other] { $count } veturia
}
cards-hidden = { $count ->
    [one] junakortin
   *[other] { $count } junakorttia
}

## Terrain cards

terrain-desert = aavikko
terrain-jungle = viidakko
terrain-mountain = vuoristo

terrain-whole-desert = aavikko & savanni
terrain-whole-jungle = viidakko & metsä
terrain-whole-mountain = vuoristo & jyrkänteet

one-terrain-desert = aavikkokortin
one-terrain-jungle = viidakkokortin
one-terrain-mountain = vuoristokortin

terrains-desert = { $count ->
    [one] { $count } aavikkokortti
   *[other] { $count } aavikkokorttia
}
terrains-jungle = { $count ->
    [one] { $count } viidakkokortti
   *[other] { $count } viidakkokorttia
}
terrains-mountain = { $count ->
    [one] { $count } vuoristokortti
   *[other] { $count } vuoristokorttia
}

## The board

colour-purple = lila
colour-white = valkoinen
colour-blue = sininen
colour-yellow = keltainen
colour-orange = oranssi
colour-black = musta
colour-red = punainen
colour-green = vihreä
colour-grey = harmaa

place-kind-city = kaupunki
place-kind-waystation = väliasema
place-kind-terminal = pääteasema
place-kind-port = satama

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Sinä aloitat.
   *[other] { $player } aloittaa.
}
event-train-card-dealt = { $who ->
    [you] Saat { $card }.
   *[other] { $player } saa { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } saa junakortin.
   *[other] { $player } saa { $count } junakorttia.
}
event-terrain-card-dealt = { $who ->
    [you] Saat { $card }.
   *[other] { $player } saa { $card }.
}
event-cards-dealt = { $who ->
    [you] Saat: { $cards }.
   *[other] { $player } saa: { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Valitset näistä: { $tickets }.
   *[other] { $player } valitsee näistä: { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } saa menolipun valittavakseen.
   *[other] { $player } saa { $count } menolippua valittavakseen.
}
event-train-card-laid = Käännetään esiin: { $cards }.
event-terrain-card-laid = Käännetään esiin: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Pidät: { $tickets }.
   *[other] { $player } pitää: { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } on valinnut menolippunsa.
event-train-card-taken = { $who ->
    [you] Otat { $card }.
   *[other] { $player } ottaa { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Otat { $card }.
   *[other] { $player } ottaa { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Nostat junakortin pakasta.
       *[terrain] Nostat maastokortin pakasta.
    }
   *[other] { $deck ->
        [train] { $player } nostaa junakortin pakasta.
       *[terrain] { $player } nostaa maastokortin pakasta.
    }
}
event-cards-drawn = { $who ->
    [you] Nostat { $decks ->
        [1] pakasta
       *[other] pakoista
    } { $cards }.
   *[other] { $player } nostaa { $decks ->
        [1] pakasta
       *[other] pakoista
    } { $cards }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Otat { $taken } ja nostat pakasta { $drawn }.
   *[other] { $player } ottaa { $taken } ja nostaa pakasta { $drawn }.
}
event-route-claimed = { $who ->
    [you] Rakennat reitin { $route } ({ $payment }) ja saat { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
   *[other] { $player } rakentaa reitin { $route } ({ $payment }) ja saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Rakennat reitin { $route } ({ $payment }), tuplaat sen ({ $spent }) ja saat { $points } pistettä.
   *[other] { $player } rakentaa reitin { $route } ({ $payment }), tuplaa sen ({ $spent }) ja saa { $points } pistettä.
}
event-tickets-drawn = { $who ->
    [you] Nostat { $count ->
        [one] menolipun
       *[other] { $count } menolippua
    }.
   *[other] { $player } nostaa { $count ->
        [one] menolipun
       *[other] { $count } menolippua
    }.
}
event-tickets-kept = { $who ->
    [you] Pidät: { $kept }.
   *[other] { $player } pitää: { $kept }.
}
event-tickets-kept-hidden = { $returned ->
    [0] { $player } pitää { $kept ->
        [one] yhden menolipun
       *[other] { $kept } menolippua
    }.
    [one] { $player } pitää { $kept ->
        [one] yhden menolipun
       *[other] { $kept } menolippua
    } ja palauttaa yhden.
   *[other] { $player } pitää { $kept ->
        [one] yhden menolipun
       *[other] { $kept } menolippua
    } ja palauttaa { $returned }.
}
event-tickets-drawn-and-kept = Nostat menolippuja ja pidät niistä: { $kept }.
event-passed = { $who ->
    [you] Et voi tehdä mitään ja passaat.
   *[other] { $player } ei voi tehdä mitään ja passaa.
}
event-setup-completed = Kortit on jaettu. Nyt jokainen valitsee menolippunsa.
event-starting-tickets-settled = Kaikki ovat valinneet. Pidetyt menoliput: { $counts }.
event-display-swept = Liian monta avointa veturia: kaikki avoimet junakortit poistetaan.
event-deck-rebuilt = { $deck ->
    [train] Junakorttien poistopakka sekoitetaan uudeksi nostopakaksi.
   *[terrain] Maastokorttien poistopakka sekoitetaan uudeksi nostopakaksi.
}
event-last-round-began = { $who ->
    [you] Junavaunusi ovat lopuillaan: jokaisella on vielä yksi vuoro.
   *[other] { $player } on käyttänyt junavaununsa lähes loppuun: jokaisella on vielä yksi vuoro.
}
event-turn-ended = { $who ->
    [you] Vuorosi päättyy.
   *[other] { $player } päättää vuoronsa.
}
event-game-ended = { $reason ->
    [all-passed] Kaikki ovat passanneet: peli on päättynyt.
   *[last-round-over] Viimeinen kierros on ohi, ja samalla koko peli.
}
player-count = { $who ->
    [you] sinä ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] sinä
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Sääntö { $rule })

reason-seat-unknown = Tässä pöydässä ei ole sellaista paikkaa.
reason-turn-game-over = Peli on päättynyt.
reason-turn-not-yours = Nyt on toisen pelaajan vuoro.
reason-turn-already-chosen = Olet jo valinnut menolippusi; muut eivät ole vielä valmiita.
reason-turn-choose-tickets-first = Valitse ensin, mitkä ensimmäisistä menolipuistasi haluat pitää.
reason-turn-keep-tickets-first = Valitse ensin, mitkä nostamistasi menolipuista haluat pitää.
reason-turn-finish-drawing-first = Olet jo nostanut yhden kortin; nosta nyt toinen.
reason-draw-not-face-up = Sellaista korttia ei ole esillä ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Avoimen veturin voi ottaa vain ensimmäisenä korttina.
reason-draw-deck-empty = { $deck ->
    [train] Junakorttien nostopakka on tyhjä.
   *[terrain] Maastokorttien nostopakka on tyhjä.
}
reason-claim-route-unknown-route = Tällä pelilaudalla ei ole reittiä ”{ $route }”.
reason-claim-route-taken = Tämä reitti on jo rakennettu.
reason-claim-route-twin-taken = Näin pienellä pelaajamäärällä kaksoisreitistä saa rakentaa vain toisen raiteen, ja se on jo rakennettu.
reason-claim-route-twin-is-yours = Sinulla on jo tämän kaksoisreitin toinen raide; kukaan ei saa rakentaa molempia.
reason-claim-route-too-few-trains = { $needed ->
    [one] Reitille tarvitaan { $needed } junavaunu
   *[other] Reitille tarvitaan { $needed } junavaunua
}; sinulla { $have ->
    [0] ei ole enää yhtään
    [one] on enää yksi
   *[other] on enää { $have }
}.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Reitillä on { $needed } ruutu, joten se maksaa { $needed } kortin, ei { $paid }.
   *[other] Reitillä on { $needed } ruutua, joten se maksaa { $needed } korttia, ei { $paid }.
}
reason-claim-route-mixed-colours = Vetureita lukuun ottamatta kaikkien maksukorttien on oltava samaa väriä.
reason-claim-route-wrong-colour = Tämän reitin voi maksaa vain sen värisillä korteilla ({ $colour }) ja vetureilla.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Tämän lautan maksussa on oltava vähintään { $needed } veturi.
   *[other] Tämän lautan maksussa on oltava vähintään { $needed } veturia.
}
reason-claim-route-cards-not-in-hand = Sinulla ei ole niitä kortteja kädessäsi.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Tuplaamiseen tarvitaan { $needed } veturi
   *[other] Tuplaamiseen tarvitaan { $needed } veturia
}; maksun jälkeen sinulle { $have ->
    [0] ei jää yhtään
    [one] jää yksi
   *[other] jää { $have }
}.
reason-claim-route-no-majority = { $wild ->
    [0] Voit tuplata tämän reitin vain, jos kenelläkään ei ole enempää { $terrain }kortteja kuin sinulla: sinulla on { $own }, toisella pelaajalla { $rival }.
    [one] Voit tuplata tämän reitin vain, jos kenelläkään ei ole enempää { $terrain }kortteja kuin sinulla: sinulla on { $own } ja pelaat { $wild } veturin, toisella pelaajalla on { $rival }.
   *[other] Voit tuplata tämän reitin vain, jos kenelläkään ei ole enempää { $terrain }kortteja kuin sinulla: sinulla on { $own } ja pelaat { $wild } veturia, toisella pelaajalla on { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $needed ->
    [one] Tuplaaminen maksaa { $needed } { $terrain }kortin
   *[other] Tuplaaminen maksaa { $needed } { $terrain }korttia
}; sinulla on { $own }{ $wild ->
    [0] {""}
    [one] { " " }ja pelaat { $wild } veturin
   *[other] { " " }ja pelaat { $wild } veturia
}.
reason-claim-route-too-many-locomotives = { $max ->
    [one] Voit pelata tässä maastona enintään { $max } veturin, et { $wild }.
   *[other] Voit pelata tässä maastona enintään { $max } veturia, et { $wild }.
}
reason-tickets-none-left = Nostettavia menolippuja ei ole enää jäljellä.
reason-tickets-none-on-offer = Sinulla ei ole menolippuja valittavana; nosta niitä ensin.
reason-tickets-not-on-offer = ”{ $ticket }” ei ole valittavien menolippujen joukossa.
reason-tickets-named-twice = Saman menolipun voi pitää vain kerran.
reason-tickets-too-few-kept = { $needed ->
    [one] Pidä vähintään { $needed } menolippu; valitsit { $kept }.
   *[other] Pidä vähintään { $needed } menolippua; valitsit { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Pidä ensimmäisistä menolipuistasi vähintään { $needed }; valitsit { $kept }.
reason-pass-something-is-possible = Voit passata vain, jos et voi tehdä mitään muuta.

## Why no game can begin; told behind a colon

obstacle-players = pelaajia voi olla { $min }–{ $max }, ei { $players }
obstacle-train-cards = junakortteja on liian vähän ({ $cards }) { $players } pelaajalle
obstacle-terrain-cards = maastokortteja on liian vähän ({ $cards }) { $players } pelaajalle
obstacle-tickets = menolippuja on liian vähän ({ $tickets }) { $players } pelaajalle
obstacle-tickets-dealt = { $dealt ->
    [one] pelaaja, jolle jaetaan { $dealt } menolippu, ei voi pitää { $kept }
   *[other] pelaaja, jolle jaetaan { $dealt } menolippua, ei voi pitää { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] pelaaja, joka nostaa { $drawn } menolipun, ei voi pitää { $kept }
   *[other] pelaaja, joka nostaa { $drawn } menolippua, ei voi pitää { $kept }
}
obstacle-swept-for-ever = veturien määrän, jolla avoimet kortit vaihdetaan, on oltava vähintään 1
obstacle-route-without-points = säännöt eivät anna pisteitä { $length } ruudun reitistä
obstacle-no-draws = pelaajan on voitava nostaa vähintään yksi kortti
obstacle-too-few-trains = { $trains ->
    [one] jos kullakin on vain { $trains } junavaunu, peli päättyisi jo ennen alkuaan
   *[other] jos kullakin on vain { $trains } junavaunua, peli päättyisi jo ennen alkuaan
}

## What is wrong with the record of a game

fault-record-unreadable-file = tiedostoa ei voi lukea: { $error }.
fault-record-no-such-file = tiedostoa ei ole.
fault-record-empty = tiedosto on tyhjä.
fault-record-too-large = tiedosto on suurempi kuin { $megabytes } Mt; niin suuri mikään pelitallenne ei ole.
fault-record-not-a-record = tämä ei ole Okapin pelitallenne.
fault-record-unknown-format = tallenteen muoto on { $format }, mutta tämä Okapin versio lukee muotoa { $known }.
fault-record-unreadable-line = rivi on vioittunut.
fault-record-edited = tätä riviä tai jotakin aiempaa riviä on muutettu jälkikäteen.
fault-record-out-of-order = tässä on tapahtuma { $seq }, vaikka pitäisi olla { $expected }: rivejä puuttuu tai ne ovat väärässä järjestyksessä.
fault-record-truncated = tallenne katkeaa tähän ilman loppuriviä: tiedosto on katkennut.
fault-record-wrong-count = loppurivin mukaan tapahtumia on { $said }, mutta niitä on { $found }.
fault-record-after-the-end = pelin päättymisen jälkeen on vielä jotakin.
fault-record-bad-board = tallenteessa oleva pelilauta ei ole se, jolla pelattiin: ”{ $board }”.
fault-record-other-board = peli on pelattu laudalla ”{ $board }” tai sen toisella versiolla, ei tällä laudalla ”{ $given }”. Anna oikea lauta valitsimella --board.
fault-record-bad-setup = peli ei voi alkaa näin: { $error }.
fault-record-against-the-rules = tämä on sääntöjen vastaista: { $event } { $reason }
fault-record-not-what-follows = tallenteessa lukee ”{ $event }”, mutta sääntöjen mukaan pitäisi olla ”{ $expected }”.
fault-record-impossible-luck = ”{ $event }” ei voi tapahtua tässä: se kortti tai menolippu ei ole enää saatavilla.
fault-record-not-the-promised-luck = jakaja rikkoi lupauksensa: tapahtuman ”{ $event }” pitäisi olla ”{ $expected }”.
fault-record-no-secret = jakajan salaisuus puuttuu, joten jakoa ei voi tarkistaa.
fault-record-wrong-secret = jakajan salaisuus ei ole se, joka luvattiin ennen peliä.
fault-record-not-finished = tallenne katkeaa kesken vuoron.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = yksi, kaksi, kolme, neljä, viisi, kuusi, seitsemän, kahdeksan, yhdeksän, kymmenen
    .genitive = yhden, kahden, kolmen, neljän, viiden, kuuden, seitsemän, kahdeksan, yhdeksän, kymmenen
    .genitive-one = yhden
    .elative = yhdestä, kahdesta, kolmesta, neljästä, viidestä, kuudesta, seitsemästä, kahdeksasta, yhdeksästä, kymmenestä
    .illative = yhteen, kahteen, kolmeen, neljään, viiteen, kuuteen, seitsemään, kahdeksaan, yhdeksään, kymmeneen
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { COUNT($spaces, form: "elative") } { $points }
