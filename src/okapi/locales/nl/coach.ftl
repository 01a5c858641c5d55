# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Bespreek een afgelopen partij: wat elke beslissing waard was, wat geluk was en welke momenten telden.
option-review-seat = Beoordeel alleen de beslissingen van deze speler en spreek die speler aan: het nummer van de stoel of een naam.
option-review-decisions = Toon elke beslissing, met wat die kostte en wat beter was.
option-review-svg = Bewaar een afbeelding van de bespreking in dit bestand.
command-learn = Probeer opnieuw wat je in een afgelopen partij het meest gekost heeft: zoek een betere zet en hoor meteen wat die waard is.
option-learn-seat = Wiens beslissingen: het nummer van een stoel of een naam. Niet nodig als één mens tegen bots speelde.
review-not-installed = Voor een bespreking is nog een pakket nodig: pip install "okapi-railways[fast]"
review-not-finished = { $file }: deze partij is nog niet afgelopen, en alleen een afgelopen partij kan besproken worden. Om verder te spelen: okapi play --resume { $file }
review-other-board = { $file }: deze partij is gespeeld op een bord of volgens regels die de coach niet kent. Hij bespreekt partijen op Okapi’s eigen bord.
review-progress = Beslissingen beoordeeld

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Sleutelmomenten
review-no-moments = Geen moment sprong eruit.
review-ledger = Geluk en keuzes, in procentpunten winstkans
review-decisions = Beslissingen
review-picture = De winstkans tijdens de partij, en waar die vandaan kwam
percent = { $percent }%

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Begin
ledger-starting-hand = Startkaarten
ledger-blind = Blind getrokken
ledger-turned-up = Opengelegd
ledger-tickets = Getrokken bestemmingen
ledger-own-choices = Eigen keuzes
ledger-choices-of-others = Keuzes van anderen
ledger-result = Uitslag
ledger-luck-points = Geluk in punten
ledger-lost = Weggegeven (procentpunten)

## What decisions are called, above their number

verdict-fine = Goed
verdict-inexact = Slordigheden
verdict-mistake = Fouten
verdict-blunder = Blunders

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Vóór de eerste beurt
   *[other] Beurt { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] jij
       *[other] { $player }
    } claimt { $route } zonder te verdubbelen. Verdubbelen kon wel en was { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en { $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    } winstkans waard.
moment-better-move = { $when }, { $player }: { $played }. Beter (+{ $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    }): { $better }.
moment-cut-off = { $when }: { $who ->
        [you] jij
       *[other] { $player }
    } claimt { $route }, en { $whom ->
        [you] jij kunt
       *[other] { $rival } kan
    } { $ticket } niet meer voltooien.
moment-ticket-failed = { $when }: { $who ->
        [you] jij houdt
       *[other] { $player } houdt
    } { $ticket } terwijl er nog { $trains ->
        [one] { $trains } vakje ontbreekt
       *[other] { $trains } vakjes ontbreken
    }, en voltooit die kaart nooit.
moment-colour-never-came = Vanaf beurt { $turn } { $who ->
        [you] kom je
       *[other] komt { $player }
    } voor { $route } ({ $card }) { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } tekort. In { $draws } keer trekken komt er geen kaart van die kleur, blind of open, en { $ticket } wordt nooit voltooid.
moment-ticket-too-late = { $when }: { $who ->
        [you] jij
       *[other] { $player }
    } trekt { $ticket } te laat, met nog { $trains ->
        [one] { $trains } vakje
       *[other] { $trains } vakjes
    } te bouwen en { $turns ->
        [0] geen beurt
        [one] één beurt
       *[other] { $turns } beurten
    } over.
moment-ticket-hopeless = { $when }: { $who ->
        [you] jij
       *[other] { $player }
    } houdt { $ticket }, terwijl die kaart niet meer te voltooien is.
moment-lucky-card = { $when }: een gelukskaart ({ $card }) voor { $who ->
        [you] jou
       *[other] { $player }
    }. Winstkans: +{ $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    }.
moment-unlucky-card = { $when }: een pechkaart ({ $card }) voor { $who ->
        [you] jou
       *[other] { $player }
    }. Winstkans: −{ $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] jij hebt
       *[other] { $player } heeft
    } geluk met de getrokken bestemmingen. Winstkans: +{ $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] jij hebt
       *[other] { $player } heeft
    } pech met de getrokken bestemmingen. Winstkans: −{ $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    }.
moment-upswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Jouw winstkans stijgt
       *[other] De winstkans van { $rival } stijgt
    } van { $before }% naar { $after }%.
moment-downswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Jouw winstkans daalt
       *[other] De winstkans van { $rival } daalt
    } van { $before }% naar { $after }%.

## Facts that follow the sentence about a moment. “Not counting tickets”: by the points for routes alone.

fact-ahead = Bestemmingen niet meegerekend { $who ->
        [you] heb je
       *[other] heeft { $player }
    } een voorsprong van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op { $whom ->
        [you] jou
       *[other] { $rival }
    }.
fact-behind = Bestemmingen niet meegerekend { $who ->
        [you] heb je
       *[other] heeft { $player }
    } een achterstand van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op { $whom ->
        [you] jou
       *[other] { $rival }
    }.
fact-level = Bestemmingen niet meegerekend staan { $who ->
        [you] jij
       *[other] { $player }
    } en { $whom ->
        [you] jij
       *[other] { $rival }
    } gelijk.
fact-on-the-way = Die route ligt op de kortste verbinding voor { $ticket }, waarvoor nog { $trains ->
        [one] { $trains } vakje ontbreekt
       *[other] { $trains } vakjes ontbreken
    }.
fact-taken-later = { $whom ->
        [you] Jij claimt
       *[other] { $rival } claimt
    } die in beurt { $turn }.
fact-card-wanted = Die kleur ontbreekt nog voor { $ticket }.

## Moves as they stand after a colon

move-take = { $card } nemen
move-draw = { $deck ->
    [train] een treinkaart van de stapel trekken
   *[terrain] een terreinkaart van de stapel trekken
}
move-draw-tickets = bestemmingskaarten trekken
move-keep = { $tickets } houden
move-claim = de route { $route } claimen
move-claim-doubled = de route { $route } claimen en verdubbelen
move-pass = passen

## Every decision, one by one

decision-fine = { $when }, { $player }: { $played }. Goed.
decision-inexact = { $when }, { $player }: { $played }. Een slordigheid; dat kost { $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    } winstkans.
decision-mistake = { $when }, { $player }: { $played }. Een fout; dat kost { $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    } winstkans.
decision-blunder = { $when }, { $player }: { $played }. Een blunder; dat kost { $percent ->
        [one] { $percent } procentpunt
       *[other] { $percent } procentpunten
    } winstkans.
decision-better = Beter: { $move } ({ $percent }% winstkans).

## What the server refuses: reason-<reason>

reason-review-not-installed = Deze server heeft geen coach. De beheerder kan hem toevoegen: pip install "okapi-railways[fast]"
reason-review-unknown = Deze bespreking bestaat niet, of niet meer.
reason-review-bad-record = Dit is geen compleet, ongewijzigd verslag (regel { $line }). Upload het bestand precies zoals je het hebt gedownload.
reason-review-unknown-board = Deze partij is gespeeld op een bord dat deze server niet heeft: { $board }.
reason-review-wrong-players = Spelers in dit verslag: { $players }. Aan een tafel zitten er hier { $min } tot en met { $max }.
reason-review-unknown-rules = Deze partij is gespeeld met regels die hier geen enkele tafel kan kiezen, en kan dus niet worden besproken.
reason-review-board-unknown = De coach kent het bord of de regels van deze partij niet.
reason-review-not-finished = Deze partij is niet afgelopen, en alleen een afgelopen partij kan besproken worden.
reason-review-played-on = Een partij die vanuit een andere is voortgezet, kan niet besproken worden. Bespreek de oorspronkelijke.
reason-review-failed = De bespreking is mislukt. Probeer het opnieuw; de fout is vastgelegd.
reason-advice-not-agreed = Hier spelen nog andere mensen, en de tafel heeft geen advies afgesproken. Dat kan alleen vooraf.
reason-advice-not-your-turn = Je hebt op dit moment niets te beslissen.
reason-advice-none = De coach weet nu geen antwoord. Probeer het opnieuw.
reason-play-on-no-such-moment = Op dat moment viel er niets te beslissen, dus van daaruit kun je niet verderspelen. Kies een ander moment.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Het best: { $move }. { $because } Winstkans: { $percent }%.
advice-next = Ook goed: { $move }. { $because } Winstkans: { $percent }%.
advice-nothing = De coach heeft nu geen advies.
advice-not-installed = Voor advies is nog een pakket nodig: pip install "okapi-railways[fast]"
