# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = nie ma takiego pliku
flaw-a-folder = to folder, a nie plik planszy
flaw-unreadable = nie da się go odczytać: { $error }
flaw-too-large = jest za duży jak na plik planszy
flaw-not-utf-8 = to nie jest tekst UTF-8 (wiersz { $line })
flaw-not-toml = to nie jest poprawny TOML (wiersz { $line }, kolumna { $column })
flaw-nested-too-deeply = zagnieżdżenie jest za głębokie

## Sections, keys and values

flaw-section-missing = brakuje tej sekcji
flaw-section-empty = ta sekcja jest pusta
flaw-section-not-a-list = to musi być lista wpisów { $wanted }, a nie { $value }
flaw-not-a-table = to musi być tabela kluczy i wartości, a nie { $value }
flaw-unknown-key = { $nearest ->
    [none] nie ma takiego klucza: { $key }
   *[other] nie ma takiego klucza: { $key }; może chodzi o { $nearest }?
}
flaw-no-key = brakuje `{ $key }`
flaw-wrong-type = { $key ->
    [size] w `{ $key }` muszą być dwie liczby całkowite, szerokość i wysokość, a nie { $value }
    [at] w `{ $key }` muszą być dwie liczby od 0 do 1, a nie { $value }
    [between] w `{ $key }` musi być lista dwóch identyfikatorów, a nie { $value }
    [names] w `{ $key }` muszą być nazwy według języków, a nie { $value }
    [twin] w `{ $key }` musi być identyfikator trasy, a nie { $value }
    [lat] w `{ $key }` musi być liczba, a nie { $value }
    [lon] w `{ $key }` musi być liczba, a nie { $value }
    [length] w `{ $key }` musi być liczba całkowita, a nie { $value }
    [locomotives] w `{ $key }` musi być liczba całkowita, a nie { $value }
    [points] w `{ $key }` musi być liczba całkowita, a nie { $value }
    [trains] w `{ $key }` musi być liczba całkowita, a nie { $value }
   *[text] w `{ $key }` musi być tekst, a nie { $value }
}
flaw-wrong-word = { $nearest ->
    [none] w `{ $key }` musi być jedno z: { $choices }, a nie { $value }
   *[other] w `{ $key }` musi być jedno z: { $choices }, a nie { $value }; może chodzi o { $nearest }?
}
flaw-out-of-range = `{ $key }` ma wartość { $value }; dozwolone są wartości od { $min } do { $max }
flaw-both-out-of-range = `{ $key }` ma wartość { $value }; obie liczby muszą mieścić się między { $min } a { $max }
flaw-misspelt-id = identyfikator { $id } musi składać się z małych liter i cyfr połączonych łącznikami, na przykład { $example }
flaw-reserved-id = identyfikator { $id } jest zajęty przez program; wybierz inny
flaw-misspelt-name = nazwa { $name } musi być tekstem drukowalnym
flaw-same-id = ten sam identyfikator ma { $other }

## Places

flaw-same-name = tę samą nazwę ma { $other }: { $name }
flaw-same-spot = leży w tym samym miejscu co { $other }; przesuń jedno z nich
flaw-half-a-position = jest `{ $has }`, ale brakuje `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] to port, więc potrzebuje `country`
   *[terminal] to stacja końcowa, więc potrzebuje `country`
}
flaw-country-not-wanted = { $kind ->
    [city] to miasto; `country` mają tylko stacje końcowe i porty
   *[waystation] to stacja pośrednia; `country` mają tylko stacje końcowe i porty
}
flaw-country-is-a-place = kraj { $country } ma ten sam identyfikator co jedno z miejsc
flaw-country-of-two-kinds = { $kind ->
    [port] to port, ale { $other } w tym samym kraju { $country } to stacja końcowa
   *[terminal] to stacja końcowa, ale { $other } w tym samym kraju { $country } to port
}
flaw-country-of-two-names = nazwa to { $name }, ale { $other } w tym samym kraju { $country } nosi nazwę { $instead }
flaw-untouched = nie prowadzi tu żadna trasa

## Routes

flaw-leads-to-itself = prowadzi z miejsca { $place } do niego samego
flaw-unknown-place = { $nearest ->
    [none] prowadzi do nieznanego miejsca: { $place }
   *[other] prowadzi do nieznanego miejsca: { $place }; może chodzi o { $nearest }?
}
flaw-too-many-locomotives = `locomotives` ma wartość { $value }; dozwolone są wartości od 0 do długości trasy, { $length }
flaw-ferry-not-grey = ma lokomotywy, ale jej `colour` to { $colour }; promami są tylko szare trasy
flaw-own-twin = jest bliźniaczką samej siebie
flaw-unknown-twin = { $nearest ->
    [none] wskazuje nieznaną bliźniaczkę: { $twin }
   *[other] wskazuje nieznaną bliźniaczkę: { $twin }; może chodzi o { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] wskazuje jako bliźniaczkę { $twin }, ale tamta trasa nie wskazuje żadnej
   *[other] wskazuje jako bliźniaczkę { $twin }, ale tamta trasa wskazuje { $named }
}
flaw-twins-apart = ta trasa i jej bliźniaczka { $twin } łączą różne miejsca
flaw-twins-differ = `{ $key }` ma wartość { $own }, a u bliźniaczki { $twin }: { $its }
flaw-one-track-too-many = to o jedną nitkę za dużo między { $one } a { $other }
flaw-not-twins = łączy te same miejsca co { $other }, ale te trasy nie są bliźniaczkami

## Tickets

flaw-both-ends-the-same = oba końce to { $end }
flaw-unknown-end = { $nearest ->
    [none] wskazuje nieznany koniec: { $end }
   *[other] wskazuje nieznany koniec: { $end }; może chodzi o { $nearest }?
}
flaw-end-is-a-way-station = wskazuje stację pośrednią { $place }; końcami są tylko miasta i kraje
flaw-end-is-in-a-country = { $kind ->
    [port] wskazuje port { $place }; podaj zamiast niego kraj { $country }
   *[terminal] wskazuje stację końcową { $place }; podaj zamiast niej kraj { $country }
}
flaw-same-ticket = te same końce ma { $other }
flaw-too-few-tickets = jest ich tylko { $count }; liczba graczy: { $players }, potrzeba więc { $needed }, po { $each } na osobę
flaw-no-path = żadna droga nie łączy { $one } i { $other }
