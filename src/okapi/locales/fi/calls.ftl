# Peli omilla laitteilla: linkit ja niiden ulkoasu, ilman yhteyttä, ja kutsut peliin.

## Ilman yhteyttä

offline = Sinulla ei ole verkkoyhteyttä.
server-gone = Palvelin ei vastaa.
offline-text = Pelisi ovat tallessa palvelimella, ja sivu yrittää itse uudelleen. Ilman yhteyttä toimivat:
