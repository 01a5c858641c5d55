home-continue = { $count ->
    [one] In { $count } Partie bist du am Zug
    *[other] In { $count } Partien bist du am Zug
}
home-continue-game = Weiterspielen: { $players }
list-won = Gewonnen
list-place = Platz { $place } von { $players }
list-score = { $player }: { $points }
people-mine = Meine Seite
people-mine-link = Meine Seite: Partien, Siege, Punkte
people-nobody = Nimm an einem Tisch Platz und gib deinen Namen an: Danach zeigt diese Seite deine Partien.
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
people-against = Gegen
people-ahead = in { $ahead } von { $games } Partien vorn
people-what-counts = Eine Partie zählt, wenn du sie selbst zu Ende gespielt hast, und dann nur dein eigener Platz.
people-finished = Beendete Partien
people-finished-more = Frühere Partien
people-bring-record = Eine Aufzeichnung aus einer Datei auswerten
people-visibility = Wer diese Seite sehen darf
people-visibility-private = Nur ich
people-visibility-shared = Alle, mit denen ich spiele, und alle mit dem Link
people-visibility-listed = Alle: Führe mich unter den Spielern dieses Servers auf
title-rematch = ● Revanche · Okapi

leave-menu = Den Tisch verlassen
leave-home = Startseite
leave-home-text = Die Partie wartet auf dich; komm jederzeit zurück.
end-early = Partie jetzt beenden
end-early-not = Doch weiterspielen
end-early-text = { $others ->
    [0] Die Partie endet ohne Ergebnis.
   *[other] Sobald alle Spieler zustimmen, endet die Partie ohne Ergebnis.
}
end-early-agree = Partie beenden
end-early-wanted = { $count ->
    [one] { $players } möchte die Partie jetzt beenden.
    *[other] { $players } möchten die Partie jetzt beenden.
}
leave-for-good = Endgültig aussteigen
leave-for-good-sure = Ja, endgültig aussteigen
leave-for-good-text = Ein Bot spielt deinen Platz zu Ende. Du bekommst ihn nicht zurück.
table-left = (ausgestiegen; ein Bot spielt weiter)
status-ended = Diese Partie wurde vorzeitig beendet. Du kannst sie dir noch ansehen.
list-ended = Vorzeitig beendet
spoken-news-left = { $player } ist endgültig ausgestiegen; ein Bot spielt weiter.

people-data = Alle meine Daten
people-export = Alle meine Daten herunterladen
people-forget = Alle meine Daten löschen
people-forget-text = Beim Löschen werden alle deine Geräte abgemeldet und alle Tische endgültig verlassen; was du gesagt hast und deine Wertungszahl verschwinden, und in deinen Partien steht „—“ statt deines Namens. Das lässt sich nicht rückgängig machen.
people-forget-sure = Ja, alles löschen
people-forget-not = Nein, behalten
