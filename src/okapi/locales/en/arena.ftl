# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Let bots play each other in every line-up and every seating, and report how they did.
option-arena-bots = The bots, by name, separated by commas.
option-arena-players = The number of players at a table.
option-arena-games = Games per line-up (400), rounded up to whole deals. With --until-sure, the maximum (10000).
option-arena-jobs = The number of worker processes; by default, one per processor.
option-arena-on = Where to play: on this machine, or on a Ray cluster (which needs okapi-railways[ray]).
option-arena-until-sure = Stop as soon as it is clear whether a bot is better than the others: the one named by --with, otherwise the first.
option-arena-elo0 = The lead over the others, in Elo points, that the test tries to reject (0).
option-arena-elo1 = The lead over the others, in Elo points, that the test tries to confirm (30).
option-arena-alpha = How often the test may report the larger lead when the smaller one is true (0.05).
option-arena-beta = How often the test may report the smaller lead when the larger one is true (0.05).
option-arena-with = Play only line-ups that include this bot.
option-arena-limit = The number of seconds a decision may take.
option-arena-json = Print one JSON object instead of tables.
option-arena-csv = Write one row per seat and game to this file.
option-arena-parquet = The same as a Parquet file; needs okapi-railways[parquet].
option-arena-records = Save the record of every game in this folder.

## Bad input

arena-no-bots = Name at least one bot with --bots.
arena-bot-twice = The bot “{ $bot }” is named twice; name each bot once.
arena-not-among-the-bots = The bot “{ $bot }” should play in every game (--with), but it is not among the bots (--bots).
arena-bad-limit = A decision can’t take { $seconds } seconds; choose a number above 0 with --limit.
arena-nobody-to-compare-with = There is nothing to compare: name at least two bots with --bots.
arena-bad-elo = No test can tell a lead of { $elo0 } from one of { $elo1 }; choose --elo1 above --elo0.
arena-bad-error-rate = A test can’t have an error rate of { $rate }; choose --alpha and --beta above 0 and below 0.5.
arena-only-until-sure = { $option } has no effect without --until-sure; add that, or leave out { $option }.
arena-no-jobs = Use at least one worker process: choose a higher number with --jobs.
arena-unwritable = { $file } could not be written: { $error }.
arena-folder-not-empty = The folder { $folder } is not empty; give the records a folder of their own.
arena-folder-unusable = The folder { $folder } can’t be used: { $error }.
arena-needs-pyarrow = Writing Parquet files needs another package: pip install "okapi-railways[parquet]"
arena-needs-ray = Playing on a Ray cluster needs another package: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = No Ray cluster is running on this machine. Start one with “ray start --head”, or name another in RAY_ADDRESS (host:port).
arena-cluster-unreachable = No Ray cluster answers at { $address } ({ $error }). Start it there with “ray start --head”, or name another in RAY_ADDRESS (host:port).
arena-bad-cluster-address = { $address } is not the address of a Ray cluster; set RAY_ADDRESS to host:port.
arena-cluster-refuses-token = The Ray cluster rejects this machine’s token. Set RAY_AUTH_MODE=token here, and RAY_AUTH_TOKEN to the token the cluster was started with.
arena-cluster-silent = The Ray cluster has not answered for { $seconds } seconds. Check it with “ray status”, and restart it if necessary.
arena-cluster-lost = The connection to the Ray cluster was lost. Check it with “ray status”, restart it if necessary, then run the tournament again: the same seed gives the same games.
arena-cluster-has-no-room = The Ray cluster has had no free processor for { $seconds } seconds. Run “ray status” to see what keeps it busy, or add a machine.
arena-cluster-keeps-losing-workers = The Ray cluster keeps losing its workers. Is okapi-railways[ray] installed on every machine? The last error: { $error }
arena-cluster-other-version = The machine { $machine } in the Ray cluster has Okapi { $there }, but this one has { $here }; install the same version on all of them.
arena-cluster-lacks-bot = The machine { $machine } in the Ray cluster can’t load a bot: { $error }. Install it on every machine.
arena-cluster-trouble = The Ray cluster can’t be used: { $error }

## What stopped it

arena-stopped = { $wanted ->
    [one] Stopped after { $games } of { $wanted } game.
   *[other] Stopped after { $games } of { $wanted } games.
}
arena-broke-off = Game { $game } failed: { $error }
arena-workers-keep-ending = Worker processes keep dying ({ $ended }), the last one in game { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } of { $wanted } game. Wins: { $bots }.
   *[other] { $games } of { $wanted } games. Wins: { $bots }.
}
arena-wins = { $bot } ({ $percent }%)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent }% of the wins; deals: { $deals }; LLR: { $llr } (bounds { $lower } and { $upper }).
test-h1 = { $deals ->
    [one] Decided after { $deals } deal: { $bot } leads by more than { $elo } Elo points.
   *[other] Decided after { $deals } deals: { $bot } leads by more than { $elo } Elo points.
}
test-h0 = { $deals ->
    [one] Decided after { $deals } deal: { $bot } leads by less than { $elo } Elo points, if at all.
   *[other] Decided after { $deals } deals: { $bot } leads by less than { $elo } Elo points, if at all.
}
test-undecided = { $deals ->
    [one] Still undecided after { $deals } deal; allow more games with --games.
   *[other] Still undecided after { $deals } deals; allow more games with --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Standings
sheet-points = Points
sheet-ahead = Ahead of
sheet-test = Is it better?
sheet-times = Time per decision (ms)
sheet-ahead-text = How often the bot in the row finished ahead of the bot in the column, in percent.

## Headings of the tables

figure-bot = bot
figure-games = games
figure-wins = wins
figure-wins-percent = wins, %
figure-win-share = win share (95%)
figure-even-share = × even share
figure-mean-rank = mean rank
figure-rating = rating (95%)
figure-forfeits = forfeits
figure-points = points
figure-routes = routes
figure-doubling = doubling
figure-tickets = tickets
figure-globetrotter = Globetrotter
figure-completed-of-kept = tickets completed / kept
figure-decisions = decisions
figure-mean = mean
figure-p99 = p99
figure-worst = worst
figure-processor-mean = mean, processor
figure-processor-p99 = p99, processor
figure-processor-worst = worst, processor
figure-deals = deals
figure-win-share-alone = win share, %
figure-hypothesis-0 = H0: Elo (win share, %)
figure-hypothesis-1 = H1: Elo (win share, %)
figure-llr = LLR (bounds)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } ({ $low } to { $high })
figure-tickets-completed = { $completed } of { $kept } ({ $percent }%)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Game { $game }, seed { $seed }, seating { $seating }: { $bot } forfeits: it crashed ({ $error })
    [stall] Game { $game }, seed { $seed }, seating { $seating }: { $bot } forfeits: it did not answer in time ({ $error })
   *[illegal-action] Game { $game }, seed { $seed }, seating { $seating }: { $bot } forfeits: it made an illegal move ({ $error })
}
forfeits-more = { $count ->
    [one] There is { $count } more; --json and --csv list them all.
   *[other] There are { $count } more; --json and --csv list them all.
}
