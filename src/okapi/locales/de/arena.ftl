# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Bots gegeneinander antreten lassen, jede Besetzung auf jedem Platz, und sagen, wie sie abschneiden.
option-arena-bots = Die Bots, beim Namen, durch Kommas getrennt.
option-arena-players = Wie viele an einem Tisch sitzen, 2 bis 5.
option-arena-games = Partien je Besetzung, mindestens; aufgerundet, bis bei jedem Mischen jeder Bot auf jedem Platz saß.
option-arena-jobs = Arbeitsprozesse; ohne Angabe so viele, wie es Prozessoren gibt.
option-arena-with = Nur Besetzungen mit diesem Bot.
option-arena-limit = Wie viele Sekunden eine Entscheidung dauern darf.
option-arena-json = Ein JSON-Objekt statt Tabellen ausgeben.
option-arena-csv = Für jeden Platz jeder Partie eine Zeile in diese Datei schreiben.
option-arena-parquet = Dasselbe als Parquet; dafür wird okapi[parquet] gebraucht.
option-arena-records = Die Aufzeichnung jeder Partie in diesem Ordner aufbewahren.

## Bad input

arena-no-bots = Nenne mit --bots mindestens einen Bot.
arena-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt; nenne jeden Bot nur einmal.
arena-not-among-the-bots = Der Bot „{ $bot }“ soll in jeder Partie mitspielen (--with), ist aber nicht unter den Bots (--bots).
arena-bad-limit = Eine Bedenkzeit von { $seconds } Sekunden ist nicht möglich; wähle mit --limit eine Zahl über 0.
arena-no-jobs = Nimm mindestens einen Arbeitsprozess: Wähle mit --jobs eine andere Zahl.
arena-unwritable = { $file } lässt sich nicht schreiben: { $error }.
arena-folder-not-empty = Der Ordner { $folder } ist nicht leer; Aufzeichnungen kommen in einen eigenen Ordner.
arena-folder-unusable = Der Ordner { $folder } ist nicht verwendbar: { $error }.
arena-needs-pyarrow = Zum Schreiben von Parquet fehlt noch ein Paket: pip install okapi[parquet]

## What stopped it

arena-stopped = { $wanted ->
    [one] Nach { $games } von { $wanted } Partie abgebrochen.
   *[other] Nach { $games } von { $wanted } Partien abgebrochen.
}
arena-broke-off = Partie { $game } brach ab: { $error }
arena-workers-keep-ending = Immer wieder enden Arbeitsprozesse ({ $ended }), zuletzt in Partie { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = { $wanted ->
    [one] { $games } von { $wanted } Partie. Siege: { $bots }.
   *[other] { $games } von { $wanted } Partien. Siege: { $bots }.
}
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Rangliste
sheet-points = Punkte
sheet-ahead = Direkter Vergleich
sheet-times = Zeit je Entscheidung (ms)
sheet-ahead-text = Wie oft der Bot der Zeile vor dem Bot der Spalte lag, in Prozent.

## Headings of the tables

figure-bot = Bot
figure-games = Partien
figure-wins = Siege
figure-wins-percent = Siege, %
figure-win-share = Siegquote (95 %)
figure-even-share = × fairer Anteil
figure-mean-rank = mittlerer Rang
figure-rating = Wertungszahl (95 %)
figure-forfeits = Ausfälle
figure-points = Punkte
figure-routes = Strecken
figure-doubling = Verdoppelung
figure-tickets = Zielkarten
figure-globetrotter = Globetrotter
figure-completed-of-kept = Zielkarten: erfüllt von behalten
figure-decisions = Entscheidungen
figure-mean = Mittel
figure-p99 = p99
figure-worst = Maximum

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
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
