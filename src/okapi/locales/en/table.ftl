# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = Since your last turn
news-where = { $step } of { $steps }
news-earlier = Previous move
news-later = Next move
market-trains = Face-up train car cards
market-terrains = Face-up terrain
market-deck = Deck
market-deck-ticket = Tickets
hand-terrain = Your terrain
legend = Points and signs
market-not-now = You can’t take that now.
market-not-your-turn = Wait for your turn.
market-second-card = You are drawing cards: take your second card first.
history-slider = Moment of the game
history-pause = Pause
history-speed = { $speed }× speed
map-wanted = Useful for your tickets.
map-planned = In your plan.
table-bot-wanted = You’d like a bot to take over. Waiting for the others to agree.
table-comes-back = A bot makes this move. After that you play again.
title-rematch = ● Rematch · Okapi
# Ways out of a game that is not over.
leave-menu = Leave the table
leave-home = Home page
leave-home-text = The game waits for you; come back any time.
leave-for-good = Leave for good
leave-for-good-sure = Yes, leave for good
leave-for-good-text = A bot will play your seat to the end. You can’t take it back.
table-left = (left; a bot plays on)
status-ended = This game was ended early. You can look back at it.
spoken-news-left = { $player } has left the game for good; a bot plays on.
# Ratings: games that count for them, how they are shown, and the list of players.
spoken-since-notification = Since the notification:
rating-after = Ratings after this game
# $rating: a rating-value or rating-provisional; $change: +12 or −8.
rating-line = { $player }: { $rating } ({ $change })
leave-for-good-rated = This game is rated: if you leave, you come last.
# A notification was tapped, and the game has gone on since it was sent.
news-since-notification = Since the notification
news-notification-moment = Show that moment
title-your-turn = ● Your turn · Okapi
table-title = The table
table-reconnecting = Connection lost. Reconnecting …
table-watching = You are watching
table-yours = Your cards and tickets
table-players = Players
table-score = Points
table-trains = Trains
table-cards = Cards
table-tickets-short = Tickets
table-terrain-of = { $who ->
    [you] Your terrain cards
   *[other] Terrain cards: { $player }
}
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (most or tied)
table-stand-in = (a bot plays)
table-late = (out of time)
table-let-bot-play = Let a bot play for the absent player
table-let-bot-play-late = Let a bot play for the player who is out of time
table-take-back = Take your seat back
table-clock = Time left
table-last-round = { $turns ->
    [one] Last round: one more turn
   *[other] Last round: { $turns } more turns
}
table-last-round-now = Last round: this is your last turn
table-last-round-yet = Last round: one more turn for you
table-last-round-done = Last round: you’ve had your last turn
status-choose-tickets = Choose the tickets to keep.
status-others-choose = { $count ->
    [one] { $names } is still choosing tickets.
   *[other] { $names } are still choosing tickets.
}
status-late = { $player } is out of time.
status-late-you = You’re out of time. You can still move until the others let a bot take over.
status-your-turn = Your turn: draw cards, claim a route or draw tickets.
status-your-turn-brief = Your turn
status-draw-again = Take your second card.
status-keep-tickets = Choose the tickets to keep.
status-other-turn = It’s { $player }’s turn.
status-other-draws = { $player } is drawing a second card.
status-other-keeps = { $player } is choosing tickets.
status-over = The game is over.
status-past = You’re looking back at an earlier turn.
status-sending = One moment …
notify-your-turn = It’s your turn.
handover = Pass the device to { $name }
curtain-title = { $name }’s turn
curtain-text = Hand the device to { $name }. No peeking, everyone else!
curtain-lift = I am { $name }
map-subtitle = Railways, 1910
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-route-open = { $route }, { $colour }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry with { $locomotives } locomotive
   *[other] , ferry with { $locomotives } locomotives
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry with { $locomotives } locomotive
   *[other] , ferry with { $locomotives } locomotives
}. You can claim it.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. Yours{ $doubled ->
        [true] , doubled
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. Claimed by { $player }{ $doubled ->
        [true] , doubled
       *[other] {""}
    }.
}
map-manual = Use the arrow keys to move from route to route, or type the first letters of a place. Press Enter to choose a route, Escape to go back.
market = Face-up cards and decks
market-take = Take { $card }
market-draw-train = Draw from the train car deck, { $count } left
market-draw-terrain = Draw from the terrain deck, { $count } left
market-draw-tickets = Draw tickets, { $count } left
market-empty = Empty
market-again = { $card }: press again to confirm
market-again-hint = Tap again to take it.
market-pass = Pass
hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-title = Your hand
hand-cards = { $cards }: show the routes you can pay for this way
hand-empty = You have no cards.
claim-facts = { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , ferry: { $locomotives } locomotive
   *[other] , ferry: { $locomotives } locomotives
} · { $terrain }
claim-owned = { $who ->
    [you] This route is yours.
   *[other] { $player } has claimed this route.
}
claim-not-now = You can claim a route only at the start of your turn.
claim-not-with = You can’t pay for it with { $card } cards.
claim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
claim-doubled = { $points } points with { $spent }
claim-majority = Doubling ({ $terrain }): { $locomotives ->
    [0] you ({ $own })
    [one] you ({ $own } + { $locomotives } locomotive = { $sum })
   *[other] you ({ $own } + { $locomotives } locomotives = { $sum })
}, { $rival ->
    [0] nobody else has any
   *[other] { $rivals } ({ $rival })
}: enough. It costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}.
claim-confirm = Claim the route
tickets-none = You have no tickets yet.
ticket-is-done = Completed
ticket-trains-missing = { $trains ->
    [one] { $trains } space to go
   *[other] { $trains } spaces to go
}
ticket-fits = { $trains ->
    [one] fits your network, { $trains } space to go
   *[other] fits your network, { $trains } spaces to go
}
ticket-trains-beyond = { $trains ->
    [one] { $trains } space to go, but too few trains left
   *[other] { $trains } spaces to go, but too few trains left
}
ticket-impossible = no longer possible
choose-tickets = { $count ->
    [one] Keep at least one ticket
   *[other] Keep at least { $count } tickets
}
choose-tickets-keep = { $count ->
    [one] Keep this ticket
   *[other] Keep these { $count } tickets
}
choose-tickets-more = { $count ->
    [one] Choose one more ticket
   *[other] Choose { $count } more tickets
}
log = What happened
history-where = { $step } of { $steps }
history-link = Copy link
# Under “Your turn”, on a phone: the three things that a turn can be.
status-can-do = Cards, a route or tickets
# In the legend, beside a frame around a number of terrain cards.
legend-majority = Most cards of a terrain, or tied for most: this player can double routes of that terrain
spoken-title = Text table
spoken-link = Text table, for screen readers
spoken-map-link = Table with the map
spoken-coach-thinks = The coach is thinking.
spoken-news-claimed = { $doubled ->
    [true] { $player } claims { $route }, doubled, for { $points } points.
   *[false] { $player } claims { $route } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } draws tickets and keeps { $count }.
   *[other] { $player } draws tickets and keeps { $count }.
}
rules-picture-terrain = Each terrain card doubles routes of three colours
spoken-news-cards = { $count ->
    [one] { $player } takes a card.
   *[other] { $player } takes { $count } cards.
}
rules-why = Why? Rule { $rule }
