"""The console's speed with ten thousand events, and with a page that floods the server."""

import multiprocessing
import time

import pytest

from harness.chromium import Chromium
from harness.processes import memory, schedule
from harness.raw_page import RawPage
from harness.waiting import wait_until
from harness.yardstick import rounds, yardstick

EVENTS = 10_000
# Each with a reply. The trace of one page cannot hold all of them.
PAGES = 8
# In yardsticks.
LONGEST_TASK, LONGEST_ANSWER = 3, 4
# In pixels: one turn of the wheel.
TURN = 3000
MESSAGES_A_SECOND = 2000
BATCH = 50
# By seconds, in bytes: beyond the trace's limits of 1 MiB for the flooding page and 32 MiB for its whole room, in which each
# dropped event leaves a small gap. All events would take more.
MEMORY = {6: 12 << 20, 60: 64 << 20}
# Between an event and its row.
LONGEST_LAG_SECONDS = 3
# The lag of the newest row, in seconds: rows have the time of the day.
LAG = """() => {
    const [newest] = [...document.querySelectorAll(".row:not([hidden])")].sort((one, other) => other.ariaPosInSet - one.ariaPosInSet)
    const [hour, minute, second] = newest.querySelector(".row__time").textContent.split(":").map(Number)
    const midnight = new Date().setHours(0, 0, 0, 0)
    return ((Date.now() - midnight) / 1000 - (hour * 60 + minute) * 60 - second + 86_400) % 86_400
}"""


def fill(server, count):
    """Creates this many message events, from several pages."""
    for _ in range(PAGES):
        with RawPage(server).open() as page:
            for _ in range(count // PAGES // BATCH):
                send_batch(page)


def scroll(tab, delta):
    """Turns the wheel above the rows until they stop moving."""
    x, y = tab.evaluate("""() => {
        const { x, y, width, height } = document.querySelector(".rows").getBoundingClientRect()
        return [x + width / 2, y + height / 2] }""")
    edge = """isAbove => {
        const { scrollTop, scrollHeight, clientHeight } = document.querySelector(".rows")
        return isAbove ? scrollTop < 1 : scrollTop + clientHeight > scrollHeight - 1 }"""

    def turn():
        tab.scroll_at(x, y, delta)
        return tab.evaluate(edge, delta < 0)

    wait_until(turn, "the rows to be at their end")


@pytest.mark.slow
@pytest.mark.alone
def test_ten_thousand_events_scroll_without_a_long_task(browser, console, own_server, record_property):
    if not isinstance(browser, Chromium):
        pytest.skip("Firefox does not tell of its tasks.")
    fill(own_server, EVENTS)

    def measure():
        with browser.tasks(console.tab) as tasks:
            console.open()
            wait_until(lambda: console.count >= EVENTS, lambda: f"all events, there are {console.count}")
            scroll(console.tab, -TURN)
            console.tab.wait_until("() => document.querySelector('.row:not([hidden])[aria-posinset=\"1\"]')")
            scroll(console.tab, TURN)
        return max(work for _, work in tasks) / 1000 / yardstick()

    longest = rounds(measure, LONGEST_TASK)
    record_property("10,000 events: the longest task has", ", ".join(f"{work:.2f} yardsticks" for work in longest))
    assert min(longest) <= LONGEST_TASK


@pytest.mark.alone
@pytest.mark.any_browser
def test_a_flood_slows_no_other_page_and_fills_no_memory(request, browser, console, own_server, record_property):
    seconds = 60 if request.config.getoption("--all") else 6
    with RawPage(own_server).open() as other:
        other.message("button", "connect", {"title": "Save"})
        control = other.wait_for_button("Save")
        console.open()
        console.wait_for_row("button connect")
        before = largest = memory(own_server.process)
        slowest = lag = 0
        flood = multiprocessing.get_context("fork").Process(target=run_flood, args=[own_server, seconds])
        with browser.tasks(console.tab) as tasks:
            begin = time.monotonic()
            flood.start()
            while flood.is_alive():
                start = schedule(own_server.process)[0]
                other.send({"type": "action", "control": control})
                other.wait_for("reply")
                slowest = max(slowest, schedule(own_server.process)[0] - start)
                largest = max(largest, memory(own_server.process))
                lag = max(lag, console.tab.evaluate(LAG))
            rate = seconds * MESSAGES_A_SECOND / (time.monotonic() - begin)
        assert flood.exitcode == 0
        most = max((work for _, work in tasks), default=0) / 1000
        unit = yardstick()
        record_property("flood:", f"{rate:.0f} messages a second, {slowest * 1000:.0f} ms of work before an answer, {(largest - before) >> 20} MiB more")
        record_property("console beside the flood:", f"{lag * 1000:.0f} ms behind, the longest task of {most * 1000:.0f} ms of work, the yardstick {unit * 1000:.0f} ms")
        assert rate > MESSAGES_A_SECOND / 2
        assert slowest < LONGEST_ANSWER * unit
        assert largest < before + MEMORY[seconds]
        assert most <= LONGEST_TASK * unit
        assert lag < LONGEST_LAG_SECONDS
        console.tab.wait_until("() => document.querySelector('.link').dataset.state === 'live'")
        other.message("form", "after", {})
        console.wait_for_row("form after")


def run_flood(server, seconds):
    """The flood, in a process of its own."""
    with RawPage(server).open() as page:
        page.frames_per_ack = BATCH
        start = time.monotonic()
        for number in range(seconds * MESSAGES_A_SECOND // BATCH):
            send_batch(page)
            time.sleep(max(0, start + (number + 1) * BATCH / MESSAGES_A_SECOND - time.monotonic()))


def send_batch(page):
    """Sends messages and waits for the reply to the last one, so that none is lost on a slow server."""
    for _ in range(BATCH - 1):
        page.message("text-size", "connect")
    page.wait_until_handled()
