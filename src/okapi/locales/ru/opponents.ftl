### Choosing a bot to play against.

## $number says which of several opponents it is.

opponent-change = Соперник { $number }: { $name }. Выбрать другого
opponent-add = Добавить соперника
opponent-levels = Уровни
opponent-others = Другие боты
bot-rating = рейтинг { $rating }

## The bots: what they are called among people. bot-with-level joins a name and a text of characters.ftl.

bot-with-level = { $name }: { $level }
bot-meerkat = Сурикат
bot-tortoise = Черепаха
bot-zebra = Зебра
bot-elephant = Слон
bot-leopard = Леопард
bot-random = Бродяга
bot-greedy = Сорока
bot-opportunist = Ловкач
bot-racer = Экспресс
bot-long-route = Магистраль
bot-hungry = Билетёр
bot-route-focused = Землемер
bot-hoarder = Хомяк
bot-planner = Инженер
bot-searcher = Мыслитель
bot-prodigy = Вундеркинд
bot-champion = Чемпион
