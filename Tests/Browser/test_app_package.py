"""`viaduct app` with a package: the resources of its target, and its files when they are saved."""

import pytest

from harness.app_page import component
from harness.form_component import write_form

pytestmark = pytest.mark.any_browser
SHOP = """\
import HotwireNative
import UIKit

public final class ShopComponent: BridgeComponent {
    override public class var name: String { "shop" }

    override public func onReceive(message: Message) {
        let texts = Bundle.module.url(forResource: "texts", withExtension: "json").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        let copied = Bundle.module.url(forResource: "price", withExtension: "txt", subdirectory: "Prices")
        let found = [copied != nil, UIColor(named: "Brand", in: .module, compatibleWith: nil) != nil, UIColor.brand != .label]
        let item = UIBarButtonItem(title: "First", style: .done, target: nil, action: nil)
        item.primaryAction = UIAction(title: "First") { _ in self.reply(to: "connect", with: ["texts": texts ?? "", "found": "\\(found)"]) }
        (delegate?.destination as? UIViewController)?.navigationItem.rightBarButtonItem = item
    }
}
"""
BRAND = '{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}'


@pytest.fixture
def folder(tmp_path):
    return write_form(tmp_path / "Bridge")


@pytest.fixture
def package(tmp_path, folder):
    package = tmp_path / "shop"
    target = package / "Sources" / "Shop"
    for path, text in {
        "Shop.swift": SHOP, "Resources/Texts/texts.json": '{"hello":"world"}', "Prices/price.txt": "5",
        "Media.xcassets/Brand.colorset/Contents.json": BRAND,
    }.items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text)
    (package / "Package.swift").write_text(
        'let package = Package(name: "shop", targets: [.target(name: "Shop", resources: [.process("Resources"), .copy("Prices")])])\n')
    (folder / "Imports.swift").write_text("import Shop\n")
    return package


def test_the_code_of_a_package_finds_its_resources_and_a_saved_one_is_back_on_the_screen(run, tab, show, own_server, package):
    run("--package", package)
    show(component("shop", connect=("connect", {})), viaduct=own_server.url, components=("shop",))
    tab.native("button", "First").tap()
    data = tab.wait_for_replies(1)[0]["data"]
    assert data == {"texts": '{"hello":"world"}', "found": "[true, true, true]"}
    source = package / "Sources" / "Shop" / "Shop.swift"
    source.write_text(SHOP.replace('"First"', '"Second"'))
    tab.native("button", "Second").wait()
    (package / "Sources" / "Shop" / "Resources" / "Texts" / "texts.json").write_text("{}")
    (package / "Sources" / "Shop" / "More.swift").write_text("enum More {}\n")
    source.write_text(SHOP.replace('"First"', '"Third"'))
    tab.native("button", "Third").tap()
    assert tab.wait_for_replies(2)[1]["data"]["texts"] == "{}"
