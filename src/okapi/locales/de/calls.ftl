# Das Spiel auf den eigenen Geräten: Links und wie sie aussehen, ohne Verbindung, und gerufen werden.

## Ohne Verbindung

offline = Du bist offline.
server-gone = Der Server antwortet nicht.
offline-text = Deine Partien sind auf dem Server sicher, und diese Seite versucht es von selbst wieder. Ohne Verbindung geht:
