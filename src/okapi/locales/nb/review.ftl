# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Gjennomgang av spillet
review-back = Tilbake til resultatet
review-to-games = Dine avsluttede spill
review-waiting = Venter på at andre gjennomganger skal bli ferdige …
review-starting = Gjør klar …
review-progress-of = Avgjørelser bedømt: { $done } av { $total }
review-stay-or-go = Dette kan ta et minutt eller to. Du kan forlate siden: gjennomgangen fortsetter, og du finner den her.
review-again = Prøv igjen

## The curve

review-curve = Vinnersjansen
review-curve-picture = Alles vinnersjanse gjennom hele spillet; med ord nedenfor
review-curve-words = Kurven med ord
review-curve-player = { $player }: { $start } % etter utdelingen. Høyest: { $high } % { $high_turn ->
        [0] før første tur
       *[other] i tur { $high_turn }
    }. Lavest: { $low } % { $low_turn ->
        [0] før første tur
       *[other] i tur { $low_turn }
    }. Til slutt: { $end } %.
review-curve-ahead = { $who ->
    [you] Fra tur { $turn } leder du.
   *[other] Fra tur { $turn } leder { $player }.
}
review-curve-level = I begynnelsen leder ingen klart.

## Key moments

review-moment-number = Øyeblikk { $number }
review-moment-where = Øyeblikk { $number } av { $count }
review-moment-previous = Forrige øyeblikk
review-moment-next = Neste øyeblikk
review-moment-keys = Med tastaturet: ← og →.
review-step = Gå gjennom
review-step-decisions = { $who ->
    [you] Avgjørelsene dine
   *[other] Avgjørelsene til { $player }
}
review-decision-where = Avgjørelse { $number } av { $count }
review-decision-previous = Forrige avgjørelse
review-decision-next = Neste avgjørelse
review-no-decisions = Denne spilleren hadde aldri noe å velge mellom.
review-played = Spilt: { $move }
review-better = Bedre: { $move }
review-chance = vinnersjanse { $percent } %
review-two-chances = Kurven kjenner alles kort; disse sjansene regner bare med det man kunne vite da.
review-before-move = Kartet viser stillingen før dette trekket.
review-before-card = Kartet viser stillingen før dette kortet.
review-open-table = Åpne bordet i dette øyeblikket

## The ledger

review-ledger-title = Hvor resultatet kom fra
review-ledger-text = I prosentpoeng av vinnersjansen. Hver søyle begynner der den forrige slutter: fra like sjanser til resultatet.
review-ledger-sums = Egne valg kan være i pluss for en spiller som tapte: det de andre vant på valgene sine, teller imot alle andre. Bare alle radene lagt sammen gir resultatet.
review-column-source = Kilde
review-column-change = Endring
review-luck = Flaks i alt: { $percent } prosentpoeng, { $points } poeng
review-choices = Alles valg til sammen: { $percent } prosentpoeng, { $points } poeng
review-luck-differs = De to trenger ikke å stemme overens: poengene er spillerens egne, mens vinnersjansen også avhenger av de andre.

## Decisions

review-decisions-text = Bedømt etter det hver spiller kunne vite. Gitt bort: hva unøyaktige avgjørelser, feil og tabber kostet i prosentpoeng av vinnersjansen.

## How to read it

review-how = Slik leser du gjennomgangen
review-how-chances = Sjansene kommer fra en modell som har lært av spill mellom boter, og som tar hensyn til hvor godt det ble spilt ved dette bordet. Tidlig i spillet er de lite mer enn gjetning. I botenes spill slo et anslag på 70 % til omtrent 7 av 10 ganger.
review-how-luck = Flaks er det et kort endret, sammenlignet med gjennomsnittet av alle kortene som kunne ha kommet. Valg er det avgjørelser endret når man kjenner alles kort: en god avgjørelse kan slå dårlig ut, og da teller den mot spilleren her.
review-how-decisions = Om en avgjørelse var god, er et annet spørsmål. For å svare på det deles alt spilleren ikke kunne se, ut på nytt mange ganger, og trekket sammenlignes med det sterke boter ville ha gjort. En forskjell som er mindre enn usikkerheten, kalles ikke en feil.
review-how-names = Unøyaktig: koster minst { $inexact } prosentpoeng vinnersjanse. Feil: minst { $mistake }. Tabbe: minst { $blunder }.

## Playing on

play-on-text = Et nytt spill begynner i denne stillingen, med deg på plassen du velger og boter på de andre. Det man ikke kunne se derfra, deles ut på nytt. Det opprinnelige spillet blir som det er, og det nye teller ikke.
play-on-seat = Din plass
play-on-begin = Start spillet

## Advice at the table

advice-text = Bedømt etter det du kan se. Valget ditt blir ikke utført ennå.
advice-choose = Velg
advice-choose-this = Velg: { $move }
advice-none = Treneren har ikke noe å si her.
advice-prepares = Treneren gjør seg klar. På en ny datamaskin kan det ta et minutt første gang.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Doblet gir det { $points } poeng.
because-serves-a-ticket = Det bringer deg nærmere { $ticket } og gir { $points } poeng.
because-scores = Det gir { $points } poeng.
because-card-for-a-ticket = Du trenger kortet til { $ticket }.
because-card-for-a-set = Det passer til kortene du samler på.
because-terrain = Det hjelper deg å doble et spor.
because-more-tickets = Du har tid til flere billetter.
because-best-tickets = Disse billettene passer best sammen.
because-unknown-card = Ingen av de åpne kortene er bedre enn et ukjent.
