# Spillet på enhetene dine: lenker og hvordan de ser ut, uten forbindelse, og å bli varslet.

## Uten forbindelse

offline = Du er frakoblet.
server-gone = Serveren svarer ikke.
offline-text = Spillene dine ligger trygt på serveren, og siden prøver igjen av seg selv. Dette kan du bruke uten forbindelse:

## Å bli varslet på denne enheten

notifications-offer = Skal denne enheten varsle deg når det er din tur?
notifications-yes = Ja, varsle meg
notifications-no = Ikke nå
notifications-for = Varsle meg
notifications-for-turn = når det er min tur
notifications-for-over = når et spill slutter
notifications-for-rematch = når noen vil ha omkamp
notifications-for-joined = når noen setter seg ved bordet mitt
notifications-quiet = Stilletid
notifications-quiet-from = Fra
notifications-quiet-to = Til
notifications-denied = Nettleseren tillater det ikke. Tillat varsler for denne siden i nettleserens innstillinger.
notifications-no-push = Nettleseren kan bare varsle deg mens denne siden er åpen.
notifications-install-first = Legg først Okapi til på hjemskjermen på denne enheten, og åpne det derfra.

## Mail

mail = E-post
mail-text = Når du har vært borte en stund og ingen av enhetene dine kunne varsle deg, får du en e-post. Ingen andre ser adressen din.
mail-address = E-postadressen din
mail-send-link = Send meg en lenke for å bekrefte den
mail-sent = En lenke er på vei til { $address }. Åpne den innen tre dager for å bekrefte adressen.
mail-goes-to = E-post sendes til { $address }.
mail-for = Send meg e-post
mail-always = Også når en av enhetene mine har varslet meg
mail-change = Bruk en annen adresse
mail-remove = Fjern adressen min
mail-confirm = Bekreft adressen
mail-confirm-page = Er dette adressen din? Bekreft den, så kommer e-posten du ba om, hit.
mail-confirmed = Adressen din er bekreftet.
mail-stop = Stopp all e-post
mail-stop-page = Vil du ikke ha mer e-post fra denne serveren? Da blir adressen din også fjernet.
mail-stopped = Du får ikke mer e-post fra denne serveren, og adressen din er fjernet.

## Enhetene dine

devices = Enhetene dine
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
devices-name = Endre navnet mitt
devices-rename = Endre

## Invitasjoner

qr = Lenken som QR-kode
share = Del
share-text = Kom og spill Okapi med meg!
invite-only-here = Denne lenken virker bare på denne datamaskinen, fordi serveren ikke lytter på noen annen adresse. For å invitere andre, start den med «okapi serve --host 0.0.0.0» og åpne den med denne datamaskinens adresse i nettverket.
lobby-start-needs = Du kan starte når alle plassene er tatt: inviter noen, eller gi en plass til en bot.
