# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Lad bots spille mod hinanden, hver opstilling på alle pladser, og fortæl, hvordan de klarede sig.
option-arena-bots = De bots, der deltager, ved navn og med komma imellem.
option-arena-players = Spillere ved et bord, 2 til 5.
option-arena-games = Mindste antal spil for hver opstilling; hver kortfordeling spilles fra alle pladser.
option-arena-jobs = Arbejdsprocesser; lige så mange, som der er processorer, hvis det udelades.
option-arena-with = Kun opstillinger med denne bot.
option-arena-limit = Hvor mange sekunder et valg må tage.
option-arena-json = Udskriv ét JSON-objekt i stedet for tabeller.
option-arena-csv = Skriv en række for hver plads i hvert spil til denne fil.
option-arena-parquet = Det samme som Parquet; det kræver okapi[parquet].
option-arena-records = Gem optegnelsen af hvert spil i denne mappe.

## Bad input

arena-no-bots = Nævn mindst én bot med --bots.
arena-bot-twice = Botten »{ $bot }« er nævnt to gange; nævn hver bot én gang.
arena-not-among-the-bots = Botten »{ $bot }« skal være med i hvert spil (--with), men er ikke blandt de nævnte bots (--bots).
arena-bad-limit = Et valg kan ikke have { $seconds } sekunder; vælg et tal over 0 med --limit.
arena-no-jobs = Brug mindst én arbejdsproces: vælg et andet antal med --jobs.
arena-unwritable = { $file } kan ikke skrives: { $error }.
arena-folder-not-empty = Mappen { $folder } er ikke tom; optegnelserne skal have deres egen mappe.
arena-folder-unusable = Mappen { $folder } kan ikke bruges: { $error }.
arena-needs-pyarrow = Parquet kræver en ekstra pakke: pip install okapi[parquet]

## What stopped it

arena-stopped = Stoppet efter { $games } af { $wanted } spil.
arena-broke-off = Spil { $game } blev afbrudt: { $error }
arena-workers-keep-ending = Arbejdsprocesserne bliver ved med at gå ned ({ $ended }), senest i spil { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } af { $wanted } spil. Sejre: { $bots }.
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Stilling
sheet-points = Point
sheet-ahead = Foran
sheet-times = Tid pr. valg (ms)
sheet-ahead-text = Hvor ofte rækkens bot sluttede foran kolonnens bot, i procent.

## Headings of the tables

figure-bot = bot
figure-games = spil
figure-wins = sejre
figure-wins-percent = sejre, %
figure-win-share = sejrsandel (95 %)
figure-even-share = × lige andel
figure-mean-rank = gns. placering
figure-rating = rating (95 %)
figure-forfeits = taberdømt
figure-points = point
figure-routes = strækninger
figure-doubling = fordobling
figure-tickets = rutekort
figure-globetrotter = Globetrotter
figure-completed-of-kept = fuldførte af beholdte rutekort
figure-decisions = valg
figure-mean = gennemsnit
figure-p99 = p99
figure-worst = længste

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } til { $high })
figure-tickets-completed = { $completed } af { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Spil { $game }, startværdi { $seed }, pladser { $seating }: { $bot } taberdømmes: nedbrud ({ $error })
    [stall] Spil { $game }, startværdi { $seed }, pladser { $seating }: { $bot } taberdømmes: intet svar i tide ({ $error })
   *[illegal-action] Spil { $game }, startværdi { $seed }, pladser { $seating }: { $bot } taberdømmes: ulovligt træk ({ $error })
}
forfeits-more = { $count ->
    [one] Der er { $count } til; --json og --csv nævner dem alle.
   *[other] Der er { $count } til; --json og --csv nævner dem alle.
}
