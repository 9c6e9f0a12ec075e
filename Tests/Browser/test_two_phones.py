"""The device page with an iPhone and an Android phone, which are independent of each other."""

import pytest

from harness.app_page import AppPage
from harness.phones import FORM, HTML, Phones


def test_both_phones_are_side_by_side_each_at_its_host(phones, tab):
    phones.open("url=/demo/form.html")
    for name, phone in {"iOS": phones.ios, "Android": phones.android}.items():
        phone.wait_for_form()
        assert f"Hotwire Native {name}" in phone.of_page("navigator.userAgent")
        assert phone.of_page("location.hostname") == f"{name.lower()}.localhost"
    left, right = tab.evaluate("() => [...document.querySelectorAll('.device')].map(device => { const { left, right } = device.getBoundingClientRect(); return [left, right] })")
    assert left[1] < right[0]


@pytest.mark.any_browser
def test_an_alert_of_one_phone_leaves_the_other_alone(phones):
    phones.open("phones=both&url=/demo/alert.html")
    for phone in (phones.ios, phones.android):
        phone.wait_for_page("document.querySelector('main button') && window.viaduct && document.readyState === 'complete'")
        phone.wait_for_native("Alert")
    dialog = "document.querySelector('viaduct-screen').shadowRoot.querySelector('[role=alertdialog], dialog[open]')"
    phones.ios.of_page("void document.querySelector('main button').click()")
    phones.ios.wait_for_screen(f"{dialog} !== null")
    assert phones.android.of_screen(f"{dialog} === null")
    phones.android.of_page("void location.assign('/demo/form.html')")
    phones.android.wait_for_form()
    assert phones.ios.of_screen(f"{dialog} !== null")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_phone_is_led_on_from_what_is_no_web_page(tab, proxied, proxy):
    phones = Phones(tab, proxy)
    proxied.add("/", FORM, content_type=HTML)
    proxied.add("/picture", "<svg xmlns='http://www.w3.org/2000/svg'/>", content_type="image/svg+xml")
    phones.open("phones=both&url=/picture")
    phones.ios.wait_for_page("location.pathname === '/picture' && document.readyState === 'complete'")
    phones.ios.of_screen("void viaductScreen.follow('/')")
    phones.ios.wait_for_native("Save")


@pytest.mark.slow
@pytest.mark.any_browser
def test_what_a_person_opens_counts_before_what_was_to_be_followed(phones, tab, app):
    phones.open()
    phones.ios.wait_for_form()
    phones.go_to(app.add(AppPage("", "Elsewhere", adapter_place="none"), "/other"))
    tab.page(".link[data-state=problem]").wait()
    phones.ios.of_screen("void (viaductScreen.follow('/demo/alert.html'), viaductScreen.open('/demo/form.html'))")
    phones.ios.wait_for_form()
    assert phones.ios.of_page("location.pathname") == "/demo/form.html"


@pytest.mark.slow
def test_fit_has_no_scroll_bar_and_100_is_the_devices_own_size(phones, tab):
    phones.open()
    phones.ios.wait_for_screen("innerWidth === 402")
    for width, height in [(1440, 900), (1024, 768), (800, 700), (600, 800)]:
        tab.resize(width, height)
        tab.wait_until("""() => {
            const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(".place")
            const edges = document.querySelector(".place").getBoundingClientRect()
            const inside = [...document.querySelectorAll(".phone")].every(phone => {
                const { left, right, top, bottom } = phone.getBoundingClientRect()
                return left >= edges.left && right <= edges.right && top >= edges.top && bottom <= edges.bottom
            })
            return inside && scrollWidth <= clientWidth && scrollHeight <= clientHeight }""")
    phones.choose("zoom", "100")
    tab.wait_until("() => document.querySelector('.device iframe').getBoundingClientRect().width === 402")
    assert "100 %" in tab.page(".phone__name").text


@pytest.mark.any_browser
def test_phones_that_lie_are_one_above_the_other(phones, tab):
    phones.open("phones=both&url=/demo/form.html&landscape=1")
    tab.wait_until("""() => {
        const [first, second] = [...document.querySelectorAll(".phone")].map(phone => phone.getBoundingClientRect())
        return second && first.bottom < second.top }""")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_page_is_opened_on_the_other_phone(phones, tab):
    phones.open("url=/demo/form.html&device=iphone-17-pro")
    phones.ios.wait_for_form()
    assert not phones.android.is_shown
    assert tab.page("[name=other]").text == "Open on Android"
    tab.page("[name=other]").tap()
    phones.android.wait_for_form()
    phones.wait_for_query(phones="both", url="/demo/form.html", active="android")
    assert tab.page("[name=other]").text == "Open on iOS"


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_phone_that_was_hidden_goes_on_where_it_was(phones, tab):
    phones.open()
    phones.ios.wait_for_form()
    phones.ios.of_page("void (window.mark = 1)")
    phones.choose("platform", "android")
    tab.wait_until("() => document.querySelectorAll('.phone:not([hidden])').length === 1")
    phones.android.wait_for_form()
    phones.choose("platform", "both")
    tab.wait_until("() => document.querySelectorAll('.phone:not([hidden])').length === 2")
    assert phones.ios.of_page("window.mark") == 1


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_host_of_one_phone_is_that_phone_alone(phones, tab):
    phones.open("url=/demo/form.html", host="ios.localhost")
    phones.ios.wait_for_form()
    assert not phones.android.is_shown
    phones.choose("platform", "android")
    tab.wait_until("() => location.hostname === 'android.localhost'")
    phones.android.wait_for_form()
    phones.choose("platform", "both")
    tab.wait_until("() => location.hostname === 'localhost'")
    phones.ios.wait_for_form()
    phones.android.wait_for_form()


@pytest.mark.any_browser
@pytest.mark.parametrize("url", ["javascript:void(top.ran=1)", "data:text/html,x", "/" + "a" * 9000, "http://[bad"])
def test_no_phone_shows_what_is_no_page(phones, tab, url):
    phones.open("phones=both")
    phones.ios.wait_for_page("location.pathname === '/' && document.readyState === 'complete'")
    phones.go_to(url)
    tab.page(".link[data-state=problem]").wait()
    assert "is not the address of a page" in tab.page(".link[data-state=problem]").text
    assert phones.ios.of_page("location.pathname") == "/"


@pytest.mark.any_browser
def test_what_cannot_be_read_leaves_the_phones_as_they_are(phones, tab):
    phones.open()
    phones.ios.wait_for_form()
    tab.evaluate("() => { document.cookie = 'viaduct_room=%; Path=/' }")
    phones.ios.of_page("void (document.cookie = 'viaduct_room=%; Path=/')")
    tab.reload()
    for phone in (phones.ios, phones.android):
        phone.wait_for_form()


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_device_page_shows_one_phone_where_it_cannot_learn_of_two(phones, tab):
    tab.run_before_pages("""() => {
        const ask = fetch
        window.fetch = (url, ...rest) => String(url).endsWith("phones.json") ? Promise.resolve(new Response("<h1>502</h1>")) : ask(url, ...rest) }""")
    phones.open()
    tab.wait_until("() => document.querySelectorAll('.phone:not([hidden])').length === 1")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_page_of_this_host_is_shown_at_each_phones_own(phones, tab, server):
    phones.open("phones=both&url=/")
    phones.ios.wait_for_page("location.pathname === '/' && document.readyState === 'complete'")
    phones.go_to(f"http://localhost:{server.port}/demo/form.html")
    phones.ios.wait_for_form()
    assert phones.ios.of_page("location.hostname") == "ios.localhost"
