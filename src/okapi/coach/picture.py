"""A review as a picture: the curve of winning chances with the key moments on it, and the ledger as bars."""

from collections.abc import Iterator
from html import escape

from okapi.game import Rules, Seat
from okapi.locales import Texts

from .results import GameReview, SeatAccount

WIDTH, MARGIN, NAMES = 820, 24, 44
TOP, CURVE = 84, 240
BARS, ROW = 150, 26  # where a bar may reach to either side, and how high a row is
DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 3")  # of each seat: colour is not all that tells the players apart
STYLE = """\
  svg { --card: #ffffff; --ink: #1f2328; --faint: #d0d7de; --seat0: #b3241c; --seat1: #1a4bb4;
        --seat2: #17794a; --seat3: #976f00; --seat4: #26221f; }
  @media (prefers-color-scheme: dark) {
    svg { --card: #151b23; --ink: #e6edf3; --faint: #3d444d; --seat0: #f2705f; --seat1: #6fa5f7;
          --seat2: #45c389; --seat3: #ffd24a; --seat4: #a99f92; } }
  text { font: 14px system-ui, sans-serif; fill: var(--ink); }
  .title { font-weight: 600; font-size: 16px; }
  .small { font-size: 12px; }
  .end { text-anchor: end; } .middle { text-anchor: middle; }
  .card { fill: var(--card); stroke: var(--faint); }
  .line { stroke: var(--faint); }
  .curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
  .mark { fill: var(--card); stroke: var(--ink); stroke-width: 1.5; }
""" + "".join(
    f"  .seat{seat} {{ stroke: var(--seat{seat}); }} .fill{seat} {{ fill: var(--seat{seat}); }}\n"
    for seat in range(Rules().max_players)
)


def picture(review: GameReview, texts: Texts) -> str:
    """An SVG of its own colours on a card of its own, so that it can be read on light and dark pages."""
    below = TOP + CURVE + 60
    height = below + sum(34 + ROW * len(account.entries) for account in review.accounts) + MARGIN
    title = texts.say("review-picture")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f"<style>\n{STYLE}</style>",
        f'<rect class="card" x="0.5" y="0.5" width="{WIDTH - 1}" height="{height - 1}" rx="8"/>',
        f'<text class="title" x="{MARGIN}" y="34">{escape(title)}</text>',
        *_legend(review),
        *_grid(texts),
        *(_curve(review, seat) for seat in range(len(review.players))),
        *_moments(review),
        *_ledgers(review, texts, below),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _legend(review: GameReview) -> Iterator[str]:
    for seat, player in enumerate(review.players):
        left = MARGIN + 150 * seat
        yield f'<line {_look(seat)} x1="{left}" x2="{left + 26}" y1="58" y2="58"/>'
        yield f'<text x="{left + 32}" y="63">{escape(player[:14])}</text>'


def _grid(texts: Texts) -> Iterator[str]:
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _height(share)
        yield f'<line class="line" x1="{MARGIN + NAMES}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}"/>'
        label = escape(texts.say("percent", percent=round(100 * share)))
        yield f'<text class="small end" x="{MARGIN + NAMES - 6}" y="{y + 4}">{label}</text>'


def _height(share: float) -> float:
    return round(TOP + CURVE * (1 - share), 1)


def _across(review: GameReview, step: int) -> float:
    last = review.curve[-1].step
    return round(MARGIN + NAMES + (WIDTH - 2 * MARGIN - NAMES) * step / last, 1)


def _curve(review: GameReview, seat: Seat) -> str:
    points = " ".join(f"{_across(review, it.step)},{_height(it.shares[seat])}" for it in review.curve)
    return f'<polyline {_look(seat)} points="{points}"/>'


def _look(seat: Seat) -> str:
    return f'class="curve seat{seat}" stroke-dasharray="{DASHES[seat]}"'


def _moments(review: GameReview) -> Iterator[str]:
    """Numbered in their order; the sentences are elsewhere."""
    for number, moment in enumerate(review.moments, start=1):
        after = next((it for it in review.curve if it.step > moment.step), review.curve[-1])
        x, y = _across(review, after.step), _height(after.shares[moment.seat])
        yield f'<circle class="mark" cx="{x}" cy="{y}" r="9"/>'
        yield f'<text class="small middle" x="{x}" y="{y + 4}">{number}</text>'


def _ledgers(review: GameReview, texts: Texts, top: int) -> Iterator[str]:
    widest = max(abs(entry.share) for account in review.accounts for entry in account.entries) or 1.0
    for seat, account in enumerate(review.accounts):
        yield f'<text class="title" x="{MARGIN}" y="{top}">{escape(review.players[seat])}</text>'
        yield from _bars(account, seat, widest, texts, top + 12)
        top += 34 + ROW * len(account.entries)


def _bars(account: SeatAccount, seat: Seat, widest: float, texts: Texts, top: int) -> Iterator[str]:
    middle = WIDTH - MARGIN - BARS - 60
    bottom = top + ROW * len(account.entries)
    yield f'<line class="line" x1="{middle}" x2="{middle}" y1="{top}" y2="{bottom}"/>'
    for row, entry in enumerate(account.entries):
        y, length = top + ROW * row, round(BARS * abs(entry.share) / widest, 1)
        left = middle if entry.share >= 0 else middle - length
        rounded = round(100 * entry.share)
        sign = "" if rounded == 0 else "−" if rounded < 0 else "+"
        label = sign + texts.say("percent", percent=abs(rounded))
        at, anchor = middle + length + 6, "small"
        if entry.share < 0:
            at, anchor = middle - length - 6, "small end"
        yield f'<text x="{MARGIN}" y="{y + 17}">{escape(texts.say(f"ledger-{entry.source}"))}</text>'
        yield f'<rect class="fill{seat}" x="{left}" y="{y + 5}" width="{length}" height="{ROW - 10}" rx="2"/>'
        yield f'<text class="{anchor}" x="{at}" y="{y + 17}">{escape(label)}</text>'
