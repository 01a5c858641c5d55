# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = paars
card-white = wit
card-blue = blauw
card-yellow = geel
card-orange = oranje
card-black = zwart
card-red = rood
card-green = groen
card-locomotive = locomotief

one-card-purple = een paarse kaart
one-card-white = een witte kaart
one-card-blue = een blauwe kaart
one-card-yellow = een gele kaart
one-card-orange = een oranje kaart
one-card-black = een zwarte kaart
one-card-red = een rode kaart
one-card-green = een groene kaart
one-card-locomotive = een locomotief

cards-purple = { $count } paarse
cards-white = { $count } witte
cards-blue = { $count } blauwe
cards-yellow = { $count } gele
cards-orange = { $count } oranje
cards-black = { $count } zwarte
cards-red = { $count } rode
cards-green = { $count } groene
cards-locomotive = { $count ->
    [one] { $count } locomotief
   *[other] { $count } locomotieven
}

## Terrain cards

terrain-desert = woestijn
terrain-jungle = jungle
terrain-mountain = berg

terrain-whole-desert = woestijn & savanne
terrain-whole-jungle = jungle & bos
terrain-whole-mountain = berg & klif

one-terrain-desert = een woestijnkaart
one-terrain-jungle = een junglekaart
one-terrain-mountain = een bergkaart

terrains-desert = { $count ->
    [one] { $count } woestijnkaart
   *[other] { $count } woestijnkaarten
}
terrains-jungle = { $count ->
    [one] { $count } junglekaart
   *[other] { $count } junglekaarten
}
terrains-mountain = { $count ->
    [one] { $count } bergkaart
   *[other] { $count } bergkaarten
}

## The board

colour-purple = paars
colour-white = wit
colour-blue = blauw
colour-yellow = geel
colour-orange = oranje
colour-black = zwart
colour-red = rood
colour-green = groen
colour-grey = grijs

place-kind-city = stad
place-kind-waystation = halte
place-kind-terminal = eindpunt
place-kind-port = haven

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Zwerver
bot-random-text = doet maar wat, zolang het mag
bot-greedy = Ekster
bot-greedy-text = pakt wat het meest blinkt
bot-opportunist = Gelukszoeker
bot-opportunist-text = bouwt wat de kaarten toevallig toelaten
bot-racer = Sneltrein
bot-racer-text = lange routes, en gauw klaar
bot-long-route = Hoofdlijn
bot-long-route-text = spaart voor de langste routes
bot-hungry = Veelvraat
bot-hungry-text = heeft nooit genoeg bestemmingen
bot-route-focused = Landmeter
bot-route-focused-text = bouwt de kortste wegen
bot-hoarder = Hamster
bot-hoarder-text = hamstert terrein en scoort dan dubbel
bot-planner = Ingenieur
bot-planner-text = plant alles in samenhang, de sterkste
bot-searcher = Piekeraar
bot-searcher-text = speelt voor elke zet duizend partijen in gedachten
bot-prodigy = Wonderkind
bot-prodigy-text = leerde van talloze partijen en beslist in één oogopslag
bot-champion = Kampioen
bot-champion-text = leerde van talloze partijen en denkt vooruit

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Je mag beginnen.
   *[other] { $player } mag beginnen.
}
event-train-card-dealt = { $who ->
    [you] Je krijgt { $card }.
   *[other] { $player } krijgt { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } krijgt een treinkaart.
   *[other] { $player } krijgt { $count } treinkaarten.
}
event-terrain-card-dealt = { $who ->
    [you] Je krijgt { $card }.
   *[other] { $player } krijgt { $card }.
}
event-cards-dealt = { $who ->
    [you] Je krijgt { $cards }.
   *[other] { $player } krijgt { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Je mag kiezen uit { $tickets }.
   *[other] { $player } mag kiezen uit { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } krijgt een bestemmingskaart om uit te kiezen.
   *[other] { $player } krijgt { $count } bestemmingskaarten om uit te kiezen.
}
event-train-card-laid = Opengelegd: { $cards }.
event-terrain-card-laid = Opengelegd: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Je houdt { $tickets }.
   *[other] { $player } houdt { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } heeft bestemmingskaarten gekozen.
event-train-card-taken = { $who ->
    [you] Je neemt { $card }.
   *[other] { $player } neemt { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Je neemt { $card }.
   *[other] { $player } neemt { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Je trekt een treinkaart van de stapel.
       *[terrain] Je trekt een terreinkaart van de stapel.
    }
   *[other] { $deck ->
        [train] { $player } trekt een treinkaart van de stapel.
       *[terrain] { $player } trekt een terreinkaart van de stapel.
    }
}
event-route-claimed = { $who ->
    [you] Je claimt { $route } met { $payment } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $player } claimt { $route } met { $payment } voor { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Je claimt { $route } met { $payment }, verdubbeld met { $spent }, voor { $points } punten.
   *[other] { $player } claimt { $route } met { $payment }, verdubbeld met { $spent }, voor { $points } punten.
}
event-tickets-drawn = { $who ->
    [you] Je trekt { $count ->
        [one] een bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
   *[other] { $player } trekt { $count ->
        [one] een bestemmingskaart
       *[other] { $count } bestemmingskaarten
    }.
}
event-tickets-kept = { $who ->
    [you] Je houdt { $kept }.
   *[other] { $player } houdt { $kept }.
}
event-tickets-kept-hidden = { $player } houdt { $kept ->
    [one] één bestemmingskaart
   *[other] { $kept } bestemmingskaarten
} en legt er { $returned ->
    [0] geen
    [one] één
   *[other] { $returned }
} terug.
event-passed = { $who ->
    [you] Je kunt niets doen en past.
   *[other] { $player } kan niets doen en past.
}
event-setup-completed = Alles is gedeeld; iedereen kiest bestemmingskaarten.
event-starting-tickets-settled = Iedereen heeft gekozen. Gehouden bestemmingskaarten: { $counts }.
event-display-swept = Er liggen drie locomotieven open: alle open treinkaarten worden afgelegd.
event-deck-rebuilt = { $deck ->
    [train] De aflegstapel van de treinkaarten wordt de nieuwe stapel.
   *[terrain] De aflegstapel van de terreinkaarten wordt de nieuwe stapel.
}
event-last-round-began = { $who ->
    [you] Je treintjes zijn bijna op: iedereen krijgt nog één beurt.
   *[other] { $player } heeft bijna geen treintjes meer: iedereen krijgt nog één beurt.
}
event-turn-ended = { $who ->
    [you] Je beurt is voorbij.
   *[other] { $player } beëindigt de beurt.
}
event-game-ended = { $reason ->
    [all-passed] Iedereen heeft gepast: het spel is afgelopen.
   *[last-round-over] De laatste ronde is voorbij, en daarmee het spel.
}
player-count = { $who ->
    [you] jij ({ $count })
   *[other] { $player } ({ $count })
}

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Die stoel is er niet aan deze tafel.
reason-turn-game-over = Het spel is afgelopen.
reason-turn-not-yours = Iemand anders is aan de beurt.
reason-turn-already-chosen = Je hebt je bestemmingskaarten al gekozen; de anderen kiezen nog.
reason-turn-choose-tickets-first = Kies eerst welke van je eerste bestemmingskaarten je houdt.
reason-turn-keep-tickets-first = Kies eerst welke van de getrokken bestemmingskaarten je houdt.
reason-turn-finish-drawing-first = Je hebt al een kaart genomen; neem nu de tweede.
reason-draw-not-face-up = Zo’n kaart ligt niet open ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Een open locomotief kost een hele beurt: die kan niet je tweede kaart zijn.
reason-draw-deck-empty = { $deck ->
    [train] De stapel treinkaarten is leeg.
   *[terrain] De stapel terreinkaarten is leeg.
}
reason-claim-route-unknown-route = Er is geen route ‘{ $route }’ op dit bord.
reason-claim-route-taken = Die route is al geclaimd.
reason-claim-route-twin-taken = Met zo weinig spelers mag maar één spoor van een dubbele route geclaimd worden, en het andere is al bezet.
reason-claim-route-twin-is-yours = Het andere spoor van deze dubbele route is van jou; niemand mag ze allebei hebben.
reason-claim-route-too-few-trains = { $needed ->
    [one] De route vraagt { $needed } treintje
   *[other] De route vraagt { $needed } treintjes
}, en je hebt er { $have ->
    [0] geen meer
   *[other] nog maar { $have }
}.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] De route heeft { $needed } vakje en kost dus { $needed } kaart, niet { $paid }.
   *[other] De route heeft { $needed } vakjes en kost dus { $needed } kaarten, niet { $paid }.
}
reason-claim-route-mixed-colours = Je betaalt met kaarten van één kleur, alleen locomotieven mogen erbij.
reason-claim-route-wrong-colour = Voor deze route tellen alleen kaarten van de juiste kleur ({ $colour }) en locomotieven.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Voor deze veerboot moet je minstens { $needed } locomotief spelen.
   *[other] Voor deze veerboot moet je minstens { $needed } locomotieven spelen.
}
reason-claim-route-cards-not-in-hand = Die kaarten heb je niet in je hand.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Verdubbelen zou { $needed } locomotief kosten
   *[other] Verdubbelen zou { $needed } locomotieven kosten
}; na het betalen heb je er { $have ->
    [0] geen over
   *[other] nog maar { $have } over
}.
reason-claim-route-no-majority = { $wild ->
    [0] Je mag alleen verdubbelen als niemand meer kaarten van dit terrein heeft dan jij ({ $terrain }): jij hebt er { $own }, iemand anders heeft er { $rival }.
    [one] Je mag alleen verdubbelen als niemand meer kaarten van dit terrein heeft dan jij ({ $terrain }): jij hebt er { $own } en speelt { $wild } locomotief, iemand anders heeft er { $rival }.
   *[other] Je mag alleen verdubbelen als niemand meer kaarten van dit terrein heeft dan jij ({ $terrain }): jij hebt er { $own } en speelt { $wild } locomotieven, iemand anders heeft er { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Verdubbelen kost { $needed } × { $terrain }, en je hebt er { $own }.
    [one] Verdubbelen kost { $needed } × { $terrain }; je hebt er { $own } en speelt { $wild } locomotief.
   *[other] Verdubbelen kost { $needed } × { $terrain }; je hebt er { $own } en speelt { $wild } locomotieven.
}
reason-claim-route-too-many-locomotives = { $most ->
    [one] Je kunt hier hooguit { $most } locomotief als terrein gebruiken, niet { $wild }.
   *[other] Je kunt hier hooguit { $most } locomotieven als terrein gebruiken, niet { $wild }.
}
reason-tickets-none-left = Er zijn geen bestemmingskaarten meer om te trekken.
reason-tickets-none-on-offer = Er zijn geen bestemmingskaarten om uit te kiezen; trek er eerst een paar.
reason-tickets-not-on-offer = ‘{ $ticket }’ hoort niet bij de bestemmingskaarten waaruit je kiest.
reason-tickets-named-twice = Je kunt een bestemmingskaart maar één keer houden.
reason-tickets-too-few-kept = { $needed ->
    [one] Houd minstens { $needed } bestemmingskaart; je noemde er { $kept }.
   *[other] Houd minstens { $needed } bestemmingskaarten; je noemde er { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Houd minstens { $needed } van je eerste bestemmingskaarten; je noemde er { $kept }.
reason-pass-something-is-possible = Je mag alleen passen als je niets anders kunt doen.

## Why no game can begin; told behind a colon

obstacle-players = het spel is voor { $fewest } tot { $most } spelers, niet voor { $players }
obstacle-train-cards = er zijn te weinig treinkaarten ({ $cards }) voor { $players } spelers
obstacle-terrain-cards = er zijn te weinig terreinkaarten ({ $cards }) voor { $players } spelers
obstacle-tickets = er zijn te weinig bestemmingskaarten ({ $tickets }) voor { $players } spelers
obstacle-tickets-dealt = { $dealt ->
    [one] van { $dealt } gedeelde bestemmingskaart kun je er geen { $kept } houden
   *[other] van { $dealt } gedeelde bestemmingskaarten kun je er geen { $kept } houden
}
obstacle-tickets-drawn = { $drawn ->
    [one] van { $drawn } getrokken bestemmingskaart kun je er geen { $kept } houden
   *[other] van { $drawn } getrokken bestemmingskaarten kun je er geen { $kept } houden
}
obstacle-swept-for-ever = de open kaarten worden vervangen bij een bepaald aantal locomotieven, niet al bij nul: dan komt er nooit een einde aan
obstacle-route-without-points = { $length ->
    [one] er zijn geen punten voor een route van { $length } vakje
   *[other] er zijn geen punten voor een route van { $length } vakjes
}
obstacle-no-draws = wie kaarten neemt, moet er minstens één kunnen nemen
obstacle-too-few-trains = met zo weinig treintjes ({ $trains }) is het spel afgelopen voordat het begint

## What is wrong with the record of a game

fault-record-unreadable-file = het bestand is niet te lezen: { $error }.
fault-record-empty = het bestand is leeg.
fault-record-too-large = het bestand is groter dan { $megabytes } megabyte; zo groot is geen enkel spelverslag.
fault-record-not-a-record = dit is geen verslag van een Okapi-spel.
fault-record-unknown-format = het verslag heeft indeling { $format }, en deze versie van Okapi leest indeling { $known }.
fault-record-unreadable-line = de regel is beschadigd: { $error }.
fault-record-edited = de regel, of een eerdere, is achteraf gewijzigd.
fault-record-out-of-order = dit is gebeurtenis { $seq } en het had { $expected } moeten zijn: er ontbreken regels of ze staan in een andere volgorde.
fault-record-truncated = dit is de laatste regel, en er volgt geen einde: het bestand is afgekapt.
fault-record-wrong-count = het einde spreekt van { $said } gebeurtenissen, maar het zijn er { $found }.
fault-record-after-the-end = er volgt nog iets na het einde van het spel.
fault-record-other-board = er is gespeeld op een ander bord, of een andere versie ervan: ‘{ $board }’, niet dit: ‘{ $given }’. Geef het juiste op met --board.
fault-record-bad-setup = zo kan geen spel beginnen: { $error }.
fault-record-against-the-rules = tegen de regels: { $event } { $reason }
fault-record-not-what-follows = er staat ‘{ $event }’, maar volgens de regels volgt ‘{ $expected }’.
fault-record-impossible-luck = ‘{ $event }’ kan hier niet gebeuren: zo’n kaart is er niet meer.
fault-record-not-the-promised-luck = de gever heeft niet gedeeld zoals beloofd: ‘{ $event }’ had ‘{ $expected }’ moeten zijn.
fault-record-no-secret = het geheim van de gever ontbreekt, dus het toeval is niet te controleren.
fault-record-wrong-secret = het geheim van de gever is niet het geheim dat voor het spel was beloofd.
fault-record-not-finished = het verslag stopt midden in een beurt.
