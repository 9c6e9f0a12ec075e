"""The components that put a button into the navigation bar, in every dialect."""

import pytest

from harness.app_page import component
from harness.turbo import LATE_TURBO
from harness.waiting import wait_until

BLUE = "#123456"


@pytest.mark.any_browser
@pytest.mark.parametrize("name, event, data, title, button_event", [
    ("form", "connect", {"submitTitle": "Save"}, "Save", "connect"),
    ("form", "connect", {"title": "Save", "color": BLUE}, "Save", "connect"),
    ("form", "connect", {"submitButton": {"title": "Save"}}, "Save", "submit"),
    ("form", "connect", {"submitButton": {"title": "Save"}, "cancelButton": {"title": "Stop"}}, "Save", "submit"),
    ("form", "connect", {"submitButton": {"title": "Save"}, "cancelButton": {"title": "Stop"}}, "Stop", "cancel"),
    ("button", "connect", {"title": "Profile"}, "Profile", "connect"),
    ("button", "connect", {"title": "Profile", "image": "person", "side": "left"}, "Profile", "connect"),
    ("button", "left", {"title": "Close"}, "Close", "left"),
    ("button", "right", {"title": "Star", "iosImage": "star", "color": BLUE}, "Star", "right"),
    ("overflow-menu", "connect", {"label": "Options"}, "Options", "connect"),
])
@pytest.mark.quick
def test_each_tap_on_a_button_is_a_reply(tab, show, name, event, data, title, button_event):
    show(component(name, connect=(event, data)))
    tab.native("button", title).tap()
    tab.wait_for_replies(1)
    tab.native("button", title).tap()
    for reply in tab.wait_for_replies(2):
        assert reply["event"] == button_event
        assert reply["component"] == name
        assert reply["data"] == data


@pytest.mark.any_browser
@pytest.mark.parametrize("data, off, on", [
    ({"submitTitle": "Save"}, "submitDisabled", "submitEnabled"),
    ({"title": "Save"}, "disableSubmit", "enableSubmit"),
    ({"submitButton": {"title": "Save"}}, "submitDisabled", "submitEnabled"),
    ({"submitButton": {"title": "Save"}}, "submitStart", "submitEnd"),
])
def test_a_form_dims_its_button(tab, show, data, off, on):
    show(component("form", connect=("connect", data), buttons=[(off, {}), (on, {})]))
    save = tab.native("button", "Save").wait()
    assert save.is_enabled
    tab.page(f"[data-send*={off}]").tap()
    wait_until(lambda: not save.is_enabled, "the button to dim")
    save.tap()
    tab.page(f"[data-send*={on}]").tap()
    wait_until(lambda: save.is_enabled, "the button to come back")
    save.tap()
    assert len(tab.wait_for_replies(1)) == 1


@pytest.mark.any_browser
@pytest.mark.parametrize("name, event, data, title", [
    ("form", "connect", {"title": "Save"}, "Save"),
    ("form", "connect", {"submitButton": {"title": "Save"}}, "Save"),
    ("button", "right", {"title": "Star"}, "Star"),
    ("share", "connect", {"url": "https://example.test/"}, "Share"),
    ("menu", "connect", {"items": [{"title": "One"}]}, "Menu"),
    ("overflow-menu", "connect", {"label": "Options"}, "Options"),
])
def test_a_component_that_disconnects_takes_its_button_along(tab, show, name, event, data, title):
    show(component(name, connect=(event, data), disconnect=("disconnect", {})))
    tab.native("button", title).wait()
    tab.evaluate("() => document.querySelector('[data-controller]').remove()")
    tab.native("button", title).wait_gone()


@pytest.mark.any_browser
def test_buttons_stand_on_their_side_in_their_colour(tab, show):
    show(component("button", connect=("left", {"title": "Close"}))
         + component("form", connect=("connect", {"title": "Save", "color": "#ff0088"})))
    close, save = tab.native("button", "Close").wait(), tab.native("button", "Save").wait()
    assert close.rect["right"] < 195 < save.rect["x"]
    assert save.style("color") == "rgb(255, 0, 136)"
    assert close.style("color") != save.style("color")


@pytest.mark.any_browser
def test_a_symbol_stands_for_the_title(tab, show):
    show(component("button", connect=("right", {"title": "Constellation", "iosImage": "star"})))
    button = tab.native("button", "Constellation").wait()
    wait_until(lambda: button.has("svg path"), "the icon")
    assert button.rect["width"] < 50


@pytest.mark.any_browser
def test_a_symbol_without_a_picture_has_a_placeholder_with_its_name_and_one_line_in_the_console(tab, show):
    odd = {"title": "Constellation", "iosImage": "no.such.symbol"}
    show(component("button", connect=("right", odd)) + component("button", connect=("left", {**odd, "title": "Cluster"})))
    for title in ("Constellation", "Cluster"):
        button = tab.native("button", title).wait()
        wait_until(lambda: button.has("svg rect"), "the placeholder")
        assert button.rect["width"] < 50
    assert tab.evaluate("""() => document.querySelector("viaduct-screen").shadowRoot.querySelector(".item title").textContent""") \
        == "no.such.symbol"
    assert sum("no.such.symbol" in line for line in tab.console) == 1


@pytest.mark.any_browser
def test_buttons_whose_icons_are_addresses_show_their_titles(tab, show):
    buttons = [{"title": "Mark done", "icon": {"url": f"{tab.url}check.svg"}, "displayTitle": True, "slot": "right", "index": 0},
               {"title": "Board", "icon": {"url": f"{tab.url}board.svg"}, "displayTitle": False, "slot": "right", "index": 1}]
    show(component("buttons", connect=("connect", {"buttons": buttons})), components=["buttons"])
    tab.native("button", "Mark done").wait()
    tab.native("button", "Board").tap()
    assert tab.wait_for_replies(1)[0]["data"]["selectedIndex"] == 1


@pytest.mark.any_browser
def test_a_stamp_stands_above_the_title_until_its_element_goes(tab, show):
    show(component("stamp", connect=("connect", {"title": "Done", "description": "Jan 02, 2026"}), buttons=[("disconnect", {})]),
         components=["stamp"])
    tab.native_text("Done · Jan 02, 2026").wait()
    tab.page("[data-send*=disconnect]").tap()
    tab.native_text("Done · Jan 02, 2026").wait_gone()


@pytest.mark.any_browser
def test_the_bar_has_the_page_s_title(tab, show):
    show(component("button", connect=("connect", {"title": "Profile"})), title="Ribblehead")
    tab.native_text("Ribblehead").wait()
    tab.evaluate("() => { document.title = 'Batty Moss' }")
    tab.native_text("Batty Moss").wait()


@pytest.mark.parametrize("platform", ["ios", "android"])
def test_a_crowded_bar_stays_on_the_screen_and_shortens_its_titles(tab, show, platform):
    buttons = [{"title": title} for title in ("Mark done", "Go to the board", "Filter")]
    show(component("buttons", click=("connect", {"buttons": buttons}), label="Show"), components=("buttons",), query=f"?platform={platform}", title="Start")
    tab.evaluate(LATE_TURBO)
    tab.evaluate("() => Turbo.visit('/two')")
    tab.native("button", "Back to Start").wait()
    tab.page("main > button").tap()
    places = [tab.native("button", name).wait().rect_at_rest for name in ("Back to Start", "Filter", "Go to the board", "Mark done")]
    assert all(before["right"] < after["x"] + 0.1 for before, after in zip(places, places[1:]))
    assert 0 <= places[0]["x"] and places[-1]["right"] <= 390
