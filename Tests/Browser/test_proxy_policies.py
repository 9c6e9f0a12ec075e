"""Content-Security-Policies of pages behind the proxy: changed only as far as the adapter needs."""

import base64
import hashlib

import pytest

from harness.app_page import component

pytestmark = pytest.mark.each_case

SCRIPT = "window.isTheirs = true"
HASH = f"'sha256-{base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()}'"
CONTROLS = component("form", connect=("connect", {"submitTitle": "Save"}))
# The browser's policy violations.
VIOLATIONS = """() => {
    window.violations = []
    document.addEventListener("securitypolicyviolation", event =>
        violations.push(`${event.disposition} ${event.effectiveDirective} ${event.blockedURI}`))
}"""


def policies(*texts):
    return [("Content-Security-Policy", text) for text in texts]


@pytest.mark.parametrize("texts, widened", [
    (["script-src 'nonce-n0nce' 'strict-dynamic'; object-src 'none'; base-uri 'none'"], None),
    (["default-src 'self'; script-src 'self' 'nonce-n0nce'; style-src 'self' 'nonce-n0nce'"], None),
    (["default-src 'none'; script-src 'nonce-n0nce'; style-src 'self'; img-src data:"], "connect-src"),
    (["script-src-elem 'nonce-n0nce'; script-src 'none'"], None),
    (["script-src 'nonce-n0nce'; connect-src https://api.example.test", "script-src 'self'"], "connect-src"),
    (["script-src 'nonce-n0nce', script-src 'nonce-n0nce' 'strict-dynamic'; connect-src 'none'"], "connect-src"),
    (["default-src 'self'"], None),
    (["script-src 'nonce-n0nce' 'unsafe-inline' https:; require-trusted-types-for 'script'; trusted-types 'none'"], None),
])
def test_strict_pages_have_working_controls(tab, show_proxied, texts, widened):
    tab.run_before_pages(VIOLATIONS)
    show_proxied(CONTROLS, nonce="n0nce", headers=policies(*texts))
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    expected = [f"info: [viaduct] The proxy has widened the page's Content-Security-Policy for Viaduct: {widened}."] if widened else []
    assert [line for line in tab.console if "viaduct" in line] == expected
    assert [violation for violation in tab.evaluate("() => violations") if "/viaduct" in violation] == []


@pytest.mark.parametrize("policy, widened", [
    (f"script-src {HASH}", "script-src"), (f"default-src {HASH}", "script-src, connect-src"),
    (f"script-src {HASH} 'strict-dynamic'", "script-src"), ("script-src 'none'; connect-src 'none'", "script-src, connect-src"),
])
def test_a_policy_of_hashes_is_widened_and_the_console_says_so(tab, show_proxied, policy, widened):
    tab.run_before_pages(VIOLATIONS)
    show_proxied(f"<script>{SCRIPT}</script>", libraries=[], headers=policies(policy))
    tab.wait_for_console(f"[viaduct] The proxy has widened the page's Content-Security-Policy for Viaduct: {widened}.")
    assert tab.evaluate("() => window.isTheirs ?? false") == (HASH in policy)
    assert "bridge-components" in tab.evaluate("() => navigator.userAgent")
    # The directives that the view needs to load.
    assert tab.evaluate("async () => Boolean(await new Promise(resolve => { const socket = new WebSocket(`ws://${location.host}"
                        "/viaduct/socket?page=${'0'.repeat(32)}`, 'viaduct.page.1'); socket.onopen = () => { socket.close(); resolve(true) };"
                        " socket.onerror = () => resolve(false) }))")
    assert [violation for violation in tab.evaluate("() => violations") if "/viaduct" in violation] == []


def test_a_policy_of_the_page_itself_comes_after_the_adapter(tab, show_proxied):
    head = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; script-src 'nonce-n0nce' 'strict-dynamic'\">"
    show_proxied(CONTROLS, nonce="n0nce", head=head)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_a_policy_that_only_reports_is_left_alone(tab, show_proxied, get):
    policy = "default-src 'none'; report-uri /reports"
    show_proxied(headers=[("Content-Security-Policy-Report-Only", policy)])
    assert tab.evaluate("() => Boolean(window.viaduct)")
    assert get().headers.get_all("Content-Security-Policy-Report-Only") == [policy]


URL = "http://{host}/viaduct/"
SOCKET = "ws://{host}/viaduct/"


@pytest.mark.parametrize("before, after", [
    # Nothing to do: the policy stays unchanged, to the letter.
    ("Script-Src  'SELF' ; ;connect-src *", None), ("img-src 'none'", None), ("", None), ("sandbox", None),
    ("default-src http: ws:", None), ("default-src *", None), ("script-src 'nonce-a'; connect-src ws:", None),
    # Only the first directive with a name counts.
    ("script-src 'self'; script-src 'none'", None), ("connect-src 'none'; connect-src *", f"connect-src {SOCKET}"),
    ("script-src https://cdn.test; connect-src 'self'", f"script-src https://cdn.test {URL}; connect-src 'self'"),
    ("script-src 'unsafe-inline'", f"script-src 'unsafe-inline' {URL}"),
    ("script-src", f"script-src {URL}"),
    ("default-src 'none'; img-src *", f"default-src 'none'; img-src *; script-src {URL}; connect-src {SOCKET}"),
    ("default-src https://a.test; script-src 'nonce-a'",
     f"default-src https://a.test; script-src 'nonce-a'; connect-src https://a.test {SOCKET}"),
    ("connect-src 'none'", f"connect-src {SOCKET}"), ("connect-src wss: https:", f"connect-src wss: https: {SOCKET}"),
    ("script-src 'strict-dynamic' 'sha256-a'", "script-src 'strict-dynamic' 'sha256-a' 'nonce-{nonce}'"),
    # A tag has one nonce only.
    ("script-src 'nonce-a', script-src 'nonce-b', script-src 'nonce-b' 'strict-dynamic'",
     f"script-src 'nonce-a'|script-src 'nonce-b' {URL}|script-src 'nonce-b' 'strict-dynamic' 'nonce-a'"),
])
def test_policies_are_changed_as_little_as_possible(proxied, proxy, get, before, after):
    proxied.add(body="<head>", headers=policies(before))
    response = get()
    tag = response.body.decode()
    nonce = tag.partition('nonce="')[2].partition('"')[0]
    expected = after.format(host=f"127.0.0.1:{proxy.port}", nonce=nonce).split("|") if after else [before]
    assert response.headers.get_all("Content-Security-Policy") == expected
    assert ("data-widened" in tag) == bool(after)


def test_each_header_is_a_policy_of_its_own(proxied, proxy, get):
    proxied.add(body="<head>", headers=policies("connect-src 'self'", "connect-src 'none'"))
    assert get().headers.get_all("Content-Security-Policy") == [
        "connect-src 'self'", f"connect-src ws://127.0.0.1:{proxy.port}/viaduct/"]


def test_a_directive_of_two_policies_is_told_once(proxied, get):
    proxied.add(body="<head>", headers=policies("connect-src 'none'", "connect-src 'none'"))
    assert b'data-widened="connect-src"' in get().body


def test_a_page_from_the_cache_is_let_through_too(proxied, proxy, get):
    proxied.add(status=304, content_type=None, headers=policies("connect-src 'none'"), length=False)
    assert get().headers.get_all("Content-Security-Policy") == [f"connect-src ws://127.0.0.1:{proxy.port}/viaduct/"]


@pytest.mark.parametrize("site, is_own", [("same-origin", True), ("same-site", False), ("cross-site", False), ("none", False)])
def test_a_frame_of_the_same_host_may_show_the_page(proxied, get, site, is_own):
    proxied.add(body="<head>", headers=[*policies("frame-ancestors 'none'", "frame-ancestors https://a.test", "frame-ancestors *"), ("X-Frame-Options", "DENY")])
    response = get(sec_fetch_dest="iframe", sec_fetch_site=site)
    expected = ["frame-ancestors 'self'", "frame-ancestors https://a.test 'self'"] if is_own else ["frame-ancestors 'none'", "frame-ancestors https://a.test"]
    assert response.headers.get_all("Content-Security-Policy") == [*expected, "frame-ancestors *"]
    assert response.headers.get_all("X-Frame-Options") == ["SAMEORIGIN" if is_own else "DENY"]
    assert get(sec_fetch_site=site).headers["X-Frame-Options"] == "DENY"


def test_an_app_that_forbids_frames_is_shown_in_one(tab, show_proxied, proxied, proxy):
    show_proxied("<p>Framed</p>", headers=[*policies("frame-ancestors 'none'"), ("X-Frame-Options", "DENY")])
    proxied.add("/device", "<!doctype html><iframe src='/'></iframe>")
    tab.open(f"{proxy.url}/device")
    assert tab.evaluate("() => document.querySelector('iframe').contentDocument?.querySelector('p')?.textContent ?? null") == "Framed"


def test_a_host_for_which_policies_have_no_word_is_self(proxied, get):
    proxied.add(body="<head>", headers=policies("script-src 'none'; connect-src 'none'"))
    assert get(host="[::1]:4000").headers.get_all("Content-Security-Policy") == ["script-src 'self'; connect-src 'self'"]


@pytest.mark.parametrize("quote", ["'", "&#39;", "&apos;"])
def test_the_nonce_of_a_policy_in_the_page_is_handed_on(proxied, get, quote):
    policy = f"script-src {quote}nonce-n0nce{quote} {quote}strict-dynamic{quote}"
    proxied.add(body=f'<head><meta http-equiv="Content-Security-Policy" content="{policy}">')
    assert b' nonce="n0nce"' in get().body


@pytest.mark.parametrize("nonce", ['a"b', "a<b", "a b", ""])
def test_a_nonce_that_is_none_is_not_written_into_the_page(proxied, get, nonce):
    proxied.add(body="<head>", headers=policies(f"script-src 'nonce-{nonce}'"))
    assert b" nonce=" not in get().body
