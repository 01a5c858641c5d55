# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Железнодорожная игра в сердце Африки: играйте с ботами, прогоняйте серии игр, проверяйте и перечитывайте записи.
command-play = Сыграть с ботами в терминале.
command-simulate = Пусть боты сыграют много игр, а «Окапи» подведёт итоги. Одно и то же зерно везде даёт одни и те же игры.
command-simulate-numbers = Что выводит --json: games — игры; players — игроки; engine — движок; seconds — секунды; decisions — решения во всех играх; games_per_second — игры в секунду; mean_score — итоговый счёт, среднее по всем местам; mean_tickets_completed — выполненные билеты, среднее по всем местам; mean_turns — ходы всех игроков за игру, включая последний, в среднем; doubled_routes — удвоенные маршруты во всех играх.
command-board = Показать поле таблицами: места, маршруты, билеты, итоги.
command-board-check = Проверить файл поля и перечислить все найденные ошибки.
command-verify = Проверить записи игр: полны ли они, не изменены ли, соблюдены ли правила и честна ли раздача.
command-replay = Пересказать записанную игру словами, ход за ходом.
command-bots = Показать список ботов.

option-version = Показать версию и выйти.
option-language = Язык, например fr; по умолчанию — язык вашей системы.
option-plain = Простые строки текста для скринридеров: без таблиц и без цвета.
option-help = Показать эту справку и выйти.
option-install-completion = Включить автодополнение в этой оболочке.
option-show-completion = Показать скрипт автодополнения для этой оболочки.
option-board = Файл поля; по умолчанию — встроенное поле.
option-board-file = Файл поля.
option-board-small = Допустить мало билетов — для небольшой исследовательской игры.
option-players = Число игроков.
option-bots = Боты за столом: имена через запятую; одно имя — для всех мест. Список выводит `okapi bots`.
option-play-seed = Сдавать по зерну: одно и то же зерно всегда даёт одну и ту же игру. Без зерна честность раздачи доказуема.
option-simulate-seed = Зерно игр: одно и то же зерно даёт одни и те же игры.
option-resume = Продолжить сохранённую игру.
option-name = Ваше имя для записи. С --resume: какое место ваше.
option-words = Ваши слова для доказуемо честной тасовки; если их не указать, игра о них спросит.
option-tickets-drawn = Сколько билетов маршрутов берут за раз; меньшее число — как в русском издании.
option-games = Сколько игр сыграть.
option-records = Сохранять запись каждой игры в эту папку.
option-engine = Движок: referee, compiled или gpu. По умолчанию — самый быстрый из подходящих; игры на всех одинаковые.
option-rules = Правила, отличные от опубликованных, например trains=30,tickets_drawn=3.
option-json = Вывести один объект JSON вместо таблицы.
option-record = Запись игры, сохранённая командой `okapi play` или `okapi simulate`.
option-as = Рассказать только то, что видно с этого места: номер от 1 или имя игрока.

version = okapi { $version }
first-steps = «Окапи» { $version }, железнодорожная игра в сердце Африки. С чего начать:
first-steps-browser = Сыграть в браузере с ботами или с друзьями.
first-steps-help = Показать все команды.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Использование: { $usage }
usage-options-here = [параметры]
usage-command-here = команда
usage-arguments = Аргументы
usage-options = Параметры
usage-commands = Команды
usage-required = { $text } (обязательно)
usage-default = { $text } (по умолчанию: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] АДРЕС
    [BOT] БОТ
    [DD] ДД
    [DIR] ПАПКА
    [ENGINE] ДВИЖОК
    [FILE] ФАЙЛ
    [LANGUAGE] ЯЗЫК
    [MM] ММ
    [NAME] ИМЯ
    [NUMBER] НОМЕР
    [RATE] ДОЛЯ
    [RULE] ПРАВИЛО
    [SEAT] МЕСТО
    [SECONDS] СЕКУНДЫ
    [TASK] ЗАДАЧА
    [TEXT] ТЕКСТ
    [THEME] ТЕМА
    [YYYY] ГГГГ
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Языка «{ $language }» нет; через --language можно выбрать: { $languages }.
usage-with-hint = { $sentence } Как пользоваться: { $command } --help
usage-no-such-command = Команды «{ $command }» нет; есть такие: { $commands }.
usage-no-such-option = { $nearest ->
    [none] Параметра { $option } нет.
   *[other] Параметра { $option } нет; может быть, { $nearest }?
}
usage-missing = Не хватает: { $name }.
usage-bad-value = { $kind ->
    [integer] { $name }: нужно целое число.
    [number] { $name }: нужно число.
   *[other] { $name }: такое значение не подходит.
}
usage-needs-a-value = { $option }: нужно указать значение.
usage-too-many-words = Слишком много аргументов для этой команды.

## Bad input

broken-bot = Бот «{ $bot }» не загружается: { $error }.
bot-failed = Сбой бота «{ $bot }» в игре { $game }: { $error }.
unknown-bot = Бота «{ $bot }» нет; есть такие: { $bots }.
wrong-number-of-bots = Ботов: { $given }, а мест: { $seats }. Назовите по одному на каждое место или одного на все.
wrong-number-of-players = Игроков может быть от { $min } до { $max }, а не { $players }; задайте другое число через --players.
no-games = Сыграйте хотя бы одну игру: задайте другое число через --games.
wrong-rules = «{ $rule }» не подходит для --rules: напишите название и целое число, например trains=30. Есть такие названия: { $names }.
unknown-engine = Движка «{ $engine }» нет; есть такие: { $engines }.
engine-not-for-bots = На этом движке играют только { $known }, а { $bots } нет: уберите --engine или напишите --engine referee.
engine-not-installed = Этому движку нужен ещё один пакет: pip install "okapi-railways[fast]"
engine-too-small =
    Это поле слишком велико для этого движка ({ $limit ->
        [routes] маршруты
        [places] места
        [tickets] билеты
        [prices] виды маршрутов по длине и локомотивам
       *[other] размер
    }: { $found }, максимум { $max }): напишите --engine referee.
no-gpu = Подходящего графического процессора не нашлось: напишите --engine compiled.
no-records-on-gpu = Игры на графическом процессоре не записываются: вместе с --records напишите --engine compiled.
engine-compiling = Движок компилируется для этого компьютера. Это делается один раз и занимает около минуты…
machine-code-begun = «Окапи» компилируется для этого компьютера в фоновом режиме. Это делается один раз и занимает около минуты. Играть уже можно, но до конца компиляции Чемпион не думает наперёд, подсказки занимают больше времени, а разборы ждут.
machine-code-done = Компиляция закончена: боты и тренер работают в полную силу.
machine-code-failed = Компиляция для этого компьютера не удалась ({ $error }). Можно играть: боты и подсказки обходятся без неё, но Чемпион не думает наперёд, а игры не разбираются. Полный текст ошибки покажет команда: { $command }
wrong-tickets-drawn = Такое число билетов за раз брать нельзя; задайте { $choices } через --tickets-drawn.
bad-name = { $longest ->
    [one] Выберите имя длиной от 1 до { $longest } знака, но не просто число.
    [few] Выберите имя длиной от 1 до { $longest } знаков, но не просто число.
    [many] Выберите имя длиной от 1 до { $longest } знаков, но не просто число.
   *[other] Выберите имя длиной от 1 до { $longest } знака, но не просто число.
}
name-of-a-bot = «{ $name }» — имя бота; выберите другое.
bad-words = { $longest ->
    [one] В ваших словах может быть не больше { $longest } печатного знака.
    [few] В ваших словах может быть не больше { $longest } печатных знаков.
    [many] В ваших словах может быть не больше { $longest } печатных знаков.
   *[other] В ваших словах может быть не больше { $longest } печатного знака.
}
bad-seed = { $longest ->
    [one] В зерне может быть не больше { $longest } печатного знака.
    [few] В зерне может быть не больше { $longest } печатных знаков.
    [many] В зерне может быть не больше { $longest } печатных знаков.
   *[other] В зерне может быть не больше { $longest } печатного знака.
}
words-with-seed = Раздачу целиком определяет зерно, и слова на неё не влияют: уберите --seed или --words.
bad-setup = Так игра начаться не может: { $error }.
board-broken = { $more ->
    [0] На поле { $file } играть нельзя: { $problem }. Исправьте его и запустите: okapi board check { $file }
    [one] На поле { $file } играть нельзя: { $problem }; есть ещё { $more } ошибка. Показать все: okapi board check { $file }
    [few] На поле { $file } играть нельзя: { $problem }; есть ещё { $more } ошибки. Показать все: okapi board check { $file }
    [many] На поле { $file } играть нельзя: { $problem }; есть ещё { $more } ошибок. Показать все: okapi board check { $file }
   *[other] На поле { $file } играть нельзя: { $problem }; есть ещё { $more } ошибки. Показать все: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Файла поля { $file } нет, и среди полей, которые идут с игрой, такого тоже нет: { $boards }.
   *[other] Файла поля { $file } нет; может быть, { $nearest }?
}
not-a-file = { $file }: это не файл; назовите запись игры.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] такого файла или папки нет
    [EACCES] доступ запрещён
    [EPERM] это не разрешено
    [EISDIR] это папка
    [EEXIST] это файл, а не папка
    [ENOTDIR] часть пути — не папка
    [ENOSPC] диск заполнен
    [EROFS] диск доступен только для чтения
    [EADDRINUSE] порт занят
    [EADDRNOTAVAIL] у этого компьютера нет такого адреса
    [ENAMETOOLONG] слишком длинное имя
   *[other] { $error }
}
unwritable = Записывать игры в { $folder } нельзя: { $error }. Задайте другую папку через --records.
unknown-seat = Места «{ $seat }» нет: назовите номер от 1 до { $seats } или имя: { $players }.
settled-already = У сохранённой игры уже есть игроки, дилер и правила: уберите --players, --seed, --words и --tickets-drawn.
finished-already = { $file }: эта игра окончена. Прочитать её: okapi replay { $file }
no-secret = В записи нет секрета дилера, поэтому раздачу не продолжить; продолжить можно только игру, сохранённую её дилером.
no-dealer = Карты этой игры введены вручную, дилера у неё нет, поэтому продолжить её нельзя.
whose-seat = Укажите через --name, какое место ваше: { $players }.
whose-bots = { $seats ->
    [1] Укажите через --bots, какой бот играет на другом месте.
    [one] Укажите через --bots, какие боты играют на остальных местах ({ $seats }).
    [few] Укажите через --bots, какие боты играют на остальных местах ({ $seats }).
    [many] Укажите через --bots, какие боты играют на остальных местах ({ $seats }).
   *[other] Укажите через --bots, какие боты играют на остальных местах ({ $seats }).
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: строка { $line }: { $fault }
record-fine = { $file }: всё в порядке. Игроков: { $players }, событий: { $events }, игра { $state ->
    [finished] окончена
   *[unfinished] не окончена
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Честность раздачи доказана: каждая карта соответствует обещанию дилера.
luck-secret = Доказать честность раздачи пока нельзя: секрет дилера открывается в конце.
luck-seeded = Каждая карта соответствует зерну «{ $seed }».
luck-unknown = В записи не сказано, как сдавались карты, поэтому проверить можно лишь то, что такая раздача возможна.
luck-played-on = Эта игра продолжается с позиции из другой игры; сама позиция не доказана. Дальше каждая карта соответствует обещанию дилера.
chapter-setup = Подготовка
chapter-turn = { $who ->
    [you] Ход { $turn }: вы, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
   *[other] Ход { $turn }: { $player }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
}
replay-unfinished = Игра не окончена. Пока что:

## The board

board-heading = { $board }: мест — { $places }, маршрутов — { $routes } (из них двойных — { $doubles }), билетов маршрутов — { $tickets }
board-places = Места
board-routes = Маршруты
board-tickets = Билеты маршрутов
board-colours = Цвета
board-terrains = Местности
board-fine = { $file }: всё в порядке.
board-problems = { $count ->
    [one] { $file }: { $count } ошибка.
    [few] { $file }: { $count } ошибки.
    [many] { $file }: { $count } ошибок.
   *[other] { $file }: { $count } ошибки.
}
place-several = { $place } ({ $count })
track-ferry = { $colour } (паром { $locomotives })

## Column headings

column-player = Игрок
column-points = Очки
column-trains = Вагоны
column-cards = Карты
column-tickets = Билеты
column-desert = Пустыня
column-jungle = Джунгли
column-mountain = Горы
column-routes = Маршруты
column-doubling = Удвоение
column-globetrotter = Сердце Африки
column-total = Итого
column-ticket = Билет
column-missing = Осталось
column-route = Маршрут
column-colour = Цвет
column-colours = Цвета
column-terrain = Местность
column-spaces = Перегоны
column-cheapest = Вы платите
column-price = Цена
column-doubled = С удвоением
column-payable = Хватает карт
column-doubled-by = Кто может удвоить
column-leads-to = Куда
column-from = Откуда
column-to = Куда
column-state = Сейчас
column-arithmetic = Итог
column-command = Что ввести
column-meaning = Что будет
column-kind = Вид
column-number = Сколько
column-places = Места
column-bot = Бот
column-description = Описание
column-what = Что
column-value = Значение

## Simulations

simulate-progress = Игры
simulate-stopped = Остановлено; сыграно игр: { $games } из { $wanted }. Пока что:
simulate-games = Игры
simulate-players = Игроки
simulate-engine = Движок
simulate-seconds = Секунды
simulate-decisions = Решения, все игры
simulate-games-per-second = Игр в секунду
simulate-mean-score = Итоговый счёт, среднее по всем местам
simulate-mean-tickets-completed = Выполненные билеты, среднее по всем местам
simulate-mean-turns = Ходов за игру, все игроки
simulate-doubled-routes = Удвоенные маршруты, все игры

## Sitting down and leaving

human = Человек
you = Вы
welcome = За столом: { $players }. Поле: { $board }.
welcome-help = Введите номер, чтобы выбрать; ? — справка; Ctrl-C — выйти из игры и при желании сохранить её.
plain-hint = Со скринридером удобнее так: { $command }
commitment = Обещание дилера в этой игре: { $commitment }
ask-words = Добавьте свои слова, чтобы дилер не мог подобрать карты (Enter — без слов):
resumed = { $events ->
    [one] Игра продолжается после { $events } события. Последние события:
    [few] Игра продолжается после { $events } событий. Последние события:
    [many] Игра продолжается после { $events } событий. Последние события:
   *[other] Игра продолжается после { $events } события. Последние события:
}
ask-save = Сохранить игру? Enter — сохранить как { $file }; можно ввести другое имя файла или н, если не нужно.
ask-keep = Оставить запись этой игры? Enter — сохранить как { $file }; можно ввести другое имя файла или н, если не нужно.
saved = Сохранено. Продолжить: okapi play --resume { $file }
saved-finished = Сохранено. Проверить: okapi verify { $file } · Прочитать: okapi replay { $file }
not-saved = Не сохранено.
save-taken = { $file } уже есть, и это не сохранённая игра; выберите другое имя.
save-failed = Сохранить как { $file } нельзя: { $error }. Выберите другое имя.
save-impossible = Сохранить игру не удалось: ни здесь, ни в домашней папке, ни среди временных файлов.

## The table

your-turn = Ваш ход
label-open = Открыто
label-decks = Колоды
label-hand = На руках
label-tickets = Билеты
decks = карты вагонов — { $train }, карты местности — { $terrain }, билеты — { $tickets }
no-card = –
nothing = нет
yes = да
last-round = { $turns ->
    [1] Это последний ход игры.
    [one] Последний круг: остаётся { $turns } ход, считая этот.
    [few] Последний круг: остаётся { $turns } хода, считая этот.
    [many] Последний круг: остаётся { $turns } ходов, считая этот.
   *[other] Последний круг: остаётся { $turns } хода, считая этот.
}
majority-legend = * — преимущество: больше всех карт этой местности или столько же, сколько у лидера; её маршруты можно удваивать.
ticket-path = путь: { $routes }
missing = { $spaces ->
    [0] ничего
    [one] { $spaces } перегон
    [few] { $spaces } перегона
    [many] { $spaces } перегонов
   *[other] { $spaces } перегона
}
missing-closed = уже не выполнить
winner = { $who ->
    [you] Вы победили!
   *[other] Победитель: { $player }.
}
winners = Общая победа: { $players }.

## Menus

menu-turn = Что будете делать?
menu-second-draw = Возьмите вторую карту:
menu-keep = { $offered ->
    [1] Возьмите этот билет:
    [one] Какие билеты оставите? Хотя бы { $min }; введите номера, например 1 3, или: все.
    [few] Какие билеты оставите? Хотя бы { $min }; введите номера, например 1 3, или: все.
    [many] Какие билеты оставите? Хотя бы { $min }; введите номера, например 1 3, или: все.
   *[other] Какие билеты оставите? Хотя бы { $min }; введите номера, например 1 3, или: все.
}
menu-claim = Какой маршрут? (* — нужен для ваших билетов, н — назад)
menu-pay = Чем заплатите за маршрут { $route }? (н — назад)
menu-double = { $route } (карты: { $payment }): удвоить очки? (н — назад)
menu-confirm = { $route } (карты: { $payment })? (н — назад)
menu-confirm-doubled = { $route } (карты: { $payment }), удвоение ({ $spent })? (н — назад)
menu-page = Страница { $page } из { $pages }: д — далее, пред — предыдущая.
choice-take = { $open ->
    [1] взять { $card }
    [one] взять { $card } (открыто { $open })
    [few] взять { $card } (открыто { $open })
    [many] взять { $card } (открыто { $open })
   *[other] взять { $card } (открыто { $open })
}
choice-draw = { $deck ->
    [train] взять карту из колоды вагонов
   *[terrain] взять карту из колоды местности
}
choice-claim = { $routes ->
    [one] проложить маршрут (возможен { $routes })
    [few] проложить маршрут (возможны { $routes })
    [many] проложить маршрут (возможно { $routes })
   *[other] проложить маршрут (возможно { $routes })
}
choice-confirm = { $points ->
    [one] да, за { $points } очко
    [few] да, за { $points } очка
    [many] да, за { $points } очков
   *[other] да, за { $points } очка
}
choice-tickets = { $count ->
    [1] взять билет маршрута
    [one] взять { $count } билет маршрута
    [few] взять { $count } билета маршрутов
    [many] взять { $count } билетов маршрутов
   *[other] взять { $count } билета маршрута
}
choice-pass = пасовать
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } локо
}
locomotives-in-short = { $locomotives } локо
not-doubled = нет
not-doubled-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
doubled-with = да ({ $spent })
arithmetic = { $terrain }: { $wild ->
    [0] вы ({ $own })
    [one] вы ({ $own } + { $wild } локомотив = { $sum })
    [few] вы ({ $own } + { $wild } локомотива = { $sum })
    [many] вы ({ $own } + { $wild } локомотивов = { $sum })
   *[other] вы ({ $own } + { $wild } локомотива = { $sum })
}, { $player } ({ $rival }) — хватает; очки: { $doubled } вместо { $points }

## What was typed and not understood

unknown-command = Это не команда и не номер; ? покажет, что можно ввести.
unknown-draw = Что взять? Например: взять красную, взять локо, взять пустыню, взять вагон, взять местность, взять билеты.
unknown-filter = Укажите место, цвет, местность или длину: маршруты дурбан, маршруты красные, маршруты 4.
unknown-place = Такого места нет; достаточно начала названия.
unknown-route = Такого маршрута нет; назовите два соседних места, например: проложить кейптаун порт-элизабет
unknown-payment = Непонятно, чем вы платите. Пишите так: чёрная*2 локо*1, а чтобы удвоить, добавьте: удвоить или удвоить локо*1.
no-claims = Сейчас вы не можете проложить ни одного маршрута.
none-of-those = Сейчас вы не можете проложить ни один из этих маршрутов; введите `маршруты` и название места, чтобы узнать цену.
double-not-possible = Этот маршрут вы удвоить не можете; введите `игроки`, чтобы узнать, у кого больше всех карт каждой местности.
not-in-that-colour = Картами этого цвета за него не заплатить.
unknown-terrain = Такой местности нет; есть такие: { $terrains }.

## Answers

answer-no-routes = Таких маршрутов для вас нет.
answer-routes = { $count ->
    [one] Вам доступен { $count } маршрут.
    [few] Вам доступны { $count } маршрута.
    [many] Вам доступно { $count } маршрутов.
   *[other] Вам доступно { $count } маршрута.
}
answer-place = { $count ->
    [1] { $place }, { $kind }
    [one] { $place }, { $count } место на поле ({ $kind })
    [few] { $place }, { $count } места на поле ({ $kind })
    [many] { $place }, { $count } мест на поле ({ $kind })
   *[other] { $place }, { $count } места на поле ({ $kind })
}
state-claimed = { $who ->
    [you] ваш
   *[other] { $player }
}
state-closed = закрыт: другая колея занята
state-payable = свободен, карт хватает
state-open = свободен
answer-languages = Введите { $word } и один из кодов:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } красную|пустыню|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } МЕСТО МЕСТО [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [МЕСТО|ЦВЕТ|ДЛИНА]
typed-place = { $word } МЕСТО
typed-who-has = { $word } [МЕСТНОСТЬ]
typed-last = { $word } [ЧИСЛО]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [НОМЕР|{ $all }]
typed-language = { $word } [ЯЗЫК]
typed-save = { $word } [ФАЙЛ]

help-intro = Введите номер варианта или одну из этих команд; достаточно начала слова, ё можно писать как е:
help-draw = взять карту или билеты
help-claim = проложить маршрут; о том, чего не хватает, игра спросит
help-keep = оставить билеты с этими номерами
help-pass = пасовать, если больше ничего нельзя
help-hand = ваши карты
help-market = открытые карты и сколько осталось в колодах
help-players = очки, карты и местность всех игроков
help-map = у кого какие маршруты
help-routes = свободные маршруты, их цена и кто может их удвоить
help-place = маршруты из этого места и кто их занял
help-who-has = сколько у кого карт местности
help-tickets = ваши билеты и чего им не хватает
help-needs = карты, которых ещё не хватает
help-log = что происходило
help-last = последние события
help-options = что вы можете сделать сейчас
help-score = очки на этот момент
help-rules = правила вкратце
help-advice = какие ходы хороши и почему
help-review = ключевые моменты и что было везением (когда игра окончена)
help-back = назад, следующая и предыдущая страница (н, д, пред)
help-language = сменить язык
help-save = сохранить и играть дальше
help-quit = выйти; игра спросит о сохранении
help-help = этот список; Enter снова покажет стол

rules =
    В свой ход сделайте одно из трёх:
    – Возьмите { COUNT($draws, form: "feminine-accusative", one: "карту", few: "карты", many: "карт") }: карты вагонов или карты местности, открытые или из колоды, в любом сочетании. Открытый локомотив — это целый ход. Когда среди открытых карт вагонов { COUNT($locomotives_swept, one: "локомотив", few: "локомотива", many: "локомотивов") } или больше, все открытые карты вагонов заменяют.
    – Проложите маршрут: отдайте столько карт вагонов его цвета, сколько в нём перегонов (за серый — любого одного цвета), и поставьте на него столько же вагонов; на всю игру их у вас { $trains }. Локомотив заменяет карту любого цвета; для паромов локомотивы обязательны. Очки по числу перегонов: { $points_by_length }. У двойного пути две колеи: если игроков не меньше { COUNT($players_sharing_doubles, form: "genitive") }, можно занять обе, но не одному и тому же игроку, если меньше — только одну.
    – Возьмите { COUNT($tickets_drawn, one: "билет маршрута", few: "билета маршрутов", many: "билетов маршрутов") } и оставьте себе не меньше { COUNT($drawn_tickets_kept, form: "genitive") }.
    Очки за маршрут можно удвоить картами его местности, если этих карт у вас не меньше, чем у любого другого игрока. Удвоение стоит { COUNT($short_terrain_cost, form: "feminine-accusative", one: "карту", few: "карты", many: "карт") } для маршрута длиной до { COUNT($longest_short_route, form: "genitive", one: "перегона", few: "перегонов", many: "перегонов") } и { COUNT($long_terrain_cost, form: "feminine-accusative", one: "карту", few: "карты", many: "карт") } для более длинного. Локомотивы можно сыграть как карты местности: они считаются и для преимущества, и для цены. Жёлтые, оранжевые и красные маршруты — это пустыня; фиолетовые, синие и зелёные — джунгли; белые, серые и чёрные — горы.
    Билет выполнен, когда два его места соединены вашими маршрутами. Страны на краю поля — тупики: насквозь через них не пройти.
    Когда у кого-то остаётся { COUNT($trains_that_end_the_game, one: "вагон", few: "вагона", many: "вагонов") } или меньше, все делают ещё по одному ходу. Выполненные билеты прибавляют свои очки, остальные — отнимают. Игрок, выполнивший больше всех билетов, а при равенстве каждый из лидеров, получает приз «Сердце Африки»: { COUNT($globetrotter, form: "digits", one: "очко", few: "очка", many: "очков") }.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (преимущество)
plain-player = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
    [many] { $trains } вагонов
   *[other] { $trains } вагона
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, { $tickets ->
    [one] { $tickets } билет
    [few] { $tickets } билета
    [many] { $tickets } билетов
   *[other] { $tickets } билета
}, местность: { $terrain }.
plain-score = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}; маршруты { $routes }, удвоение { $doubling }, билеты { $tickets }, «Сердце Африки» { $globetrotter }.

tickets-sure-yes = Да, взять билеты
