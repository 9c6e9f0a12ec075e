"""An app's components run scripts in the page, and await their promises."""

import pytest

from harness.app_page import component

COMPONENT = """\
import HotwireNative
import WebKit

final class FormComponent: BridgeComponent {
    override class var name: String { "form" }

    private struct Results: Encodable {
        var values: [String] = []
    }

    override func onReceive(message: Message) {
        guard let webView = delegate?.webView else { return }
        Task {
            var results = Results()
            for body in ["await later(100); return word + number", "throw new Error(word)", "return document.title"] {
                do {
                    let value = try await webView.callAsyncJavaScript(
                        body, arguments: ["word": "a'b", "number": 2], contentWorld: .page)
                    results.values.append("\\(value ?? "nothing")")
                } catch {
                    results.values.append("failed: \\(error.localizedDescription)")
                }
            }
            try await reply(to: "connect", with: results)
        }
    }
}
"""
LATER = "<script>const later = time => new Promise(keep => setTimeout(keep, time))</script>"


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Bridge"
    folder.mkdir()
    (folder / "FormComponent.swift").write_text(COMPONENT)
    return folder


@pytest.mark.any_browser
def test_a_function_s_promise_is_waited_for(run, tab, show, own_server):
    run()
    show(component("form", connect=("connect", {})), viaduct=own_server.url, head=LATER)
    assert tab.wait_for_replies(1)[0]["data"] == {"values": ["a'b2", "failed: a'b", "Fixture"]}
