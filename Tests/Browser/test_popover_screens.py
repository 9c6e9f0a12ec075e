"""A screen presented as a popover: with an arrow on an iPad, and as a sheet on an iPhone unless the app says otherwise."""

import pytest

from harness.form_component import SAVE

POPOVERS = """\
import HotwireNative
import UIKit

final class FormComponent: BridgeComponent, UIPopoverPresentationControllerDelegate {
    override class var name: String { "form" }
    private var isFixed = false

    override func onReceive(message: Message) {
        viewController?.navigationItem.rightBarButtonItems = ["Adapting", "Fixed"].map { title in
            UIBarButtonItem(title: title, style: .plain, target: self, action: #selector(show(_:)))
        }
    }

    private var viewController: UIViewController? { delegate?.destination as? UIViewController }

    @objc private func show(_ sender: UIBarButtonItem) {
        isFixed = sender.title == "Fixed"
        let label = UILabel()
        label.text = "Sorted by name"
        let button = UIButton(type: .system, primaryAction: UIAction(title: "By date") { _ in label.text = "Sorted by date" })
        let shown = UIViewController()
        shown.view.addSubview(UIStackView(arrangedSubviews: [label, button]))
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 260, height: 120)
        shown.popoverPresentationController?.barButtonItem = sender
        shown.popoverPresentationController?.delegate = self
        viewController?.present(shown, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { isFixed ? .none : .automatic }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { reply(to: "connect") }
}
"""
ARROW = """() => { const dialog = document.querySelector("viaduct-screen").shadowRoot.querySelector("dialog")
    const { left, height, marginLeft, width, content } = getComputedStyle(dialog, "::before")
    const start = dialog.getBoundingClientRect().x + parseFloat(left) + parseFloat(marginLeft)
    return { content, height: parseFloat(height), middle: start + parseFloat(width) / 2 } }"""


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "Bridge"
    folder.mkdir()
    (folder / "FormComponent.swift").write_text(POPOVERS)
    return folder


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_popover_points_at_its_bar_button_on_an_ipad_and_on_an_iphone_only_if_it_does_not_adapt(run, tab, show, own_server):
    run()
    tab.resize(820)
    show(SAVE, viaduct=own_server.url)
    for width, title, points in [(820, "Adapting", True), (390, "Adapting", False), (390, "Fixed", True)]:
        tab.resize(width)
        source = tab.native("button", title).wait().rect_at_rest
        tab.native("button", title).tap()
        dialog = tab.native("dialog").wait().rect_at_rest
        tab.native("button", "By date").tap()
        tab.wait_until("() => document.querySelector('viaduct-screen').shadowRoot.textContent.includes('Sorted by date')")
        arrow = tab.evaluate(ARROW)
        assert (arrow["content"] == '""') == points
        assert tab.native("button", "Done").count == (0 if points else 1)
        if points:
            assert dialog["width"] == 260
            assert arrow["middle"] == pytest.approx(source["x"] + source["width"] / 2, abs=12)
            assert dialog["y"] == pytest.approx(source["bottom"] + arrow["height"], abs=1)
            tab.tap_at(20, 600)
        else:
            assert dialog["width"] == width
            tab.native("button", "Done").tap()
        tab.native("dialog").wait_gone()
    tab.wait_for_replies(3)


@pytest.mark.slow
@pytest.mark.any_browser
def test_a_popover_that_is_open_points_and_covers_as_the_screen_is_turned(run, tab, show, own_server):
    run()
    tab.resize(820)
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "Adapting").wait().tap()
    assert tab.native("dialog").wait().rect_at_rest["width"] == 260
    tab.resize(390)
    tab.wait_until("""() => {
        const { left, width, bottom } = document.querySelector("viaduct-screen").shadowRoot.querySelector("dialog").getBoundingClientRect()
        return left === 0 && width === 390 && bottom === innerHeight }""")
    assert tab.evaluate(ARROW)["content"] != '""'
    tab.native("button", "Done").wait()
    tab.resize(900)
    tab.native("button", "Done").wait_gone()
    source = tab.native("button", "Adapting").wait().rect_at_rest
    dialog = tab.native("dialog").wait().rect_at_rest
    arrow = tab.evaluate(ARROW)
    assert dialog["width"] == 260
    assert dialog["y"] == pytest.approx(source["bottom"] + arrow["height"], abs=1)
    assert arrow["middle"] == pytest.approx(source["x"] + source["width"] / 2, abs=12)
