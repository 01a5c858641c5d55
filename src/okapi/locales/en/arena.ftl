# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Let bots play each other, every line-up on every seat, and say how they did.
option-arena-bots = The bots, by name, with commas.
option-arena-players = Players at a table, 2 to 5.
option-arena-games = Games for each line-up, at least; whole deals are played.
option-arena-jobs = Worker processes; as many as there are processors if left out.
option-arena-with = Only line-ups with this bot.
option-arena-limit = Seconds that a decision may take.
option-arena-json = Print one JSON object instead of tables.
option-arena-csv = Write a row for each seat of each game into this file.
option-arena-parquet = The same as Parquet; this needs okapi[parquet].
option-arena-records = Keep the record of every game in this folder.

## Bad input

arena-no-bots = Name at least one bot with --bots.
arena-bot-twice = The bot “{ $bot }” is named twice; name each bot once.
arena-not-among-the-bots = The bot “{ $bot }” is to play in every game (--with), but is not among the bots (--bots).
arena-bad-limit = A decision cannot have { $seconds } seconds; choose a number above 0 with --limit.
arena-no-jobs = Use at least one worker process: choose another number with --jobs.
arena-unwritable = { $file } cannot be written: { $error }.
arena-folder-not-empty = The folder { $folder } is not empty; records go into a folder of their own.
arena-folder-unusable = The folder { $folder } cannot be used: { $error }.
arena-needs-pyarrow = Writing Parquet needs one more package: pip install okapi[parquet]

## What stopped it

arena-stopped = Stopped after { $games } of { $wanted } games.
arena-broke-off = Game { $game } broke off: { $error }
arena-workers-keep-ending = Worker processes keep ending ({ $ended }), the last one in game { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } of { $wanted } games. Wins: { $bots }.
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Standings
sheet-points = Points
sheet-ahead = Ahead of
sheet-times = Time for a decision (ms)
sheet-ahead-text = How often the bot of the line finished ahead of the bot of the column, in percent.

## Headings of the tables

figure-bot = bot
figure-games = games
figure-wins = wins
figure-wins-percent = wins, %
figure-win-share = win share (95 %)
figure-even-share = × even share
figure-mean-rank = mean rank
figure-rating = rating (95 %)
figure-forfeits = forfeits
figure-points = points
figure-routes = routes
figure-doubling = doubling
figure-tickets = tickets
figure-globetrotter = Globetrotter
figure-completed-of-kept = tickets completed of kept
figure-decisions = decisions
figure-mean = mean
figure-p99 = p99
figure-worst = worst

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } to { $high })
figure-tickets-completed = { $completed } of { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Game { $game }, seed { $seed }, seating { $seating }: { $bot } forfeits: crash ({ $error })
    [stall] Game { $game }, seed { $seed }, seating { $seating }: { $bot } forfeits: no answer in time ({ $error })
   *[illegal-action] Game { $game }, seed { $seed }, seating { $seating }: { $bot } forfeits: illegal action ({ $error })
}
forfeits-more = { $count ->
    [one] There is { $count } more; --json and --csv name them all.
   *[other] There are { $count } more; --json and --csv name them all.
}
