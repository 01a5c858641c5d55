## Путь сюда и первая страница

keeper-intro = Играете на настоящем поле, с настоящими вагонами? Отмечайте на этой карте проложенные маршруты: «Окапи» сосчитает очки и вагоны каждого, а в конце определит выполненные билеты. Всё работает без сети, и ничто не покидает это устройство, пока вы сами не запишете игру в альманах.
keeper-new = Новая игра
keeper-order = В порядке мест за столом.
keeper-colour = { $name }: { $colour }. Сменить цвет
keeper-follow-terrain = Следить за картами местности всех игроков
keeper-start = Вести счёт
keeper-count = Посчитать в конце
keeper-count-text = Никто не вёл счёт? Отметьте маршруты каждого, когда игра закончится.
keeper-games = Сохранённые игры
keeper-games-all = Все игры
keeper-forget = Удалить
keeper-forget-sure = Удалить эту игру навсегда?
keeper-cancel = Отмена
keeper-full = В браузере не осталось места для этой игры. Скопируйте её ссылку, прежде чем закрыть страницу.
keeper-shared-title = С вами поделились игрой
keeper-shared-keep = Сохранить на этом устройстве
keeper-shared-broken = Ссылка повреждена или неполна: игры в ней нет.
keeper-shared-missing = Эта игра идёт на поле «{ $board }» в версии, которой здесь нет. Обновите страницу, когда появится связь, и откройте ссылку ещё раз.

## Стол

keeper-map-manual = Нажмите на маршрут, чтобы записать, кто его проложил. Переходите от маршрута к маршруту стрелками или введите первые буквы названия места; Enter выбирает маршрут.
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
keeper-overruled = Против правил, но за столом так решили.
keeper-doubtful = Это больше не по правилам.
keeper-plays = { $player } удваивает очки. Чем?
keeper-objection-taken = Этот маршрут уже занят: { $player }.
keeper-objection-twin-taken = При таком числе игроков ({ $players }) эта колея закрыта: другую занимает { $player }.
keeper-objection-twin-own = Другую колею уже занимает { $player }, а один игрок не может занять обе.
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
keeper-words = Введите маршрут
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
keeper-terrain-line = { $change } { $terrain }
keeper-terrain-most = Подчёркнуто преимущество: больше всех карт или столько же, сколько у лидера; маршрут этой местности можно удвоить. Цена: { $short ->
    [one] { $short } карта
    [few] { $short } карты
    [many] { $short } карт
   *[other] { $short } карты
}, если перегонов не больше { $length }, за более длинный маршрут — { $long }.

## Билеты

keeper-tickets = Билеты
keeper-tickets-hint = Для каждого билета назовите два места или нажмите на них на карте и укажите очки. Выполнен ли он, «Окапи» определит по карте.
keeper-ticket-from = Откуда
keeper-ticket-to = Куда
keeper-ticket-points = Очки
keeper-ticket-add = Добавить билет
keeper-ticket-offered = Билеты оттуда
keeper-ticket-remove = Убрать: { $ticket }
keeper-ticket-same = На билете должно быть два разных места.
keeper-no-place = Места с названием «{ $typed }» нет.
keeper-finish = Кто победил?

## Подсчёт очков

keeper-back = Назад к карте
keeper-explained = За что очки
keeper-explained-route = { $route }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}
keeper-share = Поделиться ссылкой
keeper-share-text = В ссылке вся игра; на сервере ничего не хранится.
keeper-file = Записать в альманах
keeper-print = Печать
keeper-picture = Сохранить как картинку
keeper-more = Ещё
