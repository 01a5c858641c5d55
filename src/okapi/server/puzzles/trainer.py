"""The trainer: puzzle after puzzle, each about as hard as the person's rating."""

from random import Random

from okapi.puzzles import START, Puzzle, PuzzleTheme, all_puzzles, todays
from okapi.puzzles.training import EASIER, SUITABLE, one_that_suits
from okapi.server.clock import Clock, day_at
from okapi.server.protocol.messages import Me, NextPuzzle
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.people_puzzles import PuzzleName, all_people_puzzles, nearest_people_puzzles
from okapi.server.storage.puzzle_tries import latest_puzzle_tries, tried_puzzles

_LONGEST_AGO = 12  # puzzles that were tried longest ago: one of them is drawn


async def offer_puzzle(
    database: Database, now: Clock, me: Me | None, theme: PuzzleTheme | None, after: str | None
) -> NextPuzzle:
    """A puzzle near a person's rating that they have not tried; if none is left, one that they tried long ago.

    `after` is the puzzle that was just shown, which is not offered again at once. Until the person has tried another
    puzzle, or the day is over, the result is the same. Refusal: there is no other puzzle.
    """
    today = day_at(now())
    rating, tried, identity = float(START), dict[str, int](), None if me is None else me.id
    async with database.read() as connection:
        if identity is not None:
            latest = await latest_puzzle_tries(connection, identity, 1)
            tried = await tried_puzzles(connection, identity)
            rating = latest[0].rating if latest else rating
        of_people = await nearest_people_puzzles(connection, identity, theme, rating - EASIER, SUITABLE + 1)
    random = Random(f"{identity or ''} {today} {len(tried)} {after}")
    shipped = [it for it in all_puzzles() if theme in (None, it.theme)]
    of_today = {puzzle.id for puzzle in todays(today)}  # these have a page of their own
    out = {*tried, *of_today, after}
    every: list[Puzzle | PuzzleName] = [*shipped, *of_people]
    if (fresh := one_that_suits(rating, (it for it in every if it.id not in out), random)) is not None:
        return NextPuzzle(fresh.id)
    async with database.read() as connection:
        known = (*(it.id for it in shipped), *await all_people_puzzles(connection, theme))
    left = [id for id in known if id != after]
    longest_ago = sorted((id for id in left if id in tried), key=tried.__getitem__)[:_LONGEST_AGO]
    if chosen := longest_ago or left:
        return NextPuzzle(random.choice(chosen))
    raise Refusal(ServerReason.NO_SUCH_PUZZLE)
