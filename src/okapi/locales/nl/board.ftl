# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = dit bestand bestaat niet
flaw-a-folder = dit is een map, geen bordbestand
flaw-unreadable = het bestand is niet te lezen: { $error }
flaw-too-large = het bestand is te groot voor een bordbestand
flaw-not-utf-8 = dit is geen UTF-8-tekst (regel { $line })
flaw-not-toml = dit is geen geldige TOML (regel { $line }, kolom { $column })
flaw-nested-too-deeply = het bestand is te diep genest

## Sections, keys and values

flaw-section-missing = deze sectie ontbreekt
flaw-section-empty = deze sectie is leeg
flaw-section-not-a-list = hier moet een lijst van onderdelen { $wanted } staan, niet { $value }
flaw-not-a-table = hier moet een tabel van sleutels en waarden staan, niet { $value }
flaw-unknown-key = { $nearest ->
    [none] deze sleutel bestaat niet: { $key }
   *[other] deze sleutel bestaat niet: { $key }; bedoelde je { $nearest }?
}
flaw-no-key = `{ $key }` ontbreekt
flaw-wrong-type = { $key ->
    [size] `{ $key }` moet uit twee gehele getallen bestaan, de breedte en de hoogte, niet { $value }
    [at] `{ $key }` moet uit twee getallen tussen 0 en 1 bestaan, niet { $value }
    [between] `{ $key }` moet een lijst van twee id’s zijn, niet { $value }
    [names] `{ $key }` moet uit namen per taal bestaan, niet { $value }
    [twin] `{ $key }` moet de id van een route zijn, niet { $value }
    [lat] `{ $key }` moet een getal zijn, niet { $value }
    [lon] `{ $key }` moet een getal zijn, niet { $value }
    [length] `{ $key }` moet een geheel getal zijn, niet { $value }
    [locomotives] `{ $key }` moet een geheel getal zijn, niet { $value }
    [points] `{ $key }` moet een geheel getal zijn, niet { $value }
    [trains] `{ $key }` moet een geheel getal zijn, niet { $value }
   *[text] `{ $key }` moet tekst zijn, niet { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` moet een van deze zijn: { $choices }; niet { $value }
   *[other] `{ $key }` moet een van deze zijn: { $choices }; niet { $value }; bedoelde je { $nearest }?
}
flaw-out-of-range = `{ $key }` is { $value }; toegestaan is { $min } tot en met { $max }
flaw-both-out-of-range = `{ $key }` is { $value }; voor beide getallen is { $min } tot en met { $max } toegestaan
flaw-misspelt-id = de id { $id } moet uit kleine letters en cijfers bestaan, verbonden met koppeltekens, zoals { $example }
flaw-reserved-id = de id { $id } is al door het programma in gebruik; kies een andere
flaw-misspelt-name = de naam { $name } moet afdrukbare tekst zijn
flaw-same-id = heeft dezelfde id als { $other }

## Places

flaw-same-name = heeft dezelfde naam als { $other }: { $name }
flaw-same-spot = ligt op dezelfde plek als { $other }; verplaats een van beide
flaw-half-a-position = `{ $has }` is er wel, maar `{ $lacks }` ontbreekt
flaw-country-missing = { $kind ->
    [port] een haven heeft een `country` nodig
   *[terminal] een eindpunt heeft een `country` nodig
}
flaw-country-not-wanted = { $kind ->
    [city] dit is een stad; alleen eindpunten en havens hebben een `country`
   *[waystation] dit is een halte; alleen eindpunten en havens hebben een `country`
}
flaw-country-is-a-place = het land { $country } heeft dezelfde id als een plaats
flaw-country-of-two-kinds = { $kind ->
    [port] dit is een haven, maar { $other } in hetzelfde land { $country } is een eindpunt
   *[terminal] dit is een eindpunt, maar { $other } in hetzelfde land { $country } is een haven
}
flaw-country-of-two-names = de naam is { $name }, maar { $other } in hetzelfde land { $country } heet { $instead }
flaw-untouched = er loopt geen route naartoe

## Routes

flaw-leads-to-itself = begint en eindigt in dezelfde plaats: { $place }
flaw-unknown-place = { $nearest ->
    [none] loopt naar een onbekende plaats: { $place }
   *[other] loopt naar een onbekende plaats: { $place }; bedoelde je { $nearest }?
}
flaw-too-many-locomotives = `locomotives` is { $value }; toegestaan is 0 tot en met de lengte, { $length }
flaw-ferry-not-grey = heeft locomotieven, maar `colour` is { $colour }; alleen grijze routes zijn veerboten
flaw-own-twin = is de tweeling van zichzelf
flaw-unknown-twin = { $nearest ->
    [none] noemt een onbekende tweeling: { $twin }
   *[other] noemt een onbekende tweeling: { $twin }; bedoelde je { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] noemt { $twin } als tweeling, maar die route noemt er geen
   *[other] noemt { $twin } als tweeling, maar die route noemt { $named }
}
flaw-twins-apart = verbindt andere plaatsen dan de tweeling { $twin }
flaw-twins-differ = `{ $key }` is { $own }, maar bij de tweeling { $twin } is het { $its }
flaw-one-track-too-many = dit is een spoor te veel tussen { $one } en { $other }
flaw-not-twins = verbindt dezelfde plaatsen als { $other }, maar ze zijn geen tweeling

## Tickets

flaw-both-ends-the-same = beide uiteinden zijn { $end }
flaw-unknown-end = { $nearest ->
    [none] noemt een onbekend uiteinde: { $end }
   *[other] noemt een onbekend uiteinde: { $end }; bedoelde je { $nearest }?
}
flaw-end-is-a-way-station = noemt de halte { $place }; alleen steden en landen zijn uiteinden
flaw-end-is-in-a-country = { $kind ->
    [port] noemt de haven { $place }; noem in plaats daarvan het land { $country }
   *[terminal] noemt het eindpunt { $place }; noem in plaats daarvan het land { $country }
}
flaw-same-ticket = heeft dezelfde uiteinden als { $other }
flaw-too-few-tickets = het zijn er maar { $count }; { $players } spelers hebben er { $needed } nodig, { $each } elk
flaw-no-path = er is geen verbinding tussen { $one } en { $other }
