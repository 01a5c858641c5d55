### One's own page, one's devices and mail, and the list of players.

mail = Besked på mail
mail-text = Når du har været væk et stykke tid, og ingen af dine enheder kunne give dig besked, får du en mail. Ingen andre ser din adresse.
mail-address = Din mailadresse
mail-send-link = Send mig et link til at bekræfte den
mail-sent = Et link er på vej til { $address }. Åbn det inden for tre dage for at bekræfte adressen.
mail-goes-to = Mail sendes til { $address }.
mail-for = Send mig en mail
mail-always = Også når en af mine enheder har givet mig besked
mail-change = Brug en anden adresse
mail-remove = Fjern min adresse
mail-confirm = Bekræft adressen
mail-confirm-page = Er det din adresse? Bekræft den, så bliver de mails, du har bedt om, sendt hertil.
mail-confirmed = Din adresse er bekræftet.
mail-stop = Stop al mail
mail-stop-page = Vil du ikke have flere mails fra denne server? Så bliver din adresse også fjernet.
mail-stopped = Du får ikke flere mails fra denne server, og din adresse er fjernet.
devices-another = Spil på en anden enhed
devices-another-text = Dine spil følger med: scan koden med den anden enhed, eller åbn linket der. Det virker én gang, inden for femten minutter.
devices-make = Lav et link
devices-link = Link til den anden enhed
devices-list = Her er du logget ind
devices-this = denne enhed
devices-program = Et program
devices-unknown = En browser
devices-named = { $browser } på { $system }
devices-since = siden { $when }
devices-sign-out = Log ud
devices-sign-out-one = Log ud: { $device }
devices-nobody = Du har ikke skrevet dit navn endnu, så du har intet at tage med.
people-mine = Min side
people-nobody = Sæt dig først ved et bord, og skriv dit navn.
people-none = Ingen afsluttede spil endnu.
people-games = { $count ->
    [one] { $count } spil
    *[other] { $count } spil
}
people-wins = { $count ->
    [one] { $count } sejr
    *[other] { $count } sejre
}
people-since = her siden { $date }
people-sizes = Sejre efter antal spillere
people-size = { $count ->
    [one] { $count } spiller
    *[other] { $count } spillere
}
people-size-won = { $wins } af { $games } vundet
people-points = { $points ->
    [one] { $points } point pr. spil
    *[other] { $points } point pr. spil
}
people-routes = Tagne strækninger
people-doubled = Fordoblet
people-single = Ikke fordoblet
people-completed = Fuldført
people-failed = Ikke fuldført
people-best = Bedste spil
people-against = Modstandere
people-ahead = foran i { $ahead } af { $games }
people-what-counts = Et spil tæller, når du selv har spillet det til ende, og kun for din egen plads.
people-finished-more = Tidligere spil
people-bring-record = Gennemgå en spilfil
people-visibility = Hvem kan se denne side?
people-data = Alle mine data
people-export = Hent alle mine data
people-forget = Slet alle mine data
people-forget-text = Sletter du alt, bliver du logget ud på alle dine enheder og forlader alle borde for altid; det, du har sagt, og din rating forsvinder, og i dine spil står der »—« i stedet for dit navn. Det kan ikke fortrydes.
people-forget-sure = Ja, slet alt
people-forget-not = Nej, behold det
people-puzzles = Opgaver
rating = Rating
rating-games = { $count ->
    [one] { $count } ratet spil
   *[other] { $count } ratede spil
}
rating-text = ± viser, hvor sikker en rating er: 19 gange ud af 20 ligger den sande styrke inden for det spænd. Med to spillere betyder et forspring på 400 point ti sejre for hvert nederlag. I de første ti spil er en rating foreløbig.
rating-history = Rating, spil for spil
players-text = Her står alle, der har valgt det på deres egen side.
players-none = Her står ingen endnu. Man vælger selv på sin egen side, om man vil stå her.
transfer-title = Spil på denne enhed
transfer-text = Du har lavet dette link på en anden enhed. Med det kan du også spille dine spil i denne browser.
transfer-take = Fortsæt her
people-visibility-private = Kun mig
people-visibility-shared = Dem, jeg spiller med, og alle, der har linket
people-visibility-listed = Alle: vis mig på listen over spillere på denne server

## What one is notified of, and when

notifications-for = Giv mig besked
notifications-for-turn = når det er min tur
notifications-for-over = når et spil slutter
notifications-for-rematch = når nogen inviterer mig eller vil have revanche
notifications-for-joined = når nogen sætter sig ved mit bord
notifications-for-filed = når nogen indfører et spil, jeg har spillet på et rigtigt spillebræt
notifications-for-duel = når nogen udfordrer mig, eller en duel er slut
notifications-quiet = Stilletid
notifications-quiet-from = Fra
notifications-quiet-to = Til
