status-can-do = Kort, strækning eller rutekort
legend-majority = Ingen har flere kort af dette terræn: spilleren må fordoble dets strækninger
spoken-title = Tekstbord
spoken-link = Tekstbord, til skærmlæsere
spoken-map-link = Bordet med landkortet
spoken-coach-thinks = Træneren tænker.
spoken-news-claimed = { $doubled ->
    [true] { $player } indsætter tog på { $route }, fordoblet, og får { $points } point.
   *[false] { $player } indsætter tog på { $route } og får { $points ->
        [one] { $points } point
       *[other] { $points } point
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } trækker rutekort og beholder ét.
   *[other] { $player } trækker rutekort og beholder { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = én, to, tre, fire, fem, seks, syv, otte, ni, ti
    .neuter = ét
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } for { COUNT($spaces, form: "neuter") }
rules-picture-terrain = Hvert terrænkort fordobler strækninger i tre farver
spoken-news-cards = { $count ->
    [one] { $player } tager et kort.
   *[other] { $player } tager { $count } kort.
}
rules-why = Hvorfor? Regel { $rule }
