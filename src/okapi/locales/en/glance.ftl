# What a glance at the table tells.

# Under “Your turn”, on a phone: the three things that a turn can be.
status-can-do = Cards, a route or tickets
# In the legend, beside a frame around a number of terrain cards.
legend-majority = Most cards of a terrain, or tied for most: this player can double routes of that terrain
spoken-title = Text table
spoken-link = Text table, for screen readers
spoken-map-link = Table with the map
spoken-coach-thinks = The coach is thinking.
spoken-news-claimed = { $doubled ->
    [true] { $player } claims { $route }, doubled, for { $points } points.
   *[false] { $player } claims { $route } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } draws tickets and keeps { $count }.
   *[other] { $player } draws tickets and keeps { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = one, two, three, four, five, six, seven, eight, nine, ten
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } for { COUNT($spaces) }
rules-picture-terrain = Each terrain card doubles routes of three colours
spoken-news-cards = { $count ->
    [one] { $player } takes a card.
   *[other] { $player } takes { $count } cards.
}
rules-why = Why? Rule { $rule }
