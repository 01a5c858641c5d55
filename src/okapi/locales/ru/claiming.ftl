### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Проложить: { $worth }
claim-payment-doubled = Удвоить: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Оплатить иначе ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = У вас: { $cards }
plan-route = Наметить этот маршрут

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } карта любого цвета
    [few] { $count } карты любого одного цвета
    [many] { $count } карт любого одного цвета
   *[other] { $count } карты любого одного цвета
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } любого цвета
   *[other] { $count } одного цвета
}
price-ferry = { $price }, паром { $locomotives }
cannot-pay = { $locomotives ->
    [0] Цена маршрута { $route }: { $price }; у вас { $cards }.
    [one] Цена маршрута { $route }: { $price }, из них не меньше { $locomotives } локомотива; у вас { $cards }.
    [few] Цена маршрута { $route }: { $price }, из них не меньше { $locomotives } локомотивов; у вас { $cards }.
    [many] Цена маршрута { $route }: { $price }, из них не меньше { $locomotives } локомотивов; у вас { $cards }.
   *[other] Цена маршрута { $route }: { $price }, из них не меньше { $locomotives } локомотива; у вас { $cards }.
}
