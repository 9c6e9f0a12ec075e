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
AssertionError that says what came. With `viaduct_strict = true` in pytest.ini, each test ends with `native.strict()`. See
docs/testing-other.md.
"""

import http.client
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

# pytest leaves the frames of this file out of a traceback.
__tracebackhide__ = True
# In seconds: the server's limit for a call without one, the longest, and how much later its answer may come.
USUAL_LIMIT, LONGEST_LIMIT, GRACE = 5, 60, 10
# In seconds: how long an error of the page may be on its way when the test has failed.
SETTLING = 1
# In characters: as much of a failure as its report has, and as much of a test's name as the report's file.
LONGEST_FAILURE, LONGEST_NAME = 16_000, 100
# By a verb, the names of parameters in the server's sentences that have another one here.
OWN_NAMES = {"messages": {"With “none”": "With “no_message”"}, "reply": {"“as”": "“as_event”"}}
# By a tab, the tags of the tests that its windows belong to, by window and origin. A `Native` beside another may take the tab over.
TAGS = weakref.WeakKeyDictionary()


# By a test, the arguments of its marker that are about its end.
ENDS = pytest.StashKey()


def pytest_addoption(parser):
    parser.addini("viaduct_strict", "ends each test with native.strict()", type="bool", default=False)
    parser.addini("viaduct_allow", "parts of sentences that these strict tests expect, one a line", type="linelist", default=[])


def pytest_configure(config):
    names = "platform, components, version, strict, allow"
    config.addinivalue_line("markers", f"native({names}): the phone, ios or android, its app's components or version, and how the test ends")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Asks for `strict` at the end of a test that has not failed, and has opened a page."""
    outcome = yield
    native, end = _native_of(item), item.stash.get(ENDS, {})
    if native and end.get("strict", item.config.getini("viaduct_strict")) and native._has_page:
        native.strict(allow=[*item.config.getini("viaduct_allow"), *_list(end.get("allow"))])
    return outcome


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item, call):
    """Adds what went wrong in the pages to a failed test, and writes its HTML file."""
    report = yield
    native = _native_of(item)
    if native and report.failed and call.when != "teardown":
        folder = item.config.rootpath / (os.environ.get("VIADUCT_REPORTS") or "viaduct-reports")
        report.sections.append(("Viaduct", _explain(native, item.nodeid, report.longreprtext, folder)))
    return report


def _native_of(item):
    native = getattr(item, "funcargs", {}).get("native")
    return native if isinstance(native, Native) else None


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
    arguments, options = (marker.args, dict(marker.kwargs)) if marker else ((), {})
    request.node.stash[ENDS] = {name: options.pop(name) for name in ("strict", "allow") if name in options}
    return Native(native_tab, f"{name}-{uuid.uuid4().hex[:8]}", *arguments, **options)


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
            raise ValueError(f"The platform has to be ios or android, and is {platform}.")
        self.url = (url or os.environ.get("VIADUCT_URL") or "http://localhost:4000").rstrip("/")
        self.token = token or os.environ.get("VIADUCT_TOKEN") or _own_token(self.url)
        # First of all, a server that does not run, another secret and an unknown version have their own errors.
        self.call("version", version=version)
        if components is not None:
            self.components(list(components))
        self._begin(self.url)

    @property
    def _has_page(self):
        """Whether the tab has opened a page since the test's start."""
        try:
            address = self.tab.url if hasattr(self.tab, "url") else self.tab.current_url
        except Exception:  # A closed tab, or one with an open alert, has no address.
            return True
        return urlsplit(address).path.rstrip("/") != "/viaduct/test"

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
        return self._post("answer", {"ask": ask, "value": value, **options}, timeout)

    def screen(self, timeout=None, **options):
        """The newest screen, as docs/protocol.md defines it."""
        return self.call("screen", timeout=timeout, **options)["screen"]

    def idle(self, timeout=None, **options):
        """Waits until no message, reply, visit, screen or ask is under way."""
        self.call("idle", timeout=timeout, **options)

    def strict(self, timeout=None, *, allow=None, **options):
        """Fails when a message or a reply was dropped, or a page had an error. `allow`: a part of a sentence that is expected, or a list."""
        self.call("strict", timeout=timeout, allow=allow, **options)

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
        return self._post(verb, {key: value for key, value in parameters.items() if value is not None}, timeout)

    def report(self, title, failure=""):
        """One HTML file that shows the test so far, under this title and with the text of its failure."""
        return self._request("report", {"title": title, "failure": failure}, USUAL_LIMIT).decode()

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

    def _post(self, verb, parameters, timeout=None):
        limit = USUAL_LIMIT if timeout is None else timeout
        if isinstance(limit, bool) or not isinstance(limit, (int, float)) or not 0 <= limit <= LONGEST_LIMIT:
            raise ValueError(f"“timeout” has to be a number of seconds from 0 to {LONGEST_LIMIT}, and is {limit}.")
        answer = self._request(verb, {**parameters, "timeout": round(limit * 1000)}, limit)
        try:
            return json.loads(answer)
        except ValueError:
            raise ConnectionError(self._stranger) from None

    def _request(self, verb, parameters, limit):
        request = urllib.request.Request(f"{self.url}/viaduct/api/tests/{self.tag}/{verb}", json.dumps(parameters).encode())
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opener.open(request, timeout=limit + GRACE) as answer:
                return answer.read()
        except urllib.error.HTTPError as error:
            text, status = _in_seconds(error.read().decode(errors="replace").strip()), error.code
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            raise ConnectionError(f"No answer of Viaduct at {self.url}: {reason}. Start it, or set VIADUCT_URL.") from None
        if "(VD-" not in text:
            raise ConnectionError(self._stranger)
        if status in (401, 403):
            raise PermissionError(f"{text} Set VIADUCT_TOKEN to the server's secret.")
        for name, own in OWN_NAMES.get(verb, {}).items():
            text = text.replace(name, own)
        raise (AssertionError if status == 409 else ValueError)(text)

    @property
    def _stranger(self):
        return f"The server at {self.url} is not Viaduct. Set VIADUCT_URL to Viaduct's address, in front of your app's."


def _in_seconds(text):
    """The server's sentence, which has milliseconds, in the unit of a `timeout` here."""
    return re.sub(r" Waited (\d+) ms\.", lambda waited: f" Waited {int(waited[1]) / 1000:g} s.", text)


def _explain(native, title, failure, folder):
    """The troubles in the pages of a failed test, and the file of the folder with more about them."""
    try:
        native.strict(timeout=SETTLING)
        trouble = "Nothing was dropped, and the pages had no errors."
    except Exception as error:
        trouble = str(error)
    name = re.sub(r"[^A-Za-z0-9._-]+", "-", title)[-LONGEST_NAME:].strip("-.")
    path = folder / f"{name}-{uuid.uuid4().hex[:8]}.html"
    try:
        page = native.report(title, failure[:LONGEST_FAILURE])
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(page)
        written = f"Report: {path}"
    except Exception as error:
        written = f"There is no report: {error}"
    return written if trouble in failure else f"{trouble}\n{written}"


def _list(texts):
    return [texts] if isinstance(texts, str) else list(texts or [])


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
