# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Faire jouer de nombreuses parties à des bots et les conserver en fichiers Parquet : graines, actions, tirages et résultats. La même commande refait le même jeu de données ; après une interruption, elle reprend là où elle s’est arrêtée.
command-dataset-numbers = Ce qu’affiche --json : games, les parties ; new_games, celles qui n’existaient pas encore ; decisions, les décisions de toutes les parties ; files, les fichiers ; megabytes, les mégaoctets ; bytes_per_game, les octets par partie ; seconds, les secondes ; games_per_second, les nouvelles parties par seconde.
option-dataset-folder = Le dossier du jeu de données : nouveau, vide, ou déjà commencé par la même commande.
dataset-folder-in-use = Le dossier { $folder } contient d’autres fichiers ; donnez au jeu de données son propre dossier.
dataset-unreadable = Le fichier { $file } est illisible : on ne sait pas ce que contient son dossier. Choisissez un autre dossier.
dataset-of-others = Le dossier { $folder } contient un jeu de données fait avec d’autres réglages ou une autre version. Choisissez un autre dossier, ou donnez les réglages indiqués dans son fichier dataset.json.
dataset-has-more = Nombre de parties du jeu de données de { $folder } : { $games }. Demandez-en au moins autant avec --games, ou choisissez un autre dossier.
dataset-part-changed = Le fichier { $file } est endommagé ou n’a pas été écrit par cette commande. Supprimez-le ou déplacez-le, et la commande le refera.
dataset-stopped = Arrêté. Les fichiers terminés restent dans { $folder } ; la même commande reprend à partir de là.
dataset-network-unknown = Le bot { $bot } ne connaît pas ce plateau et ne peut donc pas y jouer pour un jeu de données. Choisissez d’autres bots avec --bots.
dataset-new-games = Nouvelles parties
dataset-files = Fichiers
dataset-megabytes = Taille en Mo
dataset-bytes-per-game = Octets par partie
dataset-games-per-second = Nouvelles parties par seconde
