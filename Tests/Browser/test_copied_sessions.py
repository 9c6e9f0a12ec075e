"""Tests and stubs that the console copies repeat what a person did, and not how the session was set up."""

import json

import pytest

from harness.app_page import AppPage, component
from harness.console import Console
from harness.copied_test import run_capybara, run_playwright
from harness.proxied_app import ProxiedApp
from harness.viaduct_server import ViaductServer

VERSIONS = {"1.2": {"components": ["quiz"]}, "2.0": {"components": ["form", "quiz"]}}
NAME = {"title": "Your name?", "message": "It is shown to all.", "field": "Name",
        "items": [{"title": "OK"}, {"title": "Leave", "style": "destructive"}, {"title": "No", "style": "cancel"}]}
MORE = {"title": "More", "image": "star", "items": [{"title": "A", "image": "a"}, {"title": "B"}]}
STUB = {"rules": [{"on": "name", "alert": NAME, "reply": {"data": {"name": "{{text}}"}}}, {"on": "more", "menu": MORE, "reply": {}}]}
EVENTS = ("name", "more")
BODY = component("quiz", buttons=[(event, {"event": event}) for event in EVENTS])
PAUSE = "() => new Promise(resolve => setTimeout(resolve, 600))"


@pytest.fixture
def proxy(tmp_path):
    """Viaduct with versions and a stub, in front of an app with the page `/quiz`."""
    (tmp_path / "stubs").mkdir()
    (tmp_path / "stubs/quiz.json").write_text(json.dumps(STUB))
    app = ProxiedApp()
    server = ViaductServer("--app", app.url, "--stubs", str(tmp_path / "stubs"), environment={"VIADUCT_VERSIONS": json.dumps(VERSIONS)})
    app.add("/quiz", AppPage("", BODY, components=("quiz",), adapter_place="none").html)
    yield server
    server.stop()


def send(tab, event):
    """Taps the button, so late that the page reports it to a reader, and that the message is a person's."""
    tab.evaluate(PAUSE)
    tab.page(f"button:nth-of-type({list(EVENTS).index(event) + 1})").tap()


def answer_name(tab):
    send(tab, "name")
    tab.native("alertdialog", "Your name?").wait()
    tab.evaluate("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('dialog input').focus()")
    for letter in "Bob":
        tab.type(letter)
        tab.evaluate("() => new Promise(resolve => setTimeout(resolve, 50))")
    tab.native("button", "OK").tap()


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_copied_test_has_the_version_and_no_tag_and_each_text_once(tab, second, proxy, tmp_path):
    console = Console(second, proxy).open()
    tab.activate()
    tab.open(proxy.url + "/quiz?a=%22&viaduct_test=mcp&viaduct_version=1.2&b")
    tab.wait_for_screen()
    tab.evaluate(PAUSE)
    tab.reload()
    tab.wait_for_screen()
    answer_name(tab)
    tab.wait_for_replies(1)
    second.activate()
    console.wait_for_row("quiz name", lambda row: "↩" in row["outcome"])
    copy = console.copies()
    playwright, capybara = copy("Playwright test"), copy("Capybara test")
    assert 'test.use({ nativePlatform: "ios", nativeVersion: "1.2" })' in playwright
    steps = [line.strip() for line in playwright.splitlines() if line.startswith("  await")]
    assert [step.partition(" ")[2].split("(")[0] for step in steps] == [
        "page.goto", "page.reload", "native.idle", "body.getByRole", "expect", "native.type", "native.choose", "expect"], playwright
    assert 'page.goto("/quiz?a=%22&b")' in playwright and 'native.type("Name", "Bob")' in playwright
    assert 'native :ios, version: "1.2" do' in capybara and 'visit "/quiz?a=%22&b"\n      refresh\n' in capybara
    for run, text in ((run_playwright, playwright), (run_capybara, capybara)):
        result = run(text, tmp_path, proxy)
        assert result.returncode == 0, text + result.stdout + result.stderr


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_change_of_the_version_is_a_step(tab, second, proxy):
    tab.open(proxy.url + "/quiz")
    tab.wait_for_screen()
    console = Console(second, proxy).open()
    console.wait_for_row("open")
    second.evaluate("""() => fetch("/viaduct/api/components?room=default", {
        method: "PUT", headers: { "x-viaduct": "console", "content-type": "application/json" }, body: '{"version":"2.0"}' })""")
    console.wait_for_row("app", lambda row: '"components":["form","quiz"]' in row["text"])
    copy = console.copies()
    assert 'await native.version("2.0")' in copy("Playwright test")
    assert 'use_native_version "2.0"' in copy("Capybara test")
    assert "nativeVersion" not in copy("Playwright test")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_copied_stub_shows_the_whole_control(tab, second, proxy):
    tab.activate()
    tab.open(proxy.url + "/quiz")
    tab.wait_for_screen()
    answer_name(tab)
    tab.wait_for_replies(1)
    send(tab, "more")
    tab.native("button", "More").tap()
    tab.native("menuitem", "B").tap()
    tab.wait_for_replies(2)
    console = Console(second, proxy).open()
    console.wait_for_row("quiz more", lambda row: "↩" in row["outcome"])
    rules = {rule["on"]: rule for rule in json.loads(console.copies()("Stub"))["rules"]}
    items = [NAME["items"][0], NAME["items"][1] | {"reply": None}, NAME["items"][2]]
    assert rules["name"]["alert"] == NAME | {"items": items}
    assert rules["more"]["menu"] == MORE | {"items": [MORE["items"][0] | {"reply": None}, MORE["items"][1]]}
