# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Hacer que los bots jueguen muchas partidas y guardarlas como archivos Parquet: semillas, acciones, azar y resultados. El mismo comando vuelve a crear el mismo conjunto de datos; tras una interrupción, sigue donde se quedó.
command-dataset-numbers = Lo que muestra --json: games, las partidas; new_games, las que no estaban antes; decisions, las decisiones de todas las partidas; files, los archivos; megabytes; bytes_per_game, bytes por partida; seconds, segundos; games_per_second, partidas nuevas por segundo.
option-dataset-folder = La carpeta del conjunto de datos: nueva, vacía o empezada por el mismo comando.
dataset-folder-in-use = La carpeta { $folder } contiene otros archivos; dale al conjunto de datos una carpeta propia.
dataset-unreadable = No se puede leer el archivo { $file }, así que no se sabe qué hay en su carpeta. Elige otra carpeta.
dataset-of-others = La carpeta { $folder } contiene un conjunto de datos hecho con otros ajustes o con otra versión. Elige otra carpeta o indica los ajustes que figuran en su archivo dataset.json.
dataset-has-more = Partidas del conjunto de datos de { $folder }: { $games }. Pide con --games al menos esas, o elige otra carpeta.
dataset-part-changed = El archivo { $file } está dañado o no lo escribió este comando. Bórralo o muévelo, y el comando volverá a crearlo.
dataset-stopped = Detenido. Los archivos terminados de { $folder } se quedan; el mismo comando sigue a partir de ahí.
dataset-network-unknown = El bot { $bot } no conoce este tablero y no puede jugar en un conjunto de datos sobre él. Elige otros bots con --bots.
dataset-new-games = Partidas nuevas
dataset-files = Archivos
dataset-megabytes = Tamaño en MB
dataset-bytes-per-game = Bytes por partida
dataset-games-per-second = Partidas nuevas por segundo
