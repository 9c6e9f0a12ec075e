"""The tables and the chart of docs/performance.md are what their programs have written of the last measurement."""

import os
import subprocess
import sys

import pytest

import tables
from counted_program import REPOSITORY

pytestmark = pytest.mark.few
BENCHMARKS = REPOSITORY / "Benchmarks"


def output(*command):
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY / "Tests/Browser")}
    return subprocess.run([sys.executable, *command], check=True, capture_output=True, text=True, env=environment).stdout


@pytest.mark.parametrize("name, program", [("throughput", "run"), ("waits", "waits.py")])
def test_the_document_has_the_table_of_the_last_measurement(name, program):
    assert output(BENCHMARKS / program, "--markdown") == tables.find(name), f"Benchmarks/{name} --write"


def test_the_chart_is_of_the_last_measurement():
    assert output(BENCHMARKS / "run", "--chart") == (REPOSITORY / "docs/images/throughput.svg").read_text(), "Benchmarks/run --write"


def test_no_table_stands_outside_of_the_marks():
    """A figure that no program has written is false in a month."""
    text = tables.DOCUMENT.read_text()
    for name in ["instructions", "memory", "throughput", "waits"]:
        text = text.replace(tables.find(name), "")
    assert "\n|" not in text
