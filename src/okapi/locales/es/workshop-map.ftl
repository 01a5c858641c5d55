### The workshop's map: its routes and places, which people change.

workshop-parts = Partes del tablero
workshop-routes = Recorridos
workshop-places = Lugares
workshop-find = Buscar
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Elige un recorrido en el mapa o en la lista para cambiarlo.
workshop-routes-all = Todos los recorridos: { $count }
workshop-route-colour = Color
workshop-route-colour-other = Color de la otra vía
workshop-route-length = Espacios
workshop-route-locomotives = Locomotoras necesarias
workshop-route-double = Recorrido doble
workshop-route-remove = Quitar esta vía
workshop-route-new = Recorrido nuevo
workshop-route-add = Añadir el recorrido

## Places

workshop-map-places = Elige un lugar en el mapa o en la lista. Después arrástralo o muévelo con las flechas del teclado.
workshop-places-all = Todos los lugares: { $count }
workshop-place-name = Nombre
workshop-place-names = Nombres en otros idiomas
workshop-place-kind = Tipo
workshop-place-country = País
workshop-place-across = Desde la izquierda, en porcentaje
workshop-place-down = Desde arriba, en porcentaje
workshop-place-move = Mover { $place } con las flechas del teclado
workshop-place-remove = Quitar este lugar con sus recorridos y billetes
workshop-place-new = Lugar nuevo
workshop-place-add = Añadir el lugar

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Ningún recorrido llega aquí.
workshop-flaw-too-many-locomotives = Necesita más locomotoras que espacios tiene.
workshop-flaw-ferry-not-grey = Solo los recorridos grises pueden necesitar locomotoras.
workshop-flaw-leads-to-itself = Lleva de un lugar a ese mismo lugar.
workshop-flaw-unknown-place = Uno de sus lugares no está en el tablero.
workshop-flaw-one-track-too-many = Ya hay dos vías entre estos lugares.
workshop-flaw-same-name = Otro lugar tiene este nombre.
