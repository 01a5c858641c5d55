"""Games: /api/games."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from okapi.server.lobby import invitations, new_games, tables
from okapi.server.play import endings, seating
from okapi.server.play.context import PlayContext
from okapi.server.play.history import missed
from okapi.server.play.records import record_of
from okapi.server.protocol import messages
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Agreement, Status
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.storage.lists import finished_games, games_of, games_to_watch, open_games

from .dependencies import Anyone, GameInPath, IdInPath, SeatInPath, Someone, TheLobby, ThePlay, answer, described, read
from .rate_limits import Work

router = APIRouter(prefix="/api/games", tags=["games"])
RECORD = "application/x-ndjson"
LATEST = 2**53  # the latest moment that every client can represent, in milliseconds


@router.post("", **described(messages.NewGame, messages.CreatedGame, 201, costs=Work.TABLE))
async def set_up(request: Request, lobby: TheLobby, me: Someone) -> Response:
    """A new table."""
    game, invite = await new_games.set_up(lobby, me, await read(request, messages.NewGame))
    return answer(messages.CreatedGame(await _changed(lobby.play, game, me), invite), 201)


@router.get("", **described(None, messages.GameList))
async def list_games(
    play: ThePlay,
    me: Anyone,
    list: Annotated[messages.List, Query()] = "open",
    before: Annotated[int | None, Query(ge=0, le=LATEST)] = None,
) -> Response:
    """The caller's tables, their finished games, open tables, or games to watch."""
    now, limit = play.now(), play.settings.max_in_list
    if me is None and list in ("mine", "finished"):
        raise Refusal(ServerReason.WHO_ARE_YOU)
    async with play.database.read() as connection:
        if me is not None and list == "mine":
            found = await games_of(connection, me.id, now, limit)
        elif me is not None and list == "finished":
            found = await finished_games(connection, me.id, now, limit, before)
        elif list == "open":
            found = await open_games(connection, now, limit)
        else:
            found = await games_to_watch(connection, now, limit)
    identity = me.id if me else None
    return answer(messages.GameList(tuple(play.broadcast.info_of(game, identity) for game in found)))


@router.get("/{game}", **described(None, messages.GameInfo))
async def look(game: GameInPath, play: ThePlay, me: Anyone) -> Response:
    """One table."""
    return answer(await game_info(play, game, me))


@router.get("/{game}/missed", **described(None, messages.Missed))
async def look_at_missed(game: GameInPath, play: ThePlay, me: Someone) -> Response:
    """What has happened since the caller's last decision."""
    return answer(await missed(play.database, play.registry, game, me))


@router.post("/{game}/join", **described(messages.Join, messages.GameInfo, costs=Work.JOIN))
async def join(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Take a seat."""
    await tables.join(lobby, game, me, await read(request, messages.Join, or_default=True))
    return answer(await _changed(lobby.play, game, me))


@router.post("/{game}/people/{person}", **described(None, messages.GameInfo, costs=Work.PEOPLE))
async def invite_person(game: GameInPath, person: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """Keep a seat for a person whom the caller has played with, and notify them."""
    await invitations.invite_person(lobby, game, me, person)
    return answer(await _changed(lobby.play, game, me))


@router.post("/{game}/leave", **described(messages.Leave, messages.GameInfo))
async def leave(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Leave a table before the start, or a game for good."""
    seat = (await read(request, messages.Leave, or_default=True)).seat
    session = await lobby.play.registry.get_fresh(game)
    if session.stored.status is Status.LOBBY:
        await tables.leave(lobby, game, me, seat)
    else:
        await endings.leave_for_good(lobby.play, game, me, seat)
    return answer(await _changed(lobby.play, game, me))


@router.put("/{game}/seats/{seat}", **described(messages.SeatPlan, messages.GameInfo))
async def plan_seat(game: GameInPath, seat: SeatInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Decide who plays a seat."""
    await tables.plan_seat(lobby, game, me, seat, await read(request, messages.SeatPlan))
    return answer(await _changed(lobby.play, game, me))


@router.put("/{game}/agreement", **described(Agreement, messages.GameInfo))
async def agree(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Change the terms of the table."""
    await tables.agree(lobby, game, me, await read(request, Agreement))
    return answer(await _changed(lobby.play, game, me))


@router.put("/{game}/words", **described(messages.AddWords, messages.GameInfo))
async def add_words(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Add the caller's words to the seed."""
    wanted = await read(request, messages.AddWords)
    await tables.add_words(lobby, game, me, wanted.words, wanted.seat)
    return answer(await _changed(lobby.play, game, me))


@router.put("/{game}/livery", **described(messages.ChooseLivery, messages.GameInfo))
async def choose_livery(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Choose the colour and sign of the caller's trains."""
    wanted = await read(request, messages.ChooseLivery)
    await tables.choose_livery(lobby, game, me, wanted.livery, wanted.seat)
    return answer(await _changed(lobby.play, game, me))


@router.post("/{game}/invites", **described(messages.NewInvite, messages.Invite, 201))
async def invite(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Another invitation."""
    wanted = await read(request, messages.NewInvite, or_default=True)
    return answer(await tables.invite(lobby, game, me, wanted.seat), 201)


@router.post("/{game}/confirm", **described(messages.Confirm, messages.GameInfo))
async def confirm(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Agree to the current terms of the table."""
    await tables.confirm(lobby, game, me, (await read(request, messages.Confirm)).terms)
    return answer(await _changed(lobby.play, game, me))


@router.post("/{game}/start", **described(messages.Start, messages.GameInfo))
async def start(game: GameInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Deal the cards."""
    await tables.start(lobby, game, me, (await read(request, messages.Start)).terms)
    return answer(await _changed(lobby.play, game, me))


@router.put("/{game}/bot-delay", **described(messages.BotDelay, messages.GameInfo))
async def set_bot_delay(game: GameInPath, request: Request, play: ThePlay, me: Someone) -> Response:
    """Make the bots move faster or slower, before the game or during it."""
    await seating.set_bot_delay(play, game, me, (await read(request, messages.BotDelay)).bot_delay)
    return answer(await _changed(play, game, me))


@router.post("/{game}/takeover", **described(messages.TakeOver, messages.GameInfo))
async def take_over(game: GameInPath, request: Request, play: ThePlay, me: Someone) -> Response:
    """Let a bot play for a person who is late or absent."""
    wanted = await read(request, messages.TakeOver)
    await seating.take_over(play, game, me, wanted.seat)
    return answer(await _changed(play, game, me))


@router.post("/{game}/return", **described(messages.TakeBack, messages.GameInfo))
async def take_back(game: GameInPath, request: Request, play: ThePlay, me: Someone) -> Response:
    """Take the caller's seat back from a bot."""
    await seating.take_back(play, game, me, (await read(request, messages.TakeBack)).seat)
    return answer(await _changed(play, game, me))


@router.post("/{game}/end", **described(messages.EndEarly, messages.GameInfo))
async def end_early(game: GameInPath, request: Request, play: ThePlay, me: Someone) -> Response:
    """Vote to end the game early, or withdraw the vote."""
    wanted = await read(request, messages.EndEarly, or_default=True)
    await endings.end_early(play, game, me, agree=wanted.agree)
    return answer(await _changed(play, game, me))


@router.post("/{game}/rematch", **described(None, messages.GameInfo, costs=Work.TABLE))
async def rematch(game: GameInPath, lobby: TheLobby, me: Someone) -> Response:
    """Play again with the same people."""
    return answer(await _changed(lobby.play, await new_games.rematch(lobby, game, me), me))


@router.get("/{game}/record", **described(text=RECORD, costs=Work.LOOK))
async def record(game: GameInPath, play: ThePlay, _: Anyone) -> Response:
    """The sealed record, once the game is over."""
    return record_file(game, await record_of(play.database, play.now, game))


def record_file(id: str, record: str | bytes) -> Response:
    name = f'attachment; filename="okapi-{id}.jsonl"'
    return Response(record, media_type=RECORD, headers={"content-disposition": name})


async def _changed(play: PlayContext, game: str, me: messages.Me) -> messages.GameInfo:
    """A game that was just changed. If it cannot be read back, the answer is “outcome unknown”."""
    try:
        return await game_info(play, game, me)
    except FAILURES as error:
        raise OutcomeUnknown from error


async def game_info(play: PlayContext, game: str, me: messages.Me | None) -> messages.GameInfo:
    return play.broadcast.info(await play.registry.get_fresh(game), me.id if me else None)
