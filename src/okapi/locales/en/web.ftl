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
web-nothing = none
web-refused = That’s not possible ({ $reason }).
reason-server-unreachable = Can’t reach the server. Is it running?
lost-title = Off the map
lost-text = There’s nothing at this address.
lost-home = Go to the home page
seat-number = Player { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Heart of Africa, 1910
home-under-title = Build railways across a continent: against strong bots, with friends far away, or around one screen.
home-your-name = Your name
home-traveller = Traveller
home-solo = Play now
home-opponents = Opponents
home-level = Strength
home-play-now = Play against bots
home-friends = With friends
home-seats = Players
home-listed = Anyone can join
home-set-up = Set up a table
home-one-device = On one device
home-one-device-text = Pass one device around; your cards stay hidden between turns.
home-person-name = Name of player { $number }
home-person-add = Add a player
home-person-remove = Remove { $name }
home-pass-and-play = Pass and play
home-mine = My games
home-mine-none = You don’t have any games yet.
home-open = Open tables
home-open-none = No tables are looking for players right now.
home-watch = Watch
home-watch-none = No public games are being played right now.
tutorial-offer-title = New here?
tutorial-offer = Play a guided first game: it takes about five minutes and explains everything as you come across it.
tutorial-begin = Start the guided game
keeper = Score keeper
keeper-link = Score keeper for the board game
spoken-choice = Play at the text table, made for screen readers
home-unofficial = An unofficial, open-source implementation of the published rules, with its own artwork and its own ticket deck.
options = Options
options-length = Game length
options-length-full = Standard
options-length-medium = Medium
options-length-short = Short
options-tickets-drawn = Tickets per draw
options-tickets-drawn-text = Most rulebooks say { $tickets_in_most_editions }, the Russian one { $tickets_in_russian }.
options-clock = Time per move
options-clock-none = no limit
options-clock-seconds = { $seconds } seconds
options-clock-minutes = { $minutes } minutes
options-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
}
options-timeout = When time runs out
options-timeout-bot = A bot takes over
options-timeout-players = The others decide
list-your-turn = Your turn
list-lobby = Waiting for players
list-playing = In progress
list-over = Finished
list-closed = Closed
list-open-seats = { $count ->
    [one] { $count } open seat
   *[other] { $count } open seats
}

## Joining

join-title = You’re invited
join-text = At the table: { $names }.
join-sit-down = Sit down
join-watch = Just watch
transfer-title = Play on this device
transfer-text = You made this link on another device. With it, you can play your games in this browser too.
transfer-take = Continue here

## Lobby

lobby-title = The table is set
lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
lobby-ready = Everyone is here. Waiting for the host to start the game.
lobby-ready-host = Everyone is here. Start when you like.
lobby-seats = Seats
lobby-open-seat = open seat
lobby-you = (you)
lobby-away = (away)
lobby-seat-kind = Who plays in seat { $number }
lobby-person = A person
lobby-open = Open to a friend
lobby-make-open = Ask the player to leave
lobby-agreed = { $trains } trains each · { $tickets } tickets per draw · time per move: { $clock }
lobby-timeout-bot = If a player runs out of time, a bot takes over.
lobby-timeout-players = If a player runs out of time, the others decide whether to wait or let a bot take over.
lobby-listed = This table is listed: anyone can join.
lobby-start = Start the game
lobby-leave = Leave the table
lobby-closed = This table was closed before the game started.
lobby-invite = Invite friends
lobby-invite-text = Anyone with this link can take a seat, on any device that can reach this server.
lobby-invite-link = Invitation link
lobby-copy = Copy
lobby-copied = Copied
lobby-fair = Fair shuffle
lobby-fair-text = The dealer has sealed a secret. Add some words of your own: the cards depend on the secret and on everyone’s words together, so nobody can fix them, and after the game anyone can check.
lobby-commitment = Seal:
lobby-words = Your words for the shuffle
lobby-words-example = anything you like

## Table

table-title = The table
table-loading = Unfolding the map …
table-reconnecting = Connection lost. Reconnecting …
table-watching = You are watching
table-you = You
table-yours = Your cards and tickets
table-players = Players
table-score = Points
table-trains = Trains
table-cards = Cards
table-tickets-short = Tickets
table-terrain-of = Terrain cards: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (most or tied)
table-stand-in = (a bot plays)
table-late = (out of time)
table-let-bot-play = Let a bot play for the absent player
table-let-bot-play-late = Let a bot play for the player who is out of time
table-take-back = Take your seat back
table-clock = Time left
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h
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

## Map

map = Map
map-title = Heart of Africa
map-subtitle = Railways, 1910
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show the whole map
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

## Cards

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
hand-cards = { $cards }: show the routes this colour can pay for
hand-empty = You have no cards.

## Claiming

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
    [0] you { $own }
    [one] you { $own } + { $locomotives } locomotive = { $sum }
   *[other] you { $own } + { $locomotives } locomotives = { $sum }
}, { $rival ->
    [0] nobody else has any
   *[other] { $rivals } ({ $rival })
}: enough. It costs { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}.
claim-confirm = Claim the route

## Tickets

tickets = Your tickets
tickets-none = You have no tickets yet.
ticket-is-done = Completed
ticket-failed = Not completed
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

## Log and history

log = What happened
history = The game so far
history-first = Back to the start
history-back = One step back
history-forth = One step forward
history-where = { $step } of { $steps }
history-link = Copy link
history-now = Back to the present

## Phone

phone-tabs = Your cards and tickets
phone-cards = Cards
phone-tickets = Tickets
phone-players = Players
phone-log = Log

## The end

end-winner = { $who ->
    [you] { $points ->
        [one] You won with { $points } point!
       *[other] You won with { $points } points!
    }
   *[other] { $points ->
        [one] { $player } won with { $points } point
       *[other] { $player } won with { $points } points
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
end-to-rematch = Go to the rematch
end-look-back = Replay the game
end-review = Review the game
play-on = Play on from here
advice = Advice
end-record = Download the game record
end-chart = Score during the game
end-chart-start = start
end-chart-end = tickets
end-all-tickets = Everyone’s tickets
check-title = Was the shuffle fair?
check-text = The game record contains the dealer’s secret. From it, this browser can deal every card again and compare.
check-do = Check the shuffle
check-running = Dealing again …
check-fair = Fair: all { $draws } draws match the sealed secret and the players’ words.
check-failed = The game record could not be downloaded. Try again.
check-edited = Line { $line } of the record was changed after it was written.
check-no-secret = The record doesn’t contain the secret.
check-wrong-secret = This is not the secret that was sealed before the game.
check-not-dealt = Line { $line } of the record is not what the dealer should have dealt.
check-not-fair-luck = The fair dealer did not deal this game.
check-not-here = Browsers can check seals only over https or on your own computer. Download the record and run “okapi verify”.

## Settings

settings = Settings
settings-language = Language
settings-language-missing = { $language }: this language could not be loaded. Check your connection, then reload the page.
settings-language-auto = Browser default ({ $language })
settings-theme = Theme
settings-theme-auto = System default
settings-theme-light = Day
settings-theme-dark = Lamplight
settings-animation = Animations
settings-animation-auto = System default
settings-animation-on = On
settings-animation-quick = Quick
settings-animation-off = Off
settings-confirm = Confirm moves
settings-confirm-touch = On touch screens
settings-confirm-always = Always
settings-confirm-never = Never
settings-delay = Bot speed (new games)
settings-delay-instant = Instant
settings-delay-fast = Fast
settings-delay-brisk = Brisk
settings-delay-calm = Calm
settings-shortcuts = Single-key shortcuts
settings-volume = Sound volume
settings-notify = Notify me when it’s my turn and I’m in another window

## Keyboard

keys = Keyboard shortcuts
keys-are-off = Single-key shortcuts are switched off in the settings.
keys-cards = Drawing cards
keys-train-card = Take a face-up train car card
keys-terrain-card = Take a face-up terrain card
keys-train-deck = Draw from the train car deck
keys-terrain-deck = Draw from the terrain deck
keys-draw-tickets = Draw tickets
keys-parts = Around the table
keys-to-map = Go to the map
keys-to-market = Go to the face-up cards, or the tickets to choose from
keys-to-hand = Go to your hand
keys-to-tickets = Go to your tickets
keys-to-log = Go to the log
keys-map = The map
keys-claimable = Next or previous route you can claim
keys-plan = Plan the chosen route, or drop it
keys-zoom = Zoom in, zoom out
keys-on-map = On the map
keys-arrows = Nearest route in that direction
keys-letters = Place by the first letters of its name
keys-around = Around a place, route by route
keys-ends = Northernmost or southernmost route
keys-choose = Choose the route; choose how to pay
keys-pan = Move the map
keys-everywhere = Everywhere
keys-escape = Close or go back
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + arrows
key-letters = A … Z
