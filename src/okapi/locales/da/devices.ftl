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
notifications-for-rematch = når nogen inviterer mig eller vil have revanche
notifications-for-joined = når nogen sætter sig ved mit bord
notifications-for-filed = når nogen indfører et spil på et rigtigt bræt, som jeg var med i
notifications-for-duel = når nogen udfordrer mig, eller en duel er slut
notifications-quiet = Stilletid
notifications-quiet-from = Fra
notifications-quiet-to = Til
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
