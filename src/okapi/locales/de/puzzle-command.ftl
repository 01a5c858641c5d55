### Puzzles at the terminal.

command-puzzle = Den besten Zug finden: drei Aufgaben am Tag, dieselben für alle, oder so viele, wie du magst.
option-puzzle-theme = Eine Aufgabe nach der anderen zu einem Thema: doubling (Verdoppeln), blocking (Blockieren), tickets (Zielkarten), drawing (Karten ziehen) oder last-round (letzte Runde).
option-puzzle-id = Eine bestimmte Aufgabe, zum Beispiel 8m6k4g.
option-puzzle-endless = Eine Aufgabe nach der anderen, jede so schwer, wie es zu deiner Wertungszahl passt.
puzzle-today = Aufgaben vom { $date }.
puzzle-intro = Jede Stellung stammt aus einer Partie zwischen Bots. Du siehst, was der Spieler am Zug sehen konnte, und hast { $tries } Versuche, den besten Zug zu finden. Für deine Wertungszahl zählt nur der erste.
puzzle-rating = Deine Wertungszahl für Aufgaben: { $rating }
puzzle-where = Aufgabe { $id } · Schwierigkeit { $rating } · { $when }
# What is said of a move that was tried.
puzzle-found = Gut gesehen! Gewinnchance: { $percent } %.
puzzle-other = Es gibt einen besseren Zug.
puzzle-other-known = Es gibt einen besseren Zug. Mit deinem beträgt die Gewinnchance { $percent } %.
puzzle-less = Weniger gut: { $move } ({ $percent } %).
puzzle-no-such-theme = Es gibt kein Thema namens „{ $theme }“; zur Wahl stehen { $themes }.
puzzle-unknown = Es gibt keine Aufgabe namens „{ $id }“.
puzzle-none-left = Du hast alle Aufgaben versucht.
puzzle-not-kept = Deine Wertungszahl ließ sich nicht in { $file } speichern: { $error }.
puzzle-file-broken = { $file } ist nicht lesbar. Verschieb die Datei, um mit einer neuen Wertungszahl anzufangen.
