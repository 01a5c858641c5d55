# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Let bots play many games and keep them as Parquet files: seeds, actions, chance events and results. The same command makes the same dataset again; after an interruption it continues where it stopped.
command-dataset-numbers = What --json prints: games; new_games, those that were not there before; decisions, the number of decisions made in all games; files; megabytes; bytes_per_game; seconds; games_per_second, counting new games only.
option-dataset-folder = The folder for the dataset: a new or empty one, or one that the same command has begun.
dataset-folder-in-use = The folder { $folder } holds other files; give the dataset a folder of its own.
dataset-unreadable = The file { $file } can’t be read, so what is in its folder is unknown. Choose another folder.
dataset-of-others = The folder { $folder } holds a dataset made with other settings or by another version. Choose another folder, or give the settings that its file dataset.json names.
dataset-has-more = Games in the dataset in { $folder }: { $games }. Ask for at least that many with --games, or choose another folder.
dataset-part-changed = The file { $file } is damaged or was not written by this command. Delete it or move it elsewhere, and the command makes it again.
dataset-stopped = Stopped. The finished files in { $folder } stay; the same command continues from there.
dataset-network-unknown = The bot { $bot } has not learned this board, so it can’t play in a dataset on it. Choose other bots with --bots.
dataset-new-games = New games
dataset-files = Files
dataset-megabytes = Size in MB
dataset-bytes-per-game = Bytes per game
dataset-games-per-second = New games per second
