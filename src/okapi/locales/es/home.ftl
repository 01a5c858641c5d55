### The home page: the ways to begin, each with a line about it. The names of the others are in web.ftl.

way-guided = Partida guiada
way-guided-text = Aprende jugando, en cinco minutos
way-solo-text = Contra bots de todos los niveles
way-friends-text = Envía un enlace y jugad de una sentada o en varios días
way-device-text = Pasadlo de mano en mano
way-keeper-text = Para el juego de mesa que tienes delante
