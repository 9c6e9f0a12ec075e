"""The console's timeline: the traffic between the pages of a room and their native side, and its outcome."""

import pytest

from harness.app_page import component
from harness.console import Console
from harness.keys import ENTER
from harness.raw_page import RawPage
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser
FORM = component("form", connect=("connect", {"submitTitle": "Save", "nested": {"list": [1, True, None]}}))
MENU = component("menu", click=("display", {"title": "Sort", "items": [{"title": "Name", "index": 0}]}), label="Open")
WRONG = component("button", connect=("conect", {"title": "Profile"}))


@pytest.fixture
def watch(console, show, own_server):
    """Shows a page with this body, and its messages in the console: `watch(body, **state)`."""

    def watch(body, **state):
        show(body, viaduct=own_server.url)
        return console.open(**state)

    return watch


@pytest.mark.quick
def test_a_message_is_a_row_with_its_reply_and_the_time_it_took(tab, watch):
    console = watch(FORM)
    console.wait_for_row("form connect", lambda row: row["text"].startswith('{"submitTitle":"Save"'))
    tab.native("button", "Save").tap()
    console.wait_for_row("form connect", lambda row: row["outcome"].startswith("↩") and row["outcome"].endswith("s"))
    console.tap_row("form connect")
    assert "Reply after" in console.side.text
    assert console.shown_json[0] == {"submitTitle": '"Save"', "0": "1", "1": "true", "2": "null", "url": f'"{tab.url}"'}


@pytest.mark.slow
def test_a_level_of_the_json_folds(watch):
    console = watch(FORM)
    console.wait_for_row("form connect")
    console.tap_row("form connect")
    nested = "() => [...document.querySelectorAll('.side summary')].find(line => line.textContent.startsWith('nested'))"
    members = f"() => ({nested})().nextElementSibling?.checkVisibility() ?? false"
    assert console.tab.look(members)
    console.tap_point(nested)
    console.tab.wait_until(f"() => !({members})()")


def test_a_message_that_nobody_answers_says_so(watch):
    console = watch(MENU + FORM)
    console.wait_for_row("form connect", lambda row: row["outcome"] == "no answer")
    console.tap_row("form connect")
    assert "No answer after 2 s." in console.side.text and 'calls reply(to: "connect")' in console.side.text
    assert console.tab.look("() => document.querySelector('.side .cause').textContent") == "VD-REPLY-5"


@pytest.mark.slow
def test_a_message_without_a_callback_waits_for_nothing(tab, watch):
    console = watch(FORM)
    tab.evaluate("() => webBridge.send({ component: 'haptic', event: 'vibrate', data: { metadata: { url: location.href } } })")
    # Both were sent before, and are checked together.
    console.wait_for_row("form connect", lambda row: row["outcome"] == "no answer")
    assert console.wait_for_row("haptic vibrate")["outcome"].startswith("✓")
    console.tap_row("haptic vibrate")
    assert "No reply." in console.side.text


@pytest.mark.slow
def test_an_answer_takes_the_place_of_no_answer(tab, watch):
    console = watch(FORM)
    console.wait_for_row("form connect", lambda row: row["outcome"] == "no answer")
    tab.native("button", "Save").tap()
    console.wait_for_row("form connect", lambda row: row["outcome"].startswith("↩"))


def test_a_verdict_is_at_its_message_and_leads_to_its_explanation(watch):
    console = watch(WRONG)
    console.wait_for_row("button conect", lambda row: row["outcome"] == "VD-EVENT-1")
    console.tap_row("button conect")
    assert "Did you mean “connect”?" in console.side.text
    link = console.tab.look("() => document.querySelector('.side .cause').href")
    assert link == f"{console.url}/viaduct/errors/VD-EVENT-1"
    console.tab.open(link)
    assert "VD-EVENT-1" in console.tab.page("body").text


@pytest.mark.parametrize("name, keys, subjects", [
    ("component", "fo", {"form connect"}),
    ("event", "dis", {"menu display"}),
    ("kind", "tit", {"title"}),
    ("verdict", "Dr", {"button conect"}),
])
@pytest.mark.slow
def test_a_filter_is_chosen_by_its_name(tab, watch, name, keys, subjects):
    console = watch(FORM + MENU + WRONG)
    tab.page("main > button").tap()
    tab.evaluate("() => { document.title = 'Another' }")
    for subject in ("menu display", "title", "button conect"):
        console.wait_for_row(subject)
    console.focus(f"[name={name}]")
    console.tab.type(keys)
    wait_until(lambda: {row["subject"] for row in console.rows} == subjects, lambda: f"{subjects}, there are {console.rows}")
    assert f"{name}=" in console.tab.url


@pytest.mark.slow
def test_the_direction_shows_replies_as_rows(tab, watch):
    console = watch(FORM)
    tab.native("button", "Save").tap()
    console.wait_for_row("form connect", lambda row: row["outcome"].startswith("↩"))
    console.focus("[name=from]")
    console.tab.type("Nat")
    wait_until(lambda: {row["arrow"] for row in console.rows} == {"←"}, lambda: f"what came from the native side, there are {console.rows}")
    console.wait_for_row("form connect")


@pytest.mark.slow
def test_a_search_finds_what_the_json_has(tab, watch):
    console = watch(FORM + MENU)
    tab.page("main > button").tap()
    console.wait_for_row("menu display")
    console.tab.press("/")
    console.tab.type("SORT")
    console.tab.press(ENTER)
    wait_until(lambda: "form connect" not in {row["subject"] for row in console.rows} and console.wait_for_row("menu display"), "one row")
    console.tab.press("/")
    console.tab.type("(no such thing")
    console.tab.page(".empty").wait()
    assert console.tab.page(".empty").text == "No event is as the filter wants it."


@pytest.mark.slow
def test_what_comes_while_it_is_paused_is_counted_and_shown_later(tab, watch):
    console = watch(MENU)
    console.tab.wait_until("() => document.querySelectorAll('.row:not([hidden])').length > 3")
    console.tab.page("[name=pause]").tap()
    tab.page("main > button").tap()
    console.tab.wait_until("() => /^Paused: \\d+ new\\.$/.test(document.querySelector('.bounds').textContent)")
    assert "menu display" not in {row["subject"] for row in console.rows}
    console.tab.page("[name=pause]").tap()
    console.wait_for_row("menu display")
    console.tab.page(".bounds").wait_gone()


@pytest.mark.slow
def test_clear_leaves_what_comes_next(tab, watch):
    console = watch(MENU)
    tab.page("main > button").tap()
    console.wait_for_row("menu display")
    console.tab.page("[name=clear]").tap()
    wait_until(lambda: console.count == 0, "no row")
    tab.evaluate("() => { document.title = 'Another' }")
    console.wait_for_row("title")
    assert "menu display" not in {row["subject"] for row in console.rows}


def test_a_new_document_goes_on_where_the_last_one_ended_or_begins_anew(tab, watch):
    console = watch(FORM)
    console.wait_for_row("form connect")
    tab.reload()
    wait_until(lambda: console.subjects.count("form connect") == 2, lambda: f"both documents, there are {console.subjects}")
    console.tab.page("[name=keep]").tap()
    wait_until(lambda: console.subjects.count("form connect") == 1, lambda: f"the newest document, there are {console.subjects}")
    tab.reload()
    wait_until(
        lambda: console.subjects[0] == "connected" and console.subjects.count("form connect") == 1,
        lambda: f"the newest document, there are {console.subjects}")


@pytest.mark.slow
def test_a_page_is_chosen_from_the_list(browser, watch, own_server):
    console = watch(FORM)
    with browser.new_tab() as other:
        other.open(own_server.url)
        console.wait_for_row("button connect")
        console.tab.wait_until("() => document.querySelectorAll('.page').length === 3")
        console.tap_point("() => [...document.querySelectorAll('.page')].find(page => page.textContent.includes('Fixture'))")
        wait_until(lambda: len({row["page"] for row in console.rows}) == 1, lambda: f"one page, there are {console.rows}")
        console.wait_for_row("form connect")


@pytest.mark.slow
def test_a_link_leads_to_the_same_event(browser, watch, own_server):
    console = watch(FORM + MENU)
    console.wait_for_row("form connect")
    console.tap_row("form connect")
    with browser.new_tab() as tab:
        colleague = Console(tab, own_server)
        colleague.open(address=console.tab.url)
        colleague.side.wait()
        wait_until(lambda: "submitTitle" in colleague.side.text, lambda: f"the event, there is {colleague.side.text}")
        assert colleague.shown_json == console.shown_json
        assert tab.look("() => document.querySelector('.row[aria-selected=true] .row__subject').textContent") == "form connect"


def test_a_link_to_an_event_that_has_gone_says_so(watch):
    console = watch(FORM, open="none-3")
    console.side.wait()
    assert "not in the trace any more" in console.side.text


@pytest.mark.slow
def test_a_screen_tells_what_has_changed(tab, watch):
    console = watch(FORM + component("button", click=("left", {"title": "Back"}), label="Open"))
    tab.page("main > button").tap()
    console.wait_for_row("button left")
    tab.native("button", "Back").wait()
    console.wait_for_row("screen", lambda row: "Back" in row["text"])
    console.tap_row("screen")
    wait_until(lambda: "Changed since the one before" in console.side.text, lambda: console.side.text)
    assert '"title":"Back"' in console.tab.page(".side ins").text


@pytest.mark.slow
def test_it_makes_only_what_is_shown_and_asks_for_no_size_while_it_scrolls(console, own_server):
    with RawPage(own_server).open() as page:
        for _ in range(200):
            page.message("text-size", "connect")
        page.wait_until_handled()
    # Each answer to such a query costs a layout.
    console.tab.run_before_pages("""() => {
        window.questions = 0
        for (const name of ["clientHeight", "scrollHeight", "offsetHeight"]) {
            const { get } = Object.getOwnPropertyDescriptor(name === "offsetHeight" ? HTMLElement.prototype : Element.prototype, name)
            Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get() { window.questions += 1; return get.call(this) } })
        } }""")
    console.open()
    wait_until(lambda: console.count > 200, "all rows")
    assert console.tab.look("() => [...document.querySelectorAll('.panel')].map(({ childElementCount }) => childElementCount)") == [0] * 5
    before = console.tab.evaluate("() => window.questions")
    x, y = console.tab.look("() => { const { x, y } = document.querySelector('.rows').getBoundingClientRect(); return [x + 90, y + 90] }")
    for _ in range(5):
        console.tab.scroll_at(x, y, -300)
    console.tab.page(".newest").wait()
    console.tab.page(".newest").tap()
    console.tab.page(".newest").wait_gone()
    assert console.tab.evaluate("() => window.questions") == before
