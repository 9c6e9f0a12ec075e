"""Asks for the phone's owner that no built-in component makes: sign-in, purchases, files."""

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.asks import fill
from harness.browser import DESKTOP_WIDTH, PHONE_WIDTH
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser


def told(tab):
    return tab.wait_for_replies(1)[0]["data"]["value"]


def test_who_signs_in_is_typed(gallery, tab):
    gallery("asks", "account")
    fill(tab, "First name", "Ada")
    fill(tab, "Email", "")
    assert not tab.native("button", "Continue").is_enabled
    fill(tab, "Email", "ada@example.test")
    tab.native("button", "Continue").tap()
    assert told(tab) == "Ada ada@example.test"


def test_a_sign_in_comes_back_with_an_address(gallery, tab):
    gallery("asks", "link")
    tab.native("link", "Open the sign-in page").wait()
    assert tab.native("dialog").has("a[href='https://example.test/login'][target=_blank][rel=noopener]")
    fill(tab, "Address", "no address")
    assert not tab.native("button", "Continue").is_enabled
    fill(tab, "Address", "viaduct://done?token=7")
    tab.native("button", "Continue").tap()
    assert told(tab) == "viaduct://done?token=7"


@pytest.mark.parametrize("button, value", [
    ("Buy for $1.23", "test.pro_monthly"), ("Pending", "pending"), ("Cancel", "cancelled")])
def test_a_product_is_bought_or_not(gallery, tab, button, value):
    gallery("asks", "purchase")
    tab.native("button", button).tap()
    assert told(tab) == value
    tab.native("dialog").wait_gone()


def test_a_file_of_the_wanted_type_is_opened(gallery, tab, tmp_path):
    gallery("asks", "file")
    assert not tab.native("button", "Open").wait().is_enabled
    tab.choose_files(write(tmp_path / "tale.bin", 10))
    tab.native_text("“tale.bin” is of another type than the app wants.").wait()
    tab.choose_files(write(tmp_path / "tale.txt", 700))
    tab.native("button", "Remove tale.txt").wait()
    tab.native("button", "Open").tap()
    assert told(tab) == "tale.txt 700"
    tab.native("dialog").wait_gone()


def test_several_files_are_opened_within_the_limit(gallery, tab, tmp_path):
    gallery("asks", "files")
    tab.native("button", "Open").wait()
    tab.choose_files(write(tmp_path / "one", 300_000), write(tmp_path / "two", 200_000))
    wait_until(lambda: tab.native("listitem").count == 2, "both files")
    tab.choose_files(write(tmp_path / "three", 100_000))
    tab.native_text("These files are larger than 525 KB together.").wait()
    assert tab.native("listitem").count == 2
    tab.native("button", "Remove two").tap()
    tab.choose_files(write(tmp_path / "three", 100_000))
    tab.native("button", "Remove three").wait()
    tab.native("button", "Open").tap()
    assert told(tab) == "one 300000, three 100000"


@pytest.mark.parametrize("event", ["account", "link", "file"])
def test_escape_cancels(gallery, tab, event):
    gallery("asks", event)
    tab.native("dialog").wait()
    tab.press(keys.ESCAPE)
    assert told(tab) == "cancelled"


@pytest.mark.parametrize("scheme, width", [("light", PHONE_WIDTH), ("dark", DESKTOP_WIDTH)])
@pytest.mark.parametrize("event", ["account", "link", "purchase", "file", "files"])
def test_a_sheet_is_accessible_and_fits(gallery, tab, event, scheme, width):
    tab.prefer(scheme)
    tab.resize(width)
    gallery("asks", event)
    rect = tab.native("dialog").wait().rect_at_rest
    assert_accessible(tab)
    assert rect["x"] >= 0 and rect["right"] <= width
    assert rect["y"] >= 0 and rect["bottom"] <= 800


def write(path, size):
    path.write_bytes(b"x" * size)
    return path
