"""A custom component of an iOS app, in a file that a test changes."""

from harness.app_page import component

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
FORM = """\
import HotwireNative
import UIKit

final class FormComponent: BridgeComponent {
    override class var name: String { "form" }

    override func onReceive(message: Message) {
        let viewController = delegate?.destination as? UIViewController
        let item = UIBarButtonItem(title: "First", style: .done, target: self, action: #selector(submit))
        viewController?.navigationItem.rightBarButtonItem = item
    }

    @objc private func submit() {
        reply(to: "connect")
    }
}
"""


def write_form(folder):
    """Creates the folder with the component's file, and returns it."""
    folder.mkdir()
    (folder / "FormComponent.swift").write_text(FORM)
    return folder


def edit(folder, old, new):
    file = folder / "FormComponent.swift"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
