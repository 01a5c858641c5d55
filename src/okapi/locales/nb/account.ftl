### One's own page, one's devices and mail, and the list of players.

mail = E-post
mail-text = Når du har vært borte en stund og ingen av enhetene dine har kunnet varsle deg, får du en e-post. Ingen andre ser adressen din.
mail-address = E-postadressen din
mail-send-link = Send meg en lenke for å bekrefte den
mail-sent = En lenke er på vei til { $address }. Åpne den innen tre dager for å bekrefte adressen.
mail-goes-to = E-post sendes til { $address }.
mail-for = Send meg e-post
mail-always = Også når en av enhetene mine har varslet meg
mail-change = Bruk en annen adresse
mail-remove = Fjern adressen min
mail-confirm = Bekreft adressen
mail-confirm-page = Er dette adressen din? Bekreft den, så blir e-posten du har bedt om, sendt hit.
mail-confirmed = Adressen din er bekreftet.
mail-stop = Stopp all e-post
mail-stop-page = Vil du ikke ha mer e-post fra denne serveren? Da blir adressen din også fjernet.
mail-stopped = Du får ikke mer e-post fra denne serveren, og adressen din er fjernet.
devices-another = Spill på en annen enhet
devices-another-text = Spillene dine følger med: skann koden med den andre enheten, eller åpne lenken der. Den virker én gang, innen femten minutter.
devices-make = Lag en lenke
devices-link = Lenke til den andre enheten
devices-list = Her er du logget inn
devices-this = denne enheten
devices-program = Et program
devices-unknown = En nettleser
devices-named = { $browser } på { $system }
devices-since = siden { $when }
devices-sign-out = Logg ut
devices-sign-out-one = Logg ut: { $device }
devices-nobody = Du har ikke oppgitt navnet ditt ennå, så du har ingenting å ta med.
people-mine = Min side
people-nobody = Sett deg først ved et bord, og oppgi navnet ditt.
people-none = Ingen avsluttede spill ennå.
people-games = { $count ->
    [one] { $count } spill
    *[other] { $count } spill
}
people-wins = { $count ->
    [one] { $count } seier
    *[other] { $count } seire
}
people-since = her siden { $date }
people-sizes = Seire etter antall spillere
people-size = { $count ->
    [one] { $count } spiller
    *[other] { $count } spillere
}
people-size-won = { $wins } av { $games } vunnet
people-points = { $points ->
    [one] { $points } poeng per spill
    *[other] { $points } poeng per spill
}
people-routes = Spor tatt
people-doubled = Doblet
people-single = Ikke doblet
people-completed = Fullført
people-failed = Ikke fullført
people-best = Beste spill
people-against = Motstandere
people-ahead = foran i { $ahead } av { $games }
people-what-counts = Et spill teller når du selv har spilt det ferdig, og bare for din egen plass.
people-finished-more = Tidligere spill
people-bring-record = Gå gjennom en spillfil
people-visibility = Hvem kan se denne siden?
people-data = Alle dataene mine
people-export = Last ned alle dataene mine
people-forget = Slett alle dataene mine
people-forget-text = Hvis du sletter alt, blir du logget ut på alle enhetene dine og forlater alle bord for godt; det du har sagt, og ratingen din forsvinner, og i spillene dine står det «—» i stedet for navnet ditt. Det kan ikke angres.
people-forget-sure = Ja, slett alt
people-forget-not = Nei, behold det
people-puzzles = Oppgaver
rating = Rating
rating-games = { $count ->
    [one] { $count } ratet spill
   *[other] { $count } ratede spill
}
rating-text = ± viser hvor sikker en rating er: 19 av 20 ganger ligger den virkelige styrken innenfor det spennet. Ved et bord for to betyr 400 poeng mer ti seire mot én. De første ti spillene er en rating foreløpig.
rating-history = Rating, spill for spill
players-text = Her står alle som har valgt det på sin egen side.
players-none = Ingen står her ennå. Den som vil, kan velge det på sin egen side.
transfer-title = Spill på denne enheten
transfer-text = Du laget denne lenken på en annen enhet. Med den kan du spille spillene dine i denne nettleseren også.
transfer-take = Fortsett her
people-visibility-private = Bare jeg
people-visibility-shared = De jeg spiller med, og alle som har lenken
people-visibility-listed = Alle: vis meg på listen over spillere på denne serveren

## What one is notified of, and when

notifications-for = Varsle meg
notifications-for-turn = når det er min tur
notifications-for-over = når et spill slutter
notifications-for-rematch = når noen inviterer meg eller vil ha omkamp
notifications-for-joined = når noen setter seg ved bordet mitt
notifications-for-filed = når noen fører inn et spill jeg har spilt på et ekte brett
notifications-for-duel = når noen utfordrer meg eller en duell er ferdig
notifications-quiet = Stilletid
notifications-quiet-from = Fra
notifications-quiet-to = Til
