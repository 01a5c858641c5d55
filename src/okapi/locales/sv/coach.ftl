# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Gå igenom ett avslutat parti: vad varje beslut var värt, vad som var slump och vilka ögonblick som var avgörande.
option-review-seat = Bedöm bara den här spelarens beslut, och tilltala spelaren direkt: ett platsnummer eller ett namn.
option-review-decisions = Visa varje beslut, vad det kostade och vad som var bättre.
option-review-svg = Spara en bild av genomgången i den här filen.
command-learn = Försök igen med det som kostade dig mest i ett avslutat parti: hitta ett bättre drag och få genast veta vad det är värt.
option-learn-seat = Vems beslut: ett platsnummer eller ett namn. Behövs inte om en enda person spelade mot bottar.
review-not-installed = För en genomgång behövs ett paket till: pip install "okapi-railways[fast]"
review-not-finished = { $file }: partiet är inte slut än, och bara ett avslutat parti kan gås igenom. Spela vidare med: okapi play --resume { $file }
review-other-board = { $file }: partiet spelades på en spelplan eller efter regler som tränaren inte känner till. Tränaren går igenom partier på Okapis egen spelplan.
review-progress = Bedömda beslut

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Avgörande ögonblick
review-no-moments = Inget ögonblick stack ut.
review-ledger = Slump och val, i procentenheter av vinstchansen
review-decisions = Beslut
review-picture = Vinstchansen under partiet, och varifrån den kom
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Början
ledger-starting-hand = Startkort
ledger-blind = Dragna i blindo
ledger-turned-up = Uppvända kort
ledger-tickets = Dragna biljettkort
ledger-own-choices = Egna val
ledger-choices-of-others = Andras val
ledger-result = Resultat
ledger-luck-points = Slump i poäng
ledger-lost = Bortskänkt (procentenheter)

## What decisions are called, above their number

verdict-fine = Bra
verdict-inexact = Oprecisa
verdict-mistake = Misstag
verdict-blunder = Grova misstag

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Före första turen
   *[other] Tur { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } mutar in { $route } utan att dubbla. Det gick att dubbla, och det var värt { $points } poäng och { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    } vinstchans.
moment-better-move = { $when }, { $player } valde: { $played }. Bättre (+{ $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    }): { $better }.
moment-cut-off = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } mutar in { $route }, och { $whom ->
        [you] du
       *[other] { $rival }
    } kan inte längre klara { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } behåller { $ticket } fast det ännu fattas { $trains ->
        [one] { $trains } ruta
       *[other] { $trains } rutor
    }, och klarar det aldrig.
moment-colour-never-came = { $who ->
        [you] Du saknar
       *[other] { $player } saknar
    } { $cards } kort till { $route } ({ $card }) från och med tur { $turn }. Bland { $draws } dragna kort finns inget i den färgen, inget ligger någonsin uppvänt, och { $ticket } förblir oavklarat.
moment-ticket-too-late = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } drar { $ticket } för sent: { $trains ->
        [one] { $trains } ruta
       *[other] { $trains } rutor
    } fattas, och { $turns ->
        [0] ingen tur
        [one] en tur
       *[other] { $turns } turer
    } återstår.
moment-ticket-hopeless = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } behåller { $ticket }, som inte längre går att klara.
moment-lucky-card = { $when }: ett lyckosamt kort ({ $card }) för { $who ->
        [you] dig
       *[other] { $player }
    }. Vinstchans: +{ $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    }.
moment-unlucky-card = { $when }: ett otursamt kort ({ $card }) för { $who ->
        [you] dig
       *[other] { $player }
    }. Vinstchans: −{ $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } har tur med biljettkorten. Vinstchans: +{ $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } har otur med biljettkorten. Vinstchans: −{ $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    }.
moment-upswing = { $when }, { $player } valde: { $played }. { $whom ->
        [you] Din vinstchans stiger
       *[other] Vinstchansen för { $rival } stiger
    } från { $before } % till { $after } %.
moment-downswing = { $when }, { $player } valde: { $played }. { $whom ->
        [you] Din vinstchans sjunker
       *[other] Vinstchansen för { $rival } sjunker
    } från { $before } % till { $after } %.

## Facts that follow the sentence about a moment. “Before tickets”: by the points for routes alone.

fact-ahead = Innan biljettkorten räknas ligger { $who ->
        [you] du
       *[other] { $player }
    } före { $whom ->
        [you] dig
       *[other] { $rival }
    } med { $points } poäng.
fact-behind = Innan biljettkorten räknas ligger { $who ->
        [you] du
       *[other] { $player }
    } efter { $whom ->
        [you] dig
       *[other] { $rival }
    } med { $points } poäng.
fact-level = Innan biljettkorten räknas ligger { $who ->
        [you] du
       *[other] { $player }
    } och { $whom ->
        [you] du
       *[other] { $rival }
    } lika.
fact-on-the-way = Den sträckan hör till den kortaste förbindelsen för { $ticket }, där det ännu fattas { $trains ->
        [one] { $trains } ruta
       *[other] { $trains } rutor
    }.
fact-taken-later = { $whom ->
        [you] Du mutar
       *[other] { $rival } mutar
    } in den i tur { $turn }.
fact-card-wanted = Den färgen fattas ännu för { $ticket }.

## Moves as they stand after a colon

move-take = ta { $card }
move-draw = { $deck ->
    [train] dra från tågkortshögen
   *[terrain] dra från terrängkortshögen
}
move-draw-tickets = dra biljettkort
move-keep = behåll { $tickets }
move-claim = muta in { $route }
move-claim-doubled = muta in { $route } och dubbla
move-pass = passa

## Every decision, one by one

decision-fine = { $when }, { $player } valde: { $played }. Bra.
decision-inexact = { $when }, { $player } valde: { $played }. Oprecist; det kostar { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    } vinstchans.
decision-mistake = { $when }, { $player } valde: { $played }. Ett misstag; det kostar { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    } vinstchans.
decision-blunder = { $when }, { $player } valde: { $played }. Ett grovt misstag; det kostar { $percent ->
        [one] { $percent } procentenhet
       *[other] { $percent } procentenheter
    } vinstchans.
decision-better = Bättre: { $move } ({ $percent } % vinstchans).

## What the server refuses: reason-<reason>

reason-review-not-installed = Den här servern har ingen tränare. Den som driver den kan lägga till den: pip install "okapi-railways[fast]"
reason-review-unknown = Den genomgången finns inte, eller så har den tagits bort.
reason-review-bad-record = Det här är inte ett helt, oförändrat protokoll (rad { $line }). Ladda upp filen precis som du laddade ner den.
reason-review-unknown-board = Det här partiet spelades på en spelplan som servern inte har: { $board }.
reason-review-wrong-players = Spelare i det här protokollet: { $players }. Vid ett bord här ryms { $min } till { $max }.
reason-review-unknown-rules = Det här partiet spelades med regler som inget bord här kan välja, så det går inte att gå igenom.
reason-review-board-unknown = Tränaren känner inte till partiets spelplan eller regler.
reason-review-not-finished = Partiet är inte slut, och bara ett avslutat parti kan gås igenom.
reason-review-played-on = Ett parti som har spelats vidare från ett annat kan inte gås igenom. Gå igenom originalet.
reason-review-failed = Genomgången misslyckades. Försök igen; felet har loggats.
reason-advice-not-agreed = Här spelar andra människor också, och bordet har inte kommit överens om råd. Det bestäms innan partiet börjar.
reason-advice-not-your-turn = Du har inget att besluta just nu.
reason-advice-none = Tränaren har inget svar just nu. Försök igen.
reason-play-on-no-such-moment = Det fanns inget att besluta i det ögonblicket, så därifrån går det inte att spela vidare. Välj ett annat.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Bäst: { $move }. { $because } Vinstchans: { $percent } %.
advice-next = Också bra: { $move }. { $because } Vinstchans: { $percent } %.
advice-nothing = Tränaren har inget råd just nu.
advice-not-installed = För råd behövs ett paket till: pip install "okapi-railways[fast]"
