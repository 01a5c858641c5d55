# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Пусть боты сыграют друг с другом, каждый состав на всех местах, а «Окапи» покажет, что вышло.
option-arena-bots = Боты: имена через запятую.
option-arena-players = Число игроков за столом, от 2 до 5.
option-arena-games = Сколько игр, не меньше, играет каждый состав; каждую раздачу разыгрывают на всех местах.
option-arena-jobs = Число рабочих процессов; без этого параметра – по числу процессоров.
option-arena-with = Только составы с этим ботом.
option-arena-limit = Сколько секунд может занять одно решение.
option-arena-json = Вывести один объект JSON вместо таблиц.
option-arena-csv = Записать в этот файл по строке на каждое место в каждой игре.
option-arena-parquet = То же в формате Parquet; для этого нужен okapi[parquet].
option-arena-records = Сохранять запись каждой игры в эту папку.

## Bad input

arena-no-bots = Назовите хотя бы одного бота через --bots.
arena-bot-twice = Бот «{ $bot }» назван дважды; назовите каждого один раз.
arena-not-among-the-bots = Бот «{ $bot }» должен играть в каждой игре (--with), но его нет среди ботов (--bots).
arena-bad-limit = Время на решение (в секундах) не может быть { $seconds }; задайте через --limit число больше 0.
arena-no-jobs = Нужен хотя бы один рабочий процесс: задайте другое число через --jobs.
arena-unwritable = Записать { $file } нельзя: { $error }.
arena-folder-not-empty = Папка { $folder } не пуста; для записей игр нужна отдельная папка.
arena-folder-unusable = Папку { $folder } использовать нельзя: { $error }.
arena-needs-pyarrow = Для записи в формате Parquet нужен ещё один пакет: pip install okapi[parquet]

## What stopped it

arena-stopped = Остановлено; сыграно игр: { $games } из { $wanted }.
arena-broke-off = Игра { $game } прервалась: { $error }
arena-workers-keep-ending = Рабочие процессы раз за разом завершаются ({ $ended }), последний – в игре { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = Сыграно игр: { $games } из { $wanted }. Победы: { $bots }.
arena-wins = { $bot } { $percent } %

## Titles of the tables, and what one of them means

sheet-standings = Итоговая таблица
sheet-points = Очки
sheet-ahead = Кто кого обходит
sheet-times = Время на решение (мс)
sheet-ahead-text = Как часто бот из строки занимает место выше бота из столбца, в процентах.

## Headings of the tables

figure-bot = бот
figure-games = игры
figure-wins = победы
figure-wins-percent = победы, %
figure-win-share = доля побед (95 %)
figure-even-share = × равная доля
figure-mean-rank = среднее место
figure-rating = рейтинг (95 %)
figure-forfeits = технические поражения
figure-points = очки
figure-routes = маршруты
figure-doubling = удвоение
figure-tickets = билеты
figure-globetrotter = Сердце Африки
figure-completed-of-kept = выполнено билетов из оставленных
figure-decisions = решения
figure-mean = среднее
figure-p99 = 99-й процентиль
figure-worst = худшее

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-rating-interval = { $value } (от { $low } до { $high })
figure-tickets-completed = { $completed } из { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Игра { $game }, зерно { $seed }, места { $seating }: { $bot } – техническое поражение: сбой ({ $error })
    [stall] Игра { $game }, зерно { $seed }, места { $seating }: { $bot } – техническое поражение: нет ответа вовремя ({ $error })
   *[illegal-action] Игра { $game }, зерно { $seed }, места { $seating }: { $bot } – техническое поражение: недопустимое действие ({ $error })
}
forfeits-more = { $count ->
    [one] Есть ещё { $count } такая игра; все покажут --json и --csv.
    [few] Есть ещё { $count } такие игры; все покажут --json и --csv.
    [many] Есть ещё { $count } таких игр; все покажут --json и --csv.
   *[other] Есть ещё { $count } такой игры; все покажут --json и --csv.
}
