# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = A railway game set in the heart of Africa: play against bots, simulate games, check and replay them.
command-play = Play against bots in the terminal.
command-simulate = Let bots play many games and sum up the results. The same seed gives the same games everywhere.
command-simulate-numbers = What --json prints: games, players, engine and seconds; decisions, the number of decisions made in all games; games_per_second; mean_score, the mean final score over all seats; mean_tickets_completed, the mean over all seats; mean_turns, the mean number of turns in a game, all players together, including the last; doubled_routes, the total over all games.
command-board = Show the board as tables: places, routes, tickets, totals.
command-board-check = Check a board file, and list every problem found.
command-verify = Check game records: that they are complete, unchanged and within the rules, and that the deal was fair.
command-replay = Retell a recorded game, turn by turn.
command-bots = List the bots.

option-version = Show the version and exit.
option-language = The language to use, such as fr; by default, the language of your system.
option-plain = Use plain lines of text, for screen readers: no tables, no colours.
option-help = Show this help and exit.
option-install-completion = Install completion for this shell.
option-show-completion = Show the completion script for this shell.
option-board = A board file; by default, the built-in board.
option-board-file = A board file.
option-board-small = Accept few tickets, for a small game in research.
option-players = The number of players.
option-bots = The bots at the table, by name, separated by commas; a single name fills every seat. `okapi bots` lists them.
option-play-seed = Deal from a seed: the same seed always gives the same game. Without one, the deal is provably fair.
option-simulate-seed = The seed for the games: the same seed gives the same games.
option-resume = Continue a saved game.
option-name = Your name, for the game record. With --resume: which seat is yours.
option-words = Your words for the provably fair shuffle; if you leave this out, you are asked for them.
option-tickets-drawn = How many destination tickets a player draws at a time; the smaller number is that of the Russian edition.
option-games = The number of games to play.
option-records = Save a record of every game in this folder.
option-engine = What plays the games: referee, compiled or gpu. By default, the fastest engine that can play them; all of them play the same games.
option-rules = Rules that differ from the published ones, such as trains=30,tickets_drawn=3.
option-json = Print one JSON object instead of a table.
option-record = A game record saved by `okapi play` or `okapi simulate`.
option-as = Show only what this seat could see: a number from 1, or the player’s name.

version = okapi { $version }
first-steps = Okapi { $version }, a railway game set in the heart of Africa. What to try first:
first-steps-browser = Play in your browser, against bots or with friends.
first-steps-help = List all commands.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Usage: { $usage }
usage-options-here = [options]
usage-command-here = command
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-required = { $text } (required)
usage-default = { $text } (default: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADDRESS
    [BOT] BOT
    [DD] DD
    [DIR] DIR
    [ENGINE] ENGINE
    [FILE] FILE
    [LANGUAGE] LANGUAGE
    [MM] MM
    [NAME] NAME
    [NUMBER] NUMBER
    [RATE] RATE
    [RULE] RULE
    [SEAT] SEAT
    [SECONDS] SECONDS
    [TASK] TASK
    [TEXT] TEXT
    [THEME] THEME
    [YYYY] YYYY
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = There is no language “{ $language }”; choose one of { $languages } with --language.
usage-with-hint = { $sentence } For help, type: { $command } --help
usage-no-such-command = There is no command “{ $command }”; choose one of { $commands }.
usage-no-such-option = { $nearest ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }; did you mean { $nearest }?
}
usage-missing = { $name } is missing.
usage-bad-value = { $kind ->
    [integer] { $name } must be a whole number.
    [number] { $name } must be a number.
   *[other] { $name } has a value that cannot be used.
}
usage-needs-a-value = { $option } needs a value.
usage-too-many-words = That’s too many arguments for this command.

## Bad input

broken-bot = The bot “{ $bot }” could not be loaded: { $error }.
bot-failed = The bot “{ $bot }” failed in game { $game }: { $error }.
unknown-bot = There is no bot called “{ $bot }”; choose from { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: name one per seat, or a single one for all seats.
wrong-number-of-players = The game is for { $min } to { $max } players, not { $players }; choose another number with --players.
no-games = Play at least one game: choose a higher number with --games.
wrong-rules = --rules doesn’t know “{ $rule }”: write a name and a whole number, such as trains=30. The names are { $names }.
unknown-engine = There is no engine called “{ $engine }”; choose from { $engines }.
engine-not-for-bots = This engine plays { $known }, not { $bots }: leave out --engine, or use --engine referee.
engine-not-installed = This engine needs another package: pip install "okapi-railways[fast]"
engine-too-small =
    This board is too large for this engine ({ $limit ->
        [routes] routes
        [places] places
        [tickets] destination tickets
        [prices] kinds of routes by length and locomotives
       *[other] a size
    }: { $found }, maximum { $max }): use --engine referee.
no-gpu = No suitable GPU was found: use --engine compiled.
no-records-on-gpu = Games on the GPU leave no records: use --engine compiled with --records.
engine-compiling = Compiling the engine for this machine. This happens only once and takes about a minute …
machine-code-begun = Okapi is being compiled for this computer in the background. This happens only once and takes about a minute. You can already play: until then, Champion doesn’t think ahead, advice takes longer, and reviews wait.
machine-code-done = Compiling is done: the bots and the coach are at full strength.
machine-code-failed = Compiling for this computer failed ({ $error }). You can play: the bots and advice do without it, but Champion doesn’t think ahead and games aren’t reviewed. To see the whole error, run: { $command }
wrong-tickets-drawn = You can’t draw that number of tickets at a time; choose { $choices } with --tickets-drawn.
bad-name = Choose a name of 1 to { $longest } characters that is not just a number.
name-of-a-bot = “{ $name }” is the name of a bot; choose another name.
bad-words = Use at most { $longest } printable characters for your words.
bad-seed = Use at most { $longest } printable characters for the seed.
words-with-seed = With a seed, your words have no effect on the deal: leave out --seed or --words.
bad-setup = No game can start like this: { $error }.
board-broken = { $more ->
    [0] The board { $file } can’t be played: { $problem }. Correct it, then run: okapi board check { $file }
    [one] The board { $file } can’t be played: { $problem }; and there is { $more } more problem. To see both: okapi board check { $file }
   *[other] The board { $file } can’t be played: { $problem }; and there are { $more } more problems. To see them all: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] There’s no board file { $file }, and it’s none of the boards that come with the game: { $boards }.
   *[other] There’s no board file { $file }; did you mean { $nearest }?
}
not-a-file = { $file } is not a file; name a game record.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] there is no such file or folder
    [EACCES] access denied
    [EPERM] not permitted
    [EISDIR] it is a folder
    [EEXIST] it is a file, not a folder
    [ENOTDIR] a part of the path is not a folder
    [ENOSPC] the disk is full
    [EROFS] the disk is read-only
    [EADDRINUSE] the port is in use
    [EADDRNOTAVAIL] this computer doesn’t have that address
    [ENAMETOOLONG] the name is too long
   *[other] { $error }
}
unwritable = The records could not be saved in { $folder }: { $error }. Choose another folder with --records.
unknown-seat = There is no seat “{ $seat }”: choose a number from 1 to { $seats }, or one of { $players }.
settled-already = A saved game already has its players, dealer and rules: leave out --players, --seed, --words and --tickets-drawn.
finished-already = { $file }: this game is already over. To read it: okapi replay { $file }
no-secret = The record doesn’t contain the dealer’s secret, so the deal can’t continue; only a game saved by its own dealer can be resumed.
no-dealer = The cards of this game were entered by hand, so there is no dealer to continue with.
whose-seat = Say with --name which seat is yours: { $players }.
whose-bots = { $seats ->
    [one] Say with --bots which bot plays the other seat.
   *[other] Say with --bots which bots play the other { $seats } seats.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: line { $line }: { $fault }
record-fine = { $file }: fine. { $players } players, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $state ->
    [finished] finished
   *[unfinished] not finished
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = The deal is proven fair: every card matches the dealer’s promise.
luck-secret = The deal can’t be proven fair yet: the dealer’s secret is revealed at the end.
luck-seeded = Every card matches the seed “{ $seed }”.
luck-unknown = The record doesn’t say how the cards were dealt, so all that can be checked is that they are possible.
luck-played-on = This game continues from a position in another game, which is not proven. From there on, every card matches the dealer’s promise.
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
replay-unfinished = This game is not finished. So far:

## The board

board-heading = { $board }: { $places } places, { $routes } routes (including { $doubles ->
    [one] { $doubles } double route
   *[other] { $doubles } double routes
}), { $tickets ->
    [one] { $tickets } destination ticket
   *[other] { $tickets } destination tickets
}
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
track-ferry = { $colour } (ferry { $locomotives })

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
column-missing = To go
column-route = Route
column-colour = Colour
column-colours = Colours
column-terrain = Terrain
column-spaces = Spaces
column-cheapest = You pay
column-price = Price
column-doubled = Doubled
column-payable = Can pay
column-doubled-by = Who can double
column-leads-to = To
column-from = From
column-to = To
column-state = Now
column-arithmetic = Result
column-command = Type
column-meaning = What it does
column-kind = Kind
column-number = Count
column-places = Places
column-bot = Bot
column-description = Description
column-what = What
column-value = Value

## Simulations

simulate-progress = Games
simulate-stopped = { $wanted ->
    [one] Stopped after { $games } of { $wanted } game. So far:
   *[other] Stopped after { $games } of { $wanted } games. So far:
}
simulate-games = Games
simulate-players = Players
simulate-engine = Engine
simulate-seconds = Seconds
simulate-decisions = Decisions, all games
simulate-games-per-second = Games per second
simulate-mean-score = Mean final score, all seats
simulate-mean-tickets-completed = Mean tickets completed, all seats
simulate-mean-turns = Mean turns per game, all players
simulate-doubled-routes = Doubled routes, all games

## Sitting down and leaving

human = Human
you = You
welcome = At the table: { $players }. The board: { $board }.
welcome-help = Type a number to choose, ? for help; press Ctrl-C to leave (you can save first).
plain-hint = If you use a screen reader, this is easier to follow: { $command }
commitment = The dealer’s promise for this game: { $commitment }
ask-words = Add some words of your own, so that the dealer can’t stack the deck (or just press Enter):
resumed = { $events ->
    [one] The game continues after { $events } event. What happened last:
   *[other] The game continues after { $events } events. What happened last:
}
ask-save = Save the game? Press Enter to save it as { $file }, or type another file name, or n for no.
ask-keep = Keep the record of this game? Press Enter to save it as { $file }, or type another file name, or n for no.
saved = Saved. To continue: okapi play --resume { $file }
saved-finished = Saved. To check it: okapi verify { $file } · To read it: okapi replay { $file }
not-saved = Not saved.
save-taken = { $file } already exists and is not a saved game; choose another name.
save-failed = The game could not be saved as { $file }: { $error }. Choose another name.
save-impossible = The game could not be saved: not here, not in your home folder, not in the temporary folder.

## The table

your-turn = Your turn
label-open = Face up
label-decks = Decks
label-hand = Hand
label-tickets = Tickets
decks = train car cards { $train }, terrain cards { $terrain }, tickets { $tickets }
no-card = –
nothing = none
yes = yes
last-round = { $turns ->
    [one] This is the last turn of the game.
   *[other] Last round: { $turns } turns left, including this one.
}
majority-legend = * most, or tied for most: can double routes of this terrain.
ticket-path = via { $routes }
missing = { $spaces ->
    [0] none
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
missing-closed = no longer possible
winner = { $who ->
    [you] You won!
   *[other] { $player } won.
}
winners = Shared victory: { $players }.

## Menus

menu-turn = What would you like to do?
menu-second-draw = Draw your second card:
menu-keep = { $offered ->
    [one] Keep this ticket:
   *[other] Which tickets do you keep? At least { $min }; type their numbers, like 1 3, or all.
}
menu-claim = Which route? (* is on the path of one of your tickets, b goes back)
menu-pay = How do you pay for { $route }? (b goes back)
menu-double = { $route } with { $payment }: double its points? (b goes back)
menu-confirm = { $route } with { $payment }? (b goes back)
menu-confirm-doubled = { $route } with { $payment }, doubled with { $spent }? (b goes back)
menu-page = Page { $page } of { $pages }: n for next, p for previous.
choice-take = { $open ->
    [one] take { $card }
   *[other] take { $card } ({ $open } face up)
}
choice-draw = { $deck ->
    [train] draw from the train car deck
   *[terrain] draw from the terrain deck
}
choice-claim = { $routes ->
    [one] claim a route ({ $routes } possible)
   *[other] claim a route ({ $routes } possible)
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
    [0] { $terrain }: you ({ $own }), { $player } ({ $rival }): enough; { $points } becomes { $doubled }
    [one] { $terrain }: you ({ $own } + { $wild } locomotive = { $sum }), { $player } ({ $rival }): enough; { $points } becomes { $doubled }
   *[other] { $terrain }: you ({ $own } + { $wild } locomotives = { $sum }), { $player } ({ $rival }): enough; { $points } becomes { $doubled }
}

## What was typed and not understood

unknown-command = That’s not a command or a number; type ? to see what you can type.
unknown-draw = Draw what? For example: draw red, draw loco, draw desert, draw train, draw terrain, draw tickets.
unknown-filter = Ask for routes by place, colour, terrain or length: routes durban, routes red, routes 4.
unknown-place = There’s no such place. The beginning of its name is enough.
unknown-route = There’s no such route. Name two neighbouring places, like: claim cape town port elizabeth
unknown-payment = I can’t read that payment. Write it like: black*2 loco*1, then double or double loco*1 to double.
no-claims = You can’t claim any route right now.
none-of-those = You can’t claim any of those routes right now; type `routes` and a place to see what they cost.
double-not-possible = You can’t double that route; type `players` to see who has the most of each terrain.
not-in-that-colour = You can’t pay for it in that colour.
unknown-terrain = There’s no such terrain; choose from { $terrains }.

## Answers

answer-no-routes = No such route is free.
answer-routes = { $count ->
    [one] { $count } free route.
   *[other] { $count } free routes.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } entry points ({ $kind })
}
state-claimed = { $who ->
    [you] yours
   *[other] { $player }
}
state-closed = closed: the other track has been claimed
state-payable = free, and you can pay for it
state-open = free
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

help-intro = Type the number of a choice, or one of these. The beginning of a word is enough, and accents don’t matter:
help-draw = draw a card, or tickets
help-claim = claim a route; you are asked for whatever you leave out
help-keep = keep tickets by number
help-pass = pass, if you have no other move
help-hand = your cards
help-market = the face-up cards, and what is left in the decks
help-players = everyone’s points, cards and terrain
help-map = who has claimed which routes
help-routes = free routes, with their price and who can double them
help-place = the routes at a place, and who has claimed them
help-who-has = how many terrain cards everyone has
help-tickets = your tickets, and what you still need
help-needs = the cards you still need
help-log = what happened
help-last = what happened last
help-options = what you can do now
help-score = the points so far
help-rules = the rules in short
help-advice = good moves, and why
help-review = after the game, the moments that mattered, and what was luck
help-back = go back, or to the next or previous page (b, n, p)
help-language = switch to another language
help-save = save the game and keep playing
help-quit = leave the game; you are asked whether to save
help-help = this list; Enter shows the table again

rules =
    On your turn, do one of three things:
    – Draw { COUNT($draws, one: "card", other: "cards") }: train car cards or terrain cards, face up or from a deck, in any mix. Taking a face-up locomotive uses your whole turn. If { COUNT($locomotives_swept) } or more of the face-up train car cards are locomotives, all of them are replaced.
    – Claim a route: pay one train car card of its colour per space (any one colour for a grey route), and place one of your { COUNT($trains, one: "train", other: "trains") } on each space. Locomotives are wild; ferries require some. Points by the number of spaces: { $points_by_length }. A double route has two tracks: with { COUNT($players_sharing_doubles) } or more players both can be claimed, but not by the same player; with fewer, only one of them.
    – Draw { COUNT($tickets_drawn, one: "destination ticket", other: "destination tickets") }, and keep at least { COUNT($drawn_tickets_kept) }.
    You can double the points of a route with terrain cards of its terrain ({ COUNT($short_terrain_cost) } for up to { COUNT($longest_short_route, one: "space", other: "spaces") }, { COUNT($long_terrain_cost) } for longer routes) if you have the most cards of that terrain, or are tied for most. You can play locomotives as terrain cards, both to have the most and to pay. Yellow, orange and red routes are desert; purple, blue and green routes are jungle; white, grey and black routes are mountain.
    A ticket is completed when your own routes connect its two places. The countries at the edge of the map are dead ends: you can’t pass through them.
    When a player has at most { COUNT($trains_that_end_the_game, one: "train", other: "trains") } left, everyone gets one more turn. Completed tickets add their points; the others subtract theirs. The player who completed the most tickets, or every player tied for most, gets the Globetrotter bonus of { COUNT($globetrotter, form: "digits", one: "point", other: "points") }.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (most or tied)
plain-player = { $name }: { $points ->
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
plain-score = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}; routes { $routes }, doubling { $doubling }, tickets { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Yes, draw tickets
