"""A page at another port of the host cannot reach the API or the console, even in a browser with the console's cookie."""

import json
import urllib.request
from collections import Counter

import pytest

from harness.app_page import component
from harness.bidi_connection import BidiError, ScriptError
from harness.console import link

# The doors are the server's, whatever the browser.
pytestmark = [pytest.mark.each_case, pytest.mark.any_browser]

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]
PATHS = [
    "api/trace?follow=false", "api/link", "api/pages", "api/components", "api/answers", "api/none", "console/", "console/index.html",
    "console/shell/main.js", "api/stubs", "api/stubs/form", "api/tests/t/stub", "api/tests/t/stubs/form", *(f"api/pages/PAGE/{verb}" for verb in ["frames", "replies", "highlight", "cut", "restart", "link"]),
]
# Requests with and without a CORS preflight, with the bodies that the endpoints would accept.
ASK = """async (url, verbs, body, page) => {
    const answers = []
    const ask = async options => {
        try {
            const response = await fetch(url, options)
            answers.push(response.type === "opaque" ? "opaque" : response.status)
        } catch { answers.push("refused") }
    }
    for (const method of verbs) {
        const content = ["GET", "HEAD"].includes(method) ? {} : { body }
        for (const credentials of ["include", "omit"]) {
            await ask({ method, mode: "cors", credentials, ...content })
            await ask({ method, mode: "no-cors", credentials, ...content })
            await ask({ method, mode: "cors", credentials, ...content, headers: { "Content-Type": "application/json", "X-Viaduct": "console" } })
            await ask({ method, mode: "cors", credentials, headers: { Authorization: `Page ${page}` } })
        }
    }
    return answers
}"""
# The outcomes of the other ways than fetch: a form, a frame, a script, an image and a socket.
EMBED = """async url => {
    const load = (name, attributes) => new Promise(resolve => {
        const element = Object.assign(document.createElement(name), attributes)
        element.onload = () => resolve(`${name} loaded`)
        element.onerror = () => resolve(`${name} refused`)
        document.body.append(element)
    })
    const events = new Promise(resolve => {
        const source = new EventSource(url, { withCredentials: true })
        source.onopen = () => resolve("events opened")
        source.onerror = () => { source.close(); resolve("events refused") }
    })
    return Promise.all([load("script", { src: url }), load("img", { src: url }), events])
}"""
BODY = json.dumps({"from": "page", "frame": {"type": "title", "title": "Attacked"}, "component": "form", "hidden": ["form"], "answers": {"token": "00"}, "rules": [],
                   "duration": 60000, "copies": 0, "url": "http://localhost/attacked"})


@pytest.fixture
def attacked(tab, own_server, own_wire, show):
    """A browser with the console's cookie, at a page of another port. Its requests to `own_wire` are the attacks."""
    tab.open(own_wire.url + link(own_server))
    tab.wait_until("() => document.querySelector('.link').dataset.state === 'live'")
    show(FORM, viaduct=own_server.url)
    tab.native("button", "Save").wait()


def owner(server, path):
    request = urllib.request.Request(server.url + path, headers={"Authorization": f"Bearer {server.secret_file.read_text().strip()}"})
    with urllib.request.urlopen(request, timeout=10) as response:
        return response.read().decode()


def state(server):
    """Returns everything that an attack could change, as the owner sees it."""
    return [owner(server, f"/viaduct/api/{name}") for name in ["pages", "components", "answers", "stubs", "tests"]]


def test_no_verb_reaches_anything_and_nothing_changes(tab, own_server, own_wire, attacked):
    before = state(own_server)
    page = json.loads(before[0])["pages"][0]["page"]
    for path in PATHS:
        url = f"{own_wire.url}/viaduct/{path.replace('PAGE', page)}"
        before_this = Counter(own_wire.statuses)
        answers = tab.evaluate(f"() => ({ASK})({json.dumps(url)}, {json.dumps(VERBS)}, {json.dumps(BODY)}, {json.dumps(page)})")
        assert set(answers) <= {"refused", "opaque"}, path
        assert tab.evaluate(f"() => ({EMBED})({json.dumps(url)})") == ["script refused", "img refused", "events refused"], path
        # The browser does not reveal any of the server's answers to the page.
        assert set(Counter(own_wire.statuses) - before_this) in ({401}, {401, 403}), path
    assert state(own_server) == before
    kinds = [json.loads(line[6:])["kind"] for line in owner(own_server, "/viaduct/api/trace?follow=false").split("\n") if line.startswith("data: ")]
    assert not {"title", "withheld", "lost", "move"} & set(kinds)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


@pytest.mark.parametrize("path", ["api/pages", "console/", "console/?view=act", "timeline/"])
def test_a_frame_shows_nothing_of_it(tab, own_wire, attacked, path):
    tab.evaluate("""src => new Promise(resolve => {
        const frame = document.createElement("iframe")
        document.body.append(Object.assign(frame, { src, onload: resolve, onerror: resolve })) })""", f"{own_wire.url}/viaduct/{path}")
    [frame] = tab.frames()
    try:
        seen = tab.frame(frame["context"]).evaluate(
            "() => document.querySelector('.pages__list, .card, .row:not([hidden])') !== null || document.body.textContent.includes('isConnected')")
    except (BidiError, ScriptError):
        # The browser's own error page.
        seen = False
    assert not seen


@pytest.mark.any_browser
def test_a_form_of_another_port_does_nothing(tab, app, own_server, own_wire, attacked):
    before = state(own_server)
    page = json.loads(before[0])["pages"][0]["page"]
    tab.evaluate("""action => {
        const there = Object.assign(document.createElement("iframe"), { name: "there" })
        there.addEventListener("load", () => { window.sent = true })
        const form = Object.assign(document.createElement("form"), { action, method: "post", enctype: "text/plain", target: "there" })
        document.body.append(there, form)
        form.submit()
    }""", f"{own_wire.url}/viaduct/api/pages/{page}/restart")
    tab.wait_until("() => window.sent")
    assert state(own_server) == before
