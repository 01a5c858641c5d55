### Duels and game nights: friends play the same deals against the same bots, each when they have time, and compare.
### $kind is duel (two people) or evening (a game night, for more).

duels = Duels and game nights
duels-text = Everyone gets the same cards against the same bots, and plays when they have time. Once everyone has finished, you see who made the most of them.
duels-none = You have no duels yet. Challenge someone, and send them the link.
duels-mine = Yours
duel-kind = { $kind ->
    [duel] Duel
   *[evening] Game night
}
# $names are the other people.
duel-with = { $kind ->
    [duel] Duel with { $names }
   *[evening] Game night with { $names }
}
duel-yours = your turn to play
duel-asked = you are invited
duel-others = waiting for the others
duel-over = finished

## Making one

duel-new = Challenge someone
# $name is a person one has played with.
duel-new-one = Challenge { $name }
duel-size = How many people?
duel-deals = How many deals?
duel-days = Open for how many days?
duel-make = Set it up
duel-deals-text = Each person plays every deal once. From deal to deal, everyone moves on by one seat.

## Joining one. $name is who made it.

duel-invited = { $kind ->
    [duel] { $name } challenges you to a duel
   *[evening] { $name } invites you to a game night
}
duel-deal-count = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
duel-join = Accept
duel-decline = Decline
duel-is-full = All places are taken.
duel-is-over = It is over: nobody can join any more.

## Its page

# $until is a moment: day and time.
duel-until = Open until { $until }
duel-one-try = You have one try at each deal. You’ll see how the others did once you have finished yours.
duel-trust = Nobody can tell whether someone plays a second time under another name: this is for people who trust each other.
duel-link = Link to join
duel-link-text = Send it to those you want to challenge. Anyone who has it can join until all places are taken.
duel-close-list = Stop waiting for others
duel-close-list-text = Only those who have joined will play.
duel-people = Who is playing
duel-standings = Standings
duel-is-invited = invited
duel-has-resigned = resigned
duel-finished = Finished
# As in: 2 of 3 deals.
duel-finished-of = { $finished } of { $deals }
duel-rank = Rank
duel-score = Match points
duel-score-text = Match points: on each deal, you get 2 for everyone you beat and 1 for everyone you tie with. The most match points win; if several players are tied, their total points decide.
duel-points = Points
duel-won = { $name } wins
duel-you-won = You win
duel-drawn = No outright winner
duel-deal = Deal { $number }
duel-play = Play
duel-continue = Continue
duel-again = Play again for fun
duel-your-game = Your game
duel-given-up = not finished
duel-replay = Replay: { $name }
duel-compare = Compare the games
duel-leave = Leave
duel-leave-text = You haven’t begun, so you can simply leave. Your place becomes free again.
duel-resign = Resign
duel-resign-text = You give up every deal that you haven’t finished. When only one person is left, it is over.
duel-fair-text = The order of every deck was settled when the challenge was made. Its seal is shown from the start, and the secret itself once it is all over; then anyone can check every game.

## Two games side by side. $one and $other are the people.

duel-side-by-side = { $one } and { $other }
duel-whom = Compare with
duel-only-one = There is only one finished game.
duel-chart = Points after each turn, had the game ended there
duel-parted = Where the games parted ways
duel-same = Both made the same decisions from the first turn to the last.
duel-turn = { $turn ->
    [0] The first tickets
   *[other] Turn { $turn }
}
duel-first = the first difference
duel-no-turn = The game was over.
# $points is a number with its sign.
duel-gained = points: { $points }

## Refusals

reason-challenge-unknown = There is no such duel or game night, or you aren’t part of it.
reason-challenge-full = { $max ->
    [one] All places are taken.
    [2] Both places are taken.
   *[other] All { $max } places are taken.
}
reason-challenge-over = This is over already.
reason-challenge-too-many = { $max ->
    [one] You can have { $max } open duel or game night at a time. Finish it first.
   *[other] You can have { $max } open duels and game nights at a time. Finish one first.
}
reason-challenge-not-the-host = Only the person who made the challenge can do that.
