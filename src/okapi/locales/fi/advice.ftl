# Advice during play.

because-doubles = Tuplattuna se tuo { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
because-serves-a-ticket = Se vie sinua kohti menolippua { $ticket } ja tuo { $points ->
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
because-more-tickets = Sinulla on aikaa useammille menolipuille.
because-best-tickets = Nämä menoliput sopivat parhaiten yhteen.
because-unknown-card = Mikään esillä oleva kortti ei ole tuntematonta parempi.

advice-first = Paras: { $move }. { $because } Voiton mahdollisuus: { $percent } %.
advice-next = Hyvä myös: { $move }. { $because } Voiton mahdollisuus: { $percent } %.
advice-nothing = Valmentajalla ei ole juuri nyt neuvoa.

options-advice = Neuvoja kaikille
options-advice-text = Kaikki tässä pöydässä saavat kysyä valmentajalta hyviä siirtoja, ja kaikki näkevät sen. Ei luokitelluissa peleissä.
lobby-advice = Neuvot ovat käytössä: kaikki täällä saavat kysyä valmentajalta hyviä siirtoja.
game-played-on = Jatkettu toisesta pelistä; ei lasketa mukaan.
