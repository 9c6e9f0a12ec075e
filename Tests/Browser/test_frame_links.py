"""Links in a page's iframes: a phone's web view asks its native side about them, too."""

import pytest

from harness.app_page import AppPage

INNER = """<a href="/one">One</a> <a href="/one" target="_top">Out</a> <a href="/one" onclick="event.preventDefault()">Own</a>"""


@pytest.fixture
def site(tab, app, server):
    """Opens a page without any JavaScript of its own, with a frame."""

    def site(platform):
        app.add(AppPage(server.url, '<iframe src="/inner" name="box"></iframe> <a href="/one" target="box">Into</a>', title="Start", libraries=[]), "/")
        app.add(AppPage("", INNER, title="Inner", adapter_place="none", libraries=[]), "/inner")
        app.add(AppPage(server.url, "", title="One", libraries=[]), "/one")
        tab.open(f"{app.url}/?viaduct_platform={platform}")
        tab.wait_for_screen()
        # The part of the adapter that looks into frames comes after the page, and says this.
        tab.evaluate("() => { open() }")
        tab.wait_for_console("opens no new window")
        return tab

    return site


def click(tab, text):
    tab.evaluate(f"() => [...frames[0].document.links].find(link => link.text === '{text}').click()")


def test_a_link_in_a_frame_is_a_visit_on_ios(site):
    tab = site("ios")
    click(tab, "Own")
    click(tab, "One")
    tab.native("button", "Back to Start").wait()
    assert tab.evaluate("() => location.pathname") == "/one"


def test_a_link_into_a_frame_is_a_visit_on_ios_and_loads_there_on_android(site):
    tab = site("android")
    tab.page("a").tap()
    tab.wait_until("() => frames[0].location.pathname === '/one'")
    assert tab.evaluate("() => location.pathname") == "/"
    tab = site("ios")
    tab.page("a").tap()
    tab.native("button", "Back to Start").wait()
    assert tab.evaluate("() => location.pathname") == "/one"


def test_android_leaves_a_link_in_its_frame_unless_it_leads_out(site):
    tab = site("android")
    click(tab, "One")
    tab.wait_until("() => frames[0].location.pathname === '/one'")
    assert tab.evaluate("() => location.pathname") == "/"
    tab.evaluate("() => frames[0].history.back()")
    tab.wait_until("() => frames[0].document.links.length === 3")
    click(tab, "Out")
    tab.native("button", "Back to Start").wait()
    assert tab.evaluate("() => location.pathname") == "/one"
