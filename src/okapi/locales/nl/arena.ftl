# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Laat bots in elke bezetting en elke tafelschikking tegen elkaar spelen, en toon hoe ze het deden.
option-arena-bots = De namen van de bots, gescheiden door komma’s.
option-arena-players = Het aantal spelers aan een tafel.
option-arena-games = Partijen per bezetting (400), naar boven afgerond op hele verdelingen. Met --until-sure het maximum (10000).
option-arena-jobs = Het aantal werkprocessen; standaard één per processor.
option-arena-on = Waar er gespeeld wordt: op deze computer of op een Ray-cluster; daarvoor is okapi-railways[ray] nodig.
option-arena-until-sure = Stop zodra zeker is of een bot beter is dan de andere: die van --with, en anders de eerste.
option-arena-elo0 = De voorsprong op de andere, in Elo-punten, die de toets moet verwerpen (0).
option-arena-elo1 = De voorsprong op de andere, in Elo-punten, die de toets moet bevestigen (30).
option-arena-alpha = Hoe vaak de toets de grotere voorsprong mag melden terwijl de kleinere klopt (0.05).
option-arena-beta = Hoe vaak de toets de kleinere voorsprong mag melden terwijl de grotere klopt (0.05).
option-arena-with = Alleen bezettingen met deze bot.
option-arena-limit = Hoeveel seconden een beslissing mag duren.
option-arena-json = Toon één JSON-object in plaats van tabellen.
option-arena-csv = Schrijf voor elke stoel van elke partij een rij in dit bestand.
option-arena-parquet = Hetzelfde als Parquet; daarvoor is okapi-railways[parquet] nodig.
option-arena-records = Bewaar het verslag van elke partij in deze map.

## Bad input

arena-no-bots = Noem minstens één bot met --bots.
arena-bot-twice = De bot ‘{ $bot }’ is twee keer genoemd; noem elke bot één keer.
arena-not-among-the-bots = De bot ‘{ $bot }’ moet in elke partij meespelen (--with), maar hoort niet bij de bots (--bots).
arena-bad-limit = Een beslissing kan geen { $seconds } seconden duren; kies een getal boven 0 met --limit.
arena-nobody-to-compare-with = Er valt niets te vergelijken: noem minstens twee bots met --bots.
arena-bad-elo = Een voorsprong van { $elo0 } is niet te onderscheiden van een van { $elo1 }; kies --elo1 groter dan --elo0.
arena-bad-error-rate = Een toets kan zich niet met een kans van { $rate } vergissen; kies --alpha en --beta boven 0 en onder 0.5.
arena-only-until-sure = { $option } heeft geen effect zonder --until-sure; voeg dat toe of laat { $option } weg.
arena-no-jobs = Gebruik minstens één werkproces: kies een hoger aantal met --jobs.
arena-unwritable = { $file } kan niet geschreven worden: { $error }.
arena-folder-not-empty = De map { $folder } is niet leeg; verslagen komen in een eigen map.
arena-folder-unusable = De map { $folder } is niet te gebruiken: { $error }.
arena-needs-pyarrow = Om Parquet te schrijven is nog een pakket nodig: pip install "okapi-railways[parquet]"
arena-needs-ray = Om op een Ray-cluster te spelen is nog een pakket nodig: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Op deze computer draait geen Ray-cluster. Start er een met ‘ray start --head’ of noem een ander in RAY_ADDRESS (computer:poort).
arena-cluster-unreachable = Op { $address } antwoordt geen Ray-cluster ({ $error }). Start het daar met ‘ray start --head’ of noem een ander in RAY_ADDRESS (computer:poort).
arena-bad-cluster-address = { $address } is niet het adres van een Ray-cluster; zet computer:poort in RAY_ADDRESS.
arena-cluster-refuses-token = Het Ray-cluster aanvaardt het token van deze computer niet. Zet hier RAY_AUTH_MODE=token, en in RAY_AUTH_TOKEN het token waarmee het cluster gestart is.
arena-cluster-silent = Het Ray-cluster antwoordt al { $seconds } seconden niet. Bekijk het met ‘ray status’ en start het zo nodig opnieuw.
arena-cluster-lost = De verbinding met het Ray-cluster is verbroken. Bekijk het met ‘ray status’, start het zo nodig opnieuw en herhaal het toernooi: dezelfde startwaarde geeft dezelfde partijen.
arena-cluster-has-no-room = Het Ray-cluster had { $seconds } seconden lang geen processor vrij. Kijk met ‘ray status’ wat het bezighoudt of voeg een computer toe.
arena-cluster-keeps-losing-workers = Het Ray-cluster verliest steeds zijn werkprocessen. Is okapi-railways[ray] op elke computer geïnstalleerd? De laatste fout: { $error }
arena-cluster-other-version = De computer { $machine } van het Ray-cluster heeft Okapi { $there }, deze heeft { $here }; installeer overal dezelfde versie.
arena-cluster-lacks-bot = De computer { $machine } van het Ray-cluster kan een bot niet laden: { $error }. Installeer hem op elke computer.
arena-cluster-trouble = Het Ray-cluster is niet te gebruiken: { $error }

## What stopped it

arena-stopped = { $wanted ->
    [one] Gestopt na { $games } van { $wanted } partij.
   *[other] Gestopt na { $games } van { $wanted } partijen.
}
arena-broke-off = Partij { $game } is afgebroken: { $error }
arena-workers-keep-ending = Er vallen steeds werkprocessen weg ({ $ended }), het laatst in partij { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } van { $wanted } partij. Gewonnen: { $bots }.
   *[other] { $games } van { $wanted } partijen. Gewonnen: { $bots }.
}
arena-wins = { $bot } ({ $percent }%)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent }% van de overwinningen; verdelingen: { $deals }; LLR: { $llr } (grenzen { $lower } en { $upper }).
test-h1 = { $deals ->
    [one] Beslist na { $deals } verdeling: { $bot } staat meer dan { $elo } Elo-punten voor.
   *[other] Beslist na { $deals } verdelingen: { $bot } staat meer dan { $elo } Elo-punten voor.
}
test-h0 = { $deals ->
    [one] Beslist na { $deals } verdeling: { $bot } staat minder dan { $elo } Elo-punten voor, als hij al voorstaat.
   *[other] Beslist na { $deals } verdelingen: { $bot } staat minder dan { $elo } Elo-punten voor, als hij al voorstaat.
}
test-undecided = { $deals ->
    [one] Nog niet beslist na { $deals } verdeling; sta met --games meer partijen toe.
   *[other] Nog niet beslist na { $deals } verdelingen; sta met --games meer partijen toe.
}

## Titles of the tables, and what one of them means

sheet-standings = Ranglijst
sheet-points = Punten
sheet-ahead = Onderling resultaat
sheet-test = Is hij beter?
sheet-times = Tijd per beslissing (ms)
sheet-ahead-text = Hoe vaak de bot van de rij boven de bot van de kolom eindigde, in procenten.

## Headings of the tables

figure-bot = bot
figure-games = partijen
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
figure-completed-of-kept = bestemmingen voltooid / gehouden
figure-decisions = beslissingen
figure-mean = gemiddelde
figure-p99 = p99
figure-worst = maximum
figure-processor-mean = gemiddelde, processor
figure-processor-p99 = p99, processor
figure-processor-worst = maximum, processor
figure-deals = verdelingen
figure-win-share-alone = winstpercentage, %
figure-hypothesis-0 = H0: Elo (winstpercentage, %)
figure-hypothesis-1 = H1: Elo (winstpercentage, %)
figure-llr = LLR (grenzen)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } ({ $low } tot { $high })
figure-tickets-completed = { $completed } van { $kept } ({ $percent }%)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Partij { $game }, startwaarde { $seed }, tafelschikking { $seating }: { $bot } valt uit: gecrasht ({ $error })
    [stall] Partij { $game }, startwaarde { $seed }, tafelschikking { $seating }: { $bot } valt uit: geen antwoord binnen de tijd ({ $error })
   *[illegal-action] Partij { $game }, startwaarde { $seed }, tafelschikking { $seating }: { $bot } valt uit: ongeldige zet ({ $error })
}
forfeits-more = { $count ->
    [one] Er is er nog { $count }; --json en --csv noemen ze allemaal.
   *[other] Er zijn er nog { $count }; --json en --csv noemen ze allemaal.
}
