"""Pictures of a table as everyone sees it, drawn without a browser."""

from .drawing import card_of, svg_of
from .result import ResultLine

__all__ = ["ResultLine", "card_of", "svg_of"]
