### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Prendre : { $worth }
claim-payment-doubled = Doubler : { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Autres façons de payer ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Vous avez { $cards }
plan-route = Projeter cette route

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } carte de n’importe quelle couleur
   *[other] { $count } cartes d’une même couleur
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } de n’importe quelle couleur
   *[other] { $count } d’une même couleur
}
price-ferry = { $price }, ferry { $locomotives }
cannot-pay = { $locomotives ->
    [0] La route { $route } coûte { $price } ; vous avez { $cards }.
    [one] La route { $route } coûte { $price }, dont au moins { $locomotives } locomotive ; vous avez { $cards }.
   *[other] La route { $route } coûte { $price }, dont au moins { $locomotives } locomotives ; vous avez { $cards }.
}
