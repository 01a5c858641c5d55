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

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Landstryker
bot-random-text = gjør hva som helst som er lov
bot-greedy = Skjære
bot-greedy-text = tar det som glitrer mest
bot-opportunist = Lykkejeger
bot-opportunist-text = bygger det kortene tilfeldigvis rekker til
bot-racer = Lyntog
bot-racer-text = lange spor og fort i mål
bot-long-route = Stambane
bot-long-route-text = sparer til de lengste sporene
bot-hungry = Slukhals
bot-hungry-text = får aldri nok billetter
bot-route-focused = Landmåler
bot-route-focused-text = bygger de korteste veiene
bot-hoarder = Hamster
bot-hoarder-text = samler terrengkort og får så dobbelt poeng
bot-planner = Ingeniør
bot-planner-text = planlegger alt under ett, den sterkeste

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
    [you] Du kan velge mellom { $tickets }.
   *[other] { $player } kan velge mellom { $tickets }.
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
event-passed = { $who ->
    [you] Du kan ikke gjøre noe og melder pass.
   *[other] { $player } kan ikke gjøre noe og melder pass.
}
event-setup-completed = Alt er delt ut; nå velger alle billettene sine.
event-starting-tickets-settled = Alle har valgt. Beholdte billetter: { $counts }.
event-display-swept = Tre lokomotiver ligger åpent: alle åpne vognkort går til forkastningshaugen.
event-deck-rebuilt = { $deck ->
    [train] Forkastningshaugen med vognkort stokkes og blir til en ny bunke.
   *[terrain] Forkastningshaugen med terrengkort stokkes og blir til en ny bunke.
}
event-last-round-began = { $who ->
    [you] Du har nesten ikke flere tog igjen: alle får én tur til.
   *[other] { $player } har nesten ikke flere tog igjen: alle får én tur til.
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

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Den plassen finnes ikke ved dette bordet.
reason-turn-game-over = Spillet er slutt.
reason-turn-not-yours = Det er ikke din tur.
reason-turn-already-chosen = Du har allerede valgt billettene dine; de andre velger fremdeles.
reason-turn-choose-tickets-first = Velg først hvilke av startbillettene du beholder.
reason-turn-keep-tickets-first = Velg først hvilke av de trukne billettene du beholder.
reason-turn-finish-drawing-first = Du har begynt å trekke kort; trekk det andre.
reason-draw-not-face-up = Et slikt kort ligger ikke åpent ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Et åpent lokomotiv koster hele turen: det kan ikke være det andre kortet ditt.
reason-draw-deck-empty = { $deck ->
    [train] Bunken med vognkort er tom.
   *[terrain] Bunken med terrengkort er tom.
}
reason-claim-route-unknown-route = Det finnes ikke noe spor «{ $route }» på dette brettet.
reason-claim-route-taken = Det sporet er allerede tatt.
reason-claim-route-twin-taken = Med så få spillere kan bare ett av sporene i et dobbeltspor tas, og det andre er allerede tatt.
reason-claim-route-twin-is-yours = Du eier det andre sporet i dette dobbeltsporet; ingen kan ha begge.
reason-claim-route-too-few-trains = { $have ->
    [0] Sporet krever { $needed } tog, og du har ingen igjen.
    [one] Sporet krever { $needed } tog, og du har bare { $have } igjen.
   *[other] Sporet krever { $needed } tog, og du har bare { $have } igjen.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Sporet har { $needed } felt og koster derfor { $needed } kort, ikke { $paid }.
   *[other] Sporet har { $needed } felter og koster derfor { $needed } kort, ikke { $paid }.
}
reason-claim-route-mixed-colours = Du betaler med kort i én farge, eventuelt sammen med lokomotiver.
reason-claim-route-wrong-colour = Sporet kan bare betales med kort i fargen til sporet ({ $colour }) og lokomotiver.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Denne fergen krever minst { $needed } lokomotiv i betalingen.
   *[other] Denne fergen krever minst { $needed } lokomotiver i betalingen.
}
reason-claim-route-cards-not-in-hand = De kortene har du ikke på hånden.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Doblingen ville kreve { $needed } lokomotiv
   *[other] Doblingen ville kreve { $needed } lokomotiver
}; etter betalingen har du { $have ->
    [0] ingen
   *[other] { $have }
} igjen.
reason-claim-route-no-majority = { $wild ->
    [0] Du kan bare doble hvis ingen har flere { $terrain }kort enn du har: du har { $own }, en annen har { $rival }.
    [one] Du kan bare doble hvis ingen har flere { $terrain }kort enn du har: du har { $own } og spiller { $wild } lokomotiv, en annen har { $rival }.
   *[other] Du kan bare doble hvis ingen har flere { $terrain }kort enn du har: du har { $own } og spiller { $wild } lokomotiver, en annen har { $rival }.
}
reason-claim-route-too-few-terrain-cards = { $wild ->
    [0] Doblingen koster { $needed } { $terrain }kort, og du har { $own }.
    [one] Doblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiv.
   *[other] Doblingen koster { $needed } { $terrain }kort; du har { $own } og spiller { $wild } lokomotiver.
}
reason-claim-route-too-many-locomotives = { $most ->
    [one] Høyst { $most } lokomotiv er til nytte som terreng her, ikke { $wild }.
   *[other] Høyst { $most } lokomotiver er til nytte som terreng her, ikke { $wild }.
}
reason-tickets-none-left = Det er ingen billetter igjen å trekke.
reason-tickets-none-on-offer = Det er ingen billetter å velge mellom; trekk noen først.
reason-tickets-not-on-offer = «{ $ticket }» er ikke en av billettene du kan velge mellom.
reason-tickets-named-twice = En billett kan bare beholdes én gang.
reason-tickets-too-few-kept = { $needed ->
    [one] Behold minst { $needed } billett; du har valgt { $kept }.
   *[other] Behold minst { $needed } billetter; du har valgt { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Behold minst { $needed } av startbillettene; du har valgt { $kept }.
reason-pass-something-is-possible = Bare den som ikke kan gjøre noe annet, kan melde pass.

## Why no game can begin; told behind a colon

obstacle-players = spillet er for { $fewest } til { $most } spillere, ikke { $players }
obstacle-train-cards = { $players ->
    [one] det er for få vognkort ({ $cards }) til å dele ut til { $players } spiller
   *[other] det er for få vognkort ({ $cards }) til å dele ut til { $players } spillere
}
obstacle-terrain-cards = { $players ->
    [one] det er for få terrengkort ({ $cards }) til å dele ut til { $players } spiller
   *[other] det er for få terrengkort ({ $cards }) til å dele ut til { $players } spillere
}
obstacle-tickets = { $players ->
    [one] det er for få billetter ({ $tickets }) til å dele ut til { $players } spiller
   *[other] det er for få billetter ({ $tickets }) til å dele ut til { $players } spillere
}
obstacle-tickets-dealt = { $dealt ->
    [one] når det deles ut { $dealt } billett, kan man ikke beholde { $kept }
   *[other] når det deles ut { $dealt } billetter, kan man ikke beholde { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] når det trekkes { $drawn } billett, kan man ikke beholde { $kept }
   *[other] når det trekkes { $drawn } billetter, kan man ikke beholde { $kept }
}
obstacle-swept-for-ever = de åpne kortene skiftes ut ved et visst antall lokomotiver, ikke ved null: ellers ville det aldri ta slutt
obstacle-route-without-points = { $length ->
    [one] det er ingen poeng for et spor på { $length } felt
   *[other] det er ingen poeng for et spor på { $length } felter
}
obstacle-no-draws = den som trekker kort, må kunne trekke minst ett i sin tur
obstacle-too-few-trains = med så få tog ({ $trains }) ville spillet være slutt før det begynte

## What is wrong with the record of a game

fault-record-unreadable-file = den kan ikke leses: { $error }.
fault-record-empty = filen er tom.
fault-record-too-large = filen er større enn { $megabytes } megabyte; så stor er ingen opptegnelse av et spill.
fault-record-not-a-record = dette er ikke opptegnelsen av et Okapi-spill.
fault-record-unknown-format = den er skrevet i format { $format }, og denne versjonen av Okapi leser format { $known }.
fault-record-unreadable-line = linjen er skadet: { $error }.
fault-record-edited = linjen, eller en før den, er endret etter at den ble skrevet.
fault-record-out-of-order = her står hendelse { $seq }, men det skulle vært hendelse { $expected }: linjer mangler eller er byttet om.
fault-record-truncated = dette er den siste linjen, og det følger ingen slutt: filen er kuttet.
fault-record-wrong-count = slutten nevner { $said } hendelser, og det er { $found }.
fault-record-after-the-end = det følger noe etter at spillet er slutt.
fault-record-other-board = spillet ble spilt på et annet brett, eller en annen utgave av det: «{ $board }», ikke dette «{ $given }». Oppgi det riktige med --board.
fault-record-bad-setup = slik kan ikke noe spill begynne: { $error }.
fault-record-against-the-rules = mot reglene: { $event } { $reason }
fault-record-not-what-follows = det står «{ $event }», men etter reglene følger «{ $expected }».
fault-record-impossible-luck = «{ $event }» kan ikke skje her: det er ikke flere slike kort eller billetter igjen.
fault-record-not-the-promised-luck = kortgiveren delte ikke ut som lovet: «{ $event }» skulle vært «{ $expected }».
fault-record-no-secret = kortgiverens hemmelighet mangler, så trekningen kan ikke kontrolleres.
fault-record-wrong-secret = kortgiverens hemmelighet er ikke den som ble lovet før spillet.
fault-record-not-finished = opptegnelsen stopper midt i et trekk.
