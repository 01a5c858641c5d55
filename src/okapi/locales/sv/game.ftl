# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = lila
card-white = vit
card-blue = blå
card-yellow = gul
card-orange = orange
card-black = svart
card-red = röd
card-green = grön
card-locomotive = lokomotiv

one-card-purple = ett lila kort
one-card-white = ett vitt kort
one-card-blue = ett blått kort
one-card-yellow = ett gult kort
one-card-orange = ett orange kort
one-card-black = ett svart kort
one-card-red = ett rött kort
one-card-green = ett grönt kort
one-card-locomotive = ett lokomotiv

cards-purple = { $count ->
    [one] { $count } lila
   *[other] { $count } lila
}
cards-white = { $count ->
    [one] { $count } vitt
   *[other] { $count } vita
}
cards-blue = { $count ->
    [one] { $count } blått
   *[other] { $count } blå
}
cards-yellow = { $count ->
    [one] { $count } gult
   *[other] { $count } gula
}
cards-orange = { $count ->
    [one] { $count } orange
   *[other] { $count } orange
}
cards-black = { $count ->
    [one] { $count } svart
   *[other] { $count } svarta
}
cards-red = { $count ->
    [one] { $count } rött
   *[other] { $count } röda
}
cards-green = { $count ->
    [one] { $count } grönt
   *[other] { $count } gröna
}
cards-locomotive = { $count ->
    [one] { $count } lokomotiv
   *[other] { $count } lokomotiv
}

## Terrain cards

terrain-desert = öken
terrain-jungle = djungel
terrain-mountain = berg

terrain-whole-desert = öken & savann
terrain-whole-jungle = djungel & skog
terrain-whole-mountain = berg & klippor

one-terrain-desert = ett ökenkort
one-terrain-jungle = ett djungelkort
one-terrain-mountain = ett bergskort

terrains-desert = { $count ->
    [one] { $count } ökenkort
   *[other] { $count } ökenkort
}
terrains-jungle = { $count ->
    [one] { $count } djungelkort
   *[other] { $count } djungelkort
}
terrains-mountain = { $count ->
    [one] { $count } bergskort
   *[other] { $count } bergskort
}

## The board

colour-purple = lila
colour-white = vit
colour-blue = blå
colour-yellow = gul
colour-orange = orange
colour-black = svart
colour-red = röd
colour-green = grön
colour-grey = grå

place-kind-city = stad
place-kind-waystation = mellanstation
place-kind-terminal = ändstation
place-kind-port = hamn

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Vandraren
bot-random-text = gör vad som helst som är tillåtet
bot-greedy = Skatan
bot-greedy-text = tar det som glänser mest
bot-opportunist = Chansaren
bot-opportunist-text = bygger det som korten råkar räcka till
bot-racer = Snälltåget
bot-racer-text = långa sträckor och snabbt i mål
bot-long-route = Stambanan
bot-long-route-text = sparar till de längsta sträckorna
bot-hungry = Samlaren
bot-hungry-text = får aldrig nog av biljettkort
bot-route-focused = Lantmätaren
bot-route-focused-text = bygger de kortaste vägarna
bot-hoarder = Hamstern
bot-hoarder-text = samlar terräng och tar sedan dubbla poäng
bot-planner = Ingenjören
bot-planner-text = planerar allt i ett, starkast av alla
bot-searcher = Grubblaren
bot-searcher-text = spelar tusen partier i huvudet före varje drag
bot-prodigy = Underbarnet
bot-prodigy-text = har lärt sig av otaliga partier och bestämmer sig med en blick
bot-champion = Mästaren
bot-champion-text = har lärt sig av otaliga partier och tänker framåt

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Du börjar.
   *[other] { $player } börjar.
}
event-train-card-dealt = { $who ->
    [you] Du får { $card }.
   *[other] { $player } får { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } får ett tågkort.
   *[other] { $player } får { $count } tågkort.
}
event-terrain-card-dealt = { $who ->
    [you] Du får { $card }.
   *[other] { $player } får { $card }.
}
event-cards-dealt = { $who ->
    [you] Du får { $cards }.
   *[other] { $player } får { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Du får välja bland { $tickets }.
   *[other] { $player } får välja bland { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } får ett biljettkort att välja bland.
   *[other] { $player } får { $count } biljettkort att välja bland.
}
event-train-card-laid = Läggs med framsidan upp: { $cards }.
event-terrain-card-laid = Läggs med framsidan upp: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Du behåller { $tickets }.
   *[other] { $player } behåller { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } har valt biljettkort.
event-train-card-taken = { $who ->
    [you] Du tar { $card }.
   *[other] { $player } tar { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Du tar { $card }.
   *[other] { $player } tar { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Du drar ett tågkort från högen.
       *[terrain] Du drar ett terrängkort från högen.
    }
   *[other] { $deck ->
        [train] { $player } drar ett tågkort från högen.
       *[terrain] { $player } drar ett terrängkort från högen.
    }
}
event-route-claimed = { $who ->
    [you] Du mutar in { $route } med { $payment } för { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }.
   *[other] { $player } mutar in { $route } med { $payment } för { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Du mutar in { $route } med { $payment }, dubblad med { $spent }, för { $points } poäng.
   *[other] { $player } mutar in { $route } med { $payment }, dubblad med { $spent }, för { $points } poäng.
}
event-tickets-drawn = { $who ->
    [you] Du drar { $count ->
        [one] ett biljettkort
       *[other] { $count } biljettkort
    }.
   *[other] { $player } drar { $count ->
        [one] ett biljettkort
       *[other] { $count } biljettkort
    }.
}
event-tickets-kept = { $who ->
    [you] Du behåller { $kept }.
   *[other] { $player } behåller { $kept }.
}
event-tickets-kept-hidden = { $player } behåller { $kept ->
    [one] ett biljettkort
   *[other] { $kept } biljettkort
} och lämnar tillbaka { $returned ->
    [0] inget
    [one] ett
   *[other] { $returned }
}.
event-passed = { $who ->
    [you] Du kan inte göra något och passar.
   *[other] { $player } kan inte göra något och passar.
}
event-setup-completed = Allt är utdelat; nu väljer alla sina biljettkort.
event-starting-tickets-settled = Alla har valt. Behållna biljettkort: { $counts }.
event-display-swept = Tre lokomotiv låg uppvända: alla uppvända tågkort kastas.
event-deck-rebuilt = { $deck ->
    [train] Kasthögen för tågkort blandas till en ny hög.
   *[terrain] Kasthögen för terrängkort blandas till en ny hög.
}
event-last-round-began = { $who ->
    [you] Dina tåg är nästan slut: alla får en tur till.
   *[other] { $player } har nästan slut på tåg: alla får en tur till.
}
event-turn-ended = { $who ->
    [you] Din tur är över.
   *[other] { $player } avslutar sin tur.
}
event-game-ended = { $reason ->
    [all-passed] Alla har passat: spelet är slut.
   *[last-round-over] Sista omgången är över, och därmed spelet.
}
player-count = { $who ->
    [you] du ({ $count })
   *[other] { $player } ({ $count })
}

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Den platsen finns inte vid det här bordet.
reason-turn-game-over = Spelet är slut.
reason-turn-not-yours = Det är någon annans tur.
reason-turn-already-chosen = Du har redan valt dina biljettkort; de andra väljer fortfarande.
reason-turn-choose-tickets-first = Välj först vilka av dina första biljettkort du behåller.
reason-turn-keep-tickets-first = Välj först vilka av de dragna biljettkorten du behåller.
reason-turn-finish-drawing-first = Du har börjat dra kort; dra det andra kortet.
reason-draw-not-face-up = Inget sådant kort ligger uppvänt ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Ett uppvänt lokomotiv tar hela turen: det kan inte vara det andra kortet.
reason-draw-deck-empty = { $deck ->
    [train] Tågkortshögen är tom.
   *[terrain] Terrängkortshögen är tom.
}
reason-claim-route-unknown-route = Det finns ingen sträcka ”{ $route }” på den här spelplanen.
reason-claim-route-taken = Sträckan är redan inmutad.
reason-claim-route-twin-taken = Med så få spelare får bara ett spår av en dubbelsträcka mutas in, och det andra är redan taget.
reason-claim-route-twin-is-yours = Du äger det andra spåret på dubbelsträckan; ingen får ha båda.
reason-claim-route-too-few-trains = { $have ->
    [0] Sträckan kräver { $needed } tåg, och du har inga kvar.
    [one] Sträckan kräver { $needed } tåg, och du har { $have } kvar.
   *[other] Sträckan kräver { $needed } tåg, och du har { $have } kvar.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Sträckan har { $needed } ruta och kostar alltså { $needed } kort, inte { $paid }.
   *[other] Sträckan har { $needed } rutor och kostar alltså { $needed } kort, inte { $paid }.
}
reason-claim-route-mixed-colours = Alla kort du betalar med ska ha samma färg, bortsett från lokomotiv.
reason-claim-route-wrong-colour = Sträckan betalas med kort i dess färg ({ $colour }) och lokomotiv, inget annat.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Den här färjan måste betalas med minst { $needed } lokomotiv.
   *[other] Den här färjan måste betalas med minst { $needed } lokomotiv.
}
reason-claim-route-cards-not-in-hand = De korten har du inte på hand.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] För att dubbla behövs { $needed } lokomotiv; efter betalningen har du { $have } kvar.
   *[other] För att dubbla behövs { $needed } lokomotiv; efter betalningen har du { $have } kvar.
}
reason-claim-route-no-majority = { $wild ->
    [0] Du får dubbla bara om ingen har fler kort än du av terrängen ({ $terrain }): du har { $own }, någon annan har { $rival }.
    [one] Du får dubbla bara om ingen har fler kort än du av terrängen ({ $terrain }): du har { $own } och spelar { $wild } lokomotiv, någon annan har { $rival }.
   *[other] Du får dubbla bara om ingen har fler kort än du av terrängen ({ $terrain }): du har { $own } och spelar { $wild } lokomotiv, någon annan har { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Att dubbla kostar { $needed } × { $terrain }, och du har { $own }.
    [one] Att dubbla kostar { $needed } × { $terrain }; du har { $own } och spelar { $wild } lokomotiv.
   *[other] Att dubbla kostar { $needed } × { $terrain }; du har { $own } och spelar { $wild } lokomotiv.
}
reason-claim-route-too-many-locomotives = { $most ->
    [one] Högst { $most } lokomotiv gör nytta som terräng här, inte { $wild }.
   *[other] Högst { $most } lokomotiv gör nytta som terräng här, inte { $wild }.
}
reason-tickets-none-left = Det finns inga biljettkort kvar att dra.
reason-tickets-none-on-offer = Det finns inga biljettkort att välja bland; dra biljettkort först.
reason-tickets-not-on-offer = ”{ $ticket }” är inte ett av biljettkorten du kan välja bland.
reason-tickets-named-twice = Ett biljettkort kan bara behållas en gång.
reason-tickets-too-few-kept = { $needed ->
    [one] Behåll minst { $needed } biljettkort; du valde { $kept }.
   *[other] Behåll minst { $needed } biljettkort; du valde { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Behåll minst { $needed } av dina första biljettkort; du valde { $kept }.
reason-pass-something-is-possible = Du får passa bara om du inte kan göra något annat.

## Why no game can begin; told behind a colon

obstacle-players = spelet är för { $fewest } till { $most } spelare, inte { $players }
obstacle-train-cards = tågkorten ({ $cards }) är för få för att delas ut till { $players } spelare
obstacle-terrain-cards = terrängkorten ({ $cards }) är för få för att delas ut till { $players } spelare
obstacle-tickets = biljettkorten ({ $tickets }) är för få för att delas ut till { $players } spelare
obstacle-tickets-dealt = { $dealt ->
    [one] av { $dealt } utdelat biljettkort går det inte att behålla { $kept }
   *[other] av { $dealt } utdelade biljettkort går det inte att behålla { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] av { $drawn } draget biljettkort går det inte att behålla { $kept }
   *[other] av { $drawn } dragna biljettkort går det inte att behålla { $kept }
}
obstacle-swept-for-ever = de uppvända korten byts ut vid ett visst antal lokomotiv, inte vid noll: det skulle aldrig ta slut
obstacle-route-without-points = { $length ->
    [one] det finns inga poäng för en sträcka med { $length } ruta
   *[other] det finns inga poäng för en sträcka med { $length } rutor
}
obstacle-no-draws = när man drar kort måste man få dra minst ett
obstacle-too-few-trains = så få tåg ({ $trains }) skulle avsluta spelet innan det har börjat

## What is wrong with the record of a game

fault-record-unreadable-file = filen går inte att läsa: { $error }.
fault-record-empty = filen är tom.
fault-record-too-large = filen är större än { $megabytes } megabyte, och så stort är inget partiprotokoll.
fault-record-not-a-record = det här är inte protokollet från ett Okapi-parti.
fault-record-unknown-format = protokollet har format { $format }, och den här versionen av Okapi läser format { $known }.
fault-record-unreadable-line = raden är skadad: { $error }.
fault-record-edited = raden, eller en tidigare rad, har ändrats i efterhand.
fault-record-out-of-order = det här är händelse { $seq } men borde vara händelse { $expected }: rader saknas eller står i fel ordning.
fault-record-truncated = det här är sista raden, och inget slut följer: filen är avklippt.
fault-record-wrong-count = slutet talar om { $said } händelser, men det finns { $found }.
fault-record-after-the-end = något följer efter partiets slut.
fault-record-other-board = partiet spelades på en annan spelplan, eller en annan version av den: ”{ $board }”, inte denna ”{ $given }”. Ange rätt spelplan med --board.
fault-record-bad-setup = så kan inget parti börja: { $error }.
fault-record-against-the-rules = mot reglerna: { $event } { $reason }
fault-record-not-what-follows = här står ”{ $event }”, men enligt reglerna följer ”{ $expected }”.
fault-record-impossible-luck = ”{ $event }” kan inte hända här: det finns inget sådant kort kvar.
fault-record-not-the-promised-luck = givaren delade inte ut som utlovat: ”{ $event }” borde vara ”{ $expected }”.
fault-record-no-secret = givarens hemlighet saknas, så slumpen kan inte kontrolleras.
fault-record-wrong-secret = givarens hemlighet är inte den som utlovades före partiet.
fault-record-not-finished = protokollet slutar mitt i ett drag.
