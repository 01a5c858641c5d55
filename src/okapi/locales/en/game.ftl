# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = purple
card-white = white
card-blue = blue
card-yellow = yellow
card-orange = orange
card-black = black
card-red = red
card-green = green
card-locomotive = locomotive

one-card-purple = a purple card
one-card-white = a white card
one-card-blue = a blue card
one-card-yellow = a yellow card
one-card-orange = an orange card
one-card-black = a black card
one-card-red = a red card
one-card-green = a green card
one-card-locomotive = a locomotive

cards-purple = { $count } purple
cards-white = { $count } white
cards-blue = { $count } blue
cards-yellow = { $count } yellow
cards-orange = { $count } orange
cards-black = { $count } black
cards-red = { $count } red
cards-green = { $count } green
cards-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}

## Terrain cards

terrain-desert = desert
terrain-jungle = jungle
terrain-mountain = mountain

terrain-whole-desert = desert & savanna
terrain-whole-jungle = jungle & forest
terrain-whole-mountain = mountain & cliff

one-terrain-desert = a desert card
one-terrain-jungle = a jungle card
one-terrain-mountain = a mountain card

terrains-desert = { $count } desert
terrains-jungle = { $count } jungle
terrains-mountain = { $count } mountain

## The board

colour-purple = purple
colour-white = white
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-black = black
colour-red = red
colour-green = green
colour-grey = grey

place-kind-city = city
place-kind-waystation = way station
place-kind-terminal = terminal
place-kind-port = port

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Wanderer
bot-random-text = does anything that is allowed
bot-greedy = Magpie
bot-greedy-text = takes what shines most
bot-opportunist = Chancer
bot-opportunist-text = builds what the cards happen to pay for
bot-racer = Express
bot-racer-text = long routes, and over soon
bot-long-route = Trunk Line
bot-long-route-text = saves for the longest routes
bot-hungry = Collector
bot-hungry-text = never has enough tickets
bot-route-focused = Surveyor
bot-route-focused-text = builds the shortest paths
bot-hoarder = Hoarder
bot-hoarder-text = gathers terrain, then scores twice
bot-planner = Engineer
bot-planner-text = plans everything together, the strongest

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] You are the starting player.
   *[other] { $player } is the starting player.
}
event-train-card-dealt = { $who ->
    [you] You get { $card }.
   *[other] { $player } gets { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } gets a train car card.
   *[other] { $player } gets { $count } train car cards.
}
event-terrain-card-dealt = { $who ->
    [you] You get { $card }.
   *[other] { $player } gets { $card }.
}
event-cards-dealt = { $who ->
    [you] You get { $cards }.
   *[other] { $player } gets { $cards }.
}
event-ticket-dealt = { $who ->
    [you] You may choose from { $tickets }.
   *[other] { $player } may choose from { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } gets a destination ticket to choose from.
   *[other] { $player } gets { $count } destination tickets to choose from.
}
event-train-card-laid = Laid face up: { $cards }.
event-terrain-card-laid = Laid face up: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] You keep { $tickets }.
   *[other] { $player } keeps { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } has chosen destination tickets.
event-train-card-taken = { $who ->
    [you] You take { $card }.
   *[other] { $player } takes { $card }.
}
event-terrain-card-taken = { $who ->
    [you] You take { $card }.
   *[other] { $player } takes { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] You draw from the train car deck.
       *[terrain] You draw from the terrain deck.
    }
   *[other] { $deck ->
        [train] { $player } draws from the train car deck.
       *[terrain] { $player } draws from the terrain deck.
    }
}
event-route-claimed = { $who ->
    [you] You claim { $route } with { $payment } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } claims { $route } with { $payment } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-route-claimed-doubled = { $who ->
    [you] You claim { $route } with { $payment }, doubled with { $spent }, for { $points } points.
   *[other] { $player } claims { $route } with { $payment }, doubled with { $spent }, for { $points } points.
}
event-tickets-drawn = { $who ->
    [you] You draw { $count ->
        [one] a destination ticket
       *[other] { $count } destination tickets
    }.
   *[other] { $player } draws { $count ->
        [one] a destination ticket
       *[other] { $count } destination tickets
    }.
}
event-tickets-kept = { $who ->
    [you] You keep { $kept }.
   *[other] { $player } keeps { $kept }.
}
event-tickets-kept-hidden = { $player } keeps { $kept } and returns { $returned }.
event-passed = { $who ->
    [you] You can do nothing, and pass.
   *[other] { $player } can do nothing, and passes.
}
event-setup-completed = Everything is dealt; everyone chooses destination tickets.
event-starting-tickets-settled = Everyone has chosen. Tickets kept: { $counts }.
event-display-swept = Three locomotives lay face up: all open train car cards are discarded.
event-deck-rebuilt = { $deck ->
    [train] The train car deck is made anew from its discard pile.
   *[terrain] The terrain deck is made anew from its discard pile.
}
event-last-round-began = { $who ->
    [you] You are down to your last trains: everyone has one more turn.
   *[other] { $player } is down to the last trains: everyone has one more turn.
}
event-turn-ended = { $who ->
    [you] Your turn is over.
   *[other] { $player } ends the turn.
}
event-game-ended = { $reason ->
    [all-passed] Everyone has passed: the game is over.
   *[last-round-over] The last round is over, and with it the game.
}
player-count = { $who ->
    [you] you ({ $count })
   *[other] { $player } ({ $count })
}

## Why an action is refused

refused = { $reason } (Rule { $rule })

reason-seat-unknown = There is no such seat at this table.
reason-turn-game-over = The game is over.
reason-turn-not-yours = It is another player’s turn.
reason-turn-already-chosen = You have chosen your tickets already; the others are still choosing.
reason-turn-choose-tickets-first = First choose which of your starting tickets to keep.
reason-turn-keep-tickets-first = First choose which of the drawn tickets to keep.
reason-turn-finish-drawing-first = You have begun to draw cards; draw the second one.
reason-draw-not-face-up = No { $card } card lies face up.
reason-draw-locomotive-is-a-whole-turn = A face-up locomotive is a whole turn: it cannot be the second card.
reason-draw-deck-empty = { $deck ->
    [train] The train car deck is empty.
   *[terrain] The terrain deck is empty.
}
reason-claim-route-unknown-route = There is no route “{ $route }” on this board.
reason-claim-route-taken = That route has been claimed already.
reason-claim-route-twin-taken = With so few players, only one track of a double route may be claimed, and the other one has been.
reason-claim-route-twin-is-yours = You own the other track of this double route; nobody may have both.
reason-claim-route-too-few-trains = { $have ->
    [one] The route needs { $needed } trains, and you have { $have } left.
   *[other] The route needs { $needed } trains, and you have { $have } left.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] The route has { $needed } space, so it costs { $needed } card, not { $paid }.
   *[other] The route has { $needed } spaces, so it costs { $needed } cards, not { $paid }.
}
reason-claim-route-mixed-colours = All cards of a payment are of one colour, apart from locomotives.
reason-claim-route-wrong-colour = The route takes { $colour } cards and locomotives, nothing else.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] This ferry needs at least { $needed } locomotive in its payment.
   *[other] This ferry needs at least { $needed } locomotives in its payment.
}
reason-claim-route-cards-not-in-hand = You do not hold those cards.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Doubling would take { $needed } locomotive; after the payment you have { $have } left.
   *[other] Doubling would take { $needed } locomotives; after the payment you have { $have } left.
}
reason-claim-route-no-majority = { $wild ->
    [0] You can double it only if nobody has more { $terrain } cards: you have { $own }, another player has { $rival }.
    [one] You can double it only if nobody has more { $terrain } cards: you have { $own } and play { $wild } locomotive, another player has { $rival }.
   *[other] You can double it only if nobody has more { $terrain } cards: you have { $own } and play { $wild } locomotives, another player has { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Doubling costs { $needed } { $terrain }, and you have { $own }.
    [one] Doubling costs { $needed } { $terrain }; you have { $own } and play { $wild } locomotive.
   *[other] Doubling costs { $needed } { $terrain }; you have { $own } and play { $wild } locomotives.
}
reason-claim-route-too-many-locomotives = { $most ->
    [one] At most { $most } locomotive is of use as terrain here, not { $wild }.
   *[other] At most { $most } locomotives are of use as terrain here, not { $wild }.
}
reason-tickets-none-left = There are no destination tickets left to draw.
reason-tickets-none-on-offer = There are no tickets to choose from; draw tickets first.
reason-tickets-not-on-offer = “{ $ticket }” is not one of the tickets to choose from.
reason-tickets-named-twice = A ticket can be kept only once.
reason-tickets-too-few-kept = { $needed ->
    [one] Keep at least { $needed } ticket; you named { $kept }.
   *[other] Keep at least { $needed } tickets; you named { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Keep at least { $needed } of the tickets you start with; you named { $kept }.
reason-pass-something-is-possible = Passing is only for those who can do nothing else.

## Why no game can begin; told behind a colon

obstacle-players = the game is for { $fewest } to { $most } players, not { $players }
obstacle-train-cards = there are too few train car cards ({ $cards }) to deal to { $players } players
obstacle-terrain-cards = there are too few terrain cards ({ $cards }) to deal to { $players } players
obstacle-tickets = there are too few destination tickets ({ $tickets }) to deal to { $players } players
obstacle-tickets-dealt = of { $dealt } tickets dealt, { $kept } cannot be kept
obstacle-tickets-drawn = of { $drawn } tickets drawn, { $kept } cannot be kept
obstacle-swept-for-ever = the open cards are replaced for a number of locomotives, not for none: it would go on for ever
obstacle-route-without-points = there are no points for a route of { $length } spaces
obstacle-no-draws = a turn of drawing needs at least one draw
obstacle-too-few-trains = so few trains ({ $trains }) would end the game before it starts

## What is wrong with the record of a game

fault-record-unreadable-file = it cannot be read: { $error }.
fault-record-empty = the file is empty.
fault-record-too-large = the file is larger than { $megabytes } megabytes, which no record of a game is.
fault-record-not-a-record = this is not the record of an Okapi game.
fault-record-unknown-format = it is written in format { $format }, and this version of Okapi reads format { $known }.
fault-record-unreadable-line = the line is damaged: { $error }.
fault-record-edited = the line, or one before it, was changed after it was written.
fault-record-out-of-order = it is event { $seq } and should be event { $expected }: lines are missing or in another order.
fault-record-truncated = this is the last line, and no end follows: the file was cut off.
fault-record-wrong-count = the end speaks of { $said } events, and there are { $found }.
fault-record-after-the-end = something follows after the end of the game.
fault-record-other-board = it was played on another board, or another version of it: “{ $board }”, not this “{ $given }”. Name the right one with --board.
fault-record-bad-setup = no game can begin like this: { $error }.
fault-record-against-the-rules = against the rules: { $event } { $reason }
fault-record-not-what-follows = it says “{ $event }”, but what follows by the rules is “{ $expected }”.
fault-record-impossible-luck = “{ $event }” cannot happen here: no such card or ticket is left.
fault-record-not-the-promised-luck = the dealer did not deal as promised: “{ $event }” should be “{ $expected }”.
fault-record-no-secret = the dealer’s secret is missing, so the luck cannot be checked.
fault-record-wrong-secret = the dealer’s secret is not the one promised before the game.
fault-record-not-finished = the record stops in the middle of a move.
