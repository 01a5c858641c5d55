# Hva serveren sier til folk som er andre steder: lenker i meldinger og varsler på enhetene deres.

## Lenker, slik meldingsapper viser dem. $name har åpnet bordet, $count plasser er ledige.

preview-text = Et jernbanebrettspill i hjertet av Afrika rundt 1910. Spill det i nettleseren, på ditt språk.
preview-join = { $name } inviterer deg til bordet
preview-playing = { $name } spiller med venner
preview-over = Slik gikk spillet med { $name }
preview-free = { $count ->
    [one] Én plass er ledig.
   *[other] { $count } plasser er ledige.
}
