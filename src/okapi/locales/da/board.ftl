# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = filen findes ikke
flaw-a-folder = dette er en mappe, ikke en brætfil
flaw-unreadable = den kan ikke læses: { $error }
flaw-too-large = den er for stor til at være en brætfil
flaw-not-utf-8 = den er ikke UTF-8-tekst (linje { $line })
flaw-not-toml = den er ikke gyldig TOML (linje { $line }, kolonne { $column })
flaw-nested-too-deeply = den er indlejret for dybt

## Sections, keys and values

flaw-section-missing = afsnittet mangler
flaw-section-empty = afsnittet er tomt
flaw-section-not-a-list = det skal være en liste med { $wanted }-poster, ikke { $value }
flaw-not-a-table = det skal være en tabel med nøgler og værdier, ikke { $value }
flaw-unknown-key = { $nearest ->
    [none] den nøgle findes ikke: { $key }
   *[other] den nøgle findes ikke: { $key }; mente du { $nearest }?
}
flaw-no-key = `{ $key }` mangler
flaw-wrong-type = { $key ->
    [size] `{ $key }` skal være to hele tal, bredden og højden, ikke { $value }
    [at] `{ $key }` skal være to tal mellem 0 og 1, ikke { $value }
    [between] `{ $key }` skal være en liste med to id’er, ikke { $value }
    [names] `{ $key }` skal være navne efter sprog, ikke { $value }
    [twin] `{ $key }` skal være id’et på en strækning, ikke { $value }
    [lat] `{ $key }` skal være et tal, ikke { $value }
    [lon] `{ $key }` skal være et tal, ikke { $value }
    [length] `{ $key }` skal være et helt tal, ikke { $value }
    [locomotives] `{ $key }` skal være et helt tal, ikke { $value }
    [points] `{ $key }` skal være et helt tal, ikke { $value }
    [trains] `{ $key }` skal være et helt tal, ikke { $value }
   *[text] `{ $key }` skal være tekst, ikke { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` skal være en af { $choices }, ikke { $value }
   *[other] `{ $key }` skal være en af { $choices }, ikke { $value }; mente du { $nearest }?
}
flaw-out-of-range = `{ $key }` er { $value }; det skal være { $min } til { $max }
flaw-both-out-of-range = `{ $key }` er { $value }; begge tal skal være { $min } til { $max }
flaw-misspelt-id = id’et { $id } skal bestå af små bogstaver og cifre med bindestreg imellem, f.eks. { $example }
flaw-reserved-id = id’et { $id } bruges af programmet; vælg et andet
flaw-misspelt-name = navnet { $name } skal være udskrivbar tekst
flaw-same-id = har samme id som { $other }

## Places

flaw-same-name = har samme navn som { $other }: { $name }
flaw-same-spot = ligger oven i { $other }; flyt et af stederne
flaw-half-a-position = har `{ $has }`, men ingen `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] er en havn og skal have et `country`
   *[terminal] er en endestation og skal have et `country`
}
flaw-country-not-wanted = { $kind ->
    [city] er en by; kun endestationer og havne har et `country`
   *[waystation] er en mellemstation; kun endestationer og havne har et `country`
}
flaw-country-is-a-place = landet { $country } har samme id som et sted
flaw-country-of-two-kinds = { $kind ->
    [port] er en havn, men { $other } i samme land { $country } er en endestation
   *[terminal] er en endestation, men { $other } i samme land { $country } er en havn
}
flaw-country-of-two-names = har navnet { $name }, men { $other } i samme land { $country } har { $instead }
flaw-untouched = ingen strækning fører hertil

## Routes

flaw-leads-to-itself = fører fra { $place } til sig selv
flaw-unknown-place = { $nearest ->
    [none] forbinder et ukendt sted: { $place }
   *[other] forbinder et ukendt sted: { $place }; mente du { $nearest }?
}
flaw-too-many-locomotives = `locomotives` er { $value }; det skal være 0 til længden, { $length }
flaw-ferry-not-grey = har lokomotiver, men dens `colour` er { $colour }; kun grå strækninger er færger
flaw-own-twin = er sin egen tvilling
flaw-unknown-twin = { $nearest ->
    [none] nævner en ukendt tvilling: { $twin }
   *[other] nævner en ukendt tvilling: { $twin }; mente du { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] nævner { $twin } som sin tvilling, men den strækning nævner ingen tvilling
   *[other] nævner { $twin } som sin tvilling, men den strækning nævner { $named }
}
flaw-twins-apart = forbinder andre steder end sin tvilling { $twin }
flaw-twins-differ = `{ $key }` er { $own }, men { $its } hos tvillingen { $twin }
flaw-one-track-too-many = er ét spor for meget mellem { $one } og { $other }
flaw-not-twins = forbinder de samme steder som { $other }, men de er ikke tvillinger

## Tickets

flaw-both-ends-the-same = begge ender er { $end }
flaw-unknown-end = { $nearest ->
    [none] nævner en ukendt ende: { $end }
   *[other] nævner en ukendt ende: { $end }; mente du { $nearest }?
}
flaw-end-is-a-way-station = nævner mellemstationen { $place }; rutekort kan kun gå til byer og lande
flaw-end-is-in-a-country = { $kind ->
    [port] nævner havnen { $place }; nævn dens land { $country } i stedet
   *[terminal] nævner endestationen { $place }; nævn dens land { $country } i stedet
}
flaw-same-ticket = har samme ender som { $other }
flaw-too-few-tickets = der er kun { $count }; { $players } spillere skal bruge { $needed }, { $each } til hver
flaw-no-path = ingen rute forbinder { $one } og { $other }
