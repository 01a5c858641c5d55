# Datasets of games for research: the command, what it prints, what can go wrong.

command-dataset = Anna bottien pelata monta peliä ja tallenna ne Parquet-tiedostoina: siemenet, siirrot, sattuma ja tulokset. Sama komento tekee saman aineiston uudelleen; keskeytyksen jälkeen se jatkaa siitä, mihin jäi.
command-dataset-numbers = Mitä --json tulostaa: games, pelit; new_games, niistä uudet; decisions, kaikkien pelien päätökset; files, tiedostot; megabytes, megatavut; bytes_per_game, tavua peliä kohti; seconds, sekunnit; games_per_second, uutta peliä sekunnissa.
option-dataset-folder = Aineiston kansio: uusi, tyhjä tai samalla komennolla aloitettu.
dataset-folder-in-use = Kansiossa { $folder } on muita tiedostoja; anna aineistolle oma kansio.
dataset-unreadable = Tiedostoa { $file } ei voi lukea, joten sen kansion sisältöä ei tunneta. Valitse toinen kansio.
dataset-of-others = Kansiossa { $folder } on aineisto, joka on tehty muilla asetuksilla tai toisella versiolla. Valitse toinen kansio tai anna asetukset, jotka sen tiedosto dataset.json kertoo.
dataset-has-more = Kansion { $folder } aineiston pelimäärä: { $games }. Pyydä valitsimella --games vähintään saman verran tai valitse toinen kansio.
dataset-part-changed = Tiedosto { $file } on vioittunut, tai tämä komento ei ole kirjoittanut sitä. Poista tai siirrä se, niin komento tekee sen uudelleen.
dataset-stopped = Keskeytetty. Valmiit tiedostot jäävät kansioon { $folder }; sama komento jatkaa siitä.
dataset-network-unknown = Botti { $bot } ei ole oppinut tätä pelilautaa, joten se ei voi pelata sen aineistossa. Valitse toiset botit valitsimella --bots.
dataset-new-games = Uusia pelejä
dataset-files = Tiedostoja
dataset-megabytes = Koko (Mt)
dataset-bytes-per-game = Tavua peliä kohti
dataset-games-per-second = Uusia pelejä sekunnissa
