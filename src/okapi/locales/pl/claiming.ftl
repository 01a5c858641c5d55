### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Zajmij: { $worth }
claim-payment-doubled = Podwój: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Zapłać inaczej ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Masz: { $cards }
plan-route = Zaplanuj tę trasę

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } karta w dowolnym kolorze
    [few] { $count } karty w jednym dowolnym kolorze
    [many] { $count } kart w jednym dowolnym kolorze
   *[other] { $count } karty w jednym dowolnym kolorze
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } w dowolnym kolorze
   *[other] { $count } w jednym kolorze
}
price-ferry = { $price }, prom { $locomotives }
cannot-pay = { $locomotives ->
    [0] Cena trasy { $route }: { $price }; masz na to: { $cards }.
    [one] Cena trasy { $route }: { $price }, w tym co najmniej { $locomotives } lokomotywa; masz na to: { $cards }.
    [few] Cena trasy { $route }: { $price }, w tym co najmniej { $locomotives } lokomotywy; masz na to: { $cards }.
    [many] Cena trasy { $route }: { $price }, w tym co najmniej { $locomotives } lokomotyw; masz na to: { $cards }.
   *[other] Cena trasy { $route }: { $price }, w tym co najmniej { $locomotives } lokomotywy; masz na to: { $cards }.
}
