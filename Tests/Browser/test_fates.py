"""Fates of messages and replies, and errors of a page: reported while somebody reads the trace."""

import re

import pytest

from harness.app_page import component
from harness.command import Command
from harness.trace_reader import TraceReader
from harness.viaduct_server import PROGRAM, ViaductServer, process_options
from harness.waiting import wait_until

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
MODULE = "page_watch.js"
LOADED = f"() => performance.getEntriesByType('resource').some(({{ name }}) => name.endsWith('{MODULE}'))"
REPLACE_CALLBACK = """body => window.fixture.libraries[0].bridge.send({ component: "form", event: "connect",
    data: { submitTitle: "Other", metadata: { url: location.href } }, callback: new Function(body) })"""


@pytest.fixture
def watched(tab, show, reader, own_server):
    """Opens a page that reports what becomes of its replies: `watched(body, **options)`."""
    def watch(body, text, **options):
        show(body, viaduct=own_server.url, **options)
        # Whether the module runs, and not only whether it is there.
        wait_until(lambda: tab.evaluate("text => dispatchEvent(new ErrorEvent('error', { message: text }))", text)
                   and any(text in event.get("text", "") for event in reader.of_kind("event", "page")), "the page to report")

    def watched(body=FORM, **options):
        # Fates are reported only while there is a reader, who may connect after the page.
        watch("", "first?")
        watch(body, "ready?", **options)

    return watched


@pytest.mark.any_browser
def test_a_message_is_delivered_by_the_app_and_the_callback_for_its_reply_is_found(tab, watched, reader):
    watched()
    delivered = reader.wait_for("fate", "native", component="form", event="connect", state="delivered")
    assert delivered["microseconds"] >= 0
    tab.native("button", "Save").tap()
    found = reader.wait_for("fate", "page", component="form", event="connect", state="found")
    assert found["id"] == delivered["id"]
    # The search for callbacks has ended by the time the reply arrives.
    assert tab.evaluate("() => Map.prototype.get.name") == "get"


@pytest.mark.any_browser
def test_a_message_that_no_component_gets_is_dropped_with_the_code_of_its_notice(tab, watched, reader):
    watched()
    tab.evaluate("""() => window.fixture.libraries[0].bridge.send({ component: "form", event: "connect",
        data: { metadata: { url: "http://localhost/another" } } })""")
    assert reader.wait_for("fate", "native", component="form", state="dropped")["code"] == "wrong-url"


def test_a_callback_that_throws_is_reported_with_its_error(tab, watched, reader):
    watched()
    tab.evaluate(REPLACE_CALLBACK, "throw new TypeError('no such field')")
    tab.native("button", "Other").tap()
    threw = reader.wait_for("fate", "page", component="form", state="threw")
    assert threw["text"].startswith("TypeError: no such field")


@pytest.mark.any_browser
def test_a_reply_for_which_the_page_has_no_callback_any_more_is_reported(tab, watched, reader):
    watched()
    sent = reader.wait_for("message", "page")["message"]["id"]
    # It is removed without a “disconnect”, so its button stays.
    tab.evaluate("() => document.querySelector('[data-controller]').remove()")
    tab.native("button", "Save").tap()
    assert reader.wait_for("fate", "page", state="missing")["id"] == sent


def test_what_no_script_of_the_page_has_caught_is_reported(tab, watched, reader):
    watched(head="""<script>
        function fail() {
            setTimeout(() => { throw new RangeError("one too many") })
            Promise.reject(new Error("broken"))
            const reason = { toString() { throw 1 } }
            dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason }))
        }</script>""")
    tab.evaluate("() => window.fail()")

    def texts(name):
        return [event["text"] for event in reader.of_kind("event", "page") if event["name"] == name]

    error = wait_until(lambda: next((text for text in texts("error") if "RangeError: one too many" in text), None), lambda: texts("error"))
    # The place in the page's code.
    assert re.search(r"\(http://.*:\d+:\d+\)$", error)
    wait_until(lambda: any("Error: broken" in text for text in texts("rejection")), lambda: texts("rejection"))
    reader.wait_for("event", "page", name="rejection", text="a value that has no text")
    wait_until(lambda: len(tab.uncaught_errors) == 2, "the browser to tell of them")
    tab.entries[:] = [entry for entry in tab.entries if entry["type"] != "javascript"]


FAILING = """<script>
    const fail = () => { throw new RangeError("too early") }
    setTimeout(fail)
    Promise.reject(new TypeError("broken early"))
    dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop completed with undelivered notifications." }))
    Promise.reject(new DOMException("The play() request was interrupted.", "AbortError"))
    dispatchEvent(new ErrorEvent("error", { message: "Script error." }))
</script>"""


@pytest.mark.any_browser
def test_what_went_wrong_while_the_page_loaded_is_reported(tab, show, reader, own_server):
    show(FORM, viaduct=own_server.url, head=FAILING)
    reader.wait_for("event", "page", name="rejection")
    events = [event for event in reader.events if event["kind"] == "event"]
    tab.entries[:] = [entry for entry in tab.entries if entry["type"] != "javascript"]
    assert sorted((event["frame"]["name"], event["frame"]["text"].removeprefix("Uncaught ").split(" (")[0]) for event in events) == [
        ("error", "RangeError: too early"),
        ("foreign-error", "Script error. The script is of another origin, which hides what it is: add crossorigin to its tag."),
        ("rejection", "TypeError: broken early")]


@pytest.mark.any_browser
def test_who_reads_later_gets_what_the_page_has_found_before_with_its_time(tab, show, own_server):
    show(FORM + "<i data-controller='bridge--nobody'></i>", viaduct=own_server.url)
    tab.evaluate("() => document.querySelector('main').append('more')")
    tab.evaluate("() => webBridge.send({ component: 'form', event: 'connect', data: { number: 1n } })")
    tab.evaluate(REPLACE_CALLBACK, "throw new TypeError('no such field')")
    tab.native("button", "Other").tap()
    tab.wait_for_console("VD-COMPONENT-2")
    tab.wait_for_console("VD-PAGE-1")
    for _ in range(2):
        reader = TraceReader(own_server)
        try:
            for cause in ("VD-COMPONENT-2", "VD-DATA-3"):
                reader.wait_for("notice", "page", cause=cause)
            assert reader.wait_for("fate", "page", state="threw")["text"].startswith("TypeError: no such field")
            found = next(event["time"] for event in reader.events if event.get("cause") == "VD-DATA-3")
            assert found < next(event["time"] for event in reader.events if event["kind"] == "watch")
        finally:
            reader.end()


# A script that removes the library's bridge before the adapter looks for it, and may restore it at the library's next attempt.
TAKEN_BRIDGE = """<script>
    addEventListener("web-bridge:ready", () => {
        const bridge = window.webBridge
        Object.assign(bridge, { handshakeTimeout: 20, handshakeRepairTimeout: 60 })
        for (const name of ["HotwireNative", "Strada", "webBridge"]) delete window[name]
        if (IS_BACK) document.addEventListener("web-bridge:handshake-failed", () => { window.webBridge = bridge })
    }, true)
</script>"""


@pytest.mark.any_browser
@pytest.mark.parametrize("is_back, end", [("true", "handshake-repaired"), ("false", "handshake-repair-failed")])
def test_a_library_that_finds_no_adapter_while_the_page_loads_is_reported(show, reader, own_server, is_back, end):
    show(FORM, viaduct=own_server.url, head=TAKEN_BRIDGE.replace("IS_BACK", is_back), has_screen=is_back == "true")
    reader.wait_for("event", "page", name=end, text="form")
    assert [event["name"] for event in reader.of_kind("event", "page")] == ["handshake-failed", end]


@pytest.mark.slow
@pytest.mark.any_browser
def test_what_the_page_finds_by_itself_is_reported(tab, watched, reader):
    watched()
    tab.evaluate("() => document.querySelector('main').insertAdjacentHTML('beforeend', '<i data-controller=bridge--nobody></i>')")
    notice = reader.wait_for("notice", "page", cause="VD-COMPONENT-2")
    assert (notice["level"], notice["code"]) == ("warning", "page") and "“nobody”" in notice["text"]


@pytest.mark.any_browser
def test_a_page_that_throws_without_end_reports_a_few_errors_and_short_ones(tab, watched, reader):
    watched()
    tab.evaluate("""() => {
        for (let number = 0; number < 1000; number += 1) {
            dispatchEvent(new ErrorEvent("error", { message: "x".repeat(5_000_000 / 1000) + "\\ud83d" }))
        }
        document.dispatchEvent(new Event("web-bridge:ready"))
    }""")
    tab.native("button", "Save").tap()
    reader.wait_for("fate", "page", state="found")
    long = [event["text"] for event in reader.of_kind("event", "page") if "xxx" in event["text"]]
    assert 1 <= len(long) <= 50 and all(len(text) == 1000 for text in long)


@pytest.mark.any_browser
def test_with_nobody_reading_the_page_loads_and_reports_nothing(tab, show, own_server):
    show(FORM, viaduct=own_server.url)
    tab.native("button", "Save").tap()
    tab.wait_for_replies(1)
    assert not tab.evaluate(LOADED)
    reader = TraceReader(own_server)
    try:
        tab.wait_until(LOADED, "the page to load what reports")
        tab.native("button", "Save").tap()
        reader.wait_for("fate", "page", state="found")
        assert len(reader.of_kind("fate", "page")) == 1
    finally:
        reader.end()


@pytest.mark.any_browser
def test_a_page_reports_again_after_the_server_has_started_anew(tab, watched, reader, own_server):
    watched()
    own_server.kill()
    own_server.start()
    wait_until(lambda: [event["n"] for event in reader.events].count(0) == 2, "the reader to be back")
    tab.wait_for_screen()

    def tap():
        tab.native("button", "Save").tap()
        return reader.of_kind("fate", "page")

    wait_until(tap, "a fate of the new session")


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_message_whose_callback_waits_is_told_and_no_other(tab, show, own_server):
    """This includes messages sent and answered before anybody read the trace."""
    answered = component("button", connect=("connect", {"title": "Profile"}))
    show(answered + FORM, viaduct=own_server.url)
    tab.native("button", "Profile").tap()
    tab.wait_for_replies(1)
    tab.evaluate("""() => {
        const { bridge } = window.fixture.libraries[0]
        const send = (event, callback) => bridge.send({ component: "menu", event, data: { metadata: { url: location.href } }, callback })
        send("without")
        bridge.removeCallbackFor(send("removed", () => {}))
        send("waits", () => {})
    }""")
    reader = TraceReader(own_server)
    try:
        reader.wait_for("fate", "page", component="menu", event="waits", state="unanswered")
        told = [(fate["component"], fate["event"]) for fate in reader.of_kind("fate", "page")]
        assert told == [("form", "connect"), ("menu", "waits")]
        tab.native("button", "Save").tap()
        reader.wait_for("fate", "page", component="form", state="found")
        assert len(tab.replies) == 2
    finally:
        reader.end()
    command = Command([PROGRAM, "trace", "--once", "--kind", "fate", "--server", own_server.url], **process_options())
    assert command.finish() == 0
    assert any(line.endswith("  → form connect VD-REPLY-5  no answer after 2 s") for line in command.lines), command.lines


@pytest.mark.any_browser
def test_in_a_terminal_a_fate_is_a_line_of_its_message(tab, watched, own_server):
    command = Command([PROGRAM, "trace", "--kind", "fate", "--server", own_server.url], **process_options())
    try:
        watched()
        command.wait_for_line(r"  ← form connect  delivered in \d+ µs$")
        tab.evaluate(REPLACE_CALLBACK, "throw new TypeError('no such field')")
        tab.native("button", "Other").tap()
        command.wait_for_line(r"  → form connect VD-PAGE-1  threw: TypeError: no such field")
    finally:
        command.end()


@pytest.mark.any_browser
def test_at_the_level_debug_the_log_has_a_line_for_each_message(tab, show, tmp_path):
    log = tmp_path / "log"
    with log.open("w") as file:
        server = ViaductServer("--log-level", "debug", log=file)
        try:
            show(FORM, viaduct=server.url)
            wait_until(lambda: "component=form event=connect" in log.read_text(), "the message's line")
            [line] = [line for line in log.read_text().splitlines() if "component=form event=connect" in line]
            assert re.search(r"debug +Message delivered in \d+ µs page=[0-9a-f]{8} room=default id=\S+ component=form event=connect$", line)
        finally:
            server.stop()
