### The deal of the day at the terminal, and in the preview of a link.

command-deal = Сыграть раздачу дня: карты и соперники у всех одни и те же, а ваши очки сравниваются с очками ботов каждого уровня.
option-deal-date = День раздачи, например 2026-11-17; по умолчанию сегодня по UTC.
option-deal-name = Ваше имя для записи.
deal-bad-date = { $date } — это не дата. Напишите так: 2026-11-17
deal-no-such-day = Раздачи есть с { $first } по { $last }.
deal-welcome = Раздача дня, { $date } года. Ваши соперники: { $opponents }.
deal-field = Те же карты у ботов каждого уровня
deal-points = Очки
deal-preview = { $points ->
    [one] У меня с этими картами { $points } очко. А у вас?
    [few] У меня с этими картами { $points } очка. А у вас?
    [many] У меня с этими картами { $points } очков. А у вас?
   *[other] У меня с этими картами { $points } очка. А у вас?
}
