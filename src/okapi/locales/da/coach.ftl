# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Gennemgå et afsluttet spil: hvad hver beslutning var værd, hvad der var held, og hvilke øjeblikke der var afgørende.
option-review-seat = Bedøm kun denne spillers beslutninger, og tiltal spilleren med »du«: et pladsnummer eller et navn.
option-review-decisions = Vis hver beslutning, hvad den kostede, og hvad der var bedre.
option-review-svg = Gem et billede af gennemgangen i denne fil.
command-learn = Prøv igen med det, der kostede dig mest i et afsluttet spil: find et bedre træk, og få straks at vide, hvad det er værd.
option-learn-seat = Hvilken spillers beslutninger: et pladsnummer eller et navn. Kan udelades, når én person spillede mod bots.
review-not-installed = En gennemgang kræver endnu en pakke: pip install "okapi-railways[fast]"
review-not-finished = { $file }: spillet er ikke slut endnu, og kun et afsluttet spil kan gennemgås. Spil videre med: okapi play --resume { $file }
review-other-board = { $file }: spillet blev spillet på et spillebræt eller efter regler, som træneren ikke kender. Træneren gennemgår spil på Okapis eget spillebræt.
review-progress = Beslutninger bedømt

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Afgørende øjeblikke
review-no-moments = Intet øjeblik skilte sig ud.
review-ledger = Held og valg, i procentpoint af vinderchancen
review-decisions = Beslutninger
review-picture = Vinderchancen gennem spillet, og hvor den kom fra
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Begyndelse
ledger-starting-hand = Startkort
ledger-blind = Trukket i blinde
ledger-turned-up = Lagt frem
ledger-tickets = Trukne rutekort
ledger-own-choices = Egne valg
ledger-choices-of-others = Andres valg
ledger-result = Resultat
ledger-luck-points = Held i point
ledger-lost = Givet væk (procentpoint)

## What decisions are called, above their number

verdict-fine = Gode
verdict-inexact = Upræcise
verdict-mistake = Fejl
verdict-blunder = Brølere

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Før første tur
   *[other] Tur { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } indsætter tog på { $route } uden at fordoble. En fordobling var mulig og var { $points } point og { $percent } procentpoint vinderchance værd.
moment-better-move = { $when }, { $player } valgte: { $played }. Bedre (+{ $percent } procentpoint): { $better }.
moment-cut-off = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } indsætter tog på { $route }, og { $whom ->
        [you] du
       *[other] { $rival }
    } kan ikke længere fuldføre { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } beholder { $ticket }, selvom der stadig mangler { $trains ->
        [one] { $trains } felt
       *[other] { $trains } felter
    }, og fuldfører det aldrig.
moment-colour-never-came = { $who ->
        [you] Du mangler
       *[other] { $player } mangler
    } { $cards } kort til { $route } ({ $card }) fra tur { $turn }. På { $draws } træk kommer farven ikke, den ligger aldrig synligt fremme, og { $ticket } bliver ikke fuldført.
moment-ticket-too-late = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } trækker { $ticket } for sent: der mangler { $trains ->
        [one] { $trains } felt
       *[other] { $trains } felter
    }, og der er { $turns ->
        [0] ingen ture
        [one] én tur
       *[other] { $turns } ture
    } tilbage.
moment-ticket-hopeless = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } beholder { $ticket }, som ikke længere kan fuldføres.
moment-lucky-card = { $when }: et heldigt kort ({ $card }) for { $who ->
        [you] dig
       *[other] { $player }
    }. Vinderchance: +{ $percent } procentpoint.
moment-unlucky-card = { $when }: et uheldigt kort ({ $card }) for { $who ->
        [you] dig
       *[other] { $player }
    }. Vinderchance: −{ $percent } procentpoint.
moment-lucky-tickets = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } er heldig med de trukne rutekort. Vinderchance: +{ $percent } procentpoint.
moment-unlucky-tickets = { $when }: { $who ->
        [you] du
       *[other] { $player }
    } er uheldig med de trukne rutekort. Vinderchance: −{ $percent } procentpoint.
moment-upswing = { $when }, { $player } valgte: { $played }. { $whom ->
        [you] Din vinderchance stiger
       *[other] Vinderchancen for { $rival } stiger
    } fra { $before } % til { $after } %.
moment-downswing = { $when }, { $player } valgte: { $played }. { $whom ->
        [you] Din vinderchance falder
       *[other] Vinderchancen for { $rival } falder
    } fra { $before } % til { $after } %.

## Facts that follow the sentence about a moment. “Before tickets”: by the points for routes alone.

fact-ahead = Før rutekortene tælles, er { $who ->
        [you] du
       *[other] { $player }
    } foran { $whom ->
        [you] dig
       *[other] { $rival }
    } med { $points } point.
fact-behind = Før rutekortene tælles, er { $who ->
        [you] du
       *[other] { $player }
    } { $whom ->
        [you] bagud for dig
       *[other] bagud for { $rival }
    } med { $points } point.
fact-level = Før rutekortene tælles, står { $who ->
        [you] du
       *[other] { $player }
    } og { $whom ->
        [you] du
       *[other] { $rival }
    } lige.
fact-on-the-way = Den strækning ligger på den korteste rute for { $ticket }, hvor der stadig mangler { $trains ->
        [one] { $trains } felt
       *[other] { $trains } felter
    }.
fact-taken-later = { $whom ->
        [you] Du indsætter
       *[other] { $rival } indsætter
    } tog på den i tur { $turn }.
fact-card-wanted = Den farve mangler stadig til { $ticket }.

## Moves as they stand after a colon

move-take = tag { $card }
move-draw = { $deck ->
    [train] træk et togvognskort fra bunken
   *[terrain] træk et terrænkort fra bunken
}
move-draw-tickets = træk rutekort
move-keep = behold { $tickets }
move-claim = indsæt tog på { $route }
move-claim-doubled = indsæt tog på { $route }, og fordobl
move-pass = meld pas

## Every decision, one by one

decision-fine = { $when }, { $player } valgte: { $played }. Godt.
decision-inexact = { $when }, { $player } valgte: { $played }. Upræcist; det koster { $percent } procentpoint vinderchance.
decision-mistake = { $when }, { $player } valgte: { $played }. En fejl; det koster { $percent } procentpoint vinderchance.
decision-blunder = { $when }, { $player } valgte: { $played }. En brøler; det koster { $percent } procentpoint vinderchance.
decision-better = Bedre: { $move } ({ $percent } % vinderchance).

## What the server refuses: reason-<reason>

reason-review-not-installed = Denne server har ingen træner. Den, der driver serveren, kan tilføje en: pip install "okapi-railways[fast]"
reason-review-unknown = Den gennemgang findes ikke, eller den er slettet.
reason-review-bad-record = Det er ikke en hel, uændret spilfil (linje { $line }). Upload filen, præcis som du hentede den.
reason-review-unknown-board = Dette spil blev spillet på et spillebræt, som denne server ikke har: { $board }.
reason-review-wrong-players = Spillere i denne spilfil: { $players }. Et bord her er for { $min } til { $max } spillere.
reason-review-unknown-rules = Dette spil blev spillet efter regler, som intet bord her kan vælge. Derfor kan det ikke gennemgås.
reason-review-board-unknown = Træneren kender ikke spillets bræt eller regler.
reason-review-not-finished = Spillet er ikke slut, og kun et afsluttet spil kan gennemgås.
reason-review-played-on = Et spil, der er spillet videre fra et andet, kan ikke gennemgås. Gennemgå det oprindelige.
reason-review-failed = Gennemgangen mislykkedes. Prøv igen; fejlen er logget.
reason-advice-not-agreed = Her spiller også andre mennesker, og råd er ikke aftalt ved bordet. Det vælges, før spillet begynder.
reason-advice-not-your-turn = Du har ikke noget at afgøre lige nu.
reason-advice-none = Træneren har ikke noget svar lige nu. Prøv igen.
reason-play-on-no-such-moment = Der var intet at afgøre i det øjeblik, så du kan ikke spille videre derfra. Vælg et andet.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Bedst: { $move }. { $because } Vinderchance: { $percent } %.
advice-next = Også godt: { $move }. { $because } Vinderchance: { $percent } %.
advice-nothing = Træneren har ikke noget råd lige nu.
advice-not-installed = Råd kræver endnu en pakke: pip install "okapi-railways[fast]"
