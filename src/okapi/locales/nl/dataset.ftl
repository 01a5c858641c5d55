# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Laat bots veel partijen spelen en bewaar ze als Parquet-bestanden: startwaarden, acties, geluk en uitslagen. Dezelfde opdracht maakt dezelfde dataset opnieuw; na een onderbreking gaat hij verder waar hij was gebleven.
command-dataset-numbers = Wat --json toont: games, de partijen; new_games, de partijen die er nog niet waren; decisions, de beslissingen in alle partijen; files, de bestanden; megabytes; bytes_per_game, bytes per partij; seconds, seconden; games_per_second, nieuwe partijen per seconde.
option-dataset-folder = De map voor de dataset: een nieuwe of lege map, of een waaraan dezelfde opdracht begonnen is.
dataset-folder-in-use = In de map { $folder } staan andere bestanden; geef de dataset een eigen map.
dataset-unreadable = Het bestand { $file } is niet te lezen, dus het is onbekend wat er in de map staat. Kies een andere map.
dataset-of-others = In de map { $folder } staat een dataset die met andere instellingen of door een andere versie gemaakt is. Kies een andere map, of geef de instellingen op die in het bestand dataset.json staan.
dataset-has-more = Aantal partijen van de dataset in { $folder }: { $games }. Vraag er met --games minstens zoveel, of kies een andere map.
dataset-part-changed = Het bestand { $file } is beschadigd of niet door deze opdracht geschreven. Verwijder of verplaats het, dan maakt de opdracht het opnieuw.
dataset-stopped = Gestopt. De voltooide bestanden in { $folder } blijven staan; dezelfde opdracht gaat vandaar verder.
dataset-network-unknown = De bot { $bot } heeft dit bord niet geleerd en kan er in een dataset niet op spelen. Kies andere bots met --bots.
dataset-new-games = Nieuwe partijen
dataset-files = Bestanden
dataset-megabytes = Grootte in MB
dataset-bytes-per-game = Bytes per partij
dataset-games-per-second = Nieuwe partijen per seconde
