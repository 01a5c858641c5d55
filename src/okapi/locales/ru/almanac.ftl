friends-known = Играли вместе
friends-text = Все, с кем вы доиграли хотя бы одну игру. Этот список видите только вы.
friends-none = Пока никого. Доиграйте игру с друзьями, и вы найдёте их здесь.
friends-games = { $count ->
    [one] { $count } общая игра
    [few] { $count } общие игры
    [many] { $count } общих игр
   *[other] { $count } общей игры
}
friends-here = сейчас здесь
friends-seen = Показывать этим людям, когда я здесь, и видеть, когда здесь они
friends-invite = Пригласить
friends-invite-one = Пригласить: { $name }
friends-duel = Вызвать
friends-duel-one = Вызвать на дуэль: { $name }
friends-block = Заблокировать
friends-block-one = Заблокировать: { $name }
friends-block-text = { $name }: этот человек больше не сможет писать вам, приглашать вас, видеть, что вы здесь, и садиться за ваши столы. Он об этом не узнает.
friends-blocked = в чёрном списке
friends-unblock = Разблокировать
friends-unblock-one = Разблокировать: { $name }
friends-ask = Пригласить знакомых
friends-ask-text = За ними сохранится место, и они получат уведомление, если просили об этом.
regular-tables = Столы для своих
regular-table = Стол для своих
regular-table-text = Стол, за который возвращаются: те же люди, цвета и правила, а счёт продолжается от игры к игре.
regular-table-from-text = Новый стол возьмёт цвета, правила и поле вашей последней игры. Отправьте остальным ссылку, и вы продолжите одним касанием.
regular-table-name = Название стола
regular-table-name-example = Воскресенья
regular-table-make = Создать стол
regular-table-people = Кто за этим столом
regular-table-owner = ведёт стол
regular-table-next = Следующая игра
regular-table-to-game = К игре
regular-table-link = Ссылка на этот стол
regular-table-link-text = Присоединиться может каждый, у кого есть эта ссылка; мест всего { $max }.
regular-table-new-link = Заменить ссылку новой
regular-table-private = Этот стол, его игры и счёт видят только те, кто за ним играет.
regular-table-hand-over = Передать
regular-table-hand-over-one = Передать стол: { $name }
regular-table-remove = Убрать
regular-table-remove-one = Убрать: { $name }
regular-table-remove-text = { $name } больше не увидит этот стол. Замените и ссылку, иначе по ней можно будет вернуться.
regular-table-manage = Этот стол
regular-table-leave = Покинуть стол
regular-table-leave-text = Вы больше не увидите этот стол. Ваши игры останутся в вашем альманахе.
regular-table-close = Закрыть для всех
regular-table-close-text = Стол и его счёт исчезнут для всех. Игры останутся в альманахах тех, кто в них играл.
regular-table-invited = Вас приглашают за стол «{ $name }»
regular-table-with = За столом: { $names }
regular-table-join = Присоединиться
regular-table-is-full = Все места за этим столом заняты.
regular-table-series = Счёт
regular-table-no-games = Здесь ещё не доиграли ни одной игры.
almanac = Альманах
almanac-text = { $name }, вот итоги всех ваших доигранных игр. Их видите только вы.
almanac-none = Доигранных игр пока нет. Здесь считаются те, которые вы сами довели до конца.
almanac-year = Год
almanac-all-years = Все
almanac-sum = В цифрах
almanac-wins = Победы
almanac-games = Игры
almanac-points = Очков за игру
almanac-head-to-head = Личные встречи
almanac-head-to-head-text = Сколько раз первый занимал место выше второго и наоборот.
almanac-ahead = выше: { $ahead }, ниже: { $behind }
almanac-more = Показать все
almanac-months = По месяцам
almanac-winner = { $name }: { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
    [many] { $wins } побед
   *[other] { $wins } победы
}
almanac-best = Лучшие игры
almanac-routes = Лучшие маршруты
almanac-tickets = Лучшие билеты
almanac-real-board = на настоящем поле
almanac-luck = Везение и решения
almanac-luck-none = Пусть тренер разберёт несколько игр: тогда здесь будет видно, что было везением, а что решением.
almanac-luck-text = Оценки тренера, сложенные по всем играм и измеренные в победах. Число после ± показывает, насколько такую сумму может сдвинуть чистая случайность.
almanac-reviewed = { $count ->
    [one] { $count } разобранная игра
    [few] { $count } разобранные игры
    [many] { $count } разобранных игр
   *[other] { $count } разобранной игры
}
almanac-of-luck = Везение
almanac-of-choices = Решения
almanac-luck-too-few = Разобранных игр слишком мало, чтобы судить о везении.
almanac-luck-lucky = Карты действительно были на вашей стороне.
almanac-luck-unlucky = Карты действительно были против вас.
almanac-luck-even = Везение и невезение уравновесились, насколько можно судить.
almanac-luck-luckiest = { $name } и правда везучее всех.
almanac-luck-nobody = Никому не везёт явно больше других: разница объясняется случайностью.
almanac-medals = Медали
medal-level = Первая победа, соперник: { $name }
medal-great-ticket = Выполнен билет дороже { $number } очков
medal-from-last = Победа с последнего места перед подсчётом билетов
medal-globetrotter = Приз «Сердце Африки»: { $number } раз
medal-not-yet = ещё нет
almanac-kept = Игры на настоящем поле
almanac-asked = Вы там играли?
almanac-asked-text = Кто-то записал игру на настоящем поле и указал вас среди игроков. В вашем альманахе она зачтётся, когда вы её подтвердите.
almanac-filed-by = запись: { $name }
almanac-unconfirmed = не подтверждено
almanac-confirm = Да, зачесть
almanac-strike = Вычеркнуть
almanac-strike-text = Игра больше не будет засчитываться ни вам, ни вашему столу для своих, и вашего имени в ней не останется.
almanac-delete = Удалить
almanac-delete-text = Игра исчезнет из всех альманахов.
almanac-cancel = Отмена
almanac-csv = Скачать как таблицу (CSV)
almanac-json = Скачать как данные (JSON)
file = Записать в альманах
file-text = Сервер хранит дату, имена, очки всех игроков, а также лучший маршрут и лучший билет каждого, но не саму игру. Те, кого вы здесь выберете, получат просьбу подтвердить игру и смогут вычеркнуть её в любой момент.
file-own-board = Она сыграна на вашем собственном поле: засчитывается как игра, рекордов не ставит, и ничего с вашего поля не сохраняется.
file-who = Кто это: { $name }?
file-me = { $name } (вы)
file-nobody = Кто-то, кого здесь нет
file-no-table = Никакой
file-needs-you = Выберите, какой из игроков — вы.
file-do = Записать игру
file-done = Игра в вашем альманахе.
reason-people-too-often-invited = { $name } уже видит несколько ваших приглашений. Дождитесь ответа.
reason-regular-table-unknown = Такого стола для своих нет, или вы за ним не играете.
reason-regular-table-not-the-owner = Это может сделать только тот, кто ведёт стол.
reason-regular-table-full = Все места за этим столом заняты (всего { $max }).
reason-regular-table-too-many = { $max ->
    [1] У вас уже { $max } стол для своих. Сначала покиньте его.
    [one] У вас уже { $max } стол для своих. Сначала покиньте один из них.
    [few] У вас уже { $max } стола для своих. Сначала покиньте один из них.
    [many] У вас уже { $max } столов для своих. Сначала покиньте один из них.
   *[other] У вас уже { $max } стола для своих. Сначала покиньте один из них.
}
reason-almanac-not-in-it = Записать можно только игру, в которой вы играли сами, а каждого человека в ней — только один раз.
reason-almanac-already-filed = Вы уже записали эту игру.
reason-almanac-unknown = Этой игры больше нет в альманахе.
reason-almanac-too-many = { $max ->
    [one] Вы записали { $max } игру, больше нельзя.
    [few] Вы записали { $max } игры, больше нельзя.
    [many] Вы записали { $max } игр, больше нельзя.
   *[other] Вы записали { $max } игры, больше нельзя.
}
