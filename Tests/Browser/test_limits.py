"""Peers that want more than their share: the server's memory stays bounded and comes back, and other pages do not wait."""

import threading
from contextlib import ExitStack, contextmanager

import pytest

from harness.app_page import component
from harness.load_watch import LoadWatch
from harness.peer import Closed, Peer
from harness.raw_page import RawPage
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until
from harness.yardstick import yardstick

# The trace of the pages of one room, which stays when they have gone.
TRACE = 32 << 20
MEMORY_LIMIT = (300 << 20) + TRACE
# In yardsticks.
ROUND_TRIP = 4
# The caches that every server fills with its first hundreds of pages, and the trace.
STAYS = (12 << 20) + TRACE
STOPPED = 20
# In bytes. Small, so that a page that stops reading is soon noticed.
RECEIVE_BUFFER = 4096
LARGE_FRAME = b"x" * 16_000_000
MESSAGE = "x" * 400_000


@pytest.fixture
def brief_server():
    server = ViaductServer("--resume-seconds", "1")
    yield server
    server.stop()


@contextmanager
def bounded(server):
    """Watches the server while the body attacks it, and after all of its peers have gone."""
    with LoadWatch(server) as watch:
        start = watch.memory
        with ExitStack() as peers:
            yield watch, peers
        wait_until(lambda: watch.memory < start + STAYS, lambda: f"{watch.memory - start} bytes to come back")
    assert watch.peak < MEMORY_LIMIT
    assert watch.slowest < ROUND_TRIP * yardstick()


def enter(peers, peer):
    peers.callback(peer.close)
    return peer


def read_on(peer):
    """Reads what comes, for as long as the peer is open."""

    def read():
        try:
            peer.receive(lambda _: False)
        except (Closed, OSError, ValueError):
            pass

    threading.Thread(target=read, daemon=True).start()


def register(app, **members):
    app.send({"type": "register", "name": "a", "platform": "ios", "components": [], **members})


@pytest.mark.any_browser
def test_a_page_that_the_server_has_no_room_for_says_so_once_and_gets_in_later(tab, show):
    server = ViaductServer("--max-pages", "1")
    try:
        first = RawPage(server)
        show(component("form", connect=("connect", {"submitTitle": "Save"})), viaduct=server.url, has_screen=False)
        tab.wait_for_console("--max-pages")
        first.close()
        tab.native("button", "Save").wait()
        assert sum("--max-pages" in line for line in tab.console) == 1
    finally:
        server.stop()


@pytest.mark.alone
def test_pages_that_stop_reading_large_frames_of_an_app(brief_server):
    with bounded(brief_server) as (watch, peers):
        app = enter(peers, Peer.app(brief_server, room="flood"))
        register(app)
        app.receive(lambda frame: frame["type"] == "welcome")
        pages = [enter(peers, RawPage(brief_server, "flood", receive_buffer=RECEIVE_BUFFER)) for _ in range(STOPPED)]
        for page in pages:
            page.open()
            app.receive(lambda frame: frame.get("page") == page.id)
        read_on(app)
        for page in pages:
            app.send_pieces(b'{"page":"%s","frame":{"type":"x","x":"' % page.id.encode(), LARGE_FRAME, b'"}}')


@pytest.mark.alone
def test_pages_that_stop_reading_large_replies(brief_server):
    with bounded(brief_server) as (watch, peers):
        taps = []
        for _ in range(STOPPED):
            page = enter(peers, RawPage(brief_server, receive_buffer=RECEIVE_BUFFER)).open()
            page.message("form", "connect", {"submitTitle": "Save", "large": MESSAGE})
            taps.append((page, {"type": "action", "control": page.wait_for_button("Save")}))
        for _ in range(40):
            for page, tap in taps:
                page.send(tap)
            watch.let_pass()


@pytest.mark.alone
def test_apps_whose_messages_never_end(brief_server):
    with bounded(brief_server) as (watch, peers):
        for _ in range(STOPPED):
            enter(peers, Peer.app(brief_server)).send_pieces(LARGE_FRAME, missing=100)


@pytest.mark.alone
def test_an_app_with_a_hundred_thousand_components(brief_server):
    with bounded(brief_server) as (watch, peers):
        app = enter(peers, Peer.app(brief_server, room="flood"))
        for members in ({"components": [f"component-{number}" for number in range(100_000)]},
                        {"handlers": [f"handler-{number}" for number in range(100_000)]},
                        {"components": ["c" * 70] * 100_000}):
            register(app, **members)
            text = app.receive(lambda frame: frame.get("type") == "notice")["text"]
            assert "--max-" in text
        page = enter(peers, RawPage(brief_server, room="flood"))
        assert page.receive(lambda frame: frame.get("type") == "app")["name"] == "Viaduct"


@pytest.mark.alone
def test_pages_that_come_and_go(brief_server):
    with bounded(brief_server) as (watch, peers):
        for _ in range(4000):
            with RawPage(brief_server).open() as page:
                page.message("form", "connect", {"submitTitle": "Save"})
                page.wait_for_button("Save")
