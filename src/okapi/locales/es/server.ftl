# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Poner en marcha un servidor para ti y tus amigos.
command-backup = Hacer una copia de seguridad de un servidor entero (comprimida si el archivo acaba en .gz).
command-restore = Restaurar una copia de seguridad en una base de datos vacía.
option-host = La dirección en la que escuchar; 0.0.0.0 para todas.
option-port = El puerto en el que escuchar.
option-database = Dónde se guardan las partidas: un archivo SQLite o postgresql://…
option-workers = Cuántos procesos; más de uno requiere PostgreSQL.
option-own-ports = Dar a cada proceso su propio puerto, a partir de --port, para un proxy que lleve a todos los jugadores de una partida al mismo.
option-bot-delay = Milisegundos que esperan los bots antes de jugar.
option-serve-board = Un archivo de tablero que se ofrece además del incluido.
option-open = Abrir el juego en el navegador.
option-backup-file = La copia de seguridad.
port-taken = Okapi no puede escuchar en { $host }, puerto { $port }: { $error }. ¿Ya está en marcha? Prueba otro puerto: --port 8001.
serving = Servidor en marcha en { $address }. Pulsa Ctrl-C para pararlo.
backed-up = { $rows ->
    [one] Se ha escrito una fila en { $file }.
   *[other] Se han escrito { $rows } filas en { $file }.
}
restored = { $rows ->
    [one] Se ha restaurado una fila de { $file }.
   *[other] Se han restaurado { $rows } filas de { $file }.
}
no-such-database = No existe la base de datos { $file }. Indica el archivo correcto con --database.

## Settings that cannot be used

settings-whole-number = { $setting } es «{ $value }». Indica un número entero de { $min } a { $max }.
settings-number = { $setting } es «{ $value }». Indica un número de { $min } a { $max }.
settings-rate = { $setting } es «{ $value }». Indica un ritmo como 60/20: 60 de una vez y, a la larga, 20 por segundo.
settings-true-or-false = { $setting } es «{ $value }». Indica true o false.
settings-one-of = { $setting } es «{ $value }». Indica uno de estos valores: { $known }.
settings-order = { $less } no puede ser mayor que { $more }.
settings-origins = OKAPI_ORIGINS: «{ $origin }» no es la dirección de un sitio. Indica direcciones como https://example.org, separadas por comas.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: «{ $proxy }» no es una dirección IP. Indica direcciones como 127.0.0.1 o redes como 10.0.0.0/8, separadas por comas, o * para todas.
settings-contact = OKAPI_CONTACT: «{ $contact }» no es una dirección de correo. Indica una como operator@example.org
settings-workers-need-postgres = Varios procesos requieren una base de datos PostgreSQL, porque SQLite atiende a uno solo: indícala con --database.
settings-own-ports = --own-ports da a cada proceso su propio puerto, a partir de --port. Con { $workers } procesos, el primer puerto puede ser de 1 a { $last }, no { $port }.
settings-no-bot = OKAPI_STAND_IN: no hay ningún bot llamado { $bot }. Elige entre { $known }.
settings-no-board = No existe el archivo de tablero { $file }.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } no es el nombre de un servidor. Indica nombres como push.example.org, separados por comas.
settings-bad-smtp = OKAPI_SMTP_URL no es la dirección de un servidor de correo: pon una como smtp://usuario:clave@mail.example.org:587, o smtps://… para TLS desde el principio.
settings-smtp-password = OKAPI_SMTP_URL necesita usuario y contraseña, o ninguno de los dos.
settings-mail-from = El correo necesita un remitente: define OKAPI_MAIL_FROM, por ejemplo «Okapi <okapi@example.org>».
settings-site = Los enlaces de los correos necesitan la dirección de este servidor: define OKAPI_SITE, por ejemplo https://okapi.example.org
settings-secret-key-missing = Con PostgreSQL, los secretos se protegen con una clave que está fuera de la base de datos. Crea una con «openssl rand -base64 32 > okapi.key» y define OKAPI_SECRET_KEY_FILE con ese archivo.
settings-secret-key-bad = { $where } no contiene una clave de 32 bytes en base64. Crea una con «openssl rand -base64 32».
settings-secret-key-file = No se puede usar el archivo de clave { $file }: { $error }. Comprueba la ruta y tus permisos.
database-not-a-url = «{ $database }» no es la dirección de una base de datos: indica un archivo SQLite o postgresql://…
database-not-supported = Base de datos no admitida: { $kind }. Indica un archivo SQLite o postgresql://…
database-in-memory = Una base de datos en memoria perdería todas las partidas: indica un archivo con --database.
database-needs-asyncpg = PostgreSQL requiere un paquete más: pip install "okapi-railways[postgres]"
database-unusable = Okapi no puede usar la base de datos { $file }: { $error }. Comprueba la ruta y tus permisos, o indica otro archivo con --database.
database-unreachable = No se puede acceder a la base de datos: { $error }. Comprueba que esté en marcha y su dirección en --database.
database-disk-full = No queda espacio en el disco de { $file }. Libera espacio y vuelve a empezar.
database-from-a-newer-okapi = Una versión más reciente de Okapi ha usado esta base de datos: instala esa versión.

## Backups that cannot be made or used

backup-nothing-there = Esta base de datos está vacía: no hay nada que copiar.
backup-from-a-newer-okapi = Esta copia de seguridad se hizo con una versión más reciente de Okapi: instala esa versión.
backup-database-not-empty = La base de datos no está vacía: restaura la copia en una nueva.
backup-not-a-backup = { $file } no es una copia de seguridad.
backup-unknown-format = { $file } es una copia de seguridad en el formato { $format }, y esta versión de Okapi lee el formato { $known }.
backup-damaged = La copia de seguridad se ha modificado o dañado.
backup-not-whole = La copia de seguridad está incompleta: le falta el final.
backup-unknown-table = La copia de seguridad contiene una tabla desconocida: { $table }.
backup-unreadable = No se puede leer { $file }: { $error }.

## Requests

reason-request-malformed = El servidor no ha entendido eso.
reason-request-too-large = Eso es demasiado grande para el servidor.
reason-request-too-slow = Ha tardado demasiado en llegar. Inténtalo de nuevo.
reason-request-not-found = No hay nada en esta dirección.
reason-request-wrong-method = Eso no se puede hacer en esta dirección.
reason-request-wrong-origin = Otros sitios web no pueden actuar aquí por ti.
reason-request-not-text = Los mensajes deben ser de texto.
reason-rate-too-many-requests = Vas un poco rápido. Espera un momento.
reason-rate-too-many-sockets = Hay demasiadas conexiones desde tu dirección. Cierra algunas pestañas de esta página e inténtalo de nuevo.
reason-rate-too-many-open-games = { $max ->
    [one] Tienes { $max } partida sin terminar. Termínala o déjala antes.
   *[other] Tienes { $max } partidas sin terminar. Termina o deja una antes.
}
reason-rate-too-many-watched = { $max ->
    [one] Puedes seguir como mucho { $max } asiento por conexión.
   *[other] Puedes seguir como mucho { $max } asientos por conexión.
}
reason-rate-too-many-invites = { $max ->
    [one] Esta mesa ya ha usado su única invitación; no hay más.
   *[other] Esta mesa ya ha usado sus { $max } invitaciones.
}
reason-rate-too-many-tokens = { $max ->
    [one] Tienes la sesión abierta en { $max } dispositivo. Ciérrala antes allí.
   *[other] Tienes la sesión abierta en { $max } dispositivos. Ciérrala antes en alguno.
}

## People

reason-identity-unknown = Dinos antes tu nombre.
reason-identity-signed-out = Se ha cerrado la sesión en este dispositivo.
reason-identity-bad-name = Un nombre necesita al menos una letra.
reason-identity-bad-transfer-code = Este enlace ya se usó o es demasiado antiguo. Crea uno nuevo.

## Tables

reason-game-unknown = Esta partida no existe.
reason-game-unknown-board = Este servidor no tiene ese tablero.
reason-game-unknown-bot = No hay ningún bot llamado { $bot }.
reason-game-bad-rules = No se puede jugar con estas reglas.
reason-game-bad-clock = { $max ->
    [one] El tiempo por jugada debe ser de { $min } a { $max } segundo.
   *[other] El tiempo por jugada debe ser de { $min } a { $max } segundos.
}
reason-game-bad-bot-delay = { $max ->
    [one] Los bots pueden esperar como mucho { $max } milisegundo.
   *[other] Los bots pueden esperar como mucho { $max } milisegundos.
}
reason-game-bad-seats = Elige un bot para ese asiento.
reason-game-not-the-host = Eso solo puede hacerlo quien creó la mesa.
reason-game-not-invited = Necesitas una invitación para esta mesa.
reason-game-already-started = La partida ya ha empezado.
reason-game-not-started = La partida aún no ha empezado.
reason-game-not-full = Aún queda un asiento libre.
reason-game-not-over = La partida aún no ha terminado.
reason-game-over = La partida ha terminado.
reason-game-closed = Esta mesa está cerrada.
reason-game-full = Todos los asientos están ocupados.
reason-seat-not-yours = Ese no es tu asiento.
reason-seat-taken = Ese asiento ya está ocupado.
reason-seat-livery-taken = { $player } ya tiene ese color. Elige otro.
reason-seat-none-held = No tienes ningún asiento en esta mesa.
reason-seat-time-runs = A ese jugador aún le queda tiempo. Un bot solo podrá seguir en su lugar cuando se le acabe.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Si ese jugador no juega en el próximo minuto, un bot podrá seguir en su lugar.
   *[other] Si ese jugador no juega en los próximos { $minutes } minutos, un bot podrá seguir en su lugar.
}
reason-seat-not-waited-for = Ahora no le toca a ese jugador, así que nadie está esperando.
reason-seat-time-is-up = Se te ha acabado el tiempo, así que esta jugada la hace un bot. Después vuelves a jugar tú.
reason-seat-not-a-person = Ahí ya juega un bot.
reason-command-stale = La partida ha avanzado. Vuelve a mirar.

## The server

reason-server-client-too-slow = Tu conexión es demasiado lenta. Reconectando.
reason-server-restarting = El servidor se está reiniciando. Reconectando.
reason-server-not-ready = El servidor no puede hacer eso ahora mismo. Inténtalo otra vez.
reason-server-busy = El servidor está muy ocupado ahora mismo. Inténtalo de nuevo en un minuto.
reason-server-outcome-unknown = El servidor no puede decir ahora mismo si eso ha funcionado. Compruébalo y, si no, inténtalo otra vez.
reason-server-failed = Algo ha fallado en el servidor. El error ha quedado registrado.

command-prune = Eliminar mesas antiguas de la base de datos de un servidor.
option-prune-days = Eliminar lo que tenga más de N días.
option-prune-finished = Eliminar también las partidas terminadas, con sus registros. Si no, solo las mesas cerradas o terminadas antes de tiempo.
option-dry-run = Decir solo qué se eliminaría.
pruned = Eliminado: mesas cerradas o terminadas antes de tiempo, { $tables }; partidas terminadas, { $games }; análisis de partidas subidas, { $reviews }; personas sin mesa, { $people }.
would-prune = Se eliminaría: mesas cerradas o terminadas antes de tiempo, { $tables }; partidas terminadas, { $games }; análisis de partidas subidas, { $reviews }; personas sin mesa, { $people }.

reason-identity-not-shown = Esa página no existe o es privada.
reason-game-ended = Esta partida se terminó antes de tiempo.
reason-seat-left = Has abandonado este asiento definitivamente.
reason-rate-too-many-remarks = Ya has dicho bastante por ahora. Espera medio minuto.
reason-rate-too-many-muted = { $max ->
    [one] Ya ocultas los comentarios de { $max } persona, que es el máximo. Vuelve a mostrarlos primero.
   *[other] Ya ocultas los comentarios de { $max } personas, que es el máximo. Vuelve a mostrar primero los de alguna.
}
reason-identity-unknown-person = Esa persona ya no está aquí.
reason-game-terms-changed = Quien creó la mesa ha cambiado las condiciones de la partida. Échales otro vistazo antes de aceptarlas.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = No todos han aceptado aún las nuevas condiciones. Esperando a { $players }.
reason-game-not-everyone-here = Con tan poco tiempo por jugada, la partida solo puede empezar cuando estén todos. Esperando a { $players }.
reason-game-rated-without-clock = Una partida puntuable necesita un límite de tiempo. Elige un tiempo por jugada o jugad una partida no puntuable.
reason-game-rated-too-often = { $max ->
    [one] Dos jugadores pueden enfrentarse como mucho { $max } vez al día en partidas puntuables. Jugad una no puntuable o volved mañana.
   *[other] Dos jugadores pueden enfrentarse como mucho { $max } veces al día en partidas puntuables. Jugad una no puntuable o volved mañana.
}
reason-game-rated-without-bots = Una partida puntuable es solo para personas. Sustituye a los bots o jugad una partida no puntuable.
reason-game-rated-one-seat = En una partida puntuable cada cual tiene un solo asiento. Cede el segundo a otra persona o jugad una partida no puntuable.

## Avisos

reason-notifications-bad-subscription = Tu navegador ha dado una dirección o unas claves que el servidor no puede usar.
reason-notifications-unknown-service = Este servidor no usa el servicio push de tu navegador ({ $service }), así que no puede enviarte avisos.
reason-notifications-bad-preferences = El servidor no conoce ese idioma o esa zona horaria, o falta el inicio o el final de las horas de silencio.
reason-notifications-not-subscribed = Este dispositivo no ha pedido avisos.
reason-mail-not-here = Este servidor no envía correos.
reason-mail-bad-address = Eso no es una dirección de correo. Escríbela como nombre@example.org.
reason-mail-too-many = Ya has pedido bastantes enlaces por ahora. Mira en el correo no deseado o vuelve a intentarlo mañana.
reason-mail-not-sent = El correo no se pudo enviar ahora. Vuelve a intentarlo en unos minutos.
reason-mail-refused = El servidor de correo no acepta esta dirección. Comprueba cómo está escrita.
reason-mail-bad-code = Este enlace ya se usó o es demasiado antiguo. Pide otro en tu página.
reason-mail-no-address = Todavía no has dado una dirección de correo.

reason-identity-unknown-device = Ese dispositivo ya no tiene la sesión abierta.

## The coach

reason-rate-too-many-reviews = Varios de tus análisis aún esperan, o has pedido muchos. Vuelve a intentarlo en unos minutos.
reason-rate-too-much-advice = Has pedido ya muchos consejos. Espera un momento.
reason-advice-rated = En las partidas puntuables no hay consejos.
