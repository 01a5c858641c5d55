# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Laat bots tegen elkaar spelen, elke bezetting op elke stoel, en toon hoe ze het deden.
option-arena-bots = De bots, bij naam, met komma’s ertussen.
option-arena-players = Spelers aan een tafel, 2 tot 5.
option-arena-games = Spellen per bezetting, minstens; naar boven afgerond, zodat elke bot bij elke keer schudden op elke stoel zit.
option-arena-jobs = Werkprocessen; zonder dit zoveel als er processoren zijn.
option-arena-with = Alleen bezettingen met deze bot.
option-arena-limit = Hoeveel seconden een keuze mag duren.
option-arena-json = Druk één JSON-object af in plaats van tabellen.
option-arena-csv = Schrijf voor elke stoel van elk spel een rij in dit bestand.
option-arena-parquet = Hetzelfde als Parquet; daarvoor is okapi[parquet] nodig.
option-arena-records = Bewaar het verslag van elk spel in deze map.

## Bad input

arena-no-bots = Noem minstens één bot met --bots.
arena-bot-twice = De bot ‘{ $bot }’ is twee keer genoemd; noem elke bot één keer.
arena-not-among-the-bots = De bot ‘{ $bot }’ moet in elk spel meespelen (--with), maar hoort niet bij de bots (--bots).
arena-bad-limit = Een bedenktijd van { $seconds } seconden kan niet; kies een getal boven 0 met --limit.
arena-no-jobs = Gebruik minstens één werkproces: kies een ander aantal met --jobs.
arena-unwritable = { $file } kan niet geschreven worden: { $error }.
arena-folder-not-empty = De map { $folder } is niet leeg; verslagen komen in een eigen map.
arena-folder-unusable = De map { $folder } is niet te gebruiken: { $error }.
arena-needs-pyarrow = Om Parquet te schrijven is nog een pakket nodig: pip install okapi[parquet]

## What stopped it

arena-stopped = { $wanted ->
    [one] Gestopt na { $games } van { $wanted } spel.
   *[other] Gestopt na { $games } van { $wanted } spellen.
}
arena-broke-off = Spel { $game } brak af: { $error }
arena-workers-keep-ending = Er vallen steeds werkprocessen weg ({ $ended }), het laatst in spel { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } van { $wanted } spel. Gewonnen: { $bots }.
   *[other] { $games } van { $wanted } spellen. Gewonnen: { $bots }.
}
arena-wins = { $bot } { $percent }%

## Titles of the tables, and what one of them means

sheet-standings = Ranglijst
sheet-points = Punten
sheet-ahead = Onderling resultaat
sheet-times = Tijd per keuze (ms)
sheet-ahead-text = Hoe vaak de bot van de rij boven de bot van de kolom eindigde, in procenten.

## Headings of the tables

figure-bot = bot
figure-games = spellen
figure-wins = gewonnen
figure-wins-percent = gewonnen, %
figure-win-share = winstpercentage (95%)
figure-even-share = × gelijk deel
figure-mean-rank = gemiddelde rang
figure-rating = rating (95%)
figure-forfeits = uitgevallen
figure-points = punten
figure-routes = routes
figure-doubling = verdubbeling
figure-tickets = bestemmingen
figure-globetrotter = Globetrotter
figure-completed-of-kept = bestemmingen: voltooid van gehouden
figure-decisions = keuzes
figure-mean = gemiddelde
figure-p99 = p99
figure-worst = maximum

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } ({ $low } tot { $high })
figure-tickets-completed = { $completed } van { $kept } ({ $percent }%)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Spel { $game }, startwaarde { $seed }, tafelschikking { $seating }: { $bot } valt uit: gecrasht ({ $error })
    [stall] Spel { $game }, startwaarde { $seed }, tafelschikking { $seating }: { $bot } valt uit: geen antwoord binnen de tijd ({ $error })
   *[illegal-action] Spel { $game }, startwaarde { $seed }, tafelschikking { $seating }: { $bot } valt uit: zet tegen de regels ({ $error })
}
forfeits-more = { $count ->
    [one] Er is er nog { $count }; --json en --csv noemen ze allemaal.
   *[other] Er zijn er nog { $count }; --json en --csv noemen ze allemaal.
}
