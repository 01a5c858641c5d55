# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text has no full stop. It begins with a capital letter, as a whole sentence does behind a colon in German.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = Diese Datei gibt es nicht
flaw-a-folder = Das ist ein Ordner, keine Spielplan-Datei
flaw-unreadable = Sie ist nicht lesbar: { $error }
flaw-too-large = Sie ist zu groß für eine Spielplan-Datei
flaw-not-utf-8 = Das ist kein UTF-8-Text (Zeile { $line })
flaw-not-toml = Das ist kein gültiges TOML (Zeile { $line }, Spalte { $column })
flaw-nested-too-deeply = Sie ist zu tief verschachtelt

## Sections, keys and values

flaw-section-missing = Der Abschnitt fehlt
flaw-section-empty = Der Abschnitt ist leer
flaw-section-not-a-list = Hier muss eine Liste von { $wanted }-Einträgen stehen, nicht { $value }
flaw-not-a-table = Hier muss eine Tabelle aus Schlüsseln und Werten stehen, nicht { $value }
flaw-unknown-key = { $nearest ->
    [none] Diesen Schlüssel gibt es nicht: { $key }
   *[other] Diesen Schlüssel gibt es nicht: { $key }; meintest du { $nearest }?
}
flaw-no-key = `{ $key }` fehlt
flaw-wrong-type = { $key ->
    [size] `{ $key }` muss aus zwei ganzen Zahlen bestehen, Breite und Höhe, nicht { $value }
    [at] `{ $key }` muss aus zwei Zahlen zwischen 0 und 1 bestehen, nicht { $value }
    [between] `{ $key }` muss eine Liste von zwei IDs sein, nicht { $value }
    [names] `{ $key }` muss aus Namen nach Sprachen bestehen, nicht { $value }
    [twin] `{ $key }` muss die ID einer Strecke sein, nicht { $value }
    [lat] `{ $key }` muss eine Zahl sein, nicht { $value }
    [lon] `{ $key }` muss eine Zahl sein, nicht { $value }
    [length] `{ $key }` muss eine ganze Zahl sein, nicht { $value }
    [locomotives] `{ $key }` muss eine ganze Zahl sein, nicht { $value }
    [points] `{ $key }` muss eine ganze Zahl sein, nicht { $value }
    [trains] `{ $key }` muss eine ganze Zahl sein, nicht { $value }
   *[text] `{ $key }` muss Text sein, nicht { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` muss eines von diesen sein: { $choices }; nicht { $value }
   *[other] `{ $key }` muss eines von diesen sein: { $choices }; nicht { $value }; meintest du { $nearest }?
}
flaw-out-of-range = `{ $key }` ist { $value }; erlaubt ist { $min } bis { $max }
flaw-both-out-of-range = `{ $key }` ist { $value }; für beide Zahlen ist { $min } bis { $max } erlaubt
flaw-misspelt-id = Die ID { $id } darf nur aus Kleinbuchstaben und Ziffern bestehen, mit Bindestrichen verbunden, etwa { $example }
flaw-reserved-id = Die ID { $id } braucht das Programm selbst; wähle eine andere
flaw-misspelt-name = Der Name { $name } muss druckbarer Text sein
flaw-same-id = Der Eintrag hat dieselbe ID wie { $other }

## Places

flaw-same-name = Der Ort heißt genauso wie { $other }: { $name }
flaw-same-spot = Er liegt auf { $other }; verschiebe einen der beiden
flaw-half-a-position = `{ $has }` ist da, aber `{ $lacks }` fehlt
flaw-country-missing = { $kind ->
    [port] Ein Hafen braucht ein `country`
   *[terminal] Ein Endpunkt braucht ein `country`
}
flaw-country-not-wanted = { $kind ->
    [city] Das ist eine Stadt; nur Endpunkte und Häfen haben ein `country`
   *[waystation] Das ist ein Haltepunkt; nur Endpunkte und Häfen haben ein `country`
}
flaw-country-is-a-place = Das Land { $country } hat dieselbe ID wie ein Ort
flaw-country-of-two-kinds = { $kind ->
    [port] Das ist ein Hafen, aber { $other } im selben Land { $country } ist ein Endpunkt
   *[terminal] Das ist ein Endpunkt, aber { $other } im selben Land { $country } ist ein Hafen
}
flaw-country-of-two-names = Der Name ist { $name }, aber { $other } im selben Land { $country } heißt { $instead }
flaw-untouched = Keine Strecke führt hierher

## Routes

flaw-leads-to-itself = Sie beginnt und endet am selben Ort: { $place }
flaw-unknown-place = { $nearest ->
    [none] Sie führt zu einem unbekannten Ort: { $place }
   *[other] Sie führt zu einem unbekannten Ort: { $place }; meintest du { $nearest }?
}
flaw-too-many-locomotives = `locomotives` ist { $value }; erlaubt ist 0 bis zur Länge, { $length }
flaw-ferry-not-grey = Sie hat Lokomotiven, aber `colour` ist { $colour }; nur graue Strecken sind Fähren
flaw-own-twin = Sie ist ihr eigener Zwilling
flaw-unknown-twin = { $nearest ->
    [none] Sie nennt einen unbekannten Zwilling: { $twin }
   *[other] Sie nennt einen unbekannten Zwilling: { $twin }; meintest du { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] Sie nennt { $twin } als Zwilling, aber jene Strecke nennt keinen
   *[other] Sie nennt { $twin } als Zwilling, aber jene Strecke nennt { $named }
}
flaw-twins-apart = Sie und ihr Zwilling { $twin } verbinden verschiedene Orte
flaw-twins-differ = `{ $key }` ist { $own }, beim Zwilling { $twin } aber { $its }
flaw-one-track-too-many = Das ist ein Gleis zu viel zwischen { $one } und { $other }
flaw-not-twins = Sie verbindet dieselben Orte wie { $other }, aber die beiden sind keine Zwillinge

## Tickets

flaw-both-ends-the-same = Beide Enden sind { $end }
flaw-unknown-end = { $nearest ->
    [none] Sie nennt ein unbekanntes Ende: { $end }
   *[other] Sie nennt ein unbekanntes Ende: { $end }; meintest du { $nearest }?
}
flaw-end-is-a-way-station = Sie nennt den Haltepunkt { $place }; Zielkarten dürfen nur Städte und Länder nennen
flaw-end-is-in-a-country = { $kind ->
    [port] Sie nennt den Hafen { $place }; nenne stattdessen das Land { $country }
   *[terminal] Sie nennt den Endpunkt { $place }; nenne stattdessen das Land { $country }
}
flaw-same-ticket = Sie hat dieselben Enden wie { $other }
flaw-too-few-tickets = Es sind nur { $count }; { $players } Spieler brauchen { $needed }, je { $each }
flaw-no-path = Kein Weg verbindet { $one } und { $other }
