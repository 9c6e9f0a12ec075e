"""The headers of every answer of Viaduct's own, word for word as docs/security.md has them."""

REFERRER, NO_REFERRER = "strict-origin-when-cross-origin", "no-referrer"
FILE = {"default-src": "'none'"}
PAGE = FILE | {"script-src": "'self'", "style-src": "'self'", "img-src": "'self' data: blob:", "form-action": "'self'", "base-uri": "'none'"}
# The console and the timeline.
READER = FILE | {"script-src": "'self'", "style-src": "'self'", "img-src": "'self'", "connect-src": "'self'", "form-action": "'none'", "base-uri": "'none'",
                 "require-trusted-types-for": "'script'"}
DEVICE = ("/viaduct/device", "/viaduct/device/", "/viaduct/device/index.html", "/viaduct/device/screen.html")


def directives(policy):
    return {name: words for name, *words in (part.split() for part in policy.split(";"))}


def expected(path, is_page, host):
    """The whole policy, and the value of Referrer-Policy, of an answer to a request at this host."""
    if path.startswith("/viaduct/console/"):
        return READER | {"frame-ancestors": "'none'"}, NO_REFERRER
    own = {"frame-ancestors": "'self'"}
    if path.startswith("/viaduct/timeline/"):
        return READER | own, NO_REFERRER
    if not is_page:
        return FILE | own, REFERRER
    frames = "http: https:" if path in DEVICE else "'self'"
    return PAGE | own | {"connect-src": f"'self' ws://{host} wss://{host}", "frame-src": frames}, REFERRER


def check(answer, path, host="", is_page=None):
    """Checks the headers. `host` is the request's, which a page's policy names, and `is_page` is for HTML that is none of Viaduct's pages."""
    path = path.partition("?")[0]
    if is_page is None:
        is_page = (answer.headers["Content-Type"] or "").startswith("text/html")
    policy, referrer = expected(path, is_page, host)
    found = answer.headers.get_all("Content-Security-Policy") or []
    assert found, path
    assert {name: " ".join(words) for name, words in directives(found[0]).items()} == policy, path
    assert answer.headers.get_all("X-Content-Type-Options") == ["nosniff"], path
    assert answer.headers.get_all("Referrer-Policy") == [referrer], path
