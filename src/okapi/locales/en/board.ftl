# What is wrong with a board file: flaw-<key>, shown after the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was probably meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = there is no such file
flaw-a-folder = this is a folder, not a board file
flaw-unreadable = it cannot be read: { $error }
flaw-too-large = it is too large for a board file
flaw-not-utf-8 = it is not UTF-8 text (line { $line })
flaw-not-toml = it is not valid TOML (line { $line }, column { $column })
flaw-nested-too-deeply = it is nested too deeply

## Sections, keys and values

flaw-section-missing = the section is missing
flaw-section-empty = the section is empty
flaw-section-not-a-list = it must be a list of { $wanted } entries, not { $value }
flaw-not-a-table = it must be a table of keys and values, not { $value }
flaw-unknown-key = { $nearest ->
    [none] there is no such key: { $key }
   *[other] there is no such key: { $key }; did you mean { $nearest }?
}
flaw-no-key = it has no `{ $key }`
flaw-wrong-type = { $key ->
    [size] `{ $key }` must be two whole numbers, the width and the height, not { $value }
    [at] `{ $key }` must be two numbers between 0 and 1, not { $value }
    [between] `{ $key }` must be a list of two ids, not { $value }
    [names] `{ $key }` must be names by language, not { $value }
    [twin] `{ $key }` must be the id of a route, not { $value }
    [lat] `{ $key }` must be a number, not { $value }
    [lon] `{ $key }` must be a number, not { $value }
    [length] `{ $key }` must be a whole number, not { $value }
    [locomotives] `{ $key }` must be a whole number, not { $value }
    [points] `{ $key }` must be a whole number, not { $value }
    [trains] `{ $key }` must be a whole number, not { $value }
   *[text] `{ $key }` must be text, not { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` must be one of { $choices }, not { $value }
   *[other] `{ $key }` must be one of { $choices }, not { $value }; did you mean { $nearest }?
}
flaw-out-of-range = `{ $key }` is { $value }; it must be { $min } to { $max }
flaw-both-out-of-range = `{ $key }` is { $value }; both numbers must be { $min } to { $max }
flaw-misspelt-id = the id { $id } must be lower-case letters and digits joined by hyphens, like { $example }
flaw-reserved-id = the id { $id } is used by the program itself; choose another
flaw-misspelt-name = the name { $name } must be printable text
flaw-same-id = it has the same id as { $other }

## Places

flaw-same-name = it has the same name as { $other }: { $name }
flaw-same-spot = it is in the same spot as { $other }; move one of them
flaw-half-a-position = it has `{ $has }` but no `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] it is a port and needs a `country`
   *[terminal] it is a terminal and needs a `country`
}
flaw-country-not-wanted = { $kind ->
    [city] it is a city; only terminals and ports have a `country`
   *[waystation] it is a way station; only terminals and ports have a `country`
}
flaw-country-is-a-place = its country { $country } has the same id as a place
flaw-country-of-two-kinds = { $kind ->
    [port] it is a port, but { $other } of the same country { $country } is a terminal
   *[terminal] it is a terminal, but { $other } of the same country { $country } is a port
}
flaw-country-of-two-names = it has the name { $name }, but { $other } of the same country { $country } has { $instead }
flaw-untouched = no route leads to it

## Routes

flaw-leads-to-itself = it leads from { $place } to itself
flaw-unknown-place = { $nearest ->
    [none] it connects an unknown place: { $place }
   *[other] it connects an unknown place: { $place }; did you mean { $nearest }?
}
flaw-too-many-locomotives = `locomotives` is { $value }; it must be 0 to the length, { $length }
flaw-ferry-not-grey = it has locomotives, but its `colour` is { $colour }; only grey routes are ferries
flaw-own-twin = it is its own twin
flaw-unknown-twin = { $nearest ->
    [none] it names an unknown twin: { $twin }
   *[other] it names an unknown twin: { $twin }; did you mean { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] it names { $twin } as its twin, but that route names no twin
   *[other] it names { $twin } as its twin, but that route names { $named }
}
flaw-twins-apart = it and its twin { $twin } connect different places
flaw-twins-differ = `{ $key }` is { $own }, but its twin { $twin } has { $its }
flaw-one-track-too-many = it is one track too many between { $one } and { $other }
flaw-not-twins = it connects the same places as { $other }, but they are not twins

## Tickets

flaw-both-ends-the-same = both ends are { $end }
flaw-unknown-end = { $nearest ->
    [none] it names an unknown end: { $end }
   *[other] it names an unknown end: { $end }; did you mean { $nearest }?
}
flaw-end-is-a-way-station = it names the way station { $place }; tickets can name only cities and countries
flaw-end-is-in-a-country = { $kind ->
    [port] it names the port { $place }; name its country { $country } instead
   *[terminal] it names the terminal { $place }; name its country { $country } instead
}
flaw-same-ticket = it has the same ends as { $other }
flaw-too-few-tickets = there are only { $count }; { $players } players need { $needed }, { $each } each
flaw-no-path = no path connects { $one } and { $other }
