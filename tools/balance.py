"""How a board plays: equal bots at every seat, and what comes of it. The figures are in docs/boards.md.

python -m tools.balance ceylon --players 2 --games 200
"""

import argparse
from pathlib import Path
from statistics import mean, pstdev

from msgspec.structs import replace

from okapi.arena.match import play_match
from okapi.board import OFFICIAL, load_board, official
from okapi.bots import bot_seed, find_bot
from okapi.dealer import SeededDealer
from okapi.game import TurnEnded, rules_for, score_sheet


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("board")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--trains", type=int, help="other than the board is meant for")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--bot", default="planner")
    wanted = asked.parse_args()
    board = official(wanted.board) if wanted.board in OFFICIAL else load_board(Path(wanted.board))
    rules, factory = rules_for(board), find_bot(wanted.bot).factory
    if wanted.trains is not None:
        rules = replace(rules, trains=wanted.trains)
    wins, turns, points, tickets, margins = [0.0] * wanted.players, [], [], [], []
    for game in range(wanted.games):
        luck = f"balance/{game}"
        bots = [factory(bot_seed(luck, seat)) for seat in range(wanted.players)]
        match = play_match(board, bots, SeededDealer(luck), rules)
        sheet = score_sheet(match.state)
        for seat in sheet.winners:
            wins[seat] += 1 / len(sheet.winners)
        turns.append(sum(isinstance(event, TurnEnded) for event in match.events) / wanted.players)
        totals = sorted((score.total for score in sheet.scores), reverse=True)
        points += totals
        margins.append(totals[0] - totals[1])
        tickets += [len(score.completed) / max(1, len(score.completed + score.failed)) for score in sheet.scores]
    print(f"{board.id}: {wanted.games} games of {wanted.players} × {wanted.bot}, {rules.trains} trains each")
    print("won at each seat, percent:", *(f"{100 * won / wanted.games:.0f}" for won in wins))
    print(f"turns of a player: {mean(turns):.1f}, from {min(turns):.0f} to {max(turns):.0f}")
    print(f"points: {mean(points):.0f} ± {pstdev(points):.0f}, the winner ahead by {mean(margins):.0f}")
    print(f"tickets not completed, percent: {100 - 100 * mean(tickets):.0f}")


if __name__ == "__main__":
    main()
