### The workshop's map: its routes and places, which people change.

workshop-parts = Части поля
workshop-routes = Маршруты
workshop-places = Места
workshop-find = Найти
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Выберите маршрут на карте или в списке, чтобы изменить его.
workshop-routes-all = Все маршруты: { $count }
workshop-route-colour = Цвет
workshop-route-colour-other = Цвет другой колеи
workshop-route-length = Перегоны
workshop-route-locomotives = Нужно локомотивов
workshop-route-double = Двойной путь
workshop-route-remove = Убрать эту колею
workshop-route-new = Новый маршрут
workshop-route-add = Добавить маршрут

## Places

workshop-map-places = Выберите место на карте или в списке. Затем перетащите его или сдвиньте клавишами со стрелками.
workshop-places-all = Все места: { $count }
workshop-place-name = Название
workshop-place-names = Названия на других языках
workshop-place-kind = Вид
workshop-place-country = Страна
workshop-place-across = Слева, в процентах
workshop-place-down = Сверху, в процентах
workshop-place-move = Сдвинуть клавишами со стрелками: { $place }
workshop-place-remove = Убрать это место вместе с его маршрутами и билетами
workshop-place-new = Новое место
workshop-place-add = Добавить место

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Сюда не ведёт ни один маршрут.
workshop-flaw-too-many-locomotives = Локомотивов для него нужно больше, чем в нём перегонов.
workshop-flaw-ferry-not-grey = Локомотивы могут быть нужны только на серых маршрутах.
workshop-flaw-leads-to-itself = Он ведёт из места в то же самое место.
workshop-flaw-unknown-place = Одного из его мест нет на поле.
workshop-flaw-one-track-too-many = Между этими местами уже две колеи.
workshop-flaw-same-name = У другого места такое же название.
