### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Opastettu peli
begin-guided-text = Opi pelaamalla, viidessä minuutissa
begin-solo-text = Kaikentasoisia botteja vastaan
begin-friends-text = Lähetä linkki, pelaa heti tai päivien mittaan
begin-device-text = Antakaa sen kiertää pöydässä
begin-keeper-text = Kun pelaatte oikeaa lautapeliä
