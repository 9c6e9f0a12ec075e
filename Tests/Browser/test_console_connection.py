"""The console's own connection: each event is one row, across lost connections and server restarts."""

import time

import pytest

from harness.app_page import component
from harness.console import Console
from harness.raw_page import RawPage
from harness.waiting import wait_until

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
# The trace of a page cannot hold 8 frames of this size: the oldest are dropped.
LONG = "x" * 200_000
# The server sends a heartbeat every 15 s.
SOON_SECONDS = 10


@pytest.fixture
def cut_off(browser, own_server, own_wire):
    """The console at the end of `own_wire`."""
    with browser.new_tab() as tab:
        console = Console(tab, own_server, url=own_wire.url)
        yield console
        assert tab.uncaught_errors == []


@pytest.mark.any_browser
def test_it_is_live_at_once_in_a_room_where_nothing_has_happened(console):
    start = time.monotonic()
    # Firefox reports an answer at the first byte of its body.
    console.open(room="silent")
    assert time.monotonic() - start < SOON_SECONDS
    paths = "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
    assert [path for path in console.tab.evaluate(paths) if path.endswith(".js")] == ["/viaduct/console/shell/main.js"]


def test_it_goes_on_after_a_lost_connection(cut_off, own_server, own_wire):
    with RawPage(own_server).open() as page:
        page.message("form", "first", {})
        cut_off.open()
        cut_off.wait_for_row("form first")
        own_wire.cut()
        cut_off.wait_for_state("away")
        page.message("form", "second", {})
        page.wait_until_handled()
        own_wire.mend()
        cut_off.wait_for_state("live")
        page.message("form", "third", {})
        cut_off.wait_for_row("form third")
        assert [row for row in cut_off.subjects if row.startswith("form")] == ["form first", "form second", "form third"]
        assert cut_off.subjects.count("connected") == 1
        assert cut_off.tab.page(".bounds").count == 0


@pytest.mark.any_browser
def test_it_says_how_many_events_were_gone(cut_off, own_server, own_wire):
    with RawPage(own_server).open() as page:
        page.message("form", "first", {})
        cut_off.open()
        cut_off.wait_for_row("form first")
        own_wire.cut()
        cut_off.wait_for_state("away")
        for _ in range(8):
            page.message("form", "long", {"text": LONG})
        page.wait_until_handled()
        own_wire.mend()
        cut_off.wait_for_state("live")
        gap = cut_off.wait_for_row("skipped")
        assert gap["text"].endswith("events were gone before they could be read here")
        assert cut_off.tab.page(".bounds").text == gap["text"] + "."
        cut_off.wait_for_row("form long")
        assert cut_off.subjects.index("form first") < cut_off.subjects.index("skipped") < cut_off.subjects.index("form long")


@pytest.mark.any_browser
def test_it_keeps_its_rows_when_the_server_starts_again(console, own_server, show, tab):
    show(FORM, viaduct=own_server.url)
    console.open()
    console.wait_for_row("form connect")
    own_server.kill()
    console.wait_for_state("away")
    assert "Away" in console.tab.page(".link").text
    own_server.start()
    console.wait_for_state("live")
    wait_until(lambda: console.subjects.count("form connect") == 2, lambda: f"both sessions, there are {console.subjects}")
    subjects = console.subjects
    assert subjects.index("form connect") < subjects.index("server started") < len(subjects) - 1 - subjects[::-1].index("form connect")
    assert subjects.count("server started") == 1
    tab.native("button", "Save").tap()
    console.wait_for_row("form connect", lambda row: row["outcome"].startswith("↩"))
    # The message of the earlier session has got no reply.
    assert [row["outcome"].startswith("↩") for row in console.rows if row["subject"] == "form connect"] == [False, True]


@pytest.mark.any_browser
def test_a_page_that_left_without_a_word_is_one_tab_with_the_next_document(console, own_server):
    with RawPage(own_server).open():
        console.open()
        console.wait_for_row("open")
    console.tab.wait_until("() => document.querySelector('.page[data-connection=lost]')")
    with RawPage(own_server).open():
        console.tab.wait_until("() => document.querySelector('.page[data-connection=open] .page__detail')?.textContent.includes('2 documents')")


@pytest.mark.any_browser
def test_without_a_cookie_it_says_how_to_get_in(tab, own_server):
    tab.open(f"{own_server.url}/viaduct/console/")
    assert "viaduct open" in tab.page("main").text


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_document_that_was_left_keeps_no_connection(console):
    # A browser has six connections for a server.
    for number in range(8):
        console.open(q=number)


@pytest.mark.any_browser
def test_a_document_that_is_left_and_restored_takes_its_tab_back(console):
    console.open()
    tabs = console.tab.evaluate("""async () => {
        const { Pages } = await import("/viaduct/console/trace/pages.js")
        const pages = new Pages()
        const take = (page, kind, content = {}) => pages.take({ page, kind, time: 0, content })
        const tabs = []
        const note = () => tabs.push(pages.tabs.map(({ tab }) => tab.map(({ id, connection }) => `${id} ${connection}`)))
        take("a", "open", { url: "/a" })
        take("a", "left")
        take("b", "open", { url: "/b", behind: [{ url: "/a" }] })
        note()
        take("b", "left")
        take("a", "resumed")
        note()
        take("a", "left")
        take("b", "resumed")
        note()
        return tabs }""")
    assert tabs == [[["b open", "a left"]], [["a open", "b left"]], [["b open", "a left"]]]
