### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Учебная игра
way-guided-text = Учитесь играя: всего пять минут
way-solo-text = С ботами любой силы
way-friends-text = Отправьте ссылку, играйте сразу или день за днём
way-device-text = Передавайте его по кругу
way-keeper-text = Для игры за настоящим столом
