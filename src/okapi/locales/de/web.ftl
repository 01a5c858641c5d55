# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: Eisenbahnen im Herzen Afrikas
title-page = { $page } · Okapi
title-your-turn = ● Du bist am Zug · Okapi
page-navigation = Seiten
home-link = Okapi, Startseite
rules-link = Regeln
close = Schließen
web-nothing = keine
web-refused = Das geht nicht ({ $reason }).
reason-server-unreachable = Der Server ist nicht erreichbar. Läuft er?
lost-title = Jenseits der Landkarte
lost-text = Unter dieser Adresse gibt es nichts.
lost-home = Zur Startseite
seat-number = Spieler { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Das Herz Afrikas, 1910
home-under-title = Bau Eisenbahnen quer durch einen Kontinent: gegen starke Bots, mit Freunden in der Ferne oder gemeinsam an einem Bildschirm.
home-your-name = Dein Name
home-traveller = Fahrgast
home-solo = Sofort spielen
home-opponents = Gegner
home-level = Stärke
home-play-now = Gegen Bots spielen
home-friends = Mit Freunden
home-seats = Spielerzahl
home-listed = Offen für alle
home-set-up = Tisch eröffnen
home-one-device = An einem Gerät
home-one-device-text = Gebt das Gerät reihum weiter; zwischen den Zügen bleiben eure Karten verborgen.
home-person-name = Name von Spieler { $number }
home-person-add = Spieler hinzufügen
home-person-remove = { $name } entfernen
home-pass-and-play = Reihum spielen
home-mine = Meine Partien
home-mine-none = Du hast noch keine Partien.
home-open = Offene Tische
home-open-none = Gerade sucht kein Tisch nach Spielern.
home-watch = Zuschauen
home-watch-none = Gerade läuft keine öffentliche Partie.
tutorial-offer-title = Neu hier?
tutorial-offer = Spiel eine geführte erste Partie: etwa fünf Minuten, und alles wird erklärt, sobald es vorkommt.
tutorial-begin = Geführte Partie beginnen
keeper = Punktezähler
keeper-link = Punktezähler für das Brettspiel
spoken-choice = Am Texttisch spielen, gemacht für Screenreader
home-unofficial = Eine inoffizielle, quelloffene Umsetzung der veröffentlichten Spielregeln, mit eigenen Bildern und eigenen Zielkarten.
options = Optionen
options-length = Länge der Partie
options-length-full = Normal
options-length-medium = Mittel
options-length-short = Kurz
options-tickets-drawn = Zielkarten auf einmal
options-tickets-drawn-text = Nach den meisten Anleitungen zieht man { $tickets_in_most_editions }, nach der russischen { $tickets_in_russian }.
options-clock = Bedenkzeit je Zug
options-clock-none = unbegrenzt
options-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
options-clock-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
options-timeout = Wenn die Zeit abläuft
options-timeout-bot = Ein Bot übernimmt
options-timeout-players = Die anderen entscheiden
list-your-turn = Du bist am Zug
list-lobby = Wartet auf Spieler
list-playing = Läuft
list-over = Beendet
list-closed = Geschlossen
list-open-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}

## Joining

join-title = Du bist eingeladen
join-text = Am Tisch: { $names }.
join-sit-down = Platz nehmen
join-watch = Nur zuschauen
transfer-title = Auf diesem Gerät spielen
transfer-text = Du hast diesen Link auf einem anderen Gerät erstellt. Mit ihm kannst du deine Partien auch in diesem Browser spielen.
transfer-take = Hier weiterspielen

## Lobby

lobby-title = Der Tisch ist bereit
lobby-waiting = { $count ->
    [one] Ein Spieler fehlt noch.
   *[other] { $count } Spieler fehlen noch.
}
lobby-ready = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
lobby-ready-host = Alle sind da. Starte, wann du magst.
lobby-seats = Plätze
lobby-open-seat = freier Platz
lobby-you = (du)
lobby-away = (abwesend)
lobby-seat-kind = Wer spielt an Platz { $number }
lobby-person = Ein Mensch
lobby-open = Frei für einen Freund
lobby-make-open = Vom Tisch bitten
lobby-agreed = { $trains ->
    [one] { $trains } Waggon pro Spieler
   *[other] { $trains } Waggons pro Spieler
} · { $tickets ->
    [one] { $tickets } Zielkarte auf einmal
   *[other] { $tickets } Zielkarten auf einmal
} · Bedenkzeit je Zug: { $clock }
lobby-timeout-bot = Läuft einem Spieler die Zeit ab, übernimmt ein Bot.
lobby-timeout-players = Läuft einem Spieler die Zeit ab, entscheiden die anderen, ob sie warten oder einen Bot übernehmen lassen.
lobby-listed = Dieser Tisch steht in der Liste: Alle dürfen sich dazusetzen.
lobby-start = Partie starten
lobby-leave = Tisch verlassen
lobby-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
lobby-invite = Freunde einladen
lobby-invite-text = Wer diesen Link hat, kann sich dazusetzen, auf jedem Gerät, das diesen Server erreicht.
lobby-invite-link = Einladungslink
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-fair = Fair gemischt
lobby-fair-text = Der Geber hat ein Geheimnis versiegelt. Gib ein paar eigene Worte dazu: Die Karten hängen vom Geheimnis und von den Worten aller ab. So kann niemand das Mischen manipulieren, und nach der Partie können es alle nachprüfen.
lobby-commitment = Siegel:
lobby-words = Deine Worte fürs Mischen
lobby-words-example = was immer du magst

## Table

table-title = Der Tisch
table-loading = Landkarte wird entfaltet …
table-reconnecting = Verbindung verloren. Sie wird wiederhergestellt …
table-watching = Du schaust zu
table-you = Du
table-yours = Deine Karten und Zielkarten
table-players = Spieler
table-score = Punkte
table-trains = Waggons
table-cards = Karten
table-tickets-short = Ziele
table-terrain-of = Landschaftskarten: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (die meisten, auch bei Gleichstand)
table-stand-in = (ein Bot spielt)
table-late = (Zeit abgelaufen)
table-let-bot-play = Einen Bot für den abwesenden Spieler spielen lassen
table-let-bot-play-late = Einen Bot für den Spieler ohne Bedenkzeit spielen lassen
table-take-back = Wieder selbst spielen
table-clock = Restzeit
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } Std. { $minutes } Min.
table-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $hours } Std.
table-last-round = { $turns ->
    [one] Letzte Runde: noch ein Zug
   *[other] Letzte Runde: noch { $turns } Züge
}
table-last-round-now = Letzte Runde: Das ist dein letzter Zug
table-last-round-yet = Letzte Runde: Du hast noch einen Zug
table-last-round-done = Letzte Runde: Du hattest deinen letzten Zug
status-choose-tickets = Wähle aus, welche Zielkarten du behältst.
status-others-choose = { $count ->
    [one] { $names } wählt noch Zielkarten aus.
   *[other] { $names } wählen noch Zielkarten aus.
}
status-late = Die Zeit von { $player } ist abgelaufen.
status-late-you = Deine Zeit ist abgelaufen. Du kannst noch spielen, bis die anderen einen Bot übernehmen lassen.
status-your-turn = Du bist am Zug: Zieh Karten, nutze eine Strecke oder zieh Zielkarten.
status-your-turn-brief = Du bist am Zug
status-draw-again = Zieh deine zweite Karte.
status-keep-tickets = Wähle aus, welche Zielkarten du behältst.
status-other-turn = { $player } ist am Zug.
status-other-draws = { $player } zieht eine zweite Karte.
status-other-keeps = { $player } wählt Zielkarten aus.
status-over = Die Partie ist zu Ende.
status-past = Du siehst einen früheren Zug.
status-sending = Einen Moment …
notify-your-turn = Du bist am Zug.
handover = Gib das Gerät an { $name } weiter
curtain-title = { $name } ist am Zug
curtain-text = Gib das Gerät an { $name } weiter. Alle anderen: nicht gucken!
curtain-lift = Ich bin { $name }

## Map

map = Landkarte
map-title = Herz Afrikas
map-subtitle = Eisenbahnen, 1910
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-fit = Ganze Landkarte zeigen
map-route-open = { $route }, { $colour }, { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}{ $locomotives ->
    [0] {""}
    [one] , Fähre mit einer Lokomotive
   *[other] , Fähre mit { $locomotives } Lokomotiven
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}{ $locomotives ->
    [0] {""}
    [one] , Fähre mit einer Lokomotive
   *[other] , Fähre mit { $locomotives } Lokomotiven
}. Du kannst sie nutzen.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] ein Feld
       *[other] { $length } Felder
    }. Gehört dir{ $doubled ->
        [true] , verdoppelt
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] ein Feld
       *[other] { $length } Felder
    }. Wird von { $player } genutzt{ $doubled ->
        [true] , verdoppelt
       *[other] {""}
    }.
}

map-manual = Mit den Pfeiltasten gehst du von Strecke zu Strecke; oder tippe die ersten Buchstaben eines Ortes. Enter wählt eine Strecke, Escape führt zurück.

## Cards

market = Auslage und Stapel
market-take = { $card } nehmen
market-draw-train = Wagenkarte vom Stapel ziehen, noch { $count }
market-draw-terrain = Landschaftskarte vom Stapel ziehen, noch { $count }
market-draw-tickets = Zielkarten ziehen, noch { $count }
market-empty = Leer
market-again = { $card }: zum Bestätigen noch einmal drücken
market-again-hint = Zum Nehmen noch einmal antippen.
market-pass = Passen
hand = Deine Hand: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
hand-title = Deine Hand
hand-cards = { $cards }: zeigen, welche Strecken du damit bezahlen kannst
hand-empty = Du hast keine Karten.

## Claiming

claim-facts = { $length ->
    [one] Ein Feld
   *[other] { $length } Felder
}, { $colour }{ $locomotives ->
    [0] {""}
    [one] , Fähre: eine Lokomotive
   *[other] , Fähre: { $locomotives } Lokomotiven
} · { $terrain }
claim-owned = { $who ->
    [you] Diese Strecke gehört dir.
   *[other] Diese Strecke nutzt schon { $player }.
}
claim-not-now = Eine Strecke nutzen kannst du nur zu Beginn deines Zuges.
claim-not-with = Mit diesen Karten kannst du sie nicht bezahlen: { $card }.
claim-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
claim-doubled = { $points } Punkte mit { $spent }
claim-majority = Verdoppeln ({ $terrain }): { $locomotives ->
    [0] du { $own }
    [one] du { $own } + 1 Lokomotive = { $sum }
   *[other] du { $own } + { $locomotives } Lokomotiven = { $sum }
}, { $rival ->
    [0] sonst hat niemand welche
   *[other] { $rivals } ({ $rival })
}. Das reicht; Verdoppeln kostet { $cost ->
    [one] eine Karte
   *[other] { $cost } Karten
}.
claim-confirm = Strecke nutzen

## Tickets

tickets = Deine Zielkarten
tickets-none = Du hast noch keine Zielkarten.
ticket-is-done = Erfüllt
ticket-failed = Nicht erfüllt
ticket-trains-missing = { $trains ->
    [one] noch { $trains } Feld
   *[other] noch { $trains } Felder
}
ticket-fits = { $trains ->
    [one] passt in dein Netz, noch { $trains } Feld
   *[other] passt in dein Netz, noch { $trains } Felder
}
ticket-trains-beyond = { $trains ->
    [one] noch { $trains } Feld, aber zu wenige Waggons übrig
   *[other] noch { $trains } Felder, aber zu wenige Waggons übrig
}
ticket-impossible = nicht mehr möglich
choose-tickets = { $count ->
    [one] Behalte mindestens eine Zielkarte
   *[other] Behalte mindestens { $count } Zielkarten
}
choose-tickets-keep = { $count ->
    [one] Diese Zielkarte behalten
   *[other] Diese { $count } Zielkarten behalten
}
choose-tickets-more = { $count ->
    [one] Wähle noch eine Zielkarte
   *[other] Wähle noch { $count } Zielkarten
}

## Log and history

log = Was bisher geschah
history = Die Partie bisher
history-first = Zurück zum Anfang
history-back = Ein Schritt zurück
history-forth = Ein Schritt vor
history-where = { $step } von { $steps }
history-link = Link kopieren
history-now = Zum aktuellen Stand

## Phone

phone-tabs = Deine Karten und Zielkarten
phone-cards = Karten
phone-tickets = Ziele
phone-players = Spieler
phone-log = Verlauf

## The end

end-winner = { $who ->
    [you] { $points ->
        [one] Du hast mit { $points } Punkt gewonnen!
       *[other] Du hast mit { $points } Punkten gewonnen!
    }
   *[other] { $points ->
        [one] { $player } hat mit { $points } Punkt gewonnen
       *[other] { $player } hat mit { $points } Punkten gewonnen
    }
}
end-shared = { $names } teilen sich den Sieg
end-sheet = Schlusswertung
end-player = Spieler
end-routes = Strecken
end-doubling = Verdop­pelung
end-tickets = Ziel­karten
end-globetrotter = Globe­trotter
end-total = Summe
end-rematch = Noch eine Partie
end-to-rematch = Zur Revanche
end-look-back = Rückblick auf die Partie
end-review = Partie auswerten
play-on = Von hier aus weiterspielen
advice = Rat
end-record = Aufzeichnung herunterladen
end-chart = Punkte im Lauf der Partie
end-chart-start = Start
end-chart-end = Zielkarten
end-all-tickets = Die Zielkarten aller Spieler
check-title = Wurde fair gemischt?
check-text = Die Aufzeichnung enthält das Geheimnis des Gebers. Dieser Browser kann damit jede Karte noch einmal austeilen und vergleichen.
check-do = Mischen prüfen
check-running = Wird neu ausgeteilt …
check-fair = { $draws ->
    [one] Fair: Die { $draws } Ziehung passt zum versiegelten Geheimnis und zu den Worten der Spieler.
   *[other] Fair: Alle { $draws } Ziehungen passen zum versiegelten Geheimnis und zu den Worten der Spieler.
}
check-failed = Die Aufzeichnung konnte nicht geladen werden. Versuch es noch einmal.
check-edited = Zeile { $line } der Aufzeichnung wurde nachträglich verändert.
check-no-secret = Die Aufzeichnung enthält das Geheimnis nicht.
check-wrong-secret = Das ist nicht das Geheimnis, das vor der Partie versiegelt wurde.
check-not-dealt = Zeile { $line } der Aufzeichnung ist nicht das, was der Geber hätte austeilen müssen.
check-not-fair-luck = In dieser Partie hat nicht der faire Geber ausgeteilt.
check-not-here = Browser können Siegel nur über https oder auf dem eigenen Rechner prüfen. Lade die Aufzeichnung herunter und rufe „okapi verify“ auf.

## Settings

settings = Einstellungen
settings-language = Sprache
settings-language-missing = { $language }: Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
settings-language-auto = Wie im Browser ({ $language })
settings-theme = Design
settings-theme-auto = Wie im System
settings-theme-light = Tageslicht
settings-theme-dark = Lampenlicht
settings-animation = Animationen
settings-animation-auto = Wie im System
settings-animation-on = An
settings-animation-quick = Schnell
settings-animation-off = Aus
settings-confirm = Züge bestätigen
settings-confirm-touch = Am Touchscreen
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-delay = Tempo der Bots (neue Partien)
settings-delay-instant = Sofort
settings-delay-fast = Schnell
settings-delay-brisk = Flott
settings-delay-calm = Ruhig
settings-shortcuts = Tastenkürzel mit einer Taste
settings-volume = Lautstärke
settings-notify = Benachrichtigen, wenn ich am Zug bin und ein anderes Fenster offen ist

## Keyboard

keys = Tastenkürzel
keys-are-off = Tastenkürzel mit einer Taste sind in den Einstellungen ausgeschaltet.
keys-cards = Karten ziehen
keys-train-card = Eine offene Wagenkarte nehmen
keys-terrain-card = Eine offene Landschaftskarte nehmen
keys-train-deck = Eine Wagenkarte vom Stapel ziehen
keys-terrain-deck = Eine Landschaftskarte vom Stapel ziehen
keys-draw-tickets = Zielkarten ziehen
keys-parts = Rund um den Tisch
keys-to-map = Zur Landkarte
keys-to-market = Zu den offenen Karten oder zur Auswahl der Zielkarten
keys-to-hand = Zu deiner Hand
keys-to-tickets = Zu deinen Zielkarten
keys-to-log = Zum Verlauf
keys-map = Die Landkarte
keys-claimable = Zur nächsten oder vorigen Strecke, die du nutzen kannst
keys-plan = Die gewählte Strecke vormerken oder streichen
keys-zoom = Vergrößern, verkleinern
keys-on-map = Auf der Landkarte
keys-arrows = Zur nächsten Strecke in dieser Richtung
keys-letters = Zu einem Ort, nach den ersten Buchstaben seines Namens
keys-around = Rund um einen Ort, Strecke für Strecke
keys-ends = Zur nördlichsten oder südlichsten Strecke
keys-choose = Die Strecke wählen; wählen, wie du bezahlst
keys-pan = Die Landkarte verschieben
keys-everywhere = Überall
keys-escape = Schließen oder zurück
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-shift-arrows = Umschalt + Pfeile
key-letters = A … Z
