# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Bespreking van de partij
review-back = Terug naar de uitslag
review-to-games = Je afgelopen partijen
review-waiting = Eerst zijn andere besprekingen aan de beurt …
review-starting = Wordt voorbereid …
review-progress-of = Beslissingen beoordeeld: { $done } van { $total }
review-stay-or-go = Dit kan een paar minuten duren. Je kunt deze pagina verlaten: de bespreking gaat door en staat daarna hier.
review-again = Opnieuw proberen

## The curve

review-curve = De winstkans
review-curve-picture = Ieders winstkans tijdens de hele partij; hieronder in woorden
review-curve-words = De grafiek in woorden
review-curve-player = { $player }: { $start }% na het delen. Hoogste: { $high }% { $high_turn ->
        [0] vóór de eerste beurt
       *[other] in beurt { $high_turn }
    }. Laagste: { $low }% { $low_turn ->
        [0] vóór de eerste beurt
       *[other] in beurt { $low_turn }
    }. Aan het einde: { $end }%.
review-curve-ahead = { $who ->
    [you] Vanaf beurt { $turn } sta jij voor.
   *[other] Vanaf beurt { $turn } staat { $player } voor.
}
review-curve-level = In het begin staat niemand duidelijk voor.

## Key moments

review-moment-number = Sleutelmoment { $number }
review-moment-where = Moment { $number } van { $count }
review-moment-previous = Vorig moment
review-moment-next = Volgend moment
review-moment-keys = Met het toetsenbord: ← en →.
review-step = Stap voor stap
review-step-decisions = { $who ->
    [you] Jouw beslissingen
   *[other] Beslissingen van { $player }
}
review-decision-where = Beslissing { $number } van { $count }
review-decision-previous = Vorige beslissing
review-decision-next = Volgende beslissing
review-no-decisions = Hier viel nooit iets te kiezen.
review-played = Gespeeld: { $move }
review-better = Beter: { $move }
review-chance = winstkans { $percent }%
review-two-chances = De grafiek kent ieders kaarten; deze kansen rekenen alleen met wat op dat moment te weten was.
review-before-move = De landkaart toont de stelling vóór deze zet.
review-before-card = De landkaart toont de stelling vóór deze kaart.
review-open-table = Tafel op dit moment openen

## The ledger

review-ledger-title = Waar de uitslag vandaan kwam
review-ledger-text = In procentpunten winstkans. Elke balk begint waar de vorige eindigt: van gelijke kansen tot de uitslag.
review-ledger-sums = Ook wie verloren heeft, kan met de eigen keuzes in de plus staan: wat de een met keuzes wint, gaat er bij alle anderen af. Pas alle rijen samen geven de uitslag.
review-column-source = Bron
review-column-change = Verandering
review-luck = Geluk in totaal: { $percent } in procentpunten, { $points } in punten
review-choices = Keuzes van iedereen samen: { $percent } in procentpunten, { $points } in punten
review-luck-differs = Die twee hoeven niet overeen te komen: de punten zijn die van de speler zelf, de winstkans hangt ook van de anderen af.

## Decisions

review-decisions-text = Beoordeeld op basis van wat iedere speler kon weten. Weggegeven: wat slordigheden, fouten en blunders kostten, in procentpunten winstkans.

## How to read it

review-how = Zo lees je deze bespreking
review-how-chances = De kansen komen uit een model dat van partijen tussen bots heeft geleerd en rekening houdt met hoe goed er aan deze tafel is gespeeld. In het begin zijn ze weinig meer dan een gok. In de partijen van de bots kwam een voorspelling van 70% ongeveer 7 van de 10 keer uit.
review-how-luck = Geluk is wat een kaart veranderde, vergeleken met het gemiddelde van alle kaarten die hadden kunnen komen. Bij keuzes telt wat ze veranderden, met ieders kaarten open op tafel: een goede beslissing kan slecht uitpakken en telt hier dan als verlies.
review-how-decisions = Of een beslissing goed was, is een andere vraag. Daarvoor wordt alles wat de speler niet kon zien vele malen opnieuw gedeeld en wordt de zet vergeleken met wat sterke bots zouden doen. Een verschil dat kleiner is dan de onzekerheid ervan, telt niet als fout.
review-how-names = Slordigheid: kost minstens { $inexact } procentpunten winstkans. Fout: minstens { $mistake }. Blunder: minstens { $blunder }.

## Playing on

play-on-text = Er begint een nieuwe partij in deze stelling, met jou op de stoel die je kiest en bots op de andere. Wat je vanaf die stoel niet kon zien, wordt opnieuw gedeeld. De oorspronkelijke partij blijft zoals die is en de nieuwe telt niet mee.
play-on-seat = Je stoel
play-on-begin = Partij beginnen

## Advice at the table

advice-text = Beoordeeld op basis van wat je kunt zien. Kiezen is nog niet spelen.
advice-choose = Kiezen
advice-choose-this = Kiezen: { $move }
advice-none = De coach heeft hier niets te zeggen.
advice-prepares = De coach maakt zich klaar. Op een nieuwe computer kan dat de eerste keer een minuut duren.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Verdubbeld levert dat { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
because-serves-a-ticket = Dat brengt je dichter bij { $ticket } en levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
because-scores = Dat levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
because-card-for-a-ticket = Je hebt die kaart nodig voor { $ticket }.
because-card-for-a-set = Die kaart past bij de kaarten die je verzamelt.
because-terrain = Die kaart helpt je een route te verdubbelen.
because-more-tickets = Er is nog tijd voor meer bestemmingskaarten.
because-best-tickets = Deze bestemmingskaarten passen het best bij elkaar.
because-unknown-card = Geen open kaart is beter dan een onbekende.
