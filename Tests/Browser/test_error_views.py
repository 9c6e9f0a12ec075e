"""The app's error view in place of a failed visit's response, as on a phone."""

import pytest

from harness.app_page import AppPage
from harness.error_view import MISSING, assert_no_view_comes, assert_view_stays, wait_for_view
from harness.peer import Peer
from harness.viaduct_server import ViaductServer

TURBO = '<script src="/scripts/turbo.js" defer></script>'
LINKS = '<a href="/missing">Missing</a> <a href="/next">Next</a>'


@pytest.fixture
def page(tab, proxied, show_proxied):
    """A page with Turbo behind the proxy, with a link to a missing page."""
    proxied.add("/missing", MISSING, status=404)
    show_proxied(LINKS, head=TURBO, title="Start")
    tab.wait_for_screen()
    return tab


def test_a_visit_that_is_answered_by_an_error_shows_the_error_view_until_it_is_tried_again(page, proxied, proxy):
    page.page("a[href='/missing']").tap()
    wait_for_view(page)
    assert_view_stays(page)
    assert page.url == f"{proxy.url}/missing"
    page.native_text("There was an HTTP error (404).").wait()
    page.wait_for_console(f"{proxy.url}/missing was answered by 404")
    # The page withholds the response.
    assert page.page("h1").text == "Start"
    # Turbo knows that the visit has ended.
    assert page.evaluate("() => Turbo.navigator.currentVisit.state") == "failed"
    proxied.add("/missing", "<!doctype html><title>Found</title><h1>Here it is</h1>")
    page.native("button", "Retry").tap()
    page.native_text("Error loading page").wait_gone()
    page.wait_until("() => document.querySelector('h1')?.textContent === 'Here it is'")


@pytest.mark.any_browser
def test_androids_error_view_has_two_texts_and_no_button_of_a_phone(tab, proxied, proxy):
    proxied.add("/missing", MISSING, status=404)
    tab.open(f"{proxy.url}/missing?viaduct_platform=android")
    tab.native_text("Not Found").wait()
    tab.native_text("Error loading page").wait()
    assert tab.native("button", "Retry").count == 0
    assert tab.native_text("Viaduct, not on a phone").count == 1
    tab.native("button", "Show the response").tap()
    tab.native_text("Error loading page").wait_gone()


def test_the_way_back_leads_from_the_error_view_to_the_page_before(page, proxied, proxy):
    page.page("a[href='/missing']").tap()
    wait_for_view(page)
    page.native("button", "Back to Start").tap()
    page.native_text("Error loading page").wait_gone()
    assert page.url == f"{proxy.url}/"
    # It is asked for once more, not twice.
    page.evaluate("() => new Promise(resolve => setTimeout(resolve)).then(() => fetch('/next'))")
    proxied.request_for("/next")
    assert [request.uri for request in proxied.requests].count("/") == 2


@pytest.mark.any_browser
@pytest.mark.parametrize("status", [404, 500])
def test_the_answer_can_be_shown(page, proxied, status):
    proxied.add("/missing", MISSING, status=status)
    page.page("a[href='/missing']").tap()
    page.native("button", "Show the response").tap()
    page.native_text("Error loading page").wait_gone()
    page.wait_until("() => document.querySelector('h1').textContent === 'No route matches'")


@pytest.mark.any_browser
def test_an_error_that_is_no_page_is_shown_in_a_frame(page, proxied):
    proxied.add("/missing", "Nothing", status=404, content_type="text/plain")
    page.page("a[href='/missing']").tap()
    page.native_text("There was an HTTP error (404).").wait()
    page.native("button", "Show the response").tap()
    page.wait_until("() => document.querySelector('.viaduct-answer iframe')?.contentDocument?.body?.textContent === 'Nothing'")
    page.native_text("Error loading page").wait_gone()


@pytest.mark.parametrize("status", [422, 500])
def test_a_forms_answer_is_drawn_by_turbo_whatever_its_status(tab, proxied, show_proxied, status):
    proxied.add("/posts", "<!doctype html><h1>Try again</h1>", status=status)
    show_proxied('<form action="/posts" method="post"><button>Save</button></form>', head=TURBO)
    tab.wait_for_screen()
    tab.page("form button").tap()
    tab.wait_until("() => document.querySelector('h1').textContent === 'Try again'")
    assert tab.native_text("Error loading page").count == 0


@pytest.mark.any_browser
def test_the_error_view_outlives_the_server(tab, proxied):
    server = ViaductServer("--app", proxied.url)
    try:
        proxied.add("/missing", MISSING, status=404)
        tab.open(f"{server.url}/missing")
        wait_for_view(tab)
        server.kill()
        tab.native_text("Reconnecting…").wait()
        server.start()
        tab.native_text("Reconnecting…").wait_gone()
        wait_for_view(tab)
        tab.native("button", "Show the response").tap()
        tab.native_text("Error loading page").wait_gone()
    finally:
        server.stop()


@pytest.mark.any_browser
def test_an_error_view_that_was_left_does_not_come_back_with_the_server(tab, proxied):
    server = ViaductServer("--app", proxied.url)
    try:
        proxied.add("/missing", MISSING, status=404)
        proxied.add("/", AppPage("", LINKS, head=TURBO, adapter_place="none", title="Start").html)
        tab.open(server.url)
        tab.wait_for_screen()
        tab.page("a[href='/missing']").tap()
        # The way back is there before the answer.
        wait_for_view(tab)
        tab.native("button", "Back to Start").tap()
        tab.native_text("Error loading page").wait_gone()
        server.kill()
        tab.native_text("Reconnecting…").wait()
        server.start()
        tab.native_text("Reconnecting…").wait_gone()
        tab.native_text("Start").wait()
        assert_no_view_comes(tab)
    finally:
        server.stop()


@pytest.mark.slow
@pytest.mark.any_browser
def test_an_app_without_error_views_gets_the_answer_itself(tab, proxied):
    server = ViaductServer("--app", proxied.url)
    proxied.add("/missing", MISSING, status=404)
    tab.open(f"{server.url}/missing")
    wait_for_view(tab)
    # By now a document without an app would show itself.
    tab.wait_until("() => performance.now() > 6000")
    with Peer.app(server) as app:
        app.send({"type": "register", "name": "a", "platform": "ios", "components": []})
        tab.wait_until("() => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent === 'No route matches'")
    server.stop()


@pytest.mark.any_browser
def test_the_answers_themselves_are_shown_where_that_is_wanted(tab, proxied):
    server = ViaductServer("--app", proxied.url, "--error-pages", "page")
    try:
        proxied.add("/missing", MISSING, status=404)
        tab.open(f"{server.url}/missing")
        tab.wait_until("() => window.hasRun")
        proxied.add("/", AppPage("", LINKS, head=TURBO, adapter_place="none").html)
        tab.open(server.url)
        tab.wait_for_screen()
        tab.page("a[href='/missing']").tap()
        tab.wait_until("() => document.querySelector('h1').textContent === 'No route matches'")
        assert tab.native_text("Error loading page").count == 0
    finally:
        server.stop()


@pytest.mark.any_browser
def test_with_the_script_tag_visits_show_the_error_view_and_documents_themselves(tab, show, app):
    show(LINKS, head=TURBO)
    tab.page("a[href='/missing']").tap()
    wait_for_view(tab)
    assert_view_stays(tab)
    tab.native("button", "Retry").tap()
    tab.wait_until("() => document.title === 'Error response'")


@pytest.mark.any_browser
def test_without_the_server_a_visit_shows_its_answer(tab, show, own_server):
    show(LINKS, head=TURBO, viaduct=own_server.url)
    own_server.kill()
    tab.native_text("Reconnecting…").wait()
    tab.page("a[href='/missing']").tap()
    tab.wait_until("() => document.title === 'Error response'")
    own_server.start()
