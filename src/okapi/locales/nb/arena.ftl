# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = La boter spille mot hverandre i alle oppstillinger og på alle plasser, og fortell hvordan det gikk.
option-arena-bots = Navnene på botene, atskilt med komma.
option-arena-players = Antall spillere ved et bord.
option-arena-games = Spill per oppstilling (400), rundet opp til hele utdelinger. Med --until-sure det høyeste antallet (10000).
option-arena-jobs = Antall arbeidsprosesser; ellers én per prosessor.
option-arena-on = Hvor det spilles: på denne maskinen, eller på en Ray-klynge (krever okapi-railways[ray]).
option-arena-until-sure = Stopp så snart det er klart om en bot er bedre enn de andre: den fra --with, ellers den første.
option-arena-elo0 = Forspranget på de andre, i Elo-poeng, som testen prøver å forkaste (0).
option-arena-elo1 = Forspranget på de andre, i Elo-poeng, som testen prøver å bekrefte (30).
option-arena-alpha = Hvor ofte testen kan melde det største forspranget når det minste er sant (0.05).
option-arena-beta = Hvor ofte testen kan melde det minste forspranget når det største er sant (0.05).
option-arena-with = Spill bare oppstillinger med denne boten.
option-arena-limit = Hvor mange sekunder en avgjørelse kan ta.
option-arena-json = Skriv ut ett JSON-objekt i stedet for tabeller.
option-arena-csv = Skriv en rad for hver plass i hvert spill til denne filen.
option-arena-parquet = Det samme som en Parquet-fil; krever okapi-railways[parquet].
option-arena-records = Lagre spillfilen for hvert spill i denne mappen.

## Bad input

arena-no-bots = Oppgi minst én bot med --bots.
arena-bot-twice = Boten «{ $bot }» er oppgitt to ganger; oppgi hver bot én gang.
arena-not-among-the-bots = Boten «{ $bot }» skal være med i hvert spill (--with), men er ikke blant botene (--bots).
arena-bad-limit = En avgjørelse kan ikke ta { $seconds } sekunder; velg et tall over 0 med --limit.
arena-nobody-to-compare-with = Det er ingenting å sammenligne: oppgi minst to boter med --bots.
arena-bad-elo = Ingen test kan skille et forsprang på { $elo0 } fra et på { $elo1 }; velg --elo1 større enn --elo0.
arena-bad-error-rate = En test kan ikke ha en feilrate på { $rate }; velg --alpha og --beta over 0 og under 0.5.
arena-only-until-sure = { $option } har ingen virkning uten --until-sure; legg til den, eller utelat { $option }.
arena-no-jobs = Bruk minst én arbeidsprosess: velg et høyere tall med --jobs.
arena-unwritable = { $file } kunne ikke skrives: { $error }.
arena-folder-not-empty = Mappen { $folder } er ikke tom; gi spillfilene en egen mappe.
arena-folder-unusable = Mappen { $folder } kan ikke brukes: { $error }.
arena-needs-pyarrow = Å skrive Parquet-filer krever en ekstra pakke: pip install "okapi-railways[parquet]"
arena-needs-ray = Å spille på en Ray-klynge krever en ekstra pakke: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Det kjører ingen Ray-klynge på denne maskinen. Start en med «ray start --head», eller oppgi en annen i RAY_ADDRESS (maskin:port).
arena-cluster-unreachable = Ingen Ray-klynge svarer på { $address } ({ $error }). Start den der med «ray start --head», eller oppgi en annen i RAY_ADDRESS (maskin:port).
arena-bad-cluster-address = { $address } er ikke adressen til en Ray-klynge; sett RAY_ADDRESS til maskin:port.
arena-cluster-refuses-token = Ray-klyngen avviser denne maskinens token. Sett RAY_AUTH_MODE=token her, og RAY_AUTH_TOKEN til tokenet klyngen ble startet med.
arena-cluster-silent = Ray-klyngen har ikke svart på { $seconds } sekunder. Sjekk den med «ray status», og start den på nytt om nødvendig.
arena-cluster-lost = Forbindelsen til Ray-klyngen er brutt. Sjekk den med «ray status», start den på nytt om nødvendig, og kjør turneringen igjen: samme startverdi gir de samme spillene.
arena-cluster-has-no-room = Ray-klyngen har ikke hatt en ledig prosessor på { $seconds } sekunder. Kjør «ray status» for å se hva den er opptatt med, eller legg til en maskin.
arena-cluster-keeps-losing-workers = Ray-klyngen mister stadig arbeidsprosessene sine. Er okapi-railways[ray] installert på alle maskinene? Den siste feilen: { $error }
arena-cluster-other-version = Maskinen { $machine } i Ray-klyngen har Okapi { $there }, men denne har { $here }; installer samme versjon på alle.
arena-cluster-lacks-bot = Maskinen { $machine } i Ray-klyngen kan ikke laste en bot: { $error }. Installer den på alle maskinene.
arena-cluster-trouble = Ray-klyngen kan ikke brukes: { $error }

## What stopped it

arena-stopped = Stoppet etter { $games } av { $wanted } spill.
arena-broke-off = Spill { $game } ble avbrutt: { $error }
arena-workers-keep-ending = Arbeidsprosessene stopper stadig ({ $ended }), sist i spill { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $games } av { $wanted } spill. Seire: { $bots }.
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % av seirene; utdelinger: { $deals }; LLR: { $llr } (grenser { $lower } og { $upper }).
test-h1 = { $deals ->
    [one] Avgjort etter { $deals } utdeling: { $bot } leder med mer enn { $elo } Elo-poeng.
   *[other] Avgjort etter { $deals } utdelinger: { $bot } leder med mer enn { $elo } Elo-poeng.
}
test-h0 = { $deals ->
    [one] Avgjort etter { $deals } utdeling: { $bot } leder med mindre enn { $elo } Elo-poeng, om i det hele tatt.
   *[other] Avgjort etter { $deals } utdelinger: { $bot } leder med mindre enn { $elo } Elo-poeng, om i det hele tatt.
}
test-undecided = { $deals ->
    [one] Fortsatt ikke avgjort etter { $deals } utdeling; tillat flere spill med --games.
   *[other] Fortsatt ikke avgjort etter { $deals } utdelinger; tillat flere spill med --games.
}

## Titles of the tables, and what one of them means

sheet-standings = Stillingen
sheet-points = Poeng
sheet-ahead = Foran
sheet-test = Er den bedre?
sheet-times = Tid per avgjørelse (ms)
sheet-ahead-text = Hvor ofte boten i raden endte foran boten i kolonnen, i prosent.

## Headings of the tables

figure-bot = bot
figure-games = spill
figure-wins = seire
figure-wins-percent = seire, %
figure-win-share = seiersandel (95 %)
figure-even-share = × lik andel
figure-mean-rank = snittplassering
figure-rating = rating (95 %)
figure-forfeits = diskv.
figure-points = poeng
figure-routes = spor
figure-doubling = dobling
figure-tickets = billetter
figure-globetrotter = Verdensutforsker
figure-completed-of-kept = billetter, fullført / beholdt
figure-decisions = avgjørelser
figure-mean = snitt
figure-p99 = p99
figure-worst = lengst
figure-processor-mean = snitt, prosessor
figure-processor-p99 = p99, prosessor
figure-processor-worst = lengst, prosessor
figure-deals = utdelinger
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
figure-tickets-completed = { $completed } av { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Spill { $game }, startverdi { $seed }, plasser { $seating }: { $bot } diskvalifiseres: den krasjet ({ $error })
    [stall] Spill { $game }, startverdi { $seed }, plasser { $seating }: { $bot } diskvalifiseres: den svarte ikke i tide ({ $error })
   *[illegal-action] Spill { $game }, startverdi { $seed }, plasser { $seating }: { $bot } diskvalifiseres: den brøt reglene ({ $error })
}
forfeits-more = { $count ->
    [one] Det er { $count } til; --json og --csv viser alle.
   *[other] Det er { $count } til; --json og --csv viser alle.
}
