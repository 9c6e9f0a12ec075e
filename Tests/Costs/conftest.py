import os

import pytest

from defects import DEFECTS
from server import CountedServer

PROGRAM = os.environ["VIADUCT_BINARY"]


def pytest_addoption(parser):
    parser.addoption("--all", action="store_true", help="as for the browser tests: all shapes are tried without it too")
    parser.addoption("--defects", action="store_true", help="the program has all old defects: the tests that see them have to fail")


def pytest_collection_modifyitems(config, items):
    """With --defects, leaves the tests that see them, which may not pass."""
    if not config.getoption("--defects"):
        return
    found = {item.name: item for item in items}
    items[:] = [found[defect.test] for defect in DEFECTS]
    for item, defect in zip(items, DEFECTS):
        item.add_marker(pytest.mark.xfail(strict=True, raises=AssertionError, reason=defect.name))


def pytest_terminal_summary(terminalreporter):
    """Prints the instructions of what people do most, and the table of costs: the worst shape of each door."""
    properties = [pair for outcome in ("passed", "failed") for report in terminalreporter.stats.get(outcome, []) for pair in report.user_properties]
    for name, value in properties:
        if name == "instructions":
            terminalreporter.write_line(value)
    lines = [value for name, value in properties if name == "cost"]
    worst = {}
    for line in lines:
        door = line.split(" | ")[0]
        if door not in worst or ratio(line) > ratio(worst[door]):
            worst[door] = line
    head = "door | shape | n | instructions of n | of 4n | ratio"
    for line in [head, *worst.values()] if worst else []:
        terminalreporter.write_line(line)
    if lines:
        terminalreporter.write_line(f"{len(lines)} shapes of {len(worst)} doors, at most {max(map(ratio, lines)):.2f} times")


def ratio(line):
    return float(line.rpartition(" | ")[2])


@pytest.fixture(scope="session")
def server():
    server = CountedServer(PROGRAM)
    yield server
    server.stop()


@pytest.fixture
def record(record_property):
    return record_property
