# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Niech boty rozegrają wiele gier, a Okapi zachowa je w plikach Parquet: ziarna, akcje, zdarzenia losowe i wyniki. To samo polecenie tworzy ten sam zbiór danych od nowa; po przerwaniu kontynuuje od miejsca, w którym stanęło.
command-dataset-numbers = Co wypisuje --json: games, gry; new_games, te, których wcześniej nie było; decisions, decyzje we wszystkich grach; files, pliki; megabytes, megabajty; bytes_per_game, bajty na grę; seconds, sekundy; games_per_second, nowe gry na sekundę.
option-dataset-folder = Folder na zbiór danych: nowy, pusty albo rozpoczęty tym samym poleceniem.
dataset-folder-in-use = W folderze { $folder } są inne pliki; daj zbiorowi danych osobny folder.
dataset-unreadable = Pliku { $file } nie można odczytać, więc nie wiadomo, co jest w jego folderze. Wybierz inny folder.
dataset-of-others = W folderze { $folder } jest zbiór danych utworzony z innymi ustawieniami lub przez inną wersję. Wybierz inny folder albo podaj ustawienia zapisane w pliku dataset.json.
dataset-has-more = Liczba gier w zbiorze danych { $folder }: { $games }. Podaj w --games co najmniej tyle samo albo wybierz inny folder.
dataset-part-changed = Plik { $file } jest uszkodzony albo nie został zapisany tym poleceniem. Usuń go lub przenieś, a polecenie utworzy go od nowa.
dataset-stopped = Zatrzymano. Gotowe pliki pozostają w { $folder }; to samo polecenie będzie kontynuować od tego miejsca.
dataset-network-unknown = Bot { $bot } nie zna tej planszy, więc nie może na niej grać w zbiorze danych. Wybierz inne boty opcją --bots.
dataset-new-games = Nowe gry
dataset-files = Pliki
dataset-megabytes = Rozmiar w MB
dataset-bytes-per-game = Bajty na grę
dataset-games-per-second = Nowe gry na sekundę
