"""Compares what n and 4n of something cost."""

import os
from dataclasses import dataclass

from json_shapes import Shape

# Four times as much may cost four times as much, and a little for what grows by doubling.
LIMIT = 4.8
# Instructions that timers of the server, and further reads of its socket, add at worst. A growth below them is none.
NOISE = 200_000
# The same of an answer that is large itself, as a share of it.
RIPPLE = 0.01
ATTEMPTS = 12
# Instructions that neither timers nor a single step explain: no further comparison is needed, and it would take minutes.
CLEAR = 100_000_000
# A file for the lines of all shapes, as they are measured.
TABLE = os.environ.get("VIADUCT_COST_TABLE")


@dataclass
class Cost:
    door: str
    shape: str
    units: int
    less: int
    once: int
    four: int

    @property
    def ratio(self):
        """How much the growth from n to 4n is of that from n / 4 to n: what does not grow with n counts in neither."""
        noise = max(NOISE, RIPPLE * self.four)
        growth = self.four - self.once
        return 0 if growth < noise else growth / max(self.once - self.less, noise / 2)

    @property
    def line(self):
        return f"{self.door} | {self.shape} | {self.units} | {self.once} | {self.four} | {self.ratio:.2f}"


def compare(door, shape, measure):
    """The cost of a shape, by `measure(what)`.

    A timer may add to a measurement and never subtracts: the least one counts. What costs more from some length on, once,
    is no growth: the comparison goes on with eight times as much.
    """
    for units in (shape.units, 8 * shape.units):
        counts = [max(1, units // 4), units, 4 * units]
        if shape.most and counts[-1] > shape.most:
            break
        parts = [shape.make(count) for count in counts]
        least = [measure(part) for part in parts]
        for _ in range(ATTEMPTS):
            cost = Cost(door, shape.name, units, *least)
            if cost.ratio <= LIMIT or cost.four > CLEAR:
                return cost
            least = [min(known, measure(part)) for known, part in zip(least, parts)]
    return cost


def check(door, costs, record):
    """Fails when the door has no shapes, or one that costs more than in proportion. `record` keeps the lines of the table."""
    assert costs, f"{door} has no shapes: say how its input grows."
    for cost in costs:
        record("cost", cost.line)
    if TABLE:
        with open(TABLE, "a") as table:
            table.writelines(f"{cost.line}\n" for cost in costs)
    wrong = [cost.line for cost in costs if cost.ratio > LIMIT]
    assert not wrong, "More than in proportion to n:\n" + "\n".join(wrong)
