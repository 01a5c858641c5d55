# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Bespreek een afgelopen spel: wat elke beslissing waard was, wat geluk was en welke momenten telden.
option-review-seat = Beoordeel alleen de beslissingen van deze speler: het nummer van de stoel of een naam.
option-review-svg = Bewaar een afbeelding van de bespreking in dit bestand.
review-not-installed = Voor een bespreking is nog een pakket nodig: pip install okapi[fast]
review-not-finished = { $file }: dit spel is nog niet afgelopen, en alleen een afgelopen spel kan besproken worden. Om verder te spelen: okapi play --resume { $file }
review-other-board = { $file }: dit spel is gespeeld op een bord of volgens regels die de coach niet kent. Hij bespreekt spellen op Okapi’s eigen bord.
review-progress = Beslissingen beoordeeld

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Sleutelmomenten
review-no-moments = Geen moment sprong eruit.
review-ledger = Geluk en keuzes, in procentpunten winstkans
review-decisions = Beslissingen
review-picture = De winstkans tijdens het spel, en waar die vandaan kwam
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
ledger-lost = Weggegeven (%)

## What decisions are called, above their number

verdict-fine = Goed
verdict-inexact = Onnauwkeurig
verdict-mistake = Fouten
verdict-blunder = Blunders

## Key moments. $card is the kind of a card alone; $played and $better are moves as below.

moment-not-doubled = Beurt { $turn }: { $player } claimt { $route } zonder te verdubbelen. Dat kon, en was { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en { $percent }% winstkans waard.
moment-better-move = Beurt { $turn }, { $player }: { $played }. { $percent }% beter: { $better }.
moment-cut-off = Beurt { $turn }: { $player } claimt { $route }, en { $rival } kan { $ticket } niet meer voltooien.
moment-ticket-failed = Beurt { $turn }: { $player } houdt { $ticket } terwijl er nog { $trains ->
        [one] { $trains } vakje ontbreekt
       *[other] { $trains } vakjes ontbreken
    }, en voltooit die kaart nooit.
moment-lucky-card = Beurt { $turn }: een gelukskaart voor { $player } ({ $card }), +{ $percent }% winstkans.
moment-unlucky-card = Beurt { $turn }: een pechkaart voor { $player } ({ $card }), −{ $percent }% winstkans.
moment-lucky-tickets = Beurt { $turn }: { $player } heeft geluk met de getrokken bestemmingen, +{ $percent }% winstkans.
moment-unlucky-tickets = Beurt { $turn }: { $player } heeft pech met de getrokken bestemmingen, −{ $percent }% winstkans.

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

## What the server refuses: reason-<reason>

reason-review-not-installed = Deze server heeft geen coach. De beheerder kan hem toevoegen: pip install okapi[fast]
reason-review-unknown = Deze bespreking bestaat niet, of niet meer.
reason-review-bad-record = Dit is geen compleet, ongewijzigd verslag (regel { $line }). Upload het bestand precies zoals je het hebt gedownload.
reason-review-unknown-board = Dit spel is gespeeld op een bord dat deze server niet heeft: { $board }.
reason-review-board-unknown = De coach kent het bord of de regels van dit spel niet.
reason-review-not-finished = Dit spel is niet afgelopen, en alleen een afgelopen spel kan besproken worden.
reason-review-played-on = Een spel dat vanuit een ander is voortgezet, kan niet besproken worden. Bespreek het origineel.
reason-review-failed = De bespreking is mislukt. Probeer het opnieuw; de fout is vastgelegd.
reason-advice-not-agreed = Hier spelen nog andere mensen, en de tafel heeft geen advies afgesproken. Dat kan alleen voor het begin.
reason-advice-not-your-turn = Je hebt op dit moment niets te beslissen.
reason-advice-none = De coach weet nu geen antwoord. Probeer het opnieuw.
reason-play-on-no-such-moment = Op dat moment viel er niets te beslissen, dus van daaruit kun je niet verderspelen. Kies een ander moment.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Het best: { $move }. { $because } Winstkans: { $percent }%.
advice-next = Ook goed: { $move }. { $because } Winstkans: { $percent }%.
advice-nothing = De coach heeft nu geen advies.
advice-not-installed = Voor advies is nog een pakket nodig: pip install okapi[fast]
