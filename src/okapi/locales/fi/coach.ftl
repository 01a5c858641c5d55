# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Analysoi päättynyt peli: minkä arvoinen kukin päätös oli, mikä oli onnea ja mitkä hetket olivat ratkaisevia.
option-review-seat = Arvioi vain tämän pelaajan päätökset ja puhuttele häntä: paikan numero tai nimi.
option-review-decisions = Luettele jokainen päätös, mitä se maksoi ja mikä oli parempi.
option-review-svg = Tallenna analyysin kuva tähän tiedostoon.
command-learn = Yritä uudelleen sitä, mikä maksoi sinulle eniten päättyneessä pelissä: etsi parempi siirto ja katso heti, minkä arvoinen se on.
option-learn-seat = Kenen päätökset: paikan numero tai nimi. Ei tarvita, jos yksi ihminen pelasi botteja vastaan.
review-not-installed = Analyysi tarvitsee vielä yhden paketin: pip install "okapi-railways[fast]"
review-not-finished = { $file }: peli on vielä kesken, ja vain päättyneen pelin voi analysoida. Jatka peliä näin: okapi play --resume { $file }
review-other-board = { $file }: peli on pelattu pelilaudalla tai säännöillä, joita valmentaja ei tunne. Valmentaja analysoi pelejä Okapin omalla pelilaudalla.
review-progress = Päätöksiä arvioitu

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Ratkaisevat hetket
review-no-moments = Mikään hetki ei noussut esiin.
review-ledger = Onni ja valinnat, voittomahdollisuuden prosenttiyksikköinä
review-decisions = Päätökset
review-picture = Voittomahdollisuus pelin aikana ja mistä se syntyi
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Alku
ledger-starting-hand = Alkukortit
ledger-blind = Pakasta nostetut
ledger-turned-up = Esiin käännetyt
ledger-tickets = Nostetut menoliput
ledger-own-choices = Omat valinnat
ledger-choices-of-others = Muiden valinnat
ledger-result = Tulos
ledger-luck-points = Onni pisteinä
ledger-lost = Menetetty (%-yks.)

## What decisions are called, above their number

verdict-fine = Hyviä
verdict-inexact = Epätarkkuuksia
verdict-mistake = Virheitä
verdict-blunder = Vakavia virheitä

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Ennen ensimmäistä vuoroa
   *[other] Vuoro { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] rakennat
       *[other] { $player } rakentaa
    } reitin { $route } tuplaamatta sitä. Tuplaus oli mahdollinen ja olisi tuonut { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    } ja { $percent ->
        [one] { $percent } prosenttiyksikön
       *[other] { $percent } prosenttiyksikköä
    } lisää voittomahdollisuutta.
moment-better-move = { $when }, { $player }: { $played }. Parempi (+{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }): { $better }.
moment-cut-off = { $when }: { $who ->
        [you] rakennat
       *[other] { $player } rakentaa
    } reitin { $route }, { $whom ->
        [you] etkä voi enää
       *[other] eikä { $rival } voi enää
    } toteuttaa menolippua { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] pidät
       *[other] { $player } pitää
    } menolipun { $ticket }, vaikka siitä puuttuu vielä { $trains ->
        [one] { $trains } ruutu
       *[other] { $trains } ruutua
    }, { $who ->
        [you] etkä toteuta sitä koskaan
       *[other] eikä toteuta sitä koskaan
    }.
moment-colour-never-came = Vuorosta { $turn } alkaen { $who ->
        [you] sinulta puuttuu
       *[other] pelaajalta { $player } puuttuu
    } { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    } reittiin { $route } ({ $card }). Nostoja kertyy { $draws }, mutta väriä ei tule eikä sitä ole kertaakaan esillä, ja menolippu { $ticket } jää toteutumatta.
moment-ticket-too-late = { $when }: { $who ->
        [you] nostat
       *[other] { $player } nostaa
    } menolipun { $ticket } liian myöhään: rakentamatta on { $trains ->
        [one] { $trains } ruutu
       *[other] { $trains } ruutua
    }, ja { $turns ->
        [0] vuoroja ei ole jäljellä
        [one] jäljellä on yksi vuoro
       *[other] jäljellä on { $turns } vuoroa
    }.
moment-ticket-hopeless = { $when }: { $who ->
        [you] pidät
       *[other] { $player } pitää
    } menolipun { $ticket }, jota ei voi enää toteuttaa.
moment-lucky-card = { $when }: onnekas kortti ({ $card }) { $who ->
        [you] sinulle
       *[other] pelaajalle { $player }
    }. Voittomahdollisuus: +{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }.
moment-unlucky-card = { $when }: epäonninen kortti ({ $card }) { $who ->
        [you] sinulle
       *[other] pelaajalle { $player }
    }. Voittomahdollisuus: −{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] saat
       *[other] { $player } saa
    } onnekkaat menoliput. Voittomahdollisuus: +{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] saat
       *[other] { $player } saa
    } huonot menoliput. Voittomahdollisuus: −{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }.
moment-upswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Voittomahdollisuutesi nousee
       *[other] Pelaajan { $rival } voittomahdollisuus nousee
    } { $before } prosentista { $after } prosenttiin.
moment-downswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Voittomahdollisuutesi laskee
       *[other] Pelaajan { $rival } voittomahdollisuus laskee
    } { $before } prosentista { $after } prosenttiin.

## Facts that follow the sentence about a moment. “Before tickets”: by the points for routes alone.

fact-ahead = Ennen menolippujen laskemista { $who ->
        [you] olet
       *[other] { $player } on
    } { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    } { $whom ->
        [you] sinua edellä
       *[other] pelaajaa { $rival } edellä
    }.
fact-behind = Ennen menolippujen laskemista { $who ->
        [you] olet
       *[other] { $player } on
    } { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    } { $whom ->
        [you] sinua jäljessä
       *[other] pelaajaa { $rival } jäljessä
    }.
fact-level = Ennen menolippujen laskemista { $who ->
        [you] sinä ja { $rival } olette tasoissa
       *[other] { $whom ->
            [you] sinä ja { $player } olette tasoissa
           *[other] { $player } ja { $rival } ovat tasoissa
        }
    }.
fact-on-the-way = Se reitti on menolipun { $ticket } lyhimmän yhteyden varrella; siitä puuttuu vielä { $trains ->
        [one] { $trains } ruutu
       *[other] { $trains } ruutua
    }.
fact-taken-later = { $whom ->
        [you] Rakennat
       *[other] { $rival } rakentaa
    } sen vuorolla { $turn }.
fact-card-wanted = Sitä väriä tarvitaan vielä menolippuun { $ticket }.

## Moves as they stand after a colon

move-take = { $card } ottaminen
move-draw = { $deck ->
    [train] junakortin nostaminen pakasta
   *[terrain] maastokortin nostaminen pakasta
}
move-draw-tickets = menolippujen nostaminen
move-keep = pidetään { $tickets }
move-claim = reitin { $route } rakentaminen
move-claim-doubled = reitin { $route } rakentaminen tuplana
move-pass = passaaminen

## Every decision, one by one

decision-fine = { $when }, { $player }: { $played }. Hyvä.
decision-inexact = { $when }, { $player }: { $played }. Epätarkkuus: voittomahdollisuus −{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }.
decision-mistake = { $when }, { $player }: { $played }. Virhe: voittomahdollisuus −{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }.
decision-blunder = { $when }, { $player }: { $played }. Vakava virhe: voittomahdollisuus −{ $percent ->
        [one] { $percent } prosenttiyksikkö
       *[other] { $percent } prosenttiyksikköä
    }.
decision-better = Parempi: { $move } (voittomahdollisuus { $percent } %).

## What the server refuses: reason-<reason>

reason-review-not-installed = Tällä palvelimella ei ole valmentajaa. Ylläpitäjä voi lisätä sen: pip install "okapi-railways[fast]"
reason-review-unknown = Sellaista analyysia ei ole, tai se on poistettu.
reason-review-bad-record = Tämä ei ole ehjä ja muuttamaton tallenne (rivi { $line }). Lähetä tiedosto täsmälleen sellaisena kuin latasit sen.
reason-review-unknown-board = Tämä peli pelattiin pelilaudalla, jota tällä palvelimella ei ole: { $board }.
reason-review-wrong-players = Pelaajia tässä tallenteessa: { $players }. Täällä pöytään mahtuu { $min }–{ $max }.
reason-review-unknown-rules = Tämä peli pelattiin säännöillä, joita mikään pöytä ei voi täällä valita, joten sitä ei voi analysoida.
reason-review-board-unknown = Valmentaja ei tunne tämän pelin lautaa tai sääntöjä.
reason-review-not-finished = Peli ei ole päättynyt, ja vain päättyneen pelin voi analysoida.
reason-review-played-on = Toisesta pelistä jatkettua peliä ei voi analysoida. Analysoi alkuperäinen.
reason-review-failed = Analyysi epäonnistui. Yritä uudelleen; virhe on kirjattu.
reason-advice-not-agreed = Täällä pelaa muitakin ihmisiä, eikä pöydässä ole sovittu neuvoista. Ne otetaan käyttöön ennen pelin alkua.
reason-advice-not-your-turn = Sinulla ei ole juuri nyt mitään päätettävää.
reason-advice-none = Valmentajalla ei ole juuri nyt vastausta. Yritä uudelleen.
reason-play-on-no-such-moment = Siinä kohdassa ei ollut mitään päätettävää, joten siitä ei voi jatkaa. Valitse toinen hetki.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Paras: { $move }. { $because } Voittomahdollisuus: { $percent } %.
advice-next = Hyvä myös: { $move }. { $because } Voittomahdollisuus: { $percent } %.
advice-nothing = Valmentajalla ei ole juuri nyt neuvoa.
advice-not-installed = Neuvot tarvitsevat vielä yhden paketin: pip install "okapi-railways[fast]"
