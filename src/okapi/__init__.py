"""An open digital edition of a railway board game set in the heart of Africa."""

from importlib.metadata import version

__all__ = ["__version__"]

DISTRIBUTION = "okapi-railways"  # on PyPI, where `okapi` is another project
__version__ = version(DISTRIBUTION)


def how_to_install(extra: str) -> str:
    """The command that adds an extra to the installation."""
    return f'pip install "{DISTRIBUTION}[{extra}]"'
