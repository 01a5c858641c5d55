# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Naar de opdrachtregel
spoken-now = Nu
spoken-conversation = Vragen en antwoorden
spoken-command = Vraag of zet
spoken-command-hint = Enter verstuurt, pijl omlaag vult aan, pijl omhoog haalt terug wat je eerder typte. Wil je weten wat je kunt vragen en doen, typ dan: { $help }
spoken-send = Versturen
spoken-suggestions = Aanvullingen
spoken-announce = Nieuws
spoken-announce-brief = Kort
spoken-announce-full = Uitgebreid
spoken-welcome = Aan tafel: { $players }. Wil je weten wat je kunt vragen en doen, typ dan: { $help }

## Answers

spoken-watching = Je kijkt mee en hebt geen kaarten of bestemmingen.
spoken-open-train-cards = Open treinkaarten: { $cards }.
spoken-open-terrain-cards = Open terreinkaarten: { $cards }.
spoken-decks = Nog in de stapels: { $train ->
    [one] { $train } treinkaart
   *[other] { $train } treinkaarten
}, { $terrain ->
    [one] { $terrain } terreinkaart
   *[other] { $terrain } terreinkaarten
}, { $tickets ->
    [one] { $tickets } bestemmingskaart
   *[other] { $tickets } bestemmingskaarten
}.
spoken-player = { $who ->
    [you] Jij
   *[other] { $player }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $trains ->
    [one] { $trains } treintje
   *[other] { $trains } treintjes
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $tickets ->
    [one] { $tickets } bestemmingskaart
   *[other] { $tickets } bestemmingskaarten
}, terrein: { $terrain }.
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (niemand heeft er meer)
spoken-most-column = { $count } (niemand heeft er meer)
spoken-who-has = { $terrain ->
    [desert] Woestijnkaarten: { $counts }. De meeste: { $most }.
    [jungle] Junglekaarten: { $counts }. De meeste: { $most }.
   *[mountain] Bergkaarten: { $counts }. De meeste: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Niemand heeft een woestijnkaart.
    [jungle] Niemand heeft een junglekaart.
   *[mountain] Niemand heeft een bergkaart.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } route.
   *[other] { $place } ({ $kind }): { $count } routes.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] één vakje
   *[other] { $length } vakjes
}{ $tracks ->
    [1] {""}
   *[other] , dubbele route
}{ $locomotives ->
    [0] {""}
    [one] , veerboot met één locomotief
   *[other] , veerboot met { $locomotives } locomotieven
}, { $terrain }. { $state ->
    [yours] Van jou.
    [taken] Van { $player }.
    [twin-taken] Gesloten: het andere spoor is geclaimd.
    [payable] Vrij, en je kunt hem betalen.
   *[free] Vrij.
}
spoken-free-routes = { $count ->
    [0] Er zijn geen vrije routes van dat soort.
    [one] Er is { $count } route vrij.
   *[other] Er zijn { $count } routes vrij.
}
spoken-ticket-path = De kortste verbinding: { $routes }.
spoken-planned = { $route } staat nu in je plan.
spoken-unplanned = { $route } staat niet meer in je plan.
spoken-plan = Je plan: { $routes }.
spoken-no-plan = Je hebt nog geen plan. Zo plan je een route: { $example }
spoken-last-turns = { $turns ->
    [one] De laatste beurt:
   *[other] De laatste { $turns } beurten:
}
spoken-nothing-yet = Er is nog niets gebeurd.
spoken-claims = { $count ->
    [0] Je kunt nu geen route claimen.
    [one] Je kunt { $count } route claimen.
   *[other] Je kunt { $count } routes claimen.
}
spoken-keep-at-least = { $count ->
    [one] Houd minstens één van deze bestemmingskaarten:
   *[other] Houd minstens { $count } van deze bestemmingskaarten:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Alle regels staan op de pagina ‘Regels’. Wil je er hier een horen, typ dan het nummer erbij: { $example }
spoken-no-rule = Er is geen regel { $number }. Probeer een ander nummer, zoals: { $example }
spoken-more = { $count ->
    [one] Nog één regel tekst. Wil je die horen, typ dan: { $word }
   *[other] Nog { $count } regels tekst. Wil je ze horen, typ dan: { $word }
}
spoken-no-more = Dat is alles.

## Help: what can be typed, and what it does

spoken-help = Het begin van een woord is genoeg; hoofdletters en accenten doen er niet toe. Je kunt op elk moment vragen:
spoken-help-options = { $word }: wat je nu kunt doen.
spoken-help-hand = { $word }: je kaarten.
spoken-help-tickets = { $word }: je bestemmingen, wat je nog nodig hebt en de kortste verbinding.
spoken-help-needs = { $word }: de kaarten die je nog nodig hebt voor je bestemmingen.
spoken-help-market = { $word }: de open kaarten en de stapels.
spoken-help-players = { $word }: wat iedereen heeft.
spoken-help-score = { $word }: de punten tot nu toe.
spoken-help-map = { $word }: wie welke routes heeft geclaimd.
spoken-help-place = { $word } { $place }: de routes bij een plaats.
spoken-help-routes = { $word } oranje: vrije routes op kleur, terrein, lengte of plaats.
spoken-help-plan = { $word } { $place } { $other }: een route plannen of schrappen. { $word }: je plan.
spoken-help-who-has = { $word } { $terrain }: wie hoeveel kaarten van dat terrein heeft.
spoken-help-last = { $word } 3: de laatste drie beurten.
spoken-help-log = { $word }: alles wat er gebeurde.
spoken-help-rules = { $word } 5.8: een regel op nummer.
spoken-help-advice = { $word }: goede zetten, en waarom.
spoken-help-review = { $word }: na de partij de momenten die telden.
spoken-help-draw = { $word } { $card }: een open kaart nemen. { $word } { $deck }: van een stapel trekken. { $word } { $tickets }: bestemmingskaarten trekken.
spoken-help-claim = { $word } { $place } { $other }: een route claimen. Daarna, als je wilt, waarmee je betaalt ({ $cards }), en { $double } om de route te verdubbelen.
spoken-help-keep = { $word } 1 3: bestemmingskaarten houden, op nummer.
spoken-help-pass = { $word }: passen, als je geen andere zet hebt.
spoken-help-next = { $word }: de rest van een lang antwoord.
spoken-help-help = { $word }: deze lijst.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = ‘{ $typed }’ is geen vraag en geen zet. Om te weten wat je kunt typen: { $help }
spoken-did-you-mean = ‘{ $typed }’ is geen vraag en geen zet. Bedoelde je: { $suggestions }?
spoken-unknown-place = Er is geen plaats ‘{ $typed }’. Namen die erop lijken: { $places }.
spoken-which-place = Welke plaats? Bijvoorbeeld: { $example }
spoken-unknown-filter = ‘{ $typed }’ is geen kleur, terrein, lengte of plaats. Bijvoorbeeld: { $example }
spoken-unknown-terrain = ‘{ $typed }’ is geen terrein. Kies uit: { $terrains }.
spoken-unknown-route = Er is geen route ‘{ $typed }’. Noem twee naburige plaatsen, zoals: { $example }
spoken-several-routes = Er passen meerdere routes: { $routes }. Noem twee naburige plaatsen.
spoken-unknown-payment = Ik begrijp niet waarmee je betaalt. Schrijf het zo: { $example }
spoken-no-such-payment = { $route } kun je nu niet zo claimen. Je kunt wel betalen met: { $payments }.
spoken-unknown-card = ‘{ $typed }’ kun je niet nemen. Je kunt kiezen uit: { $cards }.
spoken-unknown-tickets = Noem de nummers van de bestemmingskaarten die je houdt, zoals: { $example }

## Before a move is made

spoken-sure-claim = { $route } claimen met { $payment } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}?
spoken-sure-doubled = { $route } claimen met { $payment }, verdubbeld met { $spent }, voor { $points } punten?
spoken-sure-keep = { $count ->
    [one] Deze bestemmingskaart houden
   *[other] Deze { $count } bestemmingskaarten houden
}: { $tickets }?
spoken-sure-take = Neem je { $card }?
spoken-sure-draw = { $deck ->
    [train] Een treinkaart van de stapel trekken?
   *[terrain] Een terreinkaart van de stapel trekken?
}
spoken-sure-pass = Passen?
spoken-other-payments = { $count ->
    [one] Je kunt ook nog op één andere manier betalen: noem de kaarten om die te kiezen.
   *[other] Je kunt ook nog op { $count } andere manieren betalen: noem de kaarten om er een te kiezen.
}
spoken-sure-how = Druk op Enter om te bevestigen; typ iets anders om te annuleren.
spoken-dropped = Geannuleerd.

## Menus

spoken-menu = Jouw zet
spoken-menu-turn = Wat wil je doen?
spoken-menu-wait = Je bent nog niet aan de beurt. Vragen stellen kan altijd.
spoken-menu-card = Neem een kaart
spoken-menu-claim = { $count ->
    [one] Claim een route ({ $count } mogelijk)
   *[other] Claim een route ({ $count } mogelijk)
}
spoken-menu-which-card = Welke kaart?
spoken-menu-which-route = Welke route?
spoken-menu-filter = Alleen deze plaats, deze kleur of dit terrein tonen
spoken-menu-none-fits = Niets gevonden.
spoken-menu-length = Vakjes: { $length }, punten: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: hoe wil je betalen?
spoken-menu-double = { $route } met { $payment }: verdubbelen?
spoken-menu-once = { $points ->
    [one] Nee: { $points } punt
   *[other] Nee: { $points } punten
}
spoken-menu-twice = Ja, met { $spent }: { $points } punten
spoken-menu-do = Bevestigen
spoken-menu-back = Terug

## News

spoken-news-stand-in = Voor { $player } speelt nu een bot.
spoken-news-stand-in-you = Voor jou speelt nu een bot.
spoken-news-back = { $player } speelt weer zelf.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = De verbinding is er weer.
