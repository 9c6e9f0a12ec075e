"""A room's page key in a script tag of another origin, and the device page's code that admits a phone."""

import os
import shutil
import stat

import pytest

from harness.app_page import AppPage, component
from harness.guarded import ALICE, ENVIRONMENT, KEY, guarded_server, link
from harness.ports import free_port
from harness.terminal import Terminal
from harness.viaduct_server import PROGRAM, REPOSITORY, process_options
from harness.waiting import wait_until

pytestmark = pytest.mark.each_case

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
PANEL = "() => document.querySelector('viaduct-screen')?.shadowRoot.querySelector('.panel__text')?.textContent"


@pytest.fixture(scope="module")
def codes(tmp_path_factory):
    """A folder with a `qrencode` that makes the code, and writes its text to `text`."""
    folder = tmp_path_factory.mktemp("codes")
    program = folder / "qrencode"
    program.write_text(f'#!/bin/sh\nfor file; do :; done\ncp "${{file#*=}}" "{folder}/text"\nexec {shutil.which("qrencode")} "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return folder


@pytest.fixture(scope="module")
def guarded(codes):
    server = guarded_server(PATH=f"{codes}:{os.environ['PATH']}")
    yield server
    server.stop()


def test_a_page_of_another_origin_is_in_the_room_of_its_key(tab, app, guarded):
    tab.open(app.add(AppPage(guarded.url, FORM, attributes=f'data-viaduct-key="{KEY}"'), "/keyed"))
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    assert not any("VD-ACCESS-4" in line for line in tab.console)


@pytest.mark.parametrize("attributes, reason", [
    ("", "or set data-viaduct-key. (VD-ACCESS-4)"), ('data-viaduct-key="no key (of it)"', "is no key of the server. (VD-ACCESS-4)")])
def test_a_page_without_a_good_key_says_why_once(tab, app, guarded, attributes, reason):
    tab.open(app.add(AppPage(guarded.url, FORM, attributes=attributes), "/unkeyed"))
    tab.wait_until(f"() => ({PANEL})()?.includes({reason!r})", "the reason in the page")
    assert sum(reason in line for line in tab.console) == 1
    assert not any("Content-Security-Policy" in line for line in tab.console)


@pytest.mark.any_browser
def test_the_code_of_the_device_page_lets_a_phone_in(browser, guarded, codes):
    with browser.new_tab() as tab, browser.new_tab() as phone:
        tab.open(guarded.url + link(guarded, ALICE))
        tab.wait_until("() => document.querySelector('.link')?.dataset.state === 'live'", "the console to be live")
        tab.open(f"{guarded.url}/viaduct/device?url=/demo/form.html")
        address = f"{guarded.url}/demo/form.html?a=1#b"
        drawn = tab.evaluate("""async address => {
            const image = new Image()
            image.src = `/viaduct/device/qr.svg?text=${encodeURIComponent(address)}`
            await image.decode()
            return image.naturalWidth > 0
        }""", address)
        assert drawn
        entry = (codes / "text").read_text()
        assert entry.startswith(f"{guarded.url}/viaduct/enter/#alice:")
        phone.open(address)
        assert "who you are" in phone.look("() => document.body.textContent")
        phone.open(entry)
        phone.wait_until("() => location.pathname + location.search + location.hash === '/demo/form.html?a=1#b'", "the page on the phone")
        phone.native("button", "Save").wait()


@pytest.mark.any_browser
def test_no_page_of_another_port_takes_the_link_of_a_session(browser, app, guarded, codes):
    with browser.new_tab() as tab:
        tab.open(guarded.url + link(guarded, ALICE))
        tab.wait_until("() => document.querySelector('.link')?.dataset.state === 'live'", "the console to be live")
        # A page of the same host, so that the cookie is sent.
        tab.open(app.add(AppPage("", adapter_place="none", libraries=[]), "/stranger"))
        (codes / "text").unlink(missing_ok=True)
        tab.evaluate("address => { new Image().src = address }", f"{guarded.url}/viaduct/device/qr.svg?text={guarded.url}/")
        wait_until((codes / "text").exists, "the code")
        wait_until(lambda: (codes / "text").read_text(), "its text")
        assert (codes / "text").read_text() == f"{guarded.url}/"


@pytest.mark.any_browser
def test_the_code_of_a_start_lets_a_phone_in_and_the_log_warns_of_plain_http(browser, codes):
    options = process_options()
    del options["text"]
    options["env"] |= ENVIRONMENT | {"TERM": "xterm", "PATH": f"{codes}:{os.environ['PATH']}"}
    (codes / "text").unlink(missing_ok=True)
    port = free_port()
    terminal = Terminal([PROGRAM, "serve", "--listen", f"0.0.0.0:{port}", "--public", REPOSITORY / "public", "--qr"], **options)
    try:
        terminal.wait_for("Viaduct's cookies are not Secure")
        terminal.wait_for("█")
        entry = (codes / "text").read_text()
        address, _, ticket = entry.partition("/viaduct/enter/#")
        assert ticket.startswith(":")
        terminal.wait_for(f"  {address}")
        assert ticket not in terminal.text
        with browser.new_tab() as phone:
            phone.open(f"http://127.0.0.1:{port}/viaduct/enter/#{ticket}")
            phone.wait_until("() => location.pathname === '/'", "the app on the phone")
    finally:
        terminal.close()
