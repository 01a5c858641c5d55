# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = La boter spille mot hverandre, hver oppstilling på alle plasser, og fortell hvordan det gikk.
option-arena-bots = Botene som deltar, ved navn, med komma mellom.
option-arena-players = Spillere ved et bord, 2 til 5.
option-arena-games = Minste antall spill for hver oppstilling (400); hver kortfordeling spilles fra alle plasser. Med --until-sure det største antallet (10000).
option-arena-jobs = Arbeidsprosesser; like mange som det er prosessorer hvis det utelates.
option-arena-on = Hvor det spilles: på denne maskinen eller på en Ray-klynge; det krever okapi[ray].
option-arena-until-sure = Stopp så snart det er sikkert om en bot er bedre enn de andre: den fra --with, ellers den første.
option-arena-elo0 = Forspranget til de andre, i Elo-poeng, som testen skal forkaste (0).
option-arena-elo1 = Forspranget til de andre, i Elo-poeng, som testen skal bekrefte (30).
option-arena-alpha = Hvor ofte testen kan se det største forspranget når det minste er det sanne (0.05).
option-arena-beta = Hvor ofte testen kan se det minste forspranget når det største er det sanne (0.05).
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
arena-nobody-to-compare-with = En bot kan bare være bedre enn andre: nevn minst to med --bots.
arena-bad-elo = Et forsprang på { $elo0 } kan ikke skilles fra et på { $elo1 }; velg --elo1 større enn --elo0.
arena-bad-error-rate = En test kan ikke ta feil med en sannsynlighet på { $rate }; velg --alpha og --beta over 0 og under 0.5.
arena-only-until-sure = { $option } betyr ingenting uten --until-sure; legg til den, eller utelat { $option }.
arena-no-jobs = Bruk minst én arbeidsprosess: velg et annet antall med --jobs.
arena-unwritable = { $file } kan ikke skrives: { $error }.
arena-folder-not-empty = Mappen { $folder } er ikke tom; opptegnelsene må ha en egen mappe.
arena-folder-unusable = Mappen { $folder } kan ikke brukes: { $error }.
arena-needs-pyarrow = Parquet krever en ekstra pakke: pip install okapi[parquet]
arena-needs-ray = Å spille på en Ray-klynge krever en ekstra pakke: pip install okapi[ray]

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Det kjører ingen Ray-klynge på denne maskinen. Start en med «ray start --head», eller nevn en annen i RAY_ADDRESS (maskin:port).
arena-cluster-unreachable = Ingen Ray-klynge svarer på { $address } ({ $error }). Start den der med «ray start --head», eller nevn en annen i RAY_ADDRESS (maskin:port).
arena-bad-cluster-address = { $address } er ikke adressen til en Ray-klynge; skriv maskin:port i RAY_ADDRESS.
arena-cluster-refuses-token = Ray-klyngen godtar ikke denne maskinens token. Sett RAY_AUTH_MODE=token her, og sett RAY_AUTH_TOKEN til det tokenet klyngen ble startet med.
arena-cluster-silent = Ray-klyngen har ikke svart på { $seconds } sekunder. Se til den med «ray status», og start den igjen om nødvendig.
arena-cluster-lost = Forbindelsen til Ray-klyngen er brutt. Se til den med «ray status», start den igjen om nødvendig og deretter turneringen: samme frø gir de samme spillene.
arena-cluster-has-no-room = Ray-klyngen har ikke hatt en ledig prosessor på { $seconds } sekunder. Se med «ray status» hva den er opptatt med, eller legg til en maskin.
arena-cluster-keeps-losing-workers = Ray-klyngen mister arbeidsprosessene sine gang på gang. Er okapi[ray] installert på alle maskinene? Den siste feilen: { $error }
arena-cluster-other-version = Maskinen { $machine } i Ray-klyngen har Okapi { $there }, denne har { $here }; installer samme versjon på alle.
arena-cluster-lacks-bot = Maskinen { $machine } i Ray-klyngen kan ikke laste en bot: { $error }. Installer den på alle maskinene.
arena-cluster-trouble = Ray-klyngen kan ikke brukes: { $error }

## What stopped it

arena-stopped = Stoppet etter { $games } av { $wanted } spill.
arena-broke-off = Spill { $game } ble avbrutt: { $error }
arena-workers-keep-ending = Arbeidsprosessene stopper gang på gang ({ $ended }), sist i spill { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } av { $wanted } spill. Seire: { $bots }.
arena-wins = { $bot } { $percent } %

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % av seirene; kortfordelinger: { $deals }; LLR: { $llr } (grenser { $lower } og { $upper }).
test-h1 = { $deals ->
    [one] Sikkert etter { $deals } kortfordeling: { $bot } leder med mer enn { $elo } Elo-poeng.
   *[other] Sikkert etter { $deals } kortfordelinger: { $bot } leder med mer enn { $elo } Elo-poeng.
}
test-h0 = { $deals ->
    [one] Sikkert etter { $deals } kortfordeling: { $bot } leder med mindre enn { $elo } Elo-poeng, om i det hele tatt.
   *[other] Sikkert etter { $deals } kortfordelinger: { $bot } leder med mindre enn { $elo } Elo-poeng, om i det hele tatt.
}
test-undecided = { $deals ->
    [one] Ikke sikkert etter { $deals } kortfordeling; tillat flere spill med --games.
   *[other] Ikke sikkert etter { $deals } kortfordelinger; tillat flere spill med --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Stillingen
sheet-points = Poeng
sheet-ahead = Foran
sheet-test = Er den bedre?
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
figure-processor-mean = gjennomsnitt, prosessor
figure-processor-p99 = p99, prosessor
figure-processor-worst = lengste, prosessor
figure-deals = kortfordelinger
figure-win-share-alone = seiersandel, %
figure-hypothesis-0 = H0: Elo (seiersandel, %)
figure-hypothesis-1 = H1: Elo (seiersandel, %)
figure-llr = LLR (grenser)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
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
