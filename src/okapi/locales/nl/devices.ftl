# Het spel op je apparaten: links en hoe ze eruitzien, zonder verbinding, en meldingen.

## Zonder verbinding

offline = Je bent offline.
server-gone = De server antwoordt niet.
offline-text = Je partijen staan veilig op de server en deze pagina probeert het vanzelf opnieuw. Dit werkt ook zonder verbinding:

## Meldingen op dit apparaat

notifications-offer = Wil je op dit apparaat een melding krijgen als je aan de beurt bent?
notifications-yes = Ja, geef een melding
notifications-no = Nu niet
notifications-denied = Je browser staat het niet toe. Sta in de instellingen meldingen voor deze pagina toe.
notifications-no-push = Je browser kan alleen meldingen geven zolang deze pagina open is.
notifications-install-first = Zet Okapi op dit apparaat eerst op het beginscherm en open het daarvandaan.

## Je apparaten

devices = Je apparaten
devices-name = Mijn naam wijzigen
devices-rename = Wijzigen

## Uitnodigingen

qr = De link als QR-code
share = Delen
