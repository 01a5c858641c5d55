invited-by = { $name } lädt dich zu einem Eisenbahnspiel ein
invited-to = { $minutes ->
    [0] Über mehrere Tage gespielt
    [one] Etwa { $minutes } Minute
   *[other] Etwa { $minutes } Minuten
} · { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
lobby-chat = Hier könnt ihr einander in eigenen Worten schreiben. Nur wer am Tisch sitzt, kann es lesen.
keys-talk = Etwas sagen
