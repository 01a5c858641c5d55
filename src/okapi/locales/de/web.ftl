# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Okapi: Eisenbahnen im Herzen Afrikas
title-page = { $page } · Okapi
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
labelled = { $label }: { $text }

## Home

home-over-title = Das Herz Afrikas, 1910
home-under-title = Bau Eisenbahnen quer durch einen Kontinent: gegen starke Bots, mit Freunden in der Ferne oder gemeinsam an einem Bildschirm.
home-your-name = Dein Name
home-traveller = Fahrgast
home-solo = Sofort spielen
home-opponents = Gegner
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
home-open = Offene Tische
home-open-none = Gerade sucht kein Tisch nach Spielern.
home-watch = Zuschauen
home-watch-none = Gerade läuft keine öffentliche Partie.
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

## Lobby

lobby-agreed = { $trains ->
    [one] { $trains } Waggon pro Spieler
   *[other] { $trains } Waggons pro Spieler
} · { $tickets ->
    [one] { $tickets } Zielkarte auf einmal
   *[other] { $tickets } Zielkarten auf einmal
} · Bedenkzeit je Zug: { $clock }
lobby-timeout-bot = Läuft die Zeit eines Spielers ab, übernimmt ein Bot.
lobby-timeout-players = Läuft die Zeit eines Spielers ab, entscheiden die anderen, ob sie warten oder einen Bot übernehmen lassen.
lobby-listed = Dieser Tisch steht in der Liste: Alle dürfen sich dazusetzen.
lobby-copy = Kopieren
lobby-copied = Kopiert

## Table

table-loading = Landkarte wird entfaltet …
table-you = Du
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } Std. { $minutes } Min.
table-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $hours } Std.

## Map

map = Landkarte
map-fit = Ganze Landkarte zeigen

## Tickets

tickets = Deine Zielkarten
ticket-failed = Nicht erfüllt

## Log and history

history = Die Partie bisher
history-first = Zurück zum Anfang
history-back = Einen Schritt zurück
history-forth = Einen Schritt vor
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
settings-follow = Landkarte zu neuen Strecken der anderen bewegen
livery-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[black] Schwarz
}
livery-choose = { $name }: { $colour }. Andere Farbe wählen
livery-taken = { $colour }, vergeben an { $name }
legend-free = Freie Strecke: leere Felder in ihrer Farbe
legend-grey = Graue Strecke: Karten einer beliebigen Farbe
legend-taken = Genutzte Strecke: Waggons in Farbe und Zeichen des Besitzers
legend-claimable = Du kannst sie jetzt nutzen
legend-wanted = Nützlich für deine Zielkarten
legend-planned = In deinem Plan, den nur du siehst
legend-fresh = Seit deinem letzten Zug genutzt
history-play = Abspielen
history-turn-back = Einen Zug zurück
history-turn-forth = Einen Zug vor
settings-delay-now = Tempo der Bots in dieser Partie
map-title = Herz Afrikas
