"""A shared server in a browser: the page for strangers, the cookie of a link, and the reach of another room or origin."""

import pytest

from harness.browser import FOREIGN_HOST
from harness.guarded import ALICE, guarded_server, link
from harness.proxied_app import ProxiedApp


@pytest.fixture(scope="module")
def started():
    app = ProxiedApp()
    app.add(body="<!doctype html><head><title>The app</title></head><body>Hello")
    server = guarded_server("--app", app.url)
    yield app, server
    server.stop()
    app.close()


@pytest.mark.any_browser
def test_a_link_lets_one_browser_in_to_its_own_room(browser, started):
    app, server = started
    with browser.new_tab() as tab:
        tab.open(server.url)
        assert tab.look("() => document.querySelector('h1').textContent") == "This server asks who you are"
        assert "viaduct link --server URL --room NAME" in tab.look("() => document.body.textContent")
        tab.open(server.url + link(server, ALICE))
        tab.wait_until("() => location.search === '?room=alice'", "the console of the room")
        tab.wait_until("() => document.querySelector('.link')?.dataset.state === 'live'", "the console to be live")
        tab.open(f"{server.url}/viaduct/console/?room=bob")
        assert "does not reach the room “bob”" in tab.look("() => document.body.textContent")
        tab.open(f"{server.url}/notes?a=1&viaduct_room=bob")
        assert "does not reach the room “bob”" in tab.look("() => document.querySelector('main').textContent")
        assert tab.look("() => document.querySelector('a').getAttribute('href')") == "/notes?a=1"
        tab.open(server.url)
        assert tab.look("() => document.title") == "The app"
        # No script has the cookie.
        assert "viaduct_session" not in tab.look("() => document.cookie")


def test_a_page_of_another_site_gets_nothing_by_the_cookie(browser, started):
    app, server = started
    with browser.new_tab() as tab:
        tab.open(server.url + link(server, ALICE))
        tab.wait_until("() => document.querySelector('.link')?.dataset.state === 'live'", "the console to be live")
        tab.open(f"http://{FOREIGN_HOST}:{app.port}/")
        reached = tab.evaluate("""async server => {
            const answers = [fetch(server + "/", { credentials: "include" }), fetch(server + "/viaduct/api/pages", { credentials: "include" })]
            const socket = new WebSocket(server.replace("http", "ws") + "/viaduct/socket?page=" + "0".repeat(32), "viaduct.page.1")
            const opened = new Promise((resolve, reject) => { socket.onopen = resolve; socket.onerror = reject })
            const results = await Promise.allSettled([...answers.map(answer => answer.then(response => response.text())), opened])
            return results.map(result => result.status)
        }""", server.url)
        assert reached == ["rejected"] * 3
