"""Pages with a strict Content Security Policy."""

import pytest

from harness.app_page import component

pytestmark = pytest.mark.each_case

CONTROLS = component("form", connect=("connect", {"submitTitle": "Save"})) + component(
    "menu", connect=("connect", {"items": [{"title": "Edit", "iosImage": "pencil"}]}))


def policy(server, scripts):
    socket = server.url.replace("http:", "ws:")
    return {"Content-Security-Policy": "; ".join([
        "default-src 'none'", f"script-src {scripts}", "style-src 'self'", f"connect-src {server.url} {socket}",
        "img-src data:", "base-uri 'none'", "require-trusted-types-for 'script'"])}


@pytest.mark.parametrize("scripts", ["'nonce-n0nce' 'strict-dynamic'", "'nonce-n0nce' {viaduct}", "'self' {viaduct}"])
def test_a_strict_page_has_working_controls(tab, show, server, scripts):
    show(CONTROLS, nonce="n0nce", headers=policy(server, scripts.format(viaduct=server.url)))
    bar = tab.native("button", "Save").wait().rect
    assert 30 <= bar["height"] <= 60
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Menu").tap()
    edit = tab.native("menuitem", "Edit").wait()
    edit.tap()
    assert tab.wait_for_replies(2)[1]["data"] == {"index": 0}
    assert tab.console == []


def test_a_policy_that_blocks_the_socket_is_named_once(tab, show, server):
    headers = {"Content-Security-Policy": "connect-src 'self'"}
    show(CONTROLS + "<p>Still here</p>", headers=headers, has_screen=False)
    tab.wait_for_console("connect-src")
    tab.wait_for_console("/viaduct/errors/VD-CSP-1")
    assert tab.page("p").text == "Still here"
    assert len(tab.console) <= 2
