"""The console with the keyboard alone."""

import pytest

from harness.app_page import component
from harness.keys import DOWN, ENTER, ESCAPE, SHIFT, TAB, UP

# About the program, whatever the browser.
pytestmark = pytest.mark.any_browser

BODY = component("form", connect=("connect", {"submitTitle": "Save"})) + component("button", connect=("left", {"title": "Back"}))
FOCUS = "() => document.activeElement.ariaLabel || document.activeElement.name || document.activeElement.textContent"


@pytest.fixture
def keyboard(console, show, own_server):
    """The tab of the console, with a page's messages in it."""
    show(BODY, viaduct=own_server.url)
    console.open()
    console.wait_for_row("form connect")
    console.wait_for_row("button left")
    console.tab.activate()
    return console.tab


def selected(tab):
    """Waits until the row with the keyboard focus is drawn, and returns its subject."""
    return tab.look("""async () => {
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return document.querySelector(".row[aria-selected=true]:not([hidden]) .row__subject")?.textContent ?? null }""")


def press_until(tab, key, has_come):
    for _ in range(60):
        if has_come():
            return
        tab.press(key)
    raise AssertionError(f"The keyboard does not get there: it is at {tab.look(FOCUS)}")


@pytest.mark.slow
def test_every_stop_of_the_tab_key_is_seen(keyboard):
    seen = []
    while len(seen) < 60:
        keyboard.press(TAB)
        if keyboard.look("() => document.activeElement === document.body"):
            break
        outline, name = keyboard.look(f"() => [getComputedStyle(document.activeElement).outlineStyle, ({FOCUS})()]")
        if name in seen:
            break
        assert outline != "none", name
        seen.append(name)
    assert {"Timeline", "room", "q", "component", "pause", "clear", "Events"} <= set(seen), seen


@pytest.mark.slow
def test_all_of_each_view_is_reached_and_seen_by_the_tab_key(console, keyboard, tab):
    tab.evaluate("() => webBridge.send({ component: 'nobody', event: 'connect', data: { metadata: { url: location.href } } })")
    for view in ["dropped", "components", "paths", "act", "answers"]:
        console.open(view=view)
        keyboard.wait_until(f"() => document.querySelector('.{view} :is(a, button, input, select)')?.checkVisibility()")
        # By their HTML, since a view that hears of something is drawn again. A group of radio buttons is one stop.
        keyboard.evaluate("""() => {
            window.left = new Set([...document.querySelectorAll("main > .view:not([hidden]) :is(a, button, input, select, textarea, summary)")]
                .filter(stop => stop.checkVisibility() && !stop.disabled && !(stop.type === "radio" && !stop.checked)).map(({ outerHTML }) => outerHTML))
            window.unseen = []
            addEventListener("focusin", ({ target }) => {
                left.delete(target.outerHTML)
                const { left: x, right, top, bottom } = target.getBoundingClientRect()
                const { outlineStyle } = getComputedStyle(target)
                if (outlineStyle === "none" || x < 0 || right > innerWidth || top < 0 || bottom > innerHeight && !target.matches(".view, .card")) {
                    unseen.push(target.outerHTML.slice(0, 200))
                }
            }) }""")
        for _ in range(200):
            keyboard.press(TAB)
            if keyboard.look("() => left.size === 0"):
                break
        assert keyboard.look("() => [...left].map(html => html.slice(0, 200))") == [], view
        assert keyboard.look("() => unseen") == [], view


def test_an_event_is_opened_read_and_left(keyboard):
    press_until(keyboard, TAB, lambda: keyboard.look(FOCUS) == "Events")
    keyboard.press(DOWN)
    press_until(keyboard, UP, lambda: selected(keyboard) == "form connect")
    keyboard.press(ENTER)
    keyboard.page(".side").wait()
    assert keyboard.page(".side").is_focused
    assert keyboard.page(".side h2").text == "form connect"
    press_until(keyboard, TAB, lambda: keyboard.look(FOCUS) == "Copy as Swift")
    keyboard.press(ESCAPE)
    keyboard.page(".side").wait_gone()
    assert keyboard.look(FOCUS) == "Events"
    assert "open=" not in keyboard.url


@pytest.mark.slow
def test_the_arrows_show_one_event_after_the_other(keyboard):
    press_until(keyboard, TAB, lambda: keyboard.look(FOCUS) == "Events")
    press_until(keyboard, UP, lambda: selected(keyboard) == "form connect")
    keyboard.press(ENTER)
    keyboard.page(".side").wait()
    keyboard.press_together(SHIFT, TAB)
    press_until(keyboard, DOWN, lambda: selected(keyboard) == "button left")
    keyboard.wait_until("() => document.querySelector('.side h2').textContent === 'button left'")
    assert keyboard.look("() => document.querySelector('.rows').getAttribute('aria-activedescendant')"
                         " === document.querySelector('.row[aria-selected=true]').id")


@pytest.mark.slow
def test_another_view_is_a_place_to_go_back_to(keyboard):
    press_until(keyboard, TAB, lambda: keyboard.look(FOCUS) == "Components")
    keyboard.press(ENTER)
    keyboard.page("section.components").wait()
    assert "view=components" in keyboard.url
    keyboard.back()
    keyboard.page("section.timeline").wait()


@pytest.mark.slow
def test_a_slash_leads_to_the_search_and_escape_back(keyboard):
    keyboard.press("/")
    assert keyboard.look(FOCUS) == "q"
    keyboard.type("left")
    keyboard.wait_until("() => new URL(location).searchParams.get('q') === 'left'")
    keyboard.press(ESCAPE)
    keyboard.wait_until("() => !new URL(location).searchParams.has('q')")
    assert keyboard.look(FOCUS) == "Events"
