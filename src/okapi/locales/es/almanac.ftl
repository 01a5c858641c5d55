friends-known = Con quién has jugado
friends-text = Todas las personas con las que has terminado una partida. Solo tú ves esta lista.
friends-none = Aún no hay nadie. Termina una partida con amigos y los encontrarás aquí.
friends-games = { $count ->
    [one] { $count } partida en común
   *[other] { $count } partidas en común
}
friends-here = en línea
friends-seen = Mostrar a estas personas cuándo estoy en línea y ver cuándo lo están ellas
friends-invite = Invitar
friends-invite-one = Invitar a { $name }
friends-duel = Retar
friends-duel-one = Retar a { $name } a un duelo
friends-block = Bloquear
friends-block-one = Bloquear a { $name }
friends-block-text = No volverás a saber de { $name }: no podrá invitarte, ni ver si estás en línea, ni sentarse a tus mesas. No se le avisará.
friends-blocked = bloqueo activo
friends-unblock = Desbloquear
friends-unblock-one = Desbloquear a { $name }
friends-ask = Invitar a gente que conoces
friends-ask-text = Se les guarda un asiento y reciben un aviso si así lo han pedido.
regular-tables = Mesas habituales
regular-table = Mesa habitual
regular-table-text = Una mesa a la que volver: la misma gente, los mismos colores y reglas, y un marcador que sigue de partida en partida.
regular-table-from-text = La mesa nueva toma los colores, las reglas y el tablero de vuestra última partida. Envía el enlace a los demás y seguiréis jugando con un toque.
regular-table-name = Nombre de la mesa
regular-table-name-example = Domingos
regular-table-make = Crear la mesa
regular-table-people = Quiénes la forman
regular-table-owner = lleva la mesa
regular-table-next = Siguiente partida
regular-table-to-game = Ir a la partida
regular-table-link = Enlace de esta mesa
regular-table-link-text = Quien tenga este enlace puede unirse, hasta { $max } personas en total.
regular-table-new-link = Cambiar el enlace por uno nuevo
regular-table-private = Solo quienes la forman ven esta mesa, sus partidas y su marcador.
regular-table-hand-over = Traspasar
regular-table-hand-over-one = Traspasar la mesa a { $name }
regular-table-remove = Quitar
regular-table-remove-one = Quitar a { $name }
regular-table-remove-text = { $name } dejará de ver esta mesa. Cambia también el enlace; si no, podrá volver con él.
regular-table-manage = Esta mesa
regular-table-leave = Dejar la mesa
regular-table-leave-text = Dejarás de ver esta mesa. Tus partidas se quedan en tu almanaque.
regular-table-close = Cerrar para todos
regular-table-close-text = La mesa y su marcador desaparecen para todos. Las partidas se quedan en el almanaque de quienes las jugaron.
regular-table-invited = Te invitan a la mesa «{ $name }»
regular-table-with = Con { $names }
regular-table-join = Unirme
regular-table-is-full = Todos los asientos de esta mesa están ocupados.
regular-table-series = El marcador
regular-table-no-games = Aquí aún no se ha terminado ninguna partida.
almanac = Almanaque
almanac-text = Lo que suman todas tus partidas terminadas, { $name }. Solo tú lo ves.
almanac-none = Aún no hay partidas terminadas. Aquí cuentan las que juegas tú hasta el final.
almanac-year = Año
almanac-all-years = Todos
almanac-sum = En cifras
almanac-wins = Victorias
almanac-games = Partidas
almanac-points = Puntos por partida
almanac-head-to-head = Cara a cara
almanac-head-to-head-text = Cuántas veces el primero quedó por delante del segundo, y al revés.
almanac-ahead = por delante: { $ahead }, por detrás: { $behind }
almanac-more = Mostrar todo
almanac-months = Mes a mes
almanac-winner = { $name }: { $wins ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
almanac-best = Mejores partidas
almanac-routes = Mejores recorridos
almanac-tickets = Mejores billetes
almanac-real-board = en un tablero de verdad
almanac-luck = Suerte y decisiones
almanac-luck-none = Haz que el entrenador analice algunas partidas: aquí verás qué fue suerte y qué fue decisión.
almanac-luck-text = Las cuentas del entrenador, sumadas y expresadas en victorias. El número que sigue a ± es lo que puede variar esa suma solo por azar.
almanac-reviewed = { $count ->
    [one] { $count } partida analizada
   *[other] { $count } partidas analizadas
}
almanac-of-luck = Suerte
almanac-of-choices = Decisiones
almanac-luck-too-few = Aún hay muy pocas partidas analizadas para hablar de suerte.
almanac-luck-lucky = Las cartas han estado realmente de tu parte.
almanac-luck-unlucky = Las cartas han estado realmente en tu contra.
almanac-luck-even = La buena y la mala suerte se compensan, hasta donde se puede saber.
almanac-luck-luckiest = { $name } tiene realmente más suerte que nadie.
almanac-luck-nobody = Nadie tiene claramente más suerte: el azar explica la diferencia.
almanac-medals = Medallas
medal-level = Primera victoria contra { $name }
medal-great-ticket = Un billete de más de { $number } puntos, completado
medal-from-last = Victoria tras ocupar el último puesto antes de contar los billetes
medal-globetrotter = Trotamundos { $number } veces
medal-not-yet = todavía no
almanac-kept = Partidas en un tablero de verdad
almanac-asked = ¿Estabas allí?
almanac-asked-text = Alguien ha registrado una partida en un tablero de verdad y dice que estabas. Contará en tu almanaque cuando la confirmes.
almanac-filed-by = registrada por { $name }
almanac-unconfirmed = sin confirmar
almanac-confirm = Sí, que cuente
almanac-strike = Tachar
almanac-strike-text = La partida deja de contar para ti y para la mesa habitual, y ya no muestra tu nombre.
almanac-delete = Borrar
almanac-delete-text = La partida desaparece del almanaque de todos.
almanac-cancel = Cancelar
almanac-csv = Descargar como tabla (CSV)
almanac-json = Descargar como datos (JSON)
file = Registrar en el almanaque
file-text = El servidor guarda la fecha, los nombres, los puntos de todos y el mejor recorrido y el mejor billete de cada uno, pero no la partida en sí. A quienes elijas aquí se les pide que confirmen, y pueden tachar la partida cuando quieran.
file-own-board = Se jugó en un tablero tuyo: cuenta como partida, no marca récords y no se guarda nada de tu tablero.
file-who = ¿Quién es { $name }?
file-me = { $name } (tú)
file-nobody = Alguien que no está aquí
file-no-table = Ninguna
file-needs-you = Elige cuál de los jugadores eres tú.
file-do = Registrar la partida
file-done = La partida está en tu almanaque.
reason-people-too-often-invited = { $name } ya tiene varias invitaciones tuyas. Espera una respuesta.
reason-regular-table-unknown = Esa mesa habitual no existe o no formas parte de ella.
reason-regular-table-not-the-owner = Eso solo puede hacerlo quien lleva la mesa.
reason-regular-table-full = { $max ->
    [one] El único asiento de esta mesa está ocupado.
   *[other] Los { $max } asientos de esta mesa están ocupados.
}
reason-regular-table-too-many = { $max ->
    [one] Ya formas parte de { $max } mesa habitual. Déjala primero.
   *[other] Ya formas parte de { $max } mesas habituales. Deja alguna primero.
}
reason-almanac-not-in-it = Solo puedes registrar una partida que hayas jugado tú, y a cada persona una sola vez.
reason-almanac-already-filed = Ya has registrado esta partida.
reason-almanac-unknown = Esa partida ya no está en el almanaque.
reason-almanac-too-many = { $max ->
    [one] Has registrado { $max } partida y no caben más.
   *[other] Has registrado { $max } partidas y no caben más.
}
