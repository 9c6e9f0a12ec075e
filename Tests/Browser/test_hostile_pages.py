"""Hostile pages: raw sockets send what a browser never would, without slowing other pages."""

import multiprocessing
import time

import pytest

from harness.processes import memory, schedule
from harness.raw_page import RawPage
from harness.waiting import wait_until
from harness.yardstick import yardstick

# In yardsticks.
LONGEST_ANSWER = 4
LONG = "x" * 900_000
URL = "http://localhost"


def buttons(page):
    page.message("buttons", "connect", {"buttons": [{"title": "x"}] * 30_000})


def menus(page):
    for _ in range(5):
        page.message("nav", "connect", {"items": [{"title": "x"}] * 60_000})
    for number in range(200):
        page.message("title", "change", {"title": str(number)})


def events(page):
    for number in range(400):
        page.message("text-size", f"event {number}", {"text": LONG})


def late_disconnects(page):
    page.visit(URL + "/2")
    for number in range(200):
        page.message(f"component {number} {LONG}", "disconnect")


def left_screens(page):
    for number in range(60):
        page.visit(f"{URL}/{number}")
        for component in ("button", "form", "menu", "nav", "overflow-menu", "share"):
            page.message(component, "connect", {"title": "x", "items": [{"title": "x"}], "text": LONG})


def visits(page):
    for number in range(60):
        page.visit(f"{URL}/{LONG}{number}")
    # Each is compared with all places that the page has been at.
    for number in range(10):
        page.visit(f"{URL}/{LONG}-{number}", action="restore")
    page.visit(URL)


def toasts(page):
    for _ in range(100):
        page.message("toast", "show", {"message": LONG})


@pytest.mark.alone
@pytest.mark.parametrize("attack", [buttons, menus, events, late_disconnects, left_screens, visits, toasts])
def test_a_page_neither_stops_the_others_nor_fills_the_memory(attack, own_server, record_property):
    with RawPage(own_server).open() as other:
        other.message("button", "connect", {"title": "Save"})
        control = other.wait_for_button("Save")
        before = largest = memory(own_server.process)
        slowest = 0
        attacker = multiprocessing.get_context("fork").Process(target=run, args=[attack, own_server])
        attacker.start()
        while attacker.is_alive():
            start = seconds_of_work(own_server)
            tap(other, control)
            slowest = max(slowest, seconds_of_work(own_server) - start)
            largest = max(largest, memory(own_server.process))
        assert attacker.exitcode == 0
        unit = yardstick()
        record_property(f"{attack.__name__}:", f"{slowest * 1000:.0f} ms, the yardstick {unit * 1000:.0f} ms, {largest >> 20} MiB")
        assert slowest < LONGEST_ANSWER * unit
        assert largest < 300 << 20
        wait_until(lambda: memory(own_server.process) < before + (64 << 20), "the memory to be free")


@pytest.mark.alone
def test_the_server_ends_at_once_while_a_page_attacks(own_server):
    with RawPage(own_server).open() as page:
        work = seconds_of_work(own_server)
        buttons(page)
        wait_until(lambda: seconds_of_work(own_server) > work + 0.005, "the server to be at work")
        start = time.monotonic()
        own_server.stop()
        assert time.monotonic() - start < 2
    own_server.start()


def run(attack, server):
    """Runs the attack in a process of its own. Its leftovers must not slow the page's next messages."""
    with RawPage(server).open() as page:
        attack(page)
        page.wait_until_handled()
        start = seconds_of_work(server)
        page.wait_until_handled()
        assert seconds_of_work(server) - start < LONGEST_ANSWER * yardstick()


def tap(page, control):
    page.send({"type": "action", "control": control})
    page.wait_for("reply")


def seconds_of_work(server):
    """Returns the processor time of the server's thread: on an idle machine, how long a page waits for its answer."""
    return schedule(server.process)[0]
