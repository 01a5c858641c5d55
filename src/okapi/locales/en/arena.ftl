# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Let bots play each other, every line-up on every seat, and say how they did.
option-arena-bots = The bots, by name, with commas.
option-arena-players = Players at a table, 2 to 5.
option-arena-games = Games for each line-up (400); whole deals are played. With --until-sure, the most there may be (10000).
option-arena-jobs = Worker processes; as many as there are processors if left out.
option-arena-on = Where to play: on this machine, or on a Ray cluster; that needs okapi[ray].
option-arena-until-sure = Stop as soon as it is sure whether a bot is better than the others: the one of --with, or else the first.
option-arena-elo0 = The lead over the others, in Elo points, that the test is to reject (0).
option-arena-elo1 = The lead over the others, in Elo points, that the test is to confirm (30).
option-arena-alpha = How often the test may see the bigger lead where the smaller one is true (0.05).
option-arena-beta = How often the test may see the smaller lead where the bigger one is true (0.05).
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
arena-nobody-to-compare-with = A bot can only be better than others: name at least two with --bots.
arena-bad-elo = A lead of { $elo0 } cannot be told from one of { $elo1 }; choose --elo1 above --elo0.
arena-bad-error-rate = A test cannot be wrong with a probability of { $rate }; choose --alpha and --beta above 0 and below 0.5.
arena-only-until-sure = { $option } means nothing without --until-sure; add that, or leave { $option } out.
arena-no-jobs = Use at least one worker process: choose another number with --jobs.
arena-unwritable = { $file } cannot be written: { $error }.
arena-folder-not-empty = The folder { $folder } is not empty; records go into a folder of their own.
arena-folder-unusable = The folder { $folder } cannot be used: { $error }.
arena-needs-pyarrow = Writing Parquet needs one more package: pip install okapi[parquet]
arena-needs-ray = Playing on a Ray cluster needs one more package: pip install okapi[ray]

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = No Ray cluster is running on this machine. Start one with “ray start --head”, or name another one in RAY_ADDRESS (host:port).
arena-cluster-unreachable = No Ray cluster answers at { $address } ({ $error }). Start it there with “ray start --head”, or name another one in RAY_ADDRESS (host:port).
arena-bad-cluster-address = { $address } is not the address of a Ray cluster; write host:port into RAY_ADDRESS.
arena-cluster-refuses-token = The Ray cluster does not accept this machine’s token. Set RAY_AUTH_MODE=token here, and RAY_AUTH_TOKEN to the token that the cluster was started with.
arena-cluster-silent = The Ray cluster has not answered for { $seconds } seconds. Look at it with “ray status”, and start it again if need be.
arena-cluster-lost = The connection to the Ray cluster is lost. Look at it with “ray status”, start it again if need be, and then the tournament: the same seed gives the same games.
arena-cluster-has-no-room = The Ray cluster has had no processor free for { $seconds } seconds. See with “ray status” what keeps it busy, or add a machine.
arena-cluster-keeps-losing-workers = The Ray cluster keeps losing its workers. Is okapi[ray] installed on every machine? The last error: { $error }
arena-cluster-other-version = The machine { $machine } of the Ray cluster has Okapi { $there }, this one has { $here }; install the same version on all of them.
arena-cluster-lacks-bot = The machine { $machine } of the Ray cluster cannot load a bot: { $error }. Install it on every machine.
arena-cluster-trouble = The Ray cluster cannot be used: { $error }

## What stopped it

arena-stopped = Stopped after { $games } of { $wanted } games.
arena-broke-off = Game { $game } broke off: { $error }
arena-workers-keep-ending = Worker processes keep ending ({ $ended }), the last one in game { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } of { $wanted } games. Wins: { $bots }.
arena-wins = { $bot } { $percent } %

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % of the wins; deals: { $deals }; LLR: { $llr } (bounds { $lower } and { $upper }).
test-h1 = { $deals ->
    [one] Sure after { $deals } deal: { $bot } leads by more than { $elo } Elo points.
   *[other] Sure after { $deals } deals: { $bot } leads by more than { $elo } Elo points.
}
test-h0 = { $deals ->
    [one] Sure after { $deals } deal: { $bot } leads by less than { $elo } Elo points, if at all.
   *[other] Sure after { $deals } deals: { $bot } leads by less than { $elo } Elo points, if at all.
}
test-undecided = { $deals ->
    [one] Not sure after { $deals } deal; allow more games with --games.
   *[other] Not sure after { $deals } deals; allow more games with --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Standings
sheet-points = Points
sheet-ahead = Ahead of
sheet-test = Is it better?
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
