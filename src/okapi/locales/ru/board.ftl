# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = такого файла нет
flaw-a-folder = это папка, а не файл поля
flaw-unreadable = файл не читается: { $error }
flaw-too-large = файл слишком велик для поля
flaw-not-utf-8 = это не текст UTF-8 (строка { $line })
flaw-not-toml = это некорректный TOML (строка { $line }, столбец { $column })
flaw-nested-too-deeply = слишком глубокая вложенность

## Sections, keys and values

flaw-section-missing = раздела нет
flaw-section-empty = раздел пуст
flaw-section-not-a-list = здесь должен быть список записей { $wanted }, а не { $value }
flaw-not-a-table = здесь должна быть таблица ключей и значений, а не { $value }
flaw-unknown-key = { $nearest ->
    [none] такого ключа нет: { $key }
   *[other] такого ключа нет: { $key }; может быть, { $nearest }?
}
flaw-no-key = не хватает `{ $key }`
flaw-wrong-type = { $key ->
    [size] в `{ $key }` должны быть два целых числа, ширина и высота, а не { $value }
    [at] в `{ $key }` должны быть два числа от 0 до 1, а не { $value }
    [between] в `{ $key }` должен быть список из двух идентификаторов, а не { $value }
    [names] в `{ $key }` должны быть названия по языкам, а не { $value }
    [twin] в `{ $key }` должен быть идентификатор маршрута, а не { $value }
    [lat] в `{ $key }` должно быть число, а не { $value }
    [lon] в `{ $key }` должно быть число, а не { $value }
    [length] в `{ $key }` должно быть целое число, а не { $value }
    [locomotives] в `{ $key }` должно быть целое число, а не { $value }
    [points] в `{ $key }` должно быть целое число, а не { $value }
    [trains] в `{ $key }` должно быть целое число, а не { $value }
   *[text] в `{ $key }` должен быть текст, а не { $value }
}
flaw-wrong-word = { $nearest ->
    [none] в `{ $key }` должно быть одно из: { $choices }, а не { $value }
   *[other] в `{ $key }` должно быть одно из: { $choices }, а не { $value }; может быть, { $nearest }?
}
flaw-out-of-range = значение `{ $key }` — { $value }; допустимо от { $min } до { $max }
flaw-both-out-of-range = значение `{ $key }` — { $value }; для обоих чисел допустимо от { $min } до { $max }
flaw-misspelt-id = идентификатор { $id } должен состоять из строчных латинских букв и цифр, соединённых дефисами, например { $example }
flaw-reserved-id = идентификатор { $id } занят программой; выберите другой
flaw-misspelt-name = название { $name } должно состоять из печатных символов
flaw-same-id = такой же идентификатор имеет { $other }

## Places

flaw-same-name = такое же название имеет { $other }: { $name }
flaw-same-spot = место совпадает с { $other }; передвиньте одно из них
flaw-half-a-position = есть `{ $has }`, но не хватает `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] это порт, ему нужно `country`
   *[terminal] это конечная станция, ей нужно `country`
}
flaw-country-not-wanted = { $kind ->
    [city] это город; `country` бывает только у конечных станций и портов
   *[waystation] это промежуточная станция; `country` бывает только у конечных станций и портов
}
flaw-country-is-a-place = у страны { $country } такой же идентификатор, как у одного из мест
flaw-country-of-two-kinds = { $kind ->
    [port] это порт, но { $other } в той же стране { $country } — конечная станция
   *[terminal] это конечная станция, но { $other } в той же стране { $country } — порт
}
flaw-country-of-two-names = название — { $name }, но { $other } в той же стране { $country } имеет название { $instead }
flaw-untouched = сюда не ведёт ни один маршрут

## Routes

flaw-leads-to-itself = маршрут ведёт из места { $place } в него же
flaw-unknown-place = { $nearest ->
    [none] маршрут ведёт в неизвестное место: { $place }
   *[other] маршрут ведёт в неизвестное место: { $place }; может быть, { $nearest }?
}
flaw-too-many-locomotives = значение `locomotives` — { $value }; допустимо от 0 до длины маршрута, { $length }
flaw-ferry-not-grey = у маршрута есть локомотивы, но его `colour` — { $colour }; паромами бывают только серые маршруты
flaw-own-twin = парой назван сам этот маршрут
flaw-unknown-twin = { $nearest ->
    [none] парой назван неизвестный маршрут: { $twin }
   *[other] парой назван неизвестный маршрут: { $twin }; может быть, { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] парой назван { $twin }, но у того маршрута пара не указана
   *[other] парой назван { $twin }, но у того маршрута указана пара { $named }
}
flaw-twins-apart = этот маршрут и его пара { $twin } соединяют разные места
flaw-twins-differ = значение `{ $key }` — { $own }, а у пары { $twin } — { $its }
flaw-one-track-too-many = это лишняя колея между { $one } и { $other }
flaw-not-twins = маршрут соединяет те же места, что и { $other }, но они не указаны как пара

## Tickets

flaw-both-ends-the-same = оба конца — { $end }
flaw-unknown-end = { $nearest ->
    [none] в билете указан неизвестный конец: { $end }
   *[other] в билете указан неизвестный конец: { $end }; может быть, { $nearest }?
}
flaw-end-is-a-way-station = в билете указана промежуточная станция { $place }; концами бывают только города и страны
flaw-end-is-in-a-country = { $kind ->
    [port] в билете указан порт { $place }; укажите вместо него страну { $country }
   *[terminal] в билете указана конечная станция { $place }; укажите вместо неё страну { $country }
}
flaw-same-ticket = те же концы имеет { $other }
flaw-too-few-tickets = их только { $count }; число игроков: { $players }, поэтому нужно { $needed }, по { $each } на каждого
flaw-no-path = нет пути, соединяющего { $one } и { $other }
