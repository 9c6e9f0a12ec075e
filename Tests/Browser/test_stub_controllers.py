"""The controller that `viaduct stub --to-stimulus` writes, in a page of an app in Swift that has got the stub from its server."""

import json
import re
import shutil
import subprocess
import uuid

import pytest

from harness.app_command import AppCommand
from harness.app_page import AppPage
from harness.form_component import SAVE, write_form
from harness.proxied_app import ProxiedApp
from harness.test_api import TestAPI
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser
EXAMPLES = REPOSITORY / "docs" / "examples" / "stubs"
NAMES = ["rating", "toast", "menu"]
# Beside the examples: types that the rule's data and its templates show, or nothing.
KINDS = {"name": "kinds", "rules": [
    {"on": "connect", "data": {"open": True, "limit": 3}, "button": {"title": "{{data.text}}"}, "reply": {"event": "seen", "data": {
        "most": "{{data.most}}", "tag": "{{data.tags.1}}", "id": "{{data.user.id}}", "open": "{{data.open}}", "absent": "{{data.absent?}}"}}},
    {"on": "off", "enable": False}, {"on": "late", "reply": {"event": "seen", "delayMs": 1500}}]}
HEAD = """<script type="importmap">{ "imports": { "@hotwired/hotwire-native-bridge": "/scripts/native_bridge.js" } }</script>
<script>
  window.heard = []
  for (const name of ["rating:rated", "toast:shown", "menu:display", "kinds:seen"]) addEventListener(name, ({ type, detail }) => window.heard.push([type, detail]))
</script>"""
BODY = SAVE + """<div data-controller="bridge--rating" data-bridge--rating-title-value="Viaduct" data-bridge--rating-most-value="5"></div>
<div data-controller="bridge--toast" data-bridge--toast-message-value="5"><button id="toast" data-action="bridge--toast#show">Show</button></div>
<div data-controller="bridge--menu" data-bridge--menu-title-value="Options"
  data-bridge--menu-items-value='[{"title":"One"},{"title":"Two"}]'><button id="menu" data-action="bridge--menu#display">Show</button></div>
<div data-controller="bridge--kinds" data-bridge--kinds-most-value="5" data-bridge--kinds-text-value="five" data-bridge--kinds-tags-value='["a","b"]'
  data-bridge--kinds-user-value='{"id":7}' data-bridge--kinds-open-value="true" data-bridge--kinds-limit-value="3">
  <button id="off" data-action="bridge--kinds#off">Off</button><button id="late" data-action="bridge--kinds#late">Late</button></div>
<script type="module">
  import { Application } from "/scripts/native_bridge.js"
  import rating from "/rating.js"
  import toast from "/toast.js"
  import menu from "/menu.js"
  import kinds from "/kinds.js"
  const application = new Application()
  application.register("bridge--rating", rating)
  application.register("bridge--toast", toast)
  application.register("bridge--menu", menu)
  application.register("bridge--kinds", kinds)
</script>"""


@pytest.fixture
def stubs(tmp_path):
    """The folder of the stubs."""
    folder = shutil.copytree(EXAMPLES, tmp_path / "stubs")
    (folder / "kinds.json").write_text(json.dumps(KINDS))
    return folder


@pytest.fixture
def pages(stubs):
    app = ProxiedApp()
    app.add("/", AppPage("", BODY, HEAD, components=("form",), adapter_place="none").html)
    for name in [*NAMES, "kinds"]:
        command = [PROGRAM, "stub", "--to-stimulus", stubs / f"{name}.json"]
        text = subprocess.run(command, capture_output=True, check=True, **process_options()).stdout
        app.add(f"/{name}.js", text, content_type="text/javascript")
    yield app
    app.close()


@pytest.fixture
def swift(pages, stubs, tmp_path):
    """A server with the stubs, and an app in Swift that has a form."""
    server = ViaductServer("--app", pages.url, "--stubs", str(stubs))
    command = AppCommand(write_form(tmp_path / "Bridge"), "--server", server.url)
    command.wait_until_connected()
    yield server
    command.stop()
    server.stop()


def test_the_controllers_talk_to_the_stubs_of_an_app_in_swift(tab, swift):
    tab.open(swift.url)
    tab.native("button", "First").wait()
    tab.native("button", "Rate Viaduct").tap()
    tab.page("#toast").tap()
    tab.native_text("5").wait()
    tab.wait_until("() => window.heard.length === 2")
    assert tab.evaluate("() => window.heard.map(([type, { stars }]) => [type, stars])") == [["rating:rated", 5], ["toast:shown", None]]

    # A list is a list.
    tab.page("#menu").tap()
    tab.native("button", "Two").tap()
    tab.wait_until("() => window.heard.length === 3")
    assert tab.evaluate("() => window.heard[2][1].selectedIndex") == 1
    tab.native("button", "five").tap()
    tab.wait_until("() => window.heard.length === 4")
    seen = tab.evaluate("() => window.heard[3][1]")
    assert {key: seen[key] for key in ("most", "tag", "id", "open", "absent")} == {"most": 5, "tag": "b", "id": 7, "open": True, "absent": None}
    tab.page("#off").tap()
    wait_until(lambda: not tab.native("button", "five").is_enabled, "the button to be disabled")

    test = TestAPI(swift, f"t-{uuid.uuid4().hex[:8]}")
    test.call("stub", name="form", rules=[{"on": "connect", "button": {"title": "Stub"}, "reply": {"data": {"stub": True}}}])
    tab.open(f"{swift.url}/?viaduct_test={test.tag}")
    tab.native("button", "Stub").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"stub": True}
    tab.native("button", "Rate Viaduct").wait()
    test.call("strict")
    # The page is not at rest before a delayed reply has come.
    tab.page("#late").tap()
    wait_until(lambda: test.call("messages", component="kinds", event="late")["messages"], "the message")
    status, text = test.ask("POST", "idle", {"timeout": 300})
    assert status == 409 and re.match(r"Not idle: the stub “kinds” replies “seen” in \d+ ms, by its delayMs or everyMs\. ", text), text
    test.call("idle")
    assert tab.evaluate("() => window.heard.length") == 1
    # A list as a text, as the attribute of a controller has it, fails a test that is strict.
    tab.evaluate("""() => window.HotwireNative.web.send({ component: "menu", event: "display", data: {
        metadata: { url: location.href }, titel: "Options", items: "One, Two" } })""")
    wait_until(lambda: test.ask("POST", "strict", {})[0] == 409, "strict to fail")
    text = test.ask("POST", "strict", {})[1]
    assert "“data” has no “title”. Did you mean “titel”? It has “titel”, “items”." in text
    assert "{{data.items}} of “display” is “items”, and a string in place of a list" in text and text.count("VD-STUB-8") == 2, text
    test.call("reset")
    tab.native("button", "First").wait()
