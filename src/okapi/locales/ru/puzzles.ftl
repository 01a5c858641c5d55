### What a puzzle is about: puzzle-theme-<theme>.

puzzle-theme-doubling = Удвоение
puzzle-theme-blocking = Помехи соперникам
puzzle-theme-tickets = Билеты
puzzle-theme-drawing = Добор карт
puzzle-theme-last-round = Последний круг
