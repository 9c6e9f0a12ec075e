"""Date pickers that show a whole month as a calendar."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.replies import last_reply
from harness.waiting import wait_until

HOLIDAY, START, END = (f"document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('.calendar')[{index}]" for index in range(3))


@pytest.fixture
def calendars(gallery, tab):
    gallery("inputs", "calendars")
    tab.native("group", "Holiday").wait()


@pytest.mark.any_browser
def test_a_date_in_the_inline_style_shows_its_month(gallery, tab):
    gallery("inputs", "calendar")
    tab.native("group", "Departure").wait()
    tab.native_text("January 1970").wait()
    assert tab.native("gridcell", "Thursday, January 1, 1970").is_enabled
    tab.native("gridcell", "Saturday, January 3, 1970").tap()
    assert last_reply(tab, 1) == ("date", str(60 * 60 * (2 * 24 + 12)))
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.calendar [aria-selected=true]').dataset.day === '1970-01-03'")
    # By keyboard, even across the end of the month.
    for _ in range(5):
        tab.press(keys.DOWN)
    wait_until(lambda: tab.native("gridcell", "Saturday, February 7, 1970").is_focused, "the focus five weeks later")
    tab.press(" ")
    assert last_reply(tab, 2) == ("date", str(60 * 60 * (37 * 24 + 12)))
    # The screen with this day shows its month again.
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('[data-day=\"1970-02-07\"][aria-selected=true]')")
    tab.native("button", "Previous month").tap()
    tab.native_text("January 1970").wait()
    tab.native("button", "Previous month").tap()
    tab.native_text("December 1969").wait()
    assert not tab.native("gridcell", "Wednesday, December 31, 1969").is_enabled
    tab.native("gridcell", "Wednesday, December 31, 1969").tap()
    tab.evaluate("""() => {
        const time = document.querySelector('viaduct-screen').shadowRoot.querySelector('.calendar input')
        time.value = "13:30"
        time.dispatchEvent(new Event("change", { bubbles: true }))
    }""")
    assert last_reply(tab, 3) == ("date", str(60 * 30 * (37 * 48 + 27)))


@pytest.mark.any_browser
def test_the_keys_lead_through_a_month_as_through_a_grid(gallery, tab):
    gallery("inputs", "calendar")
    tab.native("grid", "January 1970").wait()
    tab.native("columnheader", "Sunday").wait()
    tab.native("gridcell", "Saturday, January 31, 1970").tap()
    last_reply(tab, 1)
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('[data-day=\"1970-01-31\"][aria-selected=true]')")
    for key, day in [
        (keys.PAGE_DOWN, "Saturday, February 28, 1970"), (keys.PAGE_UP, "Wednesday, January 28, 1970"), (keys.HOME, "Sunday, January 25, 1970"),
        (keys.END, "Saturday, January 31, 1970"), (keys.RIGHT, "Sunday, February 1, 1970"), (keys.LEFT, "Saturday, January 31, 1970"),
        (keys.UP, "Saturday, January 24, 1970"),
    ]:
        tab.press(key)
        wait_until(lambda: tab.native("gridcell", day).is_focused, f"the focus on {day}")
    # The arrow keys pass over days that cannot be chosen.
    tab.press_together(keys.SHIFT, keys.PAGE_UP)
    last = tab.native("gridcell", "Friday, January 24, 1969")
    wait_until(lambda: last.is_focused, "the focus a year before")
    assert not last.is_enabled
    tab.press(" ", keys.ENTER)
    # The month is one stop of the tab key.
    tab.press_together(keys.SHIFT, keys.TAB)
    wait_until(lambda: tab.native("button", "Next month").is_focused, "the focus before the days")
    tab.press(keys.TAB)
    wait_until(lambda: last.is_focused, "the focus back on the day")
    tab.press_together(keys.CONTROL, keys.RIGHT)
    assert last.is_focused
    assert len(tab.replies) == 1


@pytest.mark.any_browser
def test_a_calendar_of_days_has_no_time_and_ends_at_its_bounds(calendars, tab):
    tab.native("gridcell", "Friday, March 20, 1970").tap()
    assert last_reply(tab, 1) == ("Holiday", str(78 * 24 * 60 * 60))
    # Redrawing another calendar does not move the focus.
    tab.wait_until(f"() => {HOLIDAY}.querySelector('[aria-selected=true]').dataset.day === '1970-03-20'")
    assert tab.native("gridcell", "Friday, March 20, 1970").is_focused
    for day, is_enabled in [("Monday, March 9", False), ("Tuesday, March 10", True), ("Saturday, March 21", False)]:
        assert tab.native("gridcell", f"{day}, 1970").is_enabled == is_enabled
    assert tab.evaluate(f"() => {HOLIDAY}.querySelector('input').checkVisibility()") is False


@pytest.mark.any_browser
def test_a_month_that_a_person_has_turned_to_stays_when_the_screen_changes(calendars, tab):
    tab.evaluate(f"() => {HOLIDAY}.querySelector('[aria-label=\"Next month\"]').focus()")
    tab.press(keys.ENTER)
    tab.native_text("April 1970").wait()
    tab.native("button", "Close").tap()
    tab.native_text("Closed").wait()
    tab.native_text("April 1970").wait()
    # Its first day is where the Tab key stops, where none is chosen, below the name of its weekday.
    tab.evaluate(f"() => {HOLIDAY}.querySelector('[aria-label=\"Next month\"]').focus()")
    tab.press(keys.TAB)
    first = tab.native("gridcell", "Wednesday, April 1, 1970")
    wait_until(lambda: first.is_focused, "the focus on the first day")
    names = tab.evaluate(f"() => [...{HOLIDAY}.querySelectorAll('[aria-label=Wednesday]')].map(name => name.getBoundingClientRect().x)")
    assert abs(names[0] - first.rect["x"]) < 20
    # A screen reader announces the new month, and the page does not scroll meanwhile.
    assert tab.evaluate(f"() => {HOLIDAY}.querySelector('.calendar__month').ariaLive") == "polite"
    assert tab.evaluate(f"""() => {HOLIDAY}.querySelector('[tabindex="0"]').dispatchEvent(
        new KeyboardEvent('keydown', {{ key: 'ArrowDown', bubbles: true, cancelable: true }}))""") is False


@pytest.mark.any_browser
def test_a_calendar_knows_today_and_a_time_in_steps(calendars, tab):
    today = tab.evaluate(f"() => {START}.querySelector('[aria-current=date]').dataset.day")
    assert [today] == tab.evaluate(f"() => [...{START}.querySelectorAll('[aria-current], [aria-selected=true]')].map(day => day.dataset.day)")
    assert tab.evaluate(f"() => {START}.querySelector('input').step") == "900"
    change = f"""value => {{
        const time = {START}.querySelector('input')
        time.value = value
        time.dispatchEvent(new Event('change', {{ bubbles: true }}))
    }}"""
    tab.evaluate(change, "")
    tab.evaluate(change, "00:15")
    assert int(last_reply(tab, 1)[1]) % (24 * 60 * 60) == 15 * 60


@pytest.mark.any_browser
def test_a_calendar_that_is_not_enabled_can_be_looked_at_only(calendars, tab):
    tab.evaluate(f"() => {END}.querySelector('[aria-label=\"Next month\"]').click()")
    tab.native_text("December 9999").wait()
    tab.evaluate(f"() => {END}.querySelector('[aria-label=\"Previous month\"]').click()")
    tab.native_text("November 9999").wait()
    assert not tab.native("gridcell", "Monday, November 1, 9999").is_enabled
    assert tab.evaluate(f"() => {END}.querySelector('input').disabled && {END}.querySelector('[data-day]').disabled")
