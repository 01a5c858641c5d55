# Spillet på dine enheder: links og hvordan de ser ud, uden forbindelse, og notifikationer.

## Uden forbindelse

offline = Du er offline.
server-gone = Serveren svarer ikke.
offline-text = Dine spil ligger sikkert på serveren, og siden prøver igen af sig selv. Det her kan du bruge uden forbindelse:

## Notifikationer på denne enhed

notifications-offer = Skal denne enhed give dig besked, når det er din tur?
notifications-yes = Ja, giv mig besked
notifications-no = Ikke nu
notifications-denied = Din browser tillader det ikke. Tillad notifikationer for denne side i browserens indstillinger.
notifications-no-push = Din browser kan kun give dig besked, mens denne side er åben.
notifications-install-first = Føj først Okapi til hjemmeskærmen på denne enhed, og åbn det derfra.

## Dine enheder

devices = Dine enheder
devices-name = Skift mit navn
devices-rename = Skift

## Invitationer

qr = Linket som QR-kode
share = Del
