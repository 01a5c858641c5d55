# Peli omilla laitteilla: linkit ja niiden ulkoasu, ilman yhteyttä, ja ilmoitukset.

## Ilman yhteyttä

offline = Sinulla ei ole verkkoyhteyttä.
server-gone = Palvelin ei vastaa.
offline-text = Pelisi ovat tallessa palvelimella, ja sivu yrittää itse uudelleen. Ilman yhteyttä toimivat:

## Ilmoitukset tällä laitteella

notifications-offer = Haluatko tälle laitteelle ilmoituksen, kun on vuorosi?
notifications-yes = Kyllä, ilmoita
notifications-no = Ei nyt
notifications-for = Ilmoita minulle,
notifications-for-turn = kun on minun vuoroni
notifications-for-over = kun peli päättyy
notifications-for-rematch = kun joku kutsuu minut tai haluaa uusintapelin
notifications-for-joined = kun joku istuu pöytääni
notifications-for-filed = kun joku kirjaa oikealla laudalla pelatun pelin, jossa olin mukana
notifications-for-duel = kun joku haastaa minut tai kaksintaistelu päättyy
notifications-quiet = Hiljainen aika
notifications-quiet-from = Alkaen
notifications-quiet-to = Päättyen
notifications-denied = Selaimesi ei salli sitä. Salli tämän sivun ilmoitukset selaimen asetuksissa.
notifications-no-push = Selaimesi voi ilmoittaa sinulle vain, kun tämä sivu on auki.
notifications-install-first = Lisää Okapi ensin tämän laitteen aloitusnäytölle ja avaa se sieltä.

## Omat laitteet

devices = Laitteesi
devices-name = Vaihda nimeni
devices-rename = Vaihda

## Kutsut

qr = Linkki QR-koodina
share = Jaa
