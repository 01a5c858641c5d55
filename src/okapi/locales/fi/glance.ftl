status-can-do = Kortit, reitti tai menoliput
legend-majority = Eniten maaston kortteja, yksin tai jaetusti: saa tuplata sen reittejä
spoken-title = Tekstipöytä
spoken-link = Tekstipöytä, ruudunlukijoille
spoken-map-link = Pöytä, jossa on kartta
spoken-coach-thinks = Valmentaja miettii.
spoken-news-claimed = { $doubled ->
    [true] { $player } rakentaa reitin { $route }, tuplana, ja saa { $points } pistettä.
   *[false] { $player } rakentaa reitin { $route } ja saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
}
spoken-news-tickets = { $count ->
    [one] { $player } nostaa menolippuja ja pitää niistä yhden.
   *[other] { $player } nostaa menolippuja ja pitää niistä { $count }.
}
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = yksi, kaksi, kolme, neljä, viisi, kuusi, seitsemän, kahdeksan, yhdeksän, kymmenen
    .genitive = yhden, kahden, kolmen, neljän, viiden, kuuden, seitsemän, kahdeksan, yhdeksän, kymmenen
    .genitive-one = yhden
    .elative = yhdestä, kahdesta, kolmesta, neljästä, viidestä, kuudesta, seitsemästä, kahdeksasta, yhdeksästä, kymmenestä
    .illative = yhteen, kahteen, kolmeen, neljään, viiteen, kuuteen, seitsemään, kahdeksaan, yhdeksään, kymmeneen
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { COUNT($spaces, form: "elative") } { $points }
rules-picture-terrain = Jokainen maastokortti tuplaa kolmen värin reittejä
spoken-news-cards = { $count ->
    [one] { $player } ottaa kortin.
   *[other] { $player } ottaa { $count } korttia.
}
rules-why = Miksi? Sääntö { $rule }
