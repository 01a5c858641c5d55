"""The people one plays with: whom one knows, and regular tables."""

from msgspec import Struct

from .values import GameId, Milliseconds, Name, Secret


class KnownPerson(Struct, frozen=True):
    """Somebody one has played with, or shares a regular table with."""

    id: str
    name: str
    games: int  # together
    last: Milliseconds | None  # when that was
    here: bool  # connected now, as far as both show it
    blocked: bool  # by whom this list belongs to


class KnownPeople(Struct, frozen=True):
    """Whom one has played with, the latest first, and whether they see when one is here."""

    seen: bool
    people: tuple[KnownPerson, ...]


class ChangeSeen(Struct, frozen=True, forbid_unknown_fields=True):
    """Say whether people one has played with see when one is here. Who does not show it does not see it."""

    seen: bool


class NewRegularTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to come back to, with the colours, rules and board of a game one sat at, if one is named."""

    name: Name
    game: GameId | None = None


class RenameRegularTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What it is called from now on."""

    name: Name


class JoinRegularTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Belong to a regular table, by its link."""

    link: Secret


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Make somebody else the owner."""

    person: GameId


class TableMember(Struct, frozen=True):
    """Somebody who belongs to a regular table."""

    id: str
    name: str
    is_owner: bool


class RegularTableInfo(Struct, frozen=True):
    """A regular table, as those who belong to it see it."""

    id: str
    name: str
    people: tuple[TableMember, ...]
    link: str | None  # of the page, with what lets people join; none: its owner has to make another
    game: GameId | None  # the one that is being played, or waits for its people
    games: int  # of the series that are over


class RegularTableList(Struct, frozen=True):
    """The regular tables that one belongs to."""

    tables: tuple[RegularTableInfo, ...]


class RegularTableInvitation(Struct, frozen=True):
    """What somebody with the link is shown before they join."""

    name: str
    people: tuple[str, ...]
    is_full: bool
