"""Native screens in the middle of the stack: the page keeps them with its places."""

import json

import pytest

from harness.viaduct_server import ViaductServer

RULES = {"settings": {}, "rules": [
    {"patterns": ["/map$"], "properties": {"view_controller": "map", "title": "Map"}},
    {"patterns": ["/new$"], "properties": {"context": "modal"}},
]}

# As much of Turbo as a proposal needs.
TURBO = """
<script>
  const adapter = { visitProposedToLocation(location, options) {
    history[options.action === "replace" ? "replaceState" : "pushState"]({}, "", location.href)
    document.title = location.pathname
  } }
  const unasked = adapter.visitProposedToLocation
  var isAsked = () => adapter.visitProposedToLocation !== unasked
  window.Turbo = { session: { adapter }, visit: (url, options = {}) => adapter.visitProposedToLocation(new URL(url), options) }
  var follow = path => Turbo.visit(new URL(path, location).href)
  const start = location.pathname
  addEventListener("popstate", () => { document.title = location.pathname === start ? "Start" : location.pathname })
</script>
"""


@pytest.fixture
def rules(tmp_path):
    file = tmp_path / "ios.json"
    file.write_text(json.dumps(RULES))
    return ["--path-configuration", str(file)]


@pytest.fixture
def server(rules):
    server = ViaductServer(*rules)
    yield server
    server.stop()


@pytest.fixture
def page(tab, show, server):
    """A page that was visited over a native screen."""
    show(head=TURBO, title="Start")
    tab.wait_until("() => isAsked()")
    tab.evaluate("() => follow('/map')")
    tab.native("button", "Back to Start").wait()
    tab.evaluate("() => follow('/two')")
    tab.native("button", "Back to Map").wait()
    return tab


def go_back(page):
    page.native("button", "Back to Map").tap()
    page.wait_until("() => location.pathname === start")


def test_the_way_back_leads_to_it(page):
    go_back(page)
    page.native("button", "Back to Start").tap()
    page.native("button", "Back to Start").wait_gone()


def test_a_modal_page_that_is_closed_reveals_it(page):
    go_back(page)
    page.native("button", "Back to Start").wait()
    page.evaluate("() => follow('/new')")
    page.native("button", "Close").tap()
    page.native("button", "Back to Start").wait()


def test_it_outlives_a_server_that_is_killed(page, server):
    server.kill()
    page.native_text("Reconnecting…").wait()
    server.start()
    page.native_text("Reconnecting…").wait_gone(limit=15)
    go_back(page)
    page.native("button", "Back to Start").wait()


def test_where_nobody_has_it_any_more_it_is_skipped_with_a_notice(page, server):
    server.kill()
    page.native_text("Reconnecting…").wait()
    other = ViaductServer(address=server.url.removeprefix("http://"))
    try:
        page.native_text("Reconnecting…").wait_gone(limit=15)
        go_back(page)
        page.wait_for_console("The native screen “Map” on the way back was skipped")
        page.native("button", "Back to Map").wait_gone()
    finally:
        other.stop()
        server.start()
