### The workshop's map: its routes and places, which people change.

workshop-parts = Laudan osat
workshop-routes = Reitit
workshop-places = Paikkakunnat
workshop-find = Etsi
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Valitse reitti kartalta tai luettelosta, niin voit muuttaa sitä.
workshop-routes-all = Kaikki reitit: { $count }
workshop-route-colour = Väri
workshop-route-colour-other = Toisen raiteen väri
workshop-route-length = Ruudut
workshop-route-locomotives = Tarvittavat veturit
workshop-route-double = Kaksoisreitti
workshop-route-remove = Poista tämä raide
workshop-route-new = Uusi reitti
workshop-route-add = Lisää reitti

## Places

workshop-map-places = Valitse paikkakunta kartalta tai luettelosta. Vedä sitä sitten tai siirrä sitä nuolinäppäimillä.
workshop-places-all = Kaikki paikkakunnat: { $count }
workshop-place-name = Nimi
workshop-place-names = Nimet muilla kielillä
workshop-place-kind = Laji
workshop-place-country = Maa
workshop-place-across = Vasemmalta, prosentteina
workshop-place-down = Ylhäältä, prosentteina
workshop-place-move = Siirrä nuolinäppäimillä: { $place }
workshop-place-remove = Poista tämä paikkakunta reitteineen ja menolippuineen
workshop-place-new = Uusi paikkakunta
workshop-place-add = Lisää paikkakunta

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Mikään reitti ei kulje tänne.
workshop-flaw-too-many-locomotives = Vetureita tarvitaan enemmän kuin reitissä on ruutuja.
workshop-flaw-ferry-not-grey = Vetureita voi vaatia vain harmaa reitti.
workshop-flaw-leads-to-itself = Sen molemmissa päissä on sama paikkakunta.
workshop-flaw-unknown-place = Toista sen paikkakunnista ei ole laudalla.
workshop-flaw-one-track-too-many = Näiden paikkakuntien välillä on jo kaksi raidetta.
workshop-flaw-same-name = Toisella paikkakunnalla on jo tämä nimi.
