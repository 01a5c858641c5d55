# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = filen finns inte
flaw-a-folder = det här är en mapp, inte en spelplansfil
flaw-unreadable = den går inte att läsa: { $error }
flaw-too-large = den är för stor för att vara en spelplansfil
flaw-not-utf-8 = den är inte UTF-8-text (rad { $line })
flaw-not-toml = den är inte giltig TOML (rad { $line }, kolumn { $column })
flaw-nested-too-deeply = den är nästlad för djupt

## Sections, keys and values

flaw-section-missing = avsnittet saknas
flaw-section-empty = avsnittet är tomt
flaw-section-not-a-list = det måste vara en lista med { $wanted }-poster, inte { $value }
flaw-not-a-table = det måste vara en tabell med nycklar och värden, inte { $value }
flaw-unknown-key = { $nearest ->
    [none] nyckeln finns inte: { $key }
   *[other] nyckeln finns inte: { $key }; menade du { $nearest }?
}
flaw-no-key = `{ $key }` saknas
flaw-wrong-type = { $key ->
    [size] `{ $key }` måste vara två heltal, bredden och höjden, inte { $value }
    [at] `{ $key }` måste vara två tal mellan 0 och 1, inte { $value }
    [between] `{ $key }` måste vara en lista med två id, inte { $value }
    [names] `{ $key }` måste vara namn efter språk, inte { $value }
    [twin] `{ $key }` måste vara id för en sträcka, inte { $value }
    [lat] `{ $key }` måste vara ett tal, inte { $value }
    [lon] `{ $key }` måste vara ett tal, inte { $value }
    [length] `{ $key }` måste vara ett heltal, inte { $value }
    [locomotives] `{ $key }` måste vara ett heltal, inte { $value }
    [points] `{ $key }` måste vara ett heltal, inte { $value }
    [trains] `{ $key }` måste vara ett heltal, inte { $value }
   *[text] `{ $key }` måste vara text, inte { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` måste vara något av { $choices }, inte { $value }
   *[other] `{ $key }` måste vara något av { $choices }, inte { $value }; menade du { $nearest }?
}
flaw-out-of-range = `{ $key }` är { $value }; det måste ligga mellan { $min } och { $max }
flaw-both-out-of-range = `{ $key }` är { $value }; båda talen måste ligga mellan { $min } och { $max }
flaw-misspelt-id = id { $id } måste bestå av små bokstäver och siffror med bindestreck emellan, som { $example }
flaw-reserved-id = id:t { $id } används av programmet; välj ett annat
flaw-misspelt-name = namnet { $name } måste vara utskrivbar text
flaw-same-id = samma id som { $other }

## Places

flaw-same-name = samma namn som { $other }: { $name }
flaw-same-spot = ligger på samma ställe som { $other }; flytta den ena
flaw-half-a-position = `{ $has }` finns men inte `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] det är en hamn och behöver ett `country`
   *[terminal] det är en ändstation och behöver ett `country`
}
flaw-country-not-wanted = { $kind ->
    [city] det är en stad; bara ändstationer och hamnar har ett `country`
   *[waystation] det är en mellanstation; bara ändstationer och hamnar har ett `country`
}
flaw-country-is-a-place = landet { $country } har samma id som en ort
flaw-country-of-two-kinds = { $kind ->
    [port] det är en hamn, men { $other } i samma land { $country } är en ändstation
   *[terminal] det är en ändstation, men { $other } i samma land { $country } är en hamn
}
flaw-country-of-two-names = namnet är { $name }, men { $other } i samma land { $country } har { $instead }
flaw-untouched = ingen sträcka leder dit

## Routes

flaw-leads-to-itself = sträckan leder från { $place } till sig själv
flaw-unknown-place = { $nearest ->
    [none] sträckan leder till en okänd ort: { $place }
   *[other] sträckan leder till en okänd ort: { $place }; menade du { $nearest }?
}
flaw-too-many-locomotives = `locomotives` är { $value }; det måste ligga mellan 0 och längden, { $length }
flaw-ferry-not-grey = sträckan har lokomotiv, men dess `colour` är { $colour }; bara grå sträckor är färjor
flaw-own-twin = sträckan är sin egen tvilling
flaw-unknown-twin = { $nearest ->
    [none] tvillingen är okänd: { $twin }
   *[other] tvillingen är okänd: { $twin }; menade du { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] sträckan anger { $twin } som tvilling, men den sträckan anger ingen tvilling
   *[other] sträckan anger { $twin } som tvilling, men den sträckan anger { $named }
}
flaw-twins-apart = sträckan och dess tvilling { $twin } förbinder olika orter
flaw-twins-differ = `{ $key }` är { $own }, men { $its } hos tvillingen { $twin }
flaw-one-track-too-many = det är ett spår för mycket mellan { $one } och { $other }
flaw-not-twins = sträckan förbinder samma orter som { $other }, men de är inte tvillingar

## Tickets

flaw-both-ends-the-same = båda slutpunkterna är { $end }
flaw-unknown-end = { $nearest ->
    [none] okänd slutpunkt: { $end }
   *[other] okänd slutpunkt: { $end }; menade du { $nearest }?
}
flaw-end-is-a-way-station = här anges mellanstationen { $place }; biljettkort kan bara gå till städer och länder
flaw-end-is-in-a-country = { $kind ->
    [port] här anges hamnen { $place }; ange landet { $country } i stället
   *[terminal] här anges ändstationen { $place }; ange landet { $country } i stället
}
flaw-same-ticket = samma slutpunkter som { $other }
flaw-too-few-tickets = { $count ->
    [one] det finns bara { $count }; { $players } spelare behöver { $needed }, { $each } var
   *[other] det finns bara { $count }; { $players } spelare behöver { $needed }, { $each } var
}
flaw-no-path = ingen förbindelse finns mellan { $one } och { $other }
