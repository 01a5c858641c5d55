### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Claim: { $worth }
claim-payment-doubled = Double: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Other ways to pay ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = You hold { $cards }
# Keeps a wish on the map that only this person sees.
plan-route = Plan this route

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count } of any one colour
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } of any colour
   *[other] { $count } of one colour
}
price-ferry = { $price }, ferry { $locomotives }
cannot-pay = { $locomotives ->
    [0] { $route } costs { $price }; towards that, you have { $cards }.
    [one] { $route } costs { $price }, including at least { $locomotives } locomotive; towards that, you have { $cards }.
   *[other] { $route } costs { $price }, including at least { $locomotives } locomotives; towards that, you have { $cards }.
}
