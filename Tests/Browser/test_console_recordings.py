"""A recording in the console: saved from the trace, and opened without a server."""

import json
import subprocess

import pytest

from harness.app_page import component
from harness.raw_page import RawPage
from harness.viaduct_server import PROGRAM, REPOSITORY, process_options
from harness.waiting import wait_until

HOSTILE = "</script><img src=x onerror='document.title = 1'>"
DATA = {"submitTitle": "Save", "apiToken": "T1", "url": "/x?password=P1&a=b", "html": HOSTILE}
HEADER = {"viaduct": "0.1.0", "version": 1, "time": 0, "room": "default", "masked": []}
EVENT = {"n": 0, "time": 1.5, "page": "01234567", "from": "viaduct", "kind": "connected"}
FRAME = {"n": 1, "time": 2, "page": "01234567", "from": "page", "kind": "open", "frame": {
    "type": "open", "url": f"http://a.test/{HOSTILE}", "title": HOSTILE, "platform": "ios"}}


def text_of(*lines):
    return "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines) + "\n"


@pytest.fixture
def choose(console, tmp_path):
    """Opens a file in the console: `choose(text)`."""

    def choose(text, name="session.jsonl"):
        path = tmp_path / name
        path.write_text(text)
        console.tab.choose_files_of("() => document.querySelector('.recording input[type=file]')", path)

    return choose


def saved(console):
    """Presses Save, and returns the lines of the file."""
    console.tab.evaluate("""() => {
        window.blobs ??= []
        const make = URL.createObjectURL
        URL.createObjectURL = blob => (blobs.push(blob), make.call(URL, blob)) }""")
    console.tap_point("() => [...document.querySelectorAll('.recording button')].find(button => button.textContent === 'Save')")
    text = wait_until(lambda: console.tab.evaluate("async () => blobs.length > 0 ? await blobs.pop().text() : ''"), "the file")
    return [json.loads(line) for line in text.splitlines()]


def test_a_session_is_saved_and_opened_without_a_server(console, tab, show, own_server, choose, tmp_path):
    show(component("form", connect=("connect", DATA)) + "<i data-controller='bridge--zork'></i>", components=["form", "zork"], viaduct=own_server.url)
    console.open()
    console.wait_for_row("form connect")
    tab.native("button", "Save").tap()
    console.wait_for_row("form connect", lambda row: "↩" in row["outcome"])
    console.tab.wait_until("() => document.querySelector('[data-count=dropped]').textContent !== ''")
    header, *events = saved(console)
    assert header["version"] == 1 and header["viaduct"] and "token" in header["masked"]
    message = next(event for event in events if event["kind"] == "message")["frame"]["message"]["data"]
    assert (message["apiToken"], message["url"], message["submitTitle"]) == ("[masked]", "/x?password=[masked]&a=b", "Save")
    # As the command writes it.
    options = process_options()
    options["env"]["VIADUCT_TOKEN"] = own_server.secret_file.read_text().strip()
    path = tmp_path / "other.jsonl"
    subprocess.run([PROGRAM, "record", "--server", own_server.url, "--once", "--out", path], check=True, timeout=60, **options)
    recorded = [json.loads(line) for line in path.read_text().splitlines()]
    assert set(recorded[0]) == set(header) and recorded[0]["masked"] == header["masked"]
    assert recorded[1:len(events) + 1] == events

    rows = console.count
    first = "() => document.querySelector('.row[role=option]:not([hidden])')?.id"
    live = console.tab.evaluate(first)
    own_server.stop()
    console.wait_for_state("away")
    choose(path.read_text())
    console.wait_for_state("recording")
    # The list is drawn anew at the next frame.
    wait_until(lambda: console.tab.evaluate(first) not in (None, live), "the rows of the recording")
    # The browser looks for the icon of a tab by itself.
    asked = "() => performance.getEntriesByType('resource').map(({ name }) => name).filter(name => !name.endsWith('/icon.svg'))"
    before = console.tab.evaluate(asked)
    row = console.wait_for_row("form connect", lambda row: "↩" in row["outcome"])
    assert row["arrow"] == "→" and console.count >= rows - 2
    console.tap_row("form connect")
    assert console.shown_json[0]["apiToken"] == '"[masked]"'
    acting = "() => [...document.querySelectorAll('main input, main select, main textarea, main form')].filter(part => part.checkVisibility()).map(part => part.outerHTML)"
    for view in ["dropped", "components", "paths", "timeline"]:
        console.tap_point(f"() => document.querySelector('.views [data-view={view}]')")
        if view != "timeline":
            wait_until(lambda: console.tab.look(f"() => document.querySelector('section.{view} :is(.card, table)') !== null"), view)
            assert console.tab.look(acting) == [], view
            assert "no server behind it" not in console.tab.page(f"section.{view}").text and console.tab.page(f"section.{view}").text
    assert not console.tab.look("() => document.querySelector('.views [data-view=act]').checkVisibility()")
    # It is a file already.
    assert not console.tab.look("() => document.querySelector('.recording__save').checkVisibility()")
    assert console.tab.evaluate(asked) == before
    assert console.tab.evaluate("() => document.querySelectorAll('main img, .side img').length") == 0
    own_server.start()


@pytest.mark.any_browser
def test_save_masks_further_keys(console, tab, show, own_server):
    show(component("form", connect=("connect", {"submitTitle": "Save", "userEmail": "a@b.test", "url": "/x?phone=1&a=b"})), viaduct=own_server.url)
    console.open()
    console.wait_for_row("form connect")
    console.focus(".recording input[type=text]")
    console.tab.type(" EMAIL,, phone ")
    lines = saved(console)
    data = next(event for event in lines if event.get("kind") == "message")["frame"]["message"]["data"]
    assert (data["userEmail"], data["url"], data["submitTitle"]) == ("[masked]", "/x?phone=[masked]&a=b", "Save")
    assert lines[0]["masked"][-3:] == ["card", "email", "phone"]


@pytest.mark.any_browser
def test_a_hostile_file_is_refused_with_the_reason(console, choose):
    console.open()
    cases = [
        ("", "is no recording"), (HOSTILE, "is no recording"), ("[" * 3_000_000, "is no recording"),
        (text_of({**HEADER, "version": 2}), "has version 2 of the format"), (text_of(HEADER, "{", EVENT), "line 2 that is no event"),
        (text_of(HEADER, "[" * 500_000, EVENT), "line 2 that is no event"), (text_of(HEADER, {**EVENT, "time": 1e300}, EVENT), "line 2"),
        (text_of(HEADER, {**EVENT, "page": {}}, EVENT), "line 2"), ("x" * (65 << 20), "opens at most 64 MiB"),
    ]
    for text, reason in cases:
        choose(text)
        shown = wait_until(lambda: console.tab.evaluate("() => document.querySelector('dialog[open] p')?.textContent"), reason)
        assert reason in shown, shown
        console.tab.evaluate("() => document.querySelector('dialog[open]').close()")
        assert console.tab.evaluate("() => document.querySelector('.link').dataset.state") == "live"
    # A file that is only odd is shown, with what is in it as text. It may be dropped, too.
    odd = text_of(HEADER, EVENT, FRAME, {**FRAME, "n": 2, "kind": "__proto__"}, {**FRAME, "n": 3, "kind": "screen", "frame": {"screen": HOSTILE}}, '{"n":')
    console.tab.evaluate("""text => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], "<b>odd.jsonl"))
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true })) }""", odd)
    console.wait_for_state("recording")
    console.wait_for_row("open")
    name = console.tab.evaluate("() => document.querySelector('.recording__name').textContent")
    assert "<b>odd.jsonl" in name and "The last line, 6, is broken" in name
    for view in ["paths", "components", "dropped"]:
        console.tap_point(f"() => document.querySelector('.views [data-view={view}]')")
    assert console.tab.evaluate("() => [document.querySelectorAll('main img').length, document.title]")[0] == 0


@pytest.mark.slow
@pytest.mark.any_browser
def test_an_opened_recording_without_an_event_says_so_and_ends_in_empty_lines(console, choose):
    console.open()
    choose(text_of(HEADER, EVENT, FRAME) + "\n \r\n\n")
    console.wait_for_state("recording")
    console.wait_for_row("open")
    assert console.tab.evaluate("() => document.querySelector('.recording__name').textContent") == "session.jsonl"
    choose(text_of(HEADER))
    wait_until(lambda: console.tab.evaluate("() => document.querySelector('.empty').textContent") == "The recording has no event.", "the note")
    for view in ["components", "paths"]:
        console.tap_point(f"() => document.querySelector('.views [data-view={view}]')")
        assert console.tab.page(f"section.{view} .nothing").text == "The recording has no page."


@pytest.mark.any_browser
def test_every_secret_of_the_table_is_gone_from_what_save_and_the_command_write(console, own_server, tmp_path):
    table = json.loads((REPOSITORY / "Tests/Browser/harness/secret_places.json").read_text())
    assert len(table["places"]) >= 60
    with RawPage(own_server).open() as page:
        page.message("form", "connect", {"places": table["places"], "kept": table["kept"]})
        page.wait_until_handled()
        console.open()
        console.wait_for_row("form connect")
        lines = saved(console)
        options = process_options()
        options["env"]["VIADUCT_TOKEN"] = own_server.secret_file.read_text().strip()
        path = tmp_path / "session.jsonl"
        subprocess.run([PROGRAM, "record", "--server", own_server.url, "--once", "--out", path], check=True, timeout=60, **options)
        recorded = [json.loads(line) for line in path.read_text().splitlines()]
    for written in (lines, recorded):
        data = next(line for line in written if line.get("kind") == "message" and line["component"] == "form")["frame"]["message"]["data"]
        assert data["places"].keys() == table["places"].keys() and data["kept"] == table["kept"]
        for place, text in data["places"].items():
            assert "[masked]" in text and table["secret"] not in text, place
    assert lines[1:] == recorded[1:len(lines)]
