# Co serwer mówi tym, którzy są gdzie indziej: linki w komunikatorach i powiadomienia na ich urządzeniach.

## Linki, jak pokazują je komunikatory. $name to osoba, która otworzyła stół, $count to wolne miejsca.

preview-text = Kolejowa gra planszowa w sercu Afryki około 1910 roku. Graj w przeglądarce, we własnym języku.
preview-join = { $name } zaprasza cię do stołu
preview-playing = { $name } gra ze znajomymi
preview-over = Jak skończyła się gra. Przy stole: { $name }
preview-free = { $count ->
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
    [many] { $count } miejsc jest wolnych.
   *[other] { $count } miejsca jest wolne.
}
