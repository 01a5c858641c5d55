status-can-do = Карты, маршрут или билеты
legend-majority = Больше всех карт местности или столько же, сколько у лидера: её маршруты можно удваивать
spoken-title = Текстовый стол
spoken-link = Текстовый стол, для скринридеров
spoken-map-link = Стол с картой
spoken-coach-thinks = Тренер думает.
spoken-news-claimed = { $doubled ->
    [true] { $player } прокладывает маршрут { $route }, удваивает его и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
   *[false] { $player } прокладывает маршрут { $route } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
}
spoken-news-tickets = { $count ->
    [1] { $player } берёт билеты и оставляет один.
    [one] { $player } берёт билеты и оставляет { $count }.
    [few] { $player } берёт билеты и оставляет { $count }.
    [many] { $player } берёт билеты и оставляет { $count }.
   *[other] { $player } берёт билеты и оставляет { $count }.
}
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
rules-picture-terrain = Каждая карта местности удваивает маршруты трёх цветов
spoken-news-cards = { $count ->
    [1] { $player } берёт карту.
    [one] { $player } берёт { $count } карту.
    [few] { $player } берёт { $count } карты.
    [many] { $player } берёт { $count } карт.
   *[other] { $player } берёт { $count } карты.
}
rules-why = Почему? Правило { $rule }
