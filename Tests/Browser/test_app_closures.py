"""Foundation closures that reply. Xcode compiles them in Swift 5's language mode, with warnings, but not in Swift 6's."""

import pytest

from harness.app_command import AppCommand
from harness.form_component import SAVE, edit, write_form

pytestmark = pytest.mark.any_browser
CLOSURES = """\
let url = URL(string: "%s/viaduct/adapter.js")!
        URLSession.shared.dataTask(with: url) { data, _, _ in self.reply(to: "connect", with: ["by": "session \\(data?.isEmpty == false)"]) }
            .resume()
        URLSession.shared.dataTask(with: URLRequest(url: url)) { [weak self] _, _, _ in self?.reply(to: "connect", with: ["by": "request"]) }
            .resume()
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in self.reply(to: "connect", with: ["by": "timer"]) }
        RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { _ in self.reply(to: "connect", with: ["by": "own timer"]) }, forMode: .common)
        DispatchQueue.main.async { self.reply(to: "connect", with: ["by": "main"]) }
        DispatchQueue.global().async { self.reply(to: "connect", with: ["by": "queue"]) }
        DispatchQueue.global().asyncAfter(deadline: .now()) { self.reply(to: "connect", with: ["by": "late queue"]) }
        OperationQueue().addOperation { self.reply(to: "connect", with: ["by": "operation"]) }
        OperationQueue().addOperation(BlockOperation { self.reply(to: "connect", with: ["by": "block"]) })
        _ = NotificationCenter.default.addObserver(forName: .init("closures"), object: nil, queue: nil) { _ in
            self.reply(to: "connect", with: ["by": "notification"])
        }
        NotificationCenter.default.post(name: .init("closures"), object: nil)"""


@pytest.fixture
def folder(tmp_path):
    return write_form(tmp_path / "Bridge")


@pytest.mark.slow
def test_closures_of_foundation_reply_from_any_thread(run, tab, show, own_server, folder):
    edit(folder, 'reply(to: "connect")', CLOSURES % own_server.url)
    check = AppCommand(folder, "--check")
    assert check.finish() == 0, check.lines
    run()
    show(SAVE, viaduct=own_server.url)
    tab.native("button", "First").tap()
    replies = tab.wait_for_replies(10)
    assert {reply["data"]["by"] for reply in replies} == {
        "session true", "request", "timer", "own timer", "main", "queue", "late queue", "operation", "block", "notification"}


@pytest.mark.slow
def test_a_reply_of_a_detached_task_is_an_error_as_in_xcode(folder):
    edit(folder, 'reply(to: "connect")', 'Task.detached { self.reply(to: "connect") }')
    check = AppCommand(folder, "--check")
    assert check.finish() == 1
    check.wait_for_line(r"FormComponent\.swift:14:\d+: error: main actor-isolated instance method 'reply")


def test_an_app_may_have_types_with_names_of_foundations(folder):
    (folder / "Models.swift").write_text("struct Notification: Codable {}\nfinal class Timer {}\nenum Thread {}\nstruct Data {}\n")
    edit(folder, 'reply(to: "connect")', """DispatchQueue.main.async { self.reply(to: "connect") }
        _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in self.reply(to: "connect") }
        URLSession.shared.dataTask(with: URL(string: "data:,")!) { _, _, _ in self.reply(to: "connect") }.resume()""")
    check = AppCommand(folder, "--check")
    assert check.finish() == 0, check.lines


PROJECT = """\
// !$*UTF8*$!
{
	objects = {
		T /* Shop */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = L;
			name = Shop;
			productType = "com.apple.product-type.application";
		};
		L = {
			isa = XCConfigurationList;
			buildConfigurations = (
				D,
			);
		};
		D /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				SWIFT_VERSION = 6.0;%s
			};
			name = Debug;
		};
	};
}
"""


@pytest.mark.slow
def test_in_the_language_mode_of_swift_6_they_are_errors_as_in_xcode(folder):
    project = folder.parent / "Shop.xcodeproj" / "project.pbxproj"
    project.parent.mkdir()
    project.write_text(PROJECT % "")
    edit(folder, 'reply(to: "connect")', """DispatchQueue.main.async { self.reply(to: "connect") }
        NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in MainActor.assumeIsolated { self.submit() } }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.reply(to: "connect") }""")
    check = AppCommand(folder, "--check")
    assert check.finish() == 1
    check.wait_for_line(r"FormComponent\.swift:16:\d+: error: call to main actor-isolated instance method 'reply")
    assert len([line for line in check.lines if "error:" in line]) == 1, check.lines


@pytest.mark.slow
def test_what_viaduct_adds_to_an_app_compiles_in_that_mode_too(folder):
    project = folder.parent / "Shop.xcodeproj" / "project.pbxproj"
    project.parent.mkdir()
    project.write_text(PROJECT % " SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    for name in ("Brand.colorset", "Logo.imageset"):
        asset = folder / "Assets.xcassets" / name / "Contents.json"
        asset.parent.mkdir(parents=True)
        asset.write_text("{}")
    (folder / "Looks.swift").write_text("import SwiftUI\nimport UIKit\nlet looks: [Any] = [UIColor.brand, Color.brand, UIImage.logo]\n")
    check = AppCommand(folder, "--check")
    assert check.finish() == 0, check.lines
    check.wait_for_line(r"^form +FormComponent.swift +compiles")
