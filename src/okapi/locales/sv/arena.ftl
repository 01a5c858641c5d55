# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Låt bottar spela mot varandra, varje uppställning på alla platser, och visa hur det gick för dem.
option-arena-bots = Bottarnas namn, åtskilda med komman.
option-arena-players = Spelare vid ett bord, 2 till 5.
option-arena-games = Minsta antal partier per uppställning; hela givar spelas.
option-arena-jobs = Antal arbetsprocesser; utan det lika många som processorerna.
option-arena-with = Bara uppställningar med den här botten.
option-arena-limit = Hur många sekunder ett beslut får ta.
option-arena-json = Skriv ut ett JSON-objekt i stället för tabeller.
option-arena-csv = Skriv en rad för varje plats i varje parti till den här filen.
option-arena-parquet = Detsamma som Parquet; det kräver okapi[parquet].
option-arena-records = Spara protokollet från varje parti i den här mappen.

## Bad input

arena-no-bots = Ange minst en bot med --bots.
arena-bot-twice = Botten ”{ $bot }” har angetts två gånger; ange varje bot en gång.
arena-not-among-the-bots = Botten ”{ $bot }” ska spela i varje parti (--with) men finns inte bland bottarna (--bots).
arena-bad-limit = Ett beslut kan inte få { $seconds } sekunder; välj ett tal över 0 med --limit.
arena-no-jobs = Använd minst en arbetsprocess: välj ett annat antal med --jobs.
arena-unwritable = Det går inte att skriva till { $file }: { $error }.
arena-folder-not-empty = Mappen { $folder } är inte tom; protokollen ska ha en egen mapp.
arena-folder-unusable = Mappen { $folder } går inte att använda: { $error }.
arena-needs-pyarrow = För att skriva Parquet behövs ett paket till: pip install okapi[parquet]

## What stopped it

arena-stopped = { $wanted ->
    [one] Avbrutet efter { $games } av { $wanted } parti.
   *[other] Avbrutet efter { $games } av { $wanted } partier.
}
arena-broke-off = Parti { $game } avbröts: { $error }
arena-workers-keep-ending = Arbetsprocesser avslutas gång på gång ({ $ended }), den senaste i parti { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } av { $wanted } parti. Vinster: { $bots }.
   *[other] { $games } av { $wanted } partier. Vinster: { $bots }.
}
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Ställning
sheet-points = Poäng
sheet-ahead = Inbördes möten
sheet-times = Tid för ett beslut (ms)
sheet-ahead-text = Hur ofta radens bot slutade före kolumnens bot, i procent.

## Headings of the tables

figure-bot = bot
figure-games = partier
figure-wins = vinster
figure-wins-percent = vinster, %
figure-win-share = vinstandel (95 %)
figure-even-share = × jämn andel
figure-mean-rank = medelplacering
figure-rating = ratingtal (95 %)
figure-forfeits = diskv.
figure-points = poäng
figure-routes = sträckor
figure-doubling = dubbling
figure-tickets = biljettkort
figure-globetrotter = Globetrotter
figure-completed-of-kept = fullbordade av behållna biljettkort
figure-decisions = beslut
figure-mean = medel
figure-p99 = p99
figure-worst = längst

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } till { $high })
figure-tickets-completed = { $completed } av { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Parti { $game }, startvärde { $seed }, placering { $seating }: { $bot } diskvalificeras: krasch ({ $error })
    [stall] Parti { $game }, startvärde { $seed }, placering { $seating }: { $bot } diskvalificeras: inget svar i tid ({ $error })
   *[illegal-action] Parti { $game }, startvärde { $seed }, placering { $seating }: { $bot } diskvalificeras: otillåtet drag ({ $error })
}
forfeits-more = { $count ->
    [one] Det finns { $count } till; --json och --csv tar upp alla.
   *[other] Det finns { $count } till; --json och --csv tar upp alla.
}
