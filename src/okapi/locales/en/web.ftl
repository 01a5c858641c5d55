# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: railways in the heart of Africa
title-page = { $page } · Okapi
title-your-turn = ● Your turn · Okapi
page-navigation = Pages
home-link = Okapi, home page
rules-link = Rules
close = Close
web-nothing = nothing
web-refused = That was refused ({ $reason }).
reason-server-unreachable = The server cannot be reached. Is it running?
lost-title = Off the map
lost-text = There is nothing at this address.
lost-home = To the home page
seat-number = Player { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Heart of Africa, 1910
home-under-title = Lay railways across a continent: against strong bots, with friends far away, or around one table.
home-your-name = Your name
home-traveller = Traveller
home-solo = Play now
home-opponents = Opponents
home-level = Strength
home-play-now = Play against bots
home-friends = With friends
home-seats = Players
home-listed = Anyone may join
home-set-up = Set up a table
home-one-device = On one device
home-one-device-text = Pass the device on; a curtain hides your cards between turns.
home-person-name = Name of player { $number }
home-person-add = Add a player
home-person-remove = Remove { $name }
home-pass-and-play = Pass and play
home-mine = My games
home-mine-none = You have no games yet.
home-open = Open tables
home-open-none = Nobody is waiting for players just now.
home-watch = Watch
home-watch-none = No public game is being played just now.
home-unofficial = An unofficial, open implementation of published rules, with its own art and its own ticket deck.
options = Options
options-length = Length of the game
options-length-full = Full
options-length-medium = Medium
options-length-short = Short
options-tickets-drawn = Tickets in a draw
options-clock = Time for a move
options-clock-none = As long as it takes
options-clock-seconds = { $seconds } seconds
options-clock-minutes = { $minutes } minutes
options-clock-days = { $days ->
    [one] One day
   *[other] { $days } days
}
options-timeout = When time runs out
options-timeout-bot = A bot plays on
options-timeout-players = The others decide
list-your-turn = Your turn
list-lobby = Waiting for players
list-playing = In progress
list-over = Finished
list-closed = Closed
list-open-seats = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}

## Joining

join-title = You are invited
join-text = At the table: { $names }.
join-sit-down = Sit down
join-watch = Just watch
transfer-title = Play on this device
transfer-text = Another device of yours made this link. From now on this browser plays your games too.
transfer-take = Go on here

## Lobby

lobby-title = The table is set
lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-ready = Everyone is here. The host starts the game.
lobby-ready-host = Everyone is here. Start when you like.
lobby-seats = Seats
lobby-open-seat = open seat
lobby-you = (you)
lobby-away = (away)
lobby-seat-kind = Who plays on seat { $number }
lobby-person = A person
lobby-open = Open for a friend
lobby-make-open = Ask to leave
lobby-agreed = { $trains } trains each · { $tickets } tickets in a draw · time for a move: { $clock }
lobby-timeout-bot = If someone runs out of time, a bot plays on for them.
lobby-timeout-players = If someone runs out of time, the others decide: wait, or let a bot play.
lobby-listed = Listed among the open tables: anyone may sit down.
lobby-start = Start the game
lobby-leave = Leave the table
lobby-closed = This table was closed before the game began.
lobby-invite = Invite friends
lobby-invite-text = Whoever has this link can sit down. It works on any device that reaches this server.
lobby-invite-link = Invitation link
lobby-copy = Copy
lobby-copied = Copied
lobby-fair = A fair shuffle
lobby-fair-text = The dealer has sealed a secret. Add words of your own: cards follow from the secret and all words together, so nobody can choose them, and after the game everyone can check.
lobby-commitment = Seal:
lobby-words = Your words for the shuffle
lobby-words-example = anything you like

## Table

table-title = The table
table-loading = Unfolding the map …
table-reconnecting = The connection is lost. Trying again …
table-watching = You are watching
table-you = You
table-yours = Your desk
table-players = Players
table-score = Points
table-trains = Trains
table-cards = Cards
table-tickets-short = Tickets
table-terrain-of = Terrain cards of { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (most of all)
table-stand-in = (a bot plays)
table-late = (out of time)
table-let-bot-play = Let a bot play for the absent player
table-let-bot-play-late = Let a bot play for the late player
table-take-back = Play yourself again
table-clock = Time left
table-last-round = { $turns ->
    [one] Last round: one more turn
   *[other] Last round: { $turns } more turns
}
status-choose-tickets = Choose the tickets to keep.
status-others-choose = { $count ->
    [one] { $names } is still choosing tickets.
   *[other] { $names } are still choosing tickets.
}
status-late = { $player } is out of time.
status-late-you = Your time is up. You can still move, until the others let a bot play for you.
status-your-turn = Your turn: take cards, claim a route or draw tickets.
status-draw-again = Take your second card.
status-keep-tickets = Choose the tickets to keep.
status-other-turn = { $player } is on the move.
status-other-draws = { $player } takes a second card.
status-other-keeps = { $player } is choosing tickets.
status-over = The game is over.
status-past = You are looking at the past.
status-sending = One moment …
notify-your-turn = It is your turn.
handover = Pass the device to { $name }
curtain-title = { $name }’s turn
curtain-text = Hand the device to { $name }. Nobody else should look.
curtain-lift = I am { $name }

## Map

map = Map
map-title = Heart of Africa
map-subtitle = Railways, 1910
map-zoom-in = Closer
map-zoom-out = Farther
map-fit = The whole map
map-route-open = { $route }, { $colour }, { $length ->
    [one] one space
   *[other] { $length } spaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry with one locomotive
   *[other] , ferry with { $locomotives } locomotives
}
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] one space
   *[other] { $length } spaces
}{ $locomotives ->
    [0] {""}
    [one] , ferry with one locomotive
   *[other] , ferry with { $locomotives } locomotives
}. You can claim it.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] one space
       *[other] { $length } spaces
    }. Yours{ $doubled ->
        [true] , doubled ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] one space
       *[other] { $length } spaces
    }. { $player } owns it{ $doubled ->
        [true] , doubled ×2
       *[other] {""}
    }.
}

map-manual = The arrow keys lead from route to route, letters to a place by its name. Enter chooses a route, Escape leads back.

## Cards

market = Open cards and decks
market-take = Take { $card }
market-draw-train = Draw from the train car deck, { $count } left
market-draw-terrain = Draw from the terrain deck, { $count } left
market-draw-tickets = Draw tickets, { $count } left
market-empty = Empty
market-again = { $card }: once more to be sure
market-again-hint = Tap once more to take it.
market-pass = Pass
hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-title = Your hand
hand-cards = { $cards }: show what they pay for
hand-empty = No cards.

## Claiming

claim-facts = { $length ->
    [one] One space
   *[other] { $length } spaces
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , ferry: one locomotive
   *[other] , ferry: { $locomotives } locomotives
} · { $terrain }
claim-owned = { $who ->
    [you] This route is yours.
   *[other] { $player } owns this route.
}
claim-not-now = You can claim a route at the beginning of your turn.
claim-not-with = Not with { $card } cards.
claim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
claim-doubled = { $points } points with { $spent }
claim-majority = Doubling ({ $terrain }): { $locomotives ->
    [0] you { $own }
    [one] you { $own } + 1 locomotive = { $sum }
   *[other] you { $own } + { $locomotives } locomotives = { $sum }
}, { $rival ->
    [0] nobody else has any
   *[other] { $rivals } ({ $rival })
}: enough. It costs { $cost ->
    [one] one card
   *[other] { $cost } cards
}.
claim-confirm = Claim the route

## Tickets

tickets = Your tickets
tickets-none = No tickets yet.
ticket-is-done = Done
ticket-failed = Not done
ticket-trains-missing = { $trains ->
    [one] one train to go
   *[other] { $trains } trains to go
}
ticket-fits = { $trains ->
    [one] fits your network, one train to go
   *[other] fits your network, { $trains } trains to go
}
ticket-trains-beyond = { $trains ->
    [one] one train to go, and you have none
   *[other] { $trains } trains to go, more than you have
}
ticket-impossible = no way left
choose-tickets = { $count ->
    [one] Keep at least one ticket
   *[other] Keep at least { $count } tickets
}
choose-tickets-keep = { $count ->
    [one] Keep this ticket
   *[other] Keep these { $count } tickets
}
choose-tickets-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}

## Log and history

log = What happened
history = The game so far
history-first = To the beginning
history-back = One step back
history-forth = One step forth
history-where = { $step } of { $steps }
history-link = Copy link
history-now = Back to now

## Phone

phone-tabs = Desk
phone-cards = Cards
phone-tickets = Tickets
phone-players = Players
phone-log = Log

## The end

end-winner = { $who ->
    [you] { $points ->
        [one] You win with { $points } point
       *[other] You win with { $points } points
    }
   *[other] { $points ->
        [one] { $player } wins with { $points } point
       *[other] { $player } wins with { $points } points
    }
}
end-shared = { $names } share the victory
end-sheet = Score sheet
end-player = Player
end-routes = Routes
end-doubling = Doubling
end-tickets = Tickets
end-globetrotter = Globe­trotter
end-total = Total
end-rematch = Play again
end-to-rematch = To the rematch
end-look-back = Look back at the game
end-record = Download the record
end-chart = Points over the game
end-chart-start = start
end-chart-end = tickets
end-all-tickets = Everyone’s tickets
check-title = Was the shuffle fair?
check-text = The record holds the dealer’s secret. This browser can deal every card again from it and compare.
check-do = Check the shuffle
check-running = Dealing again …
check-fair = Fair: all { $draws } draws follow from the sealed secret and the players’ words.
check-failed = The record could not be fetched. Try again.
check-edited = Line { $line } of the record was changed after it was written.
check-no-secret = The record holds no secret.
check-wrong-secret = The secret is not the one that was sealed before the game.
check-not-dealt = Line { $line } of the record is not what the dealer should have dealt.
check-not-fair-luck = This game was not dealt by the fair dealer.
check-not-here = Browsers check seals only over https, or on your own machine. Download the record and use “okapi verify”.

## Settings

settings = Settings
settings-language = Language
settings-language-missing = { $language }: this language could not be loaded. Check the connection, then load the page again.
settings-language-auto = As the browser says ({ $language })
settings-theme = Paper
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Lamplight
settings-animation = Motion
settings-animation-auto = As the system
settings-animation-on = On
settings-animation-off = Off
settings-confirm = Ask before moves
settings-confirm-touch = On touch
settings-confirm-always = Always
settings-confirm-never = Never
settings-pace = Bots, in new games
settings-pace-instant = At once
settings-pace-fast = Fast
settings-pace-brisk = Brisk
settings-pace-calm = Calm
settings-shortcuts = Single keys do things (shortcuts)
settings-sound = Bell when it is my turn
settings-notify = Notify me when I look elsewhere

## Keyboard

keys = Keyboard shortcuts
keys-are-off = Shortcuts of a single key are switched off in the settings.
keys-cards = Taking cards
keys-train-card = Take an open train car card
keys-terrain-card = Take an open terrain card
keys-train-deck = Draw from the train car deck
keys-terrain-deck = Draw from the terrain deck
keys-draw-tickets = Draw tickets
keys-parts = Around the table
keys-to-map = To the map
keys-to-market = To the open cards, or the tickets on offer
keys-to-hand = To your hand
keys-to-tickets = To your tickets
keys-to-log = To what happened
keys-map = The map
keys-claimable = To the next or previous route that you can claim
keys-zoom = Closer, farther
keys-on-map = While you are on the map
keys-arrows = To the nearest route that way
keys-letters = To a place, by the beginning of its name
keys-around = Around a place, route by route
keys-ends = To the northernmost or southernmost route
keys-choose = Choose the route; choose how to pay
keys-pan = Move the map
keys-everywhere = Everywhere
keys-escape = Close, go back
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + arrows
key-letters = A … Z
