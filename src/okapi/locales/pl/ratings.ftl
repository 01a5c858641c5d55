spoken-since-notification = Od powiadomienia:
options-rated = Gra rankingowa
options-rated-text = Liczy się do rankingu wszystkich, a wszyscy przy stole widzą rankingi. Tylko dla ludzi i z ograniczonym czasem na ruch: bez botów i bez podpowiedzi.
lobby-rated = Ta gra jest rankingowa. Kto odejdzie na dobre, zajmie ostatnie miejsce.
rating = Ranking
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (tymczasowy)
rating-none = jeszcze bez rankingu
rating-after = Rankingi po tej grze
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } gra rankingowa
    [few] { $count } gry rankingowe
    [many] { $count } gier rankingowych
   *[other] { $count } gry rankingowej
}
rating-text = ± mówi, jak pewny jest ranking: w 19 przypadkach na 20 prawdziwa siła gry leży w tym przedziale. Przy stole dla dwojga 400 punktów więcej to dziesięć zwycięstw na jedną porażkę. Przez pierwsze dziesięć gier ranking jest tymczasowy.
rating-history = Ranking, gra po grze
leave-for-good-rated = Ta gra jest rankingowa: kto odejdzie, zajmie ostatnie miejsce.
players = Gracze
players-link = Gracze na tym serwerze
players-text = Są tu osoby, które wybrały to na własnej stronie.
players-none = Nikogo tu jeszcze nie ma. Kto chce, może to wybrać na własnej stronie.
news-since-notification = Od powiadomienia
news-notification-moment = Pokaż tamten moment
