# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Пусть боты сыграют много игр, а «Окапи» сохранит их в файлах Parquet: зёрна, действия, случайные события и результаты. Та же команда создаёт тот же набор данных заново; после прерывания она продолжает с того же места.
command-dataset-numbers = Что выводит --json: games — игры; new_games — те, которых раньше не было; decisions — решения во всех играх; files — файлы; megabytes — мегабайты; bytes_per_game — байты на игру; seconds — секунды; games_per_second — новые игры в секунду.
option-dataset-folder = Папка для набора данных: новая, пустая или начатая той же командой.
dataset-folder-in-use = В папке { $folder } лежат другие файлы; выделите набору данных отдельную папку.
dataset-unreadable = Файл { $file } не читается, поэтому неизвестно, что лежит в его папке. Выберите другую папку.
dataset-of-others = В папке { $folder } лежит набор данных, созданный с другими настройками или другой версией. Выберите другую папку или укажите настройки из её файла dataset.json.
dataset-has-more = Игр в наборе данных { $folder }: { $games }. Задайте в --games не меньше или выберите другую папку.
dataset-part-changed = Файл { $file } повреждён или записан не этой командой. Удалите или переместите его, и команда создаст его заново.
dataset-stopped = Остановлено. Готовые файлы остаются в { $folder }; та же команда продолжит с этого места.
dataset-network-unknown = Бот { $bot } не знает этого поля и не может играть на нём в наборе данных. Выберите других ботов через --bots.
dataset-new-games = Новые игры
dataset-files = Файлы
dataset-megabytes = Размер, МБ
dataset-bytes-per-game = Байты на игру
dataset-games-per-second = Новые игры в секунду
