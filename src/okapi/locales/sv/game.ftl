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
card-white = vit
card-blue = blå
card-yellow = gul
card-orange = orange
card-black = svart
card-red = röd
card-green = grön
card-locomotive = lokomotiv

one-card-purple = ett lila kort
one-card-white = ett vitt kort
one-card-blue = ett blått kort
one-card-yellow = ett gult kort
one-card-orange = ett orange kort
one-card-black = ett svart kort
one-card-red = ett rött kort
one-card-green = ett grönt kort
one-card-locomotive = ett lokomotiv

cards-purple = { $count ->
    [one] { $count } lila
   *[other] { $count } lila
}
cards-white = { $count ->
    [one] { $count } vitt
   *[other] { $count } vita
}
cards-blue = { $count ->
    [one] { $count } blått
   *[other] { $count } blå
}
cards-yellow = { $count ->
    [one] { $count } gult
   *[other] { $count } gula
}
cards-orange = { $count ->
    [one] { $count } orange
   *[other] { $count } orange
}
cards-black = { $count ->
    [one] { $count } svart
   *[other] { $count } svarta
}
cards-red = { $count ->
    [one] { $count } rött
   *[other] { $count } röda
}
cards-green = { $count ->
    [one] { $count } grönt
   *[other] { $count } gröna
}
cards-locomotive = { $count ->
    [one] { $count } lokomotiv
   *[other] { $count } lokomotiv
}
cards-hidden = { $count ->
    [one] ett tågkort
   *[other] { $count } tågkort
}

## Terrain cards

terrain-desert = öken
terrain-jungle = djungel
terrain-mountain = berg

terrain-whole-desert = öken & savann
terrain-whole-jungle = djungel & skog
terrain-whole-mountain = berg & klippor

one-terrain-desert = ett ökenkort
one-terrain-jungle = ett djungelkort
one-terrain-mountain = ett bergskort

terrains-desert = { $count ->
    [one] { $count } ökenkort
   *[other] { $count } ökenkort
}
terrains-jungle = { $count ->
    [one] { $count } djungelkort
   *[other] { $count } djungelkort
}
terrains-mountain = { $count ->
    [one] { $count } bergskort
   *[other] { $count } bergskort
}

## The board

colour-purple = lila
colour-white = vit
colour-blue = blå
colour-yellow = gul
colour-orange = orange
colour-black = svart
colour-red = röd
colour-green = grön
colour-grey = grå

place-kind-city = stad
place-kind-waystation = mellanstation
place-kind-terminal = ändstation
place-kind-port = hamn

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Du börjar.
   *[other] { $player } börjar.
}
event-train-card-dealt = { $who ->
    [you] Du får { $card }.
   *[other] { $player } får { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } får ett tågkort.
   *[other] { $player } får { $count } tågkort.
}
event-terrain-card-dealt = { $who ->
    [you] Du får { $card }.
   *[other] { $player } får { $card }.
}
event-cards-dealt = { $who ->
    [you] Du får { $cards }.
   *[other] { $player } får { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Du väljer bland { $tickets }.
   *[other] { $player } väljer bland { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } erbjuds ett biljettkort.
   *[other] { $player } får { $count } biljettkort att välja bland.
}
event-train-card-laid = Vänds upp: { $cards }.
event-terrain-card-laid = Vänds upp: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Du behåller { $tickets }.
   *[other] { $player } behåller { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } har valt biljettkort.
event-train-card-taken = { $who ->
    [you] Du tar { $card }.
   *[other] { $player } tar { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Du tar { $card }.
   *[other] { $player } tar { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Du drar ett tågkort från högen.
       *[terrain] Du drar ett terrängkort från högen.
    }
   *[other] { $deck ->
        [train] { $player } drar ett tågkort från högen.
       *[terrain] { $player } drar ett terrängkort från högen.
    }
}
event-cards-drawn = { $who ->
    [you] Du drar { $cards } från { $decks ->
        [1] högen
       *[other] högarna
    }.
   *[other] { $player } drar { $cards } från { $decks ->
        [1] högen
       *[other] högarna
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Du tar { $taken } och drar { $drawn } från högen.
   *[other] { $player } tar { $taken } och drar { $drawn } från högen.
}
event-route-claimed = { $who ->
    [you] Du mutar in { $route } ({ $payment }) och får { $points } poäng.
   *[other] { $player } mutar in { $route } ({ $payment }) och får { $points } poäng.
}
event-route-claimed-doubled = { $who ->
    [you] Du mutar in { $route } ({ $payment }), dubblar med { $spent } och får { $points } poäng.
   *[other] { $player } mutar in { $route } ({ $payment }), dubblar med { $spent } och får { $points } poäng.
}
event-tickets-drawn = { $who ->
    [you] Du drar { $count ->
        [one] ett biljettkort
       *[other] { $count } biljettkort
    }.
   *[other] { $player } drar { $count ->
        [one] ett biljettkort
       *[other] { $count } biljettkort
    }.
}
event-tickets-kept = { $who ->
    [you] Du behåller { $kept }.
   *[other] { $player } behåller { $kept }.
}
event-tickets-kept-hidden = { $player } behåller { $kept ->
    [one] ett biljettkort
   *[other] { $kept } biljettkort
} och lämnar { $returned ->
    [0] inga
    [one] ett
   *[other] { $returned }
} tillbaka.
event-tickets-drawn-and-kept = Du drar biljettkort och behåller { $kept }.
event-passed = { $who ->
    [you] Du har inget möjligt drag och passar.
   *[other] { $player } har inget möjligt drag och passar.
}
event-setup-completed = Korten är utdelade. Nu väljer alla biljettkort.
event-starting-tickets-settled = Alla har valt. Behållna biljettkort: { $counts }.
event-display-swept = För många uppvända lokomotiv: alla uppvända tågkort kastas.
event-deck-rebuilt = { $deck ->
    [train] Kasthögen blandas till en ny tågkortshög.
   *[terrain] Kasthögen blandas till en ny terrängkortshög.
}
event-last-round-began = { $who ->
    [you] Du har nästan slut på tåg: alla får en tur till.
   *[other] { $player } har nästan slut på tåg: alla får en tur till.
}
event-turn-ended = { $who ->
    [you] Din tur är över.
   *[other] { $player } avslutar sin tur.
}
event-game-ended = { $reason ->
    [all-passed] Alla har passat: partiet är slut.
   *[last-round-over] Sista omgången är över, och därmed partiet.
}
player-count = { $who ->
    [you] du ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] du
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Den platsen finns inte vid det här bordet.
reason-turn-game-over = Partiet är slut.
reason-turn-not-yours = Det är en annan spelares tur.
reason-turn-already-chosen = Du har redan valt dina biljettkort; de andra är inte klara.
reason-turn-choose-tickets-first = Välj först vilka av dina första biljettkort du vill behålla.
reason-turn-keep-tickets-first = Välj först vilka av biljettkorten du drog som du vill behålla.
reason-turn-finish-drawing-first = Du har redan dragit ett kort; dra nu det andra.
reason-draw-not-face-up = Inget sådant kort ligger uppvänt ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Du får bara ta ett uppvänt lokomotiv som ditt första kort.
reason-draw-deck-empty = { $deck ->
    [train] Tågkortshögen är tom.
   *[terrain] Terrängkortshögen är tom.
}
reason-claim-route-unknown-route = Det finns ingen sträcka ”{ $route }” på den här spelplanen.
reason-claim-route-taken = Den här sträckan är redan inmutad.
reason-claim-route-twin-taken = Med så få spelare kan bara ett spår på en dubbelsträcka mutas in, och det andra är redan taget.
reason-claim-route-twin-is-yours = Du har redan det andra spåret på den här dubbelsträckan; ingen spelare får muta in båda.
reason-claim-route-too-few-trains = { $have ->
    [0] Sträckan kräver { $needed } tåg, och du har inga kvar.
    [one] Sträckan kräver { $needed } tåg, och du har { $have } kvar.
   *[other] Sträckan kräver { $needed } tåg, och du har { $have } kvar.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Sträckan har { $needed } ruta och kostar alltså { $needed } kort, inte { $paid }.
   *[other] Sträckan har { $needed } rutor och kostar alltså { $needed } kort, inte { $paid }.
}
reason-claim-route-mixed-colours = Bortsett från lokomotiv måste alla kort du betalar med ha samma färg.
reason-claim-route-wrong-colour = Du kan bara betala den här sträckan med kort i dess färg ({ $colour }) och lokomotiv.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Den här färjan måste betalas med minst { $needed } lokomotiv.
   *[other] Den här färjan måste betalas med minst { $needed } lokomotiv.
}
reason-claim-route-cards-not-in-hand = Du har inte de korten på handen.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] För att dubbla behövs { $needed } lokomotiv; efter betalningen har du { $have ->
        [0] inga
       *[other] { $have }
    } kvar.
   *[other] För att dubbla behövs { $needed } lokomotiv; efter betalningen har du { $have ->
        [0] inga
       *[other] { $have }
    } kvar.
}
reason-claim-route-no-majority = Du får bara dubbla den här sträckan om ingen har fler { $terrain ->
    [berg] bergskort
   *[other] { $terrain }kort
} än du: { $wild ->
    [0] du har { $own }
    [one] du har { $own } och spelar { $wild } lokomotiv
   *[other] du har { $own } och spelar { $wild } lokomotiv
}, en annan spelare har { $rival }.
reason-claim-route-too-few-terrain-cards = Att dubbla kostar { $needed } { $terrain ->
    [berg] bergskort
   *[other] { $terrain }kort
}{ $wild ->
    [0] , och du har { $own }.
    [one] ; du har { $own } och spelar { $wild } lokomotiv.
   *[other] ; du har { $own } och spelar { $wild } lokomotiv.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Du får spela högst { $max } lokomotiv som terräng här, inte { $wild }.
   *[other] Du får spela högst { $max } lokomotiv som terräng här, inte { $wild }.
}
reason-tickets-none-left = Det finns inga biljettkort kvar att dra.
reason-tickets-none-on-offer = Du har inga biljettkort att välja bland; dra biljettkort först.
reason-tickets-not-on-offer = ”{ $ticket }” är inte ett av biljettkorten du kan välja bland.
reason-tickets-named-twice = Du kan bara behålla varje biljettkort en gång.
reason-tickets-too-few-kept = { $needed ->
    [one] Behåll minst { $needed } biljettkort; du valde { $kept }.
   *[other] Behåll minst { $needed } biljettkort; du valde { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Behåll minst { $needed } av dina första biljettkort; du valde { $kept }.
reason-pass-something-is-possible = Du får bara passa om du inte kan göra något annat.

## Why no game can begin; told behind a colon

obstacle-players = spelet är för { $min } till { $max } spelare, inte { $players }
obstacle-train-cards = det finns för få tågkort ({ $cards }) för { $players } spelare
obstacle-terrain-cards = det finns för få terrängkort ({ $cards }) för { $players } spelare
obstacle-tickets = det finns för få biljettkort ({ $tickets }) för { $players } spelare
obstacle-tickets-dealt = en spelare som får { $dealt } biljettkort kan inte behålla { $kept }
obstacle-tickets-drawn = en spelare som drar { $drawn } biljettkort kan inte behålla { $kept }
obstacle-swept-for-ever = antalet lokomotiv som rensar de uppvända korten måste vara minst 1
obstacle-route-without-points = { $length ->
    [one] reglerna ger inga poäng för en sträcka på { $length } ruta
   *[other] reglerna ger inga poäng för en sträcka på { $length } rutor
}
obstacle-no-draws = en spelare måste kunna dra minst ett kort
obstacle-too-few-trains = med bara { $trains } tåg var skulle partiet vara slut innan det började

## What is wrong with the record of a game

fault-record-unreadable-file = filen går inte att läsa: { $error }.
fault-record-no-such-file = filen finns inte.
fault-record-empty = filen är tom.
fault-record-too-large = filen är större än { $megabytes } MB; så stort är inget protokoll.
fault-record-not-a-record = det här är inte ett protokoll från Okapi.
fault-record-unknown-format = protokollet har format { $format }, men den här versionen av Okapi läser format { $known }.
fault-record-unreadable-line = raden är skadad.
fault-record-edited = den här raden, eller en tidigare, har ändrats i efterhand.
fault-record-out-of-order = det här är händelse { $seq }, men här borde händelse { $expected } stå: rader saknas eller står i fel ordning.
fault-record-truncated = protokollet slutar här utan slutrad: filen är avklippt.
fault-record-wrong-count = antalet händelser är { $said } enligt slutraden, men det finns { $found }.
fault-record-after-the-end = det står mer efter partiets slut.
fault-record-bad-board = spelplanen i protokollet är inte den som spelades på: ”{ $board }”.
fault-record-other-board = partiet spelades på ”{ $board }” eller en annan version av den, inte på den här ”{ $given }”. Ange rätt spelplan med --board.
fault-record-bad-setup = ett parti kan inte börja så här: { $error }.
fault-record-against-the-rules = det här strider mot reglerna: { $event } { $reason }
fault-record-not-what-follows = i protokollet står ”{ $event }”, men enligt reglerna borde det vara ”{ $expected }”.
fault-record-impossible-luck = ”{ $event }” kan inte hända här: det kortet finns inte längre kvar.
fault-record-not-the-promised-luck = givaren bröt sitt löfte: ”{ $event }” borde vara ”{ $expected }”.
fault-record-no-secret = givarens hemlighet saknas, så given kan inte kontrolleras.
fault-record-wrong-secret = givarens hemlighet är inte den som utlovades före partiet.
fault-record-not-finished = protokollet slutar mitt i en tur.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = en, två, tre, fyra, fem, sex, sju, åtta, nio, tio
    .neuter = ett
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } för { COUNT($spaces) }
