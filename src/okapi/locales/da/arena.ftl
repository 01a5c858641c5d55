# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Lad bots spille mod hinanden i alle opstillinger og på alle pladser, og fortæl, hvordan det gik.
option-arena-bots = Navnene på de bots, der deltager, adskilt med komma.
option-arena-players = Antal spillere ved et bord.
option-arena-games = Spil pr. opstilling (400), rundet op til hele kortgivninger. Med --until-sure det højeste antal (10000).
option-arena-jobs = Antal arbejdsprocesser; ellers én pr. processor.
option-arena-on = Hvor der spilles: på denne maskine eller på en Ray-klynge (kræver okapi-railways[ray]).
option-arena-until-sure = Stop, så snart det er klart, om en bot er bedre end de andre: den fra --with, ellers den første.
option-arena-elo0 = Det forspring til de andre, i Elo-point, som testen prøver at forkaste (0).
option-arena-elo1 = Det forspring til de andre, i Elo-point, som testen prøver at bekræfte (30).
option-arena-alpha = Hvor ofte testen må melde det største forspring, når det mindste er sandt (0.05).
option-arena-beta = Hvor ofte testen må melde det mindste forspring, når det største er sandt (0.05).
option-arena-with = Spil kun opstillinger med denne bot.
option-arena-limit = Hvor mange sekunder en beslutning må tage.
option-arena-json = Udskriv ét JSON-objekt i stedet for tabeller.
option-arena-csv = Skriv en række for hver plads i hvert spil til denne fil.
option-arena-parquet = Det samme som en Parquet-fil; kræver okapi-railways[parquet].
option-arena-records = Gem spilfilen for hvert spil i denne mappe.

## Bad input

arena-no-bots = Angiv mindst én bot med --bots.
arena-bot-twice = Botten »{ $bot }« er angivet to gange; angiv hver bot én gang.
arena-not-among-the-bots = Botten »{ $bot }« skal være med i hvert spil (--with), men er ikke blandt de angivne bots (--bots).
arena-bad-limit = En beslutning kan ikke tage { $seconds } sekunder; vælg et tal over 0 med --limit.
arena-nobody-to-compare-with = Der er intet at sammenligne: angiv mindst to bots med --bots.
arena-bad-elo = Ingen test kan skelne et forspring på { $elo0 } fra et på { $elo1 }; vælg --elo1 større end --elo0.
arena-bad-error-rate = En test kan ikke have en fejlrate på { $rate }; vælg --alpha og --beta over 0 og under 0.5.
arena-only-until-sure = { $option } har ingen virkning uden --until-sure; tilføj den, eller udelad { $option }.
arena-no-jobs = Brug mindst én arbejdsproces: vælg et højere tal med --jobs.
arena-unwritable = { $file } kunne ikke skrives: { $error }.
arena-folder-not-empty = Mappen { $folder } er ikke tom; giv spilfilerne deres egen mappe.
arena-folder-unusable = Mappen { $folder } kan ikke bruges: { $error }.
arena-needs-pyarrow = At skrive Parquet-filer kræver en ekstra pakke: pip install "okapi-railways[parquet]"
arena-needs-ray = At spille på en Ray-klynge kræver en ekstra pakke: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Der kører ingen Ray-klynge på denne maskine. Start en med »ray start --head«, eller angiv en anden i RAY_ADDRESS (maskine:port).
arena-cluster-unreachable = Ingen Ray-klynge svarer på { $address } ({ $error }). Start den dér med »ray start --head«, eller angiv en anden i RAY_ADDRESS (maskine:port).
arena-bad-cluster-address = { $address } er ikke adressen på en Ray-klynge; sæt RAY_ADDRESS til maskine:port.
arena-cluster-refuses-token = Ray-klyngen afviser denne maskines token. Sæt RAY_AUTH_MODE=token her, og RAY_AUTH_TOKEN til det token, klyngen blev startet med.
arena-cluster-silent = Ray-klyngen har ikke svaret i { $seconds } sekunder. Tjek den med »ray status«, og genstart den om nødvendigt.
arena-cluster-lost = Forbindelsen til Ray-klyngen er mistet. Tjek den med »ray status«, genstart den om nødvendigt, og kør turneringen igen: samme startværdi giver de samme spil.
arena-cluster-has-no-room = Ray-klyngen har ikke haft en ledig processor i { $seconds } sekunder. Kør »ray status« for at se, hvad den er optaget af, eller tilføj en maskine.
arena-cluster-keeps-losing-workers = Ray-klyngen bliver ved med at miste sine arbejdsprocesser. Er okapi-railways[ray] installeret på alle maskiner? Den seneste fejl: { $error }
arena-cluster-other-version = Maskinen { $machine } i Ray-klyngen har Okapi { $there }, men denne har { $here }; installér samme version på dem alle.
arena-cluster-lacks-bot = Maskinen { $machine } i Ray-klyngen kan ikke indlæse en bot: { $error }. Installér den på alle maskiner.
arena-cluster-trouble = Ray-klyngen kan ikke bruges: { $error }

## What stopped it

arena-stopped = Stoppet efter { $games } af { $wanted } spil.
arena-broke-off = Spil { $game } blev afbrudt: { $error }
arena-workers-keep-ending = Arbejdsprocesserne bliver ved med at gå ned ({ $ended }), senest i spil { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } af { $wanted } spil. Sejre: { $bots }.
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % af sejrene; kortgivninger: { $deals }; LLR: { $llr } (grænser { $lower } og { $upper }).
test-h1 = { $deals ->
    [one] Afgjort efter { $deals } kortgivning: { $bot } fører med mere end { $elo } Elo-point.
   *[other] Afgjort efter { $deals } kortgivninger: { $bot } fører med mere end { $elo } Elo-point.
}
test-h0 = { $deals ->
    [one] Afgjort efter { $deals } kortgivning: { $bot } fører med mindre end { $elo } Elo-point, hvis overhovedet.
   *[other] Afgjort efter { $deals } kortgivninger: { $bot } fører med mindre end { $elo } Elo-point, hvis overhovedet.
}
test-undecided = { $deals ->
    [one] Stadig ikke afgjort efter { $deals } kortgivning; tillad flere spil med --games.
   *[other] Stadig ikke afgjort efter { $deals } kortgivninger; tillad flere spil med --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Stilling
sheet-points = Point
sheet-ahead = Foran
sheet-test = Er den bedre?
sheet-times = Tid pr. beslutning (ms)
sheet-ahead-text = Hvor ofte rækkens bot sluttede foran kolonnens bot, i procent.

## Headings of the tables

figure-bot = bot
figure-games = spil
figure-wins = sejre
figure-wins-percent = sejre, %
figure-win-share = sejrsandel (95 %)
figure-even-share = × ligelig andel
figure-mean-rank = gns. placering
figure-rating = rating (95 %)
figure-forfeits = taberdømt
figure-points = point
figure-routes = strækninger
figure-doubling = fordobling
figure-tickets = rutekort
figure-globetrotter = Globetrotter
figure-completed-of-kept = rutekort, fuldført / beholdt
figure-decisions = beslutninger
figure-mean = gennemsnit
figure-p99 = p99
figure-worst = længst
figure-processor-mean = gennemsnit, processor
figure-processor-p99 = p99, processor
figure-processor-worst = længst, processor
figure-deals = kortgivninger
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
figure-tickets-completed = { $completed } af { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Spil { $game }, startværdi { $seed }, pladser { $seating }: { $bot } taberdømmes: den gik ned ({ $error })
    [stall] Spil { $game }, startværdi { $seed }, pladser { $seating }: { $bot } taberdømmes: den svarede ikke i tide ({ $error })
   *[illegal-action] Spil { $game }, startværdi { $seed }, pladser { $seating }: { $bot } taberdømmes: den brød reglerne ({ $error })
}
forfeits-more = { $count ->
    [one] Der er { $count } til; --json og --csv viser dem alle.
   *[other] Der er { $count } til; --json og --csv viser dem alle.
}
