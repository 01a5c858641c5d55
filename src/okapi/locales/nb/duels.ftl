### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Dueller og spillkvelder
duels-text = Alle får de samme kortene mot de samme botene og spiller når de har tid. Når alle er ferdige, ser dere hvem som fikk mest ut av dem.
duels-none = Du har ingen duell ennå. Utfordre noen, og send dem lenken.
duels-mine = Dine
duel-kind = { $kind ->
    [duel] Duell
   *[evening] Spillkveld
}
duel-with = { $kind ->
    [duel] Duell med { $names }
   *[evening] Spillkveld med { $names }
}
duel-yours = det er din tur til å spille
duel-asked = du er invitert
duel-others = venter på de andre
duel-over = ferdig

## Making one

duel-new = Utfordre noen
duel-new-one = Utfordre { $name }
duel-size = Hvor mange personer?
duel-deals = Hvor mange spill?
duel-days = Åpen i hvor mange dager?
duel-make = Opprett
duel-deals-text = Alle spiller hvert spill én gang. Fra spill til spill flytter alle seg én plass videre.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } utfordrer deg til duell
   *[evening] { $name } inviterer deg til en spillkveld
}
duel-deal-count = { $deals } spill
duel-join = Godta
duel-decline = Si nei takk
duel-is-full = Alle plassene er tatt.
duel-is-over = Det er over: ingen kan bli med lenger.

## Its page

duel-until = Åpen til { $until }
duel-one-try = Du har ett forsøk i hvert spill. Du ser hva de andre fikk ut av det når du har spilt ferdig ditt.
duel-trust = Ingen kan se om noen spiller en gang til under et annet navn: dette er for folk som stoler på hverandre.
duel-link = Invitasjonslenke
duel-link-text = Send den til dem du vil utfordre. Alle som har den, kan bli med så lenge det er plass.
duel-close-list = Ikke vent på flere
duel-close-list-text = Da spiller bare de som allerede er med.
duel-people = Deltakere
duel-standings = Stilling
duel-is-invited = invitert
duel-has-resigned = har gitt opp
duel-finished = Spilt
duel-finished-of = { $finished } av { $deals }
duel-rank = Plass
duel-score = Kamppoeng
duel-score-text = Kamppoeng: i hvert spill får du 2 for hver person som har færre poeng enn deg, og 1 for hver med like mange. Den som har flest kamppoeng, vinner; står flere likt, avgjør poengene fra alle spillene til sammen.
duel-points = Poeng
duel-won = { $name } vant
duel-you-won = Du vant!
duel-drawn = Uavgjort
duel-deal = Spill nr. { $number }
duel-play = Spill
duel-continue = Fortsett
duel-again = Spill igjen for moro skyld
duel-your-game = Spillet ditt
duel-given-up = ikke ferdig
duel-replay = Se på nytt: { $name }
duel-compare = Sammenlign spillene
duel-leave = Meld deg av
duel-leave-text = Du har ikke begynt, så du kan bare melde deg av. Plassen din blir ledig igjen.
duel-resign = Gi opp
duel-resign-text = Du gir opp alle spill du ikke har spilt ferdig. Er det bare én person igjen, er det over.
duel-fair-text = Rekkefølgen i alle bunkene var bestemt da utfordringen ble opprettet. Seglet vises fra begynnelsen, selve hemmeligheten når alt er over: da kan hvem som helst kontrollere hvert av disse spillene.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } og { $other }
duel-whom = Sammenlign med
duel-only-one = Det er bare ett ferdig spill.
duel-chart = Poeng etter hver tur, hvis spillet hadde sluttet der
duel-parted = Hvor spillene skilte lag
duel-same = Begge tok de samme avgjørelsene fra første til siste tur.
duel-turn = { $turn ->
    [0] De første billettene
   *[other] Tur { $turn }
}
duel-first = den første forskjellen
duel-no-turn = Spillet var over.
duel-gained = { $points } poeng

## Refusals

reason-challenge-unknown = Den duellen eller spillkvelden finnes ikke, eller du er ikke med i den.
reason-challenge-full = { $max ->
    [one] Alle plassene er tatt.
    [2] Begge plassene er tatt.
   *[other] Alle { $max } plassene er tatt.
}
reason-challenge-over = Dette er allerede over.
reason-challenge-too-many = { $max ->
    [one] Du kan bare ha { $max } åpen duell eller spillkveld om gangen. Gjør den ferdig først.
   *[other] Du kan høyst ha { $max } åpne dueller og spillkvelder om gangen. Gjør en av dem ferdig først.
}
reason-challenge-not-the-host = Bare den som utfordret, kan gjøre det.
