# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Оценить бота или собственного агента на стандартной задаче. Без задачи — показать список задач.
argument-task = Задача, например duel-v1.
option-benchmark-agent = Агент: имя бота или модуль:Класс, если агент ваш собственный.
option-benchmark-games = Сыграть на пробу меньше игр, чем требует задача; с округлением вверх до целых раздач.
option-benchmark-trained-on = На скольких решениях учился агент — для таблицы результатов.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Задачи «{ $task }» нет; есть: { $tasks }.
benchmark-no-agent = Назовите через --agent агента, которого нужно оценить.
benchmark-no-task = Назовите и задачу, например okapi benchmark duel-v1 --agent prodigy. Есть задачи { $tasks }.
benchmark-agent-is-the-opponent = В задаче { $task } бот «{ $bot }» уже занимает все остальные места; оцените другого агента.
benchmark-too-many-games = Игр в задаче { $task }: { $max }. Задайте через --games меньшее число или уберите этот параметр.
benchmark-trained-too-long = { $task } — для агентов, обученных не более чем на { $max } решениях, а не на { $decisions }.
benchmark-trained-below-zero = Для --trained-on нужно число решений, не меньше 0, а не { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = задача
benchmark-agent = агент
benchmark-players = игроки
benchmark-opponents = соперники
benchmark-opponents-forfeits = техн. поражения соперников
benchmark-metric = что считается
benchmark-trains = вагонов у каждого
benchmark-seconds = секунд на решение
benchmark-milliseconds = мс на решение, процессор
benchmark-fingerprint = отпечаток задачи

## What counts, and a figure with its 95% interval

benchmark-metric-wins = доля побед
benchmark-metric-lead = перевес в очках
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } (от { $low } до { $high })
benchmark-too-few-games = Сыграно игр: { $games }. Для таблицы результатов задача требует { $wanted }.
benchmark-outside-the-budget = { $task } — для агентов, обученных не более чем на { $max } решениях. Без --trained-on результат считается вне этого предела.
benchmark-not-valid = Это измерение недействительно: у соперников были технические поражения. Повторите его, когда компьютер будет меньше занят.
