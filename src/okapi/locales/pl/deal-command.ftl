### The deal of the day at the terminal, and in the preview of a link.

command-deal = Zagraj rozdanie dnia: te same karty i przeciwnicy dla wszystkich, a na koniec twój wynik obok wyników botów z każdego poziomu.
option-deal-date = Dzień rozdania, na przykład 2026-11-17; domyślnie dzisiaj w UTC.
option-deal-name = Twoje imię do zapisu gry.
deal-bad-date = { $date } to nie data. Zapisz ją tak: 2026-11-17
deal-no-such-day = Rozdania są od { $first } do { $last }.
deal-welcome = Rozdanie dnia, { $date }. Twoi przeciwnicy: { $opponents }.
deal-field = Te same karty w rękach botów z każdego poziomu
deal-points = Punkty
deal-preview = { $points ->
    [one] Z tych kart wychodzi mi { $points } punkt. A tobie?
    [few] Z tych kart wychodzą mi { $points } punkty. A tobie?
    [many] Z tych kart wychodzi mi { $points } punktów. A tobie?
   *[other] Z tych kart wychodzi mi { $points } punktu. A tobie?
}
