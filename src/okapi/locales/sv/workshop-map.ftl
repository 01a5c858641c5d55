### The workshop's map: its routes and places, which people change.

workshop-parts = Spelplanens delar
workshop-routes = Sträckor
workshop-places = Orter
workshop-find = Sök
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Välj en sträcka på kartan eller i listan för att ändra den.
workshop-routes-all = Alla sträckor: { $count }
workshop-route-colour = Färg
workshop-route-colour-other = Det andra spårets färg
workshop-route-length = Rutor
workshop-route-locomotives = Lokomotiv som krävs
workshop-route-double = Dubbelsträcka
workshop-route-remove = Ta bort det här spåret
workshop-route-new = Ny sträcka
workshop-route-add = Lägg till sträckan

## Places

workshop-map-places = Välj en ort på kartan eller i listan. Dra den sedan, eller flytta den med piltangenterna.
workshop-places-all = Alla orter: { $count }
workshop-place-name = Namn
workshop-place-names = Namn på andra språk
workshop-place-kind = Typ
workshop-place-country = Land
workshop-place-across = Från vänster, i procent
workshop-place-down = Uppifrån, i procent
workshop-place-move = Flytta { $place } med piltangenterna
workshop-place-remove = Ta bort orten med dess sträckor och biljettkort
workshop-place-new = Ny ort
workshop-place-add = Lägg till orten

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Ingen sträcka leder hit.
workshop-flaw-too-many-locomotives = Den kräver fler lokomotiv än den har rutor.
workshop-flaw-ferry-not-grey = Bara grå sträckor kan kräva lokomotiv.
workshop-flaw-leads-to-itself = Den leder från en ort till sig själv.
workshop-flaw-unknown-place = En av dess orter finns inte på spelplanen.
workshop-flaw-one-track-too-many = Det finns redan två spår mellan de här orterna.
workshop-flaw-same-name = En annan ort har det här namnet.
