### One's own page, one's devices and mail, and the list of players.

mail = Bescheid per Mail
mail-text = Wenn du eine Weile nicht da warst und keines deiner Geräte dir Bescheid geben konnte, bekommst du eine Mail. Niemand sonst sieht deine Adresse.
mail-address = Deine Mailadresse
mail-send-link = Schick mir einen Link zum Bestätigen
mail-sent = Ein Link an { $address } ist unterwegs. Öffne ihn innerhalb von drei Tagen, um die Adresse zu bestätigen.
mail-goes-to = Mails gehen an { $address }.
mail-for = Schick mir eine Mail,
mail-always = Auch wenn eines meiner Geräte mir Bescheid gegeben hat
mail-change = Andere Adresse angeben
mail-remove = Meine Adresse entfernen
mail-confirm = Adresse bestätigen
mail-confirm-page = Ist das deine Adresse? Bestätige sie, dann bekommst du die gewünschten Mails.
mail-confirmed = Deine Adresse ist bestätigt.
mail-stop = Alle Mails abbestellen
mail-stop-page = Soll dir dieser Server keine Mails mehr schicken? Deine Adresse wird dabei entfernt.
mail-stopped = Du bekommst von diesem Server keine Mails mehr, und deine Adresse ist entfernt.
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
people-mine = Meine Seite
people-nobody = Nimm zuerst an einem Tisch Platz und gib deinen Namen an.
people-none = Noch keine beendeten Partien.
people-games = { $count ->
    [one] { $count } Partie
    *[other] { $count } Partien
}
people-wins = { $count ->
    [one] { $count } Sieg
    *[other] { $count } Siege
}
people-since = dabei seit { $date }
people-sizes = Siege nach Tischgröße
people-size = { $count ->
    [one] { $count } Spieler
    *[other] { $count } Spieler
}
people-size-won = { $wins } von { $games } gewonnen
people-points = { $points ->
    [one] { $points } Punkt pro Partie
    *[other] { $points } Punkte pro Partie
}
people-routes = Genutzte Strecken
people-doubled = Verdoppelt
people-single = Nicht verdoppelt
people-completed = Erfüllt
people-failed = Nicht erfüllt
people-best = Beste Partie
people-against = Gegner
people-ahead = { $games ->
    [one] in { $ahead } von { $games } Partie vorn
   *[other] in { $ahead } von { $games } Partien vorn
}
people-what-counts = Eine Partie zählt, wenn du sie selbst zu Ende gespielt hast, und dann nur dein eigener Platz.
people-finished-more = Frühere Partien
people-bring-record = Eine Aufzeichnung aus einer Datei auswerten
people-visibility = Wer diese Seite sehen darf
people-data = Alle meine Daten
people-export = Alle meine Daten herunterladen
people-forget = Alle meine Daten löschen
people-forget-text = Wenn du alles löschst, werden alle deine Geräte abgemeldet, und du verlässt alle Tische endgültig; deine Wertungszahl und alles, was du gesagt hast, verschwinden, und in deinen Partien steht „—“ statt deines Namens. Das lässt sich nicht rückgängig machen.
people-forget-sure = Ja, alles löschen
people-forget-not = Nein, behalten
people-puzzles = Aufgaben
rating = Wertungszahl
rating-games = { $count ->
    [one] { $count } Partie für die Wertungszahl
   *[other] { $count } Partien für die Wertungszahl
}
rating-text = ± sagt, wie sicher eine Wertungszahl ist: In 19 von 20 Fällen liegt die wahre Spielstärke in diesem Bereich. Zu zweit bedeuten 400 Punkte mehr zehn Siege auf eine Niederlage. In den ersten zehn Partien ist eine Wertungszahl vorläufig.
rating-history = Wertungszahl, Partie für Partie
players-text = Hier stehen alle, die das auf ihrer eigenen Seite so gewählt haben.
players-none = Noch steht hier niemand. Wer möchte, wählt das auf der eigenen Seite.
transfer-title = Auf diesem Gerät spielen
transfer-text = Du hast diesen Link auf einem anderen Gerät erstellt. Mit ihm kannst du deine Partien auch in diesem Browser spielen.
transfer-take = Hier weiterspielen
people-visibility-private = Nur ich
people-visibility-shared = Alle, mit denen ich spiele, und alle mit dem Link
people-visibility-listed = Alle: Führe mich unter den Spielern dieses Servers auf

## What one is notified of, and when

notifications-for = Gib mir Bescheid,
notifications-for-turn = wenn ich am Zug bin
notifications-for-over = wenn eine Partie endet
notifications-for-rematch = wenn mich jemand einlädt oder eine Revanche möchte
notifications-for-joined = wenn sich jemand an meinen Tisch setzt
notifications-for-filed = wenn jemand eine Partie am echten Spielplan einträgt, bei der ich mitgespielt habe
notifications-for-duel = wenn mich jemand herausfordert oder ein Duell zu Ende ist
notifications-quiet = Ruhezeit
notifications-quiet-from = Von
notifications-quiet-to = Bis
