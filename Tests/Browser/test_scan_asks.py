"""Scans: the developer types or pastes what a phone would scan."""

import pytest

from harness import keys
from harness.asks import BARCODE, READ, WRITE

pytestmark = pytest.mark.any_browser


def test_a_barcode_is_typed_or_pasted(tab, ask):
    ask(BARCODE + "<input value='4006381333931'>")
    tab.native("textbox", "Code").wait()
    tab.type("viaduct")
    tab.press(keys.ENTER)
    assert tab.wait_for_replies(1)[0]["data"] == {"barcode": "viaduct"}
    tab.page("input").tap()
    tab.press_together(keys.CONTROL, "a")
    tab.press_together(keys.CONTROL, "c")
    tab.page("main > button").tap()
    assert not tab.native("button", "Scan").wait().is_enabled
    tab.press_together(keys.CONTROL, "v")
    tab.native("button", "Scan").tap()
    assert tab.wait_for_replies(2)[1]["data"] == {"barcode": "4006381333931"}


def test_a_scan_is_cancelled_and_begun_again(tab, ask):
    ask(BARCODE)
    for _ in range(2):
        tab.native("dialog", "Scan").wait()
        tab.press(keys.ESCAPE)
        tab.native("dialog").wait_gone()
        tab.page("main > button").tap()
    assert tab.replies == []


def test_a_tag_is_read(tab, ask):
    ask(READ)
    tab.native("combobox", "Type").wait()
    tab.native("textbox", "Value").tap()
    tab.type("Ribblehead")
    tab.native("button", "Read").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"type": "text", "value": "Ribblehead"}


def test_what_is_written_to_a_tag_is_shown(tab, ask):
    ask(WRITE)
    tab.native_text("Hello, world!").wait()
    tab.native("button", "Write").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"type": "text", "value": "Hello, world!"}
