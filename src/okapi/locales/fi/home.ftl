### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Opastettu peli
way-guided-text = Opi pelaamalla, viidessä minuutissa
way-solo-text = Kaikentasoisia botteja vastaan
way-friends-text = Lähetä linkki, pelaa heti tai päivien mittaan
way-device-text = Antakaa sen kiertää pöydässä
way-keeper-text = Kun pelaatte oikeaa lautapeliä
