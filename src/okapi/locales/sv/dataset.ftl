# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Låt bottar spela många partier och spara dem som Parquet-filer: startvärden, handlingar, slumputfall och resultat. Samma kommando skapar samma datamängd igen; efter ett avbrott fortsätter det där det slutade.
command-dataset-numbers = Vad --json skriver ut: games, antal partier; new_games, de som inte fanns förut; decisions, antal beslut i alla partier; files, antal filer; megabytes; bytes_per_game, byte per parti; seconds, sekunder; games_per_second, nya partier per sekund.
option-dataset-folder = Mappen för datamängden: en ny eller tom mapp, eller en som samma kommando har påbörjat.
dataset-folder-in-use = Mappen { $folder } innehåller andra filer; ge datamängden en egen mapp.
dataset-unreadable = Filen { $file } kan inte läsas, så det är okänt vad som finns i mappen. Välj en annan mapp.
dataset-of-others = Mappen { $folder } innehåller en datamängd som skapats med andra inställningar eller av en annan version. Välj en annan mapp, eller ange inställningarna som står i filen dataset.json.
dataset-has-more = Antal partier i datamängden i { $folder }: { $games }. Be om minst så många med --games, eller välj en annan mapp.
dataset-part-changed = Filen { $file } är skadad eller inte skriven av det här kommandot. Ta bort eller flytta den, så skapar kommandot den igen.
dataset-stopped = Stoppat. De färdiga filerna i { $folder } ligger kvar; samma kommando fortsätter därifrån.
dataset-network-unknown = Botten { $bot } har inte lärt sig den här spelplanen och kan därför inte spela i en datamängd på den. Välj andra bottar med --bots.
dataset-new-games = Nya partier
dataset-files = Filer
dataset-megabytes = Storlek i MB
dataset-bytes-per-game = Byte per parti
dataset-games-per-second = Nya partier per sekund
