# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Разобрать законченную игру: чего стоило каждое решение, что было везением и какие моменты оказались решающими.
option-review-seat = Оценить решения только этого игрока: номер места или имя.
option-review-svg = Сохранить картинку разбора в этот файл.
review-not-installed = Для разбора нужен ещё один пакет: pip install okapi[fast]
review-not-finished = { $file }: игра ещё не закончена, а разобрать можно только законченную. Чтобы продолжить: okapi play --resume { $file }
review-other-board = { $file }: игра сыграна на поле или по правилам, которых тренер не знает. Он разбирает игры на собственном поле «Окапи».
review-progress = Решений оценено

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Ключевые моменты
review-no-moments = Ни один момент не выделяется.
review-ledger = Везение и решения, в процентных пунктах шанса на победу
review-decisions = Решения
review-picture = Шанс на победу по ходу игры и откуда он взялся
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Начало
ledger-starting-hand = Раздача
ledger-blind = Взято вслепую
ledger-turned-up = Открытые карты
ledger-tickets = Взятые билеты
ledger-own-choices = Свои решения
ledger-choices-of-others = Решения других
ledger-result = Итог
ledger-luck-points = Везение в очках
ledger-lost = Упущено (%)

## What decisions are called, above their number

verdict-fine = Хорошие
verdict-inexact = Неточности
verdict-mistake = Ошибки
verdict-blunder = Грубые ошибки

## Key moments. $card is the kind of a card alone; $played and $better are moves as below.

moment-not-doubled = Ход { $turn }: { $player } прокладывает маршрут { $route } без удвоения. Удвоение было возможно и принесло бы { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и { $percent } % шанса на победу.
moment-better-move = Ход { $turn }, { $player }: { $played }. Лучше (+{ $percent } %): { $better }.
moment-cut-off = Ход { $turn }: { $player } прокладывает маршрут { $route }, и { $rival } больше не может выполнить билет { $ticket }.
moment-ticket-failed = Ход { $turn }: { $player } оставляет билет { $ticket }, хотя нужно проложить ещё { $trains ->
        [one] { $trains } перегон
        [few] { $trains } перегона
        [many] { $trains } перегонов
       *[other] { $trains } перегона
    }, и так его и не выполняет.
moment-lucky-card = Ход { $turn }: удачная карта для игрока { $player } ({ $card }), +{ $percent } % шанса на победу.
moment-unlucky-card = Ход { $turn }: неудачная карта для игрока { $player } ({ $card }), −{ $percent } % шанса на победу.
moment-lucky-tickets = Ход { $turn }: игроку { $player } везёт с билетами, +{ $percent } % шанса на победу.
moment-unlucky-tickets = Ход { $turn }: игроку { $player } не везёт с билетами, −{ $percent } % шанса на победу.

## Moves as they stand after a colon

move-take = взять { $card }
move-draw = { $deck ->
    [train] взять карту из колоды вагонов
   *[terrain] взять карту из колоды местности
}
move-draw-tickets = взять билеты
move-keep = оставить { $tickets }
move-claim = проложить маршрут { $route }
move-claim-doubled = проложить маршрут { $route } и удвоить его
move-pass = пасовать

## What the server refuses: reason-<reason>

reason-review-not-installed = На этом сервере нет тренера. Администратор может его добавить: pip install okapi[fast]
reason-review-unknown = Такого разбора нет, или он уже удалён.
reason-review-bad-record = Эта запись игры неполна или изменена (строка { $line }). Загрузите файл точно таким, каким вы его скачали.
reason-review-unknown-board = Эта игра сыграна на поле, которого на этом сервере нет: { $board }.
reason-review-board-unknown = Тренер не знает поля или правил этой игры.
reason-review-not-finished = Игра не закончена, а разобрать можно только законченную.
reason-review-played-on = Игру, продолженную из другой, разобрать нельзя. Разберите исходную.
reason-review-failed = Разобрать игру не удалось. Попробуйте ещё раз; ошибка записана в журнал.
reason-advice-not-agreed = Здесь играют и другие люди, а за столом не договаривались о подсказках. Их включают до начала игры.
reason-advice-not-your-turn = Сейчас вам нечего решать.
reason-advice-none = У тренера сейчас нет ответа. Попробуйте ещё раз.
reason-play-on-no-such-moment = В этот момент нечего было решать, поэтому продолжить с него нельзя. Выберите другой.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Лучше всего: { $move }. { $because } Шанс на победу: { $percent } %.
advice-next = Тоже хорошо: { $move }. { $because } Шанс на победу: { $percent } %.
advice-nothing = У тренера сейчас нет подсказки.
advice-not-installed = Для подсказок нужен ещё один пакет: pip install okapi[fast]
