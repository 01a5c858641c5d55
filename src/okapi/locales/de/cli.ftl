# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Ein Eisenbahnspiel im Herzen Afrikas: Spiel gegen Bots, simuliere Partien, prüfe sie und lies sie nach.
command-play = Im Terminal gegen Bots spielen.
command-simulate = Bots viele Partien spielen lassen und die Ergebnisse zusammenfassen. Derselbe Startwert ergibt überall dieselben Partien.
command-simulate-numbers = Was --json ausgibt: games, players, engine und seconds; decisions, die Zahl der Entscheidungen in allen Partien; games_per_second; mean_score, der mittlere Endstand aller Plätze; mean_tickets_completed, das Mittel aller Plätze; mean_turns, die mittlere Zahl der Züge einer Partie, alle Spieler zusammen, der letzte eingeschlossen; doubled_routes, die Summe über alle Partien.
command-board = Den Spielplan als Tabellen zeigen: Orte, Strecken, Zielkarten, Summen.
command-board-check = Eine Spielplan-Datei prüfen und jeden gefundenen Fehler nennen.
command-verify = Aufzeichnungen von Partien prüfen: ob sie vollständig, unverändert und regelgerecht sind und ob fair ausgeteilt wurde.
command-replay = Eine aufgezeichnete Partie nacherzählen, Zug für Zug.
command-bots = Die Bots auflisten.

option-version = Die Version anzeigen und beenden.
option-language = Die Sprache, etwa fr; ohne Angabe die Sprache deines Systems.
option-plain = Schlichte Textzeilen ausgeben, für Screenreader: keine Tabellen, keine Farben.
option-help = Diese Hilfe anzeigen und beenden.
option-install-completion = Die Vervollständigung für diese Shell einrichten.
option-show-completion = Das Skript zur Vervollständigung für diese Shell anzeigen.
option-board = Eine Spielplan-Datei; ohne Angabe der eingebaute Spielplan.
option-board-file = Eine Spielplan-Datei.
option-board-small = Wenige Zielkarten zulassen, für ein kleines Spiel in der Forschung.
option-players = Die Zahl der Spieler.
option-bots = Die Namen der Bots am Tisch, durch Kommas getrennt; ein einzelner Name gilt für alle Plätze. `okapi bots` listet sie auf.
option-play-seed = Aus einem Startwert austeilen: Derselbe Startwert ergibt immer dieselbe Partie. Ohne ihn wird nachweislich fair ausgeteilt.
option-simulate-seed = Der Startwert der Partien: Derselbe Startwert ergibt dieselben Partien.
option-resume = Eine gespeicherte Partie fortsetzen.
option-name = Dein Name für die Aufzeichnung. Mit --resume: welcher Platz deiner ist.
option-words = Deine Worte fürs nachweislich faire Mischen; ohne sie wirst du danach gefragt.
option-tickets-drawn = Wie viele Zielkarten ein Spieler auf einmal zieht; die kleinere Zahl gilt in der russischen Ausgabe.
option-games = Wie viele Partien gespielt werden.
option-records = Die Aufzeichnung jeder Partie in diesem Ordner speichern.
option-engine = Womit die Partien gespielt werden: referee, compiled oder gpu. Ohne Angabe mit der schnellsten Engine, die es kann; alle spielen dieselben Partien.
option-rules = Regeln, die von den veröffentlichten abweichen, etwa trains=30,tickets_drawn=3.
option-json = Ein JSON-Objekt statt einer Tabelle ausgeben.
option-record = Die Aufzeichnung einer Partie, gespeichert von `okapi play` oder `okapi simulate`.
option-as = Nur erzählen, was von diesem Platz aus zu sehen war: eine Zahl ab 1 oder der Name des Spielers.

version = okapi { $version }
first-steps = Okapi { $version }, ein Eisenbahnspiel im Herzen Afrikas. Zum Einstieg:
first-steps-browser = Im Browser spielen, gegen Bots oder mit Freunden.
first-steps-help = Alle Befehle auflisten.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Aufruf: { $usage }
usage-options-here = [Optionen]
usage-command-here = Befehl
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-required = { $text } (erforderlich)
usage-default = { $text } (Vorgabe: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADRESSE
    [BOT] BOT
    [DD] TT
    [DIR] ORDNER
    [ENGINE] ENGINE
    [FILE] DATEI
    [LANGUAGE] SPRACHE
    [MM] MM
    [NAME] NAME
    [NUMBER] NUMMER
    [RATE] ANTEIL
    [RULE] REGEL
    [SEAT] PLATZ
    [SECONDS] SEKUNDEN
    [TASK] AUFGABE
    [TEXT] TEXT
    [THEME] THEMA
    [YYYY] JJJJ
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Die Sprache „{ $language }“ gibt es nicht; wähle mit --language eine von diesen: { $languages }.
usage-with-hint = { $sentence } Hilfe gibt es mit: { $command } --help
usage-no-such-command = Den Befehl „{ $command }“ gibt es nicht; wähle einen von diesen: { $commands }.
usage-no-such-option = { $nearest ->
    [none] Die Option { $option } gibt es nicht.
   *[other] Die Option { $option } gibt es nicht; meintest du { $nearest }?
}
usage-missing = { $name } fehlt.
usage-bad-value = { $kind ->
    [integer] { $name } muss eine ganze Zahl sein.
    [number] { $name } muss eine Zahl sein.
   *[other] { $name } hat einen Wert, der nicht passt.
}
usage-needs-a-value = { $option } braucht einen Wert.
usage-too-many-words = Das sind zu viele Argumente für diesen Befehl.

## Bad input

broken-bot = Der Bot „{ $bot }“ lässt sich nicht laden: { $error }.
bot-failed = Der Bot „{ $bot }“ ist in Partie { $game } ausgefallen: { $error }.
unknown-bot = Es gibt keinen Bot namens „{ $bot }“; zur Wahl stehen { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } Bot
   *[other] { $given } Bots
} für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: Nenne einen für jeden Platz oder einen einzigen für alle.
wrong-number-of-players = Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $players }; wähle mit --players eine andere Zahl.
no-games = Spiele mindestens eine Partie: Wähle mit --games eine größere Zahl.
wrong-rules = „{ $rule }“ passt nicht zu --rules: Schreib einen Namen und eine ganze Zahl, etwa trains=30. Die Namen sind { $names }.
unknown-engine = Es gibt keine Engine namens „{ $engine }“; zur Wahl stehen { $engines }.
engine-not-for-bots = Diese Engine spielt { $known }, nicht { $bots }: Lass --engine weg oder nimm --engine referee.
engine-not-installed = Diese Engine braucht ein weiteres Paket: pip install "okapi-railways[fast]"
engine-too-small =
    Dieser Spielplan ist zu groß für diese Engine ({ $limit ->
        [routes] Strecken
        [places] Orte
        [tickets] Zielkarten
        [prices] Arten von Strecken nach Länge und Lokomotiven
       *[other] eine Größe
    }: { $found }, höchstens { $max }): Nimm --engine referee.
no-gpu = Es wurde keine geeignete GPU gefunden: Nimm --engine compiled.
no-records-on-gpu = Von Partien auf der GPU gibt es keine Aufzeichnungen: Nimm zu --records die Option --engine compiled.
engine-compiling = Die Engine wird für diesen Rechner kompiliert. Das geschieht nur einmal und dauert etwa eine Minute …
machine-code-begun = Okapi wird im Hintergrund für diesen Rechner kompiliert. Das geschieht nur einmal und dauert etwa eine Minute. Spiel ruhig: Bis dahin denkt der Meister nicht voraus, Ratschläge dauern länger und Auswertungen warten.
machine-code-done = Das Kompilieren ist fertig: Bots und Trainer haben jetzt ihre volle Stärke.
machine-code-failed = Das Kompilieren für diesen Rechner ist fehlgeschlagen ({ $error }). Spiel ruhig: Bots und Ratschläge funktionieren auch so, aber der Meister denkt nicht voraus, und Partien werden nicht ausgewertet. Den ganzen Fehler zeigt: { $command }
wrong-tickets-drawn = So viele Zielkarten lassen sich nicht auf einmal ziehen; wähle mit --tickets-drawn { $choices }.
bad-name = Wähle einen Namen aus 1 bis { $longest } Zeichen, der nicht nur eine Zahl ist.
name-of-a-bot = „{ $name }“ heißt schon ein Bot; wähle einen anderen Namen.
bad-words = Wähle als deine Worte höchstens { $longest } druckbare Zeichen.
bad-seed = Wähle als Startwert höchstens { $longest } druckbare Zeichen.
words-with-seed = Mit einem Startwert haben deine Worte keinen Einfluss auf das Austeilen: Lass --seed oder --words weg.
bad-setup = So kann keine Partie beginnen: { $error }.
board-broken = { $more ->
    [0] Auf dem Spielplan { $file } kann man nicht spielen: { $problem }. Verbessere ihn und prüfe mit: okapi board check { $file }
    [one] Auf dem Spielplan { $file } kann man nicht spielen: { $problem }; es gibt noch einen Fehler. Beide zeigt: okapi board check { $file }
   *[other] Auf dem Spielplan { $file } kann man nicht spielen: { $problem }; es gibt noch { $more } weitere Fehler. Alle zeigt: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Die Spielplan-Datei { $file } gibt es nicht, und so heißt auch keiner der mitgelieferten Spielpläne: { $boards }.
   *[other] Die Spielplan-Datei { $file } gibt es nicht; meintest du { $nearest }?
}
not-a-file = { $file } ist keine Datei; nenne die Aufzeichnung einer Partie.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] Diese Datei oder diesen Ordner gibt es nicht
    [EACCES] Zugriff verweigert
    [EPERM] Das ist nicht erlaubt
    [EISDIR] Das ist ein Ordner
    [EEXIST] Das ist eine Datei, kein Ordner
    [ENOTDIR] Ein Teil des Pfads ist kein Ordner
    [ENOSPC] Der Datenträger ist voll
    [EROFS] Der Datenträger ist schreibgeschützt
    [EADDRINUSE] Der Port ist belegt
    [EADDRNOTAVAIL] Dieser Computer hat diese Adresse nicht
    [ENAMETOOLONG] Der Name ist zu lang
   *[other] { $error }
}
unwritable = Die Aufzeichnungen ließen sich nicht in { $folder } speichern: { $error }. Wähle mit --records einen anderen Ordner.
unknown-seat = Es gibt keinen Platz „{ $seat }“: Wähle eine Zahl von 1 bis { $seats } oder einen dieser Namen: { $players }.
settled-already = In einer gespeicherten Partie stehen Spieler, Geber und Regeln schon fest: Lass --players, --seed, --words und --tickets-drawn weg.
finished-already = { $file }: Diese Partie ist schon zu Ende. Zum Nachlesen: okapi replay { $file }
no-secret = Die Aufzeichnung enthält das Geheimnis des Gebers nicht, darum kann nicht weiter ausgeteilt werden; fortsetzen lässt sich nur eine Partie, die ihr eigener Geber gespeichert hat.
no-dealer = Die Karten dieser Partie wurden von Hand eingegeben, es gibt also keinen Geber, mit dem sie weitergehen könnte.
whose-seat = Sag mit --name, welcher Platz deiner ist: { $players }.
whose-bots = { $seats ->
    [one] Sag mit --bots, welcher Bot auf dem anderen Platz spielt.
   *[other] Sag mit --bots, welche Bots auf den anderen { $seats } Plätzen spielen.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: Zeile { $line }: { $fault }
record-fine = { $file }: in Ordnung. { $players } Spieler, { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignisse
}, { $state ->
    [finished] zu Ende gespielt
   *[unfinished] nicht zu Ende gespielt
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Es wurde nachweislich fair ausgeteilt: Jede Karte entspricht dem Versprechen des Gebers.
luck-secret = Dass fair ausgeteilt wird, lässt sich noch nicht beweisen: Das Geheimnis des Gebers wird am Ende aufgedeckt.
luck-seeded = Jede Karte entspricht dem Startwert „{ $seed }“.
luck-unknown = Die Aufzeichnung sagt nicht, wie die Karten ausgeteilt wurden; prüfen lässt sich nur, ob sie möglich sind.
luck-played-on = Diese Partie wurde aus der Stellung einer anderen weitergespielt; diese Stellung ist nicht bewiesen. Von da an entspricht jede Karte dem Versprechen des Gebers.
chapter-setup = Vorbereitung
chapter-turn = { $who ->
    [you] Zug { $turn }: du, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] Zug { $turn }: { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
replay-unfinished = Die Partie ist nicht zu Ende gespielt. Bisher:

## The board

board-heading = { $board }: { $places } Orte, { $routes } Strecken (darunter { $doubles ->
    [one] { $doubles } Doppelstrecke
   *[other] { $doubles } Doppelstrecken
}), { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}
board-places = Orte
board-routes = Strecken
board-tickets = Zielkarten
board-colours = Farben
board-terrains = Landschaften
board-fine = { $file }: in Ordnung.
board-problems = { $count ->
    [one] { $file }: { $count } Fehler.
   *[other] { $file }: { $count } Fehler.
}
place-several = { $place } ({ $count })
track-ferry = { $colour } (Fähre { $locomotives })

## Column headings

column-player = Spieler
column-points = Punkte
column-trains = Waggons
column-cards = Karten
column-tickets = Ziele
column-desert = Wüste
column-jungle = Dschungel
column-mountain = Gebirge
column-routes = Strecken
column-doubling = Verdoppelung
column-globetrotter = Globetrotter
column-total = Summe
column-ticket = Zielkarte
column-missing = Fehlt noch
column-route = Strecke
column-colour = Farbe
column-colours = Farben
column-terrain = Landschaft
column-spaces = Felder
column-cheapest = Du zahlst
column-price = Preis
column-doubled = Verdoppelt
column-payable = Bezahlbar
column-doubled-by = Wer verdoppeln kann
column-leads-to = Nach
column-from = Von
column-to = Nach
column-state = Jetzt
column-arithmetic = Ergebnis
column-command = Eingabe
column-meaning = Was es tut
column-kind = Art
column-number = Anzahl
column-places = Orte
column-bot = Bot
column-description = Beschreibung
column-what = Was
column-value = Wert

## Simulations

simulate-progress = Partien
simulate-stopped = { $wanted ->
    [one] Nach { $games } von { $wanted } Partie abgebrochen. Bisher:
   *[other] Nach { $games } von { $wanted } Partien abgebrochen. Bisher:
}
simulate-games = Partien
simulate-players = Spieler
simulate-engine = Spiel-Engine
simulate-seconds = Sekunden
simulate-decisions = Entscheidungen, alle Partien
simulate-games-per-second = Partien pro Sekunde
simulate-mean-score = Mittlerer Endstand, alle Plätze
simulate-mean-tickets-completed = Erfüllte Zielkarten im Mittel, alle Plätze
simulate-mean-turns = Züge je Partie im Mittel, alle Spieler
simulate-doubled-routes = Verdoppelte Strecken, alle Partien

## Sitting down and leaving

human = Mensch
you = Du
welcome = Am Tisch: { $players }. Der Spielplan: { $board }.
welcome-help = Gib eine Zahl ein, um zu wählen, oder ? für Hilfe; Strg+C verlässt die Partie (vorher kannst du speichern).
plain-hint = Wenn du einen Screenreader benutzt, geht es so leichter: { $command }
commitment = Das Versprechen des Gebers für diese Partie: { $commitment }
ask-words = Gib ein paar eigene Worte dazu, damit der Geber beim Mischen nicht schummeln kann (oder drück nur Enter):
resumed = { $events ->
    [one] Die Partie geht nach { $events } Ereignis weiter. Zuletzt geschah:
   *[other] Die Partie geht nach { $events } Ereignissen weiter. Zuletzt geschah:
}
ask-save = Partie speichern? Drück Enter, um sie als { $file } zu speichern, oder gib einen anderen Dateinamen ein, oder n für nein.
ask-keep = Aufzeichnung dieser Partie behalten? Drück Enter, um sie als { $file } zu speichern, oder gib einen anderen Dateinamen ein, oder n für nein.
saved = Gespeichert. Zum Fortsetzen: okapi play --resume { $file }
saved-finished = Gespeichert. Zum Prüfen: okapi verify { $file } · Zum Nachlesen: okapi replay { $file }
not-saved = Nicht gespeichert.
save-taken = { $file } gibt es schon, und es ist keine gespeicherte Partie; wähle einen anderen Namen.
save-failed = Die Partie ließ sich nicht als { $file } speichern: { $error }. Wähle einen anderen Namen.
save-impossible = Die Partie ließ sich nicht speichern: weder hier noch in deinem Benutzerordner noch im temporären Ordner.

## The table

your-turn = Du bist am Zug
label-open = Offen
label-decks = Stapel
label-hand = Hand
label-tickets = Ziele
decks = Wagenkarten { $train }, Landschaftskarten { $terrain }, Zielkarten { $tickets }
no-card = –
nothing = keine
yes = ja
last-round = { $turns ->
    [one] Das ist der letzte Zug der Partie.
   *[other] Letzte Runde: noch { $turns } Züge, dieser mitgezählt.
}
majority-legend = * die meisten, auch bei Gleichstand: darf Strecken dieser Landschaft verdoppeln.
ticket-path = über { $routes }
missing = { $spaces ->
    [0] nichts
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
missing-closed = nicht mehr möglich
winner = { $who ->
    [you] Du hast gewonnen!
   *[other] { $player } hat gewonnen.
}
winners = Geteilter Sieg: { $players }.

## Menus

menu-turn = Was möchtest du tun?
menu-second-draw = Zieh deine zweite Karte:
menu-keep = { $offered ->
    [one] Behalte diese Zielkarte:
   *[other] Welche Zielkarten behältst du? Mindestens { $min }; gib ihre Nummern ein, etwa 1 3, oder alle.
}
menu-claim = Welche Strecke? (* liegt auf dem Weg zu einem deiner Ziele, z: zurück)
menu-pay = Wie bezahlst du { $route }? (z: zurück)
menu-double = { $route } ({ $payment }): Punkte verdoppeln? (z: zurück)
menu-confirm = { $route } ({ $payment })? (z: zurück)
menu-confirm-doubled = { $route } ({ $payment }), verdoppelt mit { $spent }? (z: zurück)
menu-page = Seite { $page } von { $pages }: n für die nächste, v für die vorige.
choice-take = { $open ->
    [one] { $card } nehmen
   *[other] { $card } nehmen ({ $open } offen)
}
choice-draw = { $deck ->
    [train] eine Wagenkarte vom Stapel ziehen
   *[terrain] eine Landschaftskarte vom Stapel ziehen
}
choice-claim = { $routes ->
    [one] eine Strecke nutzen (1 möglich)
   *[other] eine Strecke nutzen ({ $routes } möglich)
}
choice-confirm = { $points ->
    [one] ja, für { $points } Punkt
   *[other] ja, für { $points } Punkte
}
choice-tickets = { $count ->
    [one] eine Zielkarte ziehen
   *[other] { $count } Zielkarten ziehen
}
choice-pass = passen
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
    [one] { $cards } + { $locomotives } Lok
   *[other] { $cards } + { $locomotives } Loks
}
locomotives-in-short = { $locomotives ->
    [one] { $locomotives } Lok
   *[other] { $locomotives } Loks
}
not-doubled = nein
not-doubled-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
doubled-with = ja, mit { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: du ({ $own }), { $player } ({ $rival }): reicht; aus { $points } werden { $doubled }
    [one] { $terrain }: du ({ $own } + { $wild } Lokomotive = { $sum }), { $player } ({ $rival }): reicht; aus { $points } werden { $doubled }
   *[other] { $terrain }: du ({ $own } + { $wild } Lokomotiven = { $sum }), { $player } ({ $rival }): reicht; aus { $points } werden { $doubled }
}

## What was typed and not understood

unknown-command = Das ist weder ein Befehl noch eine Zahl; ? zeigt, was du eingeben kannst.
unknown-draw = Was möchtest du ziehen? Zum Beispiel: ziehe rot, ziehe lok, ziehe wüste, ziehe wagen, ziehe landschaft, ziehe zielkarten.
unknown-filter = Frag nach Strecken eines Ortes, einer Farbe, einer Landschaft oder einer Länge: strecken durban, strecken rot, strecken 4.
unknown-place = Diesen Ort gibt es nicht. Der Anfang des Namens genügt.
unknown-route = Diese Strecke gibt es nicht. Nenne zwei benachbarte Orte, etwa: nutze kapstadt port elizabeth
unknown-payment = Diese Bezahlung verstehe ich nicht. Schreib sie so: schwarz*2 lok*1, und danach doppelt oder doppelt lok*1, um zu verdoppeln.
no-claims = Du kannst jetzt keine Strecke nutzen.
none-of-those = Du kannst jetzt keine dieser Strecken nutzen; gib `strecken` und einen Ort ein, um zu sehen, was sie kosten.
double-not-possible = Diese Strecke kannst du nicht verdoppeln; gib `spieler` ein, um zu sehen, wer von welcher Landschaft die meisten Karten hat.
not-in-that-colour = In dieser Farbe kannst du sie nicht bezahlen.
unknown-terrain = Diese Landschaft gibt es nicht; wähle aus: { $terrains }.

## Answers

answer-no-routes = Keine solche Strecke steht dir offen.
answer-routes = { $count ->
    [one] { $count } Strecke steht dir offen.
   *[other] { $count } Strecken stehen dir offen.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, an { $count } Orten zu erreichen ({ $kind })
}
state-claimed = { $who ->
    [you] deine
   *[other] { $player }
}
state-closed = gesperrt: das andere Gleis wird genutzt
state-payable = frei, und du kannst sie bezahlen
state-open = frei
answer-languages = Gib { $word } und eine dieser Sprachen ein:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } ORT ORT [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [ORT|FARBE|LÄNGE]
typed-place = { $word } ORT
typed-who-has = { $word } [LANDSCHAFT]
typed-last = { $word } [ZAHL]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMMER|{ $all }]
typed-language = { $word } [SPRACHE]
typed-save = { $word } [DATEI]

help-intro = Gib die Nummer einer Möglichkeit oder einen dieser Befehle ein; Wortanfänge genügen, Umlaute und Akzente sind egal:
help-draw = eine Karte oder Zielkarten ziehen
help-claim = eine Strecke nutzen; nach allem, was fehlt, wirst du gefragt
help-keep = Zielkarten nach Nummern behalten
help-pass = passen, wenn du keinen anderen Zug hast
help-hand = deine Karten
help-market = die offenen Karten und was noch in den Stapeln ist
help-players = Punkte, Karten und Landschaften aller Spieler
help-map = wer welche Strecken nutzt
help-routes = freie Strecken: Preis, wer verdoppeln kann
help-place = die Strecken an einem Ort und wer sie nutzt
help-who-has = wer wie viele Landschaftskarten hat
help-tickets = deine Zielkarten und was noch fehlt
help-needs = die Karten, die dir noch fehlen
help-log = was geschah
help-last = was zuletzt geschah
help-options = was du jetzt tun kannst
help-score = Punkte bisher
help-rules = die Regeln in Kürze
help-advice = gute Züge, und warum
help-review = nach der Partie: die Momente, die zählten, und was Glück war
help-back = zurück, nächste oder vorige Seite (z, n, v)
help-language = die Sprache wechseln
help-save = die Partie speichern und weiterspielen
help-quit = die Partie verlassen; du wirst gefragt, ob sie gespeichert werden soll
help-help = diese Liste; Enter zeigt wieder den Tisch

rules =
    In deinem Zug tust du eines von drei Dingen:
    – { COUNT($draws, form: "feminine", start: 1, one: "Karte", other: "Karten") } ziehen: Wagenkarten oder Landschaftskarten, offen oder vom Stapel, in beliebiger Mischung. Eine offene Lokomotive kostet den ganzen Zug. Sind { COUNT($locomotives_swept, form: "feminine") } oder mehr der offenen Wagenkarten Lokomotiven, werden alle ersetzt.
    – Eine Strecke nutzen: Bezahle je Feld eine Wagenkarte ihrer Farbe (bei einer grauen eine Farbe nach Wahl), und setze auf jedes Feld einen deiner { COUNT($trains, one: "Waggons", other: "Waggons") }. Lokomotiven sind Joker; bei Fähren sind sie Pflicht. Punkte nach der Zahl der Felder: { $points_by_length }. Eine Doppelstrecke hat zwei Gleise: Mit { COUNT($players_sharing_doubles, form: "dative") } oder mehr Spielern können beide genutzt werden, aber nicht von demselben Spieler; sonst nur eines.
    – { COUNT($tickets_drawn, form: "feminine", start: 1, one: "Zielkarte", other: "Zielkarten") } ziehen und mindestens { COUNT($drawn_tickets_kept, form: "feminine") } behalten.
    Die Punkte einer Strecke darfst du mit Karten ihrer Landschaft verdoppeln ({ COUNT($short_terrain_cost, form: "feminine") } bei bis zu { COUNT($longest_short_route, form: "dative", one: "Feld", other: "Feldern") }, { COUNT($long_terrain_cost, form: "feminine") } bei längeren Strecken), wenn du mindestens so viele Karten dieser Landschaft hast wie jeder andere Spieler. Lokomotiven kannst du als Landschaftskarten ausspielen: Sie zählen beim Vergleich mit den anderen und für die Kosten. Gelbe, orange und rote Strecken sind Wüste, violette, blaue und grüne Dschungel, weiße, graue und schwarze Gebirge.
    Eine Zielkarte ist erfüllt, wenn deine eigenen Strecken ihre beiden Orte verbinden. Die Länder am Rand des Spielplans sind Sackgassen: Durch sie führt kein Weg hindurch.
    Hat ein Spieler höchstens noch { COUNT($trains_that_end_the_game, form: "accusative", one: "Waggon", other: "Waggons") }, sind alle noch einmal am Zug. Erfüllte Zielkarten bringen ihre Punkte, die anderen kosten sie. Wer die meisten Zielkarten erfüllt hat, auch bei Gleichstand, bekommt den Globetrotter-Bonus von { COUNT($globetrotter, form: "digits", one: "Punkt", other: "Punkten") }.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (die meisten oder gleichauf)
plain-player = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $trains ->
    [one] { $trains } Waggon
   *[other] { $trains } Waggons
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $tickets ->
    [one] { $tickets } Zielkarte
   *[other] { $tickets } Zielkarten
}, Landschaft: { $terrain }.
plain-score = { $name }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}; Strecken { $routes }, Verdoppelung { $doubling }, Zielkarten { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Ja, Zielkarten ziehen
