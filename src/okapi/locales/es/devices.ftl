# El juego en tus dispositivos: los enlaces y su aspecto, sin conexión y los avisos.

## Sin conexión

offline = No tienes conexión.
server-gone = El servidor no responde.
offline-text = Tus partidas están a salvo en el servidor y esta página lo vuelve a intentar sola. Sin conexión funcionan:

## Que me avisen en este dispositivo

notifications-offer = ¿Quieres que este dispositivo te avise cuando te toque?
notifications-yes = Sí, avísame
notifications-no = Ahora no
notifications-for = Avísame
notifications-for-turn = cuando me toque
notifications-for-over = cuando acabe una partida
notifications-for-rematch = cuando alguien quiera la revancha
notifications-for-joined = cuando alguien se siente a mi mesa
notifications-quiet = Horas de silencio
notifications-quiet-from = De
notifications-quiet-to = A
notifications-denied = Tu navegador no lo permite. Activa las notificaciones de esta página en los ajustes del navegador.
notifications-no-push = Tu navegador solo puede avisarte mientras esta página esté abierta.
notifications-install-first = En este dispositivo, añade primero Okapi a la pantalla de inicio y ábrelo desde allí.

## Mail

mail = Correo
mail-text = Si llevas un rato fuera y ninguno de tus dispositivos pudo avisarte, recibirás un correo. Nadie más ve tu dirección.
mail-address = Tu dirección de correo
mail-send-link = Envíame un enlace para confirmarla
mail-sent = Va un enlace de camino a { $address }. Ábrelo antes de tres días para confirmar la dirección.
mail-goes-to = Los correos van a { $address }.
mail-for = Envíame un correo
mail-always = Aunque uno de mis dispositivos me haya avisado
mail-change = Usar otra dirección
mail-remove = Quitar mi dirección
mail-confirm = Confirmar la dirección
mail-confirm-page = ¿Es esta tu dirección? Confírmala y aquí te llegarán los correos que pediste.
mail-confirmed = Tu dirección está confirmada.
mail-stop = No recibir más correos
mail-stop-page = ¿Quieres que este servidor no te envíe más correos? También se quitará tu dirección.
mail-stopped = Ya no recibirás correos de este servidor, y tu dirección se ha quitado.

## Tus dispositivos

devices = Tus dispositivos
devices-another = Jugar en otro dispositivo
devices-another-text = Tus partidas van contigo: escanea este código con el otro dispositivo o abre allí el enlace. Sirve una vez, durante quince minutos.
devices-make = Crear un enlace
devices-link = Enlace para el otro dispositivo
devices-list = Dónde tienes la sesión abierta
devices-this = este dispositivo
devices-program = Un programa
devices-unknown = Un navegador
devices-named = { $browser } en { $system }
devices-since = desde el { $when }
devices-sign-out = Cerrar sesión
devices-sign-out-one = Cerrar sesión: { $device }
devices-nobody = Todavía no has dicho tu nombre: no hay nada que llevar contigo.
devices-name = Cambiar mi nombre
devices-rename = Cambiar

## Invitaciones

qr = El enlace como código QR
share = Compartir
share-text = ¡Ven a jugar a Okapi conmigo!
invite-only-here = Este enlace solo funciona en este ordenador, porque el servidor no escucha en ninguna otra dirección. Para invitar a otros, inícialo con «okapi serve --host 0.0.0.0» y ábrelo con la dirección de este ordenador en tu red.
lobby-start-needs = Podrás empezar cuando todos los asientos estén ocupados: invita a alguien o pon un bot.
