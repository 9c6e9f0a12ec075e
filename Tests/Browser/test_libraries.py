"""Every kind of web library, with the adapter at every position, and pages without a library."""

import pytest

from harness.app_page import LIBRARIES, AppPage, component

pytestmark = pytest.mark.each_case

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))


@pytest.mark.parametrize("modules", [True, False], ids=["modules", "classic"])
@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.quick
def test_a_library_loads_its_components_and_gets_every_reply(tab, show, library, modules):
    show(SAVE, libraries=[library], modules=modules)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Save").tap()
    assert [reply["data"] for reply in tab.wait_for_replies(2)] == [{"submitTitle": "Save"}] * 2


def test_the_library_knows_what_is_on_the_other_side(tab, show):
    show(SAVE)
    assert tab.evaluate("() => document.documentElement.dataset.bridgePlatform") == "ios"
    names = tab.evaluate("() => document.documentElement.dataset.bridgeComponents").split()
    assert {"form", "button", "share", "menu", "overflow-menu", "alert", "dropdown-navigation-sheet"} <= set(names)
    agent = tab.evaluate("() => navigator.userAgent")
    assert "iPhone" in agent
    assert f"Hotwire Native iOS; Turbo Native iOS; bridge-components: [{' '.join(names)}]" in agent


def test_a_component_that_the_native_side_has_not_stays_in_the_page(tab, show):
    show(component("jukebox", connect=("connect", {"title": "Play"})) + SAVE, components=("jukebox", "form"))
    tab.native("button", "Save").wait()
    assert tab.native("button", "Play").count == 0


@pytest.mark.slow
@pytest.mark.parametrize("library", ["strada_1_0", "bridge_1_2", "prerelease"])
def test_the_adapter_may_come_after_a_library_without_modules(tab, show, library):
    """By then the library has read the user agent, so only its bridge counts: the components that load are served."""
    show(SAVE, libraries=[library], modules=False, adapter_place="last")
    send = """() => { const { bridge } = window.fixture.libraries[0]
        bridge.send({ component: "form", event: "connect", callback: reply => window.replies.push(reply),
            data: { submitTitle: "Late", metadata: { url: location.href } } }) }"""
    tab.evaluate(send)
    tab.native("button", "Late").tap()
    tab.wait_for_replies(1)


@pytest.mark.parametrize("library", LIBRARIES)
def test_the_adapter_may_stand_at_the_end_of_the_body_when_the_library_is_a_module(tab, show, library):
    show(SAVE, libraries=[library], adapter_place="last")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_messages_that_were_sent_before_the_adapter_came_are_not_lost(tab, show, server):
    show(SAVE, libraries=["prerelease"], adapter_place="none", has_screen=False)
    tab.evaluate("""url => {
        const script = document.createElement("script")
        script.src = url
        document.head.append(script)
    }""", f"{server.url}/viaduct/adapter.js")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


@pytest.mark.slow
@pytest.mark.parametrize("first, second", [("strada_1_0", "prerelease"), ("prerelease", "bridge_1_1")])
def test_two_libraries_share_a_page_without_mixing_their_replies(tab, show, first, second):
    show(component("form", connect=("connect", {"submitTitle": "Save"}), library=first)
         + component("button", connect=("connect", {"title": "Profile"}), library=second), libraries=[first, second])
    tab.native("button", "Profile").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Save").tap()
    replies = tab.wait_for_replies(2)
    assert [(reply["library"], reply["component"]) for reply in replies] == [(second, "button"), (first, "form")]


def test_a_page_without_a_bridge_gets_none(tab, show):
    show("<p>Plain</p>", libraries=[])
    globals = tab.evaluate("() => ['Strada', 'HotwireNative', 'webBridge'].filter(name => name in window)")
    assert globals == []
    assert tab.evaluate("() => document.documentElement.dataset.bridgeComponents") is None
    assert tab.native("button").count == 0


@pytest.mark.slow
def test_the_adapter_may_run_twice(tab, show, server):
    show(SAVE, head=f'<script src="{server.url}/viaduct/adapter.js"></script>')
    tab.native("button", "Save").tap()
    assert len(tab.wait_for_replies(1)) == 1


def test_a_frame_in_the_page_has_no_screen(tab, show, app, server):
    app.add(AppPage(server.url, component("button", connect=("connect", {"title": "Inner"}))), "/frame")
    show(SAVE + '<iframe src="/frame" title="Frame"></iframe>')
    tab.native("button", "Save").wait()
    assert tab.native("button", "Inner").count == 0
    assert not tab.evaluate("() => frames[0].document.documentElement.querySelector('viaduct-screen') !== null")
    assert "iPhone" not in tab.evaluate("() => frames[0].navigator.userAgent")


def test_a_library_that_the_adapter_missed_repairs_its_handshake(tab, show):
    deaf = "<script>window.addEventListener('web-bridge:ready', event => event.stopImmediatePropagation(), true)</script>"
    show(SAVE, head=deaf)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


@pytest.mark.slow
def test_android_has_its_own_user_agent_and_bridge(tab, show):
    show(SAVE, query="?platform=android")
    agent = tab.evaluate("() => navigator.userAgent")
    assert "Hotwire Native Android; Turbo Native Android; bridge-components: [" in agent
    assert tab.evaluate("() => document.documentElement.dataset.bridgePlatform") == "android"
    assert tab.evaluate("() => typeof window.nativeBridge.ready") == "function"
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_the_page_works_when_there_is_no_server(tab, show, own_server):
    own_server.stop()
    show(SAVE, viaduct=own_server.url, has_screen=False)
    tab.page("h1").wait()
    assert tab.evaluate("() => document.documentElement.dataset.bridgeComponents") is None
