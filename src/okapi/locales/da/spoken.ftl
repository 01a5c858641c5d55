# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-title = Tekstbord
spoken-link = Bordet i ord, for skærmlæsere
spoken-map-link = Bordet med landkort
spoken-choice = Spil ved bordet i ord, lavet til skærmlæsere
spoken-to-command = Til kommandolinjen
spoken-now = Nu
spoken-conversation = Samtale
spoken-command = Spørgsmål eller træk
spoken-command-hint = Tryk Enter for at sende. Pil ned giver forslag, pil op henter det, du har skrevet, frem igen. Hør, hvad du kan spørge om og gøre, med: { $help }
spoken-send = Send
spoken-suggestions = Forslag
spoken-announce = Nyt
spoken-announce-brief = Kortfattet
spoken-announce-full = Udførligt
spoken-welcome = Ved bordet: { $players }. Hør, hvad du kan spørge om og gøre, ved at skrive: { $help }

## Answers

spoken-watching = Du ser med og har hverken kort eller rutekort.
spoken-open-train-cards = Synlige togvognskort: { $cards }.
spoken-open-terrain-cards = Synlige terrænkort: { $cards }.
spoken-decks = Tilbage i bunkerne: togvognskort: { $train }, terrænkort: { $terrain }, rutekort: { $tickets }.
spoken-player = { $who ->
    [you] Du: point: { $points }, togvogne: { $trains }, kort: { $cards }, rutekort: { $tickets }, terræn: { $terrain }.
   *[other] { $player }: point: { $points }, togvogne: { $trains }, kort: { $cards }, rutekort: { $tickets }, terræn: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (flest)
spoken-most-column = { $count } (flest)
spoken-who-has = { $terrain ->
    [desert] Ørkenkort: { $counts }. Flest: { $most }.
    [jungle] Junglekort: { $counts }. Flest: { $most }.
   *[mountain] Bjergkort: { $counts }. Flest: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Ingen har et ørkenkort.
    [jungle] Ingen har et junglekort.
   *[mountain] Ingen har et bjergkort.
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
    [taken] Ejes af { $player }.
    [twin-taken] Ledig, men det andet spor er optaget.
    [payable] Ledig, og du kan betale.
   *[free] Ledig.
}
spoken-free-routes = { $count ->
    [0] Ingen sådan strækning er ledig.
    [one] { $count } strækning er ledig.
   *[other] { $count } strækninger er ledige.
}
spoken-ticket-way = Den korteste vej: { $routes }.
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
spoken-rules = Alle regler står på siden »Regler«. Hør en af dem her ved at tilføje dens nummer: { $example }
spoken-no-rule = Der er ingen regel { $number }. Prøv et andet nummer, f.eks.: { $example }
spoken-more = { $count ->
    [one] Én linje til. Hør den ved at skrive: { $word }
   *[other] { $count } linjer til. Hør dem ved at skrive: { $word }
}
spoken-no-more = Det var det hele.

## Help: what can be typed, and what it does

spoken-help = Begyndelsen af et ord er nok; store bogstaver og accenter er uden betydning. Du kan altid spørge:
spoken-help-options = { $word }: hvad du kan gøre nu.
spoken-help-hand = { $word }: dine kort.
spoken-help-tickets = { $word }: dine rutekort, hvad der mangler, og den korteste vej.
spoken-help-market = { $word }: de synlige kort og bunkerne.
spoken-help-players = { $word }: hvad alle har.
spoken-help-score = { $word }: pointene indtil nu.
spoken-help-map = { $word }: hvem der har hvilke strækninger.
spoken-help-place = { $word } { $place }: strækningerne ved et sted.
spoken-help-routes = { $word } { $colour }: ledige strækninger i en farve, i et terræn, af en længde eller ved et sted.
spoken-help-who-has = { $word } { $terrain }: hvem der har hvor mange terrænkort.
spoken-help-last = { $word } 3: hvad der skete i de seneste tre ture.
spoken-help-log = { $word }: alt, hvad der er sket.
spoken-help-rules = { $word } 5.8: en regel ud fra dens nummer.
spoken-help-draw = { $word } { $card }: tag et synligt kort. { $word } { $deck }: træk fra en bunke. { $word } { $tickets }: træk rutekort.
spoken-help-claim = { $word } { $place } { $other }: indsæt tog på en strækning. Bagefter, hvis du vil, det, du betaler med ({ $cards }), og { $double } for at få dobbelt point.
spoken-help-keep = { $word } 1 3: behold rutekort ud fra deres numre.
spoken-help-pass = { $word }: meld pas, hvis intet andet er muligt.
spoken-help-next = { $word }: fortsæt et langt svar.
spoken-help-help = { $word }: denne liste.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = »{ $typed }« er hverken et spørgsmål eller et træk. Hør, hvad du kan skrive, med: { $help }
spoken-did-you-mean = »{ $typed }« er hverken et spørgsmål eller et træk. Mente du: { $suggestions }?
spoken-unknown-place = Der er intet sted »{ $typed }«. Steder med lignende navne: { $places }.
spoken-which-place = Hvilket sted? For eksempel: { $example }
spoken-unknown-filter = »{ $typed }« er hverken en farve, et terræn, en længde eller et sted. For eksempel: { $example }
spoken-unknown-terrain = »{ $typed }« er ikke et terræn. Vælg mellem: { $terrains }.
spoken-unknown-route = Der er ingen strækning »{ $typed }«. Nævn to nabosteder, f.eks.: { $example }
spoken-several-routes = Flere strækninger passer: { $routes }. Nævn to nabosteder.
spoken-unknown-payment = De kort, du betaler med, kan ikke læses. Skriv dem sådan: { $example }
spoken-no-such-way = Sådan kan du ikke indsætte tog på { $route } nu. Muligheder: { $ways }.
spoken-unknown-card = »{ $typed }« kan ikke tages eller trækkes. Muligheder: { $cards }.
spoken-unknown-tickets = Angiv numrene på de rutekort, du beholder, f.eks.: { $example }

## Before a move is made

spoken-sure-claim = Indsætte tog på { $route } med { $payment } for { $points ->
    [one] { $points } point
   *[other] { $points } point
}?
spoken-sure-doubled = Indsætte tog på { $route } med { $payment }, fordoblet med { $spent }, for { $points } point?
spoken-sure-keep = Beholde { $count ->
    [one] dette rutekort
   *[other] disse { $count } rutekort
}: { $tickets }?
spoken-sure-take = Tage { $card }?
spoken-sure-draw = { $deck ->
    [train] Trække et togvognskort fra bunken?
    [terrain] Trække et terrænkort fra bunken?
   *[tickets] Trække rutekort?
}
spoken-sure-pass = Melde pas?
spoken-other-ways = { $count ->
    [one] Der er én anden måde at betale på: sig kortene for at vælge den.
   *[other] Der er { $count } andre måder at betale på: sig kortene for at vælge en.
}
spoken-sure-how = Enter bekræfter; skriver du noget andet, sker det ikke.
spoken-dropped = Annulleret.

## Menus

spoken-menu = Dit træk
spoken-menu-turn = Hvad gør du?
spoken-menu-wait = Dit træk kommer senere. Du kan altid stille spørgsmål.
spoken-menu-card = Tag et kort
spoken-menu-claim = { $count ->
    [one] Indsæt tog på en strækning, { $count } mulig
   *[other] Indsæt tog på en strækning, { $count } mulige
}
spoken-menu-which-card = Hvilket kort?
spoken-menu-which-route = Hvilken strækning?
spoken-menu-filter = Kun dem med dette sted, denne farve eller dette terræn
spoken-menu-none-fits = Ingen af dem passer.
spoken-menu-length = Felter: { $length }, point: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: hvad betaler du med?
spoken-menu-double = { $route } med { $payment }: dobbelt point?
spoken-menu-once = { $points ->
    [one] Nej: { $points } point
   *[other] Nej: { $points } point
}
spoken-menu-twice = Ja, med { $spent }: { $points } point
spoken-menu-do = Gør det
spoken-menu-back = Tilbage

## News

spoken-news-claimed = { $doubled ->
    [true] { $player } indsætter tog på { $route }, fordoblet, og får { $points } point.
   *[false] { $player } indsætter tog på { $route } og får { $points ->
        [one] { $points } point
       *[other] { $points } point
    }.
}
spoken-news-stand-in = En bot spiller nu for { $player }.
spoken-news-stand-in-you = En bot spiller nu for dig.
spoken-news-back = { $player } spiller selv igen.
spoken-news-cards = { $count ->
    [one] { $player } tager et kort.
   *[other] { $player } tager { $count } kort.
}
spoken-news-tickets = { $count ->
    [one] { $player } trækker rutekort og beholder ét.
   *[other] { $player } trækker rutekort og beholder { $count }.
}
spoken-connected = Forbindelsen er tilbage.
