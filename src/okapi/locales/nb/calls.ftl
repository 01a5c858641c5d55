# Spillet på enhetene dine: lenker og hvordan de ser ut, uten forbindelse, og å bli varslet.

## Uten forbindelse

offline = Du er frakoblet.
server-gone = Serveren svarer ikke.
offline-text = Spillene dine ligger trygt på serveren, og siden prøver igjen av seg selv. Uten forbindelse kan du bruke:
