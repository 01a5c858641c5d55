### The deal of the day at the terminal, and in the preview of a link.

command-deal = Jugar el reparto del día: las mismas cartas y rivales para todos, y tu puntuación comparada con la de los bots de cada nivel.
option-deal-date = El día del reparto, como 2026-11-17; por defecto, hoy en UTC.
option-deal-name = Tu nombre, para el registro de la partida.
deal-bad-date = { $date } no es una fecha. Escríbela así: 2026-11-17
deal-no-such-day = Hay repartos del { $first } al { $last }.
deal-welcome = Reparto del día, { $date }. Tus rivales: { $opponents }.
deal-field = Las mismas cartas, jugadas por los bots de cada nivel
deal-points = Puntos
deal-preview = { $points ->
    [one] Con estas cartas hice { $points } punto. ¿Y tú?
   *[other] Con estas cartas hice { $points } puntos. ¿Y tú?
}
