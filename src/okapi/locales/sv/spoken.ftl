# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Gå till kommandoraden
spoken-now = Nu
spoken-conversation = Frågor och svar
spoken-command = Fråga eller drag
spoken-command-hint = Tryck Enter för att skicka, nedåtpil för att fylla i, uppåtpil för det du skrev tidigare. Vad du kan fråga och göra får du veta om du skriver: { $help }
spoken-send = Skicka
spoken-suggestions = Förslag
spoken-announce = Nyheter
spoken-announce-brief = Kortfattat
spoken-announce-full = Detaljerat
spoken-welcome = Vid bordet: { $players }. Vad du kan fråga och göra får du veta om du skriver: { $help }

## Answers

spoken-watching = Du är åskådare, så du har varken kort eller biljettkort.
spoken-open-train-cards = Uppvända tågkort: { $cards }.
spoken-open-terrain-cards = Uppvända terrängkort: { $cards }.
spoken-decks = Kvar i högarna: { $train } tågkort, { $terrain } terrängkort, { $tickets } biljettkort.
spoken-player = { $who ->
    [you] Du: { $points } poäng, { $trains } tåg, { $cards } kort, { $tickets } biljettkort, terräng: { $terrain }.
   *[other] { $player }: { $points } poäng, { $trains } tåg, { $cards } kort, { $tickets } biljettkort, terräng: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (ingen har fler)
spoken-most-column = { $count } (ingen har fler)
spoken-who-has = { $terrain ->
    [desert] Ökenkort: { $counts }. Flest: { $most }.
    [jungle] Djungelkort: { $counts }. Flest: { $most }.
   *[mountain] Bergskort: { $counts }. Flest: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Ingen har något ökenkort.
    [jungle] Ingen har något djungelkort.
   *[mountain] Ingen har något bergskort.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } sträcka.
   *[other] { $place } ({ $kind }): { $count } sträckor.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] en ruta
   *[other] { $length } rutor
}{ $tracks ->
    [1] {""}
   *[other] , dubbelsträcka
}{ $locomotives ->
    [0] {""}
    [one] , färja med ett lokomotiv
   *[other] , färja med { $locomotives } lokomotiv
}, { $terrain }. { $state ->
    [yours] Din.
    [taken] Inmutad av { $player }.
    [twin-taken] Stängd: det andra spåret är taget.
    [payable] Ledig, och du kan betala den.
   *[free] Ledig.
}
spoken-free-routes = { $count ->
    [0] Ingen sådan sträcka är ledig.
    [one] { $count } sträcka är ledig.
   *[other] { $count } sträckor är lediga.
}
spoken-ticket-path = Kortaste förbindelsen: { $routes }.
spoken-planned = { $route } är nu med i din plan.
spoken-unplanned = { $route } är inte längre med i din plan.
spoken-plan = Din plan: { $routes }.
spoken-no-plan = Du har ingen plan än. Så här planerar du en sträcka: { $example }
spoken-last-turns = { $turns ->
    [one] Senaste turen:
   *[other] De senaste { $turns } turerna:
}
spoken-nothing-yet = Inget har hänt ännu.
spoken-claims = { $count ->
    [0] Du kan inte muta in någon sträcka nu.
    [one] Du kan muta in { $count } sträcka.
   *[other] Du kan muta in { $count } sträckor.
}
spoken-keep-at-least = { $count ->
    [one] Behåll minst ett av de här biljettkorten:
   *[other] Behåll minst { $count } av de här biljettkorten:
}
spoken-numbered = { $number }: { $what }
spoken-rules = Du kan läsa alla regler på sidan ”Regler”. Vill du höra en av dem här lägger du till dess nummer: { $example }
spoken-no-rule = Det finns ingen regel { $number }. Prova ett annat nummer, till exempel: { $example }
spoken-more = { $count ->
    [one] En rad till. Skriv så här för att höra den: { $word }
   *[other] { $count } rader till. Skriv så här för att höra dem: { $word }
}
spoken-no-more = Det var allt.

## Help: what can be typed, and what it does

spoken-help = Början av ett ord räcker; stora bokstäver och accenter spelar ingen roll. Du kan när som helst fråga:
spoken-help-options = { $word }: vad du kan göra nu.
spoken-help-hand = { $word }: dina kort.
spoken-help-tickets = { $word }: dina biljettkort, vad som fattas och den kortaste förbindelsen.
spoken-help-needs = { $word }: korten som du fortfarande behöver för dina biljettkort.
spoken-help-market = { $word }: de uppvända korten och högarna.
spoken-help-players = { $word }: vad alla har.
spoken-help-score = { $word }: poängen hittills.
spoken-help-map = { $word }: vem som har mutat in vilka sträckor.
spoken-help-place = { $word } { $place }: sträckorna vid en ort.
spoken-help-routes = { $word } orange: lediga sträckor efter färg, terräng, längd eller ort.
spoken-help-plan = { $word } { $place } { $other }: planera en sträcka, eller stryk den. { $word }: din plan.
spoken-help-who-has = { $word } { $terrain }: hur många sådana terrängkort alla har.
spoken-help-last = { $word } 3: de tre senaste turerna.
spoken-help-log = { $word }: allt som har hänt hittills.
spoken-help-rules = { $word } 5.8: en regel efter nummer.
spoken-help-advice = { $word }: bra drag, och varför.
spoken-help-review = { $word }: de avgörande ögonblicken, när partiet är slut.
spoken-help-draw = { $word } { $card }: ta ett uppvänt kort. { $word } { $deck }: dra från en hög. { $word } { $tickets }: dra biljettkort.
spoken-help-claim = { $word } { $place } { $other }: muta in en sträcka. Därefter, om du vill, vad du betalar med ({ $cards }), och { $double } för att dubbla.
spoken-help-keep = { $word } 1 3: behåll biljettkort efter nummer.
spoken-help-pass = { $word }: passa, om du inte kan göra något annat.
spoken-help-next = { $word }: resten av ett långt svar.
spoken-help-help = { $word }: den här listan.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = ”{ $typed }” är varken en fråga eller ett drag. Så här får du veta vad du kan skriva: { $help }
spoken-did-you-mean = ”{ $typed }” är varken en fråga eller ett drag. Menade du: { $suggestions }?
spoken-unknown-place = Det finns ingen ort ”{ $typed }”. Orter med liknande namn: { $places }.
spoken-which-place = Vilken ort? Prova: { $example }
spoken-unknown-filter = ”{ $typed }” är varken en färg, en terräng, en längd eller en ort. Prova: { $example }
spoken-unknown-terrain = ”{ $typed }” är ingen terräng. Välj någon av dessa: { $terrains }.
spoken-unknown-route = Det finns ingen sträcka ”{ $typed }”. Ange två grannorter, till exempel: { $example }
spoken-several-routes = Flera sträckor passar: { $routes }. Ange två grannorter.
spoken-unknown-payment = Jag förstår inte vilka kort du betalar med. Skriv dem så här: { $example }
spoken-no-such-payment = Du kan inte muta in { $route } på det sättet nu. Du kan betala: { $payments }.
spoken-unknown-card = Du kan inte ta ”{ $typed }”. Du kan välja: { $cards }.
spoken-unknown-tickets = Välj biljettkorten du vill behålla efter nummer, till exempel: { $example }

## Before a move is made

spoken-sure-claim = Muta in { $route } med { $payment } för { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}?
spoken-sure-doubled = Muta in { $route } med { $payment }, dubblad med { $spent }, för { $points } poäng?
spoken-sure-keep = Behålla { $count ->
    [one] det här biljettkortet
   *[other] de här { $count } biljettkorten
}: { $tickets }?
spoken-sure-take = Ta { $card }?
spoken-sure-draw = { $deck ->
    [train] Dra från tågkortshögen?
   *[terrain] Dra från terrängkortshögen?
}
spoken-sure-pass = Passa?
spoken-other-payments = { $count ->
    [one] Du kan betala på ett sätt till: skriv korten för att välja det.
   *[other] Du kan betala på { $count } andra sätt: skriv korten för att välja något av dem.
}
spoken-sure-how = Tryck Enter för att bekräfta; skriv något annat för att avbryta.
spoken-dropped = Avbrutet.

## Menus

spoken-menu = Ditt drag
spoken-menu-turn = Vad vill du göra?
spoken-menu-wait = Det är inte din tur än. Du kan ställa frågor när som helst.
spoken-menu-card = Dra ett kort
spoken-menu-claim = { $count ->
    [one] Muta in en sträcka ({ $count } möjlig)
   *[other] Muta in en sträcka ({ $count } möjliga)
}
spoken-menu-which-card = Vilket kort?
spoken-menu-which-route = Vilken sträcka?
spoken-menu-filter = Visa bara den här orten, färgen eller terrängen
spoken-menu-none-fits = Inga träffar.
spoken-menu-length = Rutor: { $length }, poäng: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: hur vill du betala?
spoken-menu-double = { $route } med { $payment }: dubbla?
spoken-menu-once = { $points ->
    [one] Nej: { $points } poäng
   *[other] Nej: { $points } poäng
}
spoken-menu-twice = Ja, med { $spent }: { $points } poäng
spoken-menu-do = Bekräfta
spoken-menu-back = Tillbaka

## News

spoken-news-stand-in = En bot spelar nu åt { $player }.
spoken-news-stand-in-you = En bot spelar nu åt dig.
spoken-news-back = { $player } spelar igen.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Anslutningen är tillbaka.
