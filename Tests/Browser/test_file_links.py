"""Links to images and PDFs, which a phone visits like pages although Turbo cannot show them."""

import base64
import json
import struct
import zlib

import pytest

from harness.app_page import AppPage
from harness.configured_server import configured_server
from harness.device import Device
from harness.viaduct_server import ViaductServer

TURBO = '<script src="/scripts/turbo.js" defer></script>'
# Larger than any phone.
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000" fill="red"/></svg>'
PDF = base64.b64decode("JVBERi0xLjQKdHJhaWxlcjw8L1Jvb3Q8PC9QYWdlczw8L0tpZHNbXS9Db3VudCAwPj4+Pj4+Cg==")
LINKS = """<a id="picture" href="/picture.svg">Picture</a> <a id="report" href="/report.pdf" target="_blank">Report</a>
    <a id="file" href="/files/1">File</a>"""


@pytest.fixture
def add_files(proxied):
    proxied.add("/picture.svg", PICTURE, content_type="image/svg+xml")
    for path in ["/report.pdf", "/files/1"]:
        proxied.add(path, PDF, content_type="application/pdf")
    proxied.add("/", AppPage("", LINKS, head=TURBO, title="Start", adapter_place="none").html)


@pytest.fixture
def page(tab, add_files, proxy):
    tab.open(proxy.url)
    tab.wait_for_screen()
    return tab


def wait_for_view(tab, *advice, text="There was an HTTP error (0)."):
    """`text`: the reason in the view, which Android's has not."""
    tab.native_text("Error loading page").wait()
    assert not text or tab.native_text(text).wait()
    for text in advice:
        tab.wait_for_console(text)


@pytest.mark.parametrize("link, path, type, pattern, screen", [
    ("picture", "/picture.svg", "image/svg+xml", r"\.svg$", "image"), ("report", "/report.pdf", "application/pdf", r"\.pdf$", "pdf"),
    ("file", "/files/1", "application/pdf", "/files/1$", "pdf"),
])
def test_a_link_to_a_file_ends_in_the_error_view_and_the_console_names_the_rule(page, proxy, link, path, type, pattern, screen):
    page.page(f"#{link}").tap()
    rule = json.dumps({"patterns": [pattern], "properties": {"view_controller": screen}}, separators=(",", ":"))
    wait_for_view(page, f"{path} is {type}, which Turbo cannot show", rule)
    assert page.url == proxy.url + path
    page.native("button", "Back to Start").tap()
    page.native_text("Error loading page").wait_gone()
    assert page.page("h1").text == "Start"


@pytest.mark.any_browser
def test_on_android_the_rule_names_a_fragment(tab, add_files, proxy):
    tab.open(f"{proxy.url}/?viaduct_platform=android")
    tab.wait_for_screen()
    tab.page("#report").tap()
    wait_for_view(tab, '{"uri":"hotwire://fragment/pdf"}', text=None)


@pytest.mark.any_browser
def test_the_rule_gives_the_file_a_native_screen(tab, add_files, proxied, tmp_path):
    rules = [{"patterns": [r"\.pdf$"], "properties": {"view_controller": "pdf"}}]
    server = configured_server(tmp_path, {"settings": {}, "rules": rules}, "--app", proxied.url)
    try:
        tab.open(server.url)
        tab.wait_for_screen()
        tab.page("#report").tap()
        tab.native("dialog", "pdf").wait()
        tab.native("button", "Back to Start").tap()
        tab.native("dialog", "pdf").wait_gone()
        # Other files are proposed too.
        tab.page("#picture").tap()
        wait_for_view(tab)
        assert "/report.pdf" not in [request.uri for request in proxied.requests]
    finally:
        server.stop()


@pytest.mark.any_browser
@pytest.mark.parametrize("button", ["Retry", "Show the response"])
def test_the_file_can_be_shown_below_the_bar(page, button):
    page.page("#picture").tap()
    page.native("button", button).tap()
    page.native_text("Error loading page").wait_gone()
    page.wait_until("() => document.querySelector('.viaduct-answer img')?.naturalWidth === 4000")
    rect = page.page(".viaduct-answer img").rect
    assert rect["top"] >= page.native("button", "Back to Start").rect["bottom"]
    assert rect["bottom"] <= page.evaluate("() => innerHeight") and rect["right"] <= page.evaluate("() => innerWidth")
    page.native("button", "Back to Start").tap()
    page.wait_until("() => !document.querySelector('.viaduct-answer') && document.querySelector('#picture').checkVisibility()")


@pytest.mark.slow
def test_an_image_fits_into_the_device(tab, add_files, proxy):
    device = Device(tab, proxy)
    device.open("/")
    device.wait_for_page("page.Turbo")
    device.tap_page("#picture")
    device.tap_native("Show the response")
    device.wait_for_page("page.document.querySelector('.viaduct-answer img')?.naturalWidth === 4000")
    width, height = device.viewport
    rect = device.of_page("page.document.querySelector('.viaduct-answer img').getBoundingClientRect()")
    assert rect["right"] <= width and rect["bottom"] <= height


@pytest.mark.any_browser
def test_an_image_that_is_a_document_fits_into_the_device(tab, add_files, proxied, proxy):
    header, rows = struct.pack(">IIBBBBB", 4000, 2, 8, 0, 0, 0, 0), zlib.compress(bytes(2 * 4001))
    chunks = [(b"IHDR", header), (b"IDAT", rows), (b"IEND", b"")]
    image = b"".join(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks)
    proxied.add("/wide.png", b"\x89PNG\r\n\x1a\n" + image, content_type="image/png")
    device = Device(tab, proxy)
    device.open("/")
    device.of_page("void (page.dispatchEvent(new page.Event('viaduct:leave')), page.location.assign('/wide.png'))")
    device.wait_for_page("page.document.images[0].naturalWidth === 4000")
    device.wait_for_page("page.document.images[0].getBoundingClientRect().right <= page.innerWidth")


@pytest.mark.any_browser
@pytest.mark.parametrize("attributes, click", [
    ("href='/picture.svg'", {"ctrlKey": True}), ("href='/picture.svg'", {"shiftKey": True}), ("href='/picture.svg'", {"button": 1}),
    ("href='/picture.svg' target='other'", {}), ("href='http://127.0.0.1:1/picture.svg'", {}),
    ("href='/picture.svg'", {"altKey": True}), ("href='/picture.svg'", {"metaKey": True}), ("href='/picture.svg'", {}),
])
def test_only_plain_clicks_on_files_of_the_site_are_followed(page, attributes, click):
    is_followed = (attributes, click) == ("href='/picture.svg'", {})
    assert page.evaluate("""(attributes, click) => {
        document.body.insertAdjacentHTML("beforeend", `<a ${attributes}></a>`)
        let isFollowed = null
        // After the last of all that listens.
        addEventListener("click", () => addEventListener("click", event => {
            isFollowed = event.defaultPrevented
            event.preventDefault()
        }, { once: true }), { capture: true, once: true })
        const link = [...document.links].at(-1)
        link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...click }))
        return isFollowed
    }""", attributes, click) is is_followed


@pytest.mark.any_browser
def test_a_click_that_the_page_takes_for_itself_goes_nowhere(page, proxied):
    # After a first click, by which time Viaduct listens too.
    page.page("h1").tap()
    page.evaluate("() => addEventListener('click', event => { if (event.target.id === 'picture') event.preventDefault() })")
    page.page("#picture").tap()
    page.page("#report").tap()
    wait_for_view(page)
    assert "/picture.svg" not in [request.uri for request in proxied.requests]


@pytest.mark.any_browser
def test_the_notice_is_about_the_visits_answer_whatever_comes_meanwhile(page):
    page.evaluate("""() => document.addEventListener("turbo:before-fetch-response", ({ target }) => {
        const response = new Response("", { headers: { "Content-Type": "text/vnd.turbo-stream.html" } })
        const detail = { fetchResponse: { response } }
        if (target === document.documentElement) {
            document.body.dispatchEvent(new CustomEvent("turbo:before-fetch-response", { bubbles: true, detail }))
        }
    })""")
    page.page("#picture").tap()
    wait_for_view(page, "/picture.svg is image/svg+xml, which Turbo cannot show")


def test_without_turbo_the_browser_shows_the_file(tab, add_files, proxied, proxy):
    proxied.add("/", LINKS)
    tab.open(proxy.url)
    tab.wait_for_screen()
    tab.page("#picture").tap()
    tab.wait_until("() => document.documentElement.localName === 'svg'")


@pytest.mark.any_browser
def test_where_answers_are_wanted_themselves_the_browser_shows_the_file(tab, add_files, proxied):
    server = ViaductServer("--app", proxied.url, "--error-pages", "page")
    try:
        tab.open(server.url)
        tab.wait_for_screen()
        tab.page("#picture").tap()
        tab.wait_until("() => document.documentElement.localName === 'svg'")
        assert [request.uri for request in proxied.requests].count("/picture.svg") == 1
    finally:
        server.stop()
