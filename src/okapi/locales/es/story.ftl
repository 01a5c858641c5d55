# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = En pocas palabras
story-when = { $turn ->
    [0] antes del primer turno
   *[other] en el turno { $turn }
}
story-chance = { $who ->
        [you] tu probabilidad de ganar
       *[other] la probabilidad de ganar de { $player }
    } { $change ->
        [up] subió
       *[down] bajó
    } del { $before } % al { $percent } %
story-ahead-all-game = { $who ->
    [you] Fuiste por delante casi desde el principio.
   *[other] { $player } fue por delante casi desde el principio.
}
story-ahead-from = { $who ->
    [you] Tomaste la delantera { $when } y ya no la soltaste.
   *[other] { $player } tomó la delantera { $when } y ya no la soltó.
}
story-came-back = { $who ->
    [you] Lo tenías mal { $when }, con un { $percent } % de probabilidad de ganar, pero remontaste.
   *[other] { $player } lo tenía mal { $when }, con un { $percent } % de probabilidad de ganar, pero remontó.
}
story-open-to-the-end = { $who ->
    [you] Todo estuvo abierto hasta el final, y ganaste.
   *[other] Todo estuvo abierto hasta el final, y ganó { $player }.
}
story-led-until = { $who ->
    [you] Fuiste por delante hasta el turno { $turn }.
   *[other] { $player } fue por delante hasta el turno { $turn }.
}
story-last-ahead = { $who ->
    [you] La última vez que estuviste por delante fue { $when }.
   *[other] La última vez que { $player } estuvo por delante fue { $when }.
}
story-never-ahead = { $who ->
    [you] Nunca fuiste claramente por delante. Tu mejor probabilidad fue del { $percent } %, { $when }.
   *[other] { $player } nunca fue claramente por delante. Su mejor probabilidad fue del { $percent } %, { $when }.
}
story-claim-decided = La partida dio un giro { $when }: { $doer ->
        [you] cubriste el recorrido { $route }
       *[other] { $rival } cubrió el recorrido { $route }
    }, y { $chance }.
story-move-decided = La partida dio un giro { $when } ({ $rival }: { $move }): { $chance }.
story-card-decided = La partida dio un giro { $when } con una carta ({ $card }): { $chance }.
story-tickets-decided = La partida dio un giro { $when } con los billetes que { $doer ->
        [you] robaste
       *[other] robó { $rival }
    }: { $chance }.
story-better-there = Habría sido mejor: { $move }.
story-missed-just-before = { $who ->
    [you] Poco antes tenías algo mejor: { $move }.
   *[other] Poco antes { $player } tenía algo mejor: { $move }.
}
story-costliest = { $who ->
    [you] Tu decisión más cara llegó { $when }. Habría sido mejor: { $move }.
   *[other] La decisión más cara de { $player } llegó { $when }. Habría sido mejor: { $move }.
}
story-no-mistakes = { $who ->
    [you] No cometiste ningún error de verdad.
   *[other] { $player } no cometió ningún error de verdad.
}
story-luck-with = { $who ->
    [you] La suerte estuvo claramente de tu parte.
   *[other] La suerte estuvo claramente de parte de { $player }.
}
story-luck-rather-with = { $who ->
    [you] La suerte estuvo más bien de tu parte.
   *[other] La suerte estuvo más bien de parte de { $player }.
}
story-luck-even = La suerte se repartió por igual.
story-luck-rather-against = { $who ->
    [you] La suerte estuvo más bien en tu contra.
   *[other] La suerte estuvo más bien en contra de { $player }.
}
story-luck-against = { $who ->
    [you] La suerte estuvo claramente en tu contra.
   *[other] La suerte estuvo claramente en contra de { $player }.
}
story-luck-cost-points = { $who ->
    [you] La mala suerte te costó { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }, pero apenas redujo tu probabilidad de ganar.
   *[other] La mala suerte le costó { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } a { $player }, pero apenas redujo su probabilidad de ganar.
}
story-luck-brought-points = { $who ->
    [you] La suerte te dio { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }, pero apenas cambió tu probabilidad de ganar.
   *[other] La suerte le dio { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } a { $player }, pero apenas cambió su probabilidad de ganar.
}
learn-title = Aprende de tus errores
learn-open = Aprender de mis errores
learn-open-of = Aprender de los errores de { $player }
learn-which-seat = ¿De quién son los errores? Indica con --seat a uno de estos jugadores: { $players }.
learn-nothing = Aquí no hay nada que aprender: todas las decisiones fueron buenas.
learn-intro = { $count ->
        [one] { $count } decisión te costó algo. Verás
       *[other] { $count } decisiones te costaron algo. Cada vez verás
    } la partida tal como la veías entonces y tendrás { $tries } intentos para dar con una jugada mejor.
learn-where = { $when }: error { $number } de { $count }
learn-played = Tu jugada: { $move }. Busca una mejor.
learn-thinks = El entrenador está mirando tu jugada…
learn-found = ¡Bien visto! Probabilidad de ganar: { $percent } % en vez de { $played } %.
learn-better = Mejor que lo que jugaste ({ $percent } % en vez de { $played } %), pero hay algo mejor todavía.
learn-worse = No es mejor: { $percent } %, frente al { $played } % de lo que jugaste.
learn-same = Eso es lo que jugaste. Prueba otra cosa.
learn-tries = { $tries ->
        [one] Queda un intento.
       *[other] Quedan { $tries } intentos.
    }
learn-show = Enséñamelo
learn-solution = Lo que haría el entrenador
puzzles-like-this = Problemas parecidos
learn-next = Siguiente error
learn-done = Jugadas mejores encontradas: { $found } de { $count }.
learn-no-save = Aquí no hay nada que guardar: la partida queda como está.
reason-learn-not-judged = Esta decisión no se puede volver a intentar: el análisis de la partida no la valora.
