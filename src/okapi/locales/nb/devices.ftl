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
notifications-for-rematch = når noen inviterer meg eller vil ha omkamp
notifications-for-joined = når noen setter seg ved bordet mitt
notifications-for-filed = når noen fører inn et spill på et ekte brett som jeg var med på
notifications-for-duel = når noen utfordrer meg eller en duell er ferdig
notifications-quiet = Stilletid
notifications-quiet-from = Fra
notifications-quiet-to = Til
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
