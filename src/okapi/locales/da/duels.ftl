### Duels and evenings: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (more).

duels = Dueller og spilleaftener
duels-text = Alle får de samme kort mod de samme bots og spiller, når de har tid. Når alle er færdige, ser I, hvem der fik mest ud af dem.
duels-none = Du har ingen duel endnu. Udfordr nogen, og send dem linket.
duels-mine = Dine
duel-kind = { $kind ->
    [duel] Duel
   *[evening] Spilleaften
}
duel-with = { $kind ->
    [duel] Duel med { $names }
   *[evening] Spilleaften med { $names }
}
duel-yours = det er din tur til at spille
duel-asked = du er inviteret
duel-others = venter på de andre
duel-over = slut

## Making one

duel-new = Udfordr nogen
duel-new-one = Udfordr { $name }
duel-size = Hvor mange personer?
duel-deals = Hvor mange spil?
duel-days = Åben i hvor mange dage?
duel-make = Opret
duel-deals-text = Alle spiller hvert spil én gang. Fra spil til spil rykker alle en plads videre.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } udfordrer dig til duel
   *[evening] { $name } inviterer dig til en spilleaften
}
duel-deal-count = { $deals } spil
duel-join = Tag imod
duel-decline = Sig nej tak
duel-is-full = Alle pladser er taget.
duel-is-over = Det er slut: ingen kan være med længere.

## Its page

duel-until = Åben indtil { $until }
duel-one-try = Du har ét forsøg i hvert spil. Du ser, hvad de andre fik ud af det, når du har spillet dit færdigt.
duel-trust = Ingen kan se, om nogen spiller en gang til under et andet navn: dette er for folk, der stoler på hinanden.
duel-link = Invitationslink
duel-link-text = Send det til dem, du vil udfordre. Alle, der har det, kan være med, så længe der er plads.
duel-close-list = Vent ikke på flere
duel-close-list-text = Så spiller kun de, der allerede er med.
duel-people = Deltagere
duel-standings = Stilling
duel-is-invited = inviteret
duel-has-resigned = har givet op
duel-finished = Færdige
duel-finished-of = { $finished } af { $deals }
duel-rank = Nr.
duel-score = Kamppoint
duel-score-text = Kamppoint: i hvert spil får du 2 for hver person, der har færre point end dig, og 1 for hver med lige så mange. Den, der har flest kamppoint, vinder; står flere lige, afgør deres samlede antal point.
duel-points = Point
duel-won = { $name } vandt
duel-you-won = Du vandt!
duel-drawn = Uafgjort
duel-deal = Spil nr. { $number }
duel-play = Spil
duel-continue = Fortsæt
duel-again = Spil igen for sjov
duel-your-game = Dit spil
duel-given-up = ikke færdigt
duel-replay = Se igen: { $name }
duel-compare = Sammenlign spillene
duel-leave = Meld fra
duel-leave-text = Du er ikke begyndt, så du kan bare melde fra. Din plads bliver fri igen.
duel-resign = Giv op
duel-resign-text = Du opgiver alle spil, du ikke har spillet færdigt. Er der kun én person tilbage, er det slut.
duel-fair-text = Rækkefølgen i alle bunker lå fast, da udfordringen blev oprettet. Dens segl vises fra begyndelsen, selve hemmeligheden, når alt er slut: så kan enhver kontrollere alle disse spil.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } og { $other }
duel-whom = Sammenlign med
duel-only-one = Der er kun ét færdigt spil.
duel-chart = Point efter hver tur, hvis spillet var sluttet der
duel-parted = Hvor spillene gik hver sin vej
duel-same = Begge tog de samme beslutninger fra første til sidste tur.
duel-turn = { $turn ->
    [0] De første rutekort
   *[other] Tur { $turn }
}
duel-first = den første forskel
duel-no-turn = Spillet var slut.
duel-gained = { $points } point

## Refusals

reason-challenge-unknown = Den duel eller spilleaften findes ikke, eller du er ikke med i den.
reason-challenge-full = { $max ->
    [one] Alle pladser er taget.
    [2] Begge pladser er taget.
   *[other] Alle { $max } pladser er taget.
}
reason-challenge-over = Det er allerede slut.
reason-challenge-too-many = { $max ->
    [one] Du kan kun have { $max } åben duel eller spilleaften ad gangen. Gør den færdig først.
   *[other] Du kan højst have { $max } åbne dueller og spilleaftener ad gangen. Gør en af dem færdig først.
}
reason-challenge-not-the-host = Det kan kun den, der oprettede udfordringen.
