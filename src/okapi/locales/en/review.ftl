# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Game review
review-back = Back to the result
review-to-games = Your finished games
review-waiting = Waiting for other reviews to finish …
review-starting = Getting ready …
review-progress-of = Judging the decisions: { $done } of { $total }
review-stay-or-go = This can take a minute or two. You can leave this page: the review goes on, and you’ll find it here.
review-again = Try again

## The curve

review-curve = The chance of winning
review-curve-picture = Every player’s chance of winning throughout the game; in words below
review-curve-words = The curve in words
review-curve-player = { $player }: { $start }% after the deal. Highest: { $high }% { $high_turn ->
        [0] before the first turn
       *[other] on turn { $high_turn }
    }. Lowest: { $low }% { $low_turn ->
        [0] before the first turn
       *[other] on turn { $low_turn }
    }. At the end: { $end }%.
review-curve-ahead = { $who ->
    [you] From turn { $turn }, you are ahead.
   *[other] From turn { $turn }, { $player } is ahead.
}
review-curve-level = At first, nobody is clearly ahead.

## Key moments

review-moment-number = Moment { $number }
review-moment-where = Moment { $number } of { $count }
review-moment-previous = Previous moment
review-moment-next = Next moment
review-moment-keys = With the keyboard: ← and →.
review-step = Step through
review-step-decisions = { $who ->
    [you] Your decisions
   *[other] { $player }’s decisions
}
review-decision-where = Decision { $number } of { $count }
review-decision-previous = Previous decision
review-decision-next = Next decision
review-no-decisions = This player never had a choice.
review-played = Played: { $move }
review-better = Better: { $move }
review-chance = chance of winning { $percent }%
review-two-chances = The curve knows everyone’s cards; these chances use only what could be known at the time.
review-before-move = The map shows the position before this move.
review-before-card = The map shows the position before this card.
review-open-table = Open the table at this moment

## The ledger

review-ledger-title = Where the result came from
review-ledger-text = In percentage points of the chance of winning. Each bar starts where the one above it ends: from equal chances down to the result.
review-ledger-sums = A player’s own choices can come out positive even in a defeat: what the others gained by theirs counts against everyone else. Only all the rows together add up to the result.
review-column-source = From
review-column-change = Change
review-luck = Luck in total: { $percent } in percentage points, { $points } in points
review-choices = Everyone’s choices together: { $percent } in percentage points, { $points } in points
review-luck-differs = The two need not agree: the points are a player’s own, while the chance of winning also depends on the others.

## Decisions

review-decisions-text = Judged by what each player could know at the time. Given away: what inaccuracies, mistakes and blunders cost, in percentage points of the chance of winning.

## How to read it

review-how = How to read this review
review-how-chances = The chances come from a model that learned from games between bots, and that takes into account how well this table played. Early on they are little more than a guess. In the bots’ games, a forecast of 70% came true about 7 times in 10.
review-how-luck = Luck is what a card changed, compared with the average of all the cards that could have come. Choices are what decisions changed, with everyone’s cards on the table: a good decision can turn out badly, and then it counts against its player here.
review-how-decisions = Whether a decision was good is another question. For that, everything the player couldn’t see is dealt again many times, and the move is compared with what strong bots would have done. A difference smaller than its uncertainty isn’t called a mistake.
review-how-names = Inaccuracy: lowers the chance of winning by at least { $inexact } percentage points. Mistake: by at least { $mistake }. Blunder: by at least { $blunder }.

## Playing on

play-on-text = A new game begins at this position, with you in the seat you choose and bots in the others. What that seat couldn’t see is dealt again. The original game stays as it is, and the new one doesn’t count.
play-on-seat = Your seat
play-on-begin = Start the game

## Advice at the table

advice-text = Judged by what you can see. Choosing a move doesn’t play it yet.
advice-choose = Choose
advice-choose-this = Choose: { $move }
advice-none = The coach has nothing to say here.
advice-prepares = The coach is getting ready. On a new computer, the first time can take a minute.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Doubled, it scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-serves-a-ticket = It brings you closer to { $ticket } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-scores = It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-card-for-a-ticket = You need the card for { $ticket }.
because-card-for-a-set = It adds to the cards you are collecting.
because-terrain = It helps you double a route.
because-more-tickets = You have time for more tickets.
because-best-tickets = These tickets go best together.
because-unknown-card = No face-up card is better than an unknown one.
