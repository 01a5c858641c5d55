# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-title = Tekstbord
spoken-link = Bordet i ord, for skjermlesere
spoken-map-link = Bordet med kart
spoken-choice = Spill ved bordet i ord, laget for skjermlesere
spoken-to-command = Til kommandolinjen
spoken-now = Nå
spoken-conversation = Samtale
spoken-command = Spørsmål eller trekk
spoken-command-hint = Trykk Enter for å sende. Pil ned gir forslag, pil opp henter tilbake det du har skrevet. Hør hva du kan spørre om og gjøre, med: { $help }
spoken-send = Send
spoken-suggestions = Forslag
spoken-announce = Nytt
spoken-announce-brief = Kortfattet
spoken-announce-full = Utførlig
spoken-welcome = Ved bordet: { $players }. Hør hva du kan spørre om og gjøre, ved å skrive: { $help }

## Answers

spoken-watching = Du ser på og har verken kort eller billetter.
spoken-open-train-cards = Åpne vognkort: { $cards }.
spoken-open-terrain-cards = Åpne terrengkort: { $cards }.
spoken-decks = Igjen i bunkene: vognkort: { $train }, terrengkort: { $terrain }, billetter: { $tickets }.
spoken-player = { $who ->
    [you] Du: poeng: { $points }, tog: { $trains }, kort: { $cards }, billetter: { $tickets }, terreng: { $terrain }.
   *[other] { $player }: poeng: { $points }, tog: { $trains }, kort: { $cards }, billetter: { $tickets }, terreng: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (flest)
spoken-most-column = { $count } (flest)
spoken-who-has = { $terrain ->
    [desert] Ørkenkort: { $counts }. Flest: { $most }.
    [jungle] Jungelkort: { $counts }. Flest: { $most }.
   *[mountain] Fjellkort: { $counts }. Flest: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Ingen har ørkenkort.
    [jungle] Ingen har jungelkort.
   *[mountain] Ingen har fjellkort.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } spor.
   *[other] { $place } ({ $kind }): { $count } spor.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] ett felt
   *[other] { $length } felter
}{ $tracks ->
    [1] {""}
   *[other] , dobbeltspor
}{ $locomotives ->
    [0] {""}
    [one] , ferge med ett lokomotiv
   *[other] , ferge med { $locomotives } lokomotiver
}, { $terrain }. { $state ->
    [yours] Ditt.
    [taken] Eies av { $player }.
    [twin-taken] Ledig, men det andre sporet er tatt.
    [payable] Ledig, og du kan betale.
   *[free] Ledig.
}
spoken-free-routes = { $count ->
    [0] Ingen slike spor er ledige.
    [one] { $count } spor er ledig.
   *[other] { $count } spor er ledige.
}
spoken-ticket-way = Den korteste veien: { $routes }.
spoken-last-turns = { $turns ->
    [one] Den siste turen:
   *[other] De siste { $turns } turene:
}
spoken-nothing-yet = Det har ikke skjedd noe ennå.
spoken-claims = { $count ->
    [0] Du kan ikke ta noe spor nå.
    [one] Du kan ta { $count } spor.
   *[other] Du kan ta { $count } spor.
}
spoken-keep-at-least = { $count ->
    [one] Behold minst én av disse billettene:
   *[other] Behold minst { $count } av disse billettene:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Alle reglene står på siden «Regler». Hør en av dem her ved å legge til nummeret: { $example }
spoken-no-rule = Det finnes ingen regel { $number }. Prøv et annet nummer, for eksempel: { $example }
spoken-more = { $count ->
    [one] Én linje til. Hør den ved å skrive: { $word }
   *[other] { $count } linjer til. Hør dem ved å skrive: { $word }
}
spoken-no-more = Det var alt.

## Help: what can be typed, and what it does

spoken-help = Begynnelsen av et ord er nok; store bokstaver og aksenter spiller ingen rolle. Du kan alltid spørre:
spoken-help-options = { $word }: hva du kan gjøre nå.
spoken-help-hand = { $word }: kortene dine.
spoken-help-tickets = { $word }: billettene dine, hva som mangler, og den korteste veien.
spoken-help-market = { $word }: de åpne kortene og bunkene.
spoken-help-players = { $word }: hva alle har.
spoken-help-score = { $word }: poengene hittil.
spoken-help-map = { $word }: hvem som har hvilke spor.
spoken-help-place = { $word } { $place }: sporene ved et sted.
spoken-help-routes = { $word } { $colour }: ledige spor i en farge, i et terreng, av en lengde eller ved et sted.
spoken-help-who-has = { $word } { $terrain }: hvem som har hvor mange terrengkort.
spoken-help-last = { $word } 3: hva som skjedde i de siste tre turene.
spoken-help-log = { $word }: alt som har skjedd.
spoken-help-rules = { $word } 5.8: en regel ut fra nummeret.
spoken-help-draw = { $word } { $card }: ta et åpent kort. { $word } { $deck }: trekk fra en bunke. { $word } { $tickets }: trekk billetter.
spoken-help-claim = { $word } { $place } { $other }: ta et spor. Deretter, om du vil, det du betaler med ({ $cards }), og { $double } for å få dobbelt poeng.
spoken-help-keep = { $word } 1 3: behold billetter ut fra numrene.
spoken-help-pass = { $word }: meld pass hvis ikke noe annet er mulig.
spoken-help-next = { $word }: fortsett et langt svar.
spoken-help-help = { $word }: denne listen.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = «{ $typed }» er verken et spørsmål eller et trekk. Hør hva du kan skrive, med: { $help }
spoken-did-you-mean = «{ $typed }» er verken et spørsmål eller et trekk. Mente du: { $suggestions }?
spoken-unknown-place = Det finnes ikke noe sted «{ $typed }». Steder med lignende navn: { $places }.
spoken-which-place = Hvilket sted? For eksempel: { $example }
spoken-unknown-filter = «{ $typed }» er verken en farge, et terreng, en lengde eller et sted. For eksempel: { $example }
spoken-unknown-terrain = «{ $typed }» er ikke et terreng. Velg mellom: { $terrains }.
spoken-unknown-route = Det finnes ikke noe spor «{ $typed }». Nevn to nabosteder, for eksempel: { $example }
spoken-several-routes = Flere spor passer: { $routes }. Nevn to nabosteder.
spoken-unknown-payment = Kortene du betaler med, kan ikke leses. Skriv dem slik: { $example }
spoken-no-such-way = Slik kan du ikke ta { $route } nå. Muligheter: { $ways }.
spoken-unknown-card = «{ $typed }» kan ikke tas eller trekkes. Muligheter: { $cards }.
spoken-unknown-tickets = Oppgi numrene på billettene du beholder, for eksempel: { $example }

## Before a move is made

spoken-sure-claim = Ta { $route } med { $payment } for { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}?
spoken-sure-doubled = Ta { $route } med { $payment }, doblet med { $spent }, for { $points } poeng?
spoken-sure-keep = Beholde { $count ->
    [one] denne billetten
   *[other] disse { $count } billettene
}: { $tickets }?
spoken-sure-take = Ta { $card }?
spoken-sure-draw = { $deck ->
    [train] Trekke et vognkort fra bunken?
    [terrain] Trekke et terrengkort fra bunken?
   *[tickets] Trekke billetter?
}
spoken-sure-pass = Melde pass?
spoken-other-ways = { $count ->
    [one] Det er én annen måte å betale på: si kortene for å velge den.
   *[other] Det er { $count } andre måter å betale på: si kortene for å velge en.
}
spoken-sure-how = Enter bekrefter; skriver du noe annet, skjer det ikke.
spoken-dropped = Avbrutt.

## Menus

spoken-menu = Ditt trekk
spoken-menu-turn = Hva gjør du?
spoken-menu-wait = Trekket ditt kommer senere. Du kan alltid stille spørsmål.
spoken-menu-card = Ta et kort
spoken-menu-claim = { $count ->
    [one] Ta et spor, { $count } mulig
   *[other] Ta et spor, { $count } mulige
}
spoken-menu-which-card = Hvilket kort?
spoken-menu-which-route = Hvilket spor?
spoken-menu-filter = Bare de med dette stedet, denne fargen eller dette terrenget
spoken-menu-none-fits = Ingen av dem passer.
spoken-menu-length = Felter: { $length }, poeng: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: hva betaler du med?
spoken-menu-double = { $route } med { $payment }: dobbelt poeng?
spoken-menu-once = { $points ->
    [one] Nei: { $points } poeng
   *[other] Nei: { $points } poeng
}
spoken-menu-twice = Ja, med { $spent }: { $points } poeng
spoken-menu-do = Gjør det
spoken-menu-back = Tilbake

## News

spoken-news-claimed = { $doubled ->
    [true] { $player } tar { $route }, doblet, og får { $points } poeng.
   *[false] { $player } tar { $route } og får { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }.
}
spoken-news-stand-in = En bot spiller nå for { $player }.
spoken-news-stand-in-you = En bot spiller nå for deg.
spoken-news-back = { $player } spiller selv igjen.
spoken-news-cards = { $count ->
    [one] { $player } tar et kort.
   *[other] { $player } tar { $count } kort.
}
spoken-news-tickets = { $count ->
    [one] { $player } trekker billetter og beholder én.
   *[other] { $player } trekker billetter og beholder { $count }.
}
spoken-connected = Forbindelsen er tilbake.
