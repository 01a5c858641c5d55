### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Ta sporet: { $worth }
claim-payment-doubled = Doble: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Andre måter å betale på ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Du har { $cards }
plan-route = Planlegg dette sporet

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count } i én valgfri farge
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } i valgfri farge
   *[other] { $count } i samme farge
}
price-ferry = { $price }, ferge { $locomotives }
cannot-pay = { $locomotives ->
    [0] { $route } koster { $price }; du har { $cards }.
    [one] { $route } koster { $price }, derav minst { $locomotives } lokomotiv; du har { $cards }.
   *[other] { $route } koster { $price }, derav minst { $locomotives } lokomotiver; du har { $cards }.
}
