"""The comparison itself: it sees what grows too fast, and nothing else."""

import pytest

from cost import LIMIT, Shape, compare, check

pytestmark = pytest.mark.few


def cost_of(count, units=1000):
    return compare("door", Shape("shape", units, lambda n: n), count)


@pytest.mark.parametrize("count", [lambda n: 200_000 + 900 * n, lambda n: 5_000_000, lambda n: 300 * n + (700_000 if n > 1500 else 0),
                                   lambda n: 5_000_000 - 500 * n, lambda n: 400 * n * n.bit_length()])
def test_proportionate_costs_pass(count):
    check("door", [cost_of(count)], lambda *_: None)


@pytest.mark.parametrize("count", [lambda n: 200_000 + n * n, lambda n: 300 * n + n * n, lambda n: 900 * n + 30 * int(n ** 1.5)])
def test_costs_that_grow_faster_fail(count):
    assert cost_of(count).ratio > LIMIT
    with pytest.raises(AssertionError, match="More than in proportion"):
        check("door", [cost_of(count)], lambda *_: None)


def test_a_door_without_shapes_fails():
    with pytest.raises(AssertionError, match="has no shapes"):
        check("door", [], lambda *_: None)
