"""The browser's features in the device frame: as many as in a window of its own, for pages of the device's own address."""

import json

import pytest

from harness.app_page import AppPage
from harness.device import SCREEN, Device

FEATURES = ["camera", "microphone", "geolocation", "clipboard-read", "clipboard-write"]
# Firefox does not expose its policy. Without one that allows it, a request for a device fails at once.
ALLOWED = """async () => {
    const policy = document.featurePolicy
    if (policy) return %s.filter(name => policy.allowsFeature(name))
    const kinds = { camera: "video", microphone: "audio" }
    const tries = await Promise.all(Object.entries(kinds).map(async ([name, kind]) => {
        const error = await navigator.mediaDevices.getUserMedia({ [kind]: true }).catch(error => error)
        return error.name === "NotAllowedError" ? [] : [name]
    }))
    return tries.flat()
}""" % json.dumps(FEATURES)
TELL = f"<script>({ALLOWED})().then(names => top.postMessage({{ names }}, '*'))</script>"


@pytest.fixture
def device(tab, server):
    return Device(tab, server)


@pytest.fixture
def expected(tab):
    return FEATURES if tab.evaluate("() => Boolean(document.featurePolicy)") else ["camera", "microphone"]


def test_a_page_of_the_devices_address_may_use_all(device, expected):
    device.open()
    assert device.of_page(f"(({{ document, navigator }}) => ({ALLOWED})())(page)") == expected


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
@pytest.mark.parametrize("way", ["address", "link"])
def test_a_page_of_another_origin_may_use_nothing(device, tab, app, host, way):
    url = app.add(AppPage("", TELL, adapter_place="none"), "/other").replace("127.0.0.1", host)
    device.open()
    tab.evaluate("() => { window.told = []; addEventListener('message', ({ data }) => { if (data.names) told.push(data.names) }) }")
    if way == "address":
        tab.evaluate("""address => {
            const { form } = document.querySelector("[name=url]")
            form.elements.url.value = address
            form.requestSubmit()
        }""", url)
    else:
        device.of_page(f"page.location.assign({json.dumps(url)})")
    tab.wait_until("() => told.length > 0")
    assert tab.evaluate("() => told") == [[]]


def test_the_device_begins_with_a_page_of_another_origin_that_may_use_nothing(device, tab, app):
    url = app.add(AppPage("", TELL, adapter_place="none"), "/other")
    tab.run_before_pages("() => { window.told = []; addEventListener('message', ({ data }) => { if (data.names) told.push(data.names) }) }")
    tab.open(f"{device.url}?url={url}")
    tab.wait_until("() => told.length > 0")
    assert tab.evaluate("() => told") == [[]]


@pytest.mark.slow
def test_the_browser_has_no_warning_about_the_frames(device, tab, browser):
    with browser.warnings(tab) as warnings:
        device.open()
    assert [text for text in warnings if "feature" in text.lower()] == []
    # Firefox does not report its warnings to its driver.
    known = tab.evaluate("() => document.featurePolicy?.features() ?? ['camera', 'fullscreen', 'geolocation', 'microphone']")
    allows = tab.evaluate(f"() => [document.querySelector('.device iframe').allow, {SCREEN}.viaductScreen.frame.allow]")
    asked = [feature.split()[0] for allow in allows for feature in allow.split(";") if feature.strip()]
    assert [feature for feature in asked if feature not in known] == []
