# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Genomgång av partiet
review-back = Tillbaka till resultatet
review-to-games = Dina avslutade partier
review-waiting = Väntar på att andra genomgångar ska bli klara …
review-starting = Förbereder …
review-progress-of = Bedömda beslut: { $done } av { $total }
review-stay-or-go = Det kan ta någon minut. Du kan lämna sidan: genomgången fortsätter, och du hittar den här.
review-again = Försök igen

## The curve

review-curve = Vinstchansen
review-curve-picture = Allas vinstchans under hela partiet; i ord nedanför
review-curve-words = Kurvan i ord
review-curve-player = { $player }: { $start } % efter given. Högst: { $high } % { $high_turn ->
        [0] före första turen
       *[other] i tur { $high_turn }
    }. Lägst: { $low } % { $low_turn ->
        [0] före första turen
       *[other] i tur { $low_turn }
    }. Till slut: { $end } %.
review-curve-ahead = { $who ->
    [you] Från tur { $turn } leder du.
   *[other] Från tur { $turn } leder { $player }.
}
review-curve-level = I början leder ingen klart.

## Key moments

review-moment-number = Ögonblick { $number }
review-moment-where = Ögonblick { $number } av { $count }
review-moment-previous = Föregående ögonblick
review-moment-next = Nästa ögonblick
review-moment-keys = Med tangentbordet: ← och →.
review-step = Gå igenom
review-step-decisions = { $who ->
    [you] Dina beslut
   *[other] Beslut: { $player }
}
review-decision-where = Beslut { $number } av { $count }
review-decision-previous = Föregående beslut
review-decision-next = Nästa beslut
review-no-decisions = Den här spelaren hade aldrig något att välja mellan.
review-played = Spelat: { $move }
review-better = Bättre: { $move }
review-chance = vinstchans { $percent } %
review-two-chances = Kurvan känner till allas kort; de här chanserna räknar bara med det man kunde veta just då.
review-before-move = Kartan visar ställningen före det här draget.
review-before-card = Kartan visar ställningen före det här kortet.
review-open-table = Öppna bordet i det här ögonblicket

## The ledger

review-ledger-title = Varifrån resultatet kom
review-ledger-text = I procentenheter av vinstchansen. Varje stapel börjar där den förra slutar: från lika chanser till resultatet.
review-ledger-sums = Egna val kan stå på plus även för den som förlorade: det som de andra vann på sina val räknas emot alla övriga. Först alla rader tillsammans ger resultatet.
review-column-source = Källa
review-column-change = Förändring
review-luck = Slump sammanlagt: i procentenheter { $percent }, i poäng { $points }
review-choices = Allas val tillsammans: i procentenheter { $percent }, i poäng { $points }
review-luck-differs = De två behöver inte stämma överens: poängen är spelarens egna, medan vinstchansen också beror på de andra.

## Decisions

review-decisions-text = Bedömt efter vad varje spelare kunde veta. Bortskänkt: vad oprecisa beslut och misstag kostade, i procentenheter av vinstchansen.

## How to read it

review-how = Så läser du genomgången
review-how-chances = Chanserna kommer från en modell som har lärt sig av partier mellan bottar och som tar hänsyn till hur väl det spelades vid det här bordet. I början av ett parti är de inte mycket mer än en gissning. I bottarnas partier slog en förutsägelse på 70 % in ungefär 7 gånger av 10.
review-how-luck = Slump är vad ett kort ändrade, jämfört med genomsnittet av alla kort som kunde ha kommit. Val är vad beslut ändrade när man känner till allas kort: ett bra beslut kan sluta illa, och då räknas det som minus här.
review-how-decisions = Om ett beslut var bra är en annan fråga. För att besvara den delas allt som spelaren inte kunde se ut på nytt många gånger, och draget jämförs med vad starka bottar skulle ha gjort. En skillnad som är mindre än osäkerheten kallas inte misstag.
review-how-names = Oprecist: kostar minst { $inexact } procentenheter vinstchans. Misstag: minst { $mistake }. Grovt misstag: minst { $blunder }.

## Playing on

play-on-text = Ett nytt parti börjar i den här ställningen, med dig på den plats du väljer och bottar på de andra. Det man inte kunde se därifrån delas ut på nytt. Det ursprungliga partiet förblir som det är, och det nya räknas inte.
play-on-seat = Din plats
play-on-begin = Starta partiet

## Advice at the table

advice-text = Bedömt efter vad du kan se. När du väljer ett drag spelas det inte genast.
advice-choose = Välj
advice-choose-this = Välj: { $move }
advice-none = Tränaren har inget att säga här.
advice-prepares = Tränaren gör sig redo. På en ny dator kan det ta en minut första gången.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Dubblad ger den { $points } poäng.
because-serves-a-ticket = Det för dig närmare { $ticket } och ger { $points } poäng.
because-scores = Det ger { $points } poäng.
because-card-for-a-ticket = Du behöver kortet till { $ticket }.
because-card-for-a-set = Det passar till korten du samlar på.
because-terrain = Det hjälper dig att dubbla en sträcka.
because-more-tickets = Du hinner med fler biljettkort.
because-best-tickets = De här biljettkorten passar bäst ihop.
because-unknown-card = Inget uppvänt kort är bättre än ett okänt.
