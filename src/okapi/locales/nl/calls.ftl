# Het spel op je apparaten: links en hoe ze eruitzien, zonder verbinding, en geroepen worden.

## Zonder verbinding

offline = Je bent offline.
server-gone = De server antwoordt niet.
offline-text = Je spellen staan veilig op de server en deze pagina probeert het vanzelf opnieuw. Zonder verbinding kun je terecht bij:
