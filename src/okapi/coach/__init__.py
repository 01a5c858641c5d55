"""The coach: what each decision of a finished game was worth, and what was luck (docs/coach.md).

found = review(record, board)
advice(view_for(state, seat))
compare(view_for(state, seat), tried, played, step=step, level=found.level)
play_on(record, board, step, seat, seed="again")

`review`, `advice` and `compare` need the extra `fast` and are loaded when they are first asked for. What they return is
in `results`, which needs nothing.
"""

from typing import TYPE_CHECKING, Any

from okapi.bots.playing_on import NoSuchMoment, play_on

from .results import NotFinished, UnknownBoard

if TYPE_CHECKING:
    from .advising import advice
    from .learning import compare
    from .reviewing import review
else:

    def __getattr__(name: str) -> Any:
        match name:
            case "advice":
                from .advising import advice  # noqa: PLC0415

                return advice
            case "compare":
                from .learning import compare  # noqa: PLC0415

                return compare
            case "review":
                from .reviewing import review  # noqa: PLC0415

                return review
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["NoSuchMoment", "NotFinished", "UnknownBoard", "advice", "compare", "play_on", "review"]
