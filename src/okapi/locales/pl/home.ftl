### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Gra szkoleniowa
begin-guided-text = Ucz się, grając: pięć minut
begin-solo-text = Przeciwko botom na każdym poziomie
begin-friends-text = Wyślij link, graj od razu lub przez kilka dni
begin-device-text = Podawajcie je sobie przy stole
begin-keeper-text = Do gry planszowej na stole
