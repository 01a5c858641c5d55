### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Muta in: { $worth }
claim-payment-doubled = Dubbla: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Andra sätt att betala ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Du har { $cards }
plan-route = Planera den här sträckan

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } kort i valfri färg
   *[other] { $count } kort i en valfri färg
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } i valfri färg
   *[other] { $count } i samma färg
}
price-ferry = { $price }, färja { $locomotives }
cannot-pay = { $locomotives ->
    [0] { $route } kostar { $price }; du har { $cards }.
    [one] { $route } kostar { $price }, varav minst { $locomotives } lokomotiv; du har { $cards }.
   *[other] { $route } kostar { $price }, varav minst { $locomotives } lokomotiv; du har { $cards }.
}
