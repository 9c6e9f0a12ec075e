"""A page that changes its location has a screen for each location."""

import pytest

from harness.app_page import AppPage, component
from harness.trace_reader import TraceReader
from harness.turbo import LATE_TURBO
from harness.waiting import wait_until

pytestmark = pytest.mark.each_case

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
STAR = component("button", connect=("connect", {"title": "Star"}))
# Asks the app for its pages.
ASKING_TURBO = '<script src="/scripts/turbo.js" type="module"></script>'


@pytest.mark.quick
def test_a_visit_shows_the_controls_of_the_new_location_only(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(LATE_TURBO)
    tab.evaluate("html => { Turbo.write('/two', html); Turbo.visit('/two') }", STAR)
    tab.native("button", "Star").tap()
    assert tab.wait_for_replies(1)[0]["component"] == "button"
    tab.native("button", "Save").wait_gone()


def test_going_back_shows_the_controls_of_the_old_location(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(LATE_TURBO)
    tab.evaluate("html => { Turbo.write('/two', html); Turbo.visit('/two') }", STAR)
    tab.native("button", "Star").wait()
    tab.back()
    tab.native("button", "Save").tap()
    tab.native("button", "Star").wait_gone()
    assert [reply["component"] for reply in tab.wait_for_replies(1)] == ["form"]


@pytest.mark.any_browser
def test_a_location_without_components_shows_no_control(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(LATE_TURBO)
    tab.evaluate("() => { Turbo.write('/plain', '<p>Plain</p>'); Turbo.visit('/plain') }")
    tab.native("button", "Save").wait_gone()


@pytest.mark.any_browser
def test_going_back_to_a_location_without_components_takes_the_controls_away(tab, show):
    show("<p>Plain</p>")
    tab.evaluate(LATE_TURBO)
    tab.evaluate("html => { Turbo.write('/two', html); Turbo.visit('/two') }", STAR)
    tab.native("button", "Star").wait()
    tab.back()
    tab.page("p").wait()
    tab.native("button", "Star").wait_gone()


def test_replacing_the_location_replaces_the_screen(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(LATE_TURBO)
    tab.evaluate("html => { Turbo.write('/two', html); Turbo.visit('/two', { action: 'replace' }) }", STAR)
    tab.native("button", "Star").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Save").wait_gone()


@pytest.mark.parametrize("change", ["pushState", "replaceState"])
def test_a_script_that_changes_the_address_keeps_the_screen(tab, show, change):
    """A list that is filtered, for example."""
    show(SAVE + STAR, title="Start")
    tab.native("button", "Save").wait()
    tab.evaluate("change => history[change]({}, '', '/?query=a')", change)
    tab.native("button", "Star").tap()
    assert tab.wait_for_replies(1)[0]["component"] == "button"
    tab.evaluate("() => webBridge.send({ component: 'form', event: 'connect', data: { submitTitle: 'Filter', metadata: { url: location.href } } })")
    tab.native("button", "Filter").wait()
    assert tab.native("button", "Back to Start").count == 0


@pytest.fixture
def start(tab, show):
    """The URL of the page Start, on which another place has been visited: the way back leads to its control Save."""
    show(SAVE, title="Start")
    url = tab.url
    tab.evaluate(LATE_TURBO)
    tab.evaluate("html => { Turbo.write('/two', html); Turbo.visit('/two') }", STAR)
    tab.native("button", "Star").wait()
    return url


def test_the_way_back_leads_over_the_addresses_that_scripts_gave_a_place(tab, start):
    tab.evaluate("() => { for (const page of [1, 2, 3]) history.pushState({}, '', `?page=${page}`) }")
    tab.native("button", "Back to Start").tap()
    tab.native("button", "Save").wait()
    assert tab.url == start


def test_the_way_back_leads_over_an_entry_with_the_page_s_own_url(tab, start):
    """A dialog of the page that the browser's button closes, for example."""
    tab.evaluate("() => { for (const dialog of [1, 2]) history.pushState({ dialog }, '') }")
    # The browser's own way back closes one.
    tab.evaluate("() => new Promise(resolve => { addEventListener('popstate', resolve, { once: true }); history.back() })")
    tab.native("button", "Back to Start").tap()
    tab.native("button", "Save").wait()
    assert tab.url == start


@pytest.mark.each_case
@pytest.mark.parametrize("add", ["history.pushState({}, '', `?page=${page}`)", "history.pushState({}, '')", "location.hash = page"])
def test_the_way_back_leads_on_where_the_browser_has_lost_its_entry(tab, start, add):
    """A page whose filter has been changed more often than a browser keeps entries."""
    entries = "() => JSON.parse(sessionStorage.getItem('viaduct:visited')).places.map(({ urls }) => urls.length)"
    tab.evaluate(f"() => {{ for (let page = 0; page < 90; page += 1) {add} }}")
    assert tab.evaluate(entries)[-1] <= 50
    tab.native("button", "Back to Start").tap()
    tab.native("button", "Save").wait()
    assert tab.evaluate(entries) == [1]


@pytest.mark.parametrize("navigation", ["null", "{}", "{ currentEntry: null }"])
def test_a_page_may_have_a_navigation_of_its_own(tab, show, navigation):
    """Its script stands before the adapter, and a variable of a script is the window's."""
    show(SAVE, adapter_place="last", head=f"<script>var navigation = {navigation}</script>", title="Start")
    tab.native("button", "Save").wait()
    tab.evaluate("() => history.pushState({}, '')")
    tab.evaluate("() => history.pushState({}, '', '?page=2')")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_the_browsers_own_way_back_within_a_place_keeps_the_screen(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate("() => history.pushState({}, '', '?page=2')")
    tab.back()
    tab.wait_until("() => !location.search")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_a_fragment_keeps_the_screen(tab, show):
    show(SAVE + "<p id='there'>There</p>")
    tab.native("button", "Save").wait()
    tab.evaluate("() => { location.hash = 'there' }")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_a_disconnect_that_comes_with_the_new_location_reaches_the_old_one(tab, show):
    show(component("form", connect=("connect", {"title": "Save"}), disconnect=("disconnect", {})))
    tab.native("button", "Save").wait()
    tab.evaluate(LATE_TURBO)
    tab.evaluate("html => { Turbo.write('/two', html); Turbo.visit('/two') }", component(
        "form", connect=("connect", {"title": "Send"}), disconnect=("disconnect", {})))
    tab.native("button", "Send").tap()
    tab.wait_for_replies(1)
    assert tab.native("button", "Save").count == 0


def test_coming_back_from_another_document_brings_the_controls_back(tab, show, app):
    show(SAVE)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    tab.open(f"{app.url}/styles/app.css")
    tab.back()
    tab.wait_until("() => document.querySelector('main') && window.replies")
    before = len(tab.replies)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(before + 1)


def test_the_screen_survives_a_new_body_and_head(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate("""html => {
        document.head.replaceChildren()
        const body = document.createElement("body")
        body.dataset.components = "form"
        body.innerHTML = html
        document.body.replaceWith(body)
    }""", "<p>New</p>")
    tab.native("button", "Save").wait()


@pytest.mark.slow
@pytest.mark.parametrize("replace", [
    "head => document.head.replaceWith(head)",
    "head => { const root = document.documentElement.cloneNode(); root.append(head, document.body); document.documentElement.replaceWith(root) }",
])
def test_the_bar_has_the_title_of_a_new_head(tab, show, replace):
    show(SAVE)
    tab.native_text("Fixture").wait()
    # Turbo's handling of an error page.
    tab.evaluate("""() => {
        const head = document.createElement("head")
        head.append(Object.assign(document.createElement("title"), { textContent: "Not found" }))
        ;(%s)(head)
    }""" % replace)
    tab.native_text("Not found").wait()
    # The new one is followed too.
    tab.evaluate("() => { document.title = 'Gone' }")
    tab.native_text("Gone").wait()


@pytest.fixture
def reader(server):
    reader = TraceReader(server)
    yield reader
    reader.end()


@pytest.fixture
def star(tab, show, app, server, reader):
    """The address of a page with the control Star, to which links of the page in the tab lead: /star, and /moved by a redirect."""
    links = '<a href="/">Start</a> <a href="/star">Star</a> <a href="/moved">Moved</a>'
    address = app.add(AppPage(server.url, links + STAR, head=ASKING_TURBO, title="Star"), "/star")
    app.redirect("/moved", "/star")
    show(links, head=ASKING_TURBO, title="Start")
    return address


def wait_for_messages(reader, address, count):
    """Waits until the trace has that many messages of the page at the address."""
    def found():
        # The server has been that of other tests before, with messages of any shape.
        data = [frame["message"].get("data") for frame in reader.of_kind("message", "page")]
        return len([one for one in data if isinstance(one, dict) and one.get("metadata", {}).get("url") == address])

    wait_until(lambda: found() == count, lambda: f"{count} messages, there are {found()}")


@pytest.mark.quick
def test_a_link_that_redirects_shows_the_controls_of_the_new_address(tab, star, reader):
    tab.page("a[href='/moved']").tap()
    tab.native("button", "Star").tap()
    tab.wait_for_replies(1)
    assert tab.url == star
    wait_for_messages(reader, star, 1)
    tab.native("button", "Back to Start").wait()


@pytest.mark.any_browser
def test_a_page_that_turbo_has_a_copy_of_connects_its_components_for_both(tab, star, reader):
    tab.page("a[href='/star']").tap()
    tab.native("button", "Star").wait()
    tab.native("button", "Back to Start").tap()
    tab.wait_until("() => document.querySelector('h1').textContent === 'Start'")
    wait_for_messages(reader, star, 1)
    tab.evaluate("() => { Turbo.keepsCopies = true }")
    tab.page("a[href='/star']").tap()
    # The copy and the fresh page.
    wait_for_messages(reader, star, 3)
    tab.native("button", "Star").tap()
    tab.wait_for_replies(1)
