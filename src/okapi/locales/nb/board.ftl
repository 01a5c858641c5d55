# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = filen finnes ikke
flaw-a-folder = dette er en mappe, ikke en brettfil
flaw-unreadable = filen kan ikke leses: { $error }
flaw-too-large = filen er for stor til å være en brettfil
flaw-not-utf-8 = filen er ikke UTF-8-tekst (linje { $line })
flaw-not-toml = filen er ikke gyldig TOML (linje { $line }, kolonne { $column })
flaw-nested-too-deeply = filen er nøstet for dypt

## Sections, keys and values

flaw-section-missing = seksjonen mangler
flaw-section-empty = seksjonen er tom
flaw-section-not-a-list = det må være en liste med { $wanted }-oppføringer, ikke { $value }
flaw-not-a-table = det må være en tabell med nøkler og verdier, ikke { $value }
flaw-unknown-key = { $nearest ->
    [none] den nøkkelen finnes ikke: { $key }
   *[other] den nøkkelen finnes ikke: { $key }; mente du { $nearest }?
}
flaw-no-key = `{ $key }` mangler
flaw-wrong-type = { $key ->
    [size] `{ $key }` må være to heltall, bredden og høyden, ikke { $value }
    [at] `{ $key }` må være to tall mellom 0 og 1, ikke { $value }
    [between] `{ $key }` må være en liste med to id-er, ikke { $value }
    [names] `{ $key }` må være navn etter språk, ikke { $value }
    [twin] `{ $key }` må være id-en til et spor, ikke { $value }
    [lat] `{ $key }` må være et tall, ikke { $value }
    [lon] `{ $key }` må være et tall, ikke { $value }
    [length] `{ $key }` må være et heltall, ikke { $value }
    [locomotives] `{ $key }` må være et heltall, ikke { $value }
    [points] `{ $key }` må være et heltall, ikke { $value }
    [trains] `{ $key }` må være et heltall, ikke { $value }
   *[text] `{ $key }` må være tekst, ikke { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` må være en av { $choices }, ikke { $value }
   *[other] `{ $key }` må være en av { $choices }, ikke { $value }; mente du { $nearest }?
}
flaw-out-of-range = `{ $key }` er { $value }; det må være { $min } til { $max }
flaw-both-out-of-range = `{ $key }` er { $value }; begge tallene må være { $min } til { $max }
flaw-misspelt-id = id-en { $id } må bestå av små bokstaver og sifre med bindestrek mellom, for eksempel { $example }
flaw-reserved-id = id-en { $id } brukes av programmet; velg en annen
flaw-misspelt-name = navnet { $name } må være utskrivbar tekst
flaw-same-id = har samme id som { $other }

## Places

flaw-same-name = har samme navn som { $other }: { $name }
flaw-same-spot = ligger oppå { $other }; flytt ett av stedene
flaw-half-a-position = har `{ $has }`, men ingen `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] er en havn og må ha et `country`
   *[terminal] er en endestasjon og må ha et `country`
}
flaw-country-not-wanted = { $kind ->
    [city] er en by; bare endestasjoner og havner har et `country`
   *[waystation] er en mellomstasjon; bare endestasjoner og havner har et `country`
}
flaw-country-is-a-place = landet { $country } har samme id som et sted
flaw-country-of-two-kinds = { $kind ->
    [port] er en havn, men { $other } i samme land { $country } er en endestasjon
   *[terminal] er en endestasjon, men { $other } i samme land { $country } er en havn
}
flaw-country-of-two-names = har navnet { $name }, men { $other } i samme land { $country } har { $instead }
flaw-untouched = ingen spor fører hit

## Routes

flaw-leads-to-itself = fører fra { $place } til seg selv
flaw-unknown-place = { $nearest ->
    [none] fører til et ukjent sted: { $place }
   *[other] fører til et ukjent sted: { $place }; mente du { $nearest }?
}
flaw-too-many-locomotives = `locomotives` er { $value }; det må være 0 til lengden, { $length }
flaw-ferry-not-grey = har lokomotiver, men `colour` er { $colour }; bare grå spor er ferger
flaw-own-twin = er sin egen tvilling
flaw-unknown-twin = { $nearest ->
    [none] nevner en ukjent tvilling: { $twin }
   *[other] nevner en ukjent tvilling: { $twin }; mente du { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] nevner { $twin } som tvilling, men det sporet nevner ingen tvilling
   *[other] nevner { $twin } som tvilling, men det sporet nevner { $named }
}
flaw-twins-apart = knytter sammen andre steder enn tvillingen { $twin }
flaw-twins-differ = `{ $key }` er { $own }, men { $its } hos tvillingen { $twin }
flaw-one-track-too-many = er ett spor for mye mellom { $one } og { $other }
flaw-not-twins = knytter sammen de samme stedene som { $other }, men de er ikke tvillinger

## Tickets

flaw-both-ends-the-same = begge endene er { $end }
flaw-unknown-end = { $nearest ->
    [none] nevner en ukjent ende: { $end }
   *[other] nevner en ukjent ende: { $end }; mente du { $nearest }?
}
flaw-end-is-a-way-station = nevner mellomstasjonen { $place }; billetter kan bare gå til byer og land
flaw-end-is-in-a-country = { $kind ->
    [port] nevner havnen { $place }; nevn landet { $country } i stedet
   *[terminal] nevner endestasjonen { $place }; nevn landet { $country } i stedet
}
flaw-same-ticket = har samme ender som { $other }
flaw-too-few-tickets = det er bare { $count }; { $players } spillere trenger { $needed }, { $each } hver
flaw-no-path = ingen rute forbinder { $one } og { $other }
