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
web-nothing = nichts
web-refused = Das wurde abgelehnt ({ $reason }).
reason-server-unreachable = Der Server ist nicht erreichbar. Läuft er?
lost-title = Jenseits der Landkarte
lost-text = Unter dieser Adresse gibt es nichts.
lost-home = Zur Startseite
seat-number = Spieler { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Das Herz Afrikas, 1910
home-under-title = Bau Eisenbahnen quer durch einen Kontinent: gegen starke Bots, mit Freunden in der Ferne oder gemeinsam an einem Tisch.
home-your-name = Dein Name
home-traveller = Fahrgast
home-solo = Sofort spielen
home-opponents = Gegner
home-level = Stärke
home-play-now = Gegen Bots spielen
home-friends = Mit Freunden
home-seats = Plätze
home-listed = Offen für alle
home-set-up = Tisch eröffnen
home-one-device = An einem Gerät
home-one-device-text = Gebt das Gerät reihum weiter; zwischen den Zügen verbirgt ein Vorhang eure Karten.
home-person-name = Name von Person { $number }
home-person-add = Person hinzufügen
home-person-remove = { $name } entfernen
home-pass-and-play = Reihum spielen
home-mine = Meine Partien
home-mine-none = Du hast noch keine Partien.
home-open = Offene Tische
home-open-none = Gerade ist nirgends ein Platz frei.
home-watch = Zuschauen
home-watch-none = Gerade läuft keine öffentliche Partie.
home-unofficial = Eine inoffizielle, offene Umsetzung veröffentlichter Spielregeln, mit eigenen Bildern und eigenen Zielkarten.
options = Optionen
options-length = Länge der Partie
options-length-full = Voll
options-length-medium = Mittel
options-length-short = Kurz
options-tickets-drawn = Zielkarten auf einmal
options-tickets-drawn-text = Die meisten Anleitungen ziehen 4, die russische 3.
options-clock = Bedenkzeit je Zug
options-clock-none = Unbegrenzt
options-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
options-clock-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
options-timeout = Wenn die Zeit abläuft
options-timeout-bot = Ein Bot spielt weiter
options-timeout-players = Die anderen entscheiden
list-your-turn = Du bist dran
list-lobby = Noch Plätze frei
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
transfer-text = Dieser Link kommt von einem anderen deiner Geräte. Ab jetzt spielst du deine Partien auch in diesem Browser.
transfer-take = Hier weiterspielen

## Lobby

lobby-title = Der Tisch ist gedeckt
lobby-waiting = { $count ->
    [one] Eine Person fehlt noch.
   *[other] { $count } Personen fehlen noch.
}
lobby-ready = Alle sind da. Wer den Tisch eröffnet hat, startet die Partie.
lobby-ready-host = Alle sind da. Starte, wann du magst.
lobby-seats = Plätze
lobby-open-seat = freier Platz
lobby-you = (du)
lobby-away = (abwesend)
lobby-seat-kind = Wer spielt an Platz { $number }
lobby-person = Ein Mensch
lobby-open = Frei für Freunde
lobby-make-open = Vom Tisch bitten
lobby-agreed = { $trains ->
    [one] Je { $trains } Waggon
   *[other] Je { $trains } Waggons
} · { $tickets ->
    [one] { $tickets } Zielkarte auf einmal
   *[other] { $tickets } Zielkarten auf einmal
} · Bedenkzeit je Zug: { $clock }
lobby-timeout-bot = Läuft jemandem die Zeit ab, spielt ein Bot weiter.
lobby-timeout-players = Läuft jemandem die Zeit ab, entscheiden die anderen: warten oder einen Bot spielen lassen.
lobby-listed = Bei den offenen Tischen aufgeführt: Alle dürfen sich dazusetzen.
lobby-start = Partie starten
lobby-leave = Tisch verlassen
lobby-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
lobby-invite = Freunde einladen
lobby-invite-text = Wer diesen Link hat, kann sich dazusetzen. Er funktioniert auf jedem Gerät, das diesen Server erreicht.
lobby-invite-link = Einladungslink
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-fair = Fair gemischt
lobby-fair-text = Der Geber hat ein Geheimnis versiegelt. Gib eigene Worte dazu: Die Karten folgen aus dem Geheimnis und allen Worten zusammen. So kann niemand sie aussuchen, und nach der Partie können es alle nachprüfen.
lobby-commitment = Siegel:
lobby-words = Deine Worte fürs Mischen
lobby-words-example = was immer du magst

## Table

table-title = Der Tisch
table-loading = Landkarte wird entfaltet …
table-reconnecting = Verbindung verloren. Neuer Versuch …
table-watching = Du schaust zu
table-you = Du
table-yours = Deine Karten
table-players = Spieler
table-score = Punkte
table-trains = Waggons
table-cards = Karten
table-tickets-short = Ziele
table-terrain-of = Landschaftskarten: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (Mehrheit)
table-stand-in = (ein Bot spielt)
table-late = (Zeit abgelaufen)
table-let-bot-play = Einen Bot für die abwesende Person spielen lassen
table-let-bot-play-late = Einen Bot einspringen lassen
table-take-back = Wieder selbst spielen
table-clock = Restzeit
table-last-round = { $turns ->
    [one] Letzte Runde: noch ein Zug
   *[other] Letzte Runde: noch { $turns } Züge
}
status-choose-tickets = Welche Zielkarten behältst du?
status-others-choose = { $count ->
    [one] { $names } wählt noch Zielkarten aus.
   *[other] { $names } wählen noch Zielkarten aus.
}
status-late = Die Zeit von { $player } ist abgelaufen.
status-late-you = Deine Zeit ist abgelaufen. Du kannst noch ziehen, bis die anderen einen Bot für dich spielen lassen.
status-your-turn = Du bist am Zug: Nimm Karten, nutze eine Strecke oder zieh Zielkarten.
status-draw-again = Nimm deine zweite Karte.
status-keep-tickets = Welche Zielkarten behältst du?
status-other-turn = { $player } ist am Zug.
status-other-draws = { $player } nimmt eine zweite Karte.
status-other-keeps = { $player } wählt Zielkarten aus.
status-over = Die Partie ist zu Ende.
status-past = Du blickst in die Vergangenheit.
status-sending = Einen Moment …
notify-your-turn = Du bist am Zug.
handover = Gerät an { $name } weitergeben
curtain-title = { $name } ist am Zug
curtain-text = Gib das Gerät an { $name } weiter. Niemand sonst soll hinsehen.
curtain-lift = Ich bin { $name }

## Map

map = Landkarte
map-title = Herz Afrikas
map-subtitle = Eisenbahnen, 1910
map-zoom-in = Näher
map-zoom-out = Weiter weg
map-fit = Ganze Landkarte
map-route-open = { $route }, { $colour }, { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}{ $locomotives ->
    [0] {""}
    [one] , Fähre mit einer Lokomotive
   *[other] , Fähre mit { $locomotives } Lokomotiven
}
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
        [true] , verdoppelt ×2
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] ein Feld
       *[other] { $length } Felder
    }. Wird von { $player } genutzt{ $doubled ->
        [true] , verdoppelt ×2
       *[other] {""}
    }.
}

map-manual = Die Pfeiltasten führen von Strecke zu Strecke, Buchstaben zu einem Ort, dessen Name so beginnt. Enter wählt eine Strecke, Escape führt zurück.

## Cards

market = Auslage und Stapel
market-take = Nimm { $card }
market-draw-train = Zieh eine Wagenkarte vom Stapel, noch { $count }
market-draw-terrain = Zieh eine Landschaftskarte vom Stapel, noch { $count }
market-draw-tickets = Zieh Zielkarten, noch { $count }
market-empty = Leer
market-again = { $card }: zur Sicherheit noch einmal
market-again-hint = Zum Nehmen noch einmal antippen.
market-pass = Passen
hand = Deine Hand: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
hand-title = Deine Hand
hand-cards = { $cards }: zeigen, wofür das reicht
hand-empty = Keine Karten.

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
claim-not-with = Mit diesen Karten geht es nicht: { $card }.
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
tickets-none = Noch keine Zielkarten.
ticket-is-done = Erfüllt
ticket-failed = Nicht erfüllt
ticket-trains-missing = { $trains ->
    [one] noch ein Waggon
   *[other] noch { $trains } Waggons
}
ticket-fits = { $trains ->
    [one] passt in dein Netz, noch ein Waggon
   *[other] passt in dein Netz, noch { $trains } Waggons
}
ticket-trains-beyond = { $trains ->
    [one] noch ein Waggon, und du hast keinen mehr
   *[other] noch { $trains } Waggons, mehr als du hast
}
ticket-impossible = kein Weg mehr
choose-tickets = { $count ->
    [one] Behalte mindestens eine Zielkarte
   *[other] Behalte mindestens { $count } Zielkarten
}
choose-tickets-keep = { $count ->
    [one] Diese Zielkarte behalten
   *[other] Diese { $count } Zielkarten behalten
}
choose-tickets-more = { $count ->
    [one] Wähle noch eine
   *[other] Wähle noch { $count }
}

## Log and history

log = Was geschah
history = Die Partie bisher
history-first = Zum Anfang
history-back = Ein Schritt zurück
history-forth = Ein Schritt vor
history-where = { $step } von { $steps }
history-link = Link kopieren
history-now = Zurück ins Jetzt

## Phone

phone-tabs = Deine Karten
phone-cards = Karten
phone-tickets = Ziele
phone-players = Spieler
phone-log = Verlauf

## The end

end-winner = { $who ->
    [you] { $points ->
        [one] Du gewinnst mit { $points } Punkt
       *[other] Du gewinnst mit { $points } Punkten
    }
   *[other] { $points ->
        [one] { $player } gewinnt mit { $points } Punkt
       *[other] { $player } gewinnt mit { $points } Punkten
    }
}
end-shared = { $names } teilen sich den Sieg
end-sheet = Wertung
end-player = Name
end-routes = Strecken
end-doubling = Verdop­pelung
end-tickets = Ziel­karten
end-globetrotter = Globe­trotter
end-total = Summe
end-rematch = Noch einmal
end-to-rematch = Zur Revanche
end-look-back = Rückblick auf die Partie
end-record = Aufzeichnung herunterladen
end-chart = Punkte im Lauf der Partie
end-chart-start = Start
end-chart-end = Zielkarten
end-all-tickets = Alle Zielkarten
check-title = Wurde fair gemischt?
check-text = Die Aufzeichnung enthält das Geheimnis des Gebers. Dieser Browser kann damit jede Karte noch einmal austeilen und vergleichen.
check-do = Mischen prüfen
check-running = Wird neu ausgeteilt …
check-fair = { $draws ->
    [one] Fair: Die { $draws } Ziehung folgt aus dem versiegelten Geheimnis und den Worten aller am Tisch.
   *[other] Fair: Alle { $draws } Ziehungen folgen aus dem versiegelten Geheimnis und den Worten aller am Tisch.
}
check-failed = Die Aufzeichnung ließ sich nicht laden. Versuche es noch einmal.
check-edited = Zeile { $line } der Aufzeichnung wurde nachträglich verändert.
check-no-secret = Die Aufzeichnung enthält kein Geheimnis.
check-wrong-secret = Das Geheimnis ist nicht das vor der Partie versiegelte.
check-not-dealt = Zeile { $line } der Aufzeichnung ist nicht das, was der Geber hätte austeilen müssen.
check-not-fair-luck = In dieser Partie hat nicht der faire Geber ausgeteilt.
check-not-here = Browser prüfen Siegel nur über https oder auf dem eigenen Rechner. Lade die Aufzeichnung herunter und nimm „okapi verify“.

## Settings

settings = Einstellungen
settings-language = Sprache
settings-language-missing = { $language }: Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
settings-language-auto = Wie im Browser ({ $language })
settings-theme = Farben
settings-theme-auto = Wie das System
settings-theme-light = Tageslicht
settings-theme-dark = Lampenlicht
settings-animation = Bewegung
settings-animation-auto = Wie das System
settings-animation-on = An
settings-animation-off = Aus
settings-confirm = Vor Zügen nachfragen
settings-confirm-touch = Am Touchscreen
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-pace = Bots, in neuen Partien
settings-pace-instant = Sofort
settings-pace-fast = Schnell
settings-pace-brisk = Flott
settings-pace-calm = Ruhig
settings-shortcuts = Einzelne Tasten lösen etwas aus (Tastenkürzel)
settings-sound = Glocke, wenn ich am Zug bin
settings-notify = Mitteilung, wenn ich woanders bin

## Keyboard

keys = Tastenkürzel
keys-are-off = Kürzel aus einer einzelnen Taste sind in den Einstellungen ausgeschaltet.
keys-cards = Karten nehmen
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
keys-zoom = Näher, weiter weg
keys-on-map = Auf der Landkarte
keys-arrows = Zur nächsten Strecke in dieser Richtung
keys-letters = Zu einem Ort, nach dem Anfang seines Namens
keys-around = Rund um einen Ort, Strecke für Strecke
keys-ends = Zur nördlichsten oder südlichsten Strecke
keys-choose = Die Strecke wählen; die Bezahlung wählen
keys-pan = Die Landkarte verschieben
keys-everywhere = Überall
keys-escape = Schließen, zurück
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-shift-arrows = Umschalt + Pfeile
key-letters = A … Z
