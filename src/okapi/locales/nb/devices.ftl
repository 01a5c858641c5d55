# Spillet på enhetene dine: lenker og hvordan de ser ut, uten forbindelse, og å bli varslet.

## Uten forbindelse

offline = Du er frakoblet.
server-gone = Serveren svarer ikke.
offline-text = Spillene dine ligger trygt på serveren, og siden prøver igjen av seg selv. Dette kan du bruke uten forbindelse:

## Å bli varslet på denne enheten

notifications-offer = Skal denne enheten varsle deg når det er din tur?
notifications-yes = Ja, varsle meg
notifications-no = Ikke nå
notifications-denied = Nettleseren tillater det ikke. Tillat varsler for denne siden i nettleserens innstillinger.
notifications-no-push = Nettleseren kan bare varsle deg mens denne siden er åpen.
notifications-install-first = Legg først Okapi til på hjemskjermen på denne enheten, og åpne det derfra.

## Enhetene dine

devices = Enhetene dine
devices-name = Endre navnet mitt
devices-rename = Endre

## Invitasjoner

qr = Lenken som QR-kode
share = Del
