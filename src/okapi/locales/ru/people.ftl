home-continue = { $count ->
    [one] Ваш ход в { $count } игре
    [few] Ваш ход в { $count } играх
    [many] Ваш ход в { $count } играх
    *[other] Ваш ход в { $count } играх
}
home-continue-game = Продолжить: { $players }
list-won = Победа
list-place = Место { $place } из { $players }
list-score = { $player }: { $points }
people-mine = Моя страница
people-mine-link = Моя страница: игры, победы, очки
people-nobody = Когда вы укажете имя и сядете за стол, здесь появятся ваши игры.
people-none = Законченных игр пока нет.
people-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
    *[other] { $count } игры
}
people-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
    *[other] { $count } победы
}
people-since = здесь с { $date }
people-sizes = Победы по числу игроков
people-size = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
    *[other] { $count } игрока
}
people-size-won = побед: { $wins } из { $games }
people-points = { $points ->
    [one] { $points } очко за игру
    [few] { $points } очка за игру
    [many] { $points } очков за игру
    *[other] { $points } очка за игру
}
people-routes = Проложенные маршруты
people-doubled = Удвоенные
people-single = Без удвоения
people-completed = Выполненные
people-failed = Невыполненные
people-best = Лучшая игра
people-against = С кем
people-ahead = выше в { $ahead } из { $games }
people-what-counts = Засчитываются игры, которые вы сами доиграли до конца, и только на своём месте.
people-finished = Законченные игры
people-finished-more = Более ранние игры
people-bring-record = Разобрать запись из файла
people-visibility = Кто видит эту страницу
people-visibility-private = Только я
people-visibility-shared = Те, с кем я играю, и все, у кого есть ссылка
people-visibility-listed = Все: включите меня в список игроков этого сервера
title-rematch = ● Реванш · Окапи

leave-menu = Покинуть стол
leave-home = На главную
leave-home-text = Игра подождёт вас; возвращайтесь в любое время.
end-early = Закончить игру сейчас
end-early-not = Всё-таки играть дальше
end-early-text = { $others ->
    [0] Игра закончится без результата.
   *[other] Когда согласятся все играющие, игра закончится без результата.
}
end-early-agree = Закончить игру
end-early-wanted = { $count ->
    [one] { $players } предлагает закончить игру сейчас.
    [few] { $players } предлагают закончить игру сейчас.
    [many] { $players } предлагают закончить игру сейчас.
    *[other] { $players } предлагают закончить игру сейчас.
}
leave-for-good = Уйти насовсем
leave-for-good-sure = Да, уйти насовсем
leave-for-good-text = Бот доиграет за вас до конца. Вернуть место будет нельзя.
table-left = (место оставлено; играет бот)
status-ended = Эта игра закончена досрочно. Её можно пересмотреть.
list-ended = Закончена досрочно
spoken-news-left = { $player } больше не играет; дальше играет бот.

people-data = Мои данные
people-export = Скачать все мои данные
people-forget = Удалить все мои данные
people-forget-text = Вы выйдете на всех устройствах и насовсем покинете все столы; ваши реплики и рейтинг исчезнут, а в играх вместо имени останется «—». Отменить это нельзя.
people-forget-sure = Да, удалить всё
people-forget-not = Нет, оставить
