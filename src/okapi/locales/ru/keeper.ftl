## Путь сюда и первая страница

keeper = Счётчик очков
keeper-link = Счётчик очков для настольной игры
keeper-intro = Играете на настоящем поле, деревянными вагонами? Нажимайте на маршруты на этой карте: Окапи считает очки и вагоны каждого, а в конце находит выполненные билеты. Всё работает без связи, и ничто не покидает это устройство.
keeper-new = Новая игра
keeper-order = В том порядке, в каком вы сидите.
keeper-colour = { $name }: { $colour }. Сменить цвет
keeper-follow-terrain = Следить за открытыми картами местности
keeper-start = Вести счёт
keeper-count = Посчитать в конце
keeper-count-text = Никто не считал? Отметьте маршруты каждого, когда игра закончится.
keeper-games = Сохранённые игры
keeper-games-all = Все игры
keeper-forget = Удалить
keeper-forget-sure = Удалить эту игру навсегда?
keeper-cancel = Отмена
keeper-full = В браузере больше нет места, чтобы сохранить игру. Скопируйте её ссылку, прежде чем закрыть страницу.
keeper-shared-title = С вами поделились игрой
keeper-shared-keep = Сохранить на этом устройстве
keeper-shared-broken = Ссылка повреждена или неполна: игры в ней нет.

## Стол

keeper-map-manual = Нажмите на маршрут, чтобы записать, кто его проложил. Стрелки ведут от маршрута к маршруту, буквы — к месту с таким названием, Enter выбирает маршрут.
keeper-hint = Нажмите на маршрут, затем на того, кто его проложил.
keeper-count-hint = Выберите игрока и нажимайте на его маршруты. Второе нажатие удваивает, третье стирает.
keeper-trains-left = { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
    [many] { $trains } вагонов
   *[other] { $trains } вагона
}
keeper-standing = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $trains ->
    [one] остался { $trains } вагон
    [few] осталось { $trains } вагона
    [many] осталось { $trains } вагонов
   *[other] осталось { $trains } вагона
}
keeper-track = Шкала очков
keeper-who = Кто его проложил?
keeper-claim = { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
keeper-claim-doubled = { $player }, с удвоением: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
keeper-take-back = Убрать запись
keeper-undo = Отменить
keeper-written = { $player }: { $route }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
keeper-taken-back = Убрано: { $player }, { $route }
keeper-anyway = Всё равно записать
keeper-overruled = Против правил; за столом это приняли.
keeper-doubtful = Это больше не по правилам.
keeper-plays = { $player } удваивает очки. Чем?
keeper-objection-taken = Этим маршрутом владеет { $player }.
keeper-objection-twin-taken = Игроков { $players }, поэтому этот путь закрыт: другим владеет { $player }.
keeper-objection-twin-own = { $player } уже владеет другим путём, а оба не может занять никто.
keeper-objection-too-few-trains = { $player }: осталось вагонов — { $have }, а маршрут требует { $needed }.
keeper-objection-no-turn-left = { $player }: последний ход уже сделан.
keeper-last-round = Последний круг! Ещё по одному ходу: { $names }
keeper-last-round-over = Это был последний ход. Теперь введите билеты.
keeper-turn-taken = { $player }: ход без маршрута

## Записи, местность, слова

keeper-lines = Записи
keeper-lines-none = Пока ничего не записано.
keeper-change = Изменить: { $line }
keeper-no-route = ход без маршрута
keeper-words = Напишите маршрут
keeper-words-example = Кейптаун, Порт-Элизабет, Ада ×2
keeper-words-unknown = Такого маршрута нет. Назовите два его места, например «{ $example }».
keeper-words-several = { $count ->
    [one] подходит { $count } маршрут
    [few] подходят { $count } маршрута
    [many] подходят { $count } маршрутов
   *[other] подходит { $count } маршрута
}
keeper-terrain = Местность
keeper-terrain-more = { $player }: на карту больше ({ $terrain })
keeper-terrain-fewer = { $player }: на карту меньше ({ $terrain })
keeper-terrain-most = Подчёркнуто: больше ни у кого нет, так что маршрут этой местности можно удвоить. Цена: { $short ->
    [one] { $short } карта
    [few] { $short } карты
    [many] { $short } карт
   *[other] { $short } карты
} за маршрут до { $length } клеток, { $long } за более длинный.

## Билеты

keeper-tickets = Билеты
keeper-tickets-hint = Назовите два места каждого билета или нажмите на них на карте, и его цену. Выполнен ли он, знает карта.
keeper-ticket-from = Откуда
keeper-ticket-to = Куда
keeper-ticket-points = Цена
keeper-ticket-add = Добавить билет
keeper-ticket-remove = Убрать: { $ticket }
keeper-ticket-same = Билет соединяет два разных места.
keeper-no-place = Места с названием «{ $typed }» нет.
keeper-finish = Кто победил?

## Подсчёт очков

keeper-back = Назад к карте
keeper-explained = Строка за строкой
keeper-explained-route = { $route }, { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клетки
}
keeper-share = Поделиться ссылкой
keeper-share-text = В ссылке вся игра. Ни один сервер её не хранит.
keeper-print = Печать
keeper-picture = Сохранить картинкой
keeper-more = Ещё
