"""turbo-rails' redirects that make a native app go back, stay or reload, where Turbo decides about visits."""

import pytest

from harness.turbo import TURBO


@pytest.fixture
def start(show, browser_server):
    show(head=TURBO, title="Start", viaduct=browser_server.url)


@pytest.fixture
def page(tab, start):
    tab.evaluate("() => Turbo.visit('/two')")
    tab.native("button", "Back to Start").wait()
    return tab


@pytest.mark.any_browser
def test_a_page_that_recedes_goes_back(page):
    page.evaluate("() => Turbo.visit('/admin/recede_historical_location')")
    page.native("button", "Back to Start").wait_gone()
    assert page.evaluate("() => location.pathname") != "/two"


def test_a_page_that_resumes_stays(page):
    page.evaluate("() => { Turbo.visit('/resume_historical_location'); Turbo.visit('/three') }")
    page.native("button", "Back to /two").wait()
    assert page.evaluate("() => Turbo.visited.map(([path]) => path)") == ["/two", "/three"]


@pytest.mark.any_browser
def test_a_page_that_refreshes_is_loaded_again_where_it_is(page):
    before = page.evaluate("() => performance.timeOrigin")
    page.evaluate("() => Turbo.visit('/refresh_historical_location')")
    page.wait_until(f"() => performance.timeOrigin > {before}")
    assert page.evaluate("() => location.pathname") == "/two"


def test_a_first_page_stays_when_it_should_go_back(tab, start):
    before = tab.url
    tab.evaluate("() => Turbo.visit('/recede_historical_location')")
    tab.wait_for_console("nothing to go back to")
    assert tab.url == before


def test_a_place_of_a_similar_name_is_an_ordinary_one(page):
    page.evaluate("() => Turbo.visit('/recede_historical_locations')")
    page.wait_until("() => location.pathname === '/recede_historical_locations'")
