# Het spel op je apparaten: links en hoe ze eruitzien, zonder verbinding, en meldingen.

## Zonder verbinding

offline = Je bent offline.
server-gone = De server antwoordt niet.
offline-text = Je partijen staan veilig op de server en deze pagina probeert het vanzelf opnieuw. Dit werkt ook zonder verbinding:

## Meldingen op dit apparaat

notifications-offer = Wil je op dit apparaat een melding krijgen als je aan de beurt bent?
notifications-yes = Ja, geef een melding
notifications-no = Nu niet
notifications-for = Geef me een melding
notifications-for-turn = als ik aan de beurt ben
notifications-for-over = als een spel afloopt
notifications-for-rematch = als iemand een revanche wil
notifications-for-joined = als iemand aan mijn tafel komt zitten
notifications-quiet = Stille uren
notifications-quiet-from = Van
notifications-quiet-to = Tot
notifications-denied = Je browser staat het niet toe. Sta in de instellingen meldingen voor deze pagina toe.
notifications-no-push = Je browser kan alleen meldingen geven zolang deze pagina open is.
notifications-install-first = Zet Okapi op dit apparaat eerst op het beginscherm en open het daarvandaan.

## Mail

mail = Bericht per mail
mail-text = Als je een tijdje weg bent en geen van je apparaten je een melding kon geven, krijg je een mail. Niemand anders ziet je adres.
mail-address = Je mailadres
mail-send-link = Stuur me een link om het te bevestigen
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

## Je apparaten

devices = Je apparaten
devices-another = Speel op een ander apparaat
devices-another-text = Je partijen gaan met je mee: scan deze code met het andere apparaat of open daar de link. Hij werkt één keer, vijftien minuten lang.
devices-make = Maak een link
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
devices-name = Mijn naam wijzigen
devices-rename = Wijzigen

## Uitnodigingen

qr = De link als QR-code
share = Delen
share-text = Kom Okapi met me spelen!
invite-only-here = Deze link werkt alleen op deze computer, want de server luistert op geen ander adres. Wil je anderen uitnodigen, start hem dan met ‘okapi serve --host 0.0.0.0’ en open hem met het adres van deze computer in je netwerk.
lobby-start-needs = Je kunt beginnen als elke stoel bezet is: nodig iemand uit of geef een stoel aan een bot.
