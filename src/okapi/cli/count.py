"""The final count in sentences, in the order in which the browser counts (`web/src/end/count.ts`)."""

from collections.abc import Iterator

from okapi.game import ScoreSheet

from .wording import Wording


def final_count(sheet: ScoreSheet, words: Wording) -> Iterator[str]:
    """Everyone turns over their tickets, the smallest first; the player who is behind begins. Then the Globetrotter.

    The most valuable tickets are turned over together in the last round, so that the winner shows as late as possible.
    """
    tickets = words.board.tickets
    scores = {score.seat: score.routes + score.doubling for score in sheet.scores}
    from_behind = sorted(sheet.scores, key=lambda score: scores[score.seat])
    turned = [sorted((*it.completed, *it.failed), key=lambda ticket: tickets[ticket].points) for it in from_behind]
    for left in range(max(map(len, turned)), 0, -1):
        for score, own in zip(from_behind, turned, strict=True):
            if left > len(own):
                continue
            ticket, is_completed = own[-left], own[-left] in score.completed
            scores[score.seat] += tickets[ticket].points if is_completed else -tickets[ticket].points
            yield words.say(
                "count-completed" if is_completed else "count-failed",
                player=words.name(score.seat),
                ticket=words.ticket(ticket),
                total=scores[score.seat],
            )
    best = [score for score in sheet.scores if score.globetrotter]
    if best:
        players = words.texts.listed(words.name(score.seat) for score in best)
        yield words.say("count-globetrotter", players=players, points=best[0].globetrotter)
