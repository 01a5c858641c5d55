status-can-do = Kort, spor eller billetter
legend-majority = Flest kort av et terreng, eller like mange som den som har flest: kan doble sporene der
spoken-title = Tekstbord
spoken-link = Tekstbord, for skjermlesere
spoken-map-link = Bordet med kartet
spoken-coach-thinks = Treneren tenker.
spoken-news-claimed = { $doubled ->
    [true] { $player } tar { $route }, doblet, og får { $points } poeng.
   *[false] { $player } tar { $route } og får { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } trekker billetter og beholder én.
   *[other] { $player } trekker billetter og beholder { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = én, to, tre, fire, fem, seks, sju, åtte, ni, ti
    .neuter = ett
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } for { COUNT($spaces, form: "neuter") }
rules-picture-terrain = Hvert terrengkort dobler spor i tre farger
spoken-news-cards = { $count ->
    [one] { $player } tar et kort.
   *[other] { $player } tar { $count } kort.
}
rules-why = Hvorfor? Regel { $rule }
