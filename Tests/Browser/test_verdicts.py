"""Verdicts, each provoked by its real cause: the page's console names the cause, the cure and the page of explanation."""

import pytest

from harness.app_page import component
from harness.turbo import TURBO
from harness.waiting import wait_until

pytestmark = pytest.mark.each_case

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
SEND = """(component, event, data, callback) => webBridge.send({ component, event,
    data: { ...data, metadata: { url: location.href } }, callback: callback && (() => { throw new Error(callback) }) })"""
LOAD = """url => {
    const script = document.createElement("script")
    script.src = url
    document.head.append(script)
}"""
# A bridge that does not check component names. The web libraries' own bridges skip components that no app has.
OWN_BRIDGE = """<script>
    window.webBridge = { setAdapter(adapter) { this.adapter = adapter }, receive() {} }
    document.dispatchEvent(new Event("web-bridge:ready"))
</script>"""
# The part of Stimulus that lists the controllers.
STIMULUS = "<script>window.Stimulus = { router: { modules: [] } }</script>"


@pytest.fixture
def verdict(tab, server):
    """Waits for the console line that ends with the page of a code: `verdict(code)`. Checks that the page exists."""

    def verdict(code):
        address = f"{server.url}/viaduct/errors/{code}"
        found = lambda: [line for line in tab.console if line.endswith(address)]
        wait_until(found, lambda: f"{code} in the console: {tab.console}")
        return found()[0]

    return verdict


def test_a_message_that_waited_for_the_adapter_comes_from_the_url_before_a_redirect(tab, show, server, verdict):
    show("", libraries=["prerelease"], adapter_place="none", has_screen=False)
    tab.evaluate("() => history.replaceState(null, '', '/orders')")
    tab.evaluate(f"() => {{ ({SEND})('form', 'connect', {{ submitTitle: 'Save' }}); history.replaceState(null, '', '/orders/') }}")
    tab.evaluate(LOAD, f"{server.url}/viaduct/adapter.js")
    line = verdict("VD-URL-1")
    url = tab.evaluate("() => location.href")
    assert f"it was sent by {url.removesuffix('/')}, and the page is at {url}." in line
    assert "Only the slash at the end differs." in line


@pytest.mark.any_browser
def test_a_message_of_the_page_s_own_making_does_not_say_its_url(tab, show, verdict):
    show(SAVE)
    tab.evaluate("() => webBridge.send({ component: 'form', event: 'connect', data: { metadata: { title: 'Orders' } } })")
    assert "data.metadata.url" in verdict("VD-URL-2")


@pytest.mark.any_browser
def test_a_bridge_of_one_s_own_may_ask_for_what_nobody_has(tab, show, verdict):
    show(OWN_BRIDGE, libraries=[])
    tab.evaluate("() => webBridge.adapter.receive({ id: '1', component: 'buton', event: 'connect', data: { metadata: { url: location.href } } })")
    assert "Did you mean “button”?" in verdict("VD-COMPONENT-1")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_component_in_the_html_that_nobody_has(show, verdict):
    show("<i data-controller='bridge--buton'></i>")
    assert "Did you mean “button”?" in verdict("VD-COMPONENT-2")


@pytest.mark.any_browser
def test_an_event_that_the_component_does_not_know(show, verdict):
    show(component("button", connect=("conect", {"title": "Profile"})))
    assert "Did you mean “connect”?" in verdict("VD-EVENT-1")


@pytest.mark.any_browser
def test_data_of_another_shape_than_a_built_in_component_takes(show, verdict):
    show(component("form", connect=("connect", {"submitTitle": ["Save"]})))
    assert "“submitTitle”" in verdict("VD-DATA-4")


def test_data_that_is_no_json(tab, show, verdict):
    show(SAVE)
    tab.evaluate("() => webBridge.send({ component: 'form', event: 'connect', data: { number: 1n } })")
    assert "“form” sent data for “connect” that is not JSON" in verdict("VD-DATA-3")


def test_a_callback_that_throws(tab, show, verdict):
    show(SAVE)
    tab.evaluate(f"() => ({SEND})('form', 'connect', {{ submitTitle: 'Throw' }}, 'Boom')")
    tab.native("button", "Throw").tap()
    assert "the reply to “form”, event “connect”," in verdict("VD-PAGE-1")


@pytest.mark.any_browser
def test_a_morph_that_takes_a_control_away(tab, show, verdict):
    show("<p></p><i data-controller='bridge--button'></i><i data-controller='bridge--form'></i>")
    tab.evaluate(f"""() => {{
        for (const event of ["disconnect", "connect"]) ({SEND})("form", event, {{ submitTitle: "Save" }})
        for (const event of ["connect", "disconnect"]) ({SEND})("button", event, {{ title: "Add" }})
    }}""")

    def is_told():
        # The part of the adapter that listens comes late.
        tab.evaluate("() => document.querySelector('p').dispatchEvent(new Event('turbo:morph-element', { bubbles: true }))")
        return [line for line in tab.console if "VD-MORPH-1" in line]

    wait_until(is_told, "the verdict")
    assert 'data-controller="bridge--button"' in verdict("VD-MORPH-1")
    assert len([line for line in tab.console if "VD-MORPH-1" in line]) == 1


@pytest.mark.any_browser
def test_a_page_that_names_components_and_has_no_library(show, verdict):
    show("<form data-controller='bridge--form'></form>", libraries=[])
    assert 'data-controller="bridge--form"' in verdict("VD-LIBRARY-1")


@pytest.mark.any_browser
def test_a_component_that_the_library_never_loaded(show, verdict):
    show("<form data-controller='bridge--form'></form>", head=STIMULUS)
    assert "only components in the user agent" in verdict("VD-LIBRARY-2")


@pytest.mark.any_browser
def test_a_page_without_turbo_fails_on_android_after_four_seconds(tab, show, verdict):
    show(SAVE, query="?platform=android")
    assert "A phone waits 4 s for it, and then shows “Error loading page”" in verdict("VD-TURBO-1")
    # Viaduct shows the page.
    tab.native("button", "Save").wait()


@pytest.mark.slow
def test_a_page_without_turbo_fails_on_ios_after_thirty_seconds(tab, show):
    show(SAVE)
    wait_until(lambda: tab.evaluate("() => performance.now() > 25_000"), "25 s", 40)
    assert not [line for line in tab.console if "VD-TURBO" in line]
    wait_until(lambda: [line for line in tab.console if "A phone waits 30 s" in line], "the verdict", 20)


@pytest.mark.any_browser
@pytest.mark.parametrize("platform", ["ios", pytest.param("android", marks=pytest.mark.slow)])
def test_a_page_with_a_namespace_in_the_place_of_turbo(tab, show, verdict, platform):
    show(SAVE, head="<script>window.Turbo = { Turbo: {}, cable: {} }</script>", query=f"?platform={platform}")
    assert "its spinner stays for ever, without an error" in verdict("VD-TURBO-2")
    tab.native("button", "Save").wait()


@pytest.mark.any_browser
@pytest.mark.parametrize("page", [
    pytest.param({"head": '<meta name="viaduct-web-view" content="plain">'}, marks=pytest.mark.slow),
    # The built-in app has script message handlers.
    pytest.param({"libraries": [], "has_screen": False}, marks=pytest.mark.slow),
    {"head": TURBO},
], ids=["plain", "posts", "turbo"])
def test_a_page_that_a_phone_shows_has_no_verdict_about_turbo(tab, show, page):
    show("<i data-controller='bridge--nobody'></i>", **page, query="?platform=android")
    wait_until(lambda: tab.evaluate("() => performance.now() > 5_500"), "the end of the phone's patience")
    assert not [line for line in tab.console if "VD-TURBO" in line]


@pytest.mark.any_browser
@pytest.mark.parametrize("event, code, text", [
    ("decode", "VD-DATA-1", "“data.title” is missing"),
    ("encode", "VD-DATA-2", "“data.ratio” cannot be inf"),
    ("number", "VD-REPLY-2", "with data that is no JSON object"),
    ("late", "VD-REPLY-3", "its screen was left or is covered"),
    ("twice", "VD-PRESENT-1", "was not presented"),
    ("again", "VD-PRESENT-2", "is on the stack already"),
])
def test_a_component_of_an_app_is_told_what_comes_to_nothing(gallery, verdict, event, code, text):
    gallery("verdicts", event)
    assert text in verdict(code)


@pytest.mark.any_browser
def test_a_message_from_below_a_native_screen_finds_its_screen_inactive(gallery, tab, verdict):
    gallery("verdicts", "cover")
    tab.native("dialog", "Cover").wait()
    tab.evaluate(f"() => ({SEND})('verdicts', 'decode', {{}})")
    assert "its screen is not active" in verdict("VD-INACTIVE-1")
