# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: railways in the heart of Africa
title-page = { $page } · Okapi
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
# What something is called, and what it is about or says.
labelled = { $label }: { $text }

## Home

home-over-title = Heart of Africa, 1910
home-under-title = Build railways across a continent: against strong bots, with friends far away, or around one screen.
home-your-name = Your name
home-traveller = Traveller
home-solo = Play now
home-opponents = Opponents
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
home-open = Open tables
home-open-none = No tables are looking for players right now.
home-watch = Watch
home-watch-none = No public games are being played right now.
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

## Lobby

lobby-agreed = { $trains } trains each · { $tickets ->
    [one] { $tickets } ticket per draw
   *[other] { $tickets } tickets per draw
} · time per move: { $clock }
lobby-timeout-bot = If a player runs out of time, a bot takes over.
lobby-timeout-players = If a player runs out of time, the others decide whether to wait or let a bot take over.
lobby-listed = This table is listed: anyone can join.
lobby-copy = Copy
lobby-copied = Copied

## Table

table-loading = Unfolding the map …
table-you = You
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } h { $minutes } min
table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

## Map

map = Map
map-fit = Show the whole map

## Tickets

tickets = Your tickets
ticket-failed = Not completed

## Log and history

history = The game so far
history-first = Back to the start
history-back = One step back
history-forth = One step forward
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
settings-follow = Move the map to the routes that others claim
livery-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[black] black
}
livery-choose = { $name }: { $colour }. Choose another colour
livery-taken = { $colour }, taken by { $name }
legend-free = A free route: empty spaces in its colour
legend-grey = A grey route: cards of any one colour
legend-taken = A claimed route: a train with its owner’s colour and sign
legend-claimable = You can claim it now
legend-wanted = Useful for your tickets
legend-planned = In your plan, which only you see
legend-fresh = Claimed since your last turn
history-play = Play
history-turn-back = One turn back
history-turn-forth = One turn forward
settings-delay-now = Bot speed (this game)
map-title = Heart of Africa
