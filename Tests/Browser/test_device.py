"""The device frame: a page at a phone's size, with the native parts around it."""

import pytest

from harness import keys
from harness.app_page import AppPage, component
from harness.configured_server import configured_server
from harness.device import NATIVE, Device
from harness.firefox import Firefox

POINTERS = pytest.mark.parametrize("pointer", ["mouse", "touch"])


@pytest.fixture
def device(tab, server):
    return Device(tab, server)


@pytest.mark.quick
def test_the_bar_is_outside_of_the_page(device):
    device.open()
    # 62 above, 34 below, and 44 of the bar.
    assert device.viewport == [402, 874 - 62 - 34 - 44]
    assert device.of_page("page.document.querySelector('viaduct-screen')") is None
    assert device.of_page("page.getComputedStyle(page.document.documentElement).paddingTop") == "0px"


@pytest.mark.any_browser
def test_it_is_turned_and_changed(device, tab):
    device.open()
    tab.page("[name=rotate]").tap()
    device.wait_for_page("page.innerWidth === 874 - 2 * 62 && page.innerHeight === 402 - 44 - 21")
    tab.page("[name=rotate]").tap()
    device.wait_for_page("page.innerWidth === 402")
    tab.evaluate("""() => {
        const select = document.querySelector("[name=device]")
        select.value = "ipad-mini"
        select.dispatchEvent(new Event("change", { bubbles: true }))
    }""")
    device.wait_for_page("page.innerWidth === 744 && page.innerHeight === 1133 - 24 - 20 - 44")
    assert "device=ipad-mini" in tab.url


@pytest.mark.slow
def test_the_page_is_dark_when_the_device_is(device, tab):
    tab.prefer(None)
    device.open(dark=0)
    assert not device.of_page("page.matchMedia('(prefers-color-scheme: dark)').matches")
    tab.page("[name=dark]").tap()
    device.wait_for_page("page.matchMedia('(prefers-color-scheme: dark)').matches")
    assert not tab.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")


def test_what_is_native_is_tapped_for_the_page(device, tab):
    device.open("/demo/dropdown.html")
    device.tap_page("summary")
    device.tap_native("Edit")
    device.wait_for_page("page.location.pathname === '/demo/form.html'")
    device.tap_native("Save")
    device.wait_for_page("page.location.pathname === '/demo/saved.html'")
    tab.wait_until("() => new URL(document.querySelector('[name=url]').value).pathname === '/demo/saved.html'")


@pytest.mark.slow
def test_escape_in_the_page_closes_a_modal_one(tab, tmp_path):
    server = configured_server(tmp_path, {"rules": [{"patterns": ["/form"], "properties": {"context": "modal"}}]})
    try:
        device = Device(tab, server)
        device.open("/demo/menu.html")
        # Navigated by the page itself: only then does the new page count as opened from it.
        device.of_page("(link => { link.target = '_self'; link.click() })(page.document.querySelector('a[href=\"/demo/form.html\"]'))")
        device.wait_for_page(f"page.location.pathname === '/demo/form.html' && {NATIVE}.querySelector('[data-modal]') !== null")
        device.tap_page("h1")
        tab.press(keys.ESCAPE)
        device.wait_for_page("page.location.pathname === '/demo/menu.html'")
    finally:
        server.stop()


@POINTERS
def test_a_swipe_from_the_edge_goes_back(device, pointer):
    device.open("/demo/dropdown.html")
    device.tap_page("a[href='/demo/form.html']")
    device.wait_for_page("page.location.pathname === '/demo/form.html' && page.viaduct")
    device.wait_for_way_back()
    device.drag((200, 500), (380, 510), pointer)
    device.drag((6, 500), (300, 510), pointer)
    device.wait_for_page("page.location.pathname === '/demo/dropdown.html'")


@pytest.mark.slow
@POINTERS
def test_a_pull_from_the_top_loads_the_page_again(device, pointer):
    device.open()
    device.of_page("page.mark = 1")
    device.drag((200, 300), (205, 560), pointer)
    device.wait_for_page("page.viaduct && !page.mark && page.document.readyState === 'complete'")
    device.of_page("page.mark = 1")
    device.wait_for_page("(page.scrollTo(0, 200), page.scrollY > 0)")
    device.drag((200, 300), (205, 560), pointer)
    assert device.of_page("page.mark") == 1


def test_an_iframe_of_the_app_has_no_adapter(device):
    device.open()
    device.of_page("""new Promise(resolve => {
        const frame = page.document.createElement("iframe")
        frame.onload = resolve
        frame.name = "inner"
        frame.src = "/demo/alert.html"
        page.document.body.append(frame)
    })""")
    assert device.of_page("page.frames.inner.viaduct === undefined && page.viaduct !== undefined")


@pytest.mark.any_browser
def test_a_link_with_a_target_stays_in_the_device(device, browser):
    device.open()
    tabs = len(browser.tab_urls())
    link = "<a target=_blank href=/demo/menu.html>Menu</a>"
    device.of_page(f"void page.document.querySelector('main').insertAdjacentHTML('afterbegin', '{link}')")
    device.tap_page("a[target]")
    device.wait_for_page("page.location.pathname === '/demo/menu.html'")
    device.wait_for_way_back()
    assert len(browser.tab_urls()) == tabs


def test_a_page_of_another_origin_is_told_about(device, app, tab):
    tab.open(f"{device.url}?url={app.url}/missing")
    tab.page(".link[data-state=problem]").wait()
    assert "--app http" in tab.page(".link").text


def go_to(tab, address):
    """Types an address into the address bar."""
    tab.evaluate("""address => {
        const { form } = document.querySelector("[name=url]")
        form.elements.url.value = address
        form.requestSubmit()
    }""", address)


@pytest.mark.any_browser
@pytest.mark.parametrize("url", ["javascript:void(top.ran=1)", "%20JavaScript:void(top.ran=1)", "data:text/html,x", "http://[bad"])
def test_what_is_no_page_is_refused(tab, server, device, url):
    device.open(url)
    assert tab.evaluate("() => top.ran === undefined")
    assert "is not the address of a page" in tab.page(".link[data-state=problem]").text
    # The demo, as without any address.
    assert device.of_page("page.location.pathname") == "/"
    go_to(tab, "/demo/alert.html")
    tab.page(".link[data-state=connected]").wait()


def test_the_address_bar_says_what_is_no_page(device, tab):
    device.open()
    tab.page(".link[data-state=connected]").wait()
    go_to(tab, "javascript:void(top.ran=1)")
    tab.page(".link[data-state=problem]").wait()
    assert "javascript:" in tab.page(".link").text
    assert device.of_page("page.location.pathname") == "/demo/form.html" and tab.evaluate("() => top.ran === undefined")
    # Until it shows another page.
    device.of_page("page.location.assign('/demo/alert.html')")
    tab.page(".link[data-state=connected]").wait()


@pytest.mark.any_browser
def test_settings_that_nobody_knows_are_the_usual_ones(device, tab):
    device.open(device="nokia", text="99", landscape="x", dark="x")
    assert device.viewport == [402, 874 - 62 - 34 - 44]
    assert tab.evaluate("() => document.querySelector('[name=text]').value") == "1"
    assert device.of_page("page.getComputedStyle(page.document.documentElement).fontSize") == "16px"
    assert tab.evaluate("() => document.querySelector('[name=dark]').ariaPressed") == "false"
    assert "device=nokia" in tab.page(".unknown").text


def test_an_app_behind_the_proxy_is_in_the_device_whatever_it_says_of_frames(tab, proxied, proxy):
    page = AppPage("", component("form", connect=("connect", {"submitTitle": "Save"})), adapter_place="none")
    proxied.add("/form", page.html, headers=(("X-Frame-Options", "DENY"),), content_type="text/html; charset=utf-8")
    device = Device(tab, proxy)
    device.open("/form", device="pixel-10")
    # 52 above, 24 below, and 64 of Material's bar.
    assert device.viewport == [411, 923 - 52 - 24 - 64]
    assert "Android" in device.of_page("page.navigator.userAgent")
    device.tap_native("Save")
    device.wait_for_page("page.replies.length === 1")


@pytest.mark.slow
@pytest.mark.any_browser
def test_text_grows_with_the_size_that_is_set(device, tab):
    device.open()
    tab.evaluate("""() => {
        const select = document.querySelector("[name=text]")
        select.value = "2"
        select.dispatchEvent(new Event("change", { bubbles: true }))
    }""")
    device.wait_for_page("page.getComputedStyle(page.document.documentElement).fontSize === '32px'")
    device.of_page("page.location.reload()")
    device.wait_for_page("page.document.readyState === 'complete' && page.getComputedStyle(page.document.body).fontSize === '32px'")


def take_screenshot(tab):
    """Takes a screenshot. Returns its name, its size, and a function that returns the red and green of a pixel."""
    tab.evaluate("""() => {
        const original = URL.createObjectURL
        URL.createObjectURL = blob => original.call(URL, window.picture = blob)
        HTMLAnchorElement.prototype.click = function() { window.pictureName = this.download }
    }""")
    tab.page("[name=screenshot]").tap()
    tab.wait_until("() => window.pictureName")
    assert tab.evaluate("() => window.picture.type") == "image/png"
    size = tab.evaluate("""async () => {
        const bitmap = await createImageBitmap(window.picture)
        const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height })
        window.context = canvas.getContext("2d")
        window.context.drawImage(bitmap, 0, 0)
        return [bitmap.width, bitmap.height]
    }""")
    return tab.evaluate("() => window.pictureName"), size, lambda x, y: tab.evaluate(
        "(x, y) => [...window.context.getImageData(x, y, 1, 1).data.slice(0, 2)]", x, y)


@pytest.mark.any_browser
def test_a_screenshot_has_the_pixels_of_the_device(device, tab):
    device.open()
    # A tab that is green where the screen is, and red elsewhere.
    tab.evaluate("""() => {
        const { x, y, width, height } = document.querySelector(".device__screen").getBoundingClientRect()
        const canvas = Object.assign(document.createElement("canvas"), { width: innerWidth, height: innerHeight })
        const context = canvas.getContext("2d")
        setInterval(() => {
            context.fillStyle = "#f00"
            context.fillRect(0, 0, canvas.width, canvas.height)
            context.fillStyle = "#0f0"
            context.fillRect(x, y, width, height)
        }, 50)
        Object.defineProperty(navigator, "mediaDevices", { value: { getDisplayMedia: async () => canvas.captureStream() } })
    }""")
    name, size, colour = take_screenshot(tab)
    assert name == "iPhone 17 Pro 1206×2622.png"
    assert size == [1206, 2622]
    for red, green in [colour(12, 12), colour(1194, 2610), colour(600, 1300)]:
        assert red < 60 and green > 200


@pytest.mark.slow
def test_a_screenshot_is_of_what_the_browser_shows(device, tab, browser):
    if isinstance(browser, Firefox):
        pytest.skip("Firefox without a screen captures nothing")
    device.open()
    # The capture is of the window, not of the viewport that a test has made.
    tab.fill_window()
    device.of_page("(sheet => { sheet.replaceSync('body { visibility: hidden } html { background: #0f0 !important }'); "
                   "page.document.adoptedStyleSheets = [sheet] })(new page.CSSStyleSheet())")
    _, size, colour = take_screenshot(tab)
    assert size == [1206, 2622]
    red, green = colour(600, 1300)
    assert red < 60 and green > 200
    # The bar is not part of the page.
    red, green = colour(600, (62 + 22) * 3)
    assert red > 150


@pytest.mark.slow
def test_a_numeric_address_says_why_it_is_one_device(tab, server):
    Device(tab, server).open()
    assert "A numeric address is one device" in tab.page(".phones").text
    assert f"localhost:{server.port}" in tab.page(".phones").text
    assert tab.evaluate("() => document.querySelector('[name=platform][value=both]').disabled")
    assert tab.evaluate("() => document.querySelectorAll('.device').length") == 1
