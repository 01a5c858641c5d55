reason-game-too-few-tickets = На этом поле слишком мало билетов. Игроков: { $players }, билетов: { $tickets }.
reason-board-too-many = Больше полей здесь хранить нельзя (предел: { $max }). Сначала удалите одно из них.
reason-board-not-listed = Стол с вашим собственным полем остаётся закрытым: приглашайте по ссылке.
reason-board-not-rated = Рейтинговые игры проводятся на полях, которые есть у всех, а не на собственных.

boards-link = У вас есть эта игра? Впишите свои билеты
options-board = Поле
options-board-private = Ваше поле видят только те, кого вы пригласите.
options-board-bot = { $bot } не знает этого поля: вместо этого бота играет { $instead }.
board-copy = { $name } (копия)

## The boards that everyone has, beside the first. $trains: as many as a shorter game has

board-about-ceylon = Небольшое поле для двоих: если у каждого { $trains ->
    [one] { $trains } вагон
    [few] { $trains } вагона
    [many] { $trains } вагонов
   *[other] { $trains } вагона
}, игра занимает около четверти часа.
board-about-australia = Широкое поле для компании от двух до пяти игроков: оживлённые побережья и длинные линии через пустыню.
