status-can-do = Kort, sträcka eller biljettkort
legend-majority = Flest kort av en terräng, eller lika många som den som har flest: får dubbla dess sträckor
spoken-title = Textbord
spoken-link = Textbord, för skärmläsare
spoken-map-link = Bordet med kartan
spoken-coach-thinks = Tränaren tänker.
spoken-news-claimed = { $doubled ->
    [true] { $player } mutar in { $route }, dubblad, och får { $points } poäng.
   *[false] { $player } mutar in { $route } och får { $points } poäng.
}
spoken-news-tickets = { $count ->
    [one] { $player } drar biljettkort och behåller ett.
   *[other] { $player } drar biljettkort och behåller { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = en, två, tre, fyra, fem, sex, sju, åtta, nio, tio
    .neuter = ett
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } för { COUNT($spaces) }
rules-picture-terrain = Varje terrängkort dubblar sträckor i tre färger
spoken-news-cards = { $count ->
    [one] { $player } tar ett kort.
   *[other] { $player } tar { $count } kort.
}
rules-why = Varför? Regel { $rule }
