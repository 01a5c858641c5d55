# Das Spiel auf den eigenen Geräten: Links und wie sie aussehen, ohne Verbindung, und Benachrichtigungen.

## Ohne Verbindung

offline = Du bist offline.
server-gone = Der Server antwortet nicht.
offline-text = Deine Partien sind auf dem Server sicher, und diese Seite versucht es von selbst wieder. Das geht auch ohne Verbindung:

## Benachrichtigungen auf diesem Gerät

notifications-offer = Soll dieses Gerät dir Bescheid geben, wenn du am Zug bist?
notifications-yes = Ja, gib mir Bescheid
notifications-no = Jetzt nicht
notifications-for = Gib mir Bescheid,
notifications-for-turn = wenn ich am Zug bin
notifications-for-over = wenn eine Partie endet
notifications-for-rematch = wenn jemand eine Revanche möchte
notifications-for-joined = wenn sich jemand an meinen Tisch setzt
notifications-quiet = Ruhezeit
notifications-quiet-from = Von
notifications-quiet-to = Bis
notifications-denied = Dein Browser lässt es nicht zu. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.
notifications-no-push = Dein Browser kann dir nur Bescheid geben, solange diese Seite offen ist.
notifications-install-first = Füge Okapi auf diesem Gerät zuerst zum Startbildschirm hinzu und öffne es von dort.

## Mail

mail = Bescheid per Mail
mail-text = Wenn du eine Weile nicht da warst und keines deiner Geräte dir Bescheid geben konnte, bekommst du eine Mail. Niemand sonst sieht deine Adresse.
mail-address = Deine Mailadresse
mail-send-link = Schick mir einen Link zum Bestätigen
mail-sent = Ein Link ist unterwegs zu { $address }. Öffne ihn innerhalb von drei Tagen, um die Adresse zu bestätigen.
mail-goes-to = Mails gehen an { $address }.
mail-for = Schick mir eine Mail,
mail-always = Auch wenn eines meiner Geräte mir Bescheid gegeben hat
mail-change = Andere Adresse angeben
mail-remove = Meine Adresse entfernen
mail-confirm = Adresse bestätigen
mail-confirm-page = Ist das deine Adresse? Bestätige sie, dann kommen die gewünschten Mails hier an.
mail-confirmed = Deine Adresse ist bestätigt.
mail-stop = Alle Mails abbestellen
mail-stop-page = Soll dir dieser Server keine Mails mehr schicken? Deine Adresse wird dabei entfernt.
mail-stopped = Du bekommst von diesem Server keine Mails mehr, und deine Adresse ist entfernt.

## Die eigenen Geräte

devices = Deine Geräte
devices-another = Auf einem anderen Gerät spielen
devices-another-text = Deine Partien kommen mit: Scanne diesen Code mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, fünfzehn Minuten lang.
devices-make = Link erstellen
devices-link = Link für das andere Gerät
devices-list = Wo du angemeldet bist
devices-this = dieses Gerät
devices-program = Ein Programm
devices-unknown = Ein Browser
devices-named = { $browser } unter { $system }
devices-since = seit { $when }
devices-sign-out = Abmelden
devices-sign-out-one = Abmelden: { $device }
devices-nobody = Du hast noch keinen Namen angegeben, also gibt es nichts mitzunehmen.
devices-name = Meinen Namen ändern
devices-rename = Ändern

## Einladungen

qr = Der Link als QR-Code
share = Teilen
share-text = Komm, spiel mit mir Okapi!
invite-only-here = Dieser Link funktioniert nur auf diesem Computer, denn der Server lauscht an keiner anderen Adresse. Um andere einzuladen, starte ihn mit „okapi serve --host 0.0.0.0“ und öffne ihn unter der Adresse dieses Computers in deinem Netz.
lobby-start-needs = Du kannst starten, sobald jeder Platz besetzt ist: Lade jemanden ein oder gib einen Platz an einen Bot.
