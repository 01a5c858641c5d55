### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Rakenna: { $worth }
claim-payment-doubled = Tuplaa: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Muut maksutavat ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Sinulla on { $cards }
plan-route = Suunnittele tämä reitti

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } kortti mitä tahansa väriä
   *[other] { $count } korttia mitä tahansa yhtä väriä
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } mitä väriä tahansa
   *[other] { $count } samaa väriä
}
price-ferry = { $price }, lautta { $locomotives }
cannot-pay = { $locomotives ->
    [0] Reitin { $route } hinta: { $price }; sinulla on { $cards }.
    [one] Reitin { $route } hinta: { $price }, joista vähintään { $locomotives } veturi; sinulla on { $cards }.
   *[other] Reitin { $route } hinta: { $price }, joista vähintään { $locomotives } veturia; sinulla on { $cards }.
}
