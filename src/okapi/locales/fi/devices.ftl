# Peli omilla laitteilla: linkit ja niiden ulkoasu, ilman yhteyttä, ja ilmoitukset.

## Ilman yhteyttä

offline = Sinulla ei ole verkkoyhteyttä.
server-gone = Palvelin ei vastaa.
offline-text = Pelisi ovat tallessa palvelimella, ja sivu yrittää itse uudelleen. Ilman yhteyttä toimivat:

## Ilmoitukset tällä laitteella

notifications-offer = Haluatko tälle laitteelle ilmoituksen, kun on vuorosi?
notifications-yes = Kyllä, ilmoita
notifications-no = Ei nyt
notifications-denied = Selaimesi ei salli ilmoituksia. Salli ne tälle sivulle selaimen asetuksissa.
notifications-no-push = Selaimesi voi ilmoittaa sinulle vain, kun tämä sivu on auki.
notifications-install-first = Lisää Okapi ensin tämän laitteen aloitusnäytölle ja avaa se sieltä.

## Omat laitteet

devices = Laitteesi
devices-name = Vaihda nimeni
devices-rename = Vaihda

## Kutsut

qr = Linkki QR-koodina
share = Jaa
