# Tournaments between bots: the command, its tables, what can go wrong.
# Bots are called by their names as they are typed (planner, route-focused), in every language.

## The command and its options

command-arena = Пусть боты сыграют друг с другом во всех составах и на всех местах, а «Окапи» подведёт итоги.
option-arena-bots = Боты: имена через запятую.
option-arena-players = Число игроков за столом.
option-arena-games = Игр на каждый состав (400), с округлением вверх до целых раздач. С --until-sure — наибольшее число (10000).
option-arena-jobs = Число рабочих процессов; по умолчанию — по числу процессоров.
option-arena-on = Где играть: на этом компьютере или в кластере Ray; для этого нужен okapi-railways[ray].
option-arena-until-sure = Остановиться, как только станет ясно, лучше ли бот остальных: названный в --with, а если он не назван — первый.
option-arena-elo0 = Перевес над остальными в пунктах Эло, который проверка должна отвергнуть (0).
option-arena-elo1 = Перевес над остальными в пунктах Эло, который проверка должна подтвердить (30).
option-arena-alpha = Как часто проверка может увидеть больший перевес, когда верен меньший (0.05).
option-arena-beta = Как часто проверка может увидеть меньший перевес, когда верен больший (0.05).
option-arena-with = Только составы с этим ботом.
option-arena-limit = Сколько секунд может занять одно решение.
option-arena-json = Вывести один объект JSON вместо таблиц.
option-arena-csv = Записать в этот файл по строке на каждое место в каждой игре.
option-arena-parquet = То же в формате Parquet; для этого нужен okapi-railways[parquet].
option-arena-records = Сохранять запись каждой игры в эту папку.

## Bad input

arena-no-bots = Назовите хотя бы одного бота через --bots.
arena-bot-twice = Бот «{ $bot }» назван дважды; назовите каждого один раз.
arena-not-among-the-bots = Бот «{ $bot }» должен играть в каждой игре (--with), но его нет среди ботов (--bots).
arena-bad-limit = Решение не может занимать { $seconds } с; задайте через --limit число больше 0.
arena-nobody-to-compare-with = Сравнивать не с кем: назовите хотя бы двух ботов через --bots.
arena-bad-elo = Перевес { $elo0 } не отличить от перевеса { $elo1 }; задайте --elo1 больше, чем --elo0.
arena-bad-error-rate = Проверка не может ошибаться с вероятностью { $rate }; задайте --alpha и --beta больше 0 и меньше 0.5.
arena-only-until-sure = { $option } ничего не значит без --until-sure; добавьте этот параметр или уберите { $option }.
arena-no-jobs = Нужен хотя бы один рабочий процесс: задайте другое число через --jobs.
arena-unwritable = Записать { $file } нельзя: { $error }.
arena-folder-not-empty = Папка { $folder } не пуста; для записей игр нужна отдельная папка.
arena-folder-unusable = Папку { $folder } использовать нельзя: { $error }.
arena-needs-pyarrow = Для записи в формате Parquet нужен ещё один пакет: pip install "okapi-railways[parquet]"
arena-needs-ray = Чтобы играть в кластере Ray, нужен ещё один пакет: pip install "okapi-railways[ray]"

## What can be wrong with a Ray cluster. “ray start --head” and RAY_ADDRESS are typed; Ray is a program.

arena-no-cluster = На этом компьютере нет работающего кластера Ray. Запустите его командой «ray start --head» или укажите другой в RAY_ADDRESS (компьютер:порт).
arena-cluster-unreachable = По адресу { $address } кластер Ray не отвечает ({ $error }). Запустите его там командой «ray start --head» или укажите другой в RAY_ADDRESS (компьютер:порт).
arena-bad-cluster-address = { $address } — не адрес кластера Ray; запишите в RAY_ADDRESS компьютер:порт.
arena-cluster-refuses-token = Кластер Ray не принимает токен этого компьютера. Задайте здесь RAY_AUTH_MODE=token, а в RAY_AUTH_TOKEN — токен, с которым запущен кластер.
arena-cluster-silent = Кластер Ray не отвечает уже { $seconds } с. Проверьте его командой «ray status» и при необходимости запустите снова.
arena-cluster-lost = Связь с кластером Ray потеряна. Проверьте его командой «ray status», при необходимости запустите снова, а затем повторите турнир: то же зерно даёт те же игры.
arena-cluster-has-no-room = В кластере Ray уже { $seconds } с нет свободного процессора. Посмотрите командой «ray status», чем он занят, или добавьте компьютер.
arena-cluster-keeps-losing-workers = Кластер Ray раз за разом теряет рабочие процессы. Установлен ли okapi-railways[ray] на каждом компьютере? Последняя ошибка: { $error }
arena-cluster-other-version = На компьютере { $machine } кластера Ray стоит «Окапи» { $there }, а на этом — { $here }; установите на всех одну версию.
arena-cluster-lacks-bot = Компьютер { $machine } кластера Ray не может загрузить бота: { $error }. Установите его на каждом компьютере.
arena-cluster-trouble = Кластером Ray нельзя пользоваться: { $error }

## What stopped it

arena-stopped = Остановлено; сыграно игр: { $games } из { $wanted }.
arena-broke-off = Игра { $game } прервалась: { $error }
arena-workers-keep-ending = Рабочие процессы раз за разом аварийно завершаются ({ $ended }), последний — в игре { $game }.

## While it runs. $bots is a list of arena-wins.

arena-progress = Сыграно игр: { $games } из { $wanted }. Победы: { $bots }.
arena-wins = { $bot } ({ $percent } %)

## A sequential test: is a bot better than the others? LLR is the log-likelihood ratio, an established abbreviation.

test-progress = { $bot }: { $percent } % побед; раздач: { $deals }; LLR: { $llr } (границы { $lower } и { $upper }).
test-h1 = { $deals ->
    [one] После { $deals } раздачи ясно: перевес бота { $bot } больше { $elo } (в пунктах Эло).
    [few] После { $deals } раздач ясно: перевес бота { $bot } больше { $elo } (в пунктах Эло).
    [many] После { $deals } раздач ясно: перевес бота { $bot } больше { $elo } (в пунктах Эло).
   *[other] После { $deals } раздачи ясно: перевес бота { $bot } больше { $elo } (в пунктах Эло).
}
test-h0 = { $deals ->
    [one] После { $deals } раздачи ясно: перевес бота { $bot }, если он есть, меньше { $elo } (в пунктах Эло).
    [few] После { $deals } раздач ясно: перевес бота { $bot }, если он есть, меньше { $elo } (в пунктах Эло).
    [many] После { $deals } раздач ясно: перевес бота { $bot }, если он есть, меньше { $elo } (в пунктах Эло).
   *[other] После { $deals } раздачи ясно: перевес бота { $bot }, если он есть, меньше { $elo } (в пунктах Эло).
}
test-undecided = { $deals ->
    [one] После { $deals } раздачи ещё неясно; разрешите через --games больше игр.
    [few] После { $deals } раздач ещё неясно; разрешите через --games больше игр.
    [many] После { $deals } раздач ещё неясно; разрешите через --games больше игр.
   *[other] После { $deals } раздачи ещё неясно; разрешите через --games больше игр.
}

## Titles of the tables, and what one of them means

sheet-standings = Итоговая таблица
sheet-points = Очки
sheet-ahead = Кто кого обходит
sheet-test = Лучше ли он?
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
figure-forfeits = техн. поражения
figure-points = очки
figure-routes = маршруты
figure-doubling = удвоение
figure-tickets = билеты
figure-globetrotter = Сердце Африки
figure-completed-of-kept = выполнено билетов из оставленных
figure-decisions = решения
figure-mean = среднее
figure-p99 = p99
figure-worst = худшее
figure-processor-mean = среднее, процессор
figure-processor-p99 = p99, процессор
figure-processor-worst = худшее, процессор
figure-deals = раздач
figure-win-share-alone = доля побед, %
figure-hypothesis-0 = H0: Эло (доля побед, %)
figure-hypothesis-1 = H1: Эло (доля побед, %)
figure-llr = LLR (границы)
figure-alpha = альфа
figure-beta = бета

## Figures

figure-nothing = –
figure-interval = { $value } ({ $low }–{ $high })
figure-hypothesis = { $elo } ({ $percent })
figure-rating-interval = { $value } (от { $low } до { $high })
figure-tickets-completed = { $completed } из { $kept } ({ $percent } %)

## Games that a bot did not play to their end

forfeit = { $kind ->
    [crash] Игра { $game }, зерно { $seed }, места { $seating }: { $bot } — техническое поражение: сбой ({ $error })
    [stall] Игра { $game }, зерно { $seed }, места { $seating }: { $bot } — техническое поражение: нет ответа вовремя ({ $error })
   *[illegal-action] Игра { $game }, зерно { $seed }, места { $seating }: { $bot } — техническое поражение: недопустимое действие ({ $error })
}
forfeits-more = { $count ->
    [one] Есть ещё { $count } такая игра; все покажут --json и --csv.
    [few] Есть ещё { $count } такие игры; все покажут --json и --csv.
    [many] Есть ещё { $count } таких игр; все покажут --json и --csv.
   *[other] Есть ещё { $count } такой игры; все покажут --json и --csv.
}
