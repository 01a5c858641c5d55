# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Окапи: железные дороги в сердце Африки
title-page = { $page } · Окапи
title-your-turn = ● Ваш ход · Окапи
page-navigation = Страницы
home-link = Окапи, главная страница
rules-link = Правила
close = Закрыть
web-nothing = нет
web-refused = Так нельзя ({ $reason }).
reason-server-unreachable = Сервер недоступен. Он запущен?
lost-title = За краем карты
lost-text = По этому адресу ничего нет.
lost-home = На главную
seat-number = Игрок { $number }
name-numbered = { $name } { $number }

## Home

home-over-title = Сердце Африки, 1910
home-under-title = Проложите железные дороги через весь континент: против сильных ботов, с далёкими друзьями или за одним экраном.
home-your-name = Ваше имя
home-traveller = Пассажир
home-solo = Играть сейчас
home-opponents = Соперники
home-level = Уровень
home-play-now = Играть с ботами
home-friends = С друзьями
home-seats = Игроки
home-listed = Открыто для всех
home-set-up = Создать стол
home-one-device = На одном устройстве
home-one-device-text = Передавайте устройство друг другу; между ходами карты скрыты.
home-person-name = Имя игрока { $number }
home-person-add = Добавить игрока
home-person-remove = Убрать: { $name }
home-pass-and-play = Играть по очереди
home-mine = Мои игры
home-mine-none = У вас пока нет игр.
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт игроков.
home-watch = Смотреть
home-watch-none = Открытых игр сейчас нет.
tutorial-offer-title = Вы здесь впервые?
tutorial-offer = Сыграйте учебную игру: это минут пять, и всё объясняется по ходу дела.
tutorial-begin = Начать учебную игру
keeper = Счётчик очков
keeper-link = Счётчик очков для настольной игры
spoken-choice = Играть за текстовым столом, для скринридеров
home-unofficial = Неофициальная открытая реализация опубликованных правил, со своей графикой и своей колодой билетов.
options = Параметры
options-length = Длительность
options-length-full = Обычная
options-length-medium = Средняя
options-length-short = Короткая
options-tickets-drawn = Билетов за раз
options-tickets-drawn-text = В большинстве правил берут { $tickets_in_most_editions }, в русских — { $tickets_in_russian }.
options-clock = Время на ход
options-clock-none = без ограничений
options-clock-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
options-clock-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
options-clock-days = { $days ->
    [1] один день
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}
options-timeout = Когда время вышло
options-timeout-bot = Дальше играет бот
options-timeout-players = Решают остальные
list-your-turn = Ваш ход
list-lobby = Ждёт игроков
list-playing = Идёт
list-over = Окончена
list-closed = Закрыта
list-open-seats = { $count ->
    [1] одно свободное место
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}

## Joining

join-title = Вас приглашают
join-text = За столом: { $names }.
join-sit-down = Сесть за стол
join-watch = Только смотреть
transfer-title = Играть на этом устройстве
transfer-text = Эта ссылка создана на другом вашем устройстве. С ней вы сможете играть в свои игры и в этом браузере.
transfer-take = Продолжить здесь

## Lobby

lobby-title = Стол готов
lobby-waiting = { $count ->
    [1] Ждём ещё одного игрока.
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
    [many] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игрока.
}
lobby-ready = Все на месте. Ждём, когда организатор начнёт игру.
lobby-ready-host = Все на месте. Начинайте, когда захотите.
lobby-seats = Места
lobby-open-seat = свободное место
lobby-you = (вы)
lobby-away = (нет на месте)
lobby-seat-kind = Кто играет на месте { $number }
lobby-person = Человек
lobby-open = Свободно для друзей
lobby-make-open = Освободить место
lobby-agreed = { $trains ->
    [one] по { $trains } вагону
    [few] по { $trains } вагона
    [many] по { $trains } вагонов
   *[other] по { $trains } вагона
} · { $tickets ->
    [one] { $tickets } билет за раз
    [few] { $tickets } билета за раз
    [many] { $tickets } билетов за раз
   *[other] { $tickets } билета за раз
} · время на ход: { $clock }
lobby-timeout-bot = Если у кого-то вышло время, дальше за него играет бот.
lobby-timeout-players = Если у кого-то вышло время, остальные решают: ждать или передать игру боту.
lobby-listed = Стол виден в списке: сесть за него может любой.
lobby-start = Начать игру
lobby-leave = Покинуть стол
lobby-closed = Этот стол закрыли ещё до начала игры.
lobby-invite = Пригласить друзей
lobby-invite-text = Любой, у кого есть эта ссылка, может сесть за стол с любого устройства, которому доступен этот сервер.
lobby-invite-link = Ссылка-приглашение
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-fair = Честная тасовка
lobby-fair-text = Дилер запечатал свой секрет. Добавьте свои слова: карты зависят и от секрета, и от слов всех игроков, поэтому подтасовать их никто не может, а после игры это сможет проверить каждый.
lobby-commitment = Печать:
lobby-words = Ваши слова для тасовки
lobby-words-example = что угодно

## Table

table-title = Стол
table-loading = Разворачиваем карту…
table-reconnecting = Связь потеряна. Пробуем снова…
table-watching = Вы наблюдаете
table-you = Вы
table-yours = Ваши карты и билеты
table-players = Игроки
table-score = Очки
table-trains = Вагоны
table-cards = Карты
table-tickets-short = Билеты
table-terrain-of = Карты местности: { $player }
table-terrain = { $terrain }: { $count }
table-terrain-majority = { $terrain }: { $count } (преимущество)
table-stand-in = (играет бот)
table-late = (время вышло)
table-let-bot-play = Пусть за отсутствующего играет бот
table-let-bot-play-late = Пусть за опоздавшего играет бот
table-take-back = Вернуть своё место
table-clock = Осталось времени
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } ч { $minutes } мин
table-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $hours } ч
table-last-round = { $turns ->
    [one] Последний круг: ещё { $turns } ход
    [few] Последний круг: ещё { $turns } хода
    [many] Последний круг: ещё { $turns } ходов
   *[other] Последний круг: ещё { $turns } хода
}
table-last-round-now = Последний круг: это ваш последний ход
table-last-round-yet = Последний круг: у вас ещё один ход
table-last-round-done = Последний круг: ваш последний ход позади
status-choose-tickets = Выберите билеты, которые оставите.
status-others-choose = { $count ->
    [one] { $names } ещё выбирает билеты.
    [few] { $names } ещё выбирают билеты.
    [many] { $names } ещё выбирают билеты.
   *[other] { $names } ещё выбирают билеты.
}
status-late = Время вышло: { $player }.
status-late-you = Ваше время вышло. Вы ещё можете сделать ход, пока остальные не передали игру боту.
status-your-turn = Ваш ход: возьмите карты, проложите маршрут или возьмите билеты.
status-your-turn-brief = Ваш ход
status-draw-again = Возьмите вторую карту.
status-keep-tickets = Выберите билеты, которые оставите.
status-other-turn = Сейчас ходит { $player }.
status-other-draws = { $player } берёт вторую карту.
status-other-keeps = { $player } выбирает билеты.
status-over = Игра окончена.
status-past = Вы смотрите один из прошлых ходов.
status-sending = Секунду…
notify-your-turn = Сейчас ваш ход.
handover = Передать устройство: { $name }
curtain-title = Сейчас ходит { $name }
curtain-text = Передайте устройство игроку { $name }. Остальным не подглядывать!
curtain-lift = Это я, { $name }

## Map

map = Карта
map-title = Сердце Африки
map-subtitle = Железные дороги, 1910
map-zoom-in = Приблизить
map-zoom-out = Отдалить
map-fit = Показать всю карту
map-route-open = { $route }, { $colour }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}{ $locomotives ->
    [0] {""}
    [one] , паром: { $locomotives } локомотив
    [few] , паром: { $locomotives } локомотива
    [many] , паром: { $locomotives } локомотивов
   *[other] , паром: { $locomotives } локомотива
}.
map-route-claimable = { $route }, { $colour }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}{ $locomotives ->
    [0] {""}
    [one] , паром: { $locomotives } локомотив
    [few] , паром: { $locomotives } локомотива
    [many] , паром: { $locomotives } локомотивов
   *[other] , паром: { $locomotives } локомотива
}. Вы можете его проложить.
map-route-claimed = { $who ->
    [you] { $route }, { $length ->
        [one] { $length } перегон
        [few] { $length } перегона
        [many] { $length } перегонов
       *[other] { $length } перегона
    }. Ваш{ $doubled ->
        [true] , с удвоением
       *[other] {""}
    }.
   *[other] { $route }, { $length ->
        [one] { $length } перегон
        [few] { $length } перегона
        [many] { $length } перегонов
       *[other] { $length } перегона
    }. Занят: { $player }{ $doubled ->
        [true] , с удвоением
       *[other] {""}
    }.
}

map-manual = Переходите от маршрута к маршруту стрелками или введите первые буквы названия места. Enter выбирает маршрут, Escape возвращает назад.

## Cards

market = Открытые карты и колоды
market-take = Взять { $card }
market-draw-train = Взять из колоды вагонов (осталось: { $count })
market-draw-terrain = Взять из колоды местности (осталось: { $count })
market-draw-tickets = Взять билеты (осталось: { $count })
market-empty = Пусто
market-again = { $card }: нажмите ещё раз, чтобы подтвердить
market-again-hint = Коснитесь ещё раз, чтобы взять.
market-pass = Пас
hand = У вас на руках: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
hand-title = Ваши карты
hand-cards = { $cards }: показать маршруты, которые можно так оплатить
hand-empty = Карт у вас нет.

## Claiming

claim-facts = { $colour }, { $length ->
    [one] { $length } перегон
    [few] { $length } перегона
    [many] { $length } перегонов
   *[other] { $length } перегона
}{ $locomotives ->
    [0] {""}
    [one] , паром: { $locomotives } локомотив
    [few] , паром: { $locomotives } локомотива
    [many] , паром: { $locomotives } локомотивов
   *[other] , паром: { $locomotives } локомотива
} · { $terrain }
claim-owned = { $who ->
    [you] Этот маршрут ваш.
   *[other] Этот маршрут уже занят: { $player }.
}
claim-not-now = Проложить маршрут можно только в начале своего хода.
claim-not-with = Этими картами ({ $card }) за него не заплатить.
claim-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
claim-doubled = { $points ->
    [one] { $points } очко ({ $spent })
    [few] { $points } очка ({ $spent })
    [many] { $points } очков ({ $spent })
   *[other] { $points } очка ({ $spent })
}
claim-majority = Удвоение ({ $terrain }): { $locomotives ->
    [0] у вас { $own }
    [one] у вас { $own } + { $locomotives } локомотив = { $sum }
    [few] у вас { $own } + { $locomotives } локомотива = { $sum }
    [many] у вас { $own } + { $locomotives } локомотивов = { $sum }
   *[other] у вас { $own } + { $locomotives } локомотива = { $sum }
}, { $rival ->
    [0] у остальных ни одной
   *[other] { $rivals } ({ $rival })
}: хватает. Цена: { $cost ->
    [one] { $cost } карта
    [few] { $cost } карты
    [many] { $cost } карт
   *[other] { $cost } карты
}.
claim-confirm = Проложить маршрут

## Tickets

tickets = Ваши билеты
tickets-none = Билетов у вас пока нет.
ticket-is-done = Выполнен
ticket-failed = Не выполнен
ticket-trains-missing = { $trains ->
    [one] ещё { $trains } перегон
    [few] ещё { $trains } перегона
    [many] ещё { $trains } перегонов
   *[other] ещё { $trains } перегона
}
ticket-fits = { $trains ->
    [one] подходит к вашей сети, ещё { $trains } перегон
    [few] подходит к вашей сети, ещё { $trains } перегона
    [many] подходит к вашей сети, ещё { $trains } перегонов
   *[other] подходит к вашей сети, ещё { $trains } перегона
}
ticket-trains-beyond = { $trains ->
    [one] ещё { $trains } перегон, вагонов не хватит
    [few] ещё { $trains } перегона, вагонов не хватит
    [many] ещё { $trains } перегонов, вагонов не хватит
   *[other] ещё { $trains } перегона, вагонов не хватит
}
ticket-impossible = уже не выполнить
choose-tickets = { $count ->
    [one] Оставьте хотя бы { $count } билет
    [few] Оставьте хотя бы { $count } билета
    [many] Оставьте хотя бы { $count } билетов
   *[other] Оставьте хотя бы { $count } билета
}
choose-tickets-keep = { $count ->
    [1] Оставить этот билет
    [one] Оставить эти билеты ({ $count })
    [few] Оставить эти { $count } билета
    [many] Оставить эти { $count } билетов
   *[other] Оставить эти { $count } билета
}
choose-tickets-more = { $count ->
    [1] Выберите ещё один
    [one] Выберите ещё { $count }
    [few] Выберите ещё { $count }
    [many] Выберите ещё { $count }
   *[other] Выберите ещё { $count }
}

## Log and history

log = Журнал игры
history = История игры
history-first = К началу
history-back = Шаг назад
history-forth = Шаг вперёд
history-where = { $step } из { $steps }
history-link = Копировать ссылку
history-now = К текущему ходу

## Phone

phone-tabs = Ваши карты и билеты
phone-cards = Карты
phone-tickets = Билеты
phone-players = Игроки
phone-log = Журнал

## The end

end-winner = { $who ->
    [you] { $points ->
        [one] Вы победили: { $points } очко!
        [few] Вы победили: { $points } очка!
        [many] Вы победили: { $points } очков!
       *[other] Вы победили: { $points } очка!
    }
   *[other] { $points ->
        [one] Победитель: { $player }, { $points } очко
        [few] Победитель: { $player }, { $points } очка
        [many] Победитель: { $player }, { $points } очков
       *[other] Победитель: { $player }, { $points } очка
    }
}
end-shared = Общая победа: { $names }
end-sheet = Подсчёт очков
end-player = Игрок
end-routes = Марш­руты
end-doubling = Удво­ение
end-tickets = Билеты
end-globetrotter = Сердце Африки
end-total = Итого
end-rematch = Играть снова
end-to-rematch = К реваншу
end-look-back = Пересмотреть игру
end-review = Разобрать игру
play-on = Играть дальше отсюда
advice = Подсказка
end-record = Скачать запись
end-chart = Очки по ходу игры
end-chart-start = начало
end-chart-end = билеты
end-all-tickets = Билеты всех игроков
check-title = Была ли тасовка честной?
check-text = В записи есть секрет дилера. По нему этот браузер может заново сдать каждую карту и сравнить.
check-do = Проверить тасовку
check-running = Сдаём заново…
check-fair = Честно: все случайные события ({ $draws }) совпадают с тем, что следует из запечатанного секрета и слов игроков.
check-failed = Не удалось получить запись. Попробуйте ещё раз.
check-edited = Строку { $line } изменили уже после записи.
check-no-secret = В записи нет секрета.
check-wrong-secret = Это не тот секрет, который запечатали перед игрой.
check-not-dealt = Строка { $line } записи не совпадает с тем, что следовало сдать.
check-not-fair-luck = Эту игру сдавал не тот дилер, чью честность можно проверить.
check-not-here = Браузеры проверяют печати только по https или на вашем собственном компьютере. Скачайте запись и запустите «okapi verify».

## Settings

settings = Настройки
settings-language = Язык
settings-language-missing = { $language }: этот язык не загрузился. Проверьте соединение и перезагрузите страницу.
settings-language-auto = Как в браузере ({ $language })
settings-theme = Тема
settings-theme-auto = Как в системе
settings-theme-light = Дневная
settings-theme-dark = При лампе
settings-animation = Анимация
settings-animation-auto = Как в системе
settings-animation-on = Вкл.
settings-animation-quick = Быстрая
settings-animation-off = Выкл.
settings-confirm = Подтверждать ходы
settings-confirm-touch = На сенсорных экранах
settings-confirm-always = Всегда
settings-confirm-never = Никогда
settings-delay = Скорость ботов (в новых играх)
settings-delay-instant = Мгновенно
settings-delay-fast = Быстро
settings-delay-brisk = Бодро
settings-delay-calm = Спокойно
settings-shortcuts = Команды одной клавишей
settings-volume = Громкость звуков
settings-notify = Уведомлять о моём ходе, когда я в другом окне

## Keyboard

keys = Горячие клавиши
keys-are-off = Команды одной клавишей выключены в настройках.
keys-cards = Карты
keys-train-card = Взять открытую карту вагона
keys-terrain-card = Взять открытую карту местности
keys-train-deck = Взять из колоды вагонов
keys-terrain-deck = Взять из колоды местности
keys-draw-tickets = Взять билеты
keys-parts = Переходы по столу
keys-to-map = К карте
keys-to-market = К открытым картам или билетам на выбор
keys-to-hand = К вашим картам
keys-to-tickets = К вашим билетам
keys-to-log = К журналу игры
keys-map = Карта
keys-claimable = К следующему или предыдущему маршруту, который можно проложить
keys-plan = Наметить выбранный маршрут или отказаться от него
keys-zoom = Приблизить, отдалить
keys-on-map = Пока вы на карте
keys-arrows = К ближайшему маршруту в эту сторону
keys-letters = К месту по первым буквам названия
keys-around = Вокруг места, маршрут за маршрутом
keys-ends = К самому северному или самому южному маршруту
keys-choose = Выбрать маршрут; выбрать способ оплаты
keys-pan = Сдвинуть карту
keys-everywhere = Везде
keys-escape = Закрыть или вернуться
# What is printed on the keys.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-shift-arrows = Shift + стрелки
key-letters = А … Я
