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

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Vagabond
bot-random-text = gør hvad som helst, der er tilladt
bot-greedy = Husskade
bot-greedy-text = tager det, der glimter mest
bot-opportunist = Lykkeridder
bot-opportunist-text = bygger det, kortene lige rækker til
bot-racer = Lyntog
bot-racer-text = lange strækninger og hurtigt i mål
bot-long-route = Hovedbane
bot-long-route-text = sparer op til de længste strækninger
bot-hungry = Slughals
bot-hungry-text = får aldrig rutekort nok
bot-route-focused = Landmåler
bot-route-focused-text = bygger de korteste veje
bot-hoarder = Hamster
bot-hoarder-text = samler terrænkort og får så dobbelt point
bot-planner = Ingeniør
bot-planner-text = planlægger det hele samlet, den stærkeste

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
    [you] Du kan vælge mellem { $tickets }.
   *[other] { $player } kan vælge mellem { $tickets }.
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
event-passed = { $who ->
    [you] Du kan ikke gøre noget og melder pas.
   *[other] { $player } kan ikke gøre noget og melder pas.
}
event-setup-completed = Alt er delt ud; nu vælger alle deres rutekort.
event-starting-tickets-settled = Alle har valgt. Beholdte rutekort: { $counts }.
event-display-swept = Tre lokomotiver ligger fremme: alle synlige togvognskort lægges i bunken med brugte kort.
event-deck-rebuilt = { $deck ->
    [train] De brugte togvognskort blandes og bliver til en ny bunke.
   *[terrain] De brugte terrænkort blandes og bliver til en ny bunke.
}
event-last-round-began = { $who ->
    [you] Du har næsten ikke flere togvogne tilbage: alle får én tur til.
   *[other] { $player } har næsten ikke flere togvogne tilbage: alle får én tur til.
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

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Den plads findes ikke ved dette bord.
reason-turn-game-over = Spillet er slut.
reason-turn-not-yours = Det er ikke din tur.
reason-turn-already-chosen = Du har allerede valgt dine rutekort; de andre vælger stadig.
reason-turn-choose-tickets-first = Vælg først, hvilke af dine første rutekort du beholder.
reason-turn-keep-tickets-first = Vælg først, hvilke af de trukne rutekort du beholder.
reason-turn-finish-drawing-first = Du er begyndt at trække kort; træk det andet.
reason-draw-not-face-up = Sådan et kort ligger ikke synligt fremme ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Et synligt lokomotiv koster hele turen: det kan ikke være dit andet kort.
reason-draw-deck-empty = { $deck ->
    [train] Bunken med togvognskort er tom.
   *[terrain] Bunken med terrænkort er tom.
}
reason-claim-route-unknown-route = Der er ingen strækning »{ $route }« på denne spilleplade.
reason-claim-route-taken = Den strækning er allerede optaget.
reason-claim-route-twin-taken = Med så få spillere må kun det ene spor i et dobbeltspor bruges, og det andet er allerede optaget.
reason-claim-route-twin-is-yours = Du ejer det andet spor i dette dobbeltspor; ingen må have begge.
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
reason-claim-route-mixed-colours = Du betaler med kort i én farve, eventuelt sammen med lokomotiver.
reason-claim-route-wrong-colour = Strækningen kan kun betales med kort i strækningens farve ({ $colour }) og lokomotiver.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Denne færge kræver mindst { $needed } lokomotiv i betalingen.
   *[other] Denne færge kræver mindst { $needed } lokomotiver i betalingen.
}
reason-claim-route-cards-not-in-hand = De kort har du ikke på hånden.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Fordoblingen ville kræve { $needed } lokomotiv
   *[other] Fordoblingen ville kræve { $needed } lokomotiver
}; efter betalingen har du { $have ->
    [0] ingen
   *[other] { $have }
} tilbage.
reason-claim-route-no-majority = { $wild ->
    [0] Du kan kun fordoble, hvis ingen har flere { $terrain }kort end dig: du har { $own }, en anden har { $rival }.
    [one] Du kan kun fordoble, hvis ingen har flere { $terrain }kort end dig: du har { $own } og spiller { $wild } lokomotiv, en anden har { $rival }.
   *[other] Du kan kun fordoble, hvis ingen har flere { $terrain }kort end dig: du har { $own } og spiller { $wild } lokomotiver, en anden har { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Fordoblingen koster { $needed } { $terrain }kort, og du har { $own }.
    [one] Fordoblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiv.
   *[other] Fordoblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiver.
}
reason-claim-route-too-many-locomotives = { $most ->
    [one] Højst { $most } lokomotiv gør nytte som terræn her, ikke { $wild }.
   *[other] Højst { $most } lokomotiver gør nytte som terræn her, ikke { $wild }.
}
reason-tickets-none-left = Der er ikke flere rutekort at trække.
reason-tickets-none-on-offer = Der er ingen rutekort at vælge imellem; træk nogle først.
reason-tickets-not-on-offer = »{ $ticket }« er ikke et af de rutekort, du kan vælge imellem.
reason-tickets-named-twice = Et rutekort kan kun beholdes én gang.
reason-tickets-too-few-kept = { $needed ->
    [one] Behold mindst { $needed } rutekort; du har valgt { $kept }.
   *[other] Behold mindst { $needed } rutekort; du har valgt { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Behold mindst { $needed } af dine første rutekort; du har valgt { $kept }.
reason-pass-something-is-possible = Kun den, der ikke kan gøre andet, må melde pas.

## Why no game can begin; told behind a colon

obstacle-players = spillet er for { $fewest } til { $most } spillere, ikke { $players }
obstacle-train-cards = { $players ->
    [one] der er for få togvognskort ({ $cards }) til at dele ud til { $players } spiller
   *[other] der er for få togvognskort ({ $cards }) til at dele ud til { $players } spillere
}
obstacle-terrain-cards = { $players ->
    [one] der er for få terrænkort ({ $cards }) til at dele ud til { $players } spiller
   *[other] der er for få terrænkort ({ $cards }) til at dele ud til { $players } spillere
}
obstacle-tickets = { $players ->
    [one] der er for få rutekort ({ $tickets }) til at dele ud til { $players } spiller
   *[other] der er for få rutekort ({ $tickets }) til at dele ud til { $players } spillere
}
obstacle-tickets-dealt = når der deles { $dealt } rutekort ud, kan man ikke beholde { $kept }
obstacle-tickets-drawn = når der trækkes { $drawn } rutekort, kan man ikke beholde { $kept }
obstacle-swept-for-ever = de synlige kort udskiftes ved et vist antal lokomotiver, ikke ved nul: ellers ville det aldrig holde op
obstacle-route-without-points = { $length ->
    [one] der er ingen point for en strækning på { $length } felt
   *[other] der er ingen point for en strækning på { $length } felter
}
obstacle-no-draws = den, der trækker kort, skal kunne trække mindst ét i sin tur
obstacle-too-few-trains = med så få togvogne ({ $trains }) ville spillet være slut, før det begyndte

## What is wrong with the record of a game

fault-record-unreadable-file = den kan ikke læses: { $error }.
fault-record-empty = filen er tom.
fault-record-too-large = filen er større end { $megabytes } megabyte; så stor er ingen optegnelse af et spil.
fault-record-not-a-record = dette er ikke optegnelsen af et Okapi-spil.
fault-record-unknown-format = den er skrevet i format { $format }, og denne version af Okapi læser format { $known }.
fault-record-unreadable-line = linjen er beskadiget: { $error }.
fault-record-edited = linjen, eller en før den, er ændret, efter at den blev skrevet.
fault-record-out-of-order = her står hændelse { $seq }, men det skulle være hændelse { $expected }: linjer mangler eller er byttet om.
fault-record-truncated = dette er den sidste linje, og der følger ingen slutning: filen er skåret af.
fault-record-wrong-count = slutningen taler om { $said } hændelser, og der er { $found }.
fault-record-after-the-end = der følger noget efter spillets slutning.
fault-record-other-board = spillet blev spillet på en anden spilleplade eller en anden udgave af den: »{ $board }«, ikke denne »{ $given }«. Angiv den rigtige med --board.
fault-record-bad-setup = sådan kan intet spil begynde: { $error }.
fault-record-against-the-rules = mod reglerne: { $event } { $reason }
fault-record-not-what-follows = der står »{ $event }«, men efter reglerne følger »{ $expected }«.
fault-record-impossible-luck = »{ $event }« kan ikke ske her: der er ikke flere af den slags kort tilbage.
fault-record-not-the-promised-luck = kortgiveren har ikke delt ud som lovet: »{ $event }« skulle være »{ $expected }«.
fault-record-no-secret = kortgiverens hemmelighed mangler, så lodtrækningen kan ikke kontrolleres.
fault-record-wrong-secret = kortgiverens hemmelighed er ikke den, der blev lovet før spillet.
fault-record-not-finished = optegnelsen stopper midt i et træk.
