### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Cubrir: { $worth }
claim-payment-doubled = Doblar: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Otras formas de pagar ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Tienes { $cards }
plan-route = Planear este recorrido

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } carta de cualquier color
   *[other] { $count } cartas de un mismo color
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } de cualquier color
   *[other] { $count } de un mismo color
}
price-ferry = { $price }, ferry { $locomotives }
cannot-pay = { $locomotives ->
    [0] El recorrido { $route } cuesta { $price }; tienes { $cards }.
    [one] El recorrido { $route } cuesta { $price }, con al menos { $locomotives } locomotora; tienes { $cards }.
   *[other] El recorrido { $route } cuesta { $price }, con al menos { $locomotives } locomotoras; tienes { $cards }.
}
