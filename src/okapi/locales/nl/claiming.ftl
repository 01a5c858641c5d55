### Claiming a route, in the browser and at the terminal.

# A way to claim, on its button; $worth is “4 points” or “8 points with 1 jungle”.
claim-payment = Claimen: { $worth }
claim-payment-doubled = Verdubbelen: { $worth }
# Opens the list of all other ways; $count says how many there are.
claim-others = Andere manieren om te betalen ({ $count })
# Above the ways to pay in one colour; $cards is the pile of that colour in hand, such as “5 red”.
claim-hold = Je hebt { $cards }
plan-route = Deze route plannen

# A route that cannot be paid for: its price, and what of that is in hand (“1 green and 0 locomotives”).
price-grey = { $count ->
    [one] { $count } kaart van een kleur naar keuze
   *[other] { $count } kaarten van één kleur naar keuze
}
# The same where there is little room.
price-grey-short = { $count ->
    [1] { $count } van een kleur naar keuze
   *[other] { $count } van één kleur
}
price-ferry = { $price }, veerboot { $locomotives }
cannot-pay = { $locomotives ->
    [0] { $route } kost { $price }; je hebt { $cards }.
    [one] { $route } kost { $price }, waarvan minstens { $locomotives } locomotief; je hebt { $cards }.
   *[other] { $route } kost { $price }, waarvan minstens { $locomotives } locomotieven; je hebt { $cards }.
}
