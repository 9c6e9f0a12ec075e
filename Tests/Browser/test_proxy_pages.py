"""The responses of an app into which the proxy injects the adapter, and those that it leaves alone."""

import gzip
import re

import pytest

TAG = b'<script src="/viaduct/adapter.js"></script>'


@pytest.mark.parametrize("before, after", [
    ("<!doctype html><html><head>", "<title>Page</title></head><body></body></html>"),
    ("<HTML LANG=en>\n<HEAD\n data-x='>' data-y=\">\" checked data-z=a'b>", "<title>Page</title>"),
    ("<!doctype html><head data-a = '1>2'>", "</head>"),
    ("<head/>", "<body>"), ("<head\fdata-x>", "</head>"), ('<head a="b"">', '<title>"</title></head>'),
    ("<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd\">", "<title>No head"),
    ("\ufeff<!-- <head> --><!doctype html><!--> <!---> <!-- a --!> <html><!-- -- > -->\n", "<body><p>Text"),
    ("<?xml version='1.0'?>\n<html><!doctype late>", "Text <head>"),
    ("<!-- a --!><head>", "<!-- b --></head>"), ("<!--><head>", "<!-- b --></head>"), ("<!---><head>", "<!-- b --></head>"),
    ("<!-- a --><head>", "<!-- b --!></head>"),
    ("<!doctype html>\n", "Not found"),
    ("", "Not found"),
    ("\n  ", "<h1>404</h1><head>"),
    ("", "<header>Not the head</header>"),
    ("<html>", "</head><body>"),
    ("<!doctype html>", ""),
    ("<!doctype html><html", ""),
])
@pytest.mark.quick
def test_the_adapter_stands_first_in_the_head(proxied, get, before, after):
    proxied.add(body=before + after)
    expected = before.encode() + TAG + after.encode()
    if before.endswith("<html"):
        # A tag that never ends does not count.
        expected = b"<!doctype html>" + TAG + b"<html"
    assert get().body == expected


@pytest.mark.parametrize("before, after", [
    ('<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head>', "<title>Page</title></head><body/></html>"),
    ('<html xmlns="http://www.w3.org/1999/xhtml">', "<body/></html>"),
    (None, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ("<!-- it's [ --><html xmlns='http://www.w3.org/1999/xhtml'><head>", "</head></html>"),
    # A declaration of the page's own entities.
    ("<!DOCTYPE html SYSTEM ']' [<!ENTITY a \"]>\"> <!-- ]> ' --> <?a ]> ' ?> <!ATTLIST p b CDATA '>'>\n] ><html><head>", "</head></html>"),
    (None, '<!DOCTYPE html [<!ENTITY a "'), (None, "<!DOCTYPE html [<!-- ]><html><head/></html>"),
    (None, '<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:head/></h:html>'),
])
def test_pages_in_xml_stay_well_formed(proxied, get, before, after):
    proxied.add(body=(before or "") + after, content_type="application/xhtml+xml")
    assert get().body == ((before.encode() + TAG) if before else b"") + after.encode()


@pytest.mark.parametrize("size", [1, 2, 3, 7])
def test_the_head_is_found_whatever_is_cut_in_two(proxied, get, size):
    page = "\ufeff<!-- a > b --><!doctype html>\n<html lang='>'>\n<!---->\n<head data-x=\">\" ><title>ä</title></head>".encode()
    pieces = [page[start:start + size] for start in range(0, len(page), size)]
    proxied.answers["/"] = lambda request: request.answer_slowly(pieces)
    end = page.index(b"<title>")
    assert get().body == page[:end] + TAG + page[end:]


@pytest.mark.parametrize("encoding", ["iso-8859-1", "shift_jis", "euc-jp", "gb18030", "windows-1251"])
def test_pages_in_other_encodings_pass_byte_for_byte(proxied, get, encoding):
    text = {"iso-8859-1": "Käse à la crème", "windows-1251": "Привет"}.get(encoding, "日本語")
    page = f"<!doctype html><html><head>|<title>{text}</title></head><body>{text * 50_000}</body></html>".encode(encoding)
    proxied.add(body=page.replace(b"|", b""), content_type=f"text/html; charset={encoding}")
    assert get().body == page.replace(b"|", TAG)


def test_two_bytes_a_character_pass_without_the_adapter(proxied, get):
    for encoding, content_type in [("utf-16", "text/html"), ("utf-16-le", "text/html; charset=UTF-16LE")]:
        page = "<!doctype html><html><head></head></html>".encode(encoding)
        proxied.add(body=page, content_type=content_type)
        assert get().body == page


@pytest.mark.parametrize("options", [
    {"content_type": "application/json"}, {"content_type": "text/plain"},
    {"content_type": None, "headers": [("X-Content-Type-Options", "nosniff")]},
    {"content_type": "text/vnd.turbo-stream.html; charset=utf-8"}, {"content_type": "text/html-ish"},
    {"headers": [("Content-Disposition", "attachment; filename=page.html")]},
    {"status": 206, "headers": [("Content-Range", "bytes 0-40/1000")]},
])
def test_what_is_no_page_passes_as_it_is(proxied, get, options):
    page = "<!doctype html><html><head></head></html>"
    proxied.add(body=page, **options)
    response = get()
    assert response.body == page.encode()
    assert response.headers["Content-Length"] == str(len(page))


@pytest.mark.parametrize("before, after", [
    ("<!doctype html><html><head>", "<title>Page"), (" \n<HTML lang=en>", "<body>"), ("<!-- a --><head>", "<title>"), ("", "<p>Part"),
    (None, "Text"), (None, '{"a": "<head>"}'), (None, "<?xml version='1.0'?><html><head>"), (None, "<svg><head>"), (None, "\ufeff<!doctype html>"),
    (None, " " * 2000 + "<head>"),
])
def test_what_has_no_type_is_a_page_if_browsers_take_it_for_one(proxied, get, before, after):
    proxied.add(body=(before or "") + after, content_type=None)
    assert get().body == ("" if before is None else before + TAG.decode()).encode() + after.encode()
    # A script's fetch gets the bytes unchanged.
    assert get(sec_fetch_dest="empty").body == ((before or "") + after).encode()
    assert get(sec_fetch_dest="empty").headers["Content-Length"]


def test_an_inline_disposition_is_a_page(proxied, get):
    proxied.add(body="<head>", headers=[("Content-Disposition", "inline; filename=attachment.html")])
    assert TAG in get().body


PART = "<turbo-frame id=a><p>Part</p></turbo-frame>"
PAGE = "<!-- --><!DOCTYPE html><html><body>"


@pytest.mark.parametrize("body, headers, has_adapter", [
    (PAGE, {"turbo_frame": "a"}, False), (PART, {"turbo_frame": "a", "sec_fetch_dest": "empty"}, False),
    # Turbo Drive fetches whole pages.
    (PAGE, {"sec_fetch_dest": "empty"}, True), (PART, {"sec_fetch_dest": "empty"}, False),
    ("<!doctype html><p>Page", {"sec_fetch_dest": "empty"}, True), ("<body><p>Page", {"sec_fetch_dest": "empty"}, True),
    (PART, {"sec_fetch_dest": "document"}, True), (PART, {"sec_fetch_dest": "iframe"}, True),
    # The headers that a browser sends to hosts that it does not trust.
    (PART, {"sec_fetch_dest": None, "accept": "text/html,*/*"}, True), (PART, {"sec_fetch_dest": None, "accept": "*/*"}, False),
    (PART, {"sec_fetch_dest": None, "accept": "text/html", "x_requested_with": "XMLHttpRequest"}, False),
    (PART, {"sec_fetch_dest": None, "accept": "text/html", "hx_request": "true"}, False),
    (PAGE, {"sec_fetch_dest": None, "accept": "*/*"}, True),
])
def test_parts_of_pages_have_no_adapter(proxied, get, body, headers, has_adapter):
    proxied.add(body=body)
    assert (TAG in get(**headers).body) == has_adapter


@pytest.mark.parametrize("tag, has_own", [
    ('<script src="/viaduct/adapter.js"></script>', True),
    ('<SCRIPT defer src=http://127.0.0.1:4001/viaduct/adapter.js?room=a></SCRIPT>', True),
    ('<p>&lt;script src="/viaduct/adapter.js"></p>', False),
    ('<link rel="preload" as="script" href="/viaduct/adapter.js">', False),
    ('<!-- <script src="/viaduct/adapter.js"></script> -->', False), ('<!-- <script src="/viaduct/adapter.js">', False),
    ('<textarea><script src="/viaduct/adapter.js"></script></textarea>', False),
    ('<title><script src="/viaduct/adapter.js"></script></title>', False),
    ('<style>/* <script src="/viaduct/adapter.js"> */</style>', False),
    ('<iframe><script src="/viaduct/adapter.js"></script></iframe>', False),
    ('<noscript><script src="/viaduct/adapter.js"></script></noscript>', False),
    ('<?a <script src="/viaduct/adapter.js"></script>', False),
    ('<script>const tag = "</b><script src=/viaduct/adapter.js>"</script>', False),
    ('<script>"</</script><script src="/viaduct/adapter.js"></script>', True),
    ('<script src="/viaduct/adapter.js" data-a="', True),
    ('<script>const place = "see /viaduct/adapter.js"</script>', False),
    ('<script>const tag = `<script src="/viaduct/adapter.js"></` + "script>"</script>', False),
    ('<script data-src="/viaduct/adapter.js"></script><scripts src="/viaduct/adapter.js">', False),
    ('<script src="/viaduct/adapter.js.map"></script><script src="/a.js?/viaduct/adapter.js-"></script>', False),
    ('<p title="<script src=/viaduct/adapter.js>">', False),
    ("<!-- a --><script>'</scripts>'</SCRIPT ><style></style><script async src = '/viaduct/adapter.js#a' ></script>", True),
    ('<script src="/viaduct/adapter.js" defer', True),
    ("</title><p>1 < 2<!doctype a><script\nsrc=/viaduct/adapter.js></script>", True),
])
def test_a_page_that_has_the_adapter_gets_no_other(proxied, get, tag, has_own):
    page = f"<!doctype html><head><title>Own</title>{tag}</head>"
    proxied.add(body=page)
    assert (get().body == page.encode()) == has_own


def test_in_xml_an_element_that_is_closed_at_once_has_no_text(proxied, get):
    page = '<html xmlns="http://www.w3.org/1999/xhtml"><head><script src="/a.js"/><script src="/viaduct/adapter.js"/></head></html>'
    proxied.add(body=page, content_type="application/xhtml+xml")
    assert get().body == page.encode()
    proxied.add(body=page)
    assert TAG in get().body


def test_compression_is_not_asked_for_and_unpacked_when_it_comes(proxied, get):
    page = b"<!doctype html><head><title>" + b"Packed " * 20_000
    proxied.add(body=gzip.compress(page), headers=[("Content-Encoding", "gzip")])
    response = get(accept_encoding="gzip, br")
    assert proxied.last.headers["Accept-Encoding"] is None
    assert response.headers["Content-Encoding"] is None
    assert response.body == page.replace(b"<head>", b"<head>" + TAG)


@pytest.mark.parametrize("encoding", ["br", "zstd", "deflate", "x-gzip", "x-Odd;1"])
def test_what_cannot_be_unpacked_passes_and_the_console_is_told(proxied, get, encoding):
    headers = [("Content-Encoding", encoding), ("Content-Security-Policy", "script-src 'none'"), ("ETag", '"a"'),
               ("Content-Security-Policy-Report-Only", "img-src 'none'")]
    # “hello” in Brotli.
    proxied.add(body=b"\x0b\x02\x80hello\x03", headers=headers)
    response = get()
    assert response.body == b"\x0b\x02\x80hello\x03"
    for name, value in [*headers[:3], ("Content-Length", "9")]:
        assert response.headers.get_all(name) == [value]
    own, notice = response.headers.get_all("Content-Security-Policy-Report-Only")
    assert own == "img-src 'none'"
    # Browsers warn about an unknown directive if its name is well formed.
    assert re.fullmatch(r"viaduct-is-not-in-this-page-[a-z0-9-]+", notice)
    assert encoding[0] in notice


def test_an_encoding_that_changes_nothing_is_none(proxied, get):
    proxied.add(body="<head>", headers=[("Content-Encoding", "Identity")])
    assert get().body == b"<head>" + TAG


def test_a_page_whose_head_is_far_away_passes_as_it_is(proxied, get):
    page = b"<!--" + b"a" * 600_000 + b"--><head>"
    proxied.add(body=page)
    assert get().body == page


@pytest.mark.parametrize("status", [204, 205])
def test_an_answer_without_a_page_keeps_its_headers(proxied, get, status):
    headers = {"Content-Security-Policy": "connect-src 'none'", "ETag": '"a"'}
    proxied.add(body="", status=status, headers=headers.items())
    response = get()
    assert (response.status, {name: response.headers[name] for name in headers}) == (status, headers)


def test_what_can_be_no_page_may_be_compressed(proxied, get):
    script = gzip.compress(b"let a")
    proxied.add("/a.js", script, content_type="text/javascript", headers=[("Content-Encoding", "gzip")])
    response = get("/a.js", accept_encoding="gzip, br", sec_fetch_dest="script")
    assert proxied.last.headers["Accept-Encoding"] == "gzip, br"
    assert response.headers["Content-Encoding"] == "gzip"
    assert response.body == script


def test_html_where_no_page_can_be_passes_as_it_is(proxied, get):
    page = gzip.compress(b"<!doctype html><head><title>There is no such image")
    for encoding, body in [("gzip", page), ("identity", b"<!doctype html><head><title>There is no such image")]:
        proxied.add("/favicon.ico", body, status=404, headers=[("Content-Encoding", encoding), ("ETag", '"a"')])
        response = get("/favicon.ico", accept_encoding="gzip, br", sec_fetch_dest="image")
        assert response.status == 404
        assert response.body == body
        assert response.headers.get_all("ETag") == ['"a"']
        assert response.headers["Content-Security-Policy-Report-Only"] is None


def test_errors_are_pages_too(proxied, get):
    for status in [400, 403, 404, 422, 500, 502, 503, 504]:
        proxied.add(body=f"<head><title>{status}", status=status)
        # A form's answer is a page like any other.
        response = get(method="POST", body=b"a=b")
        assert response.status == status
        assert response.body == b"<head>" + TAG + f"<title>{status}".encode()


@pytest.mark.parametrize("content_type, sent_type, attribute", [
    ("text/html; charset=iso-8859-1", "text/html; charset=iso-8859-1", b""), ("text/html", "text/html", b""),
    # A browser would show it as plain text.
    (None, "text/html", b" data-text"), ("text/plain; x=html", "text/html", b" data-text"),
    ("text/plain; charset=utf-8", "text/html; charset=utf-8", b" data-text"), ("application/json", "text/html; charset=utf-8", b" data-text"),
    ("application/json; charset=iso-8859-1", "text/html; charset=iso-8859-1", b" data-text"),
])
def test_a_document_that_is_an_error_is_sent_as_a_text(proxied, get, content_type, sent_type, attribute):
    body = "<!doctype html><h1>Käse".encode("iso-8859-1")
    for status, sent in [(404, body), (500, body), (503, b"")]:
        proxied.add(body=sent, status=status, content_type=content_type, headers=[("X-Own", "a"), ("ETag", '"a"')])
        response = get()
        assert (response.status, response.headers["X-Own"], response.headers["Cache-Control"]) == (status, "a", "no-store")
        assert response.headers["Content-Type"] == sent_type
        tag = TAG.replace(b">", b' data-status="%d"%s>' % (status, attribute), 1)
        assert response.body == b"<!doctype html>" + tag + b"<plaintext>" + sent


@pytest.mark.parametrize("headers, options", [
    ({"sec_fetch_dest": "image"}, {}), ({"sec_fetch_dest": "empty"}, {}),
    ({"sec_fetch_dest": None, "accept": "text/html", "x_requested_with": "XMLHttpRequest"}, {}), ({"turbo_frame": "list"}, {}),
    ({}, {"headers": [("Content-Disposition", "attachment")]}), ({}, {"headers": [("Content-Security-Policy", "sandbox")]}),
    ({}, {"content_type": "text/html; charset=utf-16"}),
])
def test_what_no_person_sees_as_a_document_is_sent_as_it_is(proxied, get, headers, options):
    proxied.add(body="<h1>Gone</h1>", status=404, **options)
    assert b"data-status" not in get(**headers).body


def test_an_empty_page_stays_empty(proxied, get):
    proxied.add(body="")
    assert get().body == b""
