# The coach: what decisions of a finished game were worth, and what was luck.

## The command and its options

command-review = Analizar una partida terminada: cuánto valió cada decisión, qué fue suerte y los momentos decisivos.
option-review-seat = Valorar solo las decisiones de este jugador y dirigirse a él: número de asiento o nombre.
option-review-decisions = Mostrar cada decisión, con lo que costó y lo que era mejor.
option-review-svg = Guardar una imagen del análisis en este archivo.
command-learn = Volver a las decisiones que más caras te salieron en una partida terminada, buscar una jugada mejor y ver enseguida lo que vale.
option-learn-seat = El jugador cuyas decisiones se repasan: número de asiento o nombre. No hace falta si una sola persona jugó contra bots.
review-not-installed = Para analizar una partida hace falta otro paquete: pip install "okapi-railways[fast]"
review-not-finished = { $file }: esta partida no ha terminado, y solo se puede analizar una partida terminada. Para continuarla: okapi play --resume { $file }
review-other-board = { $file }: esta partida se jugó en un tablero o con unas reglas que el entrenador no conoce. Analiza partidas en el tablero propio de Okapi.
review-progress = Decisiones valoradas

## Headings. percent is a number with its sign, as it stands in a picture.

review-moments = Momentos decisivos
review-no-moments = Ningún momento destacó.
review-ledger = Suerte y decisiones, en puntos porcentuales de probabilidad de ganar
review-decisions = Decisiones
review-picture = La probabilidad de ganar durante la partida y de dónde vino
percent = { $percent } %

## The ledger: columns of a table, labels of bars. ledger-<source>

ledger-start = Inicio
ledger-starting-hand = Reparto
ledger-blind = Cartas robadas a ciegas
ledger-turned-up = Cartas descubiertas
ledger-tickets = Billetes robados
ledger-own-choices = Decisiones propias
ledger-choices-of-others = Decisiones ajenas
ledger-result = Resultado
ledger-luck-points = Suerte en puntos
ledger-lost = Perdido (p. p.)

## What decisions are called, above their number

verdict-fine = Buenas
verdict-inexact = Imprecisiones
verdict-mistake = Errores
verdict-blunder = Errores graves

## Key moments. $when is moment-when; $card is the kind of a card alone; $played and $better are moves as below.

moment-when = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }
}
moment-not-doubled = { $when }: { $who ->
        [you] cubres
       *[other] { $player } cubre
    } el recorrido { $route } sin doblarlo. Era posible, y valía { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y { $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    } de probabilidad de ganar.
moment-better-move = { $when }, { $player }: { $played }. Mejor (+{ $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    }): { $better }.
moment-cut-off = { $when }: { $who ->
        [you] cubres
       *[other] { $player } cubre
    } el recorrido { $route }; { $whom ->
        [you] tú ya no puedes
       *[other] { $rival } ya no puede
    } completar el billete { $ticket }.
moment-ticket-failed = { $when }: { $who ->
        [you] te quedas
       *[other] { $player } se queda
    } con el billete { $ticket } cuando aún { $trains ->
        [one] falta { $trains } espacio
       *[other] faltan { $trains } espacios
    }, y { $who ->
        [you] nunca lo completas
       *[other] nunca lo completa
    }.
moment-colour-never-came = Desde el turno { $turn }, { $who ->
        [you] te
       *[other] a { $player } le
    } { $cards ->
        [one] falta { $cards } carta
       *[other] faltan { $cards } cartas
    } para el recorrido { $route } ({ $card }). Tras robar { $draws } cartas no llega ninguna de ese color, ni aparece ninguna boca arriba, y el billete { $ticket } queda sin completar.
moment-ticket-too-late = { $when }: { $who ->
        [you] robas
       *[other] { $player } roba
    } el billete { $ticket } demasiado tarde: { $trains ->
        [one] falta { $trains } espacio
       *[other] faltan { $trains } espacios
    } y { $turns ->
        [0] no queda ningún turno
        [one] queda un turno
       *[other] quedan { $turns } turnos
    }.
moment-ticket-hopeless = { $when }: { $who ->
        [you] te quedas
       *[other] { $player } se queda
    } con el billete { $ticket }, que ya no se puede completar.
moment-lucky-card = { $when }: un golpe de suerte ({ $card }) para { $who ->
        [you] ti
       *[other] { $player }
    }. Probabilidad de ganar: +{ $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    }.
moment-unlucky-card = { $when }: un golpe de mala suerte ({ $card }) para { $who ->
        [you] ti
       *[other] { $player }
    }. Probabilidad de ganar: −{ $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    }.
moment-lucky-tickets = { $when }: { $who ->
        [you] tienes
       *[other] { $player } tiene
    } suerte con los billetes robados. Probabilidad de ganar: +{ $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    }.
moment-unlucky-tickets = { $when }: { $who ->
        [you] tienes
       *[other] { $player } tiene
    } mala suerte con los billetes robados. Probabilidad de ganar: −{ $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    }.
moment-upswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Tu probabilidad de ganar sube
       *[other] La probabilidad de ganar de { $rival } sube
    } del { $before } % al { $after } %.
moment-downswing = { $when }, { $player }: { $played }. { $whom ->
        [you] Tu probabilidad de ganar baja
       *[other] La probabilidad de ganar de { $rival } baja
    } del { $before } % al { $after } %.

## Facts that follow the sentence about a moment. “Not counting tickets”: by the points for routes alone.

fact-ahead = Sin contar billetes, { $who ->
        [you] aventajas a { $rival }
       *[other] { $player } { $whom ->
            [you] te aventaja
           *[other] aventaja a { $rival }
        }
    } en { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
fact-behind = Sin contar billetes, { $who ->
        [you] vas
       *[other] { $player } va
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por detrás de { $whom ->
        [you] ti
       *[other] { $rival }
    }.
fact-level = Sin contar billetes, { $who ->
        [you] empatas con { $rival }
       *[other] { $player } empata { $whom ->
            [you] contigo
           *[other] con { $rival }
        }
    }.
fact-on-the-way = Ese recorrido forma parte del camino más corto del billete { $ticket }, al que aún le { $trains ->
        [one] falta { $trains } espacio
       *[other] faltan { $trains } espacios
    }.
fact-taken-later = { $whom ->
        [you] Tú lo cubres
       *[other] { $rival } lo cubre
    } en el turno { $turn }.
fact-card-wanted = Para el billete { $ticket } aún hace falta ese color.

## Moves as they stand after a colon

move-take = tomar { $card }
move-draw = { $deck ->
    [train] robar del mazo de Vagón
   *[terrain] robar del mazo de Terreno
}
move-draw-tickets = robar billetes
move-keep = conservar { $tickets }
move-claim = cubrir el recorrido { $route }
move-claim-doubled = cubrir el recorrido { $route } y doblarlo
move-pass = pasar

## Every decision, one by one

decision-fine = { $when }, { $player }: { $played }. Bien.
decision-inexact = { $when }, { $player }: { $played }. Imprecisión: cuesta { $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    } de probabilidad de ganar.
decision-mistake = { $when }, { $player }: { $played }. Error: cuesta { $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    } de probabilidad de ganar.
decision-blunder = { $when }, { $player }: { $played }. Error grave: cuesta { $percent ->
        [one] { $percent } punto porcentual
       *[other] { $percent } puntos porcentuales
    } de probabilidad de ganar.
decision-better = Mejor: { $move } ({ $percent } % de probabilidad de ganar).

## What the server refuses: reason-<reason>

reason-review-not-installed = Este servidor no tiene entrenador. Quien lo administra puede añadirlo: pip install "okapi-railways[fast]"
reason-review-unknown = Ese análisis no existe, o ya no está.
reason-review-bad-record = No es un registro completo y sin cambios (línea { $line }). Sube el archivo tal como lo descargaste.
reason-review-unknown-board = Esta partida se jugó en un tablero que este servidor no tiene: { $board }.
reason-review-wrong-players = Jugadores en este registro: { $players }. Aquí, en una mesa caben de { $min } a { $max }.
reason-review-unknown-rules = Esta partida se jugó con reglas que aquí ninguna mesa puede elegir, así que no se puede analizar.
reason-review-board-unknown = El entrenador no conoce el tablero o las reglas de esta partida.
reason-review-not-finished = Esta partida no ha terminado, y solo se puede analizar una partida terminada.
reason-review-played-on = Una partida continuada a partir de otra no se puede analizar. Analiza la original.
reason-review-failed = El análisis ha fallado. Vuelve a intentarlo; el error ha quedado registrado.
reason-advice-not-agreed = Aquí juegan otras personas, y esta mesa no ha permitido los consejos. Es una opción que se elige antes de empezar.
reason-advice-not-your-turn = Ahora mismo no tienes nada que decidir.
reason-advice-none = El entrenador no tiene respuesta ahora. Vuelve a intentarlo.
reason-play-on-no-such-moment = En ese momento no había nada que decidir, así que no se puede continuar desde ahí. Elige otro.

## Advice during play. $move is a move as above; $because says why, as a sentence of its own.

advice-first = Lo mejor: { $move }. { $because } Probabilidad de ganar: { $percent } %.
advice-next = También bueno: { $move }. { $because } Probabilidad de ganar: { $percent } %.
advice-nothing = El entrenador no tiene ningún consejo ahora.
advice-not-installed = Para los consejos hace falta otro paquete: pip install "okapi-railways[fast]"
