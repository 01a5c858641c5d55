"""Pictures of a table as everyone sees it, drawn without a browser."""

from .drawing import card_of, svg_of

__all__ = ["card_of", "svg_of"]
