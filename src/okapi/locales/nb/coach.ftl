# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Gå gjennom et ferdig spill: hva hver avgjørelse var verdt, hva som var flaks, og hvilke øyeblikk som var avgjørende.
option-review-seat = Bedøm bare avgjørelsene til denne spilleren, og tiltal spilleren med «du»: et plassnummer eller et navn.
option-review-decisions = Vis hver avgjørelse, hva den kostet, og hva som var bedre.
option-review-svg = Lagre et bilde av gjennomgangen i denne filen.
command-learn = Prøv på nytt det som kostet deg mest i et ferdig spill: finn et bedre trekk, og få straks vite hva det er verdt.
option-learn-seat = Hvilken spillers avgjørelser: et plassnummer eller et navn. Kan utelates når én person spilte mot boter.
review-not-installed = En gjennomgang krever enda en pakke: pip install "okapi-railways[fast]"
review-not-finished = { $file }: spillet er ikke over ennå, og bare et ferdig spill kan gjennomgås. For å spille videre: okapi play --resume { $file }
review-other-board = { $file }: spillet ble spilt på et brett eller etter regler som treneren ikke kjenner. Treneren går gjennom spill på Okapis eget brett.
review-progress = Avgjørelser bedømt

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Avgjørende øyeblikk
review-no-moments = Ingen øyeblikk skilte seg ut.
review-ledger = Flaks og valg, i prosentpoeng av vinnersjansen
review-decisions = Avgjørelser
review-picture = Vinnersjansen gjennom spillet, og hvor den kom fra
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Begynnelse
ledger-starting-hand = Startkort
ledger-blind = Trukket i blinde
ledger-turned-up = Lagt åpent ut
ledger-tickets = Trukne billetter
ledger-own-choices = Egne valg
ledger-choices-of-others = Andres valg
ledger-result = Resultat
ledger-luck-points = Flaks i poeng
ledger-lost = Gitt bort (prosentpoeng)

## What decisions are called, above their number

verdict-fine = Gode
verdict-inexact = Unøyaktige
verdict-mistake = Feil
verdict-blunder = Tabber

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Før første tur
   *[other] Tur { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } tar { $route } uten å doble. En dobling var mulig, og verdt { $points } poeng og { $percent } prosentpoeng vinnersjanse.
moment-better-move = { $when }, { $player } valgte: { $played }. Bedre (+{ $percent } prosentpoeng): { $better }.
moment-cut-off = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } tar { $route }, og { $whom ->
        [you] du
       *[other] { $rival }
    } kan ikke lenger fullføre { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } beholder { $ticket } selv om det fortsatt mangler { $trains ->
        [one] { $trains } felt
       *[other] { $trains } felter
    }, og fullfører den aldri.
moment-colour-never-came = { $who ->
        [you] Du mangler
       *[other] { $player } mangler
    } { $cards } kort til { $route } ({ $card }) fra tur { $turn }. På { $draws } trekk kommer fargen ikke, den ligger aldri åpent, og { $ticket } blir ikke fullført.
moment-ticket-too-late = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } trekker { $ticket } for sent: det mangler { $trains ->
        [one] { $trains } felt
       *[other] { $trains } felter
    }, og det er { $turns ->
        [0] ingen turer
        [one] én tur
       *[other] { $turns } turer
    } igjen.
moment-ticket-hopeless = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } beholder { $ticket }, som ikke lenger kan fullføres.
moment-lucky-card = { $when }: et heldig kort ({ $card }) for { $who ->
        [you] deg
       *[other] { $player }
    }. Vinnersjanse: +{ $percent } prosentpoeng.
moment-unlucky-card = { $when }: et uheldig kort ({ $card }) for { $who ->
        [you] deg
       *[other] { $player }
    }. Vinnersjanse: −{ $percent } prosentpoeng.
moment-lucky-tickets = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } har flaks med billettene. Vinnersjanse: +{ $percent } prosentpoeng.
moment-unlucky-tickets = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } har uflaks med billettene. Vinnersjanse: −{ $percent } prosentpoeng.
moment-upswing = { $when }, { $player } valgte: { $played }. { $whom ->
        [you] Vinnersjansen din stiger
       *[other] Vinnersjansen til { $rival } stiger
    } fra { $before } % til { $after } %.
moment-downswing = { $when }, { $player } valgte: { $played }. { $whom ->
        [you] Vinnersjansen din faller
       *[other] Vinnersjansen til { $rival } faller
    } fra { $before } % til { $after } %.

## Facts that follow the sentence about a moment. “Before tickets”: by the points for routes alone.

fact-ahead = Før billettene telles, ligger { $who ->
        [you] du
       *[other] { $player }
    } foran { $whom ->
        [you] deg
       *[other] { $rival }
    } med { $points } poeng.
fact-behind = Før billettene telles, ligger { $who ->
        [you] du
       *[other] { $player }
    } bak { $whom ->
        [you] deg
       *[other] { $rival }
    } med { $points } poeng.
fact-level = Før billettene telles, ligger { $who ->
        [you] du
       *[other] { $player }
    } og { $whom ->
        [you] du
       *[other] { $rival }
    } likt.
fact-on-the-way = Det sporet ligger på den korteste ruten for { $ticket }, der det fortsatt mangler { $trains ->
        [one] { $trains } felt
       *[other] { $trains } felter
    }.
fact-taken-later = { $whom ->
        [you] Du tar
       *[other] { $rival } tar
    } det i tur { $turn }.
fact-card-wanted = Den fargen mangler fortsatt for { $ticket }.

## Moves as they stand after a colon

move-take = ta { $card }
move-draw = { $deck ->
    [train] trekk et vognkort fra bunken
   *[terrain] trekk et terrengkort fra bunken
}
move-draw-tickets = trekk billetter
move-keep = behold { $tickets }
move-claim = ta sporet { $route }
move-claim-doubled = ta sporet { $route } og doble det
move-pass = meld pass

## Every decision, one by one

decision-fine = { $when }, { $player } valgte: { $played }. Bra.
decision-inexact = { $when }, { $player } valgte: { $played }. Unøyaktig; det koster { $percent } prosentpoeng vinnersjanse.
decision-mistake = { $when }, { $player } valgte: { $played }. En feil; det koster { $percent } prosentpoeng vinnersjanse.
decision-blunder = { $when }, { $player } valgte: { $played }. En tabbe; det koster { $percent } prosentpoeng vinnersjanse.
decision-better = Bedre: { $move } ({ $percent } % vinnersjanse).

## What the server refuses: reason-<reason>

reason-review-not-installed = Denne serveren har ingen trener. Den som driver serveren, kan legge til en: pip install "okapi-railways[fast]"
reason-review-unknown = Den gjennomgangen finnes ikke, eller den er slettet.
reason-review-bad-record = Dette er ikke en hel, uendret spillfil (linje { $line }). Last opp filen akkurat slik du lastet den ned.
reason-review-unknown-board = Dette spillet ble spilt på et brett som denne serveren ikke har: { $board }.
reason-review-wrong-players = Spillere i denne spillfilen: { $players }. Et bord her er for { $min } til { $max } spillere.
reason-review-unknown-rules = Dette spillet ble spilt etter regler som ingen bord her kan velge, så det kan ikke gjennomgås.
reason-review-board-unknown = Treneren kjenner ikke brettet eller reglene i dette spillet.
reason-review-not-finished = Spillet er ikke ferdig, og bare et ferdig spill kan gjennomgås.
reason-review-played-on = Et spill som er spilt videre fra et annet, kan ikke gjennomgås. Gå gjennom originalen.
reason-review-failed = Gjennomgangen mislyktes. Prøv igjen; feilen er loggført.
reason-advice-not-agreed = Her spiller også andre mennesker, og bordet har ikke avtalt råd. Det velges før spillet begynner.
reason-advice-not-your-turn = Du har ikke noe å avgjøre akkurat nå.
reason-advice-none = Treneren har ikke noe svar akkurat nå. Prøv igjen.
reason-play-on-no-such-moment = Det var ingenting å avgjøre i det øyeblikket, så du kan ikke spille videre derfra. Velg et annet.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Best: { $move }. { $because } Vinnersjanse: { $percent } %.
advice-next = Også bra: { $move }. { $because } Vinnersjanse: { $percent } %.
advice-nothing = Treneren har ikke noe råd akkurat nå.
advice-not-installed = Råd krever enda en pakke: pip install "okapi-railways[fast]"
