# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Pelin analyysi
review-back = Takaisin tulokseen
review-to-games = Päättyneet pelisi
review-waiting = Muita analyyseja on vielä edellä …
review-starting = Valmistellaan …
review-progress-of = Päätöksiä arvioitu: { $done }/{ $total }
review-stay-or-go = Tämä voi kestää pari minuuttia. Voit poistua sivulta: analyysi jatkuu, ja löydät sen täältä.
review-again = Yritä uudelleen

## The curve

review-curve = Voittomahdollisuus
review-curve-picture = Jokaisen pelaajan voittomahdollisuus koko pelin ajan; sanoina alla
review-curve-words = Käyrä sanoina
review-curve-player = { $player }: { $start } % jaon jälkeen. Korkeimmillaan { $high } % { $high_turn ->
        [0] ennen ensimmäistä vuoroa
       *[other] vuorolla { $high_turn }
    }. Matalimmillaan { $low } % { $low_turn ->
        [0] ennen ensimmäistä vuoroa
       *[other] vuorolla { $low_turn }
    }. Lopussa { $end } %.
review-curve-ahead = { $who ->
    [you] Vuorosta { $turn } alkaen johdossa olet sinä.
   *[other] Vuorosta { $turn } alkaen johdossa on { $player }.
}
review-curve-level = Aluksi kukaan ei ole selvästi johdossa.

## Key moments

review-moment-number = Hetki { $number }
review-moment-where = Hetki { $number }/{ $count }
review-moment-previous = Edellinen hetki
review-moment-next = Seuraava hetki
review-moment-keys = Näppäimistöllä: ← ja →.
review-step = Käy läpi
review-step-decisions = { $who ->
    [you] Omat päätöksesi
   *[other] Päätökset: { $player }
}
review-decision-where = Päätös { $number }/{ $count }
review-decision-previous = Edellinen päätös
review-decision-next = Seuraava päätös
review-no-decisions = Tällä pelaajalla ei ollut kertaakaan valinnanvaraa.
review-played = Pelattu: { $move }
review-better = Parempi: { $move }
review-chance = voittomahdollisuus { $percent } %
review-two-chances = Käyrä tuntee kaikkien kortit; nämä mahdollisuudet perustuvat vain siihen, mitä silloin saattoi tietää.
review-before-move = Kartta näyttää tilanteen ennen tätä siirtoa.
review-before-card = Kartta näyttää tilanteen ennen tätä korttia.
review-open-table = Avaa pöytä tästä hetkestä

## The ledger

review-ledger-title = Mistä tulos syntyi
review-ledger-text = Voittomahdollisuuden prosenttiyksikköinä. Jokainen palkki alkaa siitä, mihin edellinen päättyy: tasaväkisestä alusta tulokseen.
review-ledger-sums = Omat valinnat voivat olla plussalla hävinneelläkin: se, mitä muut voittivat omillaan, on kaikilta muilta pois. Vasta kaikki rivit yhdessä antavat tuloksen.
review-column-source = Mistä
review-column-change = Muutos
review-luck = Onni yhteensä: prosenttiyksikköinä { $percent }, pisteinä { $points }
review-choices = Kaikkien valinnat yhteensä: prosenttiyksikköinä { $percent }, pisteinä { $points }
review-luck-differs = Näiden ei tarvitse kulkea käsi kädessä: pisteet ovat pelaajan omia, mutta voittomahdollisuus riippuu myös muista.

## Decisions

review-decisions-text = Arvioitu sen mukaan, mitä kukin pelaaja saattoi tietää. Menetetty: mitä epätarkkuudet ja virheet maksoivat, voittomahdollisuuden prosenttiyksikköinä.

## How to read it

review-how = Näin luet analyysia
review-how-chances = Mahdollisuudet tulevat mallista, joka on oppinut bottien välisistä peleistä ja ottaa huomioon, miten hyvin tässä pöydässä pelattiin. Alussa ne ovat tuskin arvausta parempia. Bottien peleissä 70 %:n ennuste toteutui noin 7 kertaa 10:stä.
review-how-luck = Onni on se, mitä kortti muutti verrattuna kaikkien mahdollisten korttien keskiarvoon. Valinnat ovat se, mitä päätökset muuttivat, kun kaikkien kortit tunnetaan: hyvä päätös voi päättyä huonosti, ja silloin se näkyy tässä miinuksena.
review-how-decisions = Oliko päätös hyvä, on eri kysymys. Sitä varten kaikki, mitä pelaaja ei nähnyt, jaetaan uudelleen monta kertaa, ja siirtoa verrataan siihen, mitä vahvat botit olisivat tehneet. Epävarmuuttaan pienempää eroa ei sanota virheeksi.
review-how-names = Epätarkkuus: laskee voittomahdollisuutta vähintään { $inexact } prosenttiyksikköä. Virhe: vähintään { $mistake }. Vakava virhe: vähintään { $blunder }.

## Playing on

play-on-text = Uusi peli alkaa tästä tilanteesta: sinä valitsemallasi paikalla, botit muilla. Se, mitä siltä paikalta ei nähnyt, jaetaan uudelleen. Alkuperäinen peli pysyy ennallaan, eikä uutta lasketa mukaan.
play-on-seat = Paikkasi
play-on-begin = Aloita peli

## Advice at the table

advice-text = Arvioitu sen mukaan, mitä näet. Valinta ei vielä tee siirtoa.
advice-choose = Valitse
advice-choose-this = Valitse: { $move }
advice-none = Valmentajalla ei ole tähän sanottavaa.
advice-prepares = Valmentaja valmistautuu. Uudella tietokoneella ensimmäinen kerta voi kestää minuutin.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Tuplattuna se tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
because-serves-a-ticket = Se edistää menolippua { $ticket } ja tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
because-scores = Se tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
because-card-for-a-ticket = Tarvitset kortin menolippuun { $ticket }.
because-card-for-a-set = Se sopii kortteihin, joita keräät.
because-terrain = Se auttaa sinua tuplaamaan reitin.
because-more-tickets = Ehdit vielä toteuttaa lisää menolippuja.
because-best-tickets = Nämä menoliput sopivat parhaiten yhteen.
because-unknown-card = Mikään esillä oleva kortti ei ole tuntematonta parempi.
