# Spelet på dina enheter: länkar och hur de ser ut, utan anslutning, och att bli kallad.

## Utan anslutning

offline = Du är offline.
server-gone = Servern svarar inte.
offline-text = Dina partier ligger tryggt på servern, och sidan försöker igen av sig själv. Utan anslutning fungerar:
