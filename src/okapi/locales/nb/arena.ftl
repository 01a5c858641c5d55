# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = La boter spille mot hverandre, hver oppstilling på alle plasser, og fortell hvordan det gikk.
option-arena-bots = Botene som deltar, ved navn, med komma mellom.
option-arena-players = Spillere ved et bord, 2 til 5.
option-arena-games = Minste antall spill for hver oppstilling; hver kortfordeling spilles fra alle plasser.
option-arena-jobs = Arbeidsprosesser; like mange som det er prosessorer hvis det utelates.
option-arena-with = Bare oppstillinger med denne boten.
option-arena-limit = Hvor mange sekunder et valg kan ta.
option-arena-json = Skriv ut ett JSON-objekt i stedet for tabeller.
option-arena-csv = Skriv en rad for hver plass i hvert spill til denne filen.
option-arena-parquet = Det samme som Parquet; det krever okapi[parquet].
option-arena-records = Lagre opptegnelsen av hvert spill i denne mappen.

## Bad input

arena-no-bots = Nevn minst én bot med --bots.
arena-bot-twice = Boten «{ $bot }» er nevnt to ganger; nevn hver bot én gang.
arena-not-among-the-bots = Boten «{ $bot }» skal være med i hvert spill (--with), men er ikke blant botene som er nevnt (--bots).
arena-bad-limit = Et valg kan ikke ha { $seconds } sekunder; velg et tall over 0 med --limit.
arena-no-jobs = Bruk minst én arbeidsprosess: velg et annet antall med --jobs.
arena-unwritable = { $file } kan ikke skrives: { $error }.
arena-folder-not-empty = Mappen { $folder } er ikke tom; opptegnelsene må ha en egen mappe.
arena-folder-unusable = Mappen { $folder } kan ikke brukes: { $error }.
arena-needs-pyarrow = Parquet krever en ekstra pakke: pip install okapi[parquet]

## What stopped it

arena-stopped = Stoppet etter { $games } av { $wanted } spill.
arena-broke-off = Spill { $game } ble avbrutt: { $error }
arena-workers-keep-ending = Arbeidsprosessene stopper gang på gang ({ $ended }), sist i spill { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } av { $wanted } spill. Seire: { $bots }.
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Stillingen
sheet-points = Poeng
sheet-ahead = Foran
sheet-times = Tid per valg (ms)
sheet-ahead-text = Hvor ofte boten i raden endte foran boten i kolonnen, i prosent.

## Headings of the tables

figure-bot = bot
figure-games = spill
figure-wins = seire
figure-wins-percent = seire, %
figure-win-share = seiersandel (95 %)
figure-even-share = × lik andel
figure-mean-rank = snittplassering
figure-rating = rating (95 %)
figure-forfeits = diskvalifisert
figure-points = poeng
figure-routes = spor
figure-doubling = dobling
figure-tickets = billetter
figure-globetrotter = Verdensutforsker
figure-completed-of-kept = fullførte av beholdte billetter
figure-decisions = valg
figure-mean = snitt
figure-p99 = p99
figure-worst = lengste

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } til { $high })
figure-tickets-completed = { $completed } av { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Spill { $game }, startverdi { $seed }, plasser { $seating }: { $bot } diskvalifiseres: krasj ({ $error })
    [stall] Spill { $game }, startverdi { $seed }, plasser { $seating }: { $bot } diskvalifiseres: ikke noe svar i tide ({ $error })
   *[illegal-action] Spill { $game }, startverdi { $seed }, plasser { $seating }: { $bot } diskvalifiseres: ulovlig trekk ({ $error })
}
forfeits-more = { $count ->
    [one] Det er { $count } til; --json og --csv nevner alle.
   *[other] Det er { $count } til; --json og --csv nevner alle.
}
