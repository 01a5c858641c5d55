### The workshop's map: its routes and places, which people change.

workshop-parts = Deler av brettet
workshop-routes = Spor
workshop-places = Steder
workshop-find = Søk
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Velg et spor på kartet eller i listen for å endre det.
workshop-routes-all = Alle spor: { $count }
workshop-route-colour = Farge
workshop-route-colour-other = Fargen på det andre sporet
workshop-route-length = Felter
workshop-route-locomotives = Lokomotiver som trengs
workshop-route-double = Dobbeltspor
workshop-route-remove = Fjern dette sporet
workshop-route-new = Nytt spor
workshop-route-add = Legg til sporet

## Places

workshop-map-places = Velg et sted på kartet eller i listen. Dra det så, eller flytt det med piltastene.
workshop-places-all = Alle steder: { $count }
workshop-place-name = Navn
workshop-place-names = Navn på andre språk
workshop-place-kind = Type
workshop-place-country = Land
workshop-place-across = Fra venstre, i prosent
workshop-place-down = Ovenfra, i prosent
workshop-place-move = Flytt { $place } med piltastene
workshop-place-remove = Fjern dette stedet med sporene og billettene som hører til
workshop-place-new = Nytt sted
workshop-place-add = Legg til stedet

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Ingen spor fører hit.
workshop-flaw-too-many-locomotives = Det krever flere lokomotiver enn det har felter.
workshop-flaw-ferry-not-grey = Bare grå spor kan kreve lokomotiver.
workshop-flaw-leads-to-itself = Det fører fra et sted til seg selv.
workshop-flaw-unknown-place = Ett av stedene er ikke på brettet.
workshop-flaw-one-track-too-many = Det er allerede to spor mellom disse stedene.
workshop-flaw-same-name = Et annet sted har dette navnet.
