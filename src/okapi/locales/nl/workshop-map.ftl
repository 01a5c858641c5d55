### The workshop's map: its routes and places, which people change.

workshop-parts = Delen van het bord
workshop-routes = Routes
workshop-places = Plaatsen
workshop-find = Zoeken
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Kies een route op de landkaart of in de lijst om die te wijzigen.
workshop-routes-all = Alle routes: { $count }
workshop-route-colour = Kleur
workshop-route-colour-other = Kleur van het andere spoor
workshop-route-length = Vakjes
workshop-route-locomotives = Benodigde locomotieven
workshop-route-double = Dubbele route
workshop-route-remove = Dit spoor verwijderen
workshop-route-new = Nieuwe route
workshop-route-add = Route toevoegen

## Places

workshop-map-places = Kies een plaats op de landkaart of in de lijst. Versleep die dan, of gebruik de pijltjestoetsen.
workshop-places-all = Alle plaatsen: { $count }
workshop-place-name = Naam
workshop-place-names = Namen in andere talen
workshop-place-kind = Soort
workshop-place-country = Land
workshop-place-across = Vanaf links, in procenten
workshop-place-down = Vanaf boven, in procenten
workshop-place-move = { $place } verplaatsen met de pijltjestoetsen
workshop-place-remove = Deze plaats verwijderen, met alle routes en bestemmingskaarten die erbij horen
workshop-place-new = Nieuwe plaats
workshop-place-add = Plaats toevoegen

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Er loopt geen route naartoe.
workshop-flaw-too-many-locomotives = De route vraagt meer locomotieven dan er vakjes zijn.
workshop-flaw-ferry-not-grey = Alleen grijze routes kunnen locomotieven vragen.
workshop-flaw-leads-to-itself = De route begint en eindigt in dezelfde plaats.
workshop-flaw-unknown-place = Een van de plaatsen van deze route staat niet op het bord.
workshop-flaw-one-track-too-many = Er liggen al twee sporen tussen deze plaatsen.
workshop-flaw-same-name = Een andere plaats heeft deze naam al.
