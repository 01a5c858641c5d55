workshop = Ваши поля
workshop-intro = У вас есть эта игра? Впишите билеты из своей коробки и играйте с ними: с далёкими друзьями, против ботов или за столом со счётчиком очков. Ваши поля видите только вы и те, кому вы пошлёте ссылку.
workshop-begin = Новое поле
workshop-begin-empty = Карта «Окапи», пока без билетов
workshop-begin-deck = Карта и билеты «Окапи»
workshop-begin-file = Из файла
workshop-file-bad = В этом файле нет поля, которое можно прочесть:
workshop-new-name = Моя коробка
workshop-copy = Копировать
workshop-remove = Удалить: { $name }
workshop-remove-sure = Удалить это поле навсегда?
workshop-remove-text = В уже начатых играх оно останется.
workshop-tickets = { $count ->
    [one] { $count } билет
    [few] { $count } билета
    [many] { $count } билетов
   *[other] { $count } билета
}

workshop-name = Название поля
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-kept = Сохранено
workshop-keeping = Сохраняется…
workshop-kept-here = Сохранено в этом браузере
workshop-kept-offline = Нет связи: пока сохранено в этом браузере
workshop-full = В этом браузере нет места: сохраните поле в файл, прежде чем закрыть страницу.
workshop-shortest = Длина кратчайшего пути: { $spaces }.
workshop-paste = Вставить список билетов
workshop-paste-text = По билету в строке: два места и, если хотите, очки. Ячейки из таблицы тоже подойдут.
workshop-paste-add = Добавить эти билеты
workshop-paste-added = Добавлено билетов: { $count }.
workshop-paste-left = Эти строки добавить не удалось. Исправьте их и добавьте снова.
workshop-line-nothing = Назовите два места, например: «{ $example }».
workshop-line-one = Только одно место: { $place }. На билете их два.
workshop-line-near = Места «{ $typed }» нет. Может быть, { $near }?
workshop-line-several = «{ $typed }» — это может быть { $places }.
workshop-line-double = Такой билет уже есть.
workshop-line-points = Билет стоит от { $min } до { $max } очков.
workshop-flaw-no-path = Эти два места не соединяет ни один путь.
workshop-flaw-ticket = Одного из мест на этой карте нет.
workshop-flaw-too-few-tickets = Билетов нужно не меньше { $needed }: по { $each } на каждого (игроков: { $players }).
workshop-flaw-no-tickets = Билетов пока нет.
workshop-progress = Билетов: { $count } из { $box }
workshop-ready = Можно играть. Игроков: не больше { $players }.
workshop-not-ready = Сохранено, но играть пока нельзя:
workshop-marked = Отмечено билетов в списке: { $count }.
workshop-more = Есть и другие ошибки. Сначала исправьте эти.
workshop-unchecked = Ещё не проверено.
workshop-play = Играть на этом поле
workshop-file = Сохранить в файл
workshop-share = Поделиться с друзьями
workshop-share-text = Любой, у кого есть ссылка, может посмотреть поле и скопировать его, пока вы не отзовёте ссылку.
workshop-share-make = Создать ссылку
workshop-withdraw = Отозвать ссылку
workshop-shared = { $name } делится с вами полем
workshop-shared-take = Взять копию
workshop-covers = Как билеты распределены по карте
workshop-covers-all = Каждое место есть на билетах.
workshop-covers-not = Нет на билетах: { $places }.
workshop-covers-most = Чаще всего ({ $count }×): { $places }.

reason-board-unknown = У вас больше нет этого поля.
reason-board-unknown-link = По этой ссылке поля нет. Возможно, её отозвали.
reason-board-changed-elsewhere = Это поле изменили на другом устройстве.
reason-board-too-large = Для поля это слишком много. Предел: мест — { $places }, маршрутов — { $routes }, билетов — { $tickets }, знаков в названии — { $letters }.
