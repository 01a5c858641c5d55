"""How bots play, in figures."""

import pytest

from okapi.arena import style


def test_a_table_of_styles_tells_bots_apart(capsys: pytest.CaptureFixture[str]) -> None:
    style.main(["racer,hungry,greedy", "--deals", "2"])
    head, _, *lines = capsys.readouterr().out.splitlines()
    figures = {cells[1]: cells[2:-1] for cells in (line.split("|") for line in lines)}
    at = {heading.strip(): column for column, heading in enumerate(head.split("|")[2:-1])}

    def figure(bot: str, heading: str) -> float:
        return float(figures[f" `{bot}` "][at[heading]].strip(" %"))

    assert figure("hungry", "tickets kept") > figure("racer", "tickets kept")
    assert figure("racer", "spaces per route") > figure("greedy", "spaces per route")
    assert figure("hungry", "completed") > figure("greedy", "completed")
    assert all(0 <= figure(bot, "blocking") <= 100 for bot in ("racer", "hungry", "greedy"))
