# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Gennemgang af spillet
review-back = Tilbage til resultatet
review-to-games = Dine afsluttede spil
review-waiting = Venter på, at andre gennemgange bliver færdige …
review-starting = Gør klar …
review-progress-of = Beslutninger bedømt: { $done } af { $total }
review-stay-or-go = Det kan tage et minut eller to. Du kan forlade siden: gennemgangen fortsætter, og du finder den her.
review-again = Prøv igen

## The curve

review-curve = Vinderchancen
review-curve-picture = Alles vinderchance gennem hele spillet; med ord nedenfor
review-curve-words = Kurven med ord
review-curve-player = { $player }: { $start } % efter uddelingen. Højest: { $high } % { $high_turn ->
        [0] før første tur
       *[other] i tur { $high_turn }
    }. Lavest: { $low } % { $low_turn ->
        [0] før første tur
       *[other] i tur { $low_turn }
    }. Til sidst: { $end } %.
review-curve-ahead = { $who ->
    [you] Fra tur { $turn } fører du.
   *[other] Fra tur { $turn } fører { $player }.
}
review-curve-level = I begyndelsen fører ingen klart.

## Key moments

review-moment-number = Øjeblik { $number }
review-moment-where = Øjeblik { $number } af { $count }
review-moment-previous = Forrige øjeblik
review-moment-next = Næste øjeblik
review-moment-keys = Med tastaturet: ← og →.
review-step = Gå igennem
review-step-decisions = { $who ->
    [you] Dine beslutninger
   *[other] Beslutninger: { $player }
}
review-decision-where = Beslutning { $number } af { $count }
review-decision-previous = Forrige beslutning
review-decision-next = Næste beslutning
review-no-decisions = Denne spiller havde aldrig noget at vælge imellem.
review-played = Valgt: { $move }
review-better = Bedre: { $move }
review-chance = vinderchance { $percent } %
review-two-chances = Kurven kender alles kort; disse chancer regner kun med det, man kunne vide på det tidspunkt.
review-before-move = Landkortet viser stillingen før dette træk.
review-before-card = Landkortet viser stillingen før dette kort.
review-open-table = Åbn bordet ved dette øjeblik

## The ledger

review-ledger-title = Hvor resultatet kom fra
review-ledger-text = I procentpoint af vinderchancen. Hver bjælke begynder, hvor den forrige slutter: fra lige chancer til resultatet.
review-ledger-sums = Egne valg kan være i plus for en spiller, der tabte: det, de andre vandt ved deres valg, tæller imod alle øvrige. Først alle rækkerne tilsammen giver resultatet.
review-column-source = Kilde
review-column-change = Ændring
review-luck = Held i alt: { $percent } procentpoint, { $points } point
review-choices = Alles valg tilsammen: { $percent } procentpoint, { $points } point
review-luck-differs = De to behøver ikke at følges ad: point er spillerens egne, mens vinderchancen også afhænger af de andre.

## Decisions

review-decisions-text = Bedømt efter, hvad hver spiller kunne vide. Givet væk: hvad upræcise beslutninger, fejl og brølere kostede i procentpoint af vinderchancen.

## How to read it

review-how = Sådan læser du gennemgangen
review-how-chances = Chancerne kommer fra en model, der har lært af spil mellem bots, og som tager højde for, hvor godt der blev spillet ved dette bord. I begyndelsen er de ikke meget mere end et gæt. Når bots spillede mod bots, holdt en forudsigelse på 70 % stik omkring 7 ud af 10 gange.
review-how-luck = Held er, hvad et kort ændrede i forhold til gennemsnittet af alle de kort, der kunne være kommet. Valg er, hvad beslutninger ændrede, når man kender alles kort: en god beslutning kan ende skidt, og så tæller den imod spilleren her.
review-how-decisions = Om en beslutning var god, er et andet spørgsmål. For at svare på det bliver alt, hvad spilleren ikke kunne se, delt ud igen mange gange, og trækket sammenlignes med, hvad stærke bots ville have gjort. En forskel, der er mindre end usikkerheden, kaldes ikke en fejl.
review-how-names = Upræcis: koster mindst { $inexact } procentpoint vinderchance. Fejl: mindst { $mistake }. Brøler: mindst { $blunder }.

## Playing on

play-on-text = Et nyt spil begynder i denne stilling med dig på den plads, du vælger, og bots på de andre. Det, man ikke kunne se derfra, deles ud igen. Det oprindelige spil forbliver, som det er, og det nye tæller ikke.
play-on-seat = Din plads
play-on-begin = Start spillet

## Advice at the table

advice-text = Bedømt efter, hvad du kan se. Dit valg bliver ikke udført endnu.
advice-choose = Vælg
advice-choose-this = Vælg: { $move }
advice-none = Træneren har ikke noget at sige her.
advice-prepares = Træneren gør sig klar. På en ny computer kan det tage et minut første gang.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Fordoblet giver den { $points } point.
because-serves-a-ticket = Det bringer dig nærmere { $ticket } og giver { $points } point.
because-scores = Det giver { $points } point.
because-card-for-a-ticket = Du mangler kortet til { $ticket }.
because-card-for-a-set = Det passer til de kort, du samler på.
because-terrain = Det hjælper dig med at fordoble en strækning.
because-more-tickets = Du har tid til flere rutekort.
because-best-tickets = Disse rutekort passer bedst sammen.
because-unknown-card = Intet synligt kort er bedre end et ukendt.
