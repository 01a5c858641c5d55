### One's own page, one's devices and mail, and the list of players.

mail = Bericht per mail
mail-text = Als je een tijdje weg bent en geen van je apparaten je een melding kon geven, krijg je een mail. Niemand anders ziet je adres.
mail-address = Je mailadres
mail-send-link = Bevestigingslink sturen
mail-sent = Er is een link onderweg naar { $address }. Open die binnen drie dagen om het adres te bevestigen.
mail-goes-to = Mail gaat naar { $address }.
mail-for = Stuur me een mail
mail-always = Ook als een van mijn apparaten me een melding heeft gegeven
mail-change = Een ander adres gebruiken
mail-remove = Mijn adres verwijderen
mail-confirm = Adres bevestigen
mail-confirm-page = Is dit jouw adres? Bevestig het, dan komt de mail waar je om vroeg hier aan.
mail-confirmed = Je adres is bevestigd.
mail-stop = Alle mail stoppen
mail-stop-page = Wil je dat deze server je geen mail meer stuurt? Je adres wordt dan ook verwijderd.
mail-stopped = Je krijgt geen mail meer van deze server en je adres is verwijderd.
devices-another = Op een ander apparaat spelen
devices-another-text = Je partijen gaan met je mee: scan deze code met het andere apparaat of open daar de link. De link werkt maar één keer, en vijftien minuten lang.
devices-make = Link maken
devices-link = Link voor het andere apparaat
devices-list = Waar je bent aangemeld
devices-this = dit apparaat
devices-program = Een programma
devices-unknown = Een browser
devices-named = { $browser } op { $system }
devices-since = sinds { $when }
devices-sign-out = Afmelden
devices-sign-out-one = Afmelden: { $device }
devices-nobody = Je hebt je naam nog niet opgegeven, dus er is niets om mee te nemen.
people-mine = Mijn pagina
people-nobody = Ga eerst aan een tafel zitten en geef je naam op.
people-none = Nog geen afgelopen partijen.
people-games = { $count ->
    [one] { $count } partij
    *[other] { $count } partijen
}
people-wins = { $count ->
    [one] { $count } overwinning
    *[other] { $count } overwinningen
}
people-since = hier sinds { $date }
people-sizes = Overwinningen per tafelgrootte
people-size = { $count ->
    [one] { $count } speler
    *[other] { $count } spelers
}
people-size-won = { $wins } van { $games } gewonnen
people-points = { $points ->
    [one] { $points } punt per partij
    *[other] { $points } punten per partij
}
people-routes = Geclaimde routes
people-doubled = Verdubbeld
people-single = Niet verdubbeld
people-completed = Voltooid
people-failed = Niet voltooid
people-best = Beste partij
people-against = Tegenstanders
people-ahead = { $ahead } van de { $games } keer hoger geëindigd
people-what-counts = Een partij telt als je die zelf hebt uitgespeeld, en alleen je eigen stoel telt.
people-finished-more = Eerdere partijen
people-bring-record = Een verslag uit een bestand bespreken
people-visibility = Wie deze pagina mag zien
people-data = Al mijn gegevens
people-export = Al mijn gegevens downloaden
people-forget = Al mijn gegevens wissen
people-forget-text = Als je alles wist, word je op al je apparaten afgemeld en verlaat je alle tafels voorgoed; wat je zei en je rating verdwijnen, en in je partijen staat ‘—’ in plaats van je naam. Het kan niet ongedaan worden gemaakt.
people-forget-sure = Ja, alles wissen
people-forget-not = Nee, bewaren
people-puzzles = Puzzels
rating = Rating
rating-games = { $count ->
    [one] { $count } ratingpartij
   *[other] { $count } ratingpartijen
}
rating-text = ± zegt hoe zeker een rating is: 19 van de 20 keer ligt de ware sterkte binnen die marge. Aan een tafel voor twee betekent 400 punten meer tien keer winnen tegen één keer verliezen. De eerste tien partijen is een rating voorlopig.
rating-history = Rating, partij voor partij
players-text = Hier staat wie dat op de eigen pagina zo heeft gekozen.
players-none = Er staat nog niemand op de lijst. Wie wil, kiest dat op de eigen pagina.
transfer-title = Op dit apparaat spelen
transfer-text = Je hebt deze link op een ander apparaat gemaakt. Hiermee kun je je partijen ook in deze browser spelen.
transfer-take = Hier verdergaan
people-visibility-private = Alleen ik
people-visibility-shared = Mensen met wie ik speel, en iedereen met de link
people-visibility-listed = Iedereen: zet me op de lijst van spelers van deze server

## What one is notified of, and when

notifications-for = Geef me een melding
notifications-for-turn = als ik aan de beurt ben
notifications-for-over = als een partij afloopt
notifications-for-rematch = als iemand me uitnodigt of een revanche wil
notifications-for-joined = als iemand aan mijn tafel komt zitten
notifications-for-filed = als iemand een partij op een echt bord invoert waaraan ik meedeed
notifications-for-duel = als iemand me uitdaagt of een duel is afgelopen
notifications-quiet = Stille uren
notifications-quiet-from = Van
notifications-quiet-to = Tot
