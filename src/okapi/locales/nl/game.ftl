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
cards-hidden = { $count ->
    [one] een treinkaart
   *[other] { $count } treinkaarten
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
    [you] Je kiest uit { $tickets }.
   *[other] { $player } kiest uit { $tickets }.
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
event-cards-drawn = { $who ->
    [you] Je trekt { $cards } van { $decks ->
        [1] de stapel
       *[other] de stapels
    }.
   *[other] { $player } trekt { $cards } van { $decks ->
        [1] de stapel
       *[other] de stapels
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Je neemt { $taken } en trekt { $drawn } van de stapel.
   *[other] { $player } neemt { $taken } en trekt { $drawn } van de stapel.
}
event-route-claimed = { $who ->
    [you] Je claimt { $route } ({ $payment }) en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $player } claimt { $route } ({ $payment }) en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Je claimt { $route } ({ $payment }), verdubbelt met { $spent } en krijgt { $points } punten.
   *[other] { $player } claimt { $route } ({ $payment }), verdubbelt met { $spent } en krijgt { $points } punten.
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
event-tickets-drawn-and-kept = Je trekt bestemmingskaarten en houdt { $kept }.
event-passed = { $who ->
    [you] Je kunt geen zet doen en past.
   *[other] { $player } kan geen zet doen en past.
}
event-setup-completed = De kaarten zijn gedeeld. Iedereen kiest bestemmingskaarten.
event-starting-tickets-settled = Iedereen heeft gekozen. Gehouden bestemmingskaarten: { $counts }.
event-display-swept = Te veel open locomotieven: alle open treinkaarten worden afgelegd.
event-deck-rebuilt = { $deck ->
    [train] De aflegstapel wordt geschud tot een nieuwe stapel treinkaarten.
   *[terrain] De aflegstapel wordt geschud tot een nieuwe stapel terreinkaarten.
}
event-last-round-began = { $who ->
    [you] Je hebt bijna geen treintjes meer: iedereen krijgt nog één beurt.
   *[other] { $player } heeft bijna geen treintjes meer: iedereen krijgt nog één beurt.
}
event-turn-ended = { $who ->
    [you] Je beurt is voorbij.
   *[other] { $player } beëindigt de beurt.
}
event-game-ended = { $reason ->
    [all-passed] Iedereen heeft gepast: de partij is afgelopen.
   *[last-round-over] De laatste ronde is voorbij, en daarmee de partij.
}
player-count = { $who ->
    [you] jij ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] jij
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Die stoel bestaat niet aan deze tafel.
reason-turn-game-over = De partij is afgelopen.
reason-turn-not-yours = Een andere speler is aan de beurt.
reason-turn-already-chosen = Je hebt je bestemmingskaarten al gekozen; de anderen kiezen nog.
reason-turn-choose-tickets-first = Kies eerst welke van je eerste bestemmingskaarten je houdt.
reason-turn-keep-tickets-first = Kies eerst welke van de getrokken bestemmingskaarten je houdt.
reason-turn-finish-drawing-first = Je hebt al een kaart genomen; neem nu je tweede.
reason-draw-not-face-up = Zo’n kaart ligt niet open ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Een open locomotief mag je alleen als eerste kaart nemen.
reason-draw-deck-empty = { $deck ->
    [train] De stapel treinkaarten is leeg.
   *[terrain] De stapel terreinkaarten is leeg.
}
reason-claim-route-unknown-route = Er is geen route ‘{ $route }’ op dit bord.
reason-claim-route-taken = Die route is al geclaimd.
reason-claim-route-twin-taken = Met zo weinig spelers mag maar één spoor van een dubbele route geclaimd worden, en het andere is al geclaimd.
reason-claim-route-twin-is-yours = Je hebt het andere spoor van deze dubbele route al; geen speler mag ze allebei claimen.
reason-claim-route-too-few-trains = { $needed ->
    [one] Deze route kost { $needed } treintje
   *[other] Deze route kost { $needed } treintjes
}, en je hebt er { $have ->
    [0] geen meer
   *[other] nog maar { $have }
}.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] De route heeft { $needed } vakje en kost dus { $needed } kaart, niet { $paid }.
   *[other] De route heeft { $needed } vakjes en kost dus { $needed } kaarten, niet { $paid }.
}
reason-claim-route-mixed-colours = Afgezien van locomotieven moeten alle kaarten waarmee je betaalt, dezelfde kleur hebben.
reason-claim-route-wrong-colour = Deze route betaal je alleen met kaarten in de kleur van de route ({ $colour }) en locomotieven.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Deze veerboot moet je met minstens { $needed } locomotief betalen.
   *[other] Deze veerboot moet je met minstens { $needed } locomotieven betalen.
}
reason-claim-route-cards-not-in-hand = Die kaarten heb je niet.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Verdubbelen zou { $needed } locomotief kosten
   *[other] Verdubbelen zou { $needed } locomotieven kosten
}; na het betalen heb je er { $have ->
    [0] geen over
   *[other] nog maar { $have } over
}.
reason-claim-route-no-majority = { $wild ->
    [0] Om deze route te verdubbelen moet je minstens zoveel kaarten van het terrein ({ $terrain }) hebben als elke andere speler: jij hebt er { $own }, maar een andere speler heeft er { $rival }.
    [one] Om deze route te verdubbelen moet je minstens zoveel kaarten van het terrein ({ $terrain }) hebben als elke andere speler: jij hebt er { $own } en speelt { $wild } locomotief, maar een andere speler heeft er { $rival }.
   *[other] Om deze route te verdubbelen moet je minstens zoveel kaarten van het terrein ({ $terrain }) hebben als elke andere speler: jij hebt er { $own } en speelt { $wild } locomotieven, maar een andere speler heeft er { $rival }.
}
reason-claim-route-too-few-terrain-cards = Verdubbelen kost { $needed ->
    [one] { $needed } terreinkaart
   *[other] { $needed } terreinkaarten
} ({ $terrain }); { $wild ->
    [0] je hebt er { $own }.
    [one] je hebt er { $own } en speelt { $wild } locomotief.
   *[other] je hebt er { $own } en speelt { $wild } locomotieven.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Je mag hier hoogstens { $max } locomotief als terrein spelen, niet { $wild }.
   *[other] Je mag hier hoogstens { $max } locomotieven als terrein spelen, niet { $wild }.
}
reason-tickets-none-left = Er zijn geen bestemmingskaarten meer om te trekken.
reason-tickets-none-on-offer = Je hebt geen bestemmingskaarten om uit te kiezen; trek er eerst.
reason-tickets-not-on-offer = ‘{ $ticket }’ hoort niet bij de bestemmingskaarten waaruit je kiest.
reason-tickets-named-twice = Je kunt een bestemmingskaart maar één keer houden.
reason-tickets-too-few-kept = { $needed ->
    [one] Houd minstens { $needed } bestemmingskaart; je koos er { $kept }.
   *[other] Houd minstens { $needed } bestemmingskaarten; je koos er { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Houd minstens { $needed } van je eerste bestemmingskaarten; je koos er { $kept }.
reason-pass-something-is-possible = Je mag alleen passen als je geen andere zet hebt.

## Why no game can begin; told behind a colon

obstacle-players = het spel is voor { $min } tot en met { $max } spelers, niet voor { $players }
obstacle-train-cards = er zijn te weinig treinkaarten ({ $cards }) voor { $players } spelers
obstacle-terrain-cards = er zijn te weinig terreinkaarten ({ $cards }) voor { $players } spelers
obstacle-tickets = er zijn te weinig bestemmingskaarten ({ $tickets }) voor { $players } spelers
obstacle-tickets-dealt = { $dealt ->
    [one] een speler die { $dealt } bestemmingskaart krijgt, kan er geen { $kept } houden
   *[other] een speler die { $dealt } bestemmingskaarten krijgt, kan er geen { $kept } houden
}
obstacle-tickets-drawn = { $drawn ->
    [one] een speler die { $drawn } bestemmingskaart trekt, kan er geen { $kept } houden
   *[other] een speler die { $drawn } bestemmingskaarten trekt, kan er geen { $kept } houden
}
obstacle-swept-for-ever = het aantal locomotieven waarbij de open kaarten worden vervangen, moet minstens 1 zijn
obstacle-route-without-points = { $length ->
    [one] de regels geven geen punten voor een route van { $length } vakje
   *[other] de regels geven geen punten voor een route van { $length } vakjes
}
obstacle-no-draws = een speler moet minstens één kaart kunnen nemen
obstacle-too-few-trains = { $trains ->
    [one] met maar { $trains } treintje per speler is de partij afgelopen voordat die begint
   *[other] met maar { $trains } treintjes per speler is de partij afgelopen voordat die begint
}

## What is wrong with the record of a game

fault-record-unreadable-file = het bestand is niet te lezen: { $error }.
fault-record-no-such-file = het bestand bestaat niet.
fault-record-empty = het bestand is leeg.
fault-record-too-large = het bestand is groter dan { $megabytes } MB, te groot voor een spelverslag.
fault-record-not-a-record = dit is geen verslag van een partij Okapi.
fault-record-unknown-format = het verslag heeft indeling { $format }, en deze versie van Okapi leest indeling { $known }.
fault-record-unreadable-line = de regel is beschadigd.
fault-record-edited = deze regel, of een eerdere, is achteraf gewijzigd.
fault-record-out-of-order = dit is gebeurtenis { $seq } en het had { $expected } moeten zijn: er ontbreken regels of ze staan in een andere volgorde.
fault-record-truncated = het verslag stopt hier zonder slotregel: het bestand is afgekapt.
fault-record-wrong-count = volgens de slotregel zijn het { $said } gebeurtenissen, maar het zijn er { $found }.
fault-record-after-the-end = er volgt nog iets na het einde van de partij.
fault-record-bad-board = het bord in het verslag is niet het bord waarop is gespeeld: ‘{ $board }’.
fault-record-other-board = er is gespeeld op ‘{ $board }’ of een andere versie daarvan, niet op dit ‘{ $given }’. Geef het juiste bord op met --board.
fault-record-bad-setup = zo kan geen partij beginnen: { $error }.
fault-record-against-the-rules = dit is tegen de regels: { $event } { $reason }
fault-record-not-what-follows = het verslag zegt ‘{ $event }’, maar volgens de regels zou het ‘{ $expected }’ moeten zijn.
fault-record-impossible-luck = ‘{ $event }’ kan hier niet gebeuren: die kaart is er niet meer.
fault-record-not-the-promised-luck = de gever heeft zijn belofte gebroken: ‘{ $event }’ had ‘{ $expected }’ moeten zijn.
fault-record-no-secret = het geheim van de gever ontbreekt, dus het delen is niet te controleren.
fault-record-wrong-secret = het geheim van de gever is niet het geheim dat vóór de partij was beloofd.
fault-record-not-finished = het verslag stopt midden in een beurt.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf
    .start = eén
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { COUNT($points, form: "digits", one: "punt", other: "punten") } voor { COUNT($spaces) }
