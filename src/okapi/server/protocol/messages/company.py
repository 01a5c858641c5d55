"""The people a person plays with, and regular tables."""

from msgspec import Struct

from .values import GameId, Milliseconds, Name, Secret


class KnownPerson(Struct, frozen=True):
    """A person whom the caller has played with, or shares a regular table with."""

    id: str
    name: str
    games: int  # together
    last: Milliseconds | None  # when they last played together
    here: bool  # connected now, if both show their presence
    blocked: bool  # by the caller


class KnownPeople(Struct, frozen=True):
    """The people the caller has played with, the latest first, and whether they see when the caller is here."""

    seen: bool
    people: tuple[KnownPerson, ...]


class ChangeSeen(Struct, frozen=True, forbid_unknown_fields=True):
    """Show the caller's presence to people they have played with, or hide it. People who hide theirs see nobody's."""

    seen: bool


class NewRegularTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to come back to, with the colours, rules and board of a game that the caller played, if one is named."""

    name: Name
    game: GameId | None = None


class RenameRegularTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for a regular table."""

    name: Name


class JoinRegularTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Join a regular table by its link."""

    link: Secret


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Make another member the owner."""

    person: GameId


class TableMember(Struct, frozen=True):
    """A member of a regular table."""

    id: str
    name: str
    is_owner: bool


class RegularTableInfo(Struct, frozen=True):
    """A regular table, as its members see it."""

    id: str
    name: str
    people: tuple[TableMember, ...]
    link: str | None  # by which people join; none: its owner has to make a new one
    game: GameId | None  # that is being played, or waits for its players
    games: int  # of the series, finished


class RegularTableList(Struct, frozen=True):
    """The regular tables of which the caller is a member."""

    tables: tuple[RegularTableInfo, ...]


class RegularTableInvitation(Struct, frozen=True):
    """What a person with the link is shown before they join."""

    name: str
    people: tuple[str, ...]
    is_full: bool
