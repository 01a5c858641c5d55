invited-by = { $name } приглашает вас сыграть в железные дороги
invited-to = { $minutes ->
    [0] Игра на несколько дней
    [one] Примерно { $minutes } минута
    [few] Примерно { $minutes } минуты
    [many] Примерно { $minutes } минут
   *[other] Примерно { $minutes } минуты
} · { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
lobby-chat = Здесь можно писать друг другу своими словами. Прочесть это могут только те, кто сидит за столом.
keys-talk = Сказать что-нибудь
