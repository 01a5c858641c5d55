"""The seats at the table: names and bots."""

import re
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from okapi.board.problems import printable
from okapi.bots import Bot, BotEntry, BrokenBot, UnknownBot, bot_names, bot_seed, find_bot
from okapi.game import Rules, Seat
from okapi.server.lengths import MAX_NAME

from .bad_input import BadInput
from .language import listed, say, spoken

LONGEST_TEXT = 1000
NUMBERED = re.compile(r"(?P<bot>.+) \d+")


def bots_named(names: str) -> list[BotEntry]:
    return [find(name.strip()) for name in names.split(",")]


def find(name: str) -> BotEntry:
    if ":" in name and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # a file of the reader's own: an installed command does not look there by itself
    try:
        return find_bot(name)
    except UnknownBot:
        raise BadInput(say("unknown-bot", bot=printable(name), bots=listed(bot_names()))) from None
    except BrokenBot as error:
        failed = printable(str(error.__cause__))
        raise BadInput(say("broken-bot", bot=printable(name), error=failed)) from None


def fill_seats(bots: list[BotEntry], seats: int) -> list[BotEntry]:
    """One bot for each seat; a single name is for all of them."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadInput(say("wrong-number-of-bots", given=len(bots), seats=seats))
    return bots


def require_players(players: int) -> None:
    """1.1."""
    rules = Rules()
    if not rules.min_players <= players <= rules.max_players:
        raise BadInput(say("wrong-number-of-players", players=players, min=rules.min_players, max=rules.max_players))


def names_of(bots: Sequence[BotEntry]) -> list[str]:
    """What bots are called at the table: by their names, numbered where one plays more than once."""
    several = {name for name, count in Counter(bot.name for bot in bots).items() if count > 1}
    seen: Counter[str] = Counter()
    names = []
    for bot in bots:
        seen[bot.name] += 1
        names.append(f"{bot.name} {seen[bot.name]}" if bot.name in several else bot.name)
    return names


def bot_behind(name: str) -> BotEntry | None:
    numbered = NUMBERED.fullmatch(name)
    for candidate in (name, numbered["bot"] if numbered else name):
        if candidate in bot_names():
            return find_bot(candidate)
    return None


def bots_at(seats: dict[Seat, BotEntry], luck: str) -> dict[Seat, Bot]:
    """The bots, each with its own seed."""
    return {seat: bot.factory(bot_seed(luck, seat)) for seat, bot in seats.items()}


def checked_name(name: str) -> str:
    """A name for a person: printable, not too long, and not a bot's."""
    own = name.strip()
    if not own or len(own) > MAX_NAME or not own.isprintable() or own.isdecimal():
        raise BadInput(say("bad-name", longest=MAX_NAME))
    if bot_behind(own) is not None:
        raise BadInput(say("name-of-a-bot", name=own))
    return own


def checked_seed(seed: str) -> str:
    if not seed.isprintable() or len(seed) > LONGEST_TEXT:
        raise BadInput(say("bad-seed", longest=LONGEST_TEXT))
    return seed


def checked_words(words: str) -> str:
    """A player's own words for the dealer, which can be written into a record."""
    if not words.isprintable() or len(words) > LONGEST_TEXT:
        raise BadInput(say("bad-words", longest=LONGEST_TEXT))
    return words


def seat_called(name: str, players: Sequence[str]) -> Seat:
    """A seat by its number, from 1, or by its player's name."""
    wanted = name.strip().casefold()
    if wanted.isascii() and wanted.isdecimal() and 1 <= int(wanted[:9]) <= len(players):
        return int(wanted) - 1
    exact = [seat for seat, player in enumerate(players) if player.casefold() == wanted]
    if exact:
        return exact[0]
    raise BadInput(
        say("unknown-seat", seat=printable(name), seats=len(players), players=spoken().either(map(printable, players)))
    )
