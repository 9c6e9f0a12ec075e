"""The controller that `viaduct stub --to-stimulus` writes, in a page of an app in Swift that has got the stub from its server."""

import subprocess
import uuid

import pytest

from harness.app_command import AppCommand
from harness.app_page import AppPage
from harness.form_component import SAVE, write_form
from harness.proxied_app import ProxiedApp
from harness.test_api import TestAPI
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options

pytestmark = pytest.mark.any_browser
EXAMPLES = REPOSITORY / "docs" / "examples" / "stubs"
NAMES = ["rating", "toast"]
HEAD = """<script type="importmap">{ "imports": { "@hotwired/hotwire-native-bridge": "/scripts/native_bridge.js" } }</script>
<script>
  window.heard = []
  for (const name of ["rating:rated", "toast:shown"]) addEventListener(name, ({ type, detail }) => window.heard.push([type, detail]))
</script>"""
BODY = SAVE + """<div data-controller="bridge--rating" data-bridge-title="Viaduct" data-bridge-most="5"></div>
<div data-controller="bridge--toast" data-bridge-message="Saved"><button data-action="bridge--toast#show">Show</button></div>
<script type="module">
  import { Application } from "/scripts/native_bridge.js"
  import rating from "/rating.js"
  import toast from "/toast.js"
  const application = new Application()
  application.register("bridge--rating", rating)
  application.register("bridge--toast", toast)
</script>"""


@pytest.fixture
def pages():
    app = ProxiedApp()
    app.add("/", AppPage("", BODY, HEAD, components=("form",), adapter_place="none").html)
    for name in NAMES:
        command = [PROGRAM, "stub", "--to-stimulus", EXAMPLES / f"{name}.json"]
        text = subprocess.run(command, capture_output=True, check=True, **process_options()).stdout
        app.add(f"/{name}.js", text, content_type="text/javascript")
    yield app
    app.close()


@pytest.fixture
def swift(pages, tmp_path):
    """A server with the stubs, and an app in Swift that has a form."""
    server = ViaductServer("--app", pages.url, "--stubs", str(EXAMPLES))
    command = AppCommand(write_form(tmp_path / "Bridge"), "--server", server.url)
    command.wait_until_connected()
    yield server
    command.stop()
    server.stop()


def test_the_controllers_talk_to_the_stubs_of_an_app_in_swift(tab, swift):
    tab.open(swift.url)
    tab.native("button", "First").wait()
    tab.native("button", "Rate Viaduct").tap()
    tab.page("[data-action]").tap()
    tab.native_text("Saved").wait()
    tab.wait_until("() => window.heard.length === 2")
    # An attribute is a text, and so is what the template makes of it.
    assert tab.evaluate("() => window.heard.map(([type, { stars }]) => [type, stars])") == [["rating:rated", "5"], ["toast:shown", None]]

    test = TestAPI(swift, f"t-{uuid.uuid4().hex[:8]}")
    test.call("stub", name="form", rules=[{"on": "connect", "button": {"title": "Stub"}, "reply": {"data": {"stub": True}}}])
    tab.open(f"{swift.url}/?viaduct_test={test.tag}")
    tab.native("button", "Stub").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"stub": True}
    tab.native("button", "Rate Viaduct").wait()
    test.call("strict")
    test.call("reset")
    tab.native("button", "First").wait()
