# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Bots in jeder Besetzung und jeder Sitzordnung gegeneinander spielen lassen und berichten, wie sie abschneiden.
option-arena-bots = Die Namen der Bots, durch Kommas getrennt.
option-arena-players = Die Zahl der Spieler an einem Tisch.
option-arena-games = Partien je Besetzung (400), auf ganze Austeilungen aufgerundet. Mit --until-sure die Höchstzahl (10000).
option-arena-jobs = Die Zahl der Arbeitsprozesse; ohne Angabe einer je Prozessor.
option-arena-on = Wo gespielt wird: auf diesem Rechner oder auf einem Ray-Cluster (braucht okapi-railways[ray]).
option-arena-until-sure = Aufhören, sobald klar ist, ob ein Bot besser ist als die anderen: der von --with, sonst der erste.
option-arena-elo0 = Der Vorsprung vor den anderen in Elo-Punkten, den der Test verwerfen soll (0).
option-arena-elo1 = Der Vorsprung vor den anderen in Elo-Punkten, den der Test bestätigen soll (30).
option-arena-alpha = Wie oft der Test den größeren Vorsprung melden darf, obwohl der kleinere zutrifft (0.05).
option-arena-beta = Wie oft der Test den kleineren Vorsprung melden darf, obwohl der größere zutrifft (0.05).
option-arena-with = Nur Besetzungen spielen, in denen dieser Bot vorkommt.
option-arena-limit = Wie viele Sekunden eine Entscheidung dauern darf.
option-arena-json = Ein JSON-Objekt statt Tabellen ausgeben.
option-arena-csv = Für jeden Platz jeder Partie eine Zeile in diese Datei schreiben.
option-arena-parquet = Dasselbe als Parquet-Datei; braucht okapi-railways[parquet].
option-arena-records = Die Aufzeichnung jeder Partie in diesem Ordner speichern.

## Bad input

arena-no-bots = Nenne mit --bots mindestens einen Bot.
arena-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt; nenne jeden Bot nur einmal.
arena-not-among-the-bots = Der Bot „{ $bot }“ soll in jeder Partie mitspielen (--with), ist aber nicht unter den Bots (--bots).
arena-bad-limit = Eine Entscheidung kann nicht { $seconds } Sekunden dauern; wähle mit --limit eine Zahl über 0.
arena-nobody-to-compare-with = Es gibt nichts zu vergleichen: Nenne mit --bots mindestens zwei Bots.
arena-bad-elo = Ein Vorsprung von { $elo0 } lässt sich nicht von einem Vorsprung von { $elo1 } unterscheiden; wähle --elo1 größer als --elo0.
arena-bad-error-rate = Ein Test kann keine Fehlerquote von { $rate } haben; wähle --alpha und --beta über 0 und unter 0.5.
arena-only-until-sure = { $option } hat ohne --until-sure keine Wirkung; gib --until-sure an oder lass { $option } weg.
arena-no-jobs = Nimm mindestens einen Arbeitsprozess: Wähle mit --jobs eine größere Zahl.
arena-unwritable = { $file } lässt sich nicht schreiben: { $error }.
arena-folder-not-empty = Der Ordner { $folder } ist nicht leer; gib den Aufzeichnungen einen eigenen Ordner.
arena-folder-unusable = Der Ordner { $folder } ist nicht verwendbar: { $error }.
arena-needs-pyarrow = Zum Schreiben von Parquet fehlt noch ein Paket: pip install "okapi-railways[parquet]"
arena-needs-ray = Zum Spielen auf einem Ray-Cluster fehlt noch ein Paket: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = Auf diesem Rechner läuft kein Ray-Cluster. Starte einen mit „ray start --head“ oder nenne einen anderen in RAY_ADDRESS (Rechner:Port).
arena-cluster-unreachable = Unter { $address } antwortet kein Ray-Cluster ({ $error }). Starte ihn dort mit „ray start --head“ oder nenne einen anderen in RAY_ADDRESS (Rechner:Port).
arena-bad-cluster-address = { $address } ist nicht die Adresse eines Ray-Clusters; schreib Rechner:Port in RAY_ADDRESS.
arena-cluster-refuses-token = Der Ray-Cluster nimmt das Token dieses Rechners nicht an. Setze hier RAY_AUTH_MODE=token und RAY_AUTH_TOKEN auf das Token, mit dem der Cluster gestartet wurde.
arena-cluster-silent = Der Ray-Cluster antwortet seit { $seconds } Sekunden nicht. Sieh mit „ray status“ nach und starte ihn notfalls neu.
arena-cluster-lost = Die Verbindung zum Ray-Cluster ist abgerissen. Sieh mit „ray status“ nach, starte ihn notfalls neu und wiederhole das Turnier: Derselbe Startwert ergibt dieselben Partien.
arena-cluster-has-no-room = Der Ray-Cluster hatte { $seconds } Sekunden lang keinen Prozessor frei. Sieh mit „ray status“ nach, was ihn beschäftigt, oder nimm einen Rechner dazu.
arena-cluster-keeps-losing-workers = Der Ray-Cluster verliert immer wieder Arbeitsprozesse. Ist okapi-railways[ray] auf jedem Rechner installiert? Der letzte Fehler: { $error }
arena-cluster-other-version = Der Rechner { $machine } des Ray-Clusters hat Okapi { $there }, dieser hier { $here }; installiere auf allen dieselbe Version.
arena-cluster-lacks-bot = Der Rechner { $machine } des Ray-Clusters kann einen Bot nicht laden: { $error }. Installiere ihn auf jedem Rechner.
arena-cluster-trouble = Der Ray-Cluster ist nicht verwendbar: { $error }

## What stopped it

arena-stopped = { $wanted ->
    [one] Nach { $games } von { $wanted } Partie abgebrochen.
   *[other] Nach { $games } von { $wanted } Partien abgebrochen.
}
arena-broke-off = Partie { $game } wurde abgebrochen: { $error }
arena-workers-keep-ending = Immer wieder brechen Arbeitsprozesse ab ({ $ended }), zuletzt in Partie { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } von { $wanted } Partie. Siege: { $bots }.
   *[other] { $games } von { $wanted } Partien. Siege: { $bots }.
}
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % der Siege; Austeilungen: { $deals }; LLR: { $llr } (Grenzen { $lower } und { $upper }).
test-h1 = { $deals ->
    [one] Entschieden nach { $deals } Austeilung: { $bot } führt um mehr als { $elo } Elo-Punkte.
   *[other] Entschieden nach { $deals } Austeilungen: { $bot } führt um mehr als { $elo } Elo-Punkte.
}
test-h0 = { $deals ->
    [one] Entschieden nach { $deals } Austeilung: { $bot } führt um weniger als { $elo } Elo-Punkte, wenn überhaupt.
   *[other] Entschieden nach { $deals } Austeilungen: { $bot } führt um weniger als { $elo } Elo-Punkte, wenn überhaupt.
}
test-undecided = { $deals ->
    [one] Nach { $deals } Austeilung noch nicht entschieden; erlaube mit --games mehr Partien.
   *[other] Nach { $deals } Austeilungen noch nicht entschieden; erlaube mit --games mehr Partien.
}

## Titles of the tables, and what one of them means

sheet-standings = Rangliste
sheet-points = Punkte
sheet-ahead = Direkter Vergleich
sheet-test = Ist er besser?
sheet-times = Zeit je Entscheidung (ms)
sheet-ahead-text = Wie oft der Bot der Zeile vor dem Bot der Spalte lag, in Prozent.

## Headings of the tables

figure-bot = Bot
figure-games = Partien
figure-wins = Siege
figure-wins-percent = Siege, %
figure-win-share = Siegquote (95 %)
figure-even-share = × fairer Anteil
figure-mean-rank = Mittlerer Rang
figure-rating = Wertungszahl (95 %)
figure-forfeits = Ausfälle
figure-points = Punkte
figure-routes = Strecken
figure-doubling = Verdoppelung
figure-tickets = Zielkarten
figure-globetrotter = Globetrotter
figure-completed-of-kept = Zielkarten erfüllt / behalten
figure-decisions = Entscheidungen
figure-mean = Mittel
figure-p99 = p99
figure-worst = Maximum
figure-processor-mean = Mittel, Prozessor
figure-processor-p99 = p99, Prozessor
figure-processor-worst = Maximum, Prozessor
figure-deals = Austeilungen
figure-win-share-alone = Siegquote, %
figure-hypothesis-0 = H0: Elo (Siegquote, %)
figure-hypothesis-1 = H1: Elo (Siegquote, %)
figure-llr = LLR (Grenzen)
figure-alpha = alpha
figure-beta = beta

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } ({ $low } bis { $high })
figure-tickets-completed = { $completed } von { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Partie { $game }, Startwert { $seed }, Sitzordnung { $seating }: { $bot } fällt aus: Absturz ({ $error })
    [stall] Partie { $game }, Startwert { $seed }, Sitzordnung { $seating }: { $bot } fällt aus: keine Antwort in der Bedenkzeit ({ $error })
   *[illegal-action] Partie { $game }, Startwert { $seed }, Sitzordnung { $seating }: { $bot } fällt aus: regelwidriger Zug ({ $error })
}
forfeits-more = { $count ->
    [one] Es gibt { $count } weiteren Ausfall; --json und --csv nennen alle.
   *[other] Es gibt { $count } weitere Ausfälle; --json und --csv nennen alle.
}
