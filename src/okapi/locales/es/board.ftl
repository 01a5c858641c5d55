# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = ese archivo no existe
flaw-a-folder = es una carpeta, no un archivo de tablero
flaw-unreadable = no se puede leer: { $error }
flaw-too-large = es demasiado grande para un archivo de tablero
flaw-not-utf-8 = no es texto UTF-8 (línea { $line })
flaw-not-toml = no es TOML válido (línea { $line }, columna { $column })
flaw-nested-too-deeply = tiene demasiados niveles anidados

## Sections, keys and values

flaw-section-missing = falta la sección
flaw-section-empty = la sección está vacía
flaw-section-not-a-list = tiene que ser una lista de entradas { $wanted }, no { $value }
flaw-not-a-table = tiene que ser una tabla de claves y valores, no { $value }
flaw-unknown-key = { $nearest ->
    [none] esa clave no existe: { $key }
   *[other] esa clave no existe: { $key }; ¿querías decir { $nearest }?
}
flaw-no-key = le falta `{ $key }`
flaw-wrong-type = { $key ->
    [size] `{ $key }` tiene que ser dos números enteros, el ancho y el alto, no { $value }
    [at] `{ $key }` tiene que ser dos números entre 0 y 1, no { $value }
    [between] `{ $key }` tiene que ser una lista de dos identificadores, no { $value }
    [names] `{ $key }` tiene que ser nombres por idioma, no { $value }
    [twin] `{ $key }` tiene que ser el identificador de un recorrido, no { $value }
    [lat] `{ $key }` tiene que ser un número, no { $value }
    [lon] `{ $key }` tiene que ser un número, no { $value }
    [length] `{ $key }` tiene que ser un número entero, no { $value }
    [locomotives] `{ $key }` tiene que ser un número entero, no { $value }
    [points] `{ $key }` tiene que ser un número entero, no { $value }
    [trains] `{ $key }` tiene que ser un número entero, no { $value }
   *[text] `{ $key }` tiene que ser texto, no { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` tiene que ser uno de estos: { $choices }; no { $value }
   *[other] `{ $key }` tiene que ser uno de estos: { $choices }; no { $value }; ¿querías decir { $nearest }?
}
flaw-out-of-range = `{ $key }` es { $value }; tiene que estar entre { $min } y { $max }
flaw-both-out-of-range = `{ $key }` es { $value }; los dos números tienen que estar entre { $min } y { $max }
flaw-misspelt-id = el identificador { $id } solo puede tener minúsculas y cifras unidas por guiones, como { $example }
flaw-reserved-id = el identificador { $id } lo usa el programa; elige otro
flaw-misspelt-name = el nombre { $name } tiene que ser texto imprimible
flaw-same-id = tiene el mismo identificador que { $other }

## Places

flaw-same-name = tiene el mismo nombre que { $other }: { $name }
flaw-same-spot = está en el mismo sitio que { $other }; mueve uno de los dos
flaw-half-a-position = tiene `{ $has }`, pero le falta `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] es un puerto y necesita un `country`
   *[terminal] es una estación término y necesita un `country`
}
flaw-country-not-wanted = { $kind ->
    [city] es una ciudad; solo las estaciones término y los puertos tienen `country`
   *[waystation] es un apeadero; solo las estaciones término y los puertos tienen `country`
}
flaw-country-is-a-place = su país { $country } tiene el mismo identificador que un lugar
flaw-country-of-two-kinds = { $kind ->
    [port] es un puerto, pero { $other }, del mismo país { $country }, es una estación término
   *[terminal] es una estación término, pero { $other }, del mismo país { $country }, es un puerto
}
flaw-country-of-two-names = se llama { $name }, pero { $other }, del mismo país { $country }, se llama { $instead }
flaw-untouched = ningún recorrido llega aquí

## Routes

flaw-leads-to-itself = lleva de { $place } al mismo lugar
flaw-unknown-place = { $nearest ->
    [none] une un lugar desconocido: { $place }
   *[other] une un lugar desconocido: { $place }; ¿querías decir { $nearest }?
}
flaw-too-many-locomotives = `locomotives` es { $value }; tiene que estar entre 0 y la longitud, { $length }
flaw-ferry-not-grey = tiene locomotoras, pero su `colour` es { $colour }; solo un recorrido gris puede ser un ferry
flaw-own-twin = es su propio gemelo
flaw-unknown-twin = { $nearest ->
    [none] nombra un gemelo desconocido: { $twin }
   *[other] nombra un gemelo desconocido: { $twin }; ¿querías decir { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] nombra a { $twin } como gemelo, pero ese recorrido no nombra ninguno
   *[other] nombra a { $twin } como gemelo, pero ese recorrido nombra a { $named }
}
flaw-twins-apart = este recorrido y su gemelo { $twin } unen lugares distintos
flaw-twins-differ = `{ $key }` es { $own }, pero { $its } en su gemelo { $twin }
flaw-one-track-too-many = es una vía de más ({ $one } – { $other })
flaw-not-twins = une los mismos lugares que { $other }, pero no son gemelos

## Tickets

flaw-both-ends-the-same = los dos extremos son { $end }
flaw-unknown-end = { $nearest ->
    [none] nombra un extremo desconocido: { $end }
   *[other] nombra un extremo desconocido: { $end }; ¿querías decir { $nearest }?
}
flaw-end-is-a-way-station = nombra el apeadero { $place }; los billetes solo pueden nombrar ciudades y países
flaw-end-is-in-a-country = { $kind ->
    [port] nombra el puerto { $place }; nombra mejor su país { $country }
   *[terminal] nombra la estación término { $place }; nombra mejor su país { $country }
}
flaw-same-ticket = tiene los mismos extremos que { $other }
flaw-too-few-tickets = solo hay { $count }; { $players } jugadores necesitan { $needed }, { $each } cada uno
flaw-no-path = ningún camino une { $one } con { $other }
