# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

## The story: what a friend would say after the game, to the reader ($who is you) or about the winner. $player and $rival are names.

story-title = In short
story-when = { $turn ->
    [0] before the first turn
   *[other] on turn { $turn }
}
story-chance = { $who ->
        [you] your chance of winning
       *[other] { $player }’s chance of winning
    } { $change ->
        [up] rose
       *[down] fell
    } from { $before }% to { $percent }%
story-ahead-all-game = { $who ->
    [you] You were ahead almost from the start.
   *[other] { $player } was ahead almost from the start.
}
story-ahead-from = { $who ->
    [you] You took the lead { $when } and never gave it up.
   *[other] { $player } took the lead { $when } and never gave it up.
}
story-came-back = { $who ->
    [you] It looked bad for you { $when }, with your chance of winning down to { $percent }%, but you came back.
   *[other] It looked bad { $when } for { $player }, with the chance of winning down to { $percent }%, but { $player } came back.
}
story-open-to-the-end = { $who ->
    [you] It was anyone’s game to the very end, and you won.
   *[other] It was anyone’s game to the very end, and { $player } won.
}
story-led-until = { $who ->
    [you] You led until turn { $turn }.
   *[other] { $player } led until turn { $turn }.
}
story-last-ahead = { $who ->
    [you] You were ahead for the last time { $when }.
   *[other] { $player } was ahead for the last time { $when }.
}
story-never-ahead = { $who ->
    [you] You were never clearly ahead. Your best chance was { $percent }%, { $when }.
   *[other] { $player } was never clearly ahead. The best chance was { $percent }%, { $when }.
}

## What changed the chance most. $doer says whether the reader did it, $rival is who did; $chance is story-chance.

story-claim-decided = The game swung { $when }: { $doer ->
        [you] you claimed { $route }
       *[other] { $rival } claimed { $route }
    }, and { $chance }.
story-move-decided = The game swung { $when } ({ $rival }: { $move }): { $chance }.
story-card-decided = The game swung { $when } with a card ({ $card }): { $chance }.
story-tickets-decided = The game swung { $when } with the tickets that { $doer ->
        [you] you drew
       *[other] { $rival } drew
    }: { $chance }.

## What the player could have done. $move is a move as it stands after a colon.

story-better-there = It would have been better to { $move }.
story-missed-just-before = { $who ->
    [you] Shortly before, you had a better move: { $move }.
   *[other] Shortly before, { $player } had a better move: { $move }.
}
story-costliest = { $who ->
    [you] Your costliest decision came { $when }. It would have been better to { $move }.
   *[other] { $player }’s costliest decision came { $when }. It would have been better to { $move }.
}
story-no-mistakes = { $who ->
    [you] You made no real mistakes.
   *[other] { $player } made no real mistakes.
}

## Luck

story-luck-with = { $who ->
    [you] Luck was clearly on your side.
   *[other] Luck was clearly on { $player }’s side.
}
story-luck-rather-with = { $who ->
    [you] Luck was mostly on your side.
   *[other] Luck was mostly on { $player }’s side.
}
story-luck-even = Luck evened out.
story-luck-rather-against = { $who ->
    [you] Luck was mostly against you.
   *[other] Luck was mostly against { $player }.
}
story-luck-against = { $who ->
    [you] Luck was clearly against you.
   *[other] Luck was clearly against { $player }.
}
story-luck-cost-points = { $who ->
    [you] Bad luck cost you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, but hardly any of your chance of winning.
   *[other] Bad luck took { $points ->
            [one] { $points } point
           *[other] { $points } points
        } from { $player }, but hardly any of the chance of winning.
}
story-luck-brought-points = { $who ->
    [you] Luck brought you { $points ->
            [one] { $points } point
           *[other] { $points } points
        }, but hardly changed your chance of winning.
   *[other] Luck brought { $points ->
            [one] { $points } point
           *[other] { $points } points
        } to { $player }, but hardly changed the chance of winning.
}

## Learning from one’s mistakes, in the browser and in the terminal

learn-title = Learn from your mistakes
learn-open = Learn from my mistakes
learn-open-of = Learn from { $player }’s mistakes
learn-which-seat = Whose mistakes? Name a player with --seat: { $players }.
learn-nothing = There is nothing to learn here: every decision was fine.
learn-intro = { $count ->
    [one] { $count } decision cost you something. You get the position as you saw it, and { $tries } tries to find a better move.
   *[other] { $count } decisions cost you something. For each, you get the position as you saw it, and { $tries } tries to find a better move.
}
learn-where = Mistake { $number } of { $count } · { $when }
learn-played = Your move: { $move }. Find a better one.
learn-thinks = The coach is looking at your move …
learn-found = Well spotted! Chance of winning: { $percent }%, instead of { $played }%.
learn-better = Better than what you played ({ $percent }% instead of { $played }%), but there is something better still.
learn-worse = That is no better: { $percent }%, against { $played }% for the move you played.
learn-same = That is what you played. Try something else.
learn-tries = { $tries ->
        [one] One more try.
       *[other] { $tries } more tries.
    }
learn-show = Show me
learn-solution = What the coach would do
# A link from a decision of a review to puzzles of the same theme.
puzzles-like-this = More puzzles like this
learn-next = Next mistake
learn-done = Better moves found: { $found } of { $count }.
learn-no-save = There is nothing to save here: the game stays as it is.
reason-learn-not-judged = This decision can’t be tried again: the review of the game doesn’t judge it.
