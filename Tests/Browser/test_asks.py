"""What a phone would ask its hardware, the page asks the developer."""

import os
import struct
import zlib

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.app_page import component
from harness.browser import DESKTOP_WIDTH, PHONE_WIDTH
from harness.waiting import wait_until

COMPONENTS = ("location", "permissions", "notification-token", "review-prompt", "barcode-scanner", "document-scanner", "nfc",
              "biometrics-lock")
LOCATION = component("location", click=("get", {}), label="Find me")
CAMERA = component("permissions", click=("camera", {}), label="Camera")
TOKEN = component("notification-token", click=("get", {}), label="Token")
REVIEW = component("review-prompt", click=("prompt", {}), label="Rate")
BARCODE = component("barcode-scanner", click=("scan", {}), label="Scan")
DOCUMENT = component("document-scanner", click=("scan", {}), label="Scan")
READ = component("nfc", click=("read", {}), label="Read")
WRITE = component("nfc", click=("write", {"value": "Hello, world!"}), label="Write")
LOCK = component("biometrics-lock", click=("enable", {}), label="Lock")
ALLOW_LOCATION = "Allow this app to use your location?"
PLACE = "Where is the phone?"


@pytest.fixture
def ask(tab, show):
    """Shows the component, and presses its button."""

    def ask(body):
        show(body, components=COMPONENTS)
        tab.page("main > button").tap()

    return ask


def test_a_place_of_the_list_is_the_location(tab, ask):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    tab.native("dialog", PLACE).wait()
    tab.native("button", "Tokyo").tap()
    tab.native("button", "Use This Location").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"latitude": 35.6762, "longitude": 139.6503}
    tab.native("dialog", PLACE).wait_gone()


def test_a_location_is_typed_saved_and_found_again(tab, ask):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    fill(tab, "Latitude", "47,05")
    fill(tab, "Longitude", "8.3")
    fill(tab, "Save as", "Lucerne")
    tab.press(keys.ENTER)
    tab.native("button", "Lucerne").wait()
    tab.native("textbox", "Longitude").tap()
    tab.press(keys.ENTER)
    assert tab.wait_for_replies(1)[0]["data"] == {"latitude": 47.05, "longitude": 8.3}
    tab.page("main > button").tap()
    tab.native("button", "Berlin").tap()
    tab.native("button", "Lucerne").tap()
    tab.native("button", "Use This Location").tap()
    assert tab.wait_for_replies(2)[1]["data"] == {"latitude": 47.05, "longitude": 8.3}
    tab.page("main > button").tap()
    tab.native("button", "Remove Lucerne").tap()
    tab.native("button", "Lucerne").wait_gone()


@pytest.mark.parametrize("latitude", ["", "north", "90.1", "-91"])
def test_what_is_no_place_cannot_be_used(tab, ask, latitude):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    assert tab.native("button", "Use This Location").wait().is_enabled
    fill(tab, "Latitude", latitude)
    assert not tab.native("button", "Use This Location").is_enabled


def test_escape_does_not_allow_and_a_place_that_is_not_told_is_none(tab, ask):
    ask(LOCATION)
    tab.native("alertdialog", ALLOW_LOCATION).wait()
    tab.press(keys.ESCAPE)
    assert tab.wait_for_replies(1)[0]["data"] == {}
    tab.reload()
    tab.wait_for_screen()
    tab.page("main > button").tap()
    tab.native("button", "Allow").tap()
    tab.native("dialog", PLACE).wait()
    tab.press(keys.ESCAPE)
    assert tab.wait_for_replies(1)[0]["data"] == {}
    tab.native("dialog", PLACE).wait_gone()


@pytest.mark.parametrize("button, reply", [
    ("Allow", {"code": 1, "text": "authorized"}), ("Don’t Allow", {"code": 0, "text": "denied"})])
def test_a_remembered_answer_is_given_at_once_until_it_is_forgotten(tab, ask, button, reply):
    ask(CAMERA)
    tab.native("checkbox", "Remember my answer").tap()
    tab.native("button", button).tap()
    assert tab.wait_for_replies(1)[0]["data"] == reply
    tab.reload()
    tab.wait_for_screen()
    tab.page("main > button").tap()
    assert tab.wait_for_replies(1)[0]["data"] == reply
    assert tab.native("alertdialog").count == 0
    tab.native("button", "Forget").tap()
    tab.native("button", "Forget").wait_gone()
    tab.reload()
    tab.wait_for_screen()
    tab.page("main > button").tap()
    tab.native("button", button).tap()
    assert tab.wait_for_replies(1)[0]["data"] == reply


def test_an_answer_is_not_remembered_unasked(tab, ask):
    ask(CAMERA)
    tab.native("button", "Allow").tap()
    tab.wait_for_replies(1)
    assert tab.evaluate("() => localStorage.getItem('viaduct:answers')") is None


def test_three_permissions_are_asked_one_on_top_of_the_other(tab, show):
    subjects = ["camera", "location", "notifications"]
    show(component("permissions", buttons=[(subject, {}) for subject in subjects]), components=COMPONENTS)
    tab.evaluate("() => document.querySelectorAll('main [data-send]').forEach(button => button.click())")
    wait_until(lambda: tab.native("alertdialog").count == 3, "three alerts")
    for _ in subjects:
        tab.press(keys.ENTER)
    assert sorted(reply["sent"] for reply in tab.wait_for_replies(3)) == subjects
    assert {reply["data"]["code"] for reply in tab.replies} == {1}


def test_a_token_is_there_to_be_taken_or_changed(tab, ask):
    ask(TOKEN)
    tab.native("button", "Allow").tap()
    assert len(tab.native("textbox", "Token").wait().text) == 64
    fill(tab, "Token", "no token")
    assert not tab.native("button", "Register").is_enabled
    fill(tab, "Token", "00FF7A")
    tab.native("button", "Register").tap()
    assert tab.wait_for_replies(1)[0]["data"] == {"token": "00ff7a"}


def test_stars_are_chosen_and_nobody_learns_it(tab, ask):
    ask(REVIEW)
    assert not tab.native("button", "Submit").wait().is_enabled
    tab.native("radio", "4 stars").tap()
    tab.native("button", "Submit").tap()
    tab.native("dialog").wait_gone()
    assert tab.replies == []


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


def test_the_pages_of_a_document_are_scaled_down_together(tab, ask, tmp_path):
    noise = write_noise(tmp_path / "noise.png", 2600, 1800)
    small = write_noise(tmp_path / "small.png", 40, 30)
    ask(DOCUMENT)
    assert not tab.native("button", "Use").wait().is_enabled
    tab.choose_files(noise, small)
    wait_until(lambda: tab.native("listitem").count == 2, "both images")
    tab.native("button", "Use").tap()
    tab.native("dialog").wait_gone()
    pages = [reply["data"]["imageData"] for reply in tab.wait_for_replies(2)]
    assert sum(map(len, pages)) <= 700 * 1024
    assert len(pages[0]) > 100 * 1024
    sizes = [tab.evaluate(SIZE_OF_JPEG, page) for page in pages]
    assert sizes[1] == [40, 30]
    assert abs(sizes[0][0] / sizes[0][1] - 2600 / 1800) < 0.02


def test_a_chosen_image_is_taken_away_again_and_what_is_none_is_told(tab, ask, tmp_path):
    ask(DOCUMENT)
    (tmp_path / "notes.txt").write_text("No image")
    tab.choose_files(tmp_path / "notes.txt")
    tab.native_text("“notes.txt” is no image that this browser can read.").wait()
    tab.choose_files(write_noise(tmp_path / "one.png", 40, 30))
    tab.native("button", "Remove one.png").tap()
    tab.native("listitem").wait_gone()
    assert not tab.native("button", "Use").is_enabled


def test_a_picture_is_pasted(tab, ask):
    ask(DOCUMENT)
    tab.native("dialog").wait()
    tab.evaluate("""async () => {
        const canvas = document.createElement("canvas")
        const blob = await new Promise(resolve => canvas.toBlob(resolve))
        const files = [new File([blob], "pasted.png", { type: "image/png" })]
        const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true })
        Object.defineProperty(event, "clipboardData", { value: { files } })
        const dialog = document.querySelector("viaduct-screen").shadowRoot.querySelector("dialog")
        dialog.dispatchEvent(event)
    }""")
    tab.native("button", "Remove pasted.png").wait()
    tab.native("button", "Use").tap()
    assert tab.evaluate(SIZE_OF_JPEG, tab.wait_for_replies(1)[0]["data"]["imageData"]) == [300, 150]


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


def test_a_hidden_tab_is_locked_until_the_face_is_recognised(tab, ask):
    ask(LOCK)
    hide(tab, True)
    tab.native("dialog", "Locked").wait()
    hide(tab, False)
    tab.native("button", "Not Recognised").tap()
    tab.native("dialog", "Face ID").wait_gone()
    tab.native("button", "Unlock").tap()
    tab.native("button", "Recognised").tap()
    tab.native("dialog").wait_gone()


def test_a_visit_ends_what_was_asked(tab, ask):
    ask(CAMERA)
    tab.native("alertdialog").wait()
    tab.evaluate("() => history.pushState({}, '', '/elsewhere')")
    tab.native("alertdialog").wait_gone()


def test_the_focus_stays_in_the_sheet_and_comes_back(tab, ask):
    ask(LOCATION)
    tab.native("button", "Allow").tap()
    sheet = tab.native("dialog", PLACE).wait()
    wait_until(lambda: tab.native("textbox", "Latitude").is_focused, "the focus in the first field")
    for chord in [[keys.TAB]] * 16 + [[keys.SHIFT, keys.TAB]] * 16:
        tab.press_together(*chord)
        assert tab.evaluate("() => ['VIADUCT-SCREEN', 'BODY'].includes(document.activeElement.tagName)")
    tab.press(keys.ESCAPE)
    sheet.wait_gone()
    wait_until(lambda: tab.page("main > button").is_focused, "the focus on the button again")


SHEETS = {"permission": (CAMERA, ()), "location": (LOCATION, ("Allow",)), "token": (TOKEN, ("Allow",)), "review": (REVIEW, ()),
          "barcode": (BARCODE, ()), "image": (DOCUMENT, ()), "nfc": (READ, ()), "written": (WRITE, ())}


@pytest.mark.parametrize("scheme, width", [("light", PHONE_WIDTH), ("dark", DESKTOP_WIDTH)])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_accessible_and_fits(tab, ask, sheet, scheme, width):
    tab.prefer(scheme)
    tab.resize(width)
    body, before = SHEETS[sheet]
    ask(body)
    for button in before:
        tab.native("button", button).tap()
    role = "alertdialog" if sheet == "permission" else "dialog"
    wait_until(lambda: tab.native(role).count == 1, "the one sheet")
    assert_accessible(tab)
    rect = tab.native(role).rect_at_rest
    assert rect["x"] >= 0 and rect["right"] <= width
    assert rect["y"] >= 0 and rect["bottom"] <= 800


SIZE_OF_JPEG = """async base64 => {
    const response = await fetch(`data:image/jpeg;base64,${base64}`)
    const { width, height } = await createImageBitmap(await response.blob())
    return [width, height]
}"""


def write_noise(path, width, height):
    """Writes a PNG that no JPEG makes small."""
    rows = b"".join(b"\0" + os.urandom(width * 3) for _ in range(height))
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(rows, 0)), (b"IEND", b"")]
    parts = [struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
    return path


def hide(tab, is_hidden):
    """Tells the page what it hears when its tab goes behind another."""
    tab.evaluate("""isHidden => {
        Object.defineProperty(document, "hidden", { configurable: true, value: isHidden })
        document.dispatchEvent(new Event("visibilitychange"))
    }""", is_hidden)


def fill(tab, name, text):
    tab.native("textbox", name).tap()
    tab.press_together(keys.CONTROL, "a")
    tab.press(keys.DELETE)
    tab.type(text)
