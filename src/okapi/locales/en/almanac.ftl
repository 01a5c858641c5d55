# The people one plays with, regular tables, and the almanac: what finished games add up to.
# $name is a person, a bot or a table, as it stands alone.

## People I play with

friends-known = Played together
friends-text = Everyone you have finished a game with. Only you see this list.
friends-none = Nobody yet. Play a game with friends to the end, and you’ll find them here.
friends-games = { $count ->
    [one] { $count } game together
   *[other] { $count } games together
}
friends-here = here now
friends-seen = Let these people see when I’m here, and show me when they are
friends-invite = Invite
friends-invite-one = Invite { $name }
friends-duel = Challenge
friends-duel-one = Challenge { $name } to a duel
friends-block = Block
friends-block-one = Block { $name }
friends-block-text = You’ll no longer hear from { $name }. They can’t invite you, see that you’re here, or sit down at your tables. They won’t be told.
friends-blocked = blocked
friends-unblock = Unblock
friends-unblock-one = Unblock { $name }
friends-ask = Invite people you know
friends-ask-text = A seat is kept for them, and they are notified if they asked for that.

## Regular tables

regular-tables = Regular tables
regular-table = Regular table
regular-table-text = A table to come back to: the same people, colours and rules, and a score that carries over from game to game.
regular-table-from-text = The new table uses the colours, rules and board of your last game. Send its link to the others, and you can play on with one tap.
regular-table-name = Name of the table
regular-table-name-example = Sundays
regular-table-make = Set up the table
regular-table-people = Who belongs to it
regular-table-owner = looks after the table
regular-table-next = Next game
regular-table-to-game = To the game
regular-table-link = Link to this table
regular-table-link-text = Anyone with this link can join, up to { $max } people in all.
regular-table-new-link = Replace the link with a new one
regular-table-private = Only the people who belong to it see this table, its games and its score.
regular-table-hand-over = Hand over
regular-table-hand-over-one = Let { $name } look after the table
regular-table-remove = Remove
regular-table-remove-one = Remove { $name }
regular-table-remove-text = { $name } will no longer see this table. To keep them from coming back, replace the link as well.
regular-table-manage = This table
regular-table-leave = Leave the table
regular-table-leave-text = You’ll no longer see this table. Your games stay in your almanac.
regular-table-close = Close for everyone
regular-table-close-text = The table and its score will be gone for everyone. The games stay in the almanacs of those who played them.
regular-table-invited = You are invited to join “{ $name }”
regular-table-with = With { $names }
regular-table-join = Join
regular-table-is-full = All seats at this table are taken.
regular-table-series = The score so far
regular-table-no-games = No game has been finished here yet.

## The almanac

almanac = Almanac
almanac-text = What all your finished games add up to, { $name }. Only you see it.
almanac-none = No finished games yet. Games that you play to the end yourself are counted here.
almanac-year = Year
almanac-all-years = All
almanac-sum = In numbers
almanac-wins = Wins
almanac-games = Games
almanac-points = Points per game
almanac-head-to-head = Head to head
almanac-head-to-head-text = How often the first finished ahead of the second, and the other way round.
almanac-ahead = ahead { $ahead ->
    [one] { $ahead } time
   *[other] { $ahead } times
}, behind { $behind ->
    [one] { $behind } time
   *[other] { $behind } times
}
almanac-more = Show all
almanac-months = Month by month
almanac-winner = { $name }: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
almanac-best = Best games
almanac-routes = Best routes
almanac-tickets = Best tickets
almanac-real-board = on a real board

## Luck and choices: sums over reviewed games, measured in wins.

almanac-luck = Luck and choices
almanac-luck-none = Have the coach review some games: then you’ll see here how much was luck, and how much was choice.
almanac-luck-text = The coach’s ledger, added up and measured in wins. The figure after ± is how far chance alone can shift such a sum.
almanac-reviewed = { $count ->
    [one] { $count } reviewed game
   *[other] { $count } reviewed games
}
almanac-of-luck = Luck
almanac-of-choices = Choices
almanac-luck-too-few = Too few reviewed games to say anything about luck yet.
almanac-luck-lucky = The cards really have been kind to you.
almanac-luck-unlucky = The cards really have been against you.
almanac-luck-even = Good and bad luck have evened out, as far as anyone can tell.
almanac-luck-luckiest = { $name } really is the luckiest.
almanac-luck-nobody = Nobody is clearly the luckiest: chance explains the difference.

## Medals. $number is a number of points or times.

almanac-medals = Medals
medal-level = First win against { $name }
medal-great-ticket = Completed a ticket worth more than { $number } points
medal-from-last = Last before the tickets were counted, and still won
medal-globetrotter = Globetrotter { $number } times
medal-not-yet = not yet

## Games on a real board, which somebody wrote down with the score keeper.

almanac-kept = Games on a real board
almanac-asked = Did you play here?
almanac-asked-text = Someone filed a game on a real board and says you were there. It counts in your almanac once you confirm it.
almanac-filed-by = filed by { $name }
almanac-unconfirmed = not confirmed
almanac-confirm = Yes, count it
almanac-strike = Strike it out
almanac-strike-text = The game no longer counts for you or for your regular table, and no longer shows your name.
almanac-delete = Delete
almanac-delete-text = The game disappears from everyone’s almanac.
almanac-cancel = Cancel
almanac-csv = Download as a spreadsheet (CSV)
almanac-json = Download as data (JSON)
file = File in the almanac
file-text = The server keeps the date, the names, everyone’s points, and each player’s best route and ticket, but not the game itself. People you choose here are asked to confirm, and can strike the game out at any time.
file-own-board = It was played on a board of your own: it counts as a game, sets no records, and nothing about your board is kept.
file-who = Who is { $name }?
file-me = { $name } (you)
file-nobody = Someone who isn’t here
file-no-table = None
file-needs-you = Choose which of the players you are.
file-do = File the game
file-done = The game is in your almanac.

## Why the server refuses something

reason-people-too-often-invited = { $name } already has several invitations from you. Wait for an answer.
reason-regular-table-unknown = There is no such regular table, or you don’t belong to it.
reason-regular-table-not-the-owner = Only the person who looks after this table can do that.
reason-regular-table-full = { $max ->
    [one] There is only { $max } seat at this table, and it is taken.
   *[other] All { $max } seats at this table are taken.
}
reason-regular-table-too-many = { $max ->
    [one] You already belong to { $max } regular table. Leave it first.
   *[other] You already belong to { $max } regular tables. Leave one first.
}
reason-almanac-not-in-it = You can file only games you played yourself, and name each person only once.
reason-almanac-already-filed = You have already filed this game.
reason-almanac-unknown = This game is no longer in the almanac.
reason-almanac-too-many = { $max ->
    [one] You have filed { $max } game, which is the limit.
   *[other] You have filed { $max } games, which is the limit.
}
