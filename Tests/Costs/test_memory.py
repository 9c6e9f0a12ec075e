"""Compares what an idle page holds in the server's heap with the table in docs/performance.md."""

import os
import re

import pytest

import memory
import tables

pytestmark = pytest.mark.few
TOLERANCE = 0.05


@pytest.fixture(scope="module")
def sizes():
    return memory.measure(os.environ["VIADUCT_BINARY"])


def test_a_thousand_idle_pages_fit_into_their_share(sizes, record):
    total = sum(sizes.values())
    record("bytes of an idle page", f"{total} of {memory.CEILING}")
    assert total <= memory.CEILING, memory.markdown(sizes)


def test_the_document_has_what_is_measured(sizes):
    """A compiler may inline differently, so that a small part moves to another file."""
    table = tables.find("memory")
    written = {name: int(size) for name, size in re.findall(r"^\| (.+) \| (\d+) \|$", table, re.MULTILINE)}
    total = sum(sizes.values())
    assert abs(written["all"] - total) <= TOLERANCE * total, "Benchmarks/memory --write"
    off = [name for name, size in sizes.items() if abs(written.get(name, 0) - size) > max(TOLERANCE * size, memory.SMALL)]
    assert not off, f"{off}: Benchmarks/memory --write"


def test_a_part_is_assigned_to_who_has_asked_for_it():
    snapshot = """
n3: 1000 (heap allocation functions) malloc/new/new[], --alloc-fns, etc.
 n1: 600 0x1: swift_allocObject (in /usr/lib/swift/linux/libswiftCore.so)
  n1: 600 0x2: specialized append (<compiler-generated>:0)
   n0: 500 0x3: FrameBuffer.append(_:) (FrameBuffer.swift:52)
 n1: 300 0x4: ??? (in /usr/lib/x86_64-linux-gnu/libwebsockets.so.17)
  n0: 300 0x5: EventLoop.run() (EventLoop.swift:12)
 n0: 100 in 3 places, all below massif's threshold (0.02%)
"""
    assert +memory.read(snapshot) == {"FrameBuffer.swift": 500, "websockets": 300, "unnamed": 200}
