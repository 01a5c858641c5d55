### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Nutzen: { $worth }
claim-payment-doubled = Verdoppeln: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Anders bezahlen ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Du hast { $cards }
plan-route = Strecke vormerken

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } Karte beliebiger Farbe
   *[other] { $count } Karten einer beliebigen Farbe
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } beliebige
   *[other] { $count } in einer Farbe
}
price-ferry = { $price }, Fähre { $locomotives }
cannot-pay = { $locomotives ->
    [0] { $route } kostet { $price }; du hast { $cards }.
    [one] { $route } kostet { $price }, darunter mindestens { $locomotives } Lokomotive; du hast { $cards }.
   *[other] { $route } kostet { $price }, darunter mindestens { $locomotives } Lokomotiven; du hast { $cards }.
}
