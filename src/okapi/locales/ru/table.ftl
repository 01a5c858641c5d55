# The table at a glance: what happened, what things are called, looking back.
# $step, $steps: which of how many. $speed: 2 or 4.

news = С вашего последнего хода
news-where = { $step } из { $steps }
news-earlier = Предыдущий ход
news-later = Следующий ход
settings-follow = Сдвигать карту к новым маршрутам соперников
market-trains = Открытые карты вагонов
market-terrains = Карты местности
market-deck = Колода
market-deck-ticket = Билеты
hand-terrain = Ваши карты местности
livery-choose = { $name }: { $colour }. Выбрать другой цвет
livery-taken = { $colour }, занят: { $name }
legend = Очки и обозначения
legend-free = Свободный маршрут: пустые поля его цвета
legend-grey = Серый маршрут: карты любого одного цвета
legend-taken = Занятый маршрут: поезд с цветом и знаком владельца
legend-claimable = Его можно проложить сейчас
legend-wanted = Нужен для ваших билетов
legend-planned = В вашем плане, который видите только вы
legend-fresh = Проложен с вашего последнего хода
market-not-now = Сейчас это взять нельзя.
market-not-your-turn = Дождитесь своего хода.
market-second-card = Вы уже берёте карты: возьмите вторую.
history-slider = Момент игры
history-play = Воспроизвести
history-pause = Пауза
history-speed = Скорость ×{ $speed }
history-turn-back = На ход назад
history-turn-forth = На ход вперёд
map-wanted = Нужен для ваших билетов.
map-planned = В вашем плане.
settings-delay-now = Скорость ботов в этой игре
