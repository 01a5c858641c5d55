"""Playing a recorded game again: does every event follow from the rules and from the promised luck?"""

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from okapi import game
from okapi.board import Board
from okapi.board.loading import draft_of, problems_of
from okapi.dealer import DuplicateDealer, FairDealer, SeededDealer, SplitMixDealer, commitment_to
from okapi.game import Event, GameState

from .faults import Fault, RecordError
from .lines import DuplicateLuck, FairLuck, PlayedOnLuck, Record, RecordedDealer, SeededLuck, SplitMixLuck

Replayed = Sequence[tuple[GameState, Event, GameState]]  # before, what happened, after


def replay(record: Record, board: Board) -> Iterator[tuple[GameState, Event, GameState]]:
    """Play the game again, checking every event: the state before, the event, the state after."""
    state = _start(record, board)
    dealer = dealer_of(record)
    for line, event in enumerate(record.events, start=2):
        expected = _expected(state, event, line, dealer)
        if event != expected:
            raise RecordError(
                line, Fault.NOT_WHAT_FOLLOWS, event=game.format_event(event), expected=game.format_event(expected)
            )
        before, state = state, game.evolve(state, event)
        yield before, event, state


def verify(record: Record, board: Board) -> GameState:
    """Check the whole game, and return the state it ends in. RecordError says what is wrong, and in which line."""
    state = _start(record, board)
    for _, _, after in replay(record, board):
        state = after
    over = state.table.stage is game.Stage.GAME_OVER
    if not over and game.due(state) is not None:
        raise RecordError(len(record.events) + 2, Fault.NOT_FINISHED)
    if over and isinstance(record.header.luck, FairLuck | DuplicateLuck | PlayedOnLuck) and record.secret is None:
        raise RecordError(len(record.events) + 2, Fault.NO_SECRET)
    return state


def dealer_of(record: Record) -> RecordedDealer | None:
    """The dealer of this game, if it can be known. Deal the game again to bring the dealer up to date."""
    luck = record.header.luck
    if isinstance(luck, SeededLuck):
        return SeededDealer(luck.seed)
    if isinstance(luck, SplitMixLuck):
        return SplitMixDealer(int(luck.seed))
    if isinstance(luck, FairLuck | PlayedOnLuck) and record.secret is not None:
        return FairDealer(_secret(record, luck), luck.words)
    if isinstance(luck, DuplicateLuck) and record.secret is not None:
        return DuplicateDealer(_secret(record, luck), luck.deal)
    return None


def _secret(record: Record, luck: FairLuck | DuplicateLuck | PlayedOnLuck) -> bytes:
    try:
        secret = bytes.fromhex(record.secret or "")
    except ValueError:
        secret = b""
    if commitment_to(secret) != luck.commitment:
        raise RecordError(len(record.events) + 2, Fault.WRONG_SECRET)
    return secret


def board_in(record: Record) -> Board | None:
    """The board inside a record, checked; None if there is none. RecordError: it is not the one the record names."""
    header = record.header
    if header.board_content is UNSET:
        return None
    draft = draft_of(header.board_content)
    if next(problems_of(draft), None) is not None or draft.board().content_hash != header.board.hash:
        raise RecordError(1, Fault.BAD_BOARD, board=header.board.id)
    return draft.board()


def _start(record: Record, board: Board) -> GameState:
    header = record.header
    if header.board.hash != board.content_hash:
        raise RecordError(1, Fault.OTHER_BOARD, board=header.board.id, given=board.id)
    try:
        start = game.new_game(board, len(header.players), header.rules)
    except game.BadSetup as error:
        raise RecordError(1, Fault.BAD_SETUP, error=str(error)) from error
    return _position(header.luck, start) if isinstance(header.luck, PlayedOnLuck) else start


def _position(luck: PlayedOnLuck, start: GameState) -> GameState:
    """Where a game that was played on begins. It must be a position of the game that the header describes."""
    table = start.table
    try:
        found = game.state_from_json(bytes(luck.position), table.board)
    except game.UnreadableJson as error:
        raise RecordError(1, Fault.UNREADABLE_LINE) from error
    if (found.table.rules, len(found.table.players)) != (table.rules, len(table.players)):
        raise RecordError(1, Fault.BAD_SETUP, error="position")
    return found


def _expected(state: GameState, event: Event, line: int, dealer: RecordedDealer | None) -> Event:
    """What should be in this line."""
    follows = game.due(state)
    if follows is None:
        return _decided(state, event, line)
    if not isinstance(follows, game.Chance):
        return follows
    if all(event != possible for possible, _ in follows.outcomes()):
        raise RecordError(line, Fault.IMPOSSIBLE_LUCK, event=game.format_event(event))
    if dealer is None:
        return event
    dealt = follows.event(dealer.deal(follows))
    if dealt != event:
        raise RecordError(
            line, Fault.NOT_THE_PROMISED_LUCK, event=game.format_event(event), expected=game.format_event(dealt)
        )
    return dealt


def _decided(state: GameState, event: Event, line: int) -> Event:
    if state.table.stage is game.Stage.GAME_OVER:
        raise RecordError(line, Fault.AFTER_THE_END)
    if not isinstance(event, game.Decision) or event.seat >= len(state.table.players):
        raise RecordError(line, Fault.AGAINST_THE_RULES, event=game.format_event(event), reason="turn.not-yours")
    try:
        return game.decide(game.view_for(state, event.seat), game.action_behind(event))
    except game.IllegalAction as refusal:
        raise RecordError(
            line, Fault.AGAINST_THE_RULES, event=game.format_event(event), reason=refusal.reason
        ) from refusal
