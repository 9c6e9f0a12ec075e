"""A component that shows its screen in SwiftUI: drawn in the page, and answered from there."""

import pytest

from harness.app_command import AppCommand
from harness.app_page import component

pytestmark = pytest.mark.any_browser

FORM = component("form", connect=("connect", {"name": "Ada"}))
SOURCE = """\
import HotwireNative
import SwiftUI
import os.log

final class FormComponent: BridgeComponent {
    override class var name: String { "form" }

    override func onReceive(message: Message) {
        let form = FormView { [weak self] text in
            os_log("Answered with %{public}@", text)
            self?.reply(to: message.event, with: Answer(text: text))
        }
        let controller = UIHostingController(rootView: form)
        (delegate?.destination as? UIViewController)?.present(controller, animated: true)
    }
}

private struct Answer: Encodable {
    let text: String
}

private struct FormView: View {
    @Environment(\\.dismiss) private var dismiss
    @State private var name = "Ada"
    @State private var isLoud = false
    let answer: (String) -> Void

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading, spacing: 16) {
                Text("Who are you?").font(.title2).bold()
                Text("The page shall know.").foregroundStyle(.secondary)
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                Toggle("Loud", isOn: $isLoud)
                Text(greeting).font(.headline)
                Button("Greet") {
                    answer(greeting)
                    dismiss()
                }
                .buttonStyle(.borderedProminent)
                .disabled(name.isEmpty)
            }
            .padding()
            .navigationTitle("Greeting")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            }
        }
    }

    private var greeting: String {
        let text = "Hello \\(name)"
        return isLoud ? text.uppercased() : text
    }
}

#Preview {
    FormView { _ in }
}
"""


@pytest.fixture
def command(tmp_path, own_server):
    (tmp_path / "FormComponent.swift").write_text(SOURCE)
    command = AppCommand(tmp_path, "--server", own_server.url)
    command.wait_until_connected()
    yield command
    command.stop()


def test_a_screen_in_swiftui_is_drawn_and_answered(command, tab, show, own_server):
    show(FORM, viaduct=own_server.url)
    tab.native("button", "Cancel").wait()
    for text in ["Greeting", "Who are you?", "The page shall know.", "Hello Ada"]:
        tab.native_text(text).wait()
    tab.native("textbox", "Name").tap()
    tab.type(" L")
    tab.native_text("Hello Ada L").wait()
    tab.native("switch", "Loud").tap()
    tab.native_text("HELLO ADA L").wait()
    tab.native("button", "Greet").tap()
    assert tab.wait_for_replies(1)[0]["data"]["text"] == "HELLO ADA L"
