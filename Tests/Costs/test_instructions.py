"""Compares what people do most with the instructions that Benchmarks/instructions.json has for it."""

import os

import pytest

import instructions
import tables
from counted_program import REPOSITORY

pytestmark = pytest.mark.few
# A figure of the file may be off by so much before it has to be written anew.
TOLERANCE = 0.05


@pytest.fixture(scope="module")
def known():
    counts = instructions.read()
    if counts is None:
        pytest.skip(f"{instructions.FILE.name} has nothing for {instructions.machine()}: Benchmarks/instructions --write")
    return counts


@pytest.fixture(scope="module")
def counts():
    return instructions.measure(os.environ["VIADUCT_BINARY"])


def test_nothing_costs_more_than_is_written_down(known, counts, record):
    changes = {name: count / known[name]["now"] - 1 for name, count in counts.items()}
    for name, change in changes.items():
        word = ": better, write it down by Benchmarks/instructions --write" if change < -TOLERANCE else ""
        record("instructions", f"{name}: {counts[name]}, {change:+.1%}{word}")
    assert counts.keys() == known.keys()
    worse = [f"{name}: {counts[name]} instructions, {change:+.1%}" for name, change in changes.items() if change > TOLERANCE]
    assert not worse, "\n".join(worse)


def test_no_message_costs_more_than_its_ceiling(counts):
    assert counts.keys() >= instructions.CEILINGS.keys()
    above = [f"{name}: {counts[name]} of {ceiling}" for name, ceiling in instructions.CEILINGS.items() if counts[name] > ceiling]
    assert not above, "\n".join(above)


def test_a_figure_is_raised_for_a_reason_and_never_far():
    """CHANGELOG.md gives the reason, in a line with the name and the figure."""
    changelog = (REPOSITORY / "CHANGELOG.md").read_text()
    for name, count in (instructions.read() or {}).items():
        assert count["now"] <= (1 + TOLERANCE) * count["best"], f"{name} was {count['best']} once."
        assert count["now"] == count["best"] or f"{name}: {count['now']} instructions" in changelog, f"{name} was raised without a word."


def test_the_document_has_the_table_of_the_file(known):
    assert instructions.markdown(known) == tables.find("instructions")
