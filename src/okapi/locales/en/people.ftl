# What the server remembers of people: the games they go on with, those they finished, and their own page.
home-continue = { $count ->
    [one] Your turn in { $count } game
    *[other] Your turn in { $count } games
}
home-continue-game = Continue: { $players }
list-won = You won
list-place = Place { $place } of { $players }
list-score = { $player }: { $points }
people-mine = My page
people-mine-link = My page: games, wins, points
people-nobody = Sit down at a table and give your name: from then on, this page shows your games.
people-none = No finished games yet.
people-games = { $count ->
    [one] { $count } game
    *[other] { $count } games
}
people-wins = { $count ->
    [one] { $count } win
    *[other] { $count } wins
}
people-since = here since { $date }
people-sizes = Wins by table size
people-size = { $count ->
    [one] { $count } player
    *[other] { $count } players
}
people-size-won = { $wins } of { $games } won
people-points = { $points ->
    [one] { $points } point per game
    *[other] { $points } points per game
}
people-routes = Routes claimed
people-doubled = Doubled
people-single = Not doubled
people-completed = Completed
people-failed = Not completed
people-best = Best game
people-against = Against
people-ahead = ahead in { $ahead } of { $games }
people-what-counts = Only games that you played to the end yourself count, and only for your own seat.
people-finished = Finished games
people-finished-more = Earlier games
people-bring-record = Review a game record from a file
people-visibility = Who may see this page
people-visibility-private = Only me
people-visibility-shared = People I play with, and anyone with the link
people-visibility-listed = Everyone: list me among the players of this server
title-rematch = ● Rematch · Okapi

# Ways out of a game that is not over.
leave-menu = Leave the table
leave-home = Home page
leave-home-text = The game waits for you; come back any time.
end-early = End the game now
end-early-not = Keep playing
end-early-text = { $others ->
    [0] The game ends without a result.
   *[other] When everyone who plays agrees, the game ends without a result.
}
end-early-agree = End the game
end-early-wanted = { $count ->
    [one] { $players } would like to end the game now.
    *[other] { $players } would like to end the game now.
}
leave-for-good = Leave for good
leave-for-good-sure = Yes, leave for good
leave-for-good-text = A bot will play your seat to the end. You can’t take it back.
table-left = (left; a bot plays on)
status-ended = This game was ended early. You can look back at it.
list-ended = Ended early
spoken-news-left = { $player } has left the game for good; a bot plays on.

people-data = My data
people-export = Download all my data
people-forget = Delete all my data
people-forget-text = This signs you out on all your devices and makes you leave every table for good. Your remarks and your rating are deleted, and your games show “—” instead of your name. It can’t be undone.
people-forget-sure = Yes, delete it all
people-forget-not = No, keep it
