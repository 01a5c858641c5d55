# What the server remembers of people: the games they go on with, those they finished, and their own page.
home-continue = { $count ->
    [one] Your turn in { $count } game
    *[other] Your turn in { $count } games
}
home-continue-game = Play on: { $players }
list-won = You won
list-place = Place { $place } of { $players }
people-mine = My page
people-mine-link = My page: games, wins, points
people-nobody = Once you have a name here, by sitting down at a table, this page shows your games.
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
    [one] { $points } point a game
    *[other] { $points } points a game
}
people-routes = Routes claimed
people-doubled = Doubled
people-single = Not doubled
people-completed = Completed
people-failed = Failed
people-best = Best game
people-against = Against
people-ahead = ahead in { $ahead } of { $games }
people-what-counts = A game counts when you played it to the end yourself, and only your own seat.
people-finished = Finished games
people-finished-more = Earlier games
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
end-early-not = Play on after all
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
leave-for-good-text = A bot plays your seat to the end. You cannot take it back.
table-left = (left; a bot plays on)
status-ended = This game was ended early. You can look back at it.
list-ended = Ended early
spoken-news-left = { $player } has left the game for good; a bot plays on.

people-data = Everything of mine
people-export = Download everything of mine
people-forget = Delete everything of mine
people-forget-text = Deleting signs all your devices out and leaves every table for good; your remarks and your rating go, and your games keep “—” for your name. It cannot be undone.
people-forget-sure = Yes, delete everything
people-forget-not = No, keep it
