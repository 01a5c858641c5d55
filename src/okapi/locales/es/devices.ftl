# El juego en tus dispositivos: los enlaces y su aspecto, sin conexión y los avisos.

## Sin conexión

offline = No tienes conexión.
server-gone = El servidor no responde.
offline-text = Tus partidas están a salvo en el servidor y esta página lo vuelve a intentar sola. Sin conexión funcionan:

## Que me avisen en este dispositivo

notifications-offer = ¿Quieres que este dispositivo te avise cuando te toque?
notifications-yes = Sí, avísame
notifications-no = Ahora no
notifications-denied = Tu navegador no lo permite. Activa las notificaciones de esta página en los ajustes del navegador.
notifications-no-push = Tu navegador solo puede avisarte mientras esta página esté abierta.
notifications-install-first = En este dispositivo, añade primero Okapi a la pantalla de inicio y ábrelo desde allí.

## Tus dispositivos

devices = Tus dispositivos
devices-name = Cambiar mi nombre
devices-rename = Cambiar

## Invitaciones

qr = El enlace como código QR
share = Compartir
