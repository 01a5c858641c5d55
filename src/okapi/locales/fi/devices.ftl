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
notifications-for-rematch = kun joku haluaa uusintapelin
notifications-for-joined = kun joku istuu pöytääni
notifications-quiet = Hiljainen aika
notifications-quiet-from = Alkaen
notifications-quiet-to = Päättyen
notifications-denied = Selaimesi ei salli sitä. Salli tämän sivun ilmoitukset selaimen asetuksissa.
notifications-no-push = Selaimesi voi ilmoittaa sinulle vain, kun tämä sivu on auki.
notifications-install-first = Lisää Okapi ensin tämän laitteen aloitusnäytölle ja avaa se sieltä.

## Mail

mail = Sähköposti
mail-text = Kun olet ollut poissa jonkin aikaa eikä mikään laitteistasi voinut ilmoittaa sinulle, saat sähköpostia. Kukaan muu ei näe osoitettasi.
mail-address = Sähköpostiosoitteesi
mail-send-link = Lähetä minulle vahvistuslinkki
mail-sent = Linkki on matkalla osoitteeseen { $address }. Vahvista osoite avaamalla se kolmen päivän kuluessa.
mail-goes-to = Sähköposti lähetetään osoitteeseen { $address }.
mail-for = Lähetä minulle sähköpostia,
mail-always = Myös silloin, kun jokin laitteistani on ilmoittanut minulle
mail-change = Käytä toista osoitetta
mail-remove = Poista osoitteeni
mail-confirm = Vahvista osoite
mail-confirm-page = Onko tämä osoitteesi? Vahvista se, niin pyytämäsi viestit tulevat tänne.
mail-confirmed = Osoitteesi on vahvistettu.
mail-stop = Lopeta kaikki sähköposti
mail-stop-page = Haluatko, ettei tämä palvelin enää lähetä sinulle sähköpostia? Myös osoitteesi poistetaan.
mail-stopped = Et enää saa sähköpostia tältä palvelimelta, ja osoitteesi on poistettu.

## Omat laitteet

devices = Laitteesi
devices-another = Pelaa toisella laitteella
devices-another-text = Pelisi kulkevat mukanasi: lue koodi toisella laitteella tai avaa linkki siinä. Linkki toimii kerran, viidentoista minuutin ajan.
devices-make = Luo linkki
devices-link = Linkki toiselle laitteelle
devices-list = Missä olet kirjautuneena
devices-this = tämä laite
devices-program = Ohjelma
devices-unknown = Selain
devices-named = { $browser }, { $system }
devices-since = kirjautunut { $when }
devices-sign-out = Kirjaa ulos
devices-sign-out-one = Kirjaa ulos: { $device }
devices-nobody = Et ole vielä kertonut nimeäsi, joten sinulla ei ole mitään mukaan otettavaa.
devices-name = Vaihda nimeni
devices-rename = Vaihda

## Kutsut

qr = Linkki QR-koodina
share = Jaa
share-text = Tule pelaamaan Okapia kanssani!
invite-only-here = Tämä linkki toimii vain tällä tietokoneella, koska palvelin ei kuuntele muita osoitteita. Jos haluat kutsua muita, käynnistä se komennolla ”okapi serve --host 0.0.0.0” ja avaa se tämän tietokoneen verkko-osoitteella.
lobby-start-needs = Voit aloittaa, kun kaikki paikat on varattu: kutsu joku tai anna paikka botille.
