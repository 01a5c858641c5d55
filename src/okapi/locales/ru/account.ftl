### One's own page, one's devices and mail, and the list of players.

mail = Электронная почта
mail-text = Если вас какое-то время не было и ни одно из ваших устройств не смогло вас уведомить, вы получите письмо. Никто другой не видит ваш адрес.
mail-address = Ваш адрес электронной почты
mail-send-link = Прислать ссылку для подтверждения
mail-sent = Ссылка отправлена на { $address }. Откройте её в течение трёх дней, чтобы подтвердить адрес.
mail-goes-to = Письма приходят на { $address }.
mail-for = Присылать мне письмо,
mail-always = Даже если меня уведомило одно из моих устройств
mail-change = Указать другой адрес
mail-remove = Удалить мой адрес
mail-confirm = Подтвердить адрес
mail-confirm-page = Это ваш адрес? Подтвердите его, и письма, о которых вы просили, будут приходить сюда.
mail-confirmed = Ваш адрес подтверждён.
mail-stop = Больше не присылать писем
mail-stop-page = Отказаться от писем этого сервера? Ваш адрес тоже будет удалён.
mail-stopped = Этот сервер больше не будет присылать вам писем, ваш адрес удалён.
devices-another = Играть на другом устройстве
devices-another-text = Ваши игры последуют за вами: отсканируйте этот код другим устройством или откройте там ссылку. Она действует пятнадцать минут и сработает только один раз.
devices-make = Создать ссылку
devices-link = Ссылка для другого устройства
devices-list = Где выполнен вход
devices-this = это устройство
devices-program = Программа
devices-unknown = Браузер
devices-named = { $browser }, { $system }
devices-since = с { $when }
devices-sign-out = Выйти
devices-sign-out-one = Выйти: { $device }
devices-nobody = Вы ещё не указали имя, поэтому переносить пока нечего.
people-mine = Моя страница
people-nobody = Сначала сядьте за стол и укажите имя.
people-none = Законченных игр пока нет.
people-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
    *[other] { $count } игры
}
people-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
    *[other] { $count } победы
}
people-since = здесь с { $date }
people-sizes = Победы по числу игроков
people-size = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
    *[other] { $count } игрока
}
people-size-won = побед: { $wins } из { $games }
people-points = { $points ->
    [one] { $points } очко за игру
    [few] { $points } очка за игру
    [many] { $points } очков за игру
    *[other] { $points } очка за игру
}
people-routes = Проложенные маршруты
people-doubled = Удвоенные
people-single = Без удвоения
people-completed = Выполненные
people-failed = Невыполненные
people-best = Лучшая игра
people-against = Соперники
people-ahead = { $games ->
    [one] выше в { $ahead } из { $games } игры
    [few] выше в { $ahead } из { $games } игр
    [many] выше в { $ahead } из { $games } игр
   *[other] выше в { $ahead } из { $games } игры
}
people-what-counts = Засчитываются только игры, которые вы сами доиграли до конца, и только ваше собственное место.
people-finished-more = Более ранние игры
people-bring-record = Разобрать запись из файла
people-visibility = Кто видит эту страницу
people-data = Мои данные
people-export = Скачать все мои данные
people-forget = Удалить все мои данные
people-forget-text = Вы выйдете на всех устройствах и насовсем покинете все столы; ваши реплики и рейтинг исчезнут, а в играх вместо имени останется «—». Отменить это нельзя.
people-forget-sure = Да, удалить всё
people-forget-not = Нет, оставить
people-puzzles = Задачи
rating = Рейтинг
rating-games = { $count ->
    [one] { $count } рейтинговая игра
    [few] { $count } рейтинговые игры
    [many] { $count } рейтинговых игр
   *[other] { $count } рейтинговой игры
}
rating-text = ± показывает, насколько рейтинг точен: в 19 случаях из 20 настоящая сила лежит в этих пределах. За столом на двоих 400 пунктов разницы — это десять побед на одно поражение. Первые десять игр рейтинг предварительный.
rating-history = Рейтинг от игры к игре
players-text = Здесь те, кто выбрал это на своей странице.
players-none = Здесь пока никого нет. Попасть сюда можно, выбрав это на своей странице.
transfer-title = Играть на этом устройстве
transfer-text = Эта ссылка создана на другом вашем устройстве. С ней вы сможете играть в свои игры и в этом браузере.
transfer-take = Продолжить здесь
people-visibility-private = Только я
people-visibility-shared = Те, с кем я играю, и все, у кого есть ссылка
people-visibility-listed = Все: включите меня в список игроков этого сервера

## What one is notified of, and when

notifications-for = Уведомлять меня,
notifications-for-turn = когда мой ход
notifications-for-over = когда игра окончена
notifications-for-rematch = когда кто-то приглашает меня или предлагает реванш
notifications-for-joined = когда кто-то садится за мой стол
notifications-for-filed = когда кто-то записывает игру на настоящем поле с моим участием
notifications-for-duel = когда мне бросают вызов или дуэль закончена
notifications-quiet = Тихие часы
notifications-quiet-from = С
notifications-quiet-to = До
