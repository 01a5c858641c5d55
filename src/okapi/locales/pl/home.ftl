### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Gra szkoleniowa
way-guided-text = Ucz się, grając: pięć minut
way-solo-text = Przeciwko botom na każdym poziomie
way-friends-text = Wyślij link, graj od razu lub przez kilka dni
way-device-text = Podawajcie je sobie przy stole
way-keeper-text = Do gry planszowej na stole
