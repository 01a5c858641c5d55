# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = A railway game set in the heart of Africa: play against bots, simulate, check and retell games.
command-play = Play against bots in the terminal.
command-simulate = Let bots play many games and count what happens. The same seed gives the same games everywhere.
command-simulate-numbers = What --json prints: games, players, engine and seconds; decisions, all choices made in all games; games_per_second; mean_score, the final score, mean of all seats; mean_tickets_completed, mean of all seats; mean_turns, the turns of all players in a game, the last one included; doubled_routes, the total over all games.
command-board = Show the board as tables: places, routes, tickets, totals.
command-board-check = Check a board file: print every problem with it, or that it is fine.
command-verify = Check records of games: that they are whole, unchanged, within the rules, and that the luck was fair.
command-replay = Tell a recorded game in words, turn by turn.
command-bots = List the bots.

option-version = Show the version and leave.
option-language = The language to speak, such as fr; without it, the language of your system.
option-plain = Say everything in plain lines, for screen readers: no tables, no colours.
option-help = Show this help and leave.
option-install-completion = Set up completion for this shell.
option-show-completion = Show the completion script for this shell.
option-board = A board file; the built-in board if left out.
option-board-file = A board file.
option-players = How many players there are, 2 to 5.
option-bots = The bots at the table, by name, with commas; a single name is for all seats. `okapi bots` lists them.
option-play-seed = Deal from a seed, always the same game. Without it the dealer is provably fair.
option-simulate-seed = The seed of the games: the same one gives the same games.
option-resume = Go on with a game that was saved.
option-name = Your name, for the record. With --resume: which seat is yours.
option-words = Your words for the provably fair dealer; without them you are asked.
option-tickets-drawn = How many destination tickets are drawn at a time: 4, or 3 as in the Russian edition.
option-games = How many games to play.
option-records = Write a record of every game into this folder.
option-engine = What plays the games: referee, compiled or gpu. Without it, the fastest that can play them; the games are the same.
option-json = Print one JSON object instead of a table.
option-record = A record, as `okapi play` and `okapi simulate` write them.
option-as = Tell only what this seat saw: a number from 1, or the player’s name.

version = okapi { $version }

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Usage: { $usage }
usage-options-here = [options]
usage-command-here = command
usage-arguments = What it works on
usage-options = Options
usage-commands = Commands
usage-required = { $text } (required)
usage-default = { $text } (otherwise: { $default })

## A command that is used wrongly

unknown-language = There is no language “{ $language }”; choose one of { $languages } with --language.
usage-with-hint = { $sentence } To see how it is used: { $command } --help
usage-no-such-command = There is no command “{ $command }”; choose one of { $commands }.
usage-no-such-option = { $nearest ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }; did you mean { $nearest }?
}
usage-missing = { $name } is missing.
usage-bad-value = { $kind ->
    [integer] What follows { $name } must be a whole number.
    [number] What follows { $name } must be a number.
   *[other] What follows { $name } does not fit.
}
usage-needs-a-value = Something must follow { $option }.
usage-too-many-words = There are more words than this command takes.

## Bad input

broken-bot = The bot “{ $bot }” cannot be loaded: { $error }.
unknown-bot = There is no bot called “{ $bot }”; choose from { $bots }.
wrong-number-of-bots = { $given } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one for each seat, or a single one for all.
wrong-number-of-players = The game is for { $fewest } to { $most } players, not { $players }; choose another number with --players.
no-games = Play at least one game: choose another number with --games.
unknown-engine = There is no engine called “{ $engine }”; choose from { $engines }.
engine-not-for-bots = That engine plays { $known }, not { $bots }: leave out --engine, or write --engine referee.
engine-not-installed = That engine needs one more package: pip install okapi[fast]
engine-too-small =
    This board is too large for that engine ({ $limit ->
        [routes] routes
        [places] places
        [tickets] destination tickets
        [prices] kinds of routes by length and locomotives
       *[other] a size
    }: { $found }, room for { $most }): write --engine referee.
no-gpu = No GPU was found here that can play: write --engine compiled.
engine-compiling = Compiling the engine for this machine. This happens once and takes about a minute …
wrong-tickets-drawn = So many tickets cannot be drawn at a time; choose { $choices } with --tickets-drawn.
bad-name = Choose a name of 1 to { $longest } letters that is not just a number.
name-of-a-bot = “{ $name }” is what a bot is called; choose another name.
bad-words = Choose up to { $longest } printable characters as your words.
bad-seed = Choose up to { $longest } printable characters as the seed.
words-with-seed = A seed decides all the luck, so words have no effect: leave out --seed or --words.
bad-setup = No game can begin like this: { $error }.
board-broken = { $more ->
    [0] The board { $file } cannot be played on: { $problem }. Correct it and run: okapi board check { $file }
    [one] The board { $file } cannot be played on: { $problem }; there is one more problem. To see both: okapi board check { $file }
   *[other] The board { $file } cannot be played on: { $problem }; there are { $more } more problems. To see all: okapi board check { $file }
}
not-a-file = { $file }: this is not a file; name the record of a game.
unwritable = The records cannot be written to { $folder }: { $error }. Choose another folder with --records.
unknown-seat = There is no seat “{ $seat }”: choose a number from 1 to { $seats }, or one of { $players }.
settled-already = A saved game has its players, dealer and rules already: leave out --players, --seed, --words and --tickets-drawn.
finished-already = { $file }: this game is finished. To read it: okapi replay { $file }
no-secret = The record does not hold the dealer’s secret, so nobody can deal on; only a game saved by its dealer can be resumed.
no-dealer = The luck of this game was told by hand, so there is no dealer to go on with.
whose-seat = Say with --name which seat is yours: { $players }.
whose-bots = { $seats ->
    [one] Say with --bots which bot plays the other seat.
   *[other] Say with --bots which bots play the other { $seats } seats.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: line { $line }: { $fault }
record-fine = { $file }: fine. { $players } players, { $events } events, { $state ->
    [finished] finished
   *[unfinished] not finished
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = The luck is proven: every card follows from the dealer’s promise.
luck-secret = The luck cannot be proven yet: the dealer’s secret comes at the end.
luck-seeded = Every card follows from the seed “{ $seed }”.
luck-told = The luck was told by hand, so it is checked only for what is possible.
chapter-setup = Setup
chapter-turn = { $who ->
    [you] Turn { $turn }: you, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Turn { $turn }: { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
replay-unfinished = The game is not finished. So far:

## The board

board-heading = { $board }: { $places } places, { $tracks } routes ({ $doubles } double routes among them), { $tickets } destination tickets
board-places = Places
board-routes = Routes
board-tickets = Destination tickets
board-colours = Colours
board-terrains = Terrains
board-fine = { $file }: fine.
board-problems = { $count ->
    [one] { $file }: { $count } problem.
   *[other] { $file }: { $count } problems.
}
place-several = { $place } ({ $count })
track-ferry = { $colour }, ferry { $locomotives }

## Column headings

column-player = Player
column-points = Points
column-trains = Trains
column-cards = Cards
column-tickets = Tickets
column-desert = Desert
column-jungle = Jungle
column-mountain = Mountain
column-routes = Routes
column-doubling = Doubling
column-globetrotter = Globetrotter
column-total = Total
column-ticket = Ticket
column-missing = Missing
column-route = Route
column-colour = Colour
column-colours = Colours
column-terrain = Terrain
column-spaces = Spaces
column-cheapest = You pay
column-price = Price
column-doubled = Doubled
column-payable = Pay?
column-doubled-by = Doubled by
column-leads-to = To
column-from = From
column-to = To
column-state = Now
column-arithmetic = Why
column-command = You type
column-meaning = It means
column-kind = Kind
column-number = How many
column-places = Places
column-bot = Bot
column-description = Description
column-what = What
column-value = Value

## Simulations

simulate-progress = Games
simulate-stopped = Stopped after { $games } of { $wanted } games. So far:
simulate-games = Games
simulate-players = Players
simulate-engine = Engine
simulate-seconds = Seconds
simulate-decisions = Decisions, all games
simulate-games-per-second = Games per second
simulate-mean-score = Final score, mean of all seats
simulate-mean-tickets-completed = Tickets completed, mean of all seats
simulate-mean-turns = Turns per game, all players
simulate-doubled-routes = Doubled routes, all games

## Sitting down and leaving

human = Human
you = You
welcome = At the table: { $players }. The board: { $board }.
welcome-help = Type a number to choose it, ? for help; Ctrl-C leaves the game and offers to save it.
plain-hint = With a screen reader, this is easier to follow: okapi --plain play
commitment = The dealer’s promise for this game: { $commitment }
ask-words = Add words of your own, so that the dealer could not choose the cards (Enter for none):
resumed = { $events ->
    [one] The game goes on after { $events } event. What happened last:
   *[other] The game goes on after { $events } events. What happened last:
}
ask-save = Save the game? Enter saves it as { $file }; or type another file name, or n for no.
ask-keep = Keep the record of this game? Enter saves it as { $file }; or type another file name, or n for no.
saved = Saved. To go on with it: okapi play --resume { $file }
saved-finished = Saved. To check it: okapi verify { $file } · To read it: okapi replay { $file }
not-saved = Not saved.
save-taken = { $file } is there already and is not a saved game; choose another name.
save-failed = It cannot be saved as { $file }: { $error }. Choose another name.
save-impossible = The game could not be saved: neither here, nor at home, nor among the temporary files.

## The table

your-turn = Your turn
label-open = Open
label-decks = Decks
label-hand = Hand
label-tickets = Tickets
decks = train car cards { $train }, terrain { $terrain }, tickets { $tickets }
no-card = –
nothing = nothing
yes = yes
last-round = { $turns ->
    [one] The last turn of the game: this one.
   *[other] The last round: { $turns } turns are left, this one included.
}
majority-legend = * has the most of a terrain, and so may double routes of it.
ticket-way = by { $routes }
missing = { $spaces ->
    [0] none
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
missing-closed = no way is left
winner = { $who ->
    [you] You win!
   *[other] { $player } wins.
}
winners = The victory is shared: { $players }.

## Menus

menu-turn = What do you do?
menu-second-draw = Draw the second card:
menu-keep = { $offered ->
    [one] Take this ticket:
   *[other] Which tickets do you keep? At least { $fewest }; type their numbers, like 1 3, or all.
}
menu-claim = Which route? (* leads towards a ticket of yours, b goes back)
menu-pay = How do you pay for { $route }? (b goes back)
menu-double = { $route } with { $payment }: double its points? (b goes back)
menu-confirm = { $route } with { $payment }? (b goes back)
menu-confirm-doubled = { $route } with { $payment }, doubled with { $spent }? (b goes back)
menu-page = Page { $page } of { $pages }: n for the next one, p for the previous one.
choice-take = { $open ->
    [one] take { $card }
   *[other] take { $card } ({ $open } open)
}
choice-draw = { $deck ->
    [train] draw from the train car deck
   *[terrain] draw from the terrain deck
}
choice-claim = { $routes ->
    [one] claim a route (1 is possible)
   *[other] claim a route ({ $routes } are possible)
}
choice-confirm = { $points ->
    [one] yes, for { $points } point
   *[other] yes, for { $points } points
}
choice-tickets = { $count ->
    [one] draw a destination ticket
   *[other] draw { $count } destination tickets
}
choice-pass = pass
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } loco
}
locomotives-in-short = { $locomotives } loco
not-doubled = no
not-doubled-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
doubled-with = yes, with { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: you { $own }, { $player } { $rival }: enough; { $points } becomes { $doubled }
    [one] { $terrain }: you { $own } + { $wild } locomotive = { $sum }, { $player } { $rival }: enough; { $points } becomes { $doubled }
   *[other] { $terrain }: you { $own } + { $wild } locomotives = { $sum }, { $player } { $rival }: enough; { $points } becomes { $doubled }
}

## What was typed and not understood

unknown-command = That is no command and no number; ? shows what you can type.
unknown-draw = Draw what? For example: draw red, draw loco, draw desert, draw train, draw terrain, draw tickets.
unknown-filter = Ask for the routes at a place, of a colour, of a terrain or of a length: routes durban, routes red, routes 4.
unknown-place = There is no such place; the beginning of its name is enough.
unknown-route = There is no such route; name two neighbouring places, like: claim cape town port elizabeth
unknown-payment = That payment cannot be read; write it like: black*2 loco*1, and behind it double or double loco*1.
no-claims = You cannot claim any route now.
none-of-those = You cannot claim any of those routes now; `routes` and a place shows what they cost.
double-not-possible = You cannot double that route; `players` shows who has the most of each terrain.
not-in-that-colour = You cannot pay for it in that colour.
price = { $spaces } { $colour }

unknown-terrain = There is no such terrain; choose from { $terrains }.

## Answers

answer-no-routes = No such route is open to you.
answer-routes = { $count ->
    [one] { $count } route is open to you.
   *[other] { $count } routes are open to you.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, reached at { $count } places ({ $kind })
}
state-claimed = { $who ->
    [you] yours
   *[other] { $player }
}
state-closed = closed: the other track is taken
state-payable = open, and you can pay
state-open = open
answer-languages = Type { $word } and one of these:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } PLACE PLACE [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [PLACE|COLOUR|LENGTH]
typed-place = { $word } PLACE
typed-who-has = { $word } [TERRAIN]
typed-last = { $word } [NUMBER]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMBER|{ $all }]
typed-language = { $word } [LANGUAGE]
typed-save = { $word } [FILE]

help-intro = Type the number of a choice, or any of these; beginnings are enough, and accents do not matter:
help-draw = draw a card, or tickets
help-claim = claim; you are asked what you leave out
help-keep = keep tickets, by their numbers
help-pass = pass, if nothing else is possible
help-hand = your cards
help-market = the open cards, and what is left in the decks
help-players = everyone’s points, cards, terrains
help-map = who has which routes
help-routes = open routes: price, who can double
help-place = the routes at a place, and whose
help-who-has = how many terrain cards everyone has
help-tickets = your tickets, and what is missing
help-log = what happened
help-last = the last things that happened
help-options = what you can do now
help-score = points so far
help-rules = the rules in short
help-back = move between menus (b, n, p)
help-language = speak another language
help-save = save the game and play on
help-quit = leave; you are asked about saving
help-help = this list; Enter shows the table again

rules =
    In your turn do one of three things:
    – Draw two cards: train car cards or terrain cards, open or from a deck, in any mix. An open locomotive is a whole turn. When { $swept } open train car cards are locomotives, all of those are replaced.
    – Claim a route: pay as many train car cards of its colour as it has spaces (any one colour for a grey one), and lay as many of your { $trains } trains. Locomotives stand for any colour; ferries need some. Points by length: { $points }.
    – Draw { $drawn } destination tickets, and keep at least { $kept }.
    You may double the points of a route with terrain cards of its terrain: { $cost } for up to { $short } spaces, { $costly } for more, if nobody has more cards of that terrain than you. Locomotives can be played as terrain cards, for the majority and for the cost. Yellow, orange and red routes are desert; purple, blue and green ones jungle; white, grey and black ones mountain.
    When somebody has { $last } trains or fewer, everyone has one more turn. Completed tickets add their points, the others subtract them. Whoever completed the most gets { $bonus } points, the Globetrotter bonus.

## Plain lines instead of tables (--plain), written to be heard. told-apart joins what stands by itself.

told-cell = { $heading }: { $value }
told-apart = { $one }; { $other }
told-choice = { $number }: { $choice }
told-most = { $cards } (the most)
told-player = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}, terrain: { $terrain }.
told-score = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}; routes { $routes }, doubling { $doubling }, tickets { $tickets }, Globetrotter { $globetrotter }.
