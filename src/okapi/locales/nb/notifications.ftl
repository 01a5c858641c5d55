# Hva serveren sier til folk som er andre steder: lenker i meldinger og varsler på enhetene deres.

## Lenker, slik meldingsapper viser dem. $name har åpnet bordet, $count plasser er ledige.

preview-text = Et jernbanebrettspill i hjertet av Afrika rundt 1910. Spill det i nettleseren, på ditt språk.
preview-playing = { $name } spiller med venner
preview-over = Slik gikk spillet med { $name }
preview-free = { $count ->
    [one] Én plass er ledig.
   *[other] { $count } plasser er ledige.
}

## Varsler på en enhet. $names er de andre ved bordet, $name gjorde det.

notification-turn = Det er din tur
notification-with = Ved bordet: { $names }.
notification-days-left = { $count ->
    [one] Du har én dag.
   *[other] Du har { $count } dager.
}
notification-hours-left = { $count ->
    [one] Du har én time.
   *[other] Du har { $count } timer.
}
notification-over = Spillet er slutt
notification-rematch = { $name } vil ha omkamp
notification-invited = { $name } inviterer deg til et bord
notification-rematch-text = Et bord står klart til deg.
notification-joined = { $name } har satt seg ved bordet ditt
notification-all-here = Alle er her. Start når du vil.
notification-belongs = { $name } er nå medlem av stambordet deres
notification-belongs-text = Dere kan spille neste spill sammen.
notification-filed = { $name } har ført inn et spill du var med på
notification-filed-text = Det teller i almanakken din når du bekrefter det.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Åpne spillet
mail-open-page = Åpne siden
mail-why = Du får denne e-posten fordi du ba om det på { $site }.
mail-confirm-subject = Bekreft adressen din
mail-confirm-text = Noen som spiller Okapi på { $site }, vil gjerne ha e-post til denne adressen når et spill venter. Er det deg, så bekreft adressen. Lenken virker i tre dager.
mail-confirm-ignore = Er det ikke deg, trenger du ikke gjøre noe: adressen blir ikke brukt.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } utfordrer deg til duell
   *[evening] { $name } inviterer deg til en spillkveld
}
notification-duel-text = Alle får de samme kortene. Spill når du har tid.
notification-duel-played = { $kind ->
    [duel] { $name } har spilt duellen deres
   *[evening] { $name } har spilt alle spillene i spillkvelden deres
}
notification-duel-played-text = Dere ser hverandres spill når du også er ferdig.
notification-duel-over = { $kind ->
    [duel] Duellen deres er ferdig
   *[evening] Spillkvelden deres er ferdig
}
notification-duel-over-text = Se hvordan det gikk.
