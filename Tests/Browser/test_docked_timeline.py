"""The timeline of a page, docked beside it: in the page itself, and in the device frame."""

import json

import pytest

from harness.accessibility import AXE, assert_accessible
from harness.app_page import AppPage, component
from harness.device import Device
from harness.docked import docked
from harness.layout import faults
from harness.raw_page import RawPage
from harness.waiting import wait_until

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
SECRET = component("button", connect=("right", {"title": "Secret"}))


def wait_for_row(frame, subject):
    frame.wait_until(
        f"() => [...document.querySelectorAll('.row:not([hidden]) .row__subject')].some(({{ textContent }}) => textContent === {json.dumps(subject)})",
        f"a row “{subject}”")


def subjects(frame):
    return frame.evaluate("() => [...document.querySelectorAll('.row:not([hidden]) .row__subject')].map(({ textContent }) => textContent)")


@pytest.fixture
def open_page(tab, app, server):
    """Opens a page of another origin than the server's, with Viaduct's menu: `open_page(body, **options of AppPage)`."""

    def open_page(body=FORM, host=None, tab=tab, server=server, **options):
        address = app.add(AppPage(server.url, body, **options))
        if host:
            address = address.replace("127.0.0.1", host).replace("localhost", host)
        tab.open(address + "?viaduct_menu=on")
        tab.wait_for_screen()
        tab.native("button", "Viaduct").tap()
        tab.native("button", "Messages").tap()

    return open_page


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_page_of_another_origin_shows_its_own_messages(tab, browser, app, server, open_page, host):
    tab.open(app.add(AppPage(server.url, SECRET)))
    tab.native("button", "Secret").wait()
    # The tab in front: browsers draw nothing in the others.
    with browser.new_tab() as front:
        open_page(host=host, tab=front)
        frame = docked(front)
        wait_for_row(frame, "form connect")
        front.native("button", "Save").tap()
        frame.wait_until("() => [...document.querySelectorAll('.row__outcome')].some(({ textContent }) => textContent.includes('↩'))")
        with RawPage(server).open() as other:
            other.wait_until_handled()
        front.evaluate("() => { document.title = 'Another' }")
        wait_for_row(frame, "title")
        assert not any("button right" in subject or subject == "skipped" for subject in subjects(frame))
        assert "Secret" not in frame.evaluate("() => document.querySelector('.rows').textContent")


@pytest.mark.any_browser
def test_the_frame_is_closed_by_its_button_and_by_escape(tab, open_page):
    open_page()
    wait_for_row(docked(tab), "form connect")
    tab.native("button", "Close").tap()
    wait_until(lambda: not any("/timeline/" in frame["url"] for frame in tab.frames()), "no frame")
    tab.native("button", "Viaduct").tap()
    tab.native("button", "Messages").tap()
    docked(tab)
    tab.press("\ue00c")
    wait_until(lambda: not any("/timeline/" in frame["url"] for frame in tab.frames()), "no frame")


@pytest.mark.any_browser
def test_it_goes_on_when_the_server_has_started_again(tab, own_server, open_page):
    open_page(server=own_server)
    frame = docked(tab)
    wait_for_row(frame, "form connect")
    own_server.kill()
    frame.wait_until("() => document.querySelector('.link').dataset.state === 'away'")
    own_server.start()
    frame.wait_until("() => document.querySelector('.link').dataset.state === 'live'")
    tab.native("button", "Save").tap()
    frame.wait_until("() => [...document.querySelectorAll('.row__outcome')].some(({ textContent }) => textContent.includes('↩'))")


@pytest.mark.any_browser
def test_a_policy_that_forbids_the_frame_is_told(tab, server, open_page):
    head = '<meta http-equiv="Content-Security-Policy" content="frame-src \'none\'">'
    open_page(head=head)
    tab.native_text(f"The page's Content-Security-Policy forbids this frame. Add {server.url} to its frame-src.").wait()


def test_the_device_frame_shows_the_messages_of_its_page(tab, server):
    device = Device(tab, server)
    device.open()
    tab.page(".tools [name=messages]").tap()
    frame = docked(tab)
    wait_for_row(frame, "form connect")
    device.of_page("void (page.location.pathname = '/demo/button.html')")
    wait_until(lambda: any("button" in subject for subject in subjects(docked(tab))), "the messages of the next page")
    tab.page(".dock__head button").tap()
    wait_until(lambda: not any("/timeline/" in frame["url"] for frame in tab.frames()), "no frame")


@pytest.mark.any_browser
def test_without_the_id_of_a_page_it_shows_nothing(tab, server, show):
    show(FORM)
    for fragment, state in [("", "refused"), ("#page=01234567", "refused"), (f"#page={'0' * 32}", "away")]:
        tab.open(f"{server.url}/viaduct/timeline/?{len(fragment)}{fragment}")
        tab.wait_until(f"() => document.querySelector('.link').dataset.state === '{state}'")
        assert tab.evaluate("() => document.querySelectorAll('.row:not([hidden])').length") == 0


def assert_frame_accessible(frame):
    frame.run(AXE)
    violations = frame.evaluate("async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)")
    assert violations == []


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible(tab, server, open_page, scheme):
    tab.prefer(scheme)
    open_page()
    wait_for_row(docked(tab), "form connect")
    inside = "() => { const { left, right } = document.querySelector('.link').getBoundingClientRect(); return left < right && right <= innerWidth - 12 }"
    assert docked(tab).look(inside)
    broken = []
    for width in range(360, 1441, 120):
        tab.resize(width)
        docked(tab).evaluate("async () => { for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame) }")
        broken += [f"at {width}: {fault}" for fault in faults(docked(tab))]
    assert broken == []
    assert_frame_accessible(docked(tab))
    assert_accessible(tab)
    Device(tab, server).open()
    tab.page(".tools [name=messages]").tap()
    wait_for_row(docked(tab), "form connect")
    assert_frame_accessible(docked(tab))
