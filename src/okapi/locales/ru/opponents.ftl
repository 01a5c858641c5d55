### Choosing a bot to play against. Groups of bots in a list, by how strong they are.

strength-easy = Лёгкие
strength-medium = Средние
strength-hard = Трудные
strength-other = Не измерены

## The bots: what they are called among people, and how they play. bot-with-level joins the two.

bot-with-level = { $name }: { $level }
bot-random = Бродяга
bot-random-text = делает любой допустимый ход
bot-greedy = Сорока
bot-greedy-text = хватает всё, что блестит
bot-opportunist = Ловкач
bot-opportunist-text = строит то, на что хватает карт
bot-racer = Экспресс
bot-racer-text = строит длинные маршруты и торопит конец игры
bot-long-route = Магистраль
bot-long-route-text = копит на самые длинные маршруты
bot-hungry = Билетёр
bot-hungry-text = билетов всегда мало
bot-route-focused = Землемер
bot-route-focused-text = строит кратчайшие пути
bot-hoarder = Хомяк
bot-hoarder-text = копит карты местности, потом удваивает
bot-planner = Инженер
bot-planner-text = планирует всю игру
bot-searcher = Мыслитель
bot-searcher-text = перед каждым ходом проигрывает в уме тысячу партий
bot-prodigy = Вундеркинд
bot-prodigy-text = учился на бесчисленных партиях и решает с одного взгляда
bot-champion = Чемпион
bot-champion-text = учился на бесчисленных партиях и думает наперёд
