# Hvad serveren siger til folk, der er andre steder: links i beskeder og notifikationer på deres enheder.

## Links, som beskedapps viser dem. $name har åbnet bordet, $count pladser er ledige.

preview-text = Et jernbanebrætspil i hjertet af Afrika omkring 1910. Spil det i din browser, på dit sprog.
preview-playing = { $name } spiller med venner
preview-over = Sådan gik spillet med { $name }
preview-free = { $count ->
    [one] Én plads er ledig.
   *[other] { $count } pladser er ledige.
}

## Notifikationer på en enhed. $names er de andre ved bordet, $name gjorde det.

notification-turn = Det er din tur
notification-with = Ved bordet: { $names }.
notification-days-left = { $count ->
    [one] Du har én dag.
   *[other] Du har { $count } dage.
}
notification-hours-left = { $count ->
    [one] Du har én time.
   *[other] Du har { $count } timer.
}
notification-over = Spillet er slut
notification-rematch = { $name } vil have revanche
notification-invited = { $name } inviterer dig til et bord
notification-rematch-text = Et bord står klar til dig.
notification-joined = { $name } har sat sig ved dit bord
notification-all-here = Alle er her. Start, når du vil.
notification-belongs = { $name } er nu medlem af jeres stambord
notification-belongs-text = I kan spille næste spil sammen.
notification-filed = { $name } har indført et spil, du var med i
notification-filed-text = Det tæller i din almanak, når du bekræfter det.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Åbn spillet
mail-open-page = Åbn siden
mail-why = Du får denne mail, fordi du har bedt om det på { $site }.
mail-confirm-subject = Bekræft din adresse
mail-confirm-text = En, der spiller Okapi på { $site }, vil gerne have mail på denne adresse, når et spil venter. Er det dig, så bekræft adressen. Linket virker i tre dage.
mail-confirm-ignore = Er det ikke dig, skal du ikke gøre noget: adressen bliver ikke brugt.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } udfordrer dig til duel
   *[evening] { $name } inviterer dig til en spilleaften
}
notification-duel-text = Alle får de samme kort. Spil, når du har tid.
notification-duel-played = { $kind ->
    [duel] { $name } har spillet jeres duel
   *[evening] { $name } har spillet alle spil på jeres spilleaften
}
notification-duel-played-text = I ser hinandens spil, når du har spillet dit færdigt.
notification-duel-over = { $kind ->
    [duel] Jeres duel er slut
   *[evening] Jeres spilleaften er slut
}
notification-duel-over-text = Se, hvordan det gik.
