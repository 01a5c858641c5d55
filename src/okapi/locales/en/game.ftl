# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), everything else as it stands alone, fit for brackets or after a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and a number of them

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
# A number of train car cards that nobody else sees, as the object of “draw”.
cards-hidden = { $count ->
    [one] a train car card
   *[other] { $count } train car cards
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

terrains-desert = { $count ->
    [one] { $count } desert card
   *[other] { $count } desert cards
}
terrains-jungle = { $count ->
    [one] { $count } jungle card
   *[other] { $count } jungle cards
}
terrains-mountain = { $count ->
    [one] { $count } mountain card
   *[other] { $count } mountain cards
}

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
    [you] You choose from { $tickets }.
   *[other] { $player } chooses from { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } gets a destination ticket to choose from.
   *[other] { $player } gets { $count } destination tickets to choose from.
}
event-train-card-laid = Turned face up: { $cards }.
event-terrain-card-laid = Turned face up: { $cards }.
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
# What a turn of drawing came to: $cards, $taken and $drawn are objects, such as “a red card and 2 blue”. $decks is how many
# decks they come from.
event-cards-drawn = { $who ->
    [you] You draw { $cards } from { $decks ->
        [1] the deck
       *[other] the decks
    }.
   *[other] { $player } draws { $cards } from { $decks ->
        [1] the deck
       *[other] the decks
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] You take { $taken } and draw { $drawn } from the deck.
   *[other] { $player } takes { $taken } and draws { $drawn } from the deck.
}
event-route-claimed = { $who ->
    [you] You claim { $route } with { $payment }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } claims { $route } with { $payment }, for { $points ->
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
event-tickets-kept-hidden = { $player } keeps { $kept ->
    [one] { $kept } ticket
   *[other] { $kept } tickets
} and returns { $returned }.
event-tickets-drawn-and-kept = You draw destination tickets and keep { $kept }.
event-passed = { $who ->
    [you] You have no possible move and pass.
   *[other] { $player } has no possible move and passes.
}
event-setup-completed = The cards are dealt. Everyone chooses destination tickets.
event-starting-tickets-settled = Everyone has chosen. Tickets kept: { $counts }.
event-display-swept = Too many face-up locomotives: all the face-up train car cards are discarded.
event-deck-rebuilt = { $deck ->
    [train] The discard pile is shuffled into a new train car deck.
   *[terrain] The discard pile is shuffled into a new terrain deck.
}
event-last-round-began = { $who ->
    [you] You are almost out of trains: everyone gets one more turn.
   *[other] { $player } is almost out of trains: everyone gets one more turn.
}
event-turn-ended = { $who ->
    [you] Your turn is over.
   *[other] { $player } ends the turn.
}
event-game-ended = { $reason ->
    [all-passed] Everyone has passed: the game is over.
   *[last-round-over] The last round is over, and so is the game.
}
player-count = { $who ->
    [you] you ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] you
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Rule { $rule })

reason-seat-unknown = There is no such seat at this table.
reason-turn-game-over = The game is over.
reason-turn-not-yours = It’s another player’s turn.
reason-turn-already-chosen = You have already chosen your tickets; the others are still choosing.
reason-turn-choose-tickets-first = First choose which of your starting tickets to keep.
reason-turn-keep-tickets-first = First choose which of the tickets you drew to keep.
reason-turn-finish-drawing-first = You have already drawn one card; now draw your second.
reason-draw-not-face-up = There is no face-up { $card } card.
reason-draw-locomotive-is-a-whole-turn = You can take a face-up locomotive only as your first card.
reason-draw-deck-empty = { $deck ->
    [train] The train car deck is empty.
   *[terrain] The terrain deck is empty.
}
reason-claim-route-unknown-route = There is no route “{ $route }” on this board.
reason-claim-route-taken = This route has already been claimed.
reason-claim-route-twin-taken = With so few players, only one track of a double route can be claimed, and the other one is already taken.
reason-claim-route-twin-is-yours = You already have the other track of this double route; no player can claim both.
reason-claim-route-too-few-trains = { $needed ->
    [one] This route needs { $needed } train, and you have { $have } left.
   *[other] This route needs { $needed } trains, and you have { $have } left.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] This route has { $needed } space, so it costs { $needed } card, not { $paid }.
   *[other] This route has { $needed } spaces, so it costs { $needed } cards, not { $paid }.
}
reason-claim-route-mixed-colours = Apart from locomotives, all the cards you pay must be the same colour.
reason-claim-route-wrong-colour = You can pay for this route only with { $colour } cards and locomotives.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] You must pay for this ferry with at least { $needed } locomotive.
   *[other] You must pay for this ferry with at least { $needed } locomotives.
}
reason-claim-route-cards-not-in-hand = You don’t have those cards.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Doubling would take { $needed } locomotive; after paying for the route you have { $have } left.
   *[other] Doubling would take { $needed } locomotives; after paying for the route you have { $have } left.
}
reason-claim-route-no-majority = { $wild ->
    [0] To double this route, you must have the most { $terrain } cards, or be tied for most: you have { $own }, but another player has { $rival }.
    [one] To double this route, you must have the most { $terrain } cards, or be tied for most: you have { $own } and play { $wild } locomotive, but another player has { $rival }.
   *[other] To double this route, you must have the most { $terrain } cards, or be tied for most: you have { $own } and play { $wild } locomotives, but another player has { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Doubling costs { $needed ->
        [one] { $needed } { $terrain } card
       *[other] { $needed } { $terrain } cards
    }, and you have { $own }.
    [one] Doubling costs { $needed ->
        [one] { $needed } { $terrain } card
       *[other] { $needed } { $terrain } cards
    }; you have { $own } and play { $wild } locomotive.
   *[other] Doubling costs { $needed ->
        [one] { $needed } { $terrain } card
       *[other] { $needed } { $terrain } cards
    }; you have { $own } and play { $wild } locomotives.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] You can play at most { $max } locomotive as terrain here, not { $wild }.
   *[other] You can play at most { $max } locomotives as terrain here, not { $wild }.
}
reason-tickets-none-left = There are no destination tickets left to draw.
reason-tickets-none-on-offer = You have no tickets to choose from; draw tickets first.
reason-tickets-not-on-offer = “{ $ticket }” is not one of the tickets you can choose from.
reason-tickets-named-twice = You can keep each ticket only once.
reason-tickets-too-few-kept = { $needed ->
    [one] Keep at least { $needed } ticket; you chose { $kept }.
   *[other] Keep at least { $needed } tickets; you chose { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Keep at least { $needed } of your starting tickets; you chose { $kept }.
reason-pass-something-is-possible = You can pass only when you have no other move.

## Why no game can start; shown after a colon

obstacle-players = the game is for { $min } to { $max } players, not { $players }
obstacle-train-cards = there are too few train car cards ({ $cards }) for { $players } players
obstacle-terrain-cards = there are too few terrain cards ({ $cards }) for { $players } players
obstacle-tickets = there are too few destination tickets ({ $tickets }) for { $players } players
obstacle-tickets-dealt = { $dealt ->
    [one] a player who is dealt { $dealt } ticket cannot keep { $kept }
   *[other] a player who is dealt { $dealt } tickets cannot keep { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] a player who draws { $drawn } ticket cannot keep { $kept }
   *[other] a player who draws { $drawn } tickets cannot keep { $kept }
}
obstacle-swept-for-ever = the number of locomotives that clears the display must be at least 1
obstacle-route-without-points = { $length ->
    [one] the rules give no points for a route of { $length } space
   *[other] the rules give no points for a route of { $length } spaces
}
obstacle-no-draws = a player must be able to draw at least one card
obstacle-too-few-trains = { $trains ->
    [one] with only { $trains } train each, the game would be over before it started
   *[other] with only { $trains } trains each, the game would be over before it started
}

## What is wrong with the record of a game

fault-record-unreadable-file = the file cannot be read: { $error }.
fault-record-no-such-file = there is no such file.
fault-record-empty = the file is empty.
fault-record-too-large = the file is larger than { $megabytes } MB, too large for a game record.
fault-record-not-a-record = this is not an Okapi game record.
fault-record-unknown-format = the record uses format { $format }, but this version of Okapi reads format { $known }.
fault-record-unreadable-line = the line is damaged.
fault-record-edited = this line, or one before it, was changed after it was written.
fault-record-out-of-order = this is event { $seq }, but event { $expected } should come next: lines are missing or out of order.
fault-record-truncated = the record stops here without an end line: the file was cut off.
fault-record-wrong-count = the end line counts { $said } events, but there are { $found }.
fault-record-after-the-end = there is more after the end of the game.
fault-record-bad-board = the board in the record is not the one it was played on: “{ $board }”.
fault-record-other-board = the game was played on “{ $board }” or another version of it, not on this “{ $given }”. Name the right board with --board.
fault-record-bad-setup = no game can start like this: { $error }.
fault-record-against-the-rules = this breaks the rules: { $event } { $reason }
fault-record-not-what-follows = the record says “{ $event }”, but under the rules it should be “{ $expected }”.
fault-record-impossible-luck = “{ $event }” cannot happen here: that card or ticket is no longer available.
fault-record-not-the-promised-luck = the dealer broke its promise: “{ $event }” should be “{ $expected }”.
fault-record-no-secret = the dealer’s secret is missing, so the deal cannot be checked.
fault-record-wrong-secret = the dealer’s secret is not the one promised before the game.
fault-record-not-finished = the record stops in the middle of a turn.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = one, two, three, four, five, six, seven, eight, nine, ten
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } for { COUNT($spaces) }
