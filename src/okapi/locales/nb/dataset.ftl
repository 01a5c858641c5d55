# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = La boter spille mange spill, og ta vare på dem som Parquet-filer: startverdier, handlinger, tilfeldige utfall og resultater. Den samme kommandoen lager det samme datasettet igjen; etter et avbrudd fortsetter den der den slapp.
command-dataset-numbers = Dette skriver --json ut: games, antall spill; new_games, de som ikke var der fra før; decisions, antall avgjørelser i alle spill; files, antall filer; megabytes; bytes_per_game, byte per spill; seconds, sekunder; games_per_second, nye spill per sekund.
option-dataset-folder = Mappen for datasettet: en ny eller tom mappe, eller en som den samme kommandoen har begynt på.
dataset-folder-in-use = Mappen { $folder } inneholder andre filer; gi datasettet en egen mappe.
dataset-unreadable = Filen { $file } kan ikke leses, så det er ukjent hva som ligger i mappen. Velg en annen mappe.
dataset-of-others = Mappen { $folder } inneholder et datasett som er laget med andre innstillinger eller av en annen versjon. Velg en annen mappe, eller oppgi innstillingene som står i filen dataset.json.
dataset-has-more = Antall spill i datasettet i { $folder }: { $games }. Be om minst like mange med --games, eller velg en annen mappe.
dataset-part-changed = Filen { $file } er skadet eller ikke skrevet av denne kommandoen. Slett eller flytt den, så lager kommandoen den på nytt.
dataset-stopped = Stoppet. De ferdige filene i { $folder } blir liggende; den samme kommandoen fortsetter derfra.
dataset-network-unknown = Boten { $bot } har ikke lært dette brettet og kan derfor ikke spille i et datasett på det. Velg andre boter med --bots.
dataset-new-games = Nye spill
dataset-files = Filer
dataset-megabytes = Størrelse i MB
dataset-bytes-per-game = Byte per spill
dataset-games-per-second = Nye spill per sekund
