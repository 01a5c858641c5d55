### The final count: tickets one by one, then the Globetrotter, then the winner

count = Итоговый подсчёт
count-skip = Пропустить
# $ticket has its points in brackets; $total is what the player has then.
count-completed = { $player }: { $ticket }, выполнен. Счёт: { $total }.
count-failed = { $player }: { $ticket }, не выполнен. Счёт: { $total }.
count-globetrotter = Приз «Сердце Африки» за наибольшее число выполненных билетов: { $players } (+{ $points }).
count-again = Посчитать ещё раз
# Over what all players held at a moment of a finished game.
count-hands = Карты и билеты всех игроков
