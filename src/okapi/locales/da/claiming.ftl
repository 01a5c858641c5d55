### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Indsæt tog: { $worth }
claim-payment-doubled = Fordobl: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Andre måder at betale på ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Du har { $cards }
plan-route = Planlæg denne strækning

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count } i én valgfri farve
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } i valgfri farve
   *[other] { $count } i samme farve
}
price-ferry = { $price }, færge { $locomotives }
cannot-pay = { $locomotives ->
    [0] { $route } koster { $price }; du har { $cards }.
    [one] { $route } koster { $price }, heraf mindst { $locomotives } lokomotiv; du har { $cards }.
   *[other] { $route } koster { $price }, heraf mindst { $locomotives } lokomotiver; du har { $cards }.
}
