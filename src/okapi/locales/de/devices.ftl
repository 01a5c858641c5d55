# Das Spiel auf den eigenen Geräten: Links und wie sie aussehen, ohne Verbindung, und Benachrichtigungen.

## Ohne Verbindung

offline = Du bist offline.
server-gone = Der Server antwortet nicht.
offline-text = Deine Partien sind auf dem Server sicher, und diese Seite versucht es von selbst wieder. Das geht auch ohne Verbindung:

## Benachrichtigungen auf diesem Gerät

notifications-offer = Soll dieses Gerät dir Bescheid geben, wenn du am Zug bist?
notifications-yes = Ja, gib mir Bescheid
notifications-no = Jetzt nicht
notifications-denied = Dein Browser lässt es nicht zu. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite.
notifications-no-push = Dein Browser kann dir nur Bescheid geben, solange diese Seite offen ist.
notifications-install-first = Füge Okapi auf diesem Gerät zuerst zum Startbildschirm hinzu und öffne es von dort.

## Die eigenen Geräte

devices = Deine Geräte
devices-name = Meinen Namen ändern
devices-rename = Ändern

## Einladungen

qr = Der Link als QR-Code
share = Teilen
