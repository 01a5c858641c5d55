### The workshop's map: its routes and places, which people change.

workshop-parts = Parts of the board
workshop-routes = Routes
workshop-places = Places
workshop-find = Find
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Choose a route on the map or in the list to change it.
workshop-routes-all = All routes: { $count }
workshop-route-colour = Colour
workshop-route-colour-other = Colour of the other track
workshop-route-length = Spaces
workshop-route-locomotives = Locomotives needed
workshop-route-double = Double route
workshop-route-remove = Remove this track
workshop-route-new = New route
workshop-route-add = Add the route

## Places

workshop-map-places = Choose a place on the map or in the list. Then drag it, or move it with the arrow keys.
workshop-places-all = All places: { $count }
workshop-place-name = Name
workshop-place-names = Names in other languages
workshop-place-kind = Kind
workshop-place-country = Country
workshop-place-across = From the left, in percent
workshop-place-down = From the top, in percent
workshop-place-move = Move { $place } with the arrow keys
workshop-place-remove = Remove this place with its routes and tickets
workshop-place-new = New place
workshop-place-add = Add the place

## What is wrong, said beside the route or the place

workshop-flaw-untouched = No route leads here.
workshop-flaw-too-many-locomotives = It needs more locomotives than it has spaces.
workshop-flaw-ferry-not-grey = Only grey routes can need locomotives.
workshop-flaw-leads-to-itself = It leads from a place to itself.
workshop-flaw-unknown-place = One of its places is not on the board.
workshop-flaw-one-track-too-many = There are already two tracks between these places.
workshop-flaw-same-name = Another place has this name.
