"""Tests and stubs copied by the console from a stretch of the timeline can be run."""

import json
import subprocess

import pytest

from harness.app_page import AppPage, component
from harness.console import Console
from harness.copied_test import run_capybara, run_playwright
from harness.raw_page import RawPage
from harness.viaduct_server import PROGRAM, ViaductServer
from harness.waiting import wait_until

HOSTILE = "a\"b'c`d${x}#{1}#@a\\ \u2028\n{{data}} </script> \U0001f600 \u202e"
MORE = {"note": HOSTILE, "__proto__": {"x": HOSTILE}, "class": None, "list": [1.5, True, {}], "/a/": "/a/"}


@pytest.fixture
def proxy(proxied):
    """Viaduct in front of `proxied`, whose trace has this test's pages only."""
    server = ViaductServer("--app", proxied.url)
    yield server
    server.stop()


@pytest.fixture
def session(proxied, proxy, tab, second):
    """A form that was saved and a menu that was used, in the console of the proxy: it copies a stretch as `session(name)`."""
    items = [{"title": title, "index": index} for index, title in enumerate(["Date", HOSTILE])]
    bodies = {"/form?a=%22": component("form", connect=("connect", {"submitTitle": "Save", **MORE})),
              "/menu": component("menu", click=("display", {"title": "Sort", "items": items}), label="Sort")}
    for path, body in bodies.items():
        proxied.add(path.split("?")[0], AppPage("", body, components=("form", "menu"), adapter_place="none").html)
    tab.open(proxy.url + "/form?a=%22")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    # Sooner, the next page would be an effect of the tap.
    tab.evaluate("() => new Promise(resolve => setTimeout(resolve, 1100))")
    tab.open(proxy.url + "/menu")
    tab.wait_for_screen()
    # A message this long after the page counts as a person's.
    tab.evaluate("() => new Promise(resolve => setTimeout(resolve, 600))")
    tab.page("main > button").tap()
    tab.native("dialog", "Sort").wait()
    tab.evaluate("() => document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('dialog button')[1].click()")
    tab.wait_for_replies(1)
    console = Console(second, proxy)
    console.open()
    console.wait_for_row("menu display", lambda row: "↩" in row["outcome"])
    return console.copies()


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_copied_test_of_a_session_without_a_reader_guesses_what_was_clicked(session, proxy, tmp_path):
    playwright = session("Playwright test")
    capybara = session("Capybara test")
    assert "is one component" in session("Stub")
    result = run_playwright(playwright, tmp_path, proxy)
    assert result.returncode == 0 and "pass 1" in result.stdout, playwright + result.stdout + result.stderr
    result = run_capybara(capybara, tmp_path, proxy)
    assert result.returncode == 0 and "1 runs" in result.stdout, capybara + result.stdout + result.stderr
    # They are no tests of nothing: another page fails them.
    result = run_capybara(capybara.replace('"display"', '"other"'), tmp_path, proxy)
    assert result.returncode == 1, result.stdout


@pytest.mark.any_browser
def test_a_copied_stub_answers_as_then(session, tmp_path):
    console = session.console
    # A stretch of the timeline: from the row of the message to itself, by keyboard and by Shift and a click.
    console.tap_row("menu display")
    console.focus(".rows")
    stub = tmp_path / "menu.json"
    console.tab.evaluate("""() => {
        const row = [...document.querySelectorAll(".row:not([hidden])")].find(row => row.querySelector(".row__subject").textContent === "menu display")
        row.dispatchEvent(new MouseEvent("click", { shiftKey: true, bubbles: true })) }""")
    stub.write_text(session("Stub"))
    [rule] = json.loads(stub.read_text())["rules"]
    assert rule["example"]["title"] == "Sort" and "data" not in rule
    checked = subprocess.run([PROGRAM, "stub", stub], capture_output=True, text=True, timeout=60)
    assert checked.returncode == 0, stub.read_text() + checked.stderr
    server = ViaductServer("--stubs", str(tmp_path))
    try:
        with RawPage(server).open() as page:
            page.message("menu", "display", {"title": "Sort"})
            screen = page.wait_for("screen", lambda frame: frame["screen"]["presented"])["screen"]
            assert "Date" in [action["title"] for action in screen["presented"][0]["actions"]]
            [action] = [action for action in screen["presented"][0]["actions"] if action["title"].startswith("a\"b")]
            page.send({"type": "action", "control": action["control"]})
            reply = page.wait_for("reply")
            assert reply["message"]["data"]["selectedIndex"] == 1
    finally:
        server.stop()
