# El juego en tus dispositivos: los enlaces y su aspecto, sin conexión y los avisos.

## Sin conexión

offline = No tienes conexión.
server-gone = El servidor no responde.
offline-text = Tus partidas están a salvo en el servidor y esta página lo vuelve a intentar sola. Sin conexión funcionan:
