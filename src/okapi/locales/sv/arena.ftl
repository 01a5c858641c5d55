# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Låt bottar spela mot varandra i alla uppställningar och på alla platser, och visa hur det gick.
option-arena-bots = Bottarnas namn, åtskilda med komman.
option-arena-players = Antal spelare vid ett bord.
option-arena-games = Partier per uppställning (400), avrundat uppåt till hela givar. Med --until-sure det högsta antalet (10000).
option-arena-jobs = Antal arbetsprocesser; annars en per processor.
option-arena-on = Var det spelas: på den här datorn eller i ett Ray-kluster (kräver okapi-railways[ray]).
option-arena-until-sure = Sluta så snart det står klart om en bot är bättre än de andra: den från --with, annars den första.
option-arena-elo0 = Försprånget till de andra, i Elo-poäng, som testet försöker förkasta (0).
option-arena-elo1 = Försprånget till de andra, i Elo-poäng, som testet försöker bekräfta (30).
option-arena-alpha = Hur ofta testet får rapportera det större försprånget när det mindre är sant (0.05).
option-arena-beta = Hur ofta testet får rapportera det mindre försprånget när det större är sant (0.05).
option-arena-with = Spela bara uppställningar med den här botten.
option-arena-limit = Hur många sekunder ett beslut får ta.
option-arena-json = Skriv ut ett JSON-objekt i stället för tabeller.
option-arena-csv = Skriv en rad för varje plats i varje parti till den här filen.
option-arena-parquet = Detsamma som en Parquet-fil; kräver okapi-railways[parquet].
option-arena-records = Spara protokollet från varje parti i den här mappen.

## Bad input

arena-no-bots = Ange minst en bot med --bots.
arena-bot-twice = Botten ”{ $bot }” har angetts två gånger; ange varje bot en gång.
arena-not-among-the-bots = Botten ”{ $bot }” ska spela i varje parti (--with) men finns inte bland bottarna (--bots).
arena-bad-limit = Ett beslut kan inte ta { $seconds } sekunder; välj ett tal över 0 med --limit.
arena-nobody-to-compare-with = Det finns inget att jämföra: ange minst två bottar med --bots.
arena-bad-elo = Inget test kan skilja ett försprång på { $elo0 } från ett på { $elo1 }; välj --elo1 större än --elo0.
arena-bad-error-rate = Ett test kan inte ha felrisken { $rate }; välj --alpha och --beta över 0 och under 0.5.
arena-only-until-sure = { $option } har ingen verkan utan --until-sure; lägg till den flaggan eller utelämna { $option }.
arena-no-jobs = Använd minst en arbetsprocess: välj ett högre tal med --jobs.
arena-unwritable = { $file } kunde inte skrivas: { $error }.
arena-folder-not-empty = Mappen { $folder } är inte tom; ge protokollen en egen mapp.
arena-folder-unusable = Mappen { $folder } går inte att använda: { $error }.
arena-needs-pyarrow = För att skriva Parquet-filer behövs ett paket till: pip install "okapi-railways[parquet]"
arena-needs-ray = För att spela i ett Ray-kluster behövs ett paket till: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Inget Ray-kluster är igång på den här datorn. Starta ett med ”ray start --head” eller ange ett annat i RAY_ADDRESS (dator:port).
arena-cluster-unreachable = Inget Ray-kluster svarar på { $address } ({ $error }). Starta det där med ”ray start --head” eller ange ett annat i RAY_ADDRESS (dator:port).
arena-bad-cluster-address = { $address } är inte adressen till ett Ray-kluster; sätt RAY_ADDRESS till dator:port.
arena-cluster-refuses-token = Ray-klustret avvisar den här datorns token. Sätt RAY_AUTH_MODE=token här och RAY_AUTH_TOKEN till den token som klustret startades med.
arena-cluster-silent = Ray-klustret har inte svarat på { $seconds } sekunder. Kontrollera det med ”ray status” och starta om det vid behov.
arena-cluster-lost = Anslutningen till Ray-klustret bröts. Kontrollera det med ”ray status”, starta om det vid behov och kör turneringen igen: samma startvärde ger samma partier.
arena-cluster-has-no-room = Ray-klustret har inte haft någon ledig processor på { $seconds } sekunder. Kör ”ray status” för att se vad det är upptaget med, eller lägg till en dator.
arena-cluster-keeps-losing-workers = Ray-klustret förlorar hela tiden sina arbetsprocesser. Är okapi-railways[ray] installerat på alla datorer? Det senaste felet: { $error }
arena-cluster-other-version = Datorn { $machine } i Ray-klustret har Okapi { $there }, men den här har { $here }; installera samma version på alla.
arena-cluster-lacks-bot = Datorn { $machine } i Ray-klustret kan inte läsa in en bot: { $error }. Installera den på alla datorer.
arena-cluster-trouble = Ray-klustret går inte att använda: { $error }

## What stopped it

arena-stopped = { $wanted ->
    [one] Avbrutet efter { $games } av { $wanted } parti.
   *[other] Avbrutet efter { $games } av { $wanted } partier.
}
arena-broke-off = Parti { $game } avbröts: { $error }
arena-workers-keep-ending = Arbetsprocesserna kraschar hela tiden ({ $ended }), den senaste i parti { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } av { $wanted } parti. Segrar: { $bots }.
   *[other] { $games } av { $wanted } partier. Segrar: { $bots }.
}
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % av segrarna; givar: { $deals }; LLR: { $llr } (gränser { $lower } och { $upper }).
test-h1 = { $deals ->
    [one] Avgjort efter { $deals } giv: { $bot } leder med mer än { $elo } Elo-poäng.
   *[other] Avgjort efter { $deals } givar: { $bot } leder med mer än { $elo } Elo-poäng.
}
test-h0 = { $deals ->
    [one] Avgjort efter { $deals } giv: { $bot } leder med mindre än { $elo } Elo-poäng, om den leder alls.
   *[other] Avgjort efter { $deals } givar: { $bot } leder med mindre än { $elo } Elo-poäng, om den leder alls.
}
test-undecided = { $deals ->
    [one] Fortfarande inte avgjort efter { $deals } giv; tillåt fler partier med --games.
   *[other] Fortfarande inte avgjort efter { $deals } givar; tillåt fler partier med --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Ställning
sheet-points = Poäng
sheet-ahead = Inbördes möten
sheet-test = Är den bättre?
sheet-times = Tid per beslut (ms)
sheet-ahead-text = Hur ofta radens bot slutade före kolumnens bot, i procent.

## Headings of the tables

figure-bot = bot
figure-games = partier
figure-wins = segrar
figure-wins-percent = segrar, %
figure-win-share = vinstandel (95 %)
figure-even-share = × jämn andel
figure-mean-rank = medelplacering
figure-rating = rating (95 %)
figure-forfeits = diskv.
figure-points = poäng
figure-routes = sträckor
figure-doubling = dubbling
figure-tickets = biljettkort
figure-globetrotter = Globetrotter
figure-completed-of-kept = biljettkort, avklarade / behållna
figure-decisions = beslut
figure-mean = medel
figure-p99 = p99
figure-worst = längst
figure-processor-mean = medel, processor
figure-processor-p99 = p99, processor
figure-processor-worst = längst, processor
figure-deals = givar
figure-win-share-alone = vinstandel, %
figure-hypothesis-0 = H0: Elo (vinstandel, %)
figure-hypothesis-1 = H1: Elo (vinstandel, %)
figure-llr = LLR (gränser)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } ({ $low } till { $high })
figure-tickets-completed = { $completed } av { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Parti { $game }, startvärde { $seed }, platsordning { $seating }: { $bot } diskvalificeras: den kraschade ({ $error })
    [stall] Parti { $game }, startvärde { $seed }, platsordning { $seating }: { $bot } diskvalificeras: den svarade inte i tid ({ $error })
   *[illegal-action] Parti { $game }, startvärde { $seed }, platsordning { $seating }: { $bot } diskvalificeras: den bröt mot reglerna ({ $error })
}
forfeits-more = { $count ->
    [one] Det finns { $count } till; --json och --csv visar alla.
   *[other] Det finns { $count } till; --json och --csv visar alla.
}
