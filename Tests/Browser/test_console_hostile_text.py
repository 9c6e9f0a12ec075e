"""Hostile texts of pages: the console shows them as text, and stays fast and right."""

import pytest

from harness.raw_page import RawPage
from harness.waiting import wait_until

pytestmark = pytest.mark.each_case

HOSTILE = """<img src="x" onerror="window.hacked = true"><script>window.hacked = true</script>"""
# Turns the order of the characters after it.
TURNED = "safe\u202etxt.exe"
# A frame may have 256 levels.
DEEP = 250


@pytest.fixture
def page(own_server):
    with RawPage(own_server).open() as page:
        page.send({"type": "title", "title": HOSTILE})
        page.message(HOSTILE, HOSTILE, {HOSTILE: HOSTILE, "__proto__": {"polluted": True}, "turned": TURNED})
        page.message("form", "constructor", {"text": "\u0000\u2028"})
        page.wait_until_handled()
        yield page


def assert_harmless(tab):
    assert tab.evaluate("() => window.hacked === undefined && {}.polluted === undefined")
    assert tab.look("() => document.querySelectorAll('main img, main script, .side img, .side script, .pages img').length") == 0


def test_names_and_data_are_text(page, console):
    console.open()
    row = console.wait_for_row(f"{HOSTILE} {HOSTILE}")
    console.tap_row(row["subject"])
    assert console.side.text.startswith(f"{HOSTILE} {HOSTILE}")
    data = console.shown_json[0]
    assert data["polluted"] == "true"
    assert data["turned"] == r'"safe\u202etxt.exe"'
    assert_harmless(console.tab)


@pytest.mark.any_browser
@pytest.mark.parametrize("view", ["dropped", "components", "paths"])
def test_so_they_are_in_the_other_views(page, console, view):
    console.open(view=view)
    # A verdict cuts long names.
    wait_until(lambda: HOSTILE[:30] in console.tab.page(f"section.{view}").text, lambda: console.tab.page(f"section.{view}").text)
    assert_harmless(console.tab)


@pytest.mark.any_browser
def test_a_hostile_address_is_text_too(page, console):
    console.open(q="%3Cimg%20src=x%20onerror=hacked=1%3E", component="%3Cb%3E", page="..%2F..", open="%3Ci%3E-1")
    console.tab.page(".side").wait()
    assert_harmless(console.tab)


def test_json_of_many_levels_unfolds(page, console):
    page.send_pieces(
        b'{"type":"message","message":{"id":"900","component":"form","event":"deep","data":', b'{"a":' * DEEP, b"{}", b"}" * DEEP, b"}}")
    page.wait_until_handled()
    console.open()
    console.wait_for_row("form deep")
    console.tap_row("form deep")
    console.tab.wait_until("() => document.querySelectorAll('.side summary').length > 10")


@pytest.mark.any_browser
def test_a_text_of_a_quarter_of_a_megabyte_is_shown_in_pieces(page, console):
    page.message("form", "long", {"text": "x" * 250_000})
    page.wait_until_handled()
    console.open()
    console.wait_for_row("form long")
    console.tap_row("form long")
    length = "() => document.querySelector('.side .json__value').textContent.length"
    before = console.tab.look(length)
    assert before < 10_000
    console.tap_point("() => document.querySelector('.side .json__more')")
    wait_until(lambda: console.tab.look(length) > before, "more of the text")


@pytest.mark.any_browser
def test_a_name_of_a_quarter_of_a_megabyte_is_cut_in_lists_and_whole_beside_them(page, console):
    component, event = "c" * 240_000, "e" * 300
    page.message(component, event)
    page.wait_until_handled()
    start = f"{component[:200]}… {event[:200]}…"
    console.open(width=360, component=component[:200] + "…")
    console.wait_for_row(start)
    console.tap_row(start)
    names = "() => [...document.querySelectorAll('.side .json')[0].querySelectorAll('.json__value')].map(({ textContent }) => textContent)"
    assert [name[1:6] for name in console.tab.look(names)] == ["c" * 5, "e" * 5]
    more = "() => document.querySelector('.side .json .json__more:not([hidden])')"
    console.tap_point(more)
    wait_until(lambda: len(console.tab.look(names)[0]) == 10_000, "more of the name")
    longest = "() => Math.max(...[...document.querySelectorAll('main, main *, .pages, option')].map(({ textContent }) => textContent.length))"
    for view, part in {"timeline": ".row", "dropped": ".card", "components": "tbody tr"}.items():
        console.open(width=360, view=view)
        console.tab.wait_until(f"() => document.querySelector('.{view} {part}')?.checkVisibility()")
        assert console.tab.look(longest) < 20_000
