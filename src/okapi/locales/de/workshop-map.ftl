### The workshop's map: its routes and places, which people change.

workshop-parts = Teile des Spielplans
workshop-routes = Strecken
workshop-places = Orte
workshop-find = Suchen
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Wähle auf der Landkarte oder in der Liste eine Strecke, um sie zu ändern.
workshop-routes-all = Alle Strecken: { $count }
workshop-route-colour = Farbe
workshop-route-colour-other = Farbe des anderen Gleises
workshop-route-length = Felder
workshop-route-locomotives = Nötige Lokomotiven
workshop-route-double = Doppelstrecke
workshop-route-remove = Dieses Gleis entfernen
workshop-route-new = Neue Strecke
workshop-route-add = Strecke hinzufügen

## Places

workshop-map-places = Wähle auf der Landkarte oder in der Liste einen Ort. Dann zieh ihn, oder verschieb ihn mit den Pfeiltasten.
workshop-places-all = Alle Orte: { $count }
workshop-place-name = Ortsname
workshop-place-names = Namen in anderen Sprachen
workshop-place-kind = Art
workshop-place-country = Land
workshop-place-across = Von links, in Prozent
workshop-place-down = Von oben, in Prozent
workshop-place-move = { $place } mit den Pfeiltasten verschieben
workshop-place-remove = Diesen Ort mit seinen Strecken und Zielkarten entfernen
workshop-place-new = Neuer Ort
workshop-place-add = Ort hinzufügen

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Keine Strecke führt hierher.
workshop-flaw-too-many-locomotives = Sie braucht mehr Lokomotiven, als sie Felder hat.
workshop-flaw-ferry-not-grey = Nur graue Strecken können Lokomotiven verlangen.
workshop-flaw-leads-to-itself = Sie beginnt und endet am selben Ort.
workshop-flaw-unknown-place = Einer ihrer Orte ist nicht auf dem Spielplan.
workshop-flaw-one-track-too-many = Zwischen diesen Orten liegen schon zwei Gleise.
workshop-flaw-same-name = Ein anderer Ort heißt schon so.
