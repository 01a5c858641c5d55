"""What is worked out again and again is remembered, in a bounded place."""

from okapi.game import Recent


def test_what_was_used_last_is_remembered_and_no_more_than_twice_as_much() -> None:
    squares: Recent[int, int] = Recent(10)
    for number in range(1, 1000):
        squares.add(number, number * number)
        assert len(squares) <= 20
        assert all(squares.get(one) == one * one for one in range(max(1, number - 4), number + 1))
    assert squares.get(900) is None


def test_what_is_asked_for_again_and_again_stays() -> None:
    squares: Recent[int, int] = Recent(10)
    squares.add(7, 49)
    for number in range(100, 1000):
        squares.add(number, number * number)
        assert squares.get(7) == 49
