# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Gå til kommandolinjen
spoken-now = Nå
spoken-conversation = Spørsmål og svar
spoken-command = Spørsmål eller trekk
spoken-command-hint = Trykk Enter for å sende, pil ned for å fullføre ordet, pil opp for det du skrev før. For å få vite hva du kan spørre om og gjøre, skriv: { $help }
spoken-send = Send
spoken-suggestions = Forslag
spoken-announce = Nyheter
spoken-announce-brief = Kortfattet
spoken-announce-full = Detaljert
spoken-welcome = Ved bordet: { $players }. For å få vite hva du kan spørre om og gjøre, skriv: { $help }

## Answers

spoken-watching = Du er tilskuer, så du har verken kort eller billetter.
spoken-open-train-cards = Åpne vognkort: { $cards }.
spoken-open-terrain-cards = Åpne terrengkort: { $cards }.
spoken-decks = Igjen i bunkene: { $train } vognkort, { $terrain } terrengkort, { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
}.
spoken-player = { $who ->
    [you] Du: { $points } poeng, { $trains } tog, { $cards } kort, { $tickets ->
        [one] { $tickets } billett
       *[other] { $tickets } billetter
    }, terreng: { $terrain }.
   *[other] { $player }: { $points } poeng, { $trains } tog, { $cards } kort, { $tickets ->
        [one] { $tickets } billett
       *[other] { $tickets } billetter
    }, terreng: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (ingen har flere)
spoken-most-column = { $count } (ingen har flere)
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
    [taken] Tatt av { $player }.
    [twin-taken] Stengt: det andre sporet er tatt.
    [payable] Ledig, og du kan betale for det.
   *[free] Ledig.
}
spoken-free-routes = { $count ->
    [0] Ingen slike spor er ledige.
    [one] { $count } spor er ledig.
   *[other] { $count } spor er ledige.
}
spoken-ticket-path = Korteste rute: { $routes }.
spoken-planned = { $route } er nå med i planen din.
spoken-unplanned = { $route } er ikke lenger med i planen din.
spoken-plan = Planen din: { $routes }.
spoken-no-plan = Du har ingen plan ennå. Planlegg et spor slik: { $example }
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
spoken-rules = Du kan lese alle reglene på siden «Regler». For å høre en av dem her, legg til nummeret: { $example }
spoken-no-rule = Det finnes ingen regel { $number }. Prøv et annet nummer, for eksempel: { $example }
spoken-more = { $count ->
    [one] Én linje til. For å høre den, skriv: { $word }
   *[other] { $count } linjer til. For å høre dem, skriv: { $word }
}
spoken-no-more = Det var alt.

## Help: what can be typed, and what it does

spoken-help = Begynnelsen av et ord er nok; store bokstaver og aksenter spiller ingen rolle. Du kan når som helst spørre:
spoken-help-options = { $word }: hva du kan gjøre nå.
spoken-help-hand = { $word }: kortene dine.
spoken-help-tickets = { $word }: billettene dine, hva som mangler, og den korteste ruten.
spoken-help-needs = { $word }: kortene du fortsatt mangler til billettene dine.
spoken-help-market = { $word }: de åpne kortene og bunkene.
spoken-help-players = { $word }: hva alle har.
spoken-help-score = { $word }: poengene hittil.
spoken-help-map = { $word }: hvem som har tatt hvilke spor.
spoken-help-place = { $word } { $place }: sporene ved et sted.
spoken-help-routes = { $word } oransje: ledige spor etter farge, terreng, lengde eller sted.
spoken-help-plan = { $word } { $place } { $other }: planlegg et spor, eller dropp det. { $word }: planen din.
spoken-help-who-has = { $word } { $terrain }: hvor mange slike terrengkort alle har.
spoken-help-last = { $word } 3: de siste tre turene.
spoken-help-log = { $word }: alt som har skjedd hittil.
spoken-help-rules = { $word } 5.8: en regel etter nummer.
spoken-help-advice = { $word }: hva det er lurt å gjøre, og hvorfor.
spoken-help-review = { $word }: de avgjørende øyeblikkene, når spillet er slutt.
spoken-help-draw = { $word } { $card }: ta et åpent kort. { $word } { $deck }: trekk fra en bunke. { $word } { $tickets }: trekk billetter.
spoken-help-claim = { $word } { $place } { $other }: ta et spor. Deretter, om du vil, det du betaler med ({ $cards }), og { $double } for å doble.
spoken-help-keep = { $word } 1 3: behold billetter etter nummer.
spoken-help-pass = { $word }: meld pass hvis du ikke kan gjøre noe annet.
spoken-help-next = { $word }: resten av et langt svar.
spoken-help-help = { $word }: denne listen.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = «{ $typed }» er verken et spørsmål eller et trekk. For å få vite hva du kan skrive, skriv: { $help }
spoken-did-you-mean = «{ $typed }» er verken et spørsmål eller et trekk. Mente du: { $suggestions }?
spoken-unknown-place = Det finnes ikke noe sted som heter «{ $typed }». Steder med lignende navn: { $places }.
spoken-which-place = Hvilket sted? Prøv: { $example }
spoken-unknown-filter = «{ $typed }» er verken en farge, et terreng, en lengde eller et sted. Prøv: { $example }
spoken-unknown-terrain = «{ $typed }» er ikke et terreng. Velg ett av disse: { $terrains }.
spoken-unknown-route = Det finnes ikke noe spor «{ $typed }». Nevn to nabosteder, for eksempel: { $example }
spoken-several-routes = Flere spor passer: { $routes }. Nevn to nabosteder.
spoken-unknown-payment = Jeg forstår ikke hvilke kort du betaler med. Skriv dem slik: { $example }
spoken-no-such-payment = Du kan ikke ta { $route } slik nå. Du kan betale: { $payments }.
spoken-unknown-card = Du kan ikke ta «{ $typed }». Du kan velge: { $cards }.
spoken-unknown-tickets = Velg billettene du vil beholde, etter nummer, for eksempel: { $example }

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
   *[terrain] Trekke et terrengkort fra bunken?
}
spoken-sure-pass = Melde pass?
spoken-other-payments = { $count ->
    [one] Du kan betale på én annen måte: skriv kortene for å velge den.
   *[other] Du kan betale på { $count } andre måter: skriv kortene for å velge en av dem.
}
spoken-sure-how = Trykk Enter for å bekrefte; skriv noe annet for å avbryte.
spoken-dropped = Avbrutt.

## Menus

spoken-menu = Trekket ditt
spoken-menu-turn = Hva vil du gjøre?
spoken-menu-wait = Det er ikke din tur ennå. Du kan når som helst stille spørsmål.
spoken-menu-card = Trekk et kort
spoken-menu-claim = { $count ->
    [one] Ta et spor ({ $count } mulig)
   *[other] Ta et spor ({ $count } mulige)
}
spoken-menu-which-card = Hvilket kort?
spoken-menu-which-route = Hvilket spor?
spoken-menu-filter = Vis bare dette stedet, denne fargen eller dette terrenget
spoken-menu-none-fits = Ingen treff.
spoken-menu-length = Felter: { $length }, poeng: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: hvordan vil du betale?
spoken-menu-double = { $route } med { $payment }: doble?
spoken-menu-once = { $points ->
    [one] Nei: { $points } poeng
   *[other] Nei: { $points } poeng
}
spoken-menu-twice = Ja, med { $spent }: { $points } poeng
spoken-menu-do = Bekreft
spoken-menu-back = Tilbake

## News

spoken-news-stand-in = En bot spiller nå for { $player }.
spoken-news-stand-in-you = En bot spiller nå for deg.
spoken-news-back = { $player } spiller igjen.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Forbindelsen er tilbake.
