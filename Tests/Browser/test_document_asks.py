"""The pages of a document are images that are chosen or pasted, and then reduced."""

import os
import struct
import zlib

import pytest

from harness.asks import DOCUMENT
from harness.waiting import wait_until


@pytest.mark.any_browser
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_signature_is_an_image_of_what_would_be_drawn(gallery, tab, tmp_path):
    gallery("sketch")
    tab.native("dialog", "Signature").wait()
    assert not tab.native("button", "Done").wait().is_enabled
    canvas = tab.native("button", "Draw").wait().rect_at_rest
    assert canvas["width"] > 200 and canvas["height"] >= 200
    tab.native("button", "Draw").tap()
    tab.native("dialog", "Draw").wait()
    tab.choose_files(write_noise(tmp_path / "name.png", 60, 30))
    tab.native("button", "Use").tap()
    tab.native("dialog", "Draw").wait_gone()
    wait_until(lambda: tab.native("button", "Done").is_enabled, "the drawing")
    tab.native("button", "Draw again").wait()
    tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.querySelector('.picture canvas')?.width > 0")
    tab.native("button", "Clear").tap()
    wait_until(lambda: not tab.native("button", "Done").is_enabled, "the canvas to be empty")
    tab.native("button", "Draw").tap()
    tab.choose_files(write_noise(tmp_path / "name.png", 60, 30))
    tab.native("button", "Use").tap()
    wait_until(lambda: tab.native("button", "Done").is_enabled, "the drawing")
    tab.native("button", "Done").tap()
    data = tab.wait_for_replies(1)[0]["data"]
    assert data["name"] == "signature"
    assert tab.evaluate(SIZE_OF_JPEG, data["value"]) == [60, 30]
    tab.native("dialog", "Signature").wait_gone()


SIZE_OF_JPEG = """async base64 => {
    const response = await fetch(`data:image/jpeg;base64,${base64}`)
    const { width, height } = await createImageBitmap(await response.blob())
    return [width, height]
}"""


def write_noise(path, width, height):
    """Writes a PNG of noise, which JPEG cannot compress."""
    rows = b"".join(b"\0" + os.urandom(width * 3) for _ in range(height))
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(rows, 0)), (b"IEND", b"")]
    parts = [struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks]
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(parts))
    return path
