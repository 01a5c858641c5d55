options-rated = Рейтинговая игра
options-rated-text = Она идёт в рейтинг каждого, и все за столом видят рейтинги. Только для людей и с ограниченным временем на ход: без ботов и подсказок.
lobby-rated = Это рейтинговая игра. Кто уйдёт насовсем, займёт последнее место.
rating-value = { $value } ± { $uncertainty }
rating-provisional = { $value } ± { $uncertainty } (предварительный)
rating-none = рейтинга пока нет
players = Игроки
players-link = Игроки этого сервера
