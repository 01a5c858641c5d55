# Spillet på dine enheder: links og hvordan de ser ud, uden forbindelse, og notifikationer.

## Uden forbindelse

offline = Du er offline.
server-gone = Serveren svarer ikke.
offline-text = Dine spil ligger sikkert på serveren, og siden prøver igen af sig selv. Det her kan du bruge uden forbindelse:

## Notifikationer på denne enhed

notifications-offer = Skal denne enhed give dig besked, når det er din tur?
notifications-yes = Ja, giv mig besked
notifications-no = Ikke nu
notifications-for = Giv mig besked
notifications-for-turn = når det er min tur
notifications-for-over = når et spil slutter
notifications-for-rematch = når nogen vil have revanche
notifications-for-joined = når nogen sætter sig ved mit bord
notifications-quiet = Stilletid
notifications-quiet-from = Fra
notifications-quiet-to = Til
notifications-denied = Din browser tillader det ikke. Tillad notifikationer for denne side i browserens indstillinger.
notifications-no-push = Din browser kan kun give dig besked, mens denne side er åben.
notifications-install-first = Føj først Okapi til hjemmeskærmen på denne enhed, og åbn det derfra.

## Mail

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
mail-confirm-page = Er det din adresse? Bekræft den, så kommer de mails, du har bedt om, her.
mail-confirmed = Din adresse er bekræftet.
mail-stop = Stop al mail
mail-stop-page = Vil du ikke have flere mails fra denne server? Så bliver din adresse også fjernet.
mail-stopped = Du får ikke flere mails fra denne server, og din adresse er fjernet.

## Dine enheder

devices = Dine enheder
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
devices-nobody = Du har ikke oplyst dit navn endnu, så du har intet at tage med.
devices-name = Skift mit navn
devices-rename = Skift

## Invitationer

qr = Linket som QR-kode
share = Del
share-text = Kom og spil Okapi med mig!
invite-only-here = Dette link virker kun på denne computer, fordi serveren ikke lytter på nogen anden adresse. Vil du invitere andre, så start den med »okapi serve --host 0.0.0.0«, og åbn den med denne computers adresse på netværket.
lobby-start-needs = Du kan starte, når alle pladser er taget: invitér nogen, eller giv en plads til en bot.
