options-rated = Gra rankingowa
options-rated-text = Liczy się do rankingu wszystkich, a wszyscy przy stole widzą rankingi. Tylko dla ludzi i z ograniczonym czasem na ruch: bez botów i bez podpowiedzi.
lobby-rated = Ta gra jest rankingowa. Kto odejdzie na dobre, zajmie ostatnie miejsce.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (tymczasowy)
rating-none = jeszcze bez rankingu
players = Gracze
players-link = Gracze na tym serwerze
