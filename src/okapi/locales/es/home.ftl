### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

begin-guided = Partida guiada
begin-guided-text = Aprende jugando, en cinco minutos
begin-solo-text = Contra bots de todos los niveles
begin-friends-text = Envía un enlace y jugad de una sentada o en varios días
begin-device-text = Pasadlo de mano en mano
begin-keeper-text = Para el juego de mesa que tienes delante
