# What the server remembers of people: the games they go on with, those they finished, and their own page.
home-continue = { $count ->
    [one] Your turn in { $count } game
    *[other] Your turn in { $count } games
}
home-continue-game = Continue: { $players }
list-won = You won
list-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
list-score = { $player }: { $points }
people-mine-link = My page: games, wins, points
friends-link = People I play with
almanac-link = My almanac
people-finished = Finished games

end-early = End the game now
end-early-not = Keep playing
end-early-text = { $others ->
    [0] The game ends without a result.
   *[other] Once everyone playing agrees, the game ends without a result.
}
end-early-agree = End the game
end-early-wanted = { $count ->
    [one] { $players } would like to end the game now.
    *[other] { $players } would like to end the game now.
}
list-ended = Ended early
