# Advice during play, and games that were played on from a moment of another one.

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
because-terrain = It helps you to double a route.
because-more-tickets = You have time for more tickets.
because-best-tickets = These tickets go best together.
because-unknown-card = Nothing face up is better than an unknown card.

## $move is a move as in coach.ftl, $because a sentence of the above

advice-first = Best: { $move }. { $because } Chance to win: { $percent }%.
advice-next = Also good: { $move }. { $because } Chance to win: { $percent }%.
advice-nothing = The coach has no advice at the moment.

## The option of a table, and the mark of a game

options-advice = Advice for everyone
options-advice-text = Everyone at this table may ask the coach for good moves, and everyone sees that it is on. Not in rated games.
lobby-advice = Advice is on: everyone here may ask the coach for good moves.
game-played-on = Played on from another game, and not counted.
