spoken-since-notification = После уведомления:
options-rated = Рейтинговая игра
options-rated-text = Она идёт в рейтинг каждого, и все за столом видят рейтинги. Только для людей и с ограниченным временем на ход: без ботов и подсказок.
lobby-rated = Это рейтинговая игра. Кто уйдёт насовсем, займёт последнее место.
rating = Рейтинг
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (предварительный)
rating-none = рейтинга пока нет
rating-after = Рейтинги после этой игры
rating-line = { $player }: { $rating } ({ $change })
rating-games = { $count ->
    [one] { $count } рейтинговая игра
    [few] { $count } рейтинговые игры
    [many] { $count } рейтинговых игр
   *[other] { $count } рейтинговой игры
}
rating-text = ± показывает, насколько рейтинг точен: в 19 случаях из 20 настоящая сила лежит в этих пределах. За столом на двоих 400 очков разницы — это десять побед на одно поражение. Первые десять игр рейтинг предварительный.
rating-history = Рейтинг от игры к игре
leave-for-good-rated = Это рейтинговая игра: кто уйдёт, займёт последнее место.
players = Игроки
players-link = Игроки этого сервера
players-text = Здесь те, кто выбрал это на своей странице.
players-none = Здесь пока никого нет. Попасть сюда можно, выбрав это на своей странице.
news-since-notification = После уведомления
news-notification-moment = Показать тот момент
