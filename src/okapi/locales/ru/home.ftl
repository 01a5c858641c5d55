### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Учебная игра
begin-guided-text = Учитесь играя: всего пять минут
begin-solo-text = С ботами любой силы
begin-friends-text = Отправьте ссылку, играйте сразу или день за днём
begin-device-text = Передавайте его по кругу
begin-keeper-text = Для игры за настоящим столом
