# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Bots viele Partien spielen lassen und sie als Parquet-Dateien speichern: Startwerte, Aktionen, Glück und Ergebnisse. Derselbe Befehl erzeugt denselben Datensatz wieder; nach einer Unterbrechung macht er dort weiter, wo er aufgehört hat.
command-dataset-numbers = Was --json ausgibt: games, die Partien; new_games, die neuen darunter; decisions, die Entscheidungen aller Partien; files, die Dateien; megabytes; bytes_per_game, Bytes pro Partie; seconds, Sekunden; games_per_second, neue Partien pro Sekunde.
option-dataset-folder = Der Ordner für den Datensatz: ein neuer oder leerer, oder einer, den derselbe Befehl begonnen hat.
dataset-folder-in-use = Im Ordner { $folder } liegen andere Dateien; gib dem Datensatz einen eigenen Ordner.
dataset-unreadable = Die Datei { $file } lässt sich nicht lesen; was in ihrem Ordner liegt, ist deshalb unbekannt. Wähle einen anderen Ordner.
dataset-of-others = Im Ordner { $folder } liegt ein Datensatz mit anderen Einstellungen oder von einer anderen Version. Wähle einen anderen Ordner oder gib die Einstellungen an, die seine Datei dataset.json nennt.
dataset-has-more = Partien des Datensatzes in { $folder }: { $games }. Verlange mit --games mindestens so viele oder wähle einen anderen Ordner.
dataset-part-changed = Die Datei { $file } ist beschädigt oder nicht von diesem Befehl geschrieben. Lösche oder verschiebe sie, dann erzeugt der Befehl sie neu.
dataset-stopped = Angehalten. Die fertigen Dateien in { $folder } bleiben; derselbe Befehl macht dort weiter.
dataset-network-unknown = Der Bot { $bot } hat diesen Spielplan nicht gelernt und kann in einem Datensatz darauf nicht mitspielen. Wähle mit --bots andere Bots.
dataset-new-games = Neue Partien
dataset-files = Dateien
dataset-megabytes = Größe in MB
dataset-bytes-per-game = Bytes pro Partie
dataset-games-per-second = Neue Partien pro Sekunde
