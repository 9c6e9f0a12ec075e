"""The native side of a page in tests: pytest's fixture `native`, for Playwright and for Selenium.

    curl -O http://localhost:4000/viaduct/helpers/viaduct.py       # beside conftest.py, in which: pytest_plugins = ["viaduct"]

    @pytest.mark.native("android", components=["form"])            # both are optional; or version="1.2"
    def test_a_note_is_kept(native):
        native.visit("/notes/new")
        assert native.message("form", event="connect")["data"]["submitTitle"] == "Save"
        native.tap("Save")
        native.strict()

The fixture takes the tab of a fixture `page` (Playwright) or `driver` (Selenium); override `native_tab` for another one. `VIADUCT_URL` says
where Viaduct is (http://localhost:4000), `VIADUCT_TOKEN` its secret, which is found for a server of the same user. Every method waits as long
as `timeout` says, in seconds, or 5, and takes the `page` of a message where the test has several. What does not come fails with an
AssertionError that says what came. See docs/testing-other.md.
"""

import json
import os
import re
import urllib.error
import urllib.request
import uuid
import weakref
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

# In seconds: how much later than its limit the server may answer.
GRACE = 10
# By a tab, the tags of the tests that its windows belong to, by window and origin. A `Native` beside another may take the tab over.
TAGS = weakref.WeakKeyDictionary()


def pytest_configure(config):
    config.addinivalue_line("markers", "native(platform, components, version): the phone, ios or android, its app's components or its version")


@pytest.fixture
def native_tab(request):
    """The Playwright page or the Selenium driver of the test."""
    names = sorted(["page", "driver", "selenium"], key=lambda name: name not in request.fixturenames)
    for name in names:
        try:
            return request.getfixturevalue(name)
        except pytest.FixtureLookupError as error:
            if error.argname != name:
                raise
    raise LookupError("There is no fixture “page” or “driver”. Return the Playwright page or the Selenium driver from a fixture “native_tab”.")


@pytest.fixture
def native(request, native_tab):
    """The native side of the test's tab, with messages of this test only."""
    marker = request.node.get_closest_marker("native")
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", request.node.name)[:40]
    options = (marker.args, marker.kwargs) if marker else ((), {})
    return Native(native_tab, f"{name}-{uuid.uuid4().hex[:8]}", *options[0], **options[1])


class Message(dict):
    """A message of the page: `number`, `page`, `id`, `component`, `event`, `data`, and `state` once the app has told."""

    def __init__(self, message, native):
        super().__init__(message)
        self._native = native

    def reply(self, data=None, *, as_event=None, **members):
        """Replies with this data, or with the message's own, in place of the component: `message.reply(index=1)`."""
        data = {**(data or {}), **members} if data is not None or members else None
        return self._native.call("reply", number=self["number"], data=data, **{"as": as_event})


class Native:
    """The verbs of the test API, which docs/test-api.md describes, for the pages that belong to the test `tag`."""

    def __init__(self, tab, tag, platform=None, *, components=None, version=None, url=None, token=None):
        self.tab, self.tag, self.platform, self.version = tab, tag, platform, version
        if platform not in (None, "ios", "android"):
            raise ValueError(f"The platform has to be ios or android, and is {platform!r}.")
        self.url = (url or os.environ.get("VIADUCT_URL") or "http://localhost:4000").rstrip("/")
        self.token = token or os.environ.get("VIADUCT_TOKEN") or _own_token(self.url)
        if components is not None:
            self.components(list(components))
        self._begin(self.url)

    def visit(self, address):
        """Opens an address in the tab: a path is one of the app behind Viaduct's proxy."""
        address = urljoin(f"{self.url}/", address)
        self._begin(address)
        self._open(address)

    def message(self, component=None, event=None, data=None, *, after=None, **options):
        """Waits for a message, and returns the newest that fits. `data` is a part of it, `after` an earlier message."""
        return self.messages(component, event, data, after=after, **options)[-1]

    def messages(self, component=None, event=None, data=None, *, count=1, after=None, **options):
        """Waits for at least `count` messages, and returns all that fit, the oldest first."""
        return self._messages(component, event, data, after, count=count, **options)

    def no_message(self, component=None, event=None, data=None, *, after=None, **options):
        """Waits until the page is at rest, and fails when there is a message that fits."""
        self._messages(component, event, data, after, none=True, **options)

    def tap(self, title=None, **options):
        """Taps the control with this title, label or address. `kind` and `component` choose among several, `control` alone is one."""
        return self.call("tap", title=title, **options)

    def choose(self, option=None, *, title=None, **options):
        """Chooses an action, a menu's element, a tab; or one of the options of the control with the title, or a `value` for it."""
        return self.call("choose", option=option, title=title, **options)

    def type(self, title, text, *, submit=None, **options):
        """Types a text into a field in place of its own, and presses Return with `submit=True`."""
        return self.call("type", title=title, text=text, submit=submit, **options)

    def answer(self, ask=None, value=None, *, preset=None, timeout=None, **options):
        """Answers an open ask such as `location`; `None` cancels it. `preset={"location": …}` answers those that come."""
        if preset is not None:
            return self.call("answer", ask=ask, value=value, preset=preset, timeout=timeout, **options)
        return self._post("answer", {"ask": ask, "value": value, **options, **_limit(timeout)})

    def screen(self, timeout=None, **options):
        """The newest screen, as docs/protocol.md defines it."""
        return self.call("screen", timeout=timeout, **options)["screen"]

    def idle(self, timeout=None, **options):
        """Waits until no message, reply, visit, screen or ask is under way."""
        self.call("idle", timeout=timeout, **options)

    def strict(self, timeout=None, **options):
        """Fails when a message or a reply was dropped, with the reason."""
        self.call("strict", timeout=timeout, **options)

    def components(self, only=None, *, hidden=None, **options):
        """Lets the pages see these components of the app only, or all but the hidden ones; returns both lists."""
        return self.call("components", only=only, hidden=hidden, **options)

    def use_version(self, version=None):
        """Gives the pages the app of this version from now on; `None` for the app as it is."""
        return self._post("version", {"version": version})

    def stub(self, name, rules):
        """Gives the pages a component, in place of the app's own: `rules` as in docs/stubs.md; `None` takes it back."""
        return self._post("stub", {"name": name, "rules": rules})["stubs"]

    def background(self, on=True, **options):
        """Sends the app to the background, or back."""
        self.call("background", on=on, **options)

    def reset(self):
        """Forgets the messages until now, and takes back `components`, stubs and preset answers."""
        self.call("reset")

    def call(self, verb, *, timeout=None, **parameters):
        """Calls a verb. Parameters that are `None` are left out."""
        return self._post(verb, {key: value for key, value in parameters.items() if value is not None} | _limit(timeout))

    def _messages(self, component, event, data, after, **options):
        first = after["number"] + 1 if isinstance(after, Message) else after
        answer = self.call("messages", component=component, event=event, data=data, after=first, **options)
        return [Message(message, self) for message in answer["messages"]]

    def _begin(self, address):
        """Makes the tab one of the test, without a trace in the addresses of its pages."""
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(address))
        tags, place = TAGS.setdefault(self.tab, {}), (getattr(self.tab, "current_window_handle", None), origin)
        if tags.get(place) == self.tag:
            return
        self._open(f"{origin}/viaduct/test")
        script = f"sessionStorage.setItem('viaduct:test', {json.dumps(json.dumps(self.tag))})"
        for name, value in {"platform": self.platform, "version": self.version}.items():
            kept = f"{value}; SameSite=Lax" if value else "; Max-Age=0"
            script += f", document.cookie = {json.dumps(f'viaduct_{name}={kept}; Path=/')}"
        # The next document is asked for with the components of the test.
        cookie = f"viaduct_test={self.tag}; Path=/; SameSite=Lax; Max-Age=30"
        script += f", addEventListener('beforeunload', () => {{ document.cookie = '{cookie}' }})"
        self.tab.evaluate(script) if hasattr(self.tab, "evaluate") else self.tab.execute_script(script)
        tags[place] = self.tag

    def _open(self, address):
        self.tab.goto(address) if hasattr(self.tab, "goto") else self.tab.get(address)

    def _post(self, verb, parameters):
        __tracebackhide__ = True
        request = urllib.request.Request(f"{self.url}/viaduct/api/tests/{self.tag}/{verb}", json.dumps(parameters).encode())
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opener.open(request, timeout=parameters.get("timeout", 5000) / 1000 + GRACE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            text, status = error.read().decode(errors="replace").strip(), error.code
        except OSError as error:
            raise ConnectionError(f"No answer of Viaduct at {self.url}: {error}. Start it, or set VIADUCT_URL.") from None
        raise (AssertionError if status == 409 else ValueError)(f"native.{verb}: {text}")


def _limit(timeout):
    return {} if timeout is None else {"timeout": round(timeout * 1000)}


def _own_token(url):
    """The secret that a server of the same user and machine has written down. A server elsewhere never gets it."""
    parts = urlsplit(url)
    if not re.fullmatch(r"([a-z0-9_-]{1,63}\.)*localhost|127(\.(0|[1-9][0-9]{0,2})){3}|::1", parts.hostname or ""):
        return None
    runtime, home = os.environ.get("XDG_RUNTIME_DIR"), Path.home() / ".local" / "state"
    name = f"{parts.port or (443 if parts.scheme == 'https' else 80)}.token"
    for folder in filter(None, [runtime, home]):
        try:
            return (Path(folder) / "viaduct" / name).read_text().strip()
        except OSError:
            continue
    return None
