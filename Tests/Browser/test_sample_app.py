"""The sample web app of compose.yaml behind the proxy, with the built-in components and one of its own in Swift."""

import pytest

from harness.app_command import AppCommand
from harness.proxy_client import ProxyClient
from harness.sample_app import SampleApp
from harness.waiting import wait_until


@pytest.fixture
def sample():
    sample = SampleApp()
    yield sample.server
    sample.stop()


@pytest.mark.any_browser
def test_a_note_is_saved_by_the_button_in_the_bar(sample, tab):
    tab.open(sample.url)
    tab.wait_for_screen()
    assert "Shown to the app." in tab.page("main").text
    tab.native("button", "New").tap()
    # The page has its place below the bar then.
    tab.native("button", "Save").wait()
    tab.page("input[name=text]").tap()
    tab.type("Ring Viaduct")
    tab.native("button", "Save").tap()
    wait_until(lambda: "Ring Viaduct" in tab.page("main").text, lambda: f"the note, in place of: {tab.page('main').text}")


@pytest.mark.any_browser
def test_the_components_of_the_sample_replace_nothing_and_add_theirs(sample, tab):
    command = AppCommand(SampleApp.FOLDER / "components", "--server", sample.url)
    try:
        command.wait_until_connected()
        tab.open(sample.url)
        assert tab.native("button", "1 note").text == "1 note"
        assert tab.native("button", "New").text == "New"
    finally:
        command.stop()


def test_the_sample_sends_no_file_from_elsewhere_and_no_markup_of_a_note(sample):
    client = ProxyClient(sample.port)
    for path in ["/app.py", "/demo/../app.py", "/demo/..%2f..%2fREADME.md", "/../../../etc/passwd"]:
        assert client.ask(path).status in (400, 404), path
    body = "text=%3Cscript%3E"
    saved = client.ask("/notes", "POST", body, {"Content-Type": "application/x-www-form-urlencoded", "Content-Length": str(len(body))})
    assert saved.status == 303
    assert "&lt;script&gt;" in client.ask(headers={"sec_fetch_dest": "document"}).body.decode()
