"""The stack of places continues across documents, in an app without Turbo or for a link without it."""

import json

import pytest

from harness.app_page import AppPage
from harness.configured_server import configured_server
from harness.peer import Peer
from harness.turbo import TURBO
from harness.waiting import wait_until

TITLES = {"/": "Start", "/one": "One", "/two": "Two", "/new": "New"}
LINKS = "".join(f'<a href="{path}">{title}</a> ' for path, title in TITLES.items())
REST = '<a href="#part">Part</a><p id="part">The part</p><form action="/two"><button name="by" value="name">Send</button></form>'


@pytest.fixture
def site(tab, app, server):
    """Opens the first page of a site without any JavaScript of its own."""

    def site(viaduct=server.url, **options):
        for path, title in TITLES.items():
            app.add(AppPage(viaduct, LINKS + REST, title=title, libraries=[], **options), path)
        tab.open(app.url + "/")
        tab.wait_for_screen()
        return tab

    return site


def follow(tab, title):
    tab.page(f"a[href='{next(path for path in TITLES if TITLES[path] == title)}']").tap()
    wait_for_page(tab, title)


def wait_for_page(tab, title):
    tab.wait_until(f"() => document.querySelector('h1')?.textContent === {json.dumps(title)}")
    tab.native_text(title).wait()


def test_the_bar_leads_back_through_documents(site):
    tab = site()
    follow(tab, "One")
    follow(tab, "Two")
    tab.native("button", "Back to One").tap()
    wait_for_page(tab, "One")
    tab.native("button", "Back to Start").tap()
    wait_for_page(tab, "Start")
    tab.native("button", "Back to One").wait_gone()
    follow(tab, "Two")
    tab.native("button", "Back to Start").wait()


def test_a_form_goes_on_and_a_reload_stays(site, browser_server):
    tab = site(browser_server.url)
    tab.page("form button").tap()
    wait_for_page(tab, "Two")
    tab.native("button", "Back to Start").wait()
    tab.reload()
    wait_for_page(tab, "Two")
    tab.native("button", "Back to Start").tap()
    wait_for_page(tab, "Start")


def test_a_form_stays_on_its_screen_as_on_a_phone(site):
    tab = site()
    follow(tab, "One")
    tab.page("form button").tap()
    wait_for_page(tab, "Two")
    assert tab.native("button", "Back to One").count == 0
    tab.native("button", "Back to Start").tap()
    wait_for_page(tab, "Start")


def test_a_form_that_asks_is_a_visit_on_android(site):
    tab = site()
    tab.open(tab.url + "?viaduct_platform=android")
    tab.wait_for_screen()
    follow(tab, "One")
    tab.page("form button").tap()
    wait_for_page(tab, "Two")
    assert tab.evaluate("() => location.search") == "?by=name"
    tab.native("button", "Back to One").tap()
    wait_for_page(tab, "One")


@pytest.mark.each_case
@pytest.mark.parametrize("step", ["location = '/two'", "location.replace('/two')"])
def test_what_a_script_does_to_the_location_is_a_visit_as_on_a_phone(site, step):
    tab = site()
    follow(tab, "One")
    # Before the load event, a script's step without a click replaces the document in the browser's history.
    tab.wait_until("() => document.readyState === 'complete'")
    tab.evaluate(f"() => {{ {step} }}")
    wait_for_page(tab, "Two")
    tab.native("button", "Back to One").tap()
    wait_for_page(tab, "One")


def test_a_new_window_of_a_link_is_a_screen_and_one_of_a_script_is_none(site):
    tab = site()
    assert tab.evaluate("() => open('/one')") is None
    tab.wait_for_console("opens no new window")
    tab.evaluate("() => { document.querySelector('a[href=\"/one\"]').target = '_blank' }")
    follow(tab, "One")
    tab.native("button", "Back to Start").tap()
    wait_for_page(tab, "Start")


OPENING = """() => {
    const open = event => {
        event.preventDefault()
        window.open("/two")
    }
    for (const element of document.querySelectorAll("a[href='/one'], form button")) element.addEventListener("click", open)
}"""


@pytest.mark.parametrize("platform", ["ios", "android"])
def test_a_script_that_opens_a_window_visits_the_link_that_was_touched_on_android_alone(site, platform):
    tab = site()
    tab.open(f"{tab.url}?viaduct_platform={platform}")
    tab.wait_for_screen()
    tab.evaluate(OPENING)
    tab.page("form button").tap()
    tab.wait_for_console("opens no new window")
    tab.page("a[href='/one']").tap()
    if platform == "android":
        wait_for_page(tab, "One")
        tab.native("button", "Back to Start").wait()
    else:
        wait_until(lambda: len([line for line in tab.console if "opens no new window" in line]) == 2, "the second notice")


@pytest.mark.any_browser
def test_an_app_of_the_main_branch_shows_in_the_page_what_a_script_opens(tab, show, own_server):
    with Peer.app(own_server) as app:
        app.register("later", proposals=True, windows=True)
        show(viaduct=own_server.url, head=TURBO, title="Start", has_screen=False)
        tab.wait_until("() => Turbo.isNative")
        # Neither is an address for the page.
        assert tab.evaluate("() => [open('javascript:document.title = 1'), open()]") == [None, None]
        tab.wait_for_console("opens no new window")
        assert tab.evaluate("() => open('/one')") is None
        proposed = app.receive(lambda frame: frame.get("frame", {}).get("type") == "propose")["frame"]
        assert proposed["url"] == tab.evaluate("() => new URL('/one', location).href")
        assert tab.evaluate("() => document.title") == "Start"


@pytest.mark.parametrize("platform", ["ios", "android"])
def test_the_answer_to_a_form_without_turbo_says_what_it_lacks_on_android(tab, proxied, proxy, platform):
    page = lambda title: AppPage("", '<form method="post" action="/two"><button>Send</button></form>', title=title, adapter_place="none").html
    proxied.add("/", page("Start"))
    proxied.add("/two", page("Two"))
    tab.open(f"{proxy.url}?viaduct_platform={platform}")
    tab.wait_for_screen()
    tab.page("form button").tap()
    tab.native_text("Two").wait()
    advice = "is the answer to a form without Turbo (/two)"
    if platform == "android":
        tab.wait_for_console(advice)
    tab.open(proxy.url)
    tab.native_text("Start").wait()
    # Only the answer is one.
    assert len([line for line in tab.console if advice in line]) == (platform == "android")


def test_android_makes_one_of_two_visits_in_half_a_second_and_says_so(site):
    tab = site()
    tab.open(tab.url + "?viaduct_platform=android")
    tab.wait_for_screen()
    tab.evaluate("() => { location = '/one'; location = '/two' }")
    tab.wait_for_console("/two is not visited")
    wait_for_page(tab, "One")


def test_a_document_that_takes_another_one_s_place_has_the_same_way_back(site, browser_server):
    tab = site(browser_server.url)
    follow(tab, "One")
    tab.evaluate("() => location.replace('/two')")
    wait_for_page(tab, "Two")
    tab.native("button", "Back to Start").tap()
    wait_for_page(tab, "Start")


def test_an_address_that_a_person_types_begins_a_new_stack(site, app):
    tab = site()
    follow(tab, "One")
    tab.native("button", "Back to Start").wait()
    tab.open(app.url + "/two")
    wait_for_page(tab, "Two")
    assert tab.native("button", "Back to One").count == 0


def test_the_way_back_leaves_a_page_at_once_whatever_parts_of_it_were_visited(site):
    tab = site()
    follow(tab, "One")
    for _ in range(2):
        tab.page("a[href='#part']").tap()
        tab.wait_until("() => location.hash === '#part'")
        tab.evaluate("() => { location.hash = 'other' }")
    tab.native("button", "Back to Start").tap()
    wait_for_page(tab, "Start")


@pytest.mark.any_browser
def test_after_a_restart_of_the_server_the_stack_is_there_again(site, own_server):
    tab = site(viaduct=own_server.url)
    follow(tab, "One")
    own_server.kill()
    tab.native_text("Reconnecting…").wait()
    own_server.start()
    tab.native_text("Reconnecting…").wait_gone()
    tab.native("button", "Back to Start").tap()
    wait_for_page(tab, "Start")


@pytest.mark.any_browser
def test_a_document_that_the_paths_call_modal_covers_the_one_before(site, tmp_path):
    server = configured_server(tmp_path, {"rules": [{"patterns": ["/new$"], "properties": {"context": "modal"}}]})
    try:
        tab = site(viaduct=server.url)
        follow(tab, "New")
        tab.native("button", "Close").wait()
        follow(tab, "One")
        tab.native("button", "Back to Start").tap()
        wait_for_page(tab, "Start")
        follow(tab, "New")
        tab.native("button", "Close").tap()
        wait_for_page(tab, "Start")
    finally:
        server.stop()
