"""A page of a foreign site tries every way in which a browser can reach the server."""

import os
import re

import pytest

from harness.browser import FOREIGN_HOST
from harness.processes import family
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until
from harness.wire import Wire

pytestmark = pytest.mark.each_case

PATHS = ["/viaduct/adapter.js", "/viaduct/health", "/viaduct/device/qr.svg?text={server}", "/viaduct/device/addresses.json", "/viaduct/device/phones.json",
         "/viaduct/device/", "/viaduct/icons/trash.js", "/viaduct/request", "/viaduct/choice", "/viaduct/unreachable",
         "/viaduct/unreachable/probe", "/viaduct/adapter/start.js", "/viaduct/view/view.js", "/viaduct/socket", "/viaduct/app"]
SOCKETS = ["/viaduct/socket?page={id}|viaduct.page.1", "/viaduct/app?app={id}|viaduct.app.1"]
ID = "0123456789abcdef0123456789abcdef"

# Returns what could be read or run, counting only what another origin must not see.
ATTACK = """async (server, paths, sockets) => {
  const reached = []
  const end = (promise, name) => Promise.race([
    promise.then(what => { if (what) reached.push(`${name}: ${what}`) }, () => {}),
    new Promise(resolve => setTimeout(resolve, 3000))])
  const load = (tag, attributes) => new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(tag), attributes)
    element.onload = () => resolve(element)
    element.onerror = reject
    document.body.append(element)
  })
  const opened = (socket, name) => end(new Promise((resolve, reject) => {
    socket.onopen = () => resolve("opened")
    socket.onerror = socket.onclose = reject
  }), name)
  await Promise.all(paths.map(async path => {
    const url = server + path
    await Promise.all([
      ...["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"].flatMap(method => [
        end(fetch(url, { method, credentials: "include" }).then(response => response.text()), `${method} ${path}`),
        end(fetch(url, { method, mode: "no-cors", referrerPolicy: "no-referrer" }).then(response => response.text()), `${method} ${path}`)]),
      end(load("img", { src: url }).then(() => "an image"), path),
      end(load("img", { src: url, referrerPolicy: "no-referrer" }).then(() => "an image"), path),
      end(load("script", { src: url, referrerPolicy: "no-referrer" }).then(() => null), path),
      end(load("script", { src: url }).then(() => null), path),
      end(load("script", { src: url, type: "module" }).then(() => "a module"), path),
      end(load("link", { rel: "stylesheet", href: url }).then(() => "a style sheet"), path),
      end(load("iframe", { src: url }).then(frame => frame.contentDocument?.body?.textContent), path),
      end(load("object", { data: url }).then(() => null), path),
      end(load("embed", { src: url }).then(() => null), path),
      opened(new EventSource(url), path),
      end((async () => { navigator.sendBeacon(url, "x") })(), path),
    ])
    const target = await load("iframe", { name: `form${path}` })
    const form = Object.assign(document.createElement("form"), { action: url, method: "post", target: target.name })
    document.body.append(form)
    form.submit()
  }))
  await Promise.all(sockets.map(socket => {
    const [path, subprotocol] = socket.split("|")
    return opened(new WebSocket(server.replace("http", "ws") + path, subprotocol), path)
  }))
  if (window.viaduct || window.webBridge) reached.push("the adapter runs")
  return reached
}"""


@pytest.fixture(params=["server", "proxy"])
def attacked(request, proxied):
    """A server of the test's own, alone or in front of a web app."""
    server = ViaductServer(*(["--app", proxied.url] if request.param == "proxy" else []))
    yield server
    server.stop()


def descriptors(process):
    """Returns the number of files, sockets and pipes that the process and its children have open, and the number of processes."""
    members = family(process)
    return sum(len(os.listdir(f"/proc/{member}/fd")) for member in members), len(members)


def answers(wire):
    """Returns the status and the text of each of the server's answers."""
    texts = [text for answer in wire.answered for text in re.split(r"(?=HTTP/1\.[01] \d{3} )", answer) if text]
    return [(int(re.match(r"HTTP/1\.[01] (\d{3})", text)[1]), text) for text in texts]


def test_a_foreign_page_reaches_nothing_and_leaves_nothing_behind(browser, app, attacked):
    wire = Wire(attacked.port)
    # After its first answer, a server has opened everything that it keeps open.
    ProxyClient(attacked.port).ask("/viaduct/health")
    start = descriptors(attacked.process)
    page = app.add(Page("<title>Foreign</title><body>"), "/foreign").replace("127.0.0.1", FOREIGN_HOST)
    with browser.new_tab() as tab:
        tab.open(page)
        paths = [path.format(server=wire.url) for path in PATHS]
        assert tab.evaluate(ATTACK, wire.url, paths, [path.format(id=ID) for path in SOCKETS]) == []
    given = answers(wire)
    assert len(given) > 10 * len(PATHS)
    for status, text in given:
        # The refusal is a script that explains itself, because a script tag hides the answer's status.
        assert status in (400, 403, 405) or 'console.error("[viaduct] ' in text, text
    wire.cut()
    wait_until(lambda: all(map(int.__le__, descriptors(attacked.process), start)),
               lambda: f"{start}, there are {descriptors(attacked.process)}")


class Page:
    """A page without the adapter."""

    headers = {}

    def __init__(self, html):
        self.html = html
