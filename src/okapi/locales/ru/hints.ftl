### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Понятно
hint-ferry = Новое: паром. Перегоны с локомотивом можно оплатить только локомотивами.
hint-grey = Новое: серый маршрут. Его оплачивают картами любого одного цвета.
hint-twin = Новое: двойной путь. Если игроков меньше { COUNT($players_sharing_doubles, form: "genitive") }, можно занять только одну колею; иначе — обе, но не одному и тому же игроку.
hint-wild = Новое: локомотив можно сыграть как карту местности. Он считается и для преимущества, и для цены.
