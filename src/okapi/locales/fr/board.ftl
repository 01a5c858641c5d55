# What is wrong with a board file: flaw-<key>, told behind the entry it is in and a colon, like
#   routes[2] "beta--gamma": `length` is 7; it must be 1 to 6
# so a text does not begin with a capital letter and has no full stop.
#
# Parameters are what the file says (values, ids and names in the file's own quotation marks, positions such as places[3])
# and do not change in any language. Keys of the file, in `backticks`, and its words (city, grey) stay as they are.
# $nearest is what was perhaps meant, or the key none.

board-problem = { $entry } : { $flaw }

## The file

flaw-no-such-file = ce fichier n’existe pas
flaw-a-folder = c’est un dossier, pas un fichier de plateau
flaw-unreadable = il ne peut pas être lu : { $error }
flaw-too-large = il est trop grand pour un fichier de plateau
flaw-not-utf-8 = ce n’est pas du texte UTF-8 (ligne { $line })
flaw-not-toml = ce n’est pas du TOML valide (ligne { $line }, colonne { $column })
flaw-nested-too-deeply = il est imbriqué trop profondément

## Sections, keys and values

flaw-section-missing = la section manque
flaw-section-empty = la section est vide
flaw-section-not-a-list = il faut une liste d’entrées { $wanted }, et non { $value }
flaw-not-a-table = il faut une table de clés et de valeurs, et non { $value }
flaw-unknown-key = { $nearest ->
    [none] cette clé n’existe pas : { $key }
   *[other] cette clé n’existe pas : { $key } ; vouliez-vous dire { $nearest } ?
}
flaw-no-key = il manque `{ $key }`
flaw-wrong-type = { $key ->
    [size] `{ $key }` doit être deux nombres entiers, la largeur et la hauteur, et non { $value }
    [at] `{ $key }` doit être deux nombres entre 0 et 1, et non { $value }
    [between] `{ $key }` doit être une liste de deux identifiants, et non { $value }
    [names] `{ $key }` doit être des noms par langue, et non { $value }
    [twin] `{ $key }` doit être l’identifiant d’une route, et non { $value }
    [lat] `{ $key }` doit être un nombre, et non { $value }
    [lon] `{ $key }` doit être un nombre, et non { $value }
    [length] `{ $key }` doit être un nombre entier, et non { $value }
    [locomotives] `{ $key }` doit être un nombre entier, et non { $value }
    [points] `{ $key }` doit être un nombre entier, et non { $value }
    [trains] `{ $key }` doit être un nombre entier, et non { $value }
   *[text] `{ $key }` doit être du texte, et non { $value }
}
flaw-wrong-word = { $nearest ->
    [none] `{ $key }` doit être parmi { $choices }, et non { $value }
   *[other] `{ $key }` doit être parmi { $choices }, et non { $value } ; vouliez-vous dire { $nearest } ?
}
flaw-out-of-range = `{ $key }` vaut { $value } ; il faut de { $min } à { $max }
flaw-both-out-of-range = `{ $key }` vaut { $value } ; il faut deux nombres de { $min } à { $max }
flaw-misspelt-id = l’identifiant { $id } doit être fait de minuscules et de chiffres joints par des traits d’union, comme { $example }
flaw-reserved-id = l’identifiant { $id } est pris par le programme ; choisissez-en un autre
flaw-misspelt-name = le nom { $name } doit être du texte imprimable
flaw-same-id = il a le même identifiant que { $other }

## Places

flaw-same-name = il a le même nom que { $other } : { $name }
flaw-same-spot = il se trouve au même endroit que { $other } ; déplacez l’un des deux
flaw-half-a-position = `{ $has }` est là, mais `{ $lacks }` manque
flaw-country-missing = { $kind ->
    [port] c’est un port : il lui faut un `country`
   *[terminal] c’est un terminus : il lui faut un `country`
}
flaw-country-not-wanted = { $kind ->
    [city] c’est une ville ; seuls les terminus et les ports ont un `country`
   *[waystation] c’est une halte ; seuls les terminus et les ports ont un `country`
}
flaw-country-is-a-place = son pays { $country } a le même identifiant qu’un lieu
flaw-country-of-two-kinds = { $kind ->
    [port] c’est un port, mais { $other } du même pays { $country } est un terminus
   *[terminal] c’est un terminus, mais { $other } du même pays { $country } est un port
}
flaw-country-of-two-names = son nom est { $name }, mais { $other } du même pays { $country } porte { $instead }
flaw-untouched = aucune route n’y mène

## Routes

flaw-leads-to-itself = elle mène de { $place } à ce même lieu
flaw-unknown-place = { $nearest ->
    [none] elle mène à un lieu inconnu : { $place }
   *[other] elle mène à un lieu inconnu : { $place } ; vouliez-vous dire { $nearest } ?
}
flaw-too-many-locomotives = `locomotives` vaut { $value } ; il faut de 0 à la longueur, { $length }
flaw-ferry-not-grey = elle a des locomotives, mais son `colour` est { $colour } ; seules les routes grises sont des ferries
flaw-own-twin = elle est sa propre jumelle
flaw-unknown-twin = { $nearest ->
    [none] elle nomme une jumelle inconnue : { $twin }
   *[other] elle nomme une jumelle inconnue : { $twin } ; vouliez-vous dire { $nearest } ?
}
flaw-twin-names-another = { $named ->
    [none] elle nomme { $twin } comme jumelle, mais cette route n’en nomme aucune
   *[other] elle nomme { $twin } comme jumelle, mais cette route nomme { $named }
}
flaw-twins-apart = elle et sa jumelle { $twin } relient des lieux différents
flaw-twins-differ = `{ $key }` vaut { $own }, mais { $its } pour sa jumelle { $twin }
flaw-one-track-too-many = c’est une voie de trop entre { $one } et { $other }
flaw-not-twins = elle relie les mêmes lieux que { $other }, mais elles ne sont pas jumelles

## Tickets

flaw-both-ends-the-same = les deux extrémités sont { $end }
flaw-unknown-end = { $nearest ->
    [none] elle nomme une extrémité inconnue : { $end }
   *[other] elle nomme une extrémité inconnue : { $end } ; vouliez-vous dire { $nearest } ?
}
flaw-end-is-a-way-station = elle nomme la halte { $place } ; une destination ne peut nommer que des villes et des pays
flaw-end-is-in-a-country = { $kind ->
    [port] elle nomme le port { $place } ; nommez plutôt son pays { $country }
   *[terminal] elle nomme le terminus { $place } ; nommez plutôt son pays { $country }
}
flaw-same-ticket = elle a les mêmes extrémités que { $other }
flaw-too-few-tickets = il n’y en a que { $count } ; il en faut { $needed } pour { $players } joueurs, { $each } chacun
flaw-no-path = aucun chemin ne relie { $one } et { $other }
