# The browser: its screens, from the home page to the score sheet. The pieces and what happens to them are in
# game.ftl, the server's refusals in server.ftl.

## Pages

title-home = Окапи: железные дороги в сердце Африки
title-page = { $page } · Окапи
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
labelled = { $label }: { $text }

## Home

home-over-title = Сердце Африки, 1910
home-under-title = Проложите железные дороги через весь континент: против сильных ботов, с далёкими друзьями или за одним экраном.
home-your-name = Ваше имя
home-traveller = Пассажир
home-solo = Играть сейчас
home-opponents = Соперники
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
home-open = Открытые столы
home-open-none = Сейчас никто не ждёт игроков.
home-watch = Смотреть
home-watch-none = Открытых игр сейчас нет.
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
options-tickets-drawn-text = По правилам большинства изданий берут { $tickets_in_most_editions }, по русским — { $tickets_in_russian }.
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

## Lobby

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
lobby-copy = Копировать
lobby-copied = Скопировано

## Table

table-loading = Разворачиваем карту…
table-you = Вы
# A clock that has hours or days left; shorter times are shown as 1:05.
table-clock-hours = { $hours } ч { $minutes } мин
table-clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} { $hours } ч

## Map

map = Поле
map-fit = Показать всё поле

## Tickets

tickets = Ваши билеты
ticket-failed = Не выполнен

## Log and history

history = История игры
history-first = К началу
history-back = Шаг назад
history-forth = Шаг вперёд
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
check-not-fair-luck = Эту игру сдавал дилер, честность которого проверить нельзя.
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
keys-to-map = К полю
keys-to-market = К открытым картам или билетам на выбор
keys-to-hand = К вашим картам
keys-to-tickets = К вашим билетам
keys-to-log = К журналу игры
keys-map = Поле
keys-claimable = К следующему или предыдущему маршруту, который можно проложить
keys-plan = Наметить выбранный маршрут или отказаться от него
keys-zoom = Приблизить, отдалить
keys-on-map = Пока вы на поле
keys-arrows = К ближайшему маршруту в эту сторону
keys-letters = К месту по первым буквам названия
keys-around = Вокруг места, маршрут за маршрутом
keys-ends = К самому северному или самому южному маршруту
keys-choose = Выбрать маршрут; выбрать способ оплаты
keys-pan = Сдвинуть поле
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
settings-follow = Сдвигать поле к новым маршрутам соперников
livery-colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[black] чёрный
}
livery-choose = { $name }: { $colour }. Выбрать другой цвет
livery-taken = { $colour }, занят: { $name }
legend-free = Свободный маршрут: пустые перегоны его цвета
legend-grey = Серый маршрут: карты любого одного цвета
legend-taken = Занятый маршрут: вагоны цвета владельца, с его знаком
legend-claimable = Его можно проложить сейчас
legend-wanted = Нужен для ваших билетов
legend-planned = В вашем плане, который видите только вы
legend-fresh = Проложен после вашего последнего хода
history-play = Воспроизвести
history-turn-back = На ход назад
history-turn-forth = На ход вперёд
settings-delay-now = Скорость ботов в этой игре
map-title = Сердце Африки
