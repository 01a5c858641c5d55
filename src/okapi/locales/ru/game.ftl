# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = фиолетовая
card-white = белая
card-blue = синяя
card-yellow = жёлтая
card-orange = оранжевая
card-black = чёрная
card-red = красная
card-green = зелёная
card-locomotive = локомотив

one-card-purple = фиолетовую карту
one-card-white = белую карту
one-card-blue = синюю карту
one-card-yellow = жёлтую карту
one-card-orange = оранжевую карту
one-card-black = чёрную карту
one-card-red = красную карту
one-card-green = зелёную карту
one-card-locomotive = локомотив

cards-purple = { $count ->
    [one] { $count } фиолетовая
    [few] { $count } фиолетовые
    [many] { $count } фиолетовых
   *[other] { $count } фиолетовой
}
cards-white = { $count ->
    [one] { $count } белая
    [few] { $count } белые
    [many] { $count } белых
   *[other] { $count } белой
}
cards-blue = { $count ->
    [one] { $count } синяя
    [few] { $count } синие
    [many] { $count } синих
   *[other] { $count } синей
}
cards-yellow = { $count ->
    [one] { $count } жёлтая
    [few] { $count } жёлтые
    [many] { $count } жёлтых
   *[other] { $count } жёлтой
}
cards-orange = { $count ->
    [one] { $count } оранжевая
    [few] { $count } оранжевые
    [many] { $count } оранжевых
   *[other] { $count } оранжевой
}
cards-black = { $count ->
    [one] { $count } чёрная
    [few] { $count } чёрные
    [many] { $count } чёрных
   *[other] { $count } чёрной
}
cards-red = { $count ->
    [one] { $count } красная
    [few] { $count } красные
    [many] { $count } красных
   *[other] { $count } красной
}
cards-green = { $count ->
    [one] { $count } зелёная
    [few] { $count } зелёные
    [many] { $count } зелёных
   *[other] { $count } зелёной
}
cards-locomotive = { $count ->
    [one] { $count } локомотив
    [few] { $count } локомотива
    [many] { $count } локомотивов
   *[other] { $count } локомотива
}
cards-hidden = { $count ->
    [1] карту вагона
    [one] { $count } карту вагона
    [few] { $count } карты вагонов
    [many] { $count } карт вагонов
   *[other] { $count } карты вагона
}

## Terrain cards

terrain-desert = пустыня
terrain-jungle = джунгли
terrain-mountain = горы

terrain-whole-desert = пустыня и саванна
terrain-whole-jungle = джунгли и леса
terrain-whole-mountain = горы и утёсы

one-terrain-desert = карту пустыни
one-terrain-jungle = карту джунглей
one-terrain-mountain = карту гор

terrains-desert = { $count ->
    [one] { $count } карта пустыни
    [few] { $count } карты пустыни
    [many] { $count } карт пустыни
   *[other] { $count } карты пустыни
}
terrains-jungle = { $count ->
    [one] { $count } карта джунглей
    [few] { $count } карты джунглей
    [many] { $count } карт джунглей
   *[other] { $count } карты джунглей
}
terrains-mountain = { $count ->
    [one] { $count } карта гор
    [few] { $count } карты гор
    [many] { $count } карт гор
   *[other] { $count } карты гор
}

## The board

colour-purple = фиолетовый
colour-white = белый
colour-blue = синий
colour-yellow = жёлтый
colour-orange = оранжевый
colour-black = чёрный
colour-red = красный
colour-green = зелёный
colour-grey = серый

place-kind-city = город
place-kind-waystation = промежуточная станция
place-kind-terminal = конечная станция
place-kind-port = порт

route = { $one } — { $other }
ticket = { $one } — { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Вы начинаете игру.
   *[other] Игру начинает { $player }.
}
event-train-card-dealt = { $who ->
    [you] Вы получаете { $card }.
   *[other] { $player } получает { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [1] { $player } получает карту вагона.
    [one] { $player } получает { $count } карту вагона.
    [few] { $player } получает { $count } карты вагонов.
    [many] { $player } получает { $count } карт вагонов.
   *[other] { $player } получает { $count } карты вагона.
}
event-terrain-card-dealt = { $who ->
    [you] Вы получаете { $card }.
   *[other] { $player } получает { $card }.
}
event-cards-dealt = { $who ->
    [you] Вы получаете: { $cards }.
   *[other] { $player } получает: { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Вы выбираете из билетов: { $tickets }.
   *[other] { $player } выбирает из билетов: { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [1] { $player } получает на выбор билет маршрута.
    [one] { $player } получает на выбор { $count } билет маршрута.
    [few] { $player } получает на выбор { $count } билета маршрутов.
    [many] { $player } получает на выбор { $count } билетов маршрутов.
   *[other] { $player } получает на выбор { $count } билета маршрута.
}
event-train-card-laid = На стол выкладывают: { $cards }.
event-terrain-card-laid = На стол выкладывают: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Вы оставляете себе: { $tickets }.
   *[other] { $player } оставляет себе: { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } завершает выбор билетов.
event-train-card-taken = { $who ->
    [you] Вы берёте { $card }.
   *[other] { $player } берёт { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Вы берёте { $card }.
   *[other] { $player } берёт { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Вы берёте карту из колоды вагонов.
       *[terrain] Вы берёте карту из колоды местности.
    }
   *[other] { $deck ->
        [train] { $player } берёт карту из колоды вагонов.
       *[terrain] { $player } берёт карту из колоды местности.
    }
}
event-cards-drawn = { $who ->
    [you] Вы берёте { $cards } { $decks ->
        [1] из колоды
       *[other] из колод
    }.
   *[other] { $player } берёт { $cards } { $decks ->
        [1] из колоды
       *[other] из колод
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Вы берёте { $taken } из открытых и { $drawn } из колоды.
   *[other] { $player } берёт { $taken } из открытых и { $drawn } из колоды.
}
event-route-claimed = { $who ->
    [you] Вы прокладываете маршрут { $route } (карты: { $payment }) и получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[other] { $player } прокладывает маршрут { $route } (карты: { $payment }) и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Вы прокладываете маршрут { $route } (карты: { $payment }), удваиваете его (цена: { $spent }) и получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[other] { $player } прокладывает маршрут { $route } (карты: { $payment }), удваивает его (цена: { $spent }) и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
event-tickets-drawn = { $who ->
    [you] Вы берёте { $count ->
        [1] билет маршрута
        [one] { $count } билет маршрута
        [few] { $count } билета маршрутов
        [many] { $count } билетов маршрутов
       *[other] { $count } билета маршрута
    }.
   *[other] { $player } берёт { $count ->
        [1] билет маршрута
        [one] { $count } билет маршрута
        [few] { $count } билета маршрутов
        [many] { $count } билетов маршрутов
       *[other] { $count } билета маршрута
    }.
}
event-tickets-kept = { $who ->
    [you] Вы оставляете себе: { $kept }.
   *[other] { $player } оставляет себе: { $kept }.
}
event-tickets-kept-hidden = { $kept ->
    [one] { $player } оставляет себе { $kept } билет и возвращает { $returned }.
    [few] { $player } оставляет себе { $kept } билета и возвращает { $returned }.
    [many] { $player } оставляет себе { $kept } билетов и возвращает { $returned }.
   *[other] { $player } оставляет себе { $kept } билета и возвращает { $returned }.
}
event-tickets-drawn-and-kept = Вы берёте билеты маршрутов и оставляете себе: { $kept }.
event-passed = { $who ->
    [you] Вы ничего не можете сделать и пасуете.
   *[other] { $player } ничего не может сделать и пасует.
}
event-setup-completed = Карты розданы; игроки выбирают билеты маршрутов.
event-starting-tickets-settled = Все выбрали билеты. Кто сколько оставил: { $counts }.
event-display-swept = Открыто слишком много локомотивов: все открытые карты вагонов уходят в сброс.
event-deck-rebuilt = { $deck ->
    [train] Сброс перемешивается и становится новой колодой вагонов.
   *[terrain] Сброс перемешивается и становится новой колодой местности.
}
event-last-round-began = { $who ->
    [you] У вас почти не осталось вагонов: все делают ещё по одному ходу.
   *[other] У игрока { $player } почти не осталось вагонов: все делают ещё по одному ходу.
}
event-turn-ended = { $who ->
    [you] Ваш ход окончен.
   *[other] { $player } завершает ход.
}
event-game-ended = { $reason ->
    [all-passed] Все пасуют: игра окончена.
   *[last-round-over] Последний круг завершён, а с ним и игра.
}
player-count = { $who ->
    [you] вы ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] вы
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Правило { $rule })

reason-seat-unknown = За этим столом нет такого места.
reason-turn-game-over = Игра окончена.
reason-turn-not-yours = Сейчас ход другого игрока.
reason-turn-already-chosen = Ваши билеты уже выбраны; остальные ещё выбирают.
reason-turn-choose-tickets-first = Сначала выберите, какие из стартовых билетов оставить.
reason-turn-keep-tickets-first = Сначала выберите, какие из взятых билетов оставить.
reason-turn-finish-drawing-first = Одну карту вы уже взяли; теперь возьмите вторую.
reason-draw-not-face-up = Среди открытых карт нет такой: { $card }.
reason-draw-locomotive-is-a-whole-turn = Открытый локомотив можно взять только первой картой.
reason-draw-deck-empty = { $deck ->
    [train] Колода вагонов пуста.
   *[terrain] Колода местности пуста.
}
reason-claim-route-unknown-route = На этом поле нет маршрута «{ $route }».
reason-claim-route-taken = Этот маршрут уже занят.
reason-claim-route-twin-taken = При таком числе игроков можно занять только одну колею двойного пути, и другая уже занята.
reason-claim-route-twin-is-yours = Другая колея этого двойного пути уже ваша; один игрок не может занять обе.
reason-claim-route-too-few-trains = { $needed ->
    [one] Для маршрута нужен { $needed } вагон, а у вас { $have }.
    [few] Для маршрута нужно { $needed } вагона, а у вас { $have }.
    [many] Для маршрута нужно { $needed } вагонов, а у вас { $have }.
   *[other] Для маршрута нужно { $needed } вагона, а у вас { $have }.
}
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] В маршруте { $needed } перегон, поэтому он стоит { $needed } карту, а не { $paid }.
    [few] В маршруте { $needed } перегона, поэтому он стоит { $needed } карты, а не { $paid }.
    [many] В маршруте { $needed } перегонов, поэтому он стоит { $needed } карт, а не { $paid }.
   *[other] В маршруте { $needed } перегона, поэтому он стоит { $needed } карты, а не { $paid }.
}
reason-claim-route-mixed-colours = Все карты, которыми вы платите, кроме локомотивов, должны быть одного цвета.
reason-claim-route-wrong-colour = Цвет маршрута — { $colour }: за него платят только картами этого цвета и локомотивами.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] В оплате этого парома должно быть не меньше { $needed } локомотива.
    [few] В оплате этого парома должно быть не меньше { $needed } локомотивов.
    [many] В оплате этого парома должно быть не меньше { $needed } локомотивов.
   *[other] В оплате этого парома должно быть не меньше { $needed } локомотива.
}
reason-claim-route-cards-not-in-hand = У вас на руках нет этих карт.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Для удвоения нужен { $needed } локомотив; после оплаты у вас остаётся { $have }.
    [few] Для удвоения нужно { $needed } локомотива; после оплаты у вас остаётся { $have }.
    [many] Для удвоения нужно { $needed } локомотивов; после оплаты у вас остаётся { $have }.
   *[other] Для удвоения нужно { $needed } локомотива; после оплаты у вас остаётся { $have }.
}
reason-claim-route-no-majority = Чтобы удвоить очки, карт этой местности ({ $terrain }) у вас должно быть не меньше, чем у любого другого игрока: { $wild ->
    [0] у вас { $own }, у другого игрока { $rival }
    [one] у вас { $own } и { $wild } локомотив, у другого игрока { $rival }
    [few] у вас { $own } и { $wild } локомотива, у другого игрока { $rival }
    [many] у вас { $own } и { $wild } локомотивов, у другого игрока { $rival }
   *[other] у вас { $own } и { $wild } локомотива, у другого игрока { $rival }
}.
reason-claim-route-too-few-terrain-cards = Удвоение стоит { $needed ->
    [one] { $needed } карту
    [few] { $needed } карты
    [many] { $needed } карт
   *[other] { $needed } карты
} местности ({ $terrain }), { $wild ->
    [0] а у вас { $own }
    [one] а у вас { $own } и { $wild } локомотив
    [few] а у вас { $own } и { $wild } локомотива
    [many] а у вас { $own } и { $wild } локомотивов
   *[other] а у вас { $own } и { $wild } локомотива
}.
reason-claim-route-too-many-locomotives = { $max ->
    [one] Как карты местности здесь можно сыграть не больше { $max } локомотива; выбрано: { $wild }.
    [few] Как карты местности здесь можно сыграть не больше { $max } локомотивов; выбрано: { $wild }.
    [many] Как карты местности здесь можно сыграть не больше { $max } локомотивов; выбрано: { $wild }.
   *[other] Как карты местности здесь можно сыграть не больше { $max } локомотива; выбрано: { $wild }.
}
reason-tickets-none-left = Билетов маршрутов в колоде больше нет.
reason-tickets-none-on-offer = Выбирать не из чего; сначала возьмите билеты.
reason-tickets-not-on-offer = Билета «{ $ticket }» нет среди тех, из которых вы выбираете.
reason-tickets-named-twice = Каждый билет можно оставить только один раз.
reason-tickets-too-few-kept = { $needed ->
    [1] Оставьте хотя бы один билет; выбрано: { $kept }.
    [one] Оставьте хотя бы { $needed } билет; выбрано: { $kept }.
    [few] Оставьте хотя бы { $needed } билета; выбрано: { $kept }.
    [many] Оставьте хотя бы { $needed } билетов; выбрано: { $kept }.
   *[other] Оставьте хотя бы { $needed } билета; выбрано: { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Из стартовых билетов оставьте хотя бы { $needed }; выбрано: { $kept }.
reason-pass-something-is-possible = Пасовать можно, только если других ходов нет.

## Why no game can begin; told behind a colon

obstacle-players = игроков может быть от { $min } до { $max }, а не { $players }
obstacle-train-cards = карт вагонов ({ $cards }) не хватит на всех игроков ({ $players })
obstacle-terrain-cards = карт местности ({ $cards }) не хватит на всех игроков ({ $players })
obstacle-tickets = билетов маршрутов ({ $tickets }) не хватит на всех игроков ({ $players })
obstacle-tickets-dealt = { $dealt ->
    [one] из { $dealt } розданного билета нельзя оставить { $kept }
    [few] из { $dealt } розданных билетов нельзя оставить { $kept }
    [many] из { $dealt } розданных билетов нельзя оставить { $kept }
   *[other] из { $dealt } розданного билета нельзя оставить { $kept }
}
obstacle-tickets-drawn = { $drawn ->
    [one] из { $drawn } взятого билета нельзя оставить { $kept }
    [few] из { $drawn } взятых билетов нельзя оставить { $kept }
    [many] из { $drawn } взятых билетов нельзя оставить { $kept }
   *[other] из { $drawn } взятого билета нельзя оставить { $kept }
}
obstacle-swept-for-ever = открытые карты должны заменяться не меньше чем при одном локомотиве
obstacle-route-without-points = { $length ->
    [one] за маршрут из { $length } перегона нет очков
    [few] за маршрут из { $length } перегонов нет очков
    [many] за маршрут из { $length } перегонов нет очков
   *[other] за маршрут из { $length } перегона нет очков
}
obstacle-no-draws = за ход нужно брать хотя бы одну карту
obstacle-too-few-trains = с таким числом вагонов у каждого ({ $trains }) игра закончилась бы, не успев начаться

## What is wrong with the record of a game

fault-record-unreadable-file = файл не читается: { $error }.
fault-record-no-such-file = такого файла нет.
fault-record-empty = файл пуст.
fault-record-too-large = { $megabytes ->
    [one] файл больше { $megabytes } мегабайта, таких записей игры не бывает.
    [few] файл больше { $megabytes } мегабайт, таких записей игры не бывает.
    [many] файл больше { $megabytes } мегабайт, таких записей игры не бывает.
   *[other] файл больше { $megabytes } мегабайта, таких записей игры не бывает.
}
fault-record-not-a-record = это не запись игры в «Окапи».
fault-record-unknown-format = запись в формате { $format }, а эта версия «Окапи» читает формат { $known }.
fault-record-unreadable-line = строка повреждена.
fault-record-edited = эта строка или одна из предыдущих изменена после записи.
fault-record-out-of-order = это событие { $seq }, а должно быть { $expected }: строки пропущены или переставлены.
fault-record-truncated = это последняя строка, а окончания нет: файл обрезан.
fault-record-wrong-count = по последней строке событий должно быть { $said }, а в записи их { $found }.
fault-record-after-the-end = после конца игры следует что-то ещё.
fault-record-bad-board = поле в записи не то, на котором играли: «{ $board }».
fault-record-other-board = игра шла на другом поле или на другой его версии: «{ $board }», а не «{ $given }». Укажите нужное поле через --board.
fault-record-bad-setup = так игра начаться не может: { $error }.
fault-record-against-the-rules = против правил: { $event } { $reason }
fault-record-not-what-follows = записано «{ $event }», а по правилам должно быть «{ $expected }».
fault-record-impossible-luck = «{ $event }» здесь невозможно: такой карты или билета больше нет.
fault-record-not-the-promised-luck = дилер нарушил обещание: вместо «{ $event }» должно быть «{ $expected }».
fault-record-no-secret = нет секрета дилера, поэтому честность раздачи не проверить.
fault-record-wrong-secret = секрет дилера — не тот, что обещан перед игрой.
fault-record-not-finished = запись обрывается посреди хода.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = один, два, три, четыре, пять, шесть, семь, восемь, девять, десять
    .by = одному
    .feminine = одна, две
    .feminine-accusative = одну, две
    .feminine-by = одной, две
    .genitive = одного, двух, трёх, четырёх, пяти, шести, семи, восьми, девяти, десяти
    .feminine-genitive = одной, двух, трёх, четырёх, пяти, шести, семи, восьми, девяти, десяти
    .instrumental = одним, двумя, тремя, четырьмя, пятью, шестью, семью, восемью, девятью, десятью
    .feminine-instrumental = одной, двумя, тремя, четырьмя, пятью, шестью, семью, восемью, девятью, десятью
    .group = один, двое, трое, четверо, пятеро, шестеро, семеро, восемь, девять, десять
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } за { COUNT($spaces) }
