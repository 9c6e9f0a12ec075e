"""A page that changes its location has a screen for each location."""

import pytest

from harness.app_page import component

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
STAR = component("button", connect=("connect", {"title": "Star"}))

# Turbo's order: the location changes first, then the new body connects; going back renders what was there.
VISITS = """() => {
    const bodies = new Map()
    const main = document.querySelector("main")
    window.visit = (path, html, action = "pushState") => {
        bodies.set(location.pathname, main.innerHTML)
        history[action]({}, "", path)
        main.innerHTML = html
    }
    addEventListener("popstate", () => { main.innerHTML = bodies.get(location.pathname) ?? "" })
}"""


def test_a_visit_shows_the_controls_of_the_new_location_only(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(VISITS)
    tab.evaluate("html => visit('/two', html)", STAR)
    tab.native("button", "Star").tap()
    assert tab.wait_for_replies(1)[0]["component"] == "button"
    tab.native("button", "Save").wait_gone()


def test_going_back_shows_the_controls_of_the_old_location(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(VISITS)
    tab.evaluate("html => visit('/two', html)", STAR)
    tab.native("button", "Star").wait()
    tab.back()
    tab.native("button", "Save").tap()
    tab.native("button", "Star").wait_gone()
    assert [reply["component"] for reply in tab.wait_for_replies(1)] == ["form"]


@pytest.mark.any_browser
def test_a_location_without_components_shows_no_control(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(VISITS)
    tab.evaluate("() => visit('/plain', '<p>Plain</p>')")
    tab.native("button", "Save").wait_gone()


@pytest.mark.any_browser
def test_going_back_to_a_location_without_components_takes_the_controls_away(tab, show):
    show("<p>Plain</p>")
    tab.evaluate(VISITS)
    tab.evaluate("html => visit('/two', html)", STAR)
    tab.native("button", "Star").wait()
    tab.back()
    tab.page("p").wait()
    tab.native("button", "Star").wait_gone()


def test_replacing_the_location_replaces_the_screen(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate(VISITS)
    tab.evaluate("html => visit('/two', html, 'replaceState')", STAR)
    tab.native("button", "Star").tap()
    tab.wait_for_replies(1)
    tab.native("button", "Save").wait_gone()


def test_a_fragment_keeps_the_screen(tab, show):
    show(SAVE + "<p id='there'>There</p>")
    tab.native("button", "Save").wait()
    tab.evaluate("() => { location.hash = 'there' }")
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)


def test_a_disconnect_that_comes_with_the_new_location_reaches_the_old_one(tab, show):
    show(component("form", connect=("connect", {"title": "Save"}), disconnect=("disconnect", {})))
    tab.native("button", "Save").wait()
    tab.evaluate(VISITS)
    tab.evaluate("html => visit('/two', html)", component(
        "form", connect=("connect", {"title": "Send"}), disconnect=("disconnect", {})))
    tab.native("button", "Send").tap()
    tab.wait_for_replies(1)
    assert tab.native("button", "Save").count == 0


def test_coming_back_from_another_document_brings_the_controls_back(tab, show, app):
    show(SAVE)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    tab.open(f"{app.url}/styles/app.css")
    tab.back()
    tab.wait_until("() => document.querySelector('main') && window.replies")
    before = len(tab.replies)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(before + 1)


def test_the_screen_survives_a_new_body_and_head(tab, show):
    show(SAVE)
    tab.native("button", "Save").wait()
    tab.evaluate("""html => {
        document.head.replaceChildren()
        const body = document.createElement("body")
        body.dataset.components = "form"
        body.innerHTML = html
        document.body.replaceWith(body)
    }""", "<p>New</p>")
    tab.native("button", "Save").wait()


@pytest.mark.parametrize("replace", [
    "head => document.head.replaceWith(head)",
    "head => { const root = document.documentElement.cloneNode(); root.append(head, document.body); document.documentElement.replaceWith(root) }",
])
def test_the_bar_has_the_title_of_a_new_head(tab, show, replace):
    show(SAVE)
    tab.native_text("Fixture").wait()
    # Turbo's handling of an error page.
    tab.evaluate("""() => {
        const head = document.createElement("head")
        head.append(Object.assign(document.createElement("title"), { textContent: "Not found" }))
        ;(%s)(head)
    }""" % replace)
    tab.native_text("Not found").wait()
    # The new one is followed too.
    tab.evaluate("() => { document.title = 'Gone' }")
    tab.native_text("Gone").wait()
