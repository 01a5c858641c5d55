# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Review a finished game: what each decision was worth, what was luck, and the moments that mattered.
option-review-seat = Judge the decisions of this player only, and address them directly: a seat number or a name.
option-review-decisions = List every decision, with what it cost and what was better.
option-review-svg = Save a picture of the review in this file.
command-learn = Go back to what cost you most in a finished game: find a better move, and see at once how it compares.
option-learn-seat = Whose decisions: a seat number or a name. Not needed where one person played against bots.
review-not-installed = Reviewing a game needs another package: pip install "okapi-railways[fast]"
review-not-finished = { $file }: this game isn’t over yet, and only a finished game can be reviewed. To continue it: okapi play --resume { $file }
review-other-board = { $file }: this game was played on a board, or by rules, that the coach doesn’t know. It reviews games on Okapi’s own board.
review-progress = Decisions judged

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Key moments
review-no-moments = No moment stood out.
review-ledger = Luck and choices, in percentage points of the chance of winning
review-decisions = Decisions
review-picture = The chance of winning over the game, and where it came from
percent = { $percent }%

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Start
ledger-starting-hand = Deal
ledger-blind = Cards drawn blind
ledger-turned-up = Cards turned face up
ledger-tickets = Tickets drawn
ledger-own-choices = Own choices
ledger-choices-of-others = Others’ choices
ledger-result = Result
ledger-luck-points = Luck in points
ledger-lost = Given away (% points)

## What decisions are called, above their number

verdict-fine = Fine
verdict-inexact = Inaccuracies
verdict-mistake = Mistakes
verdict-blunder = Blunders

## $rival are as `player-named` has them; $who and $whom say whether they are the reader.

moment-when = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] you claim
       *[other] { $player } claims
    } { $route } without doubling it. Doubling was possible, and worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    } of the chance of winning.
moment-better-move = { $when }, { $player }: { $played }. Better by { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }: { $better }.
moment-cut-off = { $when }: { $who ->
        [you] you claim
       *[other] { $player } claims
    } { $route }, and { $whom ->
        [you] you
       *[other] { $rival }
    } can no longer complete { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] you keep
       *[other] { $player } keeps
    } { $ticket } with { $trains ->
        [one] { $trains } space
       *[other] { $trains } spaces
    } still to build, and { $who ->
        [you] never complete it
       *[other] never completes it
    }.
moment-colour-never-came = From turn { $turn } on, { $who ->
        [you] you are
       *[other] { $player } is
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } short for { $route } ({ $card }). In { $draws } draws, no card of that colour comes up, blind or face up, and { $ticket } is never completed.
moment-ticket-too-late = { $when }: { $who ->
        [you] you draw
       *[other] { $player } draws
    } { $ticket } too late, with { $trains ->
        [one] { $trains } space
       *[other] { $trains } spaces
    } still to build and { $turns ->
        [0] no turn
        [one] one turn
       *[other] { $turns } turns
    } left.
moment-ticket-hopeless = { $when }: { $who ->
        [you] you keep
       *[other] { $player } keeps
    } { $ticket }, which can no longer be completed.
moment-lucky-card = { $when }: a lucky card ({ $card }) for { $who ->
        [you] you
       *[other] { $player }
    }. Chance of winning: +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
moment-unlucky-card = { $when }: an unlucky card ({ $card }) for { $who ->
        [you] you
       *[other] { $player }
    }. Chance of winning: −{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] you are lucky
       *[other] { $player } is lucky
    } with the tickets drawn. Chance of winning: +{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] you are unlucky
       *[other] { $player } is unlucky
    } with the tickets drawn. Chance of winning: −{ $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
moment-upswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Your chance of winning rises
       *[other] { $rival }’s chance of winning rises
    } from { $before }% to { $after }%.
moment-downswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Your chance of winning falls
       *[other] { $rival }’s chance of winning falls
    } from { $before }% to { $after }%.

## Facts that follow the sentence about a moment. “Not counting tickets”: by the points for routes alone.

fact-ahead = Not counting tickets, { $who ->
        [you] you are
       *[other] { $player } is
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of { $whom ->
        [you] you
       *[other] { $rival }
    }.
fact-behind = Not counting tickets, { $who ->
        [you] you are
       *[other] { $player } is
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind { $whom ->
        [you] you
       *[other] { $rival }
    }.
fact-level = Not counting tickets, { $who ->
        [you] you
       *[other] { $player }
    } and { $whom ->
        [you] you
       *[other] { $rival }
    } have the same score.
fact-on-the-way = That route is on the shortest path for { $ticket }, with { $trains ->
        [one] { $trains } space
       *[other] { $trains } spaces
    } still to build.
fact-taken-later = { $whom ->
        [you] You claim
       *[other] { $rival } claims
    } it on turn { $turn }.
fact-card-wanted = That colour is still missing for { $ticket }.

## Moves as they stand after a colon

move-take = take { $card }
move-draw = { $deck ->
    [train] draw from the train car deck
   *[terrain] draw from the terrain deck
}
move-draw-tickets = draw tickets
move-keep = keep { $tickets }
move-claim = claim { $route }
move-claim-doubled = claim { $route } and double it
move-pass = pass

## Every decision, one by one

decision-fine = { $when }, { $player }: { $played }. Fine.
decision-inexact = { $when }, { $player }: { $played }. An inaccuracy; it lowers the chance of winning by { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
decision-mistake = { $when }, { $player }: { $played }. A mistake; it lowers the chance of winning by { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
decision-blunder = { $when }, { $player }: { $played }. A blunder; it lowers the chance of winning by { $percent ->
        [one] { $percent } percentage point
       *[other] { $percent } percentage points
    }.
decision-better = Better: { $move } ({ $percent }% chance of winning).

## What the server refuses: reason-<reason>

reason-review-not-installed = This server has no coach. Its operator can add one: pip install "okapi-railways[fast]"
reason-review-unknown = There is no such review, or it has been removed.
reason-review-bad-record = This is not a complete, unchanged game record (line { $line }). Upload the file exactly as you downloaded it.
reason-review-unknown-board = This game was played on a board that this server doesn’t have: { $board }.
reason-review-wrong-players = The players in this record: { $players }. A table here seats { $min } to { $max }.
reason-review-unknown-rules = This game was played by rules that no table here can choose, so it can’t be reviewed.
reason-review-board-unknown = The coach doesn’t know the board or the rules of this game.
reason-review-not-finished = This game isn’t over, and only a finished game can be reviewed.
reason-review-played-on = A game that was continued from another one can’t be reviewed. Review the original.
reason-review-failed = The review failed. Try again; the error has been logged.
reason-advice-not-agreed = Other people are playing here, and the table hasn’t agreed to advice. It is an option in the lobby.
reason-advice-not-your-turn = You have nothing to decide at the moment.
reason-advice-none = The coach has no answer right now. Try again.
reason-play-on-no-such-moment = There was nothing to decide at that moment, so you can’t play on from there. Choose another.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Best: { $move }. { $because } Chance of winning: { $percent }%.
advice-next = Also good: { $move }. { $because } Chance of winning: { $percent }%.
advice-nothing = The coach has no advice at the moment.
advice-not-installed = Advice needs another package: pip install "okapi-railways[fast]"
