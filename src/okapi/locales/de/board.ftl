# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = diese Datei gibt es nicht
flaw-a-folder = das ist ein Ordner, keine Spielplan-Datei
flaw-unreadable = sie ist nicht lesbar: { $error }
flaw-too-large = sie ist zu groß für eine Spielplan-Datei
flaw-not-utf-8 = das ist kein UTF-8-Text (Zeile { $line })
flaw-not-toml = das ist kein gültiges TOML (Zeile { $line }, Spalte { $column })
flaw-nested-too-deeply = sie ist zu tief verschachtelt

## Sections, keys and values

flaw-section-missing = der Abschnitt fehlt
flaw-section-empty = der Abschnitt ist leer
flaw-section-not-a-list = hier muss eine Liste von { $wanted }-Einträgen stehen, nicht { $value }
flaw-not-a-table = hier muss eine Tabelle aus Schlüsseln und Werten stehen, nicht { $value }
flaw-unknown-key = { $nearest ->
    [none] diesen Schlüssel gibt es nicht: { $key }
   *[other] diesen Schlüssel gibt es nicht: { $key }; meintest du { $nearest }?
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
flaw-misspelt-id = die ID { $id } darf nur aus Kleinbuchstaben und Ziffern bestehen, mit Bindestrichen verbunden, etwa { $example }
flaw-reserved-id = die ID { $id } braucht das Programm selbst; wähle eine andere
flaw-misspelt-name = der Name { $name } muss druckbarer Text sein
flaw-same-id = der Eintrag hat dieselbe ID wie { $other }

## Places

flaw-same-name = der Ort heißt genauso wie { $other }: { $name }
flaw-same-spot = er liegt auf { $other }; verschiebe einen der beiden
flaw-half-a-position = `{ $has }` ist da, aber `{ $lacks }` fehlt
flaw-country-missing = { $kind ->
    [port] ein Hafen braucht ein `country`
   *[terminal] ein Endpunkt braucht ein `country`
}
flaw-country-not-wanted = { $kind ->
    [city] das ist eine Stadt; nur Endpunkte und Häfen haben ein `country`
   *[waystation] das ist ein Haltepunkt; nur Endpunkte und Häfen haben ein `country`
}
flaw-country-is-a-place = das Land { $country } hat dieselbe ID wie ein Ort
flaw-country-of-two-kinds = { $kind ->
    [port] das ist ein Hafen, aber { $other } im selben Land { $country } ist ein Endpunkt
   *[terminal] das ist ein Endpunkt, aber { $other } im selben Land { $country } ist ein Hafen
}
flaw-country-of-two-names = der Name ist { $name }, aber { $other } im selben Land { $country } heißt { $instead }
flaw-untouched = keine Strecke führt hierher

## Routes

flaw-leads-to-itself = sie beginnt und endet am selben Ort: { $place }
flaw-unknown-place = { $nearest ->
    [none] sie führt zu einem unbekannten Ort: { $place }
   *[other] sie führt zu einem unbekannten Ort: { $place }; meintest du { $nearest }?
}
flaw-too-many-locomotives = `locomotives` ist { $value }; erlaubt ist 0 bis zur Länge, { $length }
flaw-ferry-not-grey = sie hat Lokomotiven, aber `colour` ist { $colour }; nur graue Strecken sind Fähren
flaw-own-twin = sie ist ihr eigener Zwilling
flaw-unknown-twin = { $nearest ->
    [none] sie nennt einen unbekannten Zwilling: { $twin }
   *[other] sie nennt einen unbekannten Zwilling: { $twin }; meintest du { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] sie nennt { $twin } als Zwilling, aber jene Strecke nennt keinen
   *[other] sie nennt { $twin } als Zwilling, aber jene Strecke nennt { $named }
}
flaw-twins-apart = sie und ihr Zwilling { $twin } verbinden verschiedene Orte
flaw-twins-differ = `{ $key }` ist { $own }, beim Zwilling { $twin } aber { $its }
flaw-one-track-too-many = das ist ein Gleis zu viel zwischen { $one } und { $other }
flaw-not-twins = sie verbindet dieselben Orte wie { $other }, aber die beiden sind keine Zwillinge

## Tickets

flaw-both-ends-the-same = beide Enden sind { $end }
flaw-unknown-end = { $nearest ->
    [none] sie nennt ein unbekanntes Ende: { $end }
   *[other] sie nennt ein unbekanntes Ende: { $end }; meintest du { $nearest }?
}
flaw-end-is-a-way-station = sie nennt den Haltepunkt { $place }; Zielkarten dürfen nur Städte und Länder nennen
flaw-end-is-in-a-country = { $kind ->
    [port] sie nennt den Hafen { $place }; nenne stattdessen das Land { $country }
   *[terminal] sie nennt den Endpunkt { $place }; nenne stattdessen das Land { $country }
}
flaw-same-ticket = sie hat dieselben Enden wie { $other }
flaw-too-few-tickets = es sind nur { $count }; { $players } Spieler brauchen { $needed }, je { $each }
flaw-no-path = kein Weg verbindet { $one } und { $other }
