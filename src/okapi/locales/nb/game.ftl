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
card-white = hvit
card-blue = blå
card-yellow = gul
card-orange = oransje
card-black = svart
card-red = rød
card-green = grønn
card-locomotive = lokomotiv

one-card-purple = et lilla kort
one-card-white = et hvitt kort
one-card-blue = et blått kort
one-card-yellow = et gult kort
one-card-orange = et oransje kort
one-card-black = et svart kort
one-card-red = et rødt kort
one-card-green = et grønt kort
one-card-locomotive = et lokomotiv

cards-purple = { $count } lilla
cards-white = { $count ->
    [one] { $count } hvitt
   *[other] { $count } hvite
}
cards-blue = { $count ->
    [one] { $count } blått
   *[other] { $count } blå
}
cards-yellow = { $count ->
    [one] { $count } gult
   *[other] { $count } gule
}
cards-orange = { $count } oransje
cards-black = { $count ->
    [one] { $count } svart
   *[other] { $count } svarte
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
    [one] et vognkort
   *[other] { $count } vognkort
}

## Terrain cards

terrain-desert = ørken
terrain-jungle = jungel
terrain-mountain = fjell

terrain-whole-desert = ørken & savanne
terrain-whole-jungle = jungel & skog
terrain-whole-mountain = fjell & klippe

one-terrain-desert = et ørkenkort
one-terrain-jungle = et jungelkort
one-terrain-mountain = et fjellkort

terrains-desert = { $count } ørkenkort
terrains-jungle = { $count } jungelkort
terrains-mountain = { $count } fjellkort

## The board

colour-purple = lilla
colour-white = hvit
colour-blue = blå
colour-yellow = gul
colour-orange = oransje
colour-black = svart
colour-red = rød
colour-green = grønn
colour-grey = grå

place-kind-city = by
place-kind-waystation = mellomstasjon
place-kind-terminal = endestasjon
place-kind-port = havn

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Du begynner.
   *[other] { $player } begynner.
}
event-train-card-dealt = { $who ->
    [you] Du får { $card }.
   *[other] { $player } får { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } får et vognkort.
   *[other] { $player } får { $count } vognkort.
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
    [you] Du velger mellom { $tickets }.
   *[other] { $player } velger mellom { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } får tilbudt en billett.
   *[other] { $player } får { $count } billetter å velge mellom.
}
event-train-card-laid = Lagt åpent ut: { $cards }.
event-terrain-card-laid = Lagt åpent ut: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Du beholder { $tickets }.
   *[other] { $player } beholder { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } har valgt billetter.
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
        [train] Du trekker et vognkort fra bunken.
       *[terrain] Du trekker et terrengkort fra bunken.
    }
   *[other] { $deck ->
        [train] { $player } trekker et vognkort fra bunken.
       *[terrain] { $player } trekker et terrengkort fra bunken.
    }
}
event-cards-drawn = { $who ->
    [you] Du trekker { $cards } fra { $decks ->
        [1] bunken
       *[other] bunkene
    }.
   *[other] { $player } trekker { $cards } fra { $decks ->
        [1] bunken
       *[other] bunkene
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Du tar { $taken } og trekker { $drawn } fra bunken.
   *[other] { $player } tar { $taken } og trekker { $drawn } fra bunken.
}
event-route-claimed = { $who ->
    [you] Du tar { $route } ({ $payment }) og får { $points } poeng.
   *[other] { $player } tar { $route } ({ $payment }) og får { $points } poeng.
}
event-route-claimed-doubled = { $who ->
    [you] Du tar { $route } ({ $payment }), dobler med { $spent } og får { $points } poeng.
   *[other] { $player } tar { $route } ({ $payment }), dobler med { $spent } og får { $points } poeng.
}
event-tickets-drawn = { $who ->
    [you] Du trekker { $count ->
        [one] en billett
       *[other] { $count } billetter
    }.
   *[other] { $player } trekker { $count ->
        [one] en billett
       *[other] { $count } billetter
    }.
}
event-tickets-kept = { $who ->
    [you] Du beholder { $kept }.
   *[other] { $player } beholder { $kept }.
}
event-tickets-kept-hidden = { $player } beholder { $kept ->
    [one] én billett
   *[other] { $kept } billetter
} og legger { $returned ->
    [0] ingen
    [one] én
   *[other] { $returned }
} tilbake.
event-tickets-drawn-and-kept = Du trekker billetter og beholder { $kept }.
event-passed = { $who ->
    [you] Du har ingen mulig handling og melder pass.
   *[other] { $player } har ingen mulig handling og melder pass.
}
event-setup-completed = Kortene er delt ut. Nå velger alle billetter.
event-starting-tickets-settled = Alle har valgt. Beholdte billetter: { $counts }.
event-display-swept = For mange åpne lokomotiver: alle de åpne vognkortene går til forkastningshaugen.
event-deck-rebuilt = { $deck ->
    [train] Forkastningshaugen stokkes og blir til en ny bunke med vognkort.
   *[terrain] Forkastningshaugen stokkes og blir til en ny bunke med terrengkort.
}
event-last-round-began = { $who ->
    [you] Du har nesten ingen tog igjen: alle får én tur til.
   *[other] { $player } har nesten ingen tog igjen: alle får én tur til.
}
event-turn-ended = { $who ->
    [you] Turen din er over.
   *[other] { $player } avslutter turen.
}
event-game-ended = { $reason ->
    [all-passed] Alle har meldt pass: spillet er slutt.
   *[last-round-over] Siste runde er over, og dermed er spillet slutt.
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

reason-seat-unknown = Den plassen finnes ikke ved dette bordet.
reason-turn-game-over = Spillet er slutt.
reason-turn-not-yours = Det er en annen spillers tur.
reason-turn-already-chosen = Du har allerede valgt billetter; de andre er ikke ferdige.
reason-turn-choose-tickets-first = Velg først hvilke av startbillettene du vil beholde.
reason-turn-keep-tickets-first = Velg først hvilke av billettene du trakk, du vil beholde.
reason-turn-finish-drawing-first = Du har allerede trukket ett kort; trekk det andre nå.
reason-draw-not-face-up = Det ligger ikke noe slikt kort åpent ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Du kan bare ta et åpent lokomotiv som ditt første kort.
reason-draw-deck-empty = { $deck ->
    [train] Bunken med vognkort er tom.
   *[terrain] Bunken med terrengkort er tom.
}
reason-claim-route-unknown-route = Det finnes ikke noe spor «{ $route }» på dette brettet.
reason-claim-route-taken = Dette sporet er allerede tatt.
reason-claim-route-twin-taken = Med så få spillere kan bare ett av sporene i et dobbeltspor tas, og det andre er allerede tatt.
reason-claim-route-twin-is-yours = Du har allerede det andre sporet i dette dobbeltsporet; ingen spiller kan ta begge.
reason-claim-route-too-few-trains = { $have ->
    [0] Sporet krever { $needed } tog, og du har ingen igjen.
    [one] Sporet krever { $needed } tog, og du har bare { $have } igjen.
   *[other] Sporet krever { $needed } tog, og du har bare { $have } igjen.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Sporet har { $needed } felt og koster derfor { $needed } kort, ikke { $paid }.
   *[other] Sporet har { $needed } felter og koster derfor { $needed } kort, ikke { $paid }.
}
reason-claim-route-mixed-colours = Bortsett fra lokomotiver må alle kortene du betaler med, ha samme farge.
reason-claim-route-wrong-colour = Du kan bare betale for dette sporet med kort i sporets farge ({ $colour }) og lokomotiver.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Denne fergen må betales med minst { $needed } lokomotiv.
   *[other] Denne fergen må betales med minst { $needed } lokomotiver.
}
reason-claim-route-cards-not-in-hand = Du har ikke de kortene på hånden.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Doblingen ville kreve { $needed } lokomotiv
   *[other] Doblingen ville kreve { $needed } lokomotiver
}; etter betalingen har du { $have ->
    [0] ingen
   *[other] { $have }
} igjen.
reason-claim-route-no-majority = { $wild ->
    [0] Du kan bare doble dette sporet hvis ingen har flere { $terrain }kort enn du har: du har { $own }, en annen spiller har { $rival }.
    [one] Du kan bare doble dette sporet hvis ingen har flere { $terrain }kort enn du har: du har { $own } og spiller { $wild } lokomotiv, en annen spiller har { $rival }.
   *[other] Du kan bare doble dette sporet hvis ingen har flere { $terrain }kort enn du har: du har { $own } og spiller { $wild } lokomotiver, en annen spiller har { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Doblingen koster { $needed } { $terrain }kort, og du har { $own }.
    [one] Doblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiv.
   *[other] Doblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiver.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Du kan spille høyst { $max } lokomotiv som terreng her, ikke { $wild }.
   *[other] Du kan spille høyst { $max } lokomotiver som terreng her, ikke { $wild }.
}
reason-tickets-none-left = Det er ingen billetter igjen å trekke.
reason-tickets-none-on-offer = Du har ingen billetter å velge mellom; trekk billetter først.
reason-tickets-not-on-offer = «{ $ticket }» er ikke en av billettene du kan velge mellom.
reason-tickets-named-twice = Du kan bare beholde hver billett én gang.
reason-tickets-too-few-kept = { $needed ->
    [one] Behold minst { $needed } billett; du har valgt { $kept }.
   *[other] Behold minst { $needed } billetter; du har valgt { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Behold minst { $needed } av startbillettene; du har valgt { $kept }.
reason-pass-something-is-possible = Du kan bare melde pass når du ikke kan gjøre noe annet.

## Why no game can begin; told behind a colon

obstacle-players = spillet er for { $min } til { $max } spillere, ikke { $players }
obstacle-train-cards = { $players ->
    [one] det er for få vognkort ({ $cards }) til { $players } spiller
   *[other] det er for få vognkort ({ $cards }) til { $players } spillere
}
obstacle-terrain-cards = { $players ->
    [one] det er for få terrengkort ({ $cards }) til { $players } spiller
   *[other] det er for få terrengkort ({ $cards }) til { $players } spillere
}
obstacle-tickets = { $players ->
    [one] det er for få billetter ({ $tickets }) til { $players } spiller
   *[other] det er for få billetter ({ $tickets }) til { $players } spillere
}
obstacle-tickets-dealt = { $dealt ->
    [one] en spiller som får { $dealt } billett, kan ikke beholde { $kept }
   *[other] en spiller som får { $dealt } billetter, kan ikke beholde { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] en spiller som trekker { $drawn } billett, kan ikke beholde { $kept }
   *[other] en spiller som trekker { $drawn } billetter, kan ikke beholde { $kept }
}
obstacle-swept-for-ever = antallet lokomotiver som fjerner de åpne kortene, må være minst 1
obstacle-route-without-points = { $length ->
    [one] reglene gir ingen poeng for et spor på { $length } felt
   *[other] reglene gir ingen poeng for et spor på { $length } felter
}
obstacle-no-draws = en spiller må kunne trekke minst ett kort
obstacle-too-few-trains = med bare { $trains } tog til hver ville spillet være slutt før det begynte

## What is wrong with the record of a game

fault-record-unreadable-file = filen kan ikke leses: { $error }.
fault-record-no-such-file = filen finnes ikke.
fault-record-empty = filen er tom.
fault-record-too-large = filen er større enn { $megabytes } MB; så stor er ingen spillfil.
fault-record-not-a-record = dette er ikke en spillfil fra Okapi.
fault-record-unknown-format = spillfilen har format { $format }, men denne versjonen av Okapi leser format { $known }.
fault-record-unreadable-line = linjen er skadet.
fault-record-edited = denne linjen, eller en før den, er endret etter at den ble skrevet.
fault-record-out-of-order = dette er hendelse { $seq }, men hendelse { $expected } skulle kommet nå: linjer mangler eller står i feil rekkefølge.
fault-record-truncated = spillfilen stopper her uten sluttlinje: filen er kuttet.
fault-record-wrong-count = sluttlinjen teller { $said } hendelser, men det er { $found }.
fault-record-after-the-end = det står mer etter at spillet er slutt.
fault-record-bad-board = brettet i spillfilen er et annet enn det spillet ble spilt på: «{ $board }».
fault-record-other-board = spillet ble spilt på «{ $board }» eller en annen versjon av det, ikke på dette «{ $given }». Oppgi riktig brett med --board.
fault-record-bad-setup = et spill kan ikke begynne slik: { $error }.
fault-record-against-the-rules = dette er mot reglene: { $event } { $reason }
fault-record-not-what-follows = i spillfilen står det «{ $event }», men etter reglene skulle det vært «{ $expected }».
fault-record-impossible-luck = «{ $event }» kan ikke skje her: det kortet eller den billetten er ikke lenger tilgjengelig.
fault-record-not-the-promised-luck = kortgiveren brøt løftet sitt: «{ $event }» skulle vært «{ $expected }».
fault-record-no-secret = kortgiverens hemmelighet mangler, så utdelingen kan ikke kontrolleres.
fault-record-wrong-secret = kortgiverens hemmelighet er ikke den som ble lovet før spillet.
fault-record-not-finished = spillfilen stopper midt i en tur.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = én, to, tre, fire, fem, seks, sju, åtte, ni, ti
    .neuter = ett
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } for { COUNT($spaces, form: "neuter") }
