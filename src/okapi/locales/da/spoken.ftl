# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Gå til kommandolinjen
spoken-now = Nu
spoken-conversation = Spørgsmål og svar
spoken-command = Spørgsmål eller træk
spoken-command-hint = Tryk Enter for at sende, pil ned for at fuldføre ordet, pil op for det, du skrev før. Vil du vide, hvad du kan spørge om og gøre, så skriv: { $help }
spoken-send = Send
spoken-suggestions = Forslag
spoken-announce = Nyheder
spoken-announce-brief = Kortfattet
spoken-announce-full = Detaljeret
spoken-welcome = Ved bordet: { $players }. Vil du vide, hvad du kan spørge om og gøre, så skriv: { $help }

## Answers

spoken-watching = Du er tilskuer, så du har hverken kort eller rutekort.
spoken-open-train-cards = Synlige togvognskort: { $cards }.
spoken-open-terrain-cards = Synlige terrænkort: { $cards }.
spoken-decks = Tilbage i bunkerne: { $train } togvognskort, { $terrain } terrænkort, { $tickets } rutekort.
spoken-player = { $who ->
    [you] Du: { $points } point, { $trains ->
        [one] { $trains } togvogn
       *[other] { $trains } togvogne
    }, { $cards } kort, { $tickets } rutekort, terræn: { $terrain }.
   *[other] { $player }: { $points } point, { $trains ->
        [one] { $trains } togvogn
       *[other] { $trains } togvogne
    }, { $cards } kort, { $tickets } rutekort, terræn: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (ingen har flere)
spoken-most-column = { $count } (ingen har flere)
spoken-who-has = { $terrain ->
    [desert] Ørkenkort: { $counts }. Flest: { $most }.
    [jungle] Junglekort: { $counts }. Flest: { $most }.
   *[mountain] Bjergkort: { $counts }. Flest: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Ingen har ørkenkort.
    [jungle] Ingen har junglekort.
   *[mountain] Ingen har bjergkort.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } strækning.
   *[other] { $place } ({ $kind }): { $count } strækninger.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] ét felt
   *[other] { $length } felter
}{ $tracks ->
    [1] {""}
   *[other] , dobbeltspor
}{ $locomotives ->
    [0] {""}
    [one] , færge med ét lokomotiv
   *[other] , færge med { $locomotives } lokomotiver
}, { $terrain }. { $state ->
    [yours] Din.
    [taken] Taget af { $player }.
    [twin-taken] Lukket: det andet spor er taget.
    [payable] Ledig, og du kan betale for den.
   *[free] Ledig.
}
spoken-free-routes = { $count ->
    [0] Ingen sådan strækning er ledig.
    [one] { $count } strækning er ledig.
   *[other] { $count } strækninger er ledige.
}
spoken-ticket-path = Korteste rute: { $routes }.
spoken-planned = { $route } er nu med i din plan.
spoken-unplanned = { $route } er ikke længere med i din plan.
spoken-plan = Din plan: { $routes }.
spoken-no-plan = Du har ingen plan endnu. Planlæg en strækning sådan: { $example }
spoken-last-turns = { $turns ->
    [one] Den seneste tur:
   *[other] De seneste { $turns } ture:
}
spoken-nothing-yet = Der er ikke sket noget endnu.
spoken-claims = { $count ->
    [0] Du kan ikke indsætte tog på nogen strækning nu.
    [one] Du kan indsætte tog på { $count } strækning.
   *[other] Du kan indsætte tog på { $count } strækninger.
}
spoken-keep-at-least = { $count ->
    [one] Behold mindst ét af disse rutekort:
   *[other] Behold mindst { $count } af disse rutekort:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Du kan læse alle reglerne på siden »Regler«. Tilføj et nummer for at høre en af dem her: { $example }
spoken-no-rule = Der er ingen regel { $number }. Prøv et andet nummer, f.eks.: { $example }
spoken-more = { $count ->
    [one] Én linje til. Hør den ved at skrive: { $word }
   *[other] { $count } linjer til. Hør dem ved at skrive: { $word }
}
spoken-no-more = Det var det hele.

## Help: what can be typed, and what it does

spoken-help = Begyndelsen af et ord er nok; store bogstaver og accenter er uden betydning. Du kan når som helst spørge:
spoken-help-options = { $word }: hvad du kan gøre nu.
spoken-help-hand = { $word }: dine kort.
spoken-help-tickets = { $word }: dine rutekort, hvad der mangler, og den korteste rute.
spoken-help-needs = { $word }: de kort, du stadig mangler til dine rutekort.
spoken-help-market = { $word }: de synlige kort og bunkerne.
spoken-help-players = { $word }: hvad alle har.
spoken-help-score = { $word }: pointene indtil nu.
spoken-help-map = { $word }: hvem der har taget hvilke strækninger.
spoken-help-place = { $word } { $place }: strækningerne ved et sted.
spoken-help-routes = { $word } orange: ledige strækninger efter farve, terræn, længde eller sted.
spoken-help-plan = { $word } { $place } { $other }: planlæg en strækning, eller drop den. { $word }: din plan.
spoken-help-who-has = { $word } { $terrain }: hvor mange terrænkort af den slags alle har.
spoken-help-last = { $word } 3: de seneste tre ture.
spoken-help-log = { $word }: alt, hvad der er sket indtil nu.
spoken-help-rules = { $word } 5.8: en regel efter nummer.
spoken-help-advice = { $word }: hvad der er klogt at gøre, og hvorfor.
spoken-help-review = { $word }: de afgørende øjeblikke, når spillet er slut.
spoken-help-draw = { $word } { $card }: tag et synligt kort. { $word } { $deck }: træk fra en bunke. { $word } { $tickets }: træk rutekort.
spoken-help-claim = { $word } { $place } { $other }: indsæt tog på en strækning. Derefter, hvis du vil, det, du betaler med ({ $cards }), og { $double } for at fordoble.
spoken-help-keep = { $word } 1 3: behold rutekort efter nummer.
spoken-help-pass = { $word }: meld pas, hvis du ikke kan gøre andet.
spoken-help-next = { $word }: resten af et langt svar.
spoken-help-help = { $word }: denne liste.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = »{ $typed }« er hverken et spørgsmål eller et træk. Vil du vide, hvad du kan spørge om og gøre, så skriv: { $help }
spoken-did-you-mean = »{ $typed }« er hverken et spørgsmål eller et træk. Mente du: { $suggestions }?
spoken-unknown-place = Der er intet sted »{ $typed }«. Steder med lignende navne: { $places }.
spoken-which-place = Hvilket sted? Prøv: { $example }
spoken-unknown-filter = »{ $typed }« er hverken en farve, et terræn, en længde eller et sted. Prøv: { $example }
spoken-unknown-terrain = »{ $typed }« er ikke et terræn. Vælg et af disse: { $terrains }.
spoken-unknown-route = Der er ingen strækning »{ $typed }«. Nævn to nabosteder, f.eks.: { $example }
spoken-several-routes = Flere strækninger passer: { $routes }. Nævn to nabosteder.
spoken-unknown-payment = Jeg forstår ikke, hvilke kort du betaler med. Skriv dem sådan: { $example }
spoken-no-such-payment = Du kan ikke indsætte tog på { $route } på den måde nu. Du kan betale: { $payments }.
spoken-unknown-card = Du kan ikke tage »{ $typed }«. Du kan vælge: { $cards }.
spoken-unknown-tickets = Vælg de rutekort, du vil beholde, efter nummer, f.eks.: { $example }

## Before a move is made

spoken-sure-claim = Vil du indsætte tog på { $route } med { $payment } for { $points ->
    [one] { $points } point
   *[other] { $points } point
}?
spoken-sure-doubled = Vil du indsætte tog på { $route } med { $payment }, fordoblet med { $spent }, for { $points } point?
spoken-sure-keep = Vil du beholde { $count ->
    [one] dette rutekort
   *[other] disse { $count } rutekort
}: { $tickets }?
spoken-sure-take = Vil du tage { $card }?
spoken-sure-draw = { $deck ->
    [train] Vil du trække et togvognskort fra bunken?
   *[terrain] Vil du trække et terrænkort fra bunken?
}
spoken-sure-pass = Vil du melde pas?
spoken-other-payments = { $count ->
    [one] Du kan betale på én anden måde: skriv kortene for at vælge den.
   *[other] Du kan betale på { $count } andre måder: skriv kortene for at vælge en af dem.
}
spoken-sure-how = Tryk Enter for at bekræfte; skriv noget andet for at annullere.
spoken-dropped = Annulleret.

## Menus

spoken-menu = Dit træk
spoken-menu-turn = Hvad vil du gøre?
spoken-menu-wait = Det er ikke din tur endnu. Du kan når som helst stille spørgsmål.
spoken-menu-card = Træk et kort
spoken-menu-claim = { $count ->
    [one] Indsæt tog på en strækning ({ $count } mulig)
   *[other] Indsæt tog på en strækning ({ $count } mulige)
}
spoken-menu-which-card = Hvilket kort?
spoken-menu-which-route = Hvilken strækning?
spoken-menu-filter = Vis kun dette sted, denne farve eller dette terræn
spoken-menu-none-fits = Ingen fundet.
spoken-menu-length = Felter: { $length }, point: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: hvordan vil du betale?
spoken-menu-double = { $route } med { $payment }: vil du fordoble?
spoken-menu-once = { $points ->
    [one] Nej: { $points } point
   *[other] Nej: { $points } point
}
spoken-menu-twice = Ja, med { $spent }: { $points } point
spoken-menu-do = Bekræft
spoken-menu-back = Tilbage

## News

spoken-news-stand-in = En bot spiller nu for { $player }.
spoken-news-stand-in-you = En bot spiller nu for dig.
spoken-news-back = { $player } spiller igen.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Forbindelsen er tilbage.
