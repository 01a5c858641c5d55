# Het spel op je apparaten: links en hoe ze eruitzien, zonder verbinding, en geroepen worden.

## Zonder verbinding

offline = Je bent offline.
server-gone = De server antwoordt niet.
offline-text = Je partijen staan veilig op de server en deze pagina probeert het vanzelf opnieuw. Dit werkt ook zonder verbinding:

## Geroepen worden op dit apparaat

calls-offer = Wil je dat dit apparaat je waarschuwt als je aan de beurt bent?
calls-yes = Ja, waarschuw me
calls-no = Nu niet
calls-for = Waarschuw me
calls-for-turn = als ik aan de beurt ben
calls-for-over = als een spel afloopt
calls-for-rematch = als iemand een revanche wil
calls-for-joined = als iemand aan mijn tafel komt zitten
calls-quiet = Stille uren
calls-quiet-from = Van
calls-quiet-to = Tot
calls-denied = Je browser staat het niet toe. Sta in de instellingen meldingen voor deze pagina toe.
calls-no-push = Je browser kan je alleen waarschuwen zolang deze pagina open is.
calls-install-first = Zet Okapi op dit apparaat eerst op het beginscherm en open het daarvandaan.

## Je apparaten

devices = Je apparaten
devices-another = Speel op een ander apparaat
devices-another-text = Je partijen gaan met je mee: scan deze code met het andere apparaat of open daar de link. Hij werkt één keer, vijftien minuten lang.
devices-make = Maak een link
devices-link = Link voor het andere apparaat
devices-list = Waar je bent aangemeld
devices-this = dit apparaat
devices-program = Een programma
devices-unknown = Een browser
devices-named = { $browser } op { $system }
devices-since = sinds { $when }
devices-sign-out = Afmelden
devices-sign-out-one = { $device } afmelden
devices-nobody = Je hebt je naam nog niet opgegeven: er is nog niets om mee te nemen.
devices-name = Mijn naam wijzigen
devices-rename = Wijzigen

## Uitnodigingen

qr = De link als QR-code
share = Delen
share-text = Kom Okapi met me spelen!
invite-only-here = Deze link werkt alleen op deze computer, want de server luistert op geen ander adres. Wil je anderen uitnodigen, start hem dan met “okapi serve --host 0.0.0.0” en open hem met het adres van deze computer in je netwerk.
lobby-start-needs = Je kunt beginnen als elke stoel bezet is: nodig iemand uit of geef een stoel aan een bot.
