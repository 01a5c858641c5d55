# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Разобрать законченную игру: чего стоило каждое решение, что было везением и какие моменты оказались решающими.
option-review-seat = Оценить решения только этого игрока и обращаться к нему: номер места или имя.
option-review-decisions = Перечислить все решения: чего стоило каждое и что было лучше.
option-review-svg = Сохранить картинку разбора в этот файл.
command-learn = Попробовать заново то, что обошлось дороже всего в законченной игре: найти ход лучше и сразу узнать, чего он стоит.
option-learn-seat = Чьи решения: номер места или имя. Не нужно, если один человек играл против ботов.
review-not-installed = Для разбора нужен ещё один пакет: pip install "okapi-railways[fast]"
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
ledger-lost = Упущено (п. п.)

## What decisions are called, above their number

verdict-fine = Хорошие
verdict-inexact = Неточности
verdict-mistake = Ошибки
verdict-blunder = Грубые ошибки

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] До первого хода
   *[other] Ход { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] вы прокладываете
       *[other] { $player } прокладывает
    } маршрут { $route } без удвоения. Удвоение было возможно и принесло бы { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    } шанса на победу.
moment-better-move = { $when }, { $player }: { $played }. Лучше (+{ $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    }): { $better }.
moment-cut-off = { $when }: { $who ->
        [you] вы прокладываете
       *[other] { $player } прокладывает
    } маршрут { $route }, и { $whom ->
        [you] вы больше не можете
       *[other] { $rival } больше не может
    } выполнить билет { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] вы оставляете
       *[other] { $player } оставляет
    } билет { $ticket }, хотя нужно проложить ещё { $trains ->
        [one] { $trains } перегон
        [few] { $trains } перегона
        [many] { $trains } перегонов
       *[other] { $trains } перегона
    }, и так его и не { $who ->
        [you] выполняете
       *[other] выполняет
    }.
moment-colour-never-came = Начиная с { $turn }-го хода { $who ->
        [you] вам не хватает
       *[other] игроку { $player } не хватает
    } { $cards ->
        [1] карты
       *[other] карт
    } на маршрут { $route } ({ $cards } × { $card }). Взято карт: { $draws }; нужный цвет не приходит и ни разу не лежит открытым, и билет { $ticket } остаётся невыполненным.
moment-ticket-too-late = { $when }: { $who ->
        [you] вы берёте
       *[other] { $player } берёт
    } билет { $ticket } слишком поздно: проложить нужно { $trains ->
        [one] { $trains } перегон
        [few] { $trains } перегона
        [many] { $trains } перегонов
       *[other] { $trains } перегона
    }, а { $turns ->
        [0] ходов не осталось
        [one] остался { $turns } ход
        [few] осталось { $turns } хода
        [many] осталось { $turns } ходов
       *[other] осталось { $turns } хода
    }.
moment-ticket-hopeless = { $when }: { $who ->
        [you] вы оставляете
       *[other] { $player } оставляет
    } билет { $ticket }, который уже нельзя выполнить.
moment-lucky-card = { $when }: удачная карта ({ $card }) { $who ->
        [you] для вас
       *[other] для игрока { $player }
    }. Шанс на победу: +{ $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    }.
moment-unlucky-card = { $when }: неудачная карта ({ $card }) { $who ->
        [you] для вас
       *[other] для игрока { $player }
    }. Шанс на победу: −{ $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] вам везёт
       *[other] игроку { $player } везёт
    } с билетами. Шанс на победу: +{ $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] вам не везёт
       *[other] игроку { $player } не везёт
    } с билетами. Шанс на победу: −{ $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    }.
moment-upswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Ваш шанс на победу растёт
       *[other] Шанс на победу игрока { $rival } растёт
    } с { $before } % до { $after } %.
moment-downswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Ваш шанс на победу падает
       *[other] Шанс на победу игрока { $rival } падает
    } с { $before } % до { $after } %.

## Facts that follow the sentence about a moment. “Before tickets”: by the points for routes alone.

fact-ahead = Без учёта билетов { $who ->
        [you] вы опережаете игрока { $rival }
       *[other] { $player } опережает { $whom ->
            [you] вас
           *[other] игрока { $rival }
        }
    } на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
fact-behind = Без учёта билетов { $who ->
        [you] вы отстаёте от игрока { $rival }
       *[other] { $player } отстаёт от { $whom ->
            [you] вас
           *[other] игрока { $rival }
        }
    } на { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
fact-level = Без учёта билетов { $who ->
        [you] у вас и у игрока { $rival } поровну очков
       *[other] { $whom ->
            [you] у вас и у игрока { $player } поровну очков
           *[other] у игроков { $player } и { $rival } поровну очков
        }
    }.
fact-on-the-way = Этот маршрут лежит на кратчайшем пути для билета { $ticket }, где нужно проложить ещё { $trains ->
        [one] { $trains } перегон
        [few] { $trains } перегона
        [many] { $trains } перегонов
       *[other] { $trains } перегона
    }.
fact-taken-later = На { $turn }-м ходу { $whom ->
        [you] его прокладываете вы
       *[other] его прокладывает { $rival }
    }.
fact-card-wanted = Этого цвета ещё не хватает для билета { $ticket }.

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

## Every decision, one by one

decision-fine = { $when }, { $player }: { $played }. Хорошо.
decision-inexact = { $when }, { $player }: { $played }. Неточность: стоит { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    } шанса на победу.
decision-mistake = { $when }, { $player }: { $played }. Ошибка: стоит { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    } шанса на победу.
decision-blunder = { $when }, { $player }: { $played }. Грубая ошибка: стоит { $percent ->
        [one] { $percent } процентный пункт
        [few] { $percent } процентных пункта
        [many] { $percent } процентных пунктов
       *[other] { $percent } процентного пункта
    } шанса на победу.
decision-better = Лучше: { $move } (шанс на победу { $percent } %).

## What the server refuses: reason-<reason>

reason-review-not-installed = На этом сервере нет тренера. Администратор может его добавить: pip install "okapi-railways[fast]"
reason-review-unknown = Такого разбора нет, или он уже удалён.
reason-review-bad-record = Эта запись игры неполна или изменена (строка { $line }). Загрузите файл точно таким, каким вы его скачали.
reason-review-unknown-board = Эта игра сыграна на поле, которого на этом сервере нет: { $board }.
reason-review-wrong-players = Игроков в этой записи: { $players }. За столом здесь — от { $min } до { $max }.
reason-review-unknown-rules = Эта игра сыграна по правилам, которые здесь нельзя выбрать ни за одним столом, поэтому разобрать её нельзя.
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
advice-not-installed = Для подсказок нужен ещё один пакет: pip install "okapi-railways[fast]"
