# Hvad serveren siger til folk, der er andre steder: links i beskeder og kald på deres enheder.

## Links, som beskedapps viser dem. $name har åbnet bordet, $count pladser er ledige.

preview-text = Et jernbanebrætspil i hjertet af Afrika omkring 1910. Spil det i din browser, på dit sprog.
preview-join = { $name } inviterer dig til bordet
preview-playing = { $name } spiller med venner
preview-over = Sådan gik spillet med { $name }
preview-free = { $count ->
    [one] Én plads er ledig.
   *[other] { $count } pladser er ledige.
}
