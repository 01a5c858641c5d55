# Wat de server zegt tegen wie ergens anders is: links in berichten en meldingen op hun apparaten.

## Links, zoals berichtenapps ze tonen. $name heeft de tafel geopend, $count plaatsen zijn vrij.

preview-text = Een spoorwegbordspel in het hart van Afrika, rond 1910. Speel het in je browser, in je eigen taal.
preview-playing = { $name } speelt met vrienden
preview-over = Hoe de partij met { $name } afliep
preview-free = { $count ->
    [one] Er is één stoel vrij.
   *[other] Er zijn { $count } stoelen vrij.
}

## Meldingen op een apparaat. $names zijn de anderen aan tafel, $name deed het.

notification-turn = Jij bent aan de beurt
notification-with = Aan tafel: { $names }.
notification-days-left = { $count ->
    [one] Je hebt één dag.
   *[other] Je hebt { $count } dagen.
}
notification-hours-left = { $count ->
    [one] Je hebt één uur.
   *[other] Je hebt { $count } uur.
}
notification-over = De partij is afgelopen
notification-rematch = { $name } wil een revanche
notification-invited = { $name } nodigt je uit aan tafel
notification-rematch-text = Er staat een tafel voor je klaar.
notification-joined = { $name } zit nu aan je tafel
notification-all-here = Iedereen is er. Begin wanneer je wilt.
notification-belongs = { $name } hoort nu bij jullie stamtafel
notification-belongs-text = Jullie kunnen de volgende partij samen spelen.
notification-filed = { $name } heeft een partij ingevoerd waaraan jij meedeed
notification-filed-text = Die telt mee in je almanak zodra je dat bevestigt.

## Mail. $site is the address of the server.

mail-subject = Okapi: { $title }
mail-open = Naar de partij
mail-open-page = Naar de pagina
mail-why = Je krijgt deze mail omdat je daar op { $site } om hebt gevraagd.
mail-confirm-subject = Bevestig je adres
mail-confirm-text = Iemand die op { $site } Okapi speelt, wil op dit adres mail krijgen als er een partij wacht. Ben jij dat, bevestig dan het adres. De link werkt drie dagen.
mail-confirm-ignore = Ben jij dat niet, dan hoef je niets te doen: dit adres wordt niet gebruikt.

## Duels (two people, one deal) and evenings (several). $kind is duel or evening, $name who did it.

notification-duel = { $kind ->
    [duel] { $name } daagt je uit voor een duel
   *[evening] { $name } nodigt je uit voor een spelavond
}
notification-duel-text = Iedereen krijgt dezelfde kaarten. Speel wanneer je tijd hebt.
notification-duel-played = { $kind ->
    [duel] { $name } heeft jullie duel gespeeld
   *[evening] { $name } heeft alle partijen van jullie spelavond gespeeld
}
notification-duel-played-text = Je ziet elkaars partij als je de jouwe hebt uitgespeeld.
notification-duel-over = { $kind ->
    [duel] Jullie duel is afgelopen
   *[evening] Jullie spelavond is afgelopen
}
notification-duel-over-text = Kijk hoe jullie het deden.
