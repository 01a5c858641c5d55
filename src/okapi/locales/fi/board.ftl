# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry }: { $flaw }

## The file

flaw-no-such-file = tiedostoa ei ole
flaw-a-folder = tämä on kansio, ei lautatiedosto
flaw-unreadable = sitä ei voi lukea: { $error }
flaw-too-large = se on liian suuri lautatiedostoksi
flaw-not-utf-8 = se ei ole UTF-8-tekstiä (rivi { $line })
flaw-not-toml = se ei ole kelvollista TOMLia (rivi { $line }, sarake { $column })
flaw-nested-too-deeply = siinä on liian monta sisäkkäistä tasoa

## Sections, keys and values

flaw-section-missing = osio puuttuu
flaw-section-empty = osio on tyhjä
flaw-section-not-a-list = sen on oltava luettelo ({ $wanted }), ei { $value }
flaw-not-a-table = sen on oltava avainten ja arvojen taulukko, ei { $value }
flaw-unknown-key = { $nearest ->
    [none] tuntematon avain: { $key }
   *[other] tuntematon avain: { $key }; tarkoititko { $nearest }?
}
flaw-no-key = siitä puuttuu `{ $key }`
flaw-wrong-type = { $key ->
    [size] avaimen `{ $key }` arvon on oltava kaksi kokonaislukua, leveys ja korkeus, ei { $value }
    [at] avaimen `{ $key }` arvon on oltava kaksi lukua väliltä 0–1, ei { $value }
    [between] avaimen `{ $key }` arvon on oltava kahden tunnuksen luettelo, ei { $value }
    [names] avaimen `{ $key }` arvon on oltava nimiä kielittäin, ei { $value }
    [twin] avaimen `{ $key }` arvon on oltava reitin tunnus, ei { $value }
    [lat] avaimen `{ $key }` arvon on oltava luku, ei { $value }
    [lon] avaimen `{ $key }` arvon on oltava luku, ei { $value }
    [length] avaimen `{ $key }` arvon on oltava kokonaisluku, ei { $value }
    [locomotives] avaimen `{ $key }` arvon on oltava kokonaisluku, ei { $value }
    [points] avaimen `{ $key }` arvon on oltava kokonaisluku, ei { $value }
    [trains] avaimen `{ $key }` arvon on oltava kokonaisluku, ei { $value }
   *[text] avaimen `{ $key }` arvon on oltava tekstiä, ei { $value }
}
flaw-wrong-word = { $nearest ->
    [none] avaimen `{ $key }` arvon on oltava jokin näistä: { $choices }, ei { $value }
   *[other] avaimen `{ $key }` arvon on oltava jokin näistä: { $choices }, ei { $value }; tarkoititko { $nearest }?
}
flaw-out-of-range = `{ $key }` on { $value }; sen on oltava väliltä { $min } … { $max }
flaw-both-out-of-range = `{ $key }` on { $value }; molempien lukujen on oltava väliltä { $min } … { $max }
flaw-misspelt-id = tunnuksessa { $id } saa olla vain pieniä kirjaimia ja numeroita yhdysmerkein liitettyinä, kuten { $example }
flaw-reserved-id = tunnus { $id } on ohjelman käytössä; valitse toinen
flaw-misspelt-name = nimen { $name } on oltava tulostuvaa tekstiä
flaw-same-id = sillä on sama tunnus kuin tällä: { $other }

## Places

flaw-same-name = sillä on sama nimi kuin tällä: { $other }: { $name }
flaw-same-spot = se on samassa kohdassa kuin { $other }; siirrä jompaakumpaa
flaw-half-a-position = sillä on `{ $has }`, mutta siitä puuttuu `{ $lacks }`
flaw-country-missing = { $kind ->
    [port] se on satama ja tarvitsee avaimen `country`
   *[terminal] se on pääteasema ja tarvitsee avaimen `country`
}
flaw-country-not-wanted = { $kind ->
    [city] se on kaupunki; avain `country` on vain pääteasemilla ja satamilla
   *[waystation] se on väliasema; avain `country` on vain pääteasemilla ja satamilla
}
flaw-country-is-a-place = sen maalla { $country } on sama tunnus kuin jollakin paikkakunnalla
flaw-country-of-two-kinds = { $kind ->
    [port] se on satama, mutta { $other } samassa maassa { $country } on pääteasema
   *[terminal] se on pääteasema, mutta { $other } samassa maassa { $country } on satama
}
flaw-country-of-two-names = sen nimi on { $name }, mutta { $other } samassa maassa { $country } on nimeltään { $instead }
flaw-untouched = mikään reitti ei kulje sinne

## Routes

flaw-leads-to-itself = reitin molemmissa päissä on sama paikkakunta: { $place }
flaw-unknown-place = { $nearest ->
    [none] reitin pää on tuntematon paikkakunta: { $place }
   *[other] reitin pää on tuntematon paikkakunta: { $place }; tarkoititko { $nearest }?
}
flaw-too-many-locomotives = `locomotives` on { $value }; sen on oltava vähintään 0 ja enintään pituus, { $length }
flaw-ferry-not-grey = reitillä on vetureita, mutta sen `colour` on { $colour }; vain harmaat reitit ovat lauttoja
flaw-own-twin = reitti on oma parinsa
flaw-unknown-twin = { $nearest ->
    [none] reitin pari on tuntematon: { $twin }
   *[other] reitin pari on tuntematon: { $twin }; tarkoititko { $nearest }?
}
flaw-twin-names-another = { $named ->
    [none] reitin pari on { $twin }, mutta sille ei ole merkitty paria
   *[other] reitin pari on { $twin }, mutta sen pariksi on merkitty { $named }
}
flaw-twins-apart = reitti ja sen pari { $twin } yhdistävät eri paikkakuntia
flaw-twins-differ = `{ $key }` on { $own }, mutta parilla { $twin } se on { $its }
flaw-one-track-too-many = se on yksi raide liikaa välillä { $one } – { $other }
flaw-not-twins = reitti yhdistää samat paikkakunnat kuin { $other }, mutta ne eivät ole pari

## Tickets

flaw-both-ends-the-same = molemmat päät ovat samat: { $end }
flaw-unknown-end = { $nearest ->
    [none] tuntematon pää: { $end }
   *[other] tuntematon pää: { $end }; tarkoititko { $nearest }?
}
flaw-end-is-a-way-station = pääksi on merkitty väliasema { $place }; menolippu voi viedä vain kaupunkiin tai maahan
flaw-end-is-in-a-country = { $kind ->
    [port] pääksi on merkitty satama { $place }; merkitse sen sijaan maa { $country }
   *[terminal] pääksi on merkitty pääteasema { $place }; merkitse sen sijaan maa { $country }
}
flaw-same-ticket = sillä on samat päät kuin tällä: { $other }
flaw-too-few-tickets = menolippuja on vain { $count }; { $players } pelaajalle tarvitaan { $needed }, kullekin { $each }
flaw-no-path = yhteyttä ei ole välillä { $one } – { $other }
