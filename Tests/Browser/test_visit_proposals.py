"""The path configuration's effects on visits that Turbo proposes."""

import pytest

from harness.app_command import AppCommand
from harness.app_page import AppPage
from harness.configured_server import RULES, configured_server
from harness.form_component import SAVE, write_form
from harness.peer import Peer
from harness.turbo import TURBO
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until


@pytest.mark.any_browser
def test_an_app_with_components_only_follows_the_servers_path_configuration(tab, show, configured, tmp_path):
    command = AppCommand(write_form(tmp_path / "Bridge"), "--server", configured.url)
    try:
        command.wait_until_connected()
        show(SAVE, viaduct=configured.url, head=TURBO, title="Start")
        tab.native("button", "First").wait()
        tab.wait_until("() => Turbo.isNative")
        tab.evaluate("() => Turbo.visit('/new')")
        tab.native("button", "Close").wait()
        tab.native_text("Form").wait()
        tab.native("button", "Close").tap()
        tab.native("button", "Close").wait_gone()
        tab.native("button", "First").wait()
    finally:
        command.stop()


@pytest.fixture
def page(configured_page):
    return configured_page


@pytest.mark.quick
def test_a_visit_goes_where_it_was_proposed_with_what_turbo_knows_of_it(page):
    page.evaluate("() => Turbo.visit('/two', { action: 'replace', response: { statusCode: 200 } })")
    page.wait_until("() => Turbo.visited.length === 1")
    assert page.evaluate("() => Turbo.visited") == [["/two", "replace", True]]


@pytest.mark.any_browser
def test_the_bar_leads_back(page):
    page.evaluate("() => Turbo.visit('/two')")
    page.native("button", "Back to Start").tap()
    page.wait_until("() => location.pathname !== '/two'")
    page.native("button", "Back to Start").wait_gone()


def test_an_ios_page_that_refreshes_is_restored_in_its_document(page):
    page.evaluate("() => Turbo.visit('/two')")
    page.native("button", "Back to Start").wait()
    loaded = page.evaluate("() => performance.timeOrigin")
    # Turbo keeps all of its copies.
    page.evaluate("() => { window.forgotten = 0; Turbo.session.view = { snapshotCache: { uncover() { forgotten += 1 }, clear() { forgotten += 1 } } } }")
    page.evaluate("() => { Turbo.visited.length = 0; Turbo.visit('/refresh_historical_location') }")
    page.wait_until("() => Turbo.visited.length > 0")
    assert page.evaluate("() => [Turbo.visited, forgotten, performance.timeOrigin]") == [[["/two", "restore", False]], 0, loaded]
    assert page.native("button", "Back to Start").count == 1


def test_an_android_page_that_refreshes_is_loaded_as_a_new_document(tab, show, configured):
    show(viaduct=configured.url, head=TURBO, title="Start", query="?platform=android")
    tab.wait_until("() => Turbo.isNative")
    start, loaded = tab.evaluate("() => [location.pathname, performance.timeOrigin]")
    tab.evaluate("() => Turbo.visit('/refresh_historical_location')")
    tab.wait_until(f"() => performance.timeOrigin > {loaded}")
    assert tab.evaluate("() => location.pathname") == start


# As Turbo does for a frame with data-turbo-action="advance", whose address is in the history by then.
ADVANCE = """() => {
    history.pushState(history.state, "", "/frame")
    Turbo.visit("/frame", { action: "advance", willRender: false, updateHistory: false,
        response: { statusCode: 200, redirected: false, responseHTML: "" }, visitCachedSnapshot() {} })
}"""


def test_a_frame_that_advances_stays_on_its_screen_on_ios_with_an_error_in_the_page(page):
    error = page.evaluate(f"() => {{ try {{ ({ADVANCE})() }} catch (error) {{ return error.name }} }}")
    assert error == "DataCloneError"
    page.evaluate("() => { document.title = 'Later' }")
    assert page.evaluate("() => [Turbo.visited, location.pathname]") == [[], "/frame"]
    page.evaluate("() => Turbo.visit('/two')")
    # One screen below, the frame's.
    page.native("button", "Back to Start").tap()
    page.native("button", "Back to Start").wait_gone()


def test_a_frame_that_advances_is_visited_in_place_on_android(tab, show, configured):
    show(viaduct=configured.url, head=TURBO, title="Start", query="?platform=android")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate(ADVANCE)
    assert tab.evaluate("() => [Turbo.visited, location.pathname]") == [[["/frame", "advance", True]], "/frame"]
    tab.evaluate("() => Turbo.visit('/two')")
    tab.native("button", "Back to Start").tap()
    tab.native("button", "Back to Start").wait_gone()


@pytest.mark.any_browser
def test_what_the_rules_refuse_is_not_visited(page):
    page.evaluate("() => { Turbo.visit('/none'); Turbo.visit('/three') }")
    page.wait_until("() => location.pathname === '/three'")
    assert page.evaluate("() => Turbo.visited.map(([path]) => path)") == ["/three"]


def test_a_part_of_the_page_and_the_page_itself_are_not_proposed(page):
    page.evaluate("""() => {
        window.scrolled = []
        Object.defineProperty(Turbo.navigator, "location", { value: new URL("/none", location) })
        Turbo.navigator.locationWithActionIsSamePage = ({ hash }) => hash === "#part"
        Turbo.navigator.view = { scrollToAnchorFromLocation: ({ hash }) => scrolled.push(hash) }
        Turbo.visit("/none#part")
        Turbo.visit("/none")
    }""")
    assert page.evaluate("() => [Turbo.visited.map(([path]) => path), scrolled]") == [["/none"], ["#part"]]


@pytest.mark.any_browser
def test_a_part_of_the_page_that_is_proposed_is_visited_as_turbo_wants(page):
    path = page.evaluate("() => { Turbo.visit('#part'); return location.pathname }")
    page.wait_until("() => location.hash === '#part'")
    assert page.evaluate("() => Turbo.visited") == [[path, "advance", False]]
    assert page.native("button", "Back to Start").count == 0


@pytest.mark.any_browser
def test_a_native_screen_covers_the_page_which_hears_when_it_goes(page):
    page.evaluate("""() => {
        window.restored = 0
        document.addEventListener("native:restore", () => { restored += 1 })
        Turbo.visit("/map")
    }""")
    page.native("button", "Back to Start").tap()
    page.wait_until("() => restored === 1")
    assert page.evaluate("() => Turbo.visited") == []


FAIL = """path => {
    const visit = { location: new URL(path, location), changeHistory() { history.pushState({}, "", this.location.href) } }
    Turbo.navigator.currentVisit = visit
    Turbo.session.adapter.visitRequestFailedWithStatusCode(visit, 0)
}"""


FILTER = "history.replaceState(history.state, '', '/?q=1')"


@pytest.mark.each_case
@pytest.mark.parametrize("platform, within, target, back", [
    # A filter of the page, and a part of it.
    ("ios", FILTER, "/two", "/?q=1"), ("android", FILTER, "/two", "/"), ("android", "location.hash = 'part'", "/two", "/"),
    # From a screen of the filtered page, too.
    ("android", FILTER, "/?q=1#part", "/"),
])
def test_on_android_the_way_back_leads_to_the_screens_own_address(tab, show, server, platform, within, target, back):
    show(viaduct=server.url, query=f"?platform={platform}", head=TURBO, title="Start")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate(f"() => {{ {within} }}")
    tab.evaluate("path => Turbo.visit(path)", target)
    # What Turbo restores.
    tab.evaluate("() => addEventListener('popstate', () => { window.restored = location.href.slice(location.origin.length) })")
    tab.native("button", "Back to Start").tap()
    tab.wait_until(f"() => location.href === new URL('{back}', location).href")
    assert tab.evaluate("() => restored") == back
    tab.native("button", "Back to Start").wait_gone()
    tab.evaluate("() => new Promise(resolve => setTimeout(resolve, 300))")
    assert tab.evaluate("() => location.href.slice(location.origin.length)") == back
    assert tab.evaluate("() => Turbo.visited.at(-1)") == ["/", "restore", False]


@pytest.mark.any_browser
def test_on_android_a_visit_to_the_filtered_page_below_goes_back_to_it(tab, show, server):
    show(viaduct=server.url, query="?platform=android", head=TURBO, title="Start")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate(f"() => {{ {FILTER} }}")
    tab.evaluate("() => Turbo.visit('/?q=1#part')")
    tab.native("button", "Back to Start").wait()
    # The browser's entry below has this address, too.
    tab.evaluate(f"() => {{ {FILTER} }}")
    tab.evaluate("() => Turbo.visit('/')")
    tab.native("button", "Back to Start").wait_gone()
    assert tab.evaluate("() => location.href.slice(location.origin.length)") == "/"


def test_a_visit_that_replaces_a_place_with_entries_of_a_script_leaves_one_place(tab, show, server):
    show(viaduct=server.url, head=TURBO, title="Start")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate("() => history.pushState({}, '', '/?q=1')")
    tab.evaluate("() => Turbo.visit('/two', { action: 'replace' })")
    tab.wait_until("() => location.pathname === '/two'")
    assert tab.evaluate("() => JSON.parse(sessionStorage.getItem('viaduct:visited')).places.length") == 1


@pytest.mark.parametrize("platform, back", [("ios", "/?q=1"), ("android", "/")])
def test_the_way_back_leads_to_an_entry_of_which_turbo_does_not_hear(tab, show, server, platform, back):
    show("Here", viaduct=server.url, query=f"?platform={platform}", head=TURBO, title="Start")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate("back => Turbo.write(back, 'Here')", back)
    # The same one twice.
    tab.evaluate("() => { for (const _ of [1, 2]) history.pushState({}, '', '/?q=1') }")
    tab.evaluate("() => { Turbo.write('/two', 'Two'); Turbo.visit('/two') }")
    tab.wait_until("() => document.querySelector('main').textContent === 'Two'")
    tab.native("button", "Back to Start").tap()
    tab.wait_until("() => document.querySelector('main').textContent.includes('Here')")
    assert tab.evaluate("() => [location.pathname + location.search, Boolean(history.state.turbo)]") == [back, True]


def test_a_link_to_the_page_itself_is_a_new_visit_after_a_script_has_changed_the_address(page):
    page.evaluate("() => history.replaceState(history.state, '', '/?q=1')")
    page.evaluate("() => { document.querySelector('main').innerHTML = '<a id=\"empty\" href=\"#\" data-turbo=\"false\">Again</a>' }")
    page.page("#empty").tap()
    page.wait_until("() => Turbo.visited.length === 1")
    assert page.evaluate("() => Turbo.visited") == [["/", "advance", False]]
    # To Turbo the way back leads to a part of the page, for which it draws nothing.
    page.native("button", "Back to Start").tap()
    page.wait_until("() => Turbo.visited.length === 3")
    assert page.evaluate("() => Turbo.visited.slice(1)") == [["/", "restore", False]] * 2


# Links that Turbo leaves to the browser.
LINKS = """<a id="empty" href="#" data-turbo="false">Top</a> <a id="data" href="/data.csv" download>Data</a>
    <a id="more" href="/more.csv" download>More</a>"""


@pytest.fixture
def linked(tab, show, server):
    """Opens a page with these links on a phone: `linked(platform)`."""
    def linked(platform):
        show(LINKS, query=f"?platform={platform}", head=TURBO, title="Start")
        tab.wait_until("() => Turbo.isNative")

    return linked


@pytest.mark.parametrize("platform, visited", [("ios", [["/", "advance", False]]), ("android", [])])
def test_a_link_to_the_top_is_a_visit_on_ios_and_a_part_of_the_page_on_android(tab, linked, platform, visited):
    linked(platform)
    tab.page("#empty").tap()
    tab.wait_until("() => location.href.endsWith('#') && (!Turbo.visited.length || document.title === '/')")
    assert tab.evaluate("() => Turbo.visited") == visited


@pytest.mark.parametrize("platform", ["ios", "android"])
def test_a_download_is_a_visit(tab, linked, platform):
    linked(platform)
    tab.page("#data").tap()
    tab.native("button", "Back to Start").wait()
    assert tab.evaluate("() => [Turbo.visited, location.pathname]") == [[["/data.csv", "advance", False]], "/data.csv"]


@pytest.mark.any_browser
def test_android_takes_one_download_right_after_another(tab, linked):
    linked("android")
    tab.evaluate("() => { document.querySelector('#data').click(); document.querySelector('#more').click() }")
    tab.wait_until("() => location.pathname === '/more.csv'")


# As a library does that has its own visits, and no Turbo: it waits for an adapter, and tells it of each visit.
OWN_LIBRARY = """<script type="module">
    let adapter = null
    window.made = []
    const startVisit = (location, restorationIdentifier, { action } = {}) => {
        made.push([new URL(location).pathname, action])
        const visit = { identifier: String(made.length), location: new URL(location), issueRequest() {}, changeHistory() {
            history[action === "replace" ? "replaceState" : "pushState"]({}, "", location) }, loadCachedSnapshot() {}, hasCachedSnapshot: () => false }
        adapter.visitStarted(visit)
        adapter.visitRendered(visit)
        adapter.visitCompleted(visit)
    }
    window.Turbo = { registerAdapter(given) { adapter = given }, navigator: { startVisit, restorationIdentifier: "", location: new URL(location) } }
    window.isRegistered = () => adapter?.linkPrefetchingIsEnabledForLocation(location) === false
    window.go = path => adapter.visitProposedToLocation(new URL(path, location), { action: "advance" })
</script>"""


@pytest.mark.parametrize("path, is_modal", [("/two", False), ("/posts/new", True)])
def test_a_library_that_registers_its_own_adapter_visits_as_turbo_does(tab, show, configured, path, is_modal):
    show(viaduct=configured.url, head=OWN_LIBRARY, title="Start")
    tab.wait_until("() => isRegistered()")
    tab.evaluate("path => go(path)", path)
    tab.wait_until("() => made.length > 0")
    assert tab.evaluate("() => made") == [[path, "advance"]]
    tab.native("button", "Close" if is_modal else "Back to Start").tap()
    tab.wait_until("() => location.pathname === '/'")


def test_the_menu_says_where_the_way_back_leads(tab, show, configured):
    show(viaduct=configured.url, head=TURBO, title="Start")
    tab.open(f"{tab.url}?viaduct_menu=on")
    tab.wait_until("() => Turbo.isNative")
    tab.native("button", "Viaduct").tap()
    tab.native_text("The first screen: there is no way back.").wait()
    tab.evaluate("() => Turbo.visit('/two')")
    tab.native_text("Back leads to “Start”.").wait()
    tab.evaluate("() => Turbo.visit('/posts/new')")
    tab.native_text("A modal page: closing it leads to the page below.").wait()


@pytest.fixture
def elsewhere(app):
    """The address of a page of another host."""
    app.add(AppPage("", libraries=[], adapter_place="none"), "/elsewhere")
    return app.url.replace("127.0.0.1", "localhost") + "/elsewhere"


def test_a_redirect_to_another_site_opens_beside_the_app_which_goes_back(page, app, browser, elsewhere):
    start = page.url
    app.redirect("/out", elsewhere)
    page.evaluate(FAIL, "/out")
    wait_until(lambda: elsewhere in browser.tab_urls(), browser.tab_urls)
    page.wait_until(f"() => location.href === '{start}'")


@pytest.mark.each_case
@pytest.mark.parametrize("target", ["", "_blank"])
def test_a_link_to_another_host_opens_beside_the_app_which_stays(page, browser, elsewhere, target):
    start = page.url
    page.evaluate("""(url, target) => {
        document.querySelector("main").innerHTML = `<a id="out" href="${url}" target="${target}">Elsewhere</a>` }""", elsewhere, target)
    page.page("#out").tap()
    wait_until(lambda: elsewhere in browser.tab_urls(), browser.tab_urls)
    assert page.url == start
    assert page.console == []


@pytest.mark.any_browser
@pytest.mark.each_case
@pytest.mark.parametrize("address, is_taken", [
    ("http://localhost:1/a", True), ("mailto:anna@example.test", False), ("tel:+44", False),
])
def test_a_link_to_another_host_is_the_apps_and_one_to_another_program_is_not(page, address, is_taken):
    assert page.evaluate("""address => {
        document.body.insertAdjacentHTML("beforeend", `<a href="${address}">Out</a>`)
        let isTaken = null
        // After the last of all that listens.
        document.addEventListener("click", () => addEventListener("click", event => {
            isTaken = event.defaultPrevented
            event.preventDefault()
        }, { once: true }), { capture: true, once: true })
        document.links[document.links.length - 1].click()
        return isTaken
    }""", address) is is_taken


@pytest.mark.any_browser
def test_where_the_page_shows_its_errors_a_request_that_fails_is_loaded_as_a_document(tab, show, app):
    server = ViaductServer("--error-pages", "page")
    app.add(AppPage("", "<p>Loaded</p>", libraries=[], adapter_place="none"), "/plain")
    show(viaduct=server.url, head=TURBO)
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate(FAIL, "/plain")
    tab.wait_until("() => document.body.textContent.includes('Loaded')")
    server.stop()


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_app_hears_of_requests_and_forms(tab, show, own_server):
    with Peer.app(own_server) as app:
        app.register("a", proposals=True)
        show(viaduct=own_server.url, head=TURBO, has_screen=False)
        tab.wait_until("() => Turbo.isNative")
        tab.evaluate("() => Turbo.session.adapter.formSubmissionStarted({ location: new URL('/posts', location) })")
        heard = app.receive(lambda frame: frame.get("frame", {}).get("type") == "turbo")["frame"]
    assert heard == {"type": "turbo", "event": "formSubmissionStarted", "url": tab.evaluate("() => `${location.origin}/posts`")}


def test_without_the_server_visits_go_on(tab, show, tmp_path):
    server = configured_server(tmp_path, RULES)
    show(viaduct=server.url, head=TURBO)
    server.kill()
    tab.native_text("Reconnecting…").wait()
    tab.evaluate("() => Turbo.visit('/none')")
    assert tab.evaluate("() => Turbo.visited.map(([path]) => path)") == ["/none"]


@pytest.mark.any_browser
@pytest.mark.parametrize("way, platform, search", [
    ("Turbo.visit('/list?q=%C3%A4&a[]=1')", "android", "?q=%C3%A4&a[]=1"),
    ("Turbo.visit('/list?q=%C3%A4&a[]=1')", "ios", "?q=%25C3%25A4&a%5B%5D=1"),
    ("document.querySelector('main a').click()", "android", "?q=%C3%A4&a[]=1"),
    ("document.querySelector('main a').click()", "ios", "?q=%C3%A4&a[]=1"),
])
def test_only_a_visit_of_turbo_on_ios_has_its_query_encoded_twice(way, platform, search, tab, show, server):
    show("<a href='/list?q=%C3%A4&a[]=1'>List</a>", head=TURBO, query=f"?platform={platform}")
    tab.wait_until("() => Turbo.isNative")
    tab.evaluate(f"() => {{ {way} }}")
    tab.wait_until("() => location.pathname === '/list'")
    assert tab.evaluate("() => location.search") == search
    if "%25" in search:
        tab.wait_for_console("VD-URL-3")
