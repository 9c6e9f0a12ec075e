"""The address of the device page with both phones, and their histories."""

import json
import threading

import pytest

from harness.phones import FORM, HTML, Phones
from harness.waiting import wait_until


@pytest.mark.slow
@pytest.mark.any_browser
def test_the_address_says_all_that_is_set(phones, tab):
    phones.open()
    phones.ios.wait_for_form()
    phones.android.wait_for_form()
    for name, value in {"ios": "iphone-se", "android": "galaxy-s25", "text": "1.24", "zoom": "100", "room": "anna"}.items():
        phones.choose(name, value)
    tab.page("[name=rotate]").tap()
    tab.page("[name=dark]").tap()
    phones.android.wait_for_page("window.viaduct && document.readyState === 'complete'")
    phones.android.of_page("void location.assign('/demo/alert.html')")
    phones.wait_for_query(ios_url="/demo/form.html", android_url="/demo/alert.html", text="1.24", zoom="100", room="anna", landscape="1")
    before = phones.query
    assert {**before, "dark": None} == {
        "phones": "both", "ios": "iphone-se", "android": "galaxy-s25", "text": "1.24", "zoom": "100", "room": "anna", "landscape": "1", "dark": None,
        "ios_url": "/demo/form.html", "android_url": "/demo/alert.html"}
    # As opened by somebody else.
    tab.evaluate("() => localStorage.clear()")
    tab.reload()
    phones.ios.wait_for_page("location.pathname === '/demo/form.html' && innerWidth === 667 && getComputedStyle(document.documentElement).fontSize !== '16px'")
    phones.android.wait_for_page("location.pathname === '/demo/alert.html' && document.cookie.includes('viaduct_room=anna')")
    dark = before["dark"] == "1"
    phones.ios.wait_for_page(f"matchMedia('(prefers-color-scheme: dark)').matches === {json.dumps(dark)}")
    assert phones.query == before


def test_the_browsers_way_back_is_that_of_the_pages(phones, tab):
    phones.open()
    phones.ios.wait_for_form()
    phones.android.wait_for_form()
    phones.ios.of_page("void location.assign('/demo/alert.html')")
    phones.wait_for_query(ios_url="/demo/alert.html", android_url="/demo/form.html")
    phones.ios.wait_for_page("window.viaduct && document.readyState === 'complete'")
    tab.page("[name=rotate]").tap()
    tab.back()
    phones.ios.wait_for_page("location.pathname === '/demo/form.html'")
    # Going back affects only the pages, not the settings.
    phones.wait_for_query(url="/demo/form.html", landscape="1")
    assert phones.android.of_page("location.pathname") == "/demo/form.html"


@pytest.mark.slow
@pytest.mark.any_browser
def test_one_phone_goes_back_and_the_other_stays(phones, tab):
    phones.open("phones=both&url=/demo/alert.html")
    for phone, path in {phones.ios: "/demo/form.html", phones.android: "/demo/menu.html"}.items():
        phone.wait_for_page("window.viaduct && document.readyState === 'complete'")
        # Navigated by the page itself: only then does the new page count as opened from it. A document of its own.
        phone.of_page(f"void setTimeout(() => {{ dispatchEvent(new Event('viaduct:leave')); location.assign({json.dumps(path)}) }})")
        phone.wait_for_page(f"location.pathname === {json.dumps(path)} && window.viaduct && document.readyState === 'complete'")
        phone.wait_for_screen("viaductScreen.shown.bar?.back")
    phones.wait_for_query(ios_url="/demo/form.html", android_url="/demo/menu.html")
    phones.ios.of_screen("void viaductScreen.goBack()")
    phones.ios.wait_for_page("location.pathname === '/demo/alert.html' && window.viaduct && document.readyState === 'complete'")
    phones.android.wait_for_page("location.pathname === '/demo/menu.html' && window.viaduct && document.readyState === 'complete'")
    phones.wait_for_query(ios_url="/demo/alert.html", android_url="/demo/menu.html")
    phones.android.wait_for_screen("viaductScreen.shown.bar?.back")
    phones.android.of_screen("void viaductScreen.goBack()")
    phones.android.wait_for_page("location.pathname === '/demo/alert.html' && document.readyState === 'complete'")


@pytest.mark.slow
@pytest.mark.parametrize("step", ["history.pushState(null, '', '?next')", "location.assign('?next')"])
def test_a_phone_goes_on_while_the_other_goes_back(phones, step):
    phones.open("phones=both&url=/demo/form.html")
    for phone in (phones.ios, phones.android):
        phone.wait_for_form()
    phones.wait_for_query(url="/demo/form.html")
    phones.ios.of_screen("void parent.postMessage({ viaduct: 'back-forward' }, '*')")
    phones.android.of_page(f"void setTimeout(() => {step})")
    phones.wait_for_query(ios_url="/demo/form.html", android_url="/demo/form.html?next")
    phones.android.wait_for_page("location.search === '?next' && document.readyState === 'complete'")


@pytest.mark.slow
@pytest.mark.any_browser
@pytest.mark.parametrize("query, told", [
    ("phones=three", "phones=three"), ("ios=pixel-10", "ios=pixel-10"), ("android=nokia", "android=nokia"), ("zoom=1e999", "zoom=1e999"),
    ("text=99", "text=99"), ("landscape=x", "landscape=x"), (f"ios={'a' * 3000}", "aaa…"), ("active=top", "active=top"),
    ("room=a%20b", "room=a b"), ("version=9", "version=9"), ("version=a%26b", "version=a&b"),
])
def test_what_the_address_says_and_nobody_knows_is_told(phones, tab, query, told):
    phones.open(f"{query}&url=/demo/form.html")
    phones.ios.wait_for_form()
    assert told in tab.page(".unknown").text
    assert tab.page(".phone__name").text.startswith("iPhone 17 Pro")


@pytest.mark.any_browser
@pytest.mark.parametrize("query", ["'a'.repeat(40_000)", "'='.repeat(7_000)"])
def test_a_page_of_any_address_leaves_the_device_page_one_that_loads_again(phones, tab, query):
    phones.open()
    phones.ios.wait_for_form()
    phones.ios.of_page(f"void (document.title = 'Long', history.replaceState(null, '', `?${{{query}}}`))")
    tab.wait_until("() => document.title.startsWith('Long')")
    assert tab.evaluate("() => location.href.length") < 8000
    tab.reload()
    phones.ios.wait_for_page("!location.search && window.viaduct && document.readyState === 'complete'")


@pytest.mark.any_browser
def test_script_in_the_address_of_one_phone_does_not_run(phones, tab):
    phones.open("phones=both&ios_url=javascript:void(top.ran=1)&android_url=/demo/form.html")
    phones.android.wait_for_form()
    phones.ios.wait_for_page("location.pathname === '/'")
    assert tab.evaluate("() => top.ran === undefined")
    tab.page(".link[data-state=problem]").wait()


@pytest.mark.slow
def test_a_phone_stays_however_late_the_page_comes_that_the_other_ones_way_back_leads_to(tab, proxied, proxy):
    phones = Phones(tab, proxy)
    late = threading.Event()
    never_kept = [("Cache-Control", "no-store")]
    proxied.add("/first", FORM, headers=never_kept, content_type=HTML)
    proxied.add("/next", FORM, headers=never_kept, content_type=HTML)
    phones.open("phones=both&url=/first")
    for phone in (phones.ios, phones.android):
        phone.wait_for_native("Save")
        phone.of_page("void setTimeout('location.assign(\"/next\")')")
        phone.wait_for_page("location.pathname === '/next' && window.viaduct && document.readyState === 'complete'")
        phone.wait_for_screen("viaductScreen.shown.bar?.back")
    first = proxied.answers["/first"]
    android = []

    def answer(request):
        if "android" in request.headers["Host"]:
            android.append(request)
            assert late.wait(30)
        first(request)

    proxied.answers["/first"] = answer
    phones.ios.of_screen("void viaductScreen.goBack()")
    phones.ios.wait_for_page("location.pathname === '/first' && window.viaduct && document.readyState === 'complete'")
    wait_until(lambda: android, "the browser to move the other phone")
    # Longer than the browser takes to start.
    phones.ios.of_page("new Promise(resolve => setTimeout(resolve, 2000))")
    late.set()
    phones.android.wait_for_page("location.pathname === '/next' && performance.getEntriesByType('navigation')[0].type === 'navigate' && document.readyState === 'complete'")
    phones.wait_for_query(ios_url="/first", android_url="/next")
