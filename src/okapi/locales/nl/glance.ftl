status-can-do = Kaarten, route of bestemmingskaarten
legend-majority = Niemand heeft meer kaarten van dat terrein: deze speler mag de routes ervan verdubbelen
spoken-title = Teksttafel
spoken-link = Teksttafel, voor schermlezers
spoken-map-link = Tafel met de landkaart
spoken-coach-thinks = De coach denkt na.
spoken-news-claimed = { $doubled ->
    [true] { $player } claimt { $route }, verdubbeld, en krijgt { $points } punten.
   *[false] { $player } claimt { $route } en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } trekt bestemmingskaarten en houdt er één.
   *[other] { $player } trekt bestemmingskaarten en houdt er { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = één, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf
    .start = eén
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { COUNT($points, form: "digits", one: "punt", other: "punten") } voor { COUNT($spaces) }
rules-picture-terrain = Elke terreinkaart verdubbelt routes van drie kleuren
spoken-news-cards = { $count ->
    [one] { $player } neemt een kaart.
   *[other] { $player } neemt { $count } kaarten.
}
rules-why = Waarom? Regel { $rule }
