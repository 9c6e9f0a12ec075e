"""Modal pages: those that the path configuration lets cover the page below."""

import pytest

from harness import keys
from harness.configured_server import RULES, configured_server
from harness.turbo import TURBO
from harness.waiting import wait_until

BAR_TOP = "document.querySelector('viaduct-screen').shadowRoot.querySelector('nav').getBoundingClientRect().top"


@pytest.fixture
def page(configured_page):
    return configured_page


@pytest.mark.quick
def test_a_modal_page_covers_the_one_below_until_it_is_closed(page):
    page.evaluate("() => Turbo.visit('/new')")
    page.native("button", "Close").wait()
    page.native_text("Form").wait()
    page.wait_until(f"() => {BAR_TOP} > 0")
    page.evaluate("() => Turbo.visit('/edit')")
    page.native("button", "Back to /new").wait()
    page.evaluate("() => Turbo.visit('/two')")
    page.wait_until("() => location.pathname === '/two'")
    page.wait_until(f"() => {BAR_TOP} === 0")
    page.native("button", "Back to Start").tap()
    page.wait_until("() => !['/two', '/new', '/edit'].includes(location.pathname)")


def test_a_page_that_takes_the_place_of_modal_ones_is_visited_without_a_visit_to_the_first_of_them(page):
    for path in ["/new", "/edit"]:
        page.evaluate("path => Turbo.visit(path)", path)
        page.wait_until(f"() => location.pathname === '{path}'")
    page.evaluate("() => Turbo.visit('/two')")
    page.wait_until("() => location.pathname === '/two'")
    # Turbo hears nothing of the page in between.
    assert page.evaluate("() => Turbo.visited.slice(-2)") == [["/edit", "advance", False], ["/two", "advance", False]]
    page.native("button", "Back to Start").wait()


def test_a_modal_page_takes_the_focus_and_escape_closes_it(page):
    page.evaluate("() => { document.body.insertAdjacentHTML('beforeend', '<a href=/two>Two</a>'); document.links[0].focus() }")
    page.evaluate("() => Turbo.visit('/new')")
    close = page.native("button", "Close").wait()
    page.wait_until("() => document.activeElement.localName === 'viaduct-screen'", "the focus in the bar")
    page.press(keys.TAB)
    wait_until(lambda: close.is_focused, "the focus on the first button of the bar")
    page.press(keys.ESCAPE)
    page.wait_until("() => location.pathname !== '/new'")
    close.wait_gone()


@pytest.mark.any_browser
def test_escape_closes_what_the_modal_page_has_opened_first(page):
    page.evaluate("() => Turbo.visit('/new')")
    page.native("button", "Close").wait()
    page.evaluate("""() => {
        document.body.insertAdjacentHTML("beforeend", "<dialog><button>Yes</button></dialog>")
        document.querySelector("dialog").showModal()
    }""")
    page.press(keys.ESCAPE)
    page.wait_until("() => !document.querySelector('dialog').open")
    assert page.evaluate("() => location.pathname") == "/new"
    page.press(keys.ESCAPE)
    page.wait_until("() => location.pathname !== '/new'")


@pytest.mark.any_browser
def test_a_field_of_a_modal_page_keeps_the_focus(page):
    page.evaluate("""() => {
        Turbo.visit("/new")
        document.body.insertAdjacentHTML("beforeend", "<input aria-label='Title'>")
        document.querySelector("input").focus()
    }""")
    page.native("button", "Close").wait()
    page.type("Viaduct")
    assert page.evaluate("() => document.querySelector('input').value") == "Viaduct"


# The shape of Turbo's own cache.
CACHE = """() => {
    class SnapshotCache {
        copies = new Map()
        constructor(size) { this.size = size }
        has({ pathname }) { return this.copies.has(pathname) }
        get(location) { return this.has(location) ? this.copies.get(location.pathname) : undefined }
        put({ pathname }, copy) {
            this.copies.delete(pathname)
            this.copies.set(pathname, copy)
            if (this.copies.size > this.size) this.copies.delete(this.copies.keys().next().value)
        }
        clear() { this.copies.clear() }
    }
    Turbo.session.view = { snapshotCache: new SnapshotCache(2) }
    window.keep = path => Turbo.session.view.snapshotCache.put(new URL(path, location), path)
    window.cached = () => ["/", "/posts/new", "/posts/edit", "/posts/last"]
        .filter(path => Turbo.session.view.snapshotCache.has(new URL(path, location)) && Turbo.session.view.snapshotCache.get(new URL(path, location)) === path)
}"""
CLEAR = "() => Turbo.session.view.snapshotCache.clear()"
COPY = "() => Turbo.session.view.snapshotCache.get(location)"


@pytest.mark.parametrize("older", [None, "before"], ids=["no-copy", "copy"])
def test_a_refresh_ends_what_covers_the_page_and_restores_that_with_the_copy_of_before(page, older):
    start, loaded = page.evaluate("() => [location.pathname, performance.timeOrigin]")
    page.evaluate(CACHE)
    page.evaluate("([path, copy]) => { window.start = new URL(path, location); if (copy) Turbo.session.view.snapshotCache.put(start, copy) }", [start, older])
    page.evaluate("() => Turbo.visit('/new')")
    page.native("button", "Close").wait()
    # Turbo's copy of the page that it leaves: on a phone, it has not left that.
    page.evaluate("() => Turbo.session.view.snapshotCache.put(start, 'covered')")
    page.evaluate("() => { Turbo.visited.length = 0; Turbo.visit('/refresh_historical_location') }")
    page.wait_until("() => Turbo.visited.length === 2")
    # The way back, and the refresh.
    assert page.evaluate("() => Turbo.visited") == [[start, "restore", False]] * 2
    assert page.evaluate("() => [location.pathname, performance.timeOrigin]") == [start, loaded]
    assert page.evaluate(COPY) == older
    page.native_text("Start").wait()
    page.native("button", "Close").wait_gone()
    page.evaluate("() => Turbo.session.view.snapshotCache.put(start, 'left')")
    assert page.evaluate(COPY) == "left"


@pytest.mark.parametrize("platform", ["ios", "android"])
def test_modal_pages_have_copies_of_their_own(tab, show, tmp_path, platform):
    server = configured_server(tmp_path, RULES, "--platform", platform)
    show(viaduct=server.url, head=TURBO, title="Start")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate(CACHE)
    tab.evaluate("() => Turbo.visit('/posts/new')")
    tab.native("button", "Close").wait()
    for path in ["/", "/posts/new", "/posts/edit", "/posts/last"]:
        tab.evaluate("path => keep(path)", path)
    others = ["/"] if platform == "ios" else []
    assert tab.evaluate("() => cached()") == others + ["/posts/edit", "/posts/last"]
    # As after a form.
    tab.evaluate(CLEAR)
    assert tab.evaluate("() => cached()") == others
    tab.evaluate("() => keep('/posts/new')")
    tab.native("button", "Close").tap()
    tab.wait_until("() => location.pathname === '/'")
    tab.native("button", "Close").wait_gone()
    tab.evaluate("() => keep('/')")
    tab.evaluate(CLEAR)
    assert tab.evaluate("() => cached()") == (["/posts/new"] if platform == "ios" else [])
    server.stop()


def test_a_modal_page_that_another_one_redirects_to_can_be_closed(page):
    start = page.url
    page.evaluate("() => Turbo.visit('/gate')")
    page.wait_until("() => location.pathname === '/gate'")
    # As Turbo proposes to follow a redirect.
    page.evaluate("""() => {
        const response = { statusCode: 200, redirected: true, responseHTML: "<title>New</title>" }
        Turbo.visit("/posts/new", { action: "replace", response })
    }""")
    page.wait_until("() => location.pathname === '/posts/new'")
    page.wait_for_console("/gate redirects to the modal page")
    page.native("button", "Close").tap()
    page.wait_until(f"() => location.href === '{start}'")
    page.native("button", "Close").wait_gone()
    page.evaluate("() => new Promise(resolve => setTimeout(resolve, 300))")
    assert page.url == start
    assert page.evaluate("() => Turbo.visited.map(([path]) => path)") == ["/gate", "/posts/new", "/"]
