status-can-do = Karty, trasa albo bilety
legend-majority = Najwięcej kart terenu lub tyle samo co lider: można podwajać trasy w tym terenie
spoken-title = Stół tekstowy
spoken-link = Stół tekstowy, dla czytników ekranu
spoken-map-link = Stół z mapą
spoken-coach-thinks = Trener się zastanawia.
spoken-news-claimed = { $doubled ->
    [true] { $player } zajmuje trasę { $route }, podwaja ją i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
   *[false] { $player } zajmuje trasę { $route } i zdobywa { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } dobiera bilety i zatrzymuje jeden.
    [few] { $player } dobiera bilety i zatrzymuje { $count }.
    [many] { $player } dobiera bilety i zatrzymuje { $count }.
   *[other] { $player } dobiera bilety i zatrzymuje { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = jeden, dwa, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć
    .neuter = jedno
    .feminine = jedna, dwie
    .feminine-accusative = jedną, dwie
    .feminine-locative = jednej, dwie
    .genitive = jednego, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .feminine-genitive = jednej, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .people = jeden, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .locative = jednym, dwóch, trzech, czterech, pięciu, sześciu, siedmiu, ośmiu, dziewięciu, dziesięciu
    .instrumental = jednym, dwoma, trzema, czterema, pięcioma, sześcioma, siedmioma, ośmioma, dziewięcioma, dziesięcioma
    .feminine-instrumental = jedną, dwiema, trzema, czterema, pięcioma, sześcioma, siedmioma, ośmioma, dziewięcioma, dziesięcioma
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } za { COUNT($spaces, form: "neuter") }
rules-picture-terrain = Każda karta terenu podwaja trasy w trzech kolorach
spoken-news-cards = { $count ->
    [one] { $player } bierze kartę.
    [few] { $player } bierze { $count } karty.
    [many] { $player } bierze { $count } kart.
   *[other] { $player } bierze { $count } karty.
}
rules-why = Dlaczego? Zasada { $rule }
