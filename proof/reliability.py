"""A reliability diagram: what was forecast, and how often it came true."""

from collections.abc import Mapping, Sequence

SIDE, LEFT, TOP = 320, 60, 40
COLOURS = ("#1463c0", "#c4470b", "#7a3fb0", "#1a7f37")


def diagram(buckets: Mapping[str, Sequence[tuple[int, float, float]]]) -> str:
    """Dots for each kind of game, large where there are many forecasts; on the line all come true."""

    def x(share: float) -> float:
        return LEFT + SIDE * share

    def y(share: float) -> float:
        return TOP + SIDE * (1 - share)

    parts = [f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#888"/>']
    for at in (0, 25, 50, 75, 100):
        share = at / 100
        parts.append(f'<path d="M{x(0)} {y(share)}L{x(1)} {y(share)}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{at}%</text>')
        parts.append(f'<text x="{x(share)}" y="{TOP + SIDE + 20}" text-anchor="middle">{at}%</text>')
    for colour, (name, rows) in zip(COLOURS, buckets.items(), strict=True):
        most = max(size for size, _, _ in rows)
        for size, said, came in rows:
            radius = 3 + 6 * (size / most) ** 0.5
            parts.append(
                f'<circle cx="{x(said):.1f}" cy="{y(came):.1f}" r="{radius:.1f}" fill="{colour}" fill-opacity="0.75"/>'
            )
        across = LEFT + 70 * list(buckets).index(name)
        parts.append(f'<text x="{across}" y="{TOP - 16}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{x(0.5)}" y="{TOP + SIDE + 42}" text-anchor="middle">chance that was forecast</text>')
    turned = f'transform="rotate(-90 16 {y(0.5)})" text-anchor="middle"'
    parts.append(f'<text x="16" y="{y(0.5)}" {turned}>games won</text>')
    font = 'font-family="sans-serif" font-size="13"'
    extent = f'width="{LEFT + SIDE + 30}" height="{TOP + SIDE + 60}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {extent} {font} fill="#444">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )
