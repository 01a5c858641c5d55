# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = lilla
card-white = hvid
card-blue = blå
card-yellow = gul
card-orange = orange
card-black = sort
card-red = rød
card-green = grøn
card-locomotive = lokomotiv

one-card-purple = et lilla kort
one-card-white = et hvidt kort
one-card-blue = et blåt kort
one-card-yellow = et gult kort
one-card-orange = et orange kort
one-card-black = et sort kort
one-card-red = et rødt kort
one-card-green = et grønt kort
one-card-locomotive = et lokomotiv

cards-purple = { $count } lilla
cards-white = { $count ->
    [one] { $count } hvidt
   *[other] { $count } hvide
}
cards-blue = { $count ->
    [one] { $count } blåt
   *[other] { $count } blå
}
cards-yellow = { $count ->
    [one] { $count } gult
   *[other] { $count } gule
}
cards-orange = { $count } orange
cards-black = { $count ->
    [one] { $count } sort
   *[other] { $count } sorte
}
cards-red = { $count ->
    [one] { $count } rødt
   *[other] { $count } røde
}
cards-green = { $count ->
    [one] { $count } grønt
   *[other] { $count } grønne
}
cards-locomotive = { $count ->
    [one] { $count } lokomotiv
   *[other] { $count } lokomotiver
}
cards-hidden = { $count ->
    [one] et togvognskort
   *[other] { $count } togvognskort
}

## Terrain cards

terrain-desert = ørken
terrain-jungle = jungle
terrain-mountain = bjerg

terrain-whole-desert = ørken & savanne
terrain-whole-jungle = jungle & skov
terrain-whole-mountain = bjerg & klippe

one-terrain-desert = et ørkenkort
one-terrain-jungle = et junglekort
one-terrain-mountain = et bjergkort

terrains-desert = { $count } ørkenkort
terrains-jungle = { $count } junglekort
terrains-mountain = { $count } bjergkort

## The board

colour-purple = lilla
colour-white = hvid
colour-blue = blå
colour-yellow = gul
colour-orange = orange
colour-black = sort
colour-red = rød
colour-green = grøn
colour-grey = grå

place-kind-city = by
place-kind-waystation = mellemstation
place-kind-terminal = endestation
place-kind-port = havn

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Du begynder.
   *[other] { $player } begynder.
}
event-train-card-dealt = { $who ->
    [you] Du får { $card }.
   *[other] { $player } får { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } får et togvognskort.
   *[other] { $player } får { $count } togvognskort.
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
    [you] Du vælger mellem { $tickets }.
   *[other] { $player } vælger mellem { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } får tilbudt et rutekort.
   *[other] { $player } får { $count } rutekort at vælge imellem.
}
event-train-card-laid = Lagt synligt frem: { $cards }.
event-terrain-card-laid = Lagt synligt frem: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Du beholder { $tickets }.
   *[other] { $player } beholder { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } har valgt rutekort.
event-train-card-taken = { $who ->
    [you] Du tager { $card }.
   *[other] { $player } tager { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Du tager { $card }.
   *[other] { $player } tager { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Du trækker et togvognskort fra bunken.
       *[terrain] Du trækker et terrænkort fra bunken.
    }
   *[other] { $deck ->
        [train] { $player } trækker et togvognskort fra bunken.
       *[terrain] { $player } trækker et terrænkort fra bunken.
    }
}
event-cards-drawn = { $who ->
    [you] Du trækker { $cards } fra { $decks ->
        [1] bunken
       *[other] bunkerne
    }.
   *[other] { $player } trækker { $cards } fra { $decks ->
        [1] bunken
       *[other] bunkerne
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Du tager { $taken } og trækker { $drawn } fra bunken.
   *[other] { $player } tager { $taken } og trækker { $drawn } fra bunken.
}
event-route-claimed = { $who ->
    [you] Du indsætter tog på { $route } ({ $payment }) og får { $points } point.
   *[other] { $player } indsætter tog på { $route } ({ $payment }) og får { $points } point.
}
event-route-claimed-doubled = { $who ->
    [you] Du indsætter tog på { $route } ({ $payment }), fordobler med { $spent } og får { $points } point.
   *[other] { $player } indsætter tog på { $route } ({ $payment }), fordobler med { $spent } og får { $points } point.
}
event-tickets-drawn = { $who ->
    [you] Du trækker { $count ->
        [one] et rutekort
       *[other] { $count } rutekort
    }.
   *[other] { $player } trækker { $count ->
        [one] et rutekort
       *[other] { $count } rutekort
    }.
}
event-tickets-kept = { $who ->
    [you] Du beholder { $kept }.
   *[other] { $player } beholder { $kept }.
}
event-tickets-kept-hidden = { $player } beholder { $kept ->
    [one] ét rutekort
   *[other] { $kept } rutekort
} og lægger { $returned ->
    [0] ingen
    [one] ét
   *[other] { $returned }
} tilbage.
event-tickets-drawn-and-kept = Du trækker rutekort og beholder { $kept }.
event-passed = { $who ->
    [you] Du kan intet gøre og melder pas.
   *[other] { $player } kan intet gøre og melder pas.
}
event-setup-completed = Kortene er delt ud. Nu vælger alle rutekort.
event-starting-tickets-settled = Alle har valgt. Beholdte rutekort: { $counts }.
event-display-swept = For mange synlige lokomotiver: alle synlige togvognskort lægges i bunken med brugte kort.
event-deck-rebuilt = { $deck ->
    [train] De brugte togvognskort blandes og bliver til en ny bunke.
   *[terrain] De brugte terrænkort blandes og bliver til en ny bunke.
}
event-last-round-began = { $who ->
    [you] Du har næsten ingen togvogne tilbage: alle får én tur til.
   *[other] { $player } har næsten ingen togvogne tilbage: alle får én tur til.
}
event-turn-ended = { $who ->
    [you] Din tur er slut.
   *[other] { $player } afslutter sin tur.
}
event-game-ended = { $reason ->
    [all-passed] Alle har meldt pas: spillet er slut.
   *[last-round-over] Sidste runde er forbi, og dermed er spillet slut.
}
player-count = { $who ->
    [you] du ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] du
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Den plads findes ikke ved dette bord.
reason-turn-game-over = Spillet er slut.
reason-turn-not-yours = Det er en anden spillers tur.
reason-turn-already-chosen = Du har allerede valgt dine rutekort; de andre er ikke færdige.
reason-turn-choose-tickets-first = Vælg først, hvilke af dine første rutekort du vil beholde.
reason-turn-keep-tickets-first = Vælg først, hvilke af de trukne rutekort du vil beholde.
reason-turn-finish-drawing-first = Du har allerede trukket ét kort; træk nu det andet.
reason-draw-not-face-up = Der ligger ikke sådan et kort synligt fremme ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Du må kun tage et synligt lokomotiv som dit første kort.
reason-draw-deck-empty = { $deck ->
    [train] Bunken med togvognskort er tom.
   *[terrain] Bunken med terrænkort er tom.
}
reason-claim-route-unknown-route = Der er ingen strækning »{ $route }« på dette spillebræt.
reason-claim-route-taken = Denne strækning er allerede taget.
reason-claim-route-twin-taken = Med så få spillere må kun det ene spor i et dobbeltspor bruges, og det andet er allerede taget.
reason-claim-route-twin-is-yours = Du har allerede det andet spor i dette dobbeltspor; ingen spiller må tage begge.
reason-claim-route-too-few-trains = { $needed ->
    [one] Strækningen kræver { $needed } togvogn
   *[other] Strækningen kræver { $needed } togvogne
}, og du har { $have ->
    [0] ingen
    [one] kun { $have }
   *[other] kun { $have }
} tilbage.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Strækningen har { $needed } felt og koster derfor { $needed } kort, ikke { $paid }.
   *[other] Strækningen har { $needed } felter og koster derfor { $needed } kort, ikke { $paid }.
}
reason-claim-route-mixed-colours = Bortset fra lokomotiver skal alle de kort, du betaler med, have samme farve.
reason-claim-route-wrong-colour = Du kan kun betale for denne strækning med kort i dens farve ({ $colour }) og lokomotiver.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Denne færge skal betales med mindst { $needed } lokomotiv.
   *[other] Denne færge skal betales med mindst { $needed } lokomotiver.
}
reason-claim-route-cards-not-in-hand = Du har ikke de kort på hånden.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Fordoblingen ville kræve { $needed } lokomotiv
   *[other] Fordoblingen ville kræve { $needed } lokomotiver
}; efter betalingen har du { $have ->
    [0] ingen
   *[other] { $have }
} tilbage.
reason-claim-route-no-majority = { $wild ->
    [0] Du kan kun fordoble denne strækning, hvis ingen har flere { $terrain }kort end dig: du har { $own }, en anden spiller har { $rival }.
    [one] Du kan kun fordoble denne strækning, hvis ingen har flere { $terrain }kort end dig: du har { $own } og spiller { $wild } lokomotiv, en anden spiller har { $rival }.
   *[other] Du kan kun fordoble denne strækning, hvis ingen har flere { $terrain }kort end dig: du har { $own } og spiller { $wild } lokomotiver, en anden spiller har { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Fordoblingen koster { $needed } { $terrain }kort, og du har { $own }.
    [one] Fordoblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiv.
   *[other] Fordoblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiver.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Du må højst spille { $max } lokomotiv som terræn her, ikke { $wild }.
   *[other] Du må højst spille { $max } lokomotiver som terræn her, ikke { $wild }.
}
reason-tickets-none-left = Der er ikke flere rutekort at trække.
reason-tickets-none-on-offer = Du har ingen rutekort at vælge imellem; træk rutekort først.
reason-tickets-not-on-offer = »{ $ticket }« er ikke et af de rutekort, du kan vælge imellem.
reason-tickets-named-twice = Du kan kun beholde hvert rutekort én gang.
reason-tickets-too-few-kept = { $needed ->
    [one] Behold mindst { $needed } rutekort; du har valgt { $kept }.
   *[other] Behold mindst { $needed } rutekort; du har valgt { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Behold mindst { $needed } af dine første rutekort; du har valgt { $kept }.
reason-pass-something-is-possible = Du må kun melde pas, når du ikke kan gøre andet.

## Why no game can begin; told behind a colon

obstacle-players = spillet er for { $min } til { $max } spillere, ikke { $players }
obstacle-train-cards = { $players ->
    [one] der er for få togvognskort ({ $cards }) til { $players } spiller
   *[other] der er for få togvognskort ({ $cards }) til { $players } spillere
}
obstacle-terrain-cards = { $players ->
    [one] der er for få terrænkort ({ $cards }) til { $players } spiller
   *[other] der er for få terrænkort ({ $cards }) til { $players } spillere
}
obstacle-tickets = { $players ->
    [one] der er for få rutekort ({ $tickets }) til { $players } spiller
   *[other] der er for få rutekort ({ $tickets }) til { $players } spillere
}
obstacle-tickets-dealt = en spiller, der får { $dealt } rutekort, kan ikke beholde { $kept }
obstacle-tickets-drawn = en spiller, der trækker { $drawn } rutekort, kan ikke beholde { $kept }
obstacle-swept-for-ever = det antal lokomotiver, der fjerner de synlige kort, skal være mindst 1
obstacle-route-without-points = { $length ->
    [one] reglerne giver ingen point for en strækning på { $length } felt
   *[other] reglerne giver ingen point for en strækning på { $length } felter
}
obstacle-no-draws = en spiller skal kunne trække mindst ét kort
obstacle-too-few-trains = { $trains ->
    [one] med kun { $trains } togvogn til hver ville spillet være slut, før det begyndte
   *[other] med kun { $trains } togvogne til hver ville spillet være slut, før det begyndte
}

## What is wrong with the record of a game

fault-record-unreadable-file = filen kan ikke læses: { $error }.
fault-record-no-such-file = filen findes ikke.
fault-record-empty = filen er tom.
fault-record-too-large = filen er større end { $megabytes } MB; så stor er ingen spilfil.
fault-record-not-a-record = dette er ikke en spilfil fra Okapi.
fault-record-unknown-format = spilfilen har format { $format }, men denne version af Okapi læser format { $known }.
fault-record-unreadable-line = linjen er beskadiget.
fault-record-edited = denne linje, eller en før den, er ændret, efter at den blev skrevet.
fault-record-out-of-order = dette er hændelse { $seq }, men her skulle hændelse { $expected } stå: linjer mangler eller står i forkert rækkefølge.
fault-record-truncated = spilfilen stopper her uden en slutlinje: filen er skåret af.
fault-record-wrong-count = slutlinjen tæller { $said } hændelser, men der er { $found }.
fault-record-after-the-end = der står mere efter spillets slutning.
fault-record-bad-board = spillebrættet i spilfilen er ikke det, der blev spillet på: »{ $board }«.
fault-record-other-board = spillet blev spillet på »{ $board }« eller en anden version af det, ikke på dette »{ $given }«. Angiv det rigtige spillebræt med --board.
fault-record-bad-setup = et spil kan ikke begynde sådan: { $error }.
fault-record-against-the-rules = dette er imod reglerne: { $event } { $reason }
fault-record-not-what-follows = i spilfilen står der »{ $event }«, men efter reglerne skulle det være »{ $expected }«.
fault-record-impossible-luck = »{ $event }« kan ikke ske her: det kort er ikke længere tilgængeligt.
fault-record-not-the-promised-luck = kortgiveren brød sit løfte: »{ $event }« skulle være »{ $expected }«.
fault-record-no-secret = kortgiverens hemmelighed mangler, så kortgivningen kan ikke kontrolleres.
fault-record-wrong-secret = kortgiverens hemmelighed er ikke den, der blev lovet før spillet.
fault-record-not-finished = spilfilen stopper midt i en tur.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = én, to, tre, fire, fem, seks, syv, otte, ni, ti
    .neuter = ét
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } for { COUNT($spaces, form: "neuter") }
