# Advice during play.

because-doubles = Verdubbeld levert dat { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
because-serves-a-ticket = Dat brengt je dichter bij { $ticket } en levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
because-scores = Dat levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
because-card-for-a-ticket = Je hebt die kaart nodig voor { $ticket }.
because-card-for-a-set = Die past bij de kaarten die je verzamelt.
because-terrain = Die helpt je een route te verdubbelen.
because-more-tickets = Er is nog tijd voor meer bestemmingskaarten.
because-best-tickets = Deze bestemmingskaarten passen het best bij elkaar.
because-unknown-card = Geen open kaart is beter dan een onbekende.

advice-first = Het best: { $move }. { $because } Winstkans: { $percent }%.
advice-next = Ook goed: { $move }. { $because } Winstkans: { $percent }%.
advice-nothing = De coach heeft nu geen advies.

options-advice = Advies voor iedereen
options-advice-text = Iedereen aan deze tafel mag de coach om goede zetten vragen, en iedereen ziet dat. Niet in spellen met rating.
lobby-advice = Advies staat aan: iedereen hier mag de coach om goede zetten vragen.
game-played-on = Voortgezet vanuit een andere partij; telt niet mee.
