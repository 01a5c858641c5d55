# Spillet på dine enheder: links og hvordan de ser ud, uden forbindelse, og at blive kaldt.

## Uden forbindelse

offline = Du er offline.
server-gone = Serveren svarer ikke.
offline-text = Dine spil ligger sikkert på serveren, og siden prøver igen af sig selv. Uden forbindelse kan du bruge:
