# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] You hold { $count } card: { $cards }.
   *[other] You hold { $count } cards: { $cards }.
}
answer-terrain = Face up in front of you: { $cards }.
answer-no-tickets = You have no tickets yet.
answer-score = Points for routes: { $scores }.
answer-score-now = If the game ended now, you would have { $routes } for routes, +{ $done } for completed tickets, −{ $open } for uncompleted ones: { $sum }, not counting the Globetrotter bonus.
answer-map = { $who ->
    [you] You: { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, doubled)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: completed
ticket-not-done = { $ticket }: not completed
ticket-missing = { $spaces ->
    [one] { $ticket }: { $spaces } space to go
   *[other] { $ticket }: { $spaces } spaces to go
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: { $spaces } space to go, but too few trains left
   *[other] { $ticket }: { $spaces } spaces to go, but too few trains left
}
ticket-closed = { $ticket }: no longer possible
ticket-completed = You have completed { $ticket }!
# The cards that a ticket’s path still takes: $cards is a list such as “2 green, 1 red for a grey route and 3 of any one colour”.
needs-cards = Still needed: { $cards }.
needs-wild = { $count ->
    [one] A locomotive in your hand can stand in for one of these.
   *[other] { $count } locomotives in your hand can stand in for { $count } of these.
}
needs-none = You have every card you need.
needs-together = For all your tickets together, you still need { $cards }.
needs-together-none = You have every card you need for all your tickets together.
needs-grey = { $cards } for a grey route
# Somebody else claimed a route of the shortest path; $more is how many more trains the next one takes.
ticket-cut = { $more ->
    [0] { $player } claimed { $route }. Another path is just as short.
    [one] { $player } claimed { $route }. Your path is now { $more } space longer.
   *[other] { $player } claimed { $route }. Your path is now { $more } spaces longer.
}
ticket-cut-closed = { $player } claimed { $route }, and no path is left.
# In place of a list of tickets.
tickets-nothing = none

## What was typed and not understood

several-commands = That could be { $commands }. Type a little more.
several-places = That could be { $places }. Type a little more.
no-such-number = { $count ->
    [one] The only choice is 1.
   *[other] Choose a number from 1 to { $count }.
}
