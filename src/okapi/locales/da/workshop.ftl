workshop = Dine spillebrætter
workshop-intro = Ejer du spillet? Skriv rutekortene fra din æske ind, og spil med dem: med venner langt væk, mod bots eller ved bordet med pointtælleren. Kun du og dem, du sender et link, kan se dine spillebrætter.
workshop-begin = Nyt spillebræt
workshop-begin-empty = Okapis landkort, ingen rutekort endnu
workshop-begin-deck = Okapis landkort og rutekort
workshop-begin-file = Fra en fil
workshop-file-bad = Filen indeholder intet spillebræt, der kan læses:
workshop-new-name = Min æske
workshop-copy = Kopiér
workshop-remove = Slet: { $name }
workshop-remove-sure = Slet dette spillebræt for altid?
workshop-remove-text = Spil, der allerede er begyndt på det, fortsætter på det.
workshop-tickets = { $count ->
    [one] { $count } rutekort
   *[other] { $count } rutekort
}

workshop-name = Spillebrættets navn
workshop-undo = Fortryd
workshop-redo = Gentag
workshop-kept = Gemt
workshop-keeping = Gemmer …
workshop-kept-here = Gemt i denne browser
workshop-kept-offline = Ingen forbindelse: gemt i denne browser så længe
workshop-full = Der er ikke mere plads i denne browser: gem spillebrættet som fil, før du lukker siden.
workshop-shortest = { $spaces ->
    [one] Den korteste rute har { $spaces } felt.
   *[other] Den korteste rute har { $spaces } felter.
}
workshop-paste = Indsæt mange rutekort
workshop-paste-text = Ét rutekort pr. linje: to steder og, hvis du vil, pointene. Celler fra et regneark virker også.
workshop-paste-add = Tilføj disse rutekort
workshop-paste-added = { $count ->
    [one] { $count } rutekort tilføjet.
   *[other] { $count } rutekort tilføjet.
}
workshop-paste-left = Disse linjer er tilbage. Ret dem, og tilføj dem igen.
workshop-line-nothing = Nævn to steder, som i »{ $example }«.
workshop-line-one = Kun ét sted: { $place }. Et rutekort skal have to.
workshop-line-near = Der er intet sted, der hedder »{ $typed }«. Mente du { $near }?
workshop-line-several = »{ $typed }« kan være { $places }.
workshop-line-double = Dette rutekort er der allerede.
workshop-line-points = Et rutekort giver { $min } til { $max } point.
workshop-flaw-no-path = Ingen rute forbinder de to steder.
workshop-flaw-ticket = Et af stederne er ikke på dette landkort.
workshop-flaw-too-few-tickets = Der skal mindst { $needed } rutekort til, { $each } til hver af { $players } spillere.
workshop-flaw-no-tickets = Der er ingen rutekort endnu.
workshop-progress = { $count } af { $box } rutekort
workshop-ready = Klar til spil, for op til { $players } spillere.
workshop-not-ready = Gemt, men endnu ikke klar til spil:
workshop-marked = { $count ->
    [one] { $count } rutekort er markeret på listen.
   *[other] { $count } rutekort er markeret på listen.
}
workshop-more = Der er flere fejl. Ret disse først.
workshop-unchecked = Endnu ikke tjekket.
workshop-play = Spil med dette spillebræt
workshop-file = Gem som fil
workshop-share = Del med venner
workshop-share-text = Alle med linket kan se spillebrættet og tage en kopi, indtil du trækker linket tilbage.
workshop-share-make = Lav et link
workshop-withdraw = Træk linket tilbage
workshop-shared = { $name } deler et spillebræt med dig
workshop-shared-take = Tag en kopi
workshop-covers = Sådan dækker rutekortene landkortet
workshop-covers-all = Alle steder er med på mindst ét rutekort.
workshop-covers-not = På intet rutekort: { $places }.
workshop-covers-most = Oftest ({ $count }×): { $places }.

reason-board-unknown = Du har ikke længere dette spillebræt.
reason-board-unknown-link = Der er intet spillebræt bag dette link. Måske er det trukket tilbage.
reason-board-changed-elsewhere = Spillebrættet er blevet ændret på en anden enhed.
reason-board-too-large = Det er for stort til et spillebræt. Højst: { $places } steder, { $routes } strækninger, { $tickets } rutekort og { $letters } tegn pr. navn.
