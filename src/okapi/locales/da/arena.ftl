# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Lad bots spille mod hinanden, hver opstilling på alle pladser, og fortæl, hvordan de klarede sig.
option-arena-bots = De bots, der deltager, ved navn og med komma imellem.
option-arena-players = Spillere ved et bord, 2 til 5.
option-arena-games = Mindste antal spil for hver opstilling (400); hver kortfordeling spilles fra alle pladser. Med --until-sure det største antal (10000).
option-arena-jobs = Arbejdsprocesser; lige så mange, som der er processorer, hvis det udelades.
option-arena-on = Hvor der spilles: på denne maskine eller på en Ray-klynge; det kræver okapi[ray].
option-arena-until-sure = Stop, så snart det er sikkert, om en bot er bedre end de andre: den fra --with, ellers den første.
option-arena-elo0 = Det forspring til de andre, i Elo-point, som testen skal forkaste (0).
option-arena-elo1 = Det forspring til de andre, i Elo-point, som testen skal bekræfte (30).
option-arena-alpha = Hvor ofte testen må se det største forspring, når det mindste er det sande (0.05).
option-arena-beta = Hvor ofte testen må se det mindste forspring, når det største er det sande (0.05).
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
arena-nobody-to-compare-with = En bot kan kun være bedre end andre: nævn mindst to med --bots.
arena-bad-elo = Et forspring på { $elo0 } kan ikke skelnes fra et på { $elo1 }; vælg --elo1 større end --elo0.
arena-bad-error-rate = En test kan ikke tage fejl med en sandsynlighed på { $rate }; vælg --alpha og --beta over 0 og under 0.5.
arena-only-until-sure = { $option } betyder ikke noget uden --until-sure; tilføj den, eller udelad { $option }.
arena-no-jobs = Brug mindst én arbejdsproces: vælg et andet antal med --jobs.
arena-unwritable = { $file } kan ikke skrives: { $error }.
arena-folder-not-empty = Mappen { $folder } er ikke tom; optegnelserne skal have deres egen mappe.
arena-folder-unusable = Mappen { $folder } kan ikke bruges: { $error }.
arena-needs-pyarrow = Parquet kræver en ekstra pakke: pip install okapi[parquet]
arena-needs-ray = At spille på en Ray-klynge kræver en ekstra pakke: pip install okapi[ray]

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Der kører ingen Ray-klynge på denne maskine. Start en med »ray start --head«, eller nævn en anden i RAY_ADDRESS (maskine:port).
arena-cluster-unreachable = Ingen Ray-klynge svarer på { $address } ({ $error }). Start den dér med »ray start --head«, eller nævn en anden i RAY_ADDRESS (maskine:port).
arena-bad-cluster-address = { $address } er ikke adressen på en Ray-klynge; skriv maskine:port i RAY_ADDRESS.
arena-cluster-refuses-token = Ray-klyngen godtager ikke denne maskines token. Sæt RAY_AUTH_MODE=token her, og sæt RAY_AUTH_TOKEN til det token, som klyngen blev startet med.
arena-cluster-silent = Ray-klyngen har ikke svaret i { $seconds } sekunder. Se til den med »ray status«, og start den igen om nødvendigt.
arena-cluster-lost = Forbindelsen til Ray-klyngen er mistet. Se til den med »ray status«, start den igen om nødvendigt og derefter turneringen: samme frø giver de samme spil.
arena-cluster-has-no-room = Ray-klyngen har ikke haft en ledig processor i { $seconds } sekunder. Se med »ray status«, hvad den er optaget af, eller tilføj en maskine.
arena-cluster-keeps-losing-workers = Ray-klyngen bliver ved med at miste sine arbejdsprocesser. Er okapi[ray] installeret på alle maskiner? Den seneste fejl: { $error }
arena-cluster-other-version = Maskinen { $machine } i Ray-klyngen har Okapi { $there }, denne har { $here }; installer samme version på dem alle.
arena-cluster-lacks-bot = Maskinen { $machine } i Ray-klyngen kan ikke indlæse en bot: { $error }. Installer den på alle maskiner.
arena-cluster-trouble = Ray-klyngen kan ikke bruges: { $error }

## What stopped it

arena-stopped = Stoppet efter { $games } af { $wanted } spil.
arena-broke-off = Spil { $game } blev afbrudt: { $error }
arena-workers-keep-ending = Arbejdsprocesserne bliver ved med at gå ned ({ $ended }), senest i spil { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } af { $wanted } spil. Sejre: { $bots }.
arena-wins = { $bot } { $percent } %

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % af sejrene; kortfordelinger: { $deals }; LLR: { $llr } (grænser { $lower } og { $upper }).
test-h1 = { $deals ->
    [one] Sikkert efter { $deals } kortfordeling: { $bot } fører med mere end { $elo } Elo-point.
   *[other] Sikkert efter { $deals } kortfordelinger: { $bot } fører med mere end { $elo } Elo-point.
}
test-h0 = { $deals ->
    [one] Sikkert efter { $deals } kortfordeling: { $bot } fører med mindre end { $elo } Elo-point, hvis overhovedet.
   *[other] Sikkert efter { $deals } kortfordelinger: { $bot } fører med mindre end { $elo } Elo-point, hvis overhovedet.
}
test-undecided = { $deals ->
    [one] Ikke sikkert efter { $deals } kortfordeling; tillad flere spil med --games.
   *[other] Ikke sikkert efter { $deals } kortfordelinger; tillad flere spil med --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Stilling
sheet-points = Point
sheet-ahead = Foran
sheet-test = Er den bedre?
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
figure-processor-mean = gennemsnit, processor
figure-processor-p99 = p99, processor
figure-processor-worst = længste, processor
figure-deals = kortfordelinger
figure-win-share-alone = sejrsandel, %
figure-hypothesis-0 = H0: Elo (sejrsandel, %)
figure-hypothesis-1 = H1: Elo (sejrsandel, %)
figure-llr = LLR (grænser)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
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
