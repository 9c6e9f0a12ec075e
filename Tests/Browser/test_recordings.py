"""`viaduct record`, `viaduct diff` and `viaduct replay`: sessions as files."""

import json
import os
import signal
import subprocess

import pytest

from harness.app_page import AppPage, component
from harness.chromium import Chromium
from harness.command import Command
from harness.configured_server import configured_server
from harness.firefox import Firefox
from harness.raw_page import RawPage
from harness.viaduct_server import PROGRAM, process_options
from harness.waiting import wait_until


def options_of(server):
    options = process_options()
    options["env"]["VIADUCT_TOKEN"] = server.secret_file.read_text().strip()
    return options


@pytest.fixture
def viaduct(own_server, tmp_path):
    """Starts a command with the server's secret, in a folder of its own: `viaduct("record", …)`."""
    commands = []

    def viaduct(*arguments, limit=None):
        prefix = ["prlimit", f"--fsize={limit}"] if limit else []
        command = Command([*prefix, PROGRAM, *arguments], **{**options_of(own_server), "cwd": tmp_path})
        commands.append(command)
        return command

    yield viaduct
    for command in commands:
        command.end()


def kinds_of(viaduct, server, folder):
    assert viaduct("record", "--server", server.url, "--out", "until-now.jsonl", "--once", "--force").finish() == 0
    return [event["kind"] for event in lines_of(folder / "until-now.jsonl")[1:]]


def lines_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_session_is_a_file_without_its_secrets(viaduct, own_server, tmp_path):
    path = tmp_path / "session.jsonl"
    recording = viaduct("record", "--server", own_server.url, "--out", "session.jsonl", "--mask", "email")
    recording.wait_for_line("Recording the room “default” into session.jsonl")
    with RawPage(own_server).open() as page:
        page.message("form", "connect", {"submitTitle": "Save", "apiToken": "T1", "userEmail": "a@b", "url": "/x?password=P1&a=b"})
        page.wait_until_handled()
        # Each line is there as soon as it has happened.
        wait_until(lambda: {"reply", "screen"} <= {line.get("kind") for line in lines_of(path)[1:]}, "the reply and the screen in the file")
    os.kill(recording.process, signal.SIGINT)
    assert recording.finish() == 0
    assert "events" in recording.lines[-1]
    header, *events = lines_of(path)
    assert header["version"] == 1 and header["room"] == "default" and {"token", "email"} <= set(header["masked"])
    data = next(event["frame"]["message"]["data"] for event in events if event["kind"] == "message" and event["component"] == "form")
    assert (data["apiToken"], data["userEmail"], data["url"]) == ("[masked]", "[masked]", "/x?password=[masked]&a=b")
    assert data["submitTitle"] == "Save"
    assert {"open", "screen", "app"} <= {event["kind"] for event in events}
    assert not any(secret in path.read_text() for secret in ("T1", "P1", "a@b"))
    assert path.stat().st_mode & 0o077 == 0
    # It is not overwritten without being told so.
    again = viaduct("record", "--server", own_server.url, "--out", "session.jsonl")
    assert again.finish() == 2 and "--force" in again.lines[0]
    assert lines_of(path)[0] == header


def test_a_file_that_cannot_grow_is_an_error(viaduct, own_server, tmp_path):
    with RawPage(own_server).open() as page:
        for _ in range(5):
            page.message("form", "connect", {"text": "x" * 2000})
        page.wait_until_handled()
        full = viaduct("record", "--server", own_server.url, "--out", "a.jsonl", "--once", limit=4096)
        assert full.finish() == 1
        assert "a.jsonl cannot be written: File too large" in full.lines[-1] and "VD-RECORDING-1" in full.lines[-1]
        # The lines that were written before are a recording.
        same = viaduct("diff", "a.jsonl", "a.jsonl")
        assert same.finish() == 0 and "the last line is broken" in same.lines[0]


def test_a_file_that_cannot_grow_leaves_the_recording_that_it_was_to_replace(viaduct, own_server, tmp_path):
    with RawPage(own_server).open() as page:
        page.message("form", "connect", {"text": "first"})
        page.wait_until_handled()
        assert viaduct("record", "--server", own_server.url, "--out", "a.jsonl", "--once").finish() == 0
        before = (tmp_path / "a.jsonl").read_text()
        for _ in range(5):
            page.message("form", "connect", {"text": "x" * 2000})
        page.wait_until_handled()
        full = viaduct("record", "--server", own_server.url, "--out", "a.jsonl", "--once", "--force", limit=4096)
        assert full.finish() == 1
        assert "a.jsonl cannot be written: File too large. It is as it was." in full.lines[-1] and "VD-RECORDING-1" in full.lines[-1]
        assert (tmp_path / "a.jsonl").read_text() == before
        # What was recorded until then is kept beside it.
        [draft] = [path for path in tmp_path.iterdir() if path.name.startswith("a.jsonl.")]
        assert f"{draft.name} has" in full.lines[-1] and json.loads(draft.read_text().splitlines()[0])["version"] == 1
        assert viaduct("record", "--server", own_server.url, "--out", "a.jsonl", "--once", "--force").finish() == 0
        assert len((tmp_path / "a.jsonl").read_text()) > len(before)


def test_a_recording_has_the_pages_that_are_open_and_what_happens_then(viaduct, own_server, tmp_path):
    with RawPage(own_server).open() as gone:
        gone.message("form", "connect", {"submitTitle": "Gone"})
        gone.wait_until_handled()
        gone.send({"type": "bye"})
    with RawPage(own_server).open() as page:
        page.message("form", "connect", {"submitTitle": "Open"})
        page.wait_until_handled()
        wait_until(lambda: "gone" in kinds_of(viaduct, own_server, tmp_path), "the end of the first page")
        recording = viaduct("record", "--server", own_server.url, "--out", "now.jsonl")
        recording.wait_for_line("Recording the room")
        page.message("form", "connect", {"submitTitle": "Then"})
        page.wait_until_handled()
        text = tmp_path / "now.jsonl"
        wait_until(lambda: "Then" in text.read_text(), "the message in the file")
    os.kill(recording.process, signal.SIGINT)
    assert recording.finish() == 0
    _, *events = lines_of(text)
    assert {event["page"] for event in events} == {events[0]["page"]} and events[0]["kind"] == "connected"
    titles = [event["frame"]["message"]["data"].get("submitTitle") for event in events if event["kind"] == "message"]
    assert [title for title in titles if title] == ["Open", "Then"]
    # Each event is there once.
    assert len({event["n"] for event in events}) == len(events)


def test_a_page_whose_browser_has_ended_is_in_no_later_recording(viaduct, own_server, tmp_path):
    def record(name):
        recording = viaduct("record", "--server", own_server.url, "--out", name)
        recording.wait_for_line("Recording the room")
        # As a browser that is closed: its socket ends without a word.
        with RawPage(own_server).open() as page:
            page.message("form", "connect", {"submitTitle": "Save"})
            page.wait_for_button("Save")
            wait_until(lambda: "Save" in (tmp_path / name).read_text(), "the message in the file")
        wait_until(lambda: kinds_of(viaduct, own_server, tmp_path)[-1] == "lost", "the end of the page")
        os.kill(recording.process, signal.SIGINT)
        assert recording.finish() == 0

    record("first.jsonl")
    record("second.jsonl")
    assert len({event["page"] for event in lines_of(tmp_path / "second.jsonl")[1:]}) == 1
    diff = viaduct("diff", "first.jsonl", "second.jsonl")
    assert diff.finish() == 0, diff.lines


@pytest.mark.any_browser
def test_what_was_typed_into_a_secure_field_is_nowhere_in_the_recording(gallery, tab, shared_server, tmp_path):
    gallery("screens", "form")
    tab.native("textbox", "E-mail").tap()
    tab.type("a@b")
    tab.native("textbox", "Password").tap()
    tab.type("pin-4711")
    tab.native("button", "Go").tap()
    tab.wait_for_replies(1)
    path = tmp_path / "session.jsonl"
    recorded = subprocess.run(
        [PROGRAM, "record", "--server", shared_server.url, "--room", "gallery", "--once", "--out", path], timeout=60, **options_of(shared_server))
    assert recorded.returncode == 0
    # The component hands both texts to the page.
    assert "a@b [masked]" in path.read_text()
    assert "pin-4711" not in path.read_text()


def test_a_recording_of_a_server_that_refuses_leaves_no_file(own_server, tmp_path):
    options = process_options()
    options["env"] = {**options["env"], "VIADUCT_TOKEN": "that-of-another-server"}
    ended = subprocess.run(
        [PROGRAM, "record", "--server", own_server.url, "--out", "a.jsonl"], capture_output=True, timeout=10, **{**options, "cwd": tmp_path})
    assert ended.returncode == 1 and "refuses VIADUCT_TOKEN. Set VIADUCT_TOKEN to" in ended.stderr
    assert not (tmp_path / "a.jsonl").exists()


def test_two_recordings_of_the_same_do_not_differ(viaduct, own_server, tmp_path):
    for name, title in [("one", "Save"), ("two", "Save"), ("three", "Keep")]:
        with RawPage(own_server, room=name).open() as page:
            page.message("form", "connect", {"submitTitle": title})
            page.send({"type": "action", "control": page.wait_for_button(title)})
            page.wait_for("reply", lambda frame: frame["message"]["component"] == "form")
            recording = viaduct("record", "--server", own_server.url, "--room", name, "--out", f"{name}.jsonl", "--once")
            assert recording.finish() == 0, recording.lines
    assert viaduct("diff", "one.jsonl", "two.jsonl").finish() == 0
    changed = viaduct("diff", "one.jsonl", "three.jsonl")
    assert changed.finish() == 1
    assert '    submitTitle: "Save" → "Keep"' in changed.lines
    assert subprocess.run([PROGRAM, "diff", tmp_path / "one.jsonl", "none.jsonl"], capture_output=True).returncode == 2


@pytest.mark.slow
def test_a_recording_made_in_chromium_is_played_in_firefox_without_a_difference(viaduct, own_server, app, tmp_path):
    items = [{"title": title, "index": index} for index, title in enumerate(["Date", "Name"])]
    body = component("form", connect=("connect", {"submitTitle": "Save"})) + component("menu", click=("display", {"title": "Sort", "items": items}), label="Sort")

    def use(browser, room):
        """Does the same in each browser, and returns what the page was told."""
        page = app.add(AppPage(own_server.url, body, query=f"?room={room}"), "/session")
        opened = browser()
        try:
            with opened.new_tab() as tab:
                tab.open(page)
                tab.native("button", "Save").tap()
                tab.wait_for_replies(1)
                tab.page("main > button").tap()
                tab.native("button", "Name").tap()
                tab.wait_for_replies(2)
                tab.native("button", "Name").wait_gone()
                recording = viaduct("record", "--server", own_server.url, "--room", room, "--out", f"{room}.jsonl", "--once")
                assert recording.finish() == 0, recording.lines
                return tab.replies
        finally:
            opened.close()

    replies = use(Chromium, "first")
    replay = viaduct("replay", "first.jsonl", "--server", own_server.url, "--room", "second", "--fast")
    replay.wait_for_line("Connected to")
    assert [reply["data"].get("selectedIndex") for reply in use(Firefox, "second")] == [reply["data"].get("selectedIndex") for reply in replies]
    names = {line["frame"]["name"] for line in lines_of(tmp_path / "second.jsonl") if line.get("kind") == "app"}
    assert names == {"replay"}
    diff = viaduct("diff", "first.jsonl", "second.jsonl")
    assert diff.finish() == 0, diff.lines


@pytest.mark.slow
def test_a_recording_that_began_after_its_page_had_opened_is_refused(viaduct, own_server, tmp_path):
    with RawPage(own_server).open() as page:
        page.message("form", "connect", {"submitTitle": "Save"})
        page.wait_until_handled()
        assert viaduct("record", "--server", own_server.url, "--out", "whole.jsonl", "--once").finish() == 0
    lines = (tmp_path / "whole.jsonl").read_text().splitlines()
    late = [line for line in lines if json.loads(line).get("kind") != "open"]
    assert len(late) == len(lines) - 1
    (tmp_path / "late.jsonl").write_text("\n".join(late) + "\n")
    (tmp_path / "empty.jsonl").write_text(lines[0] + "\n")
    for command in (["replay"], ["diff", "--platforms", "ios,android"]):
        for name, reason in [("late", "began after its page had opened. Record again: start viaduct record before you open the page"), ("empty", "has no page to play")]:
            refused = viaduct(*command, f"{name}.jsonl", "--server", own_server.url)
            assert refused.finish() == 2, refused.lines
            assert refused.lines == [line for line in refused.lines if f"{name}.jsonl {reason}" in line and "VD-RECORDING-1" in line], refused.lines
    # Another page that opened later can be played.
    other = [line.replace(json.loads(lines[1])["page"], "89abcdef") for line in late[1:]]
    (tmp_path / "mixed.jsonl").write_text("\n".join(lines + other) + "\n")
    played = viaduct("diff", "--platforms", "ios,android", "mixed.jsonl", "--server", own_server.url)
    assert played.finish() in (0, 1) and "mixed.jsonl began after 1 page had opened. Only pages that opened later are played." in played.lines
    # Two files can be compared all the same.
    assert viaduct("diff", "late.jsonl", "late.jsonl").finish() == 0


def test_a_message_that_the_recording_lacks_is_told(viaduct, own_server):
    with RawPage(own_server, room="first").open() as page:
        page.message("form", "connect", {"submitTitle": "Save"})
        page.wait_for_button("Save")
        assert viaduct("record", "--server", own_server.url, "--room", "first", "--out", "a.jsonl", "--once").finish() == 0
    replay = viaduct("replay", "a.jsonl", "--server", own_server.url)
    replay.wait_for_line("Connected to")
    with RawPage(own_server).open() as page:
        page.message("menu", "display", {})
        notice = page.wait_for("notice", lambda frame: frame["code"] == "not-recorded")
        assert (notice["cause"], notice["component"], notice["event"]) == ("VD-RECORDING-2", "menu", "display")
        replay.wait_for_line("The recording lacks the message “menu display”")
        page.message("form", "connect", {"submitTitle": "Save"})
        page.wait_for_button("Save")
    replay.stop()


PATHS = {"settings": {}, "rules": [
    {"patterns": ["/edit$"], "properties": {"context": "modal"}},
    {"patterns": ["/new$"], "properties": {"uri": "hotwire://fragment/web/modal/sheet"}}]}


@pytest.mark.slow
def test_one_recording_is_played_on_both_platforms(tmp_path):
    server = configured_server(tmp_path, PATHS)
    try:
        options = options_of(server)

        def run(*arguments):
            return subprocess.run([PROGRAM, *arguments, "--server", server.url], capture_output=True, timeout=60, **{**options, "cwd": tmp_path})

        def record(name, last):
            with RawPage(server, room=name).open() as page:
                page.message("form", "connect", {"submitTitle": "Save"})
                page.send({"type": "action", "control": page.wait_for_button("Save")})
                page.wait_for("reply", lambda frame: frame["message"]["component"] == "form")
                page.send({"type": "propose", "url": "http://localhost/edit", "action": "advance"})
                page.wait_for("move")
                page.visit("http://localhost/edit")
                page.message("form", "connect", {"submitTitle": "Update"})
                page.wait_for_button("Update")
                page.send({"type": "propose", "url": f"http://localhost/{last}", "action": "advance"})
                page.wait_for("move")
                assert run("record", "--room", name, "--once", "--out", f"{name}.jsonl").returncode == 0

        record("same", "recede_historical_location")
        same = run("diff", "--platforms", "ios,android", "same.jsonl")
        assert same.returncode == 0 and "No difference." in same.stdout, same.stdout + same.stderr
        assert "known of upstream: hotwired/hotwire-native-android#175" in same.stdout
        # Android loads the document anew where Turbo restores the page on iOS.
        record("renewed", "refresh_historical_location")
        renewed = run("diff", "--platforms", "ios,android", "renewed.jsonl")
        assert renewed.returncode == 1 and "+ ← move  reload" in renewed.stdout, renewed.stdout + renewed.stderr
        record("other", "new")
        other = run("diff", "--platforms", "ios,android", "other.jsonl")
        # Android's rules read a fragment in `uri`.
        assert other.returncode == 1 and "modal" in other.stdout, other.stdout + other.stderr
        assert "+++ other.jsonl on android" in other.stdout
    finally:
        server.stop()
    assert run("diff", "--platforms", "ios,android", "same.jsonl").returncode == 2
    assert run("diff", "--platforms", "ios,windows", "same.jsonl").returncode == 2
