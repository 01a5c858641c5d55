### The workshop's map: its routes and places, which people change.

workshop-parts = Brættets dele
workshop-routes = Strækninger
workshop-places = Steder
workshop-find = Søg
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Vælg en strækning på landkortet eller på listen for at ændre den.
workshop-routes-all = Alle strækninger: { $count }
workshop-route-colour = Farve
workshop-route-colour-other = Det andet spors farve
workshop-route-length = Felter
workshop-route-locomotives = Krævede lokomotiver
workshop-route-double = Dobbeltspor
workshop-route-remove = Fjern dette spor
workshop-route-new = Ny strækning
workshop-route-add = Tilføj strækningen

## Places

workshop-map-places = Vælg et sted på landkortet eller på listen. Træk det så, eller flyt det med piletasterne.
workshop-places-all = Alle steder: { $count }
workshop-place-name = Navn
workshop-place-names = Navne på andre sprog
workshop-place-kind = Type
workshop-place-country = Land
workshop-place-across = Fra venstre, i procent
workshop-place-down = Fra oven, i procent
workshop-place-move = Flyt { $place } med piletasterne
workshop-place-remove = Fjern dette sted med dets strækninger og rutekort
workshop-place-new = Nyt sted
workshop-place-add = Tilføj stedet

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Ingen strækning fører hertil.
workshop-flaw-too-many-locomotives = Den kræver flere lokomotiver, end den har felter.
workshop-flaw-ferry-not-grey = Kun grå strækninger kan kræve lokomotiver.
workshop-flaw-leads-to-itself = Den fører fra et sted til sig selv.
workshop-flaw-unknown-place = Et af dens steder er ikke på brættet.
workshop-flaw-one-track-too-many = Der er allerede to spor mellem disse steder.
workshop-flaw-same-name = Et andet sted har dette navn.
