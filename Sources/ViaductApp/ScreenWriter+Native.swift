import Foundation
import HotwireNative
import UIKit

extension ScreenWriter {
    /// Views that a component has put on top of the page, of its controllers or of its window.
    func overlays(over destination: UIViewController) -> [String] {
        let own = (destination.viewIfLoaded?.subviews ?? []).filter { !($0 is VisitableView) }
        let container = destination.navigationController?.viewIfLoaded?.subviews ?? []
        let window = destination.viewIfLoaded?.window?.subviews ?? []
        return (own + container + window).compactMap { view in
            guard let element = element(view) else { return nil }
            var members = JSONMembers()
            members.add("id", controls.id(of: .view(view)))
            members.add("position", view.verticalPlace.rawValue)
            // The element is an object of at least one member.
            return members.object.dropLast() + "," + element.dropFirst()
        }
    }

    /// A screen that is no page: its views as far as they can be drawn, else its name.
    func nativeScreen(_ controller: UIViewController, style: String) -> String {
        let shown = (controller as? UINavigationController)?.topViewController ?? controller
        let id = controls.id(of: .dismissal(of: controller))
        var members = JSONMembers()
        members.add("kind", "screen")
        members.add("id", id)
        members.add("style", style)
        members.add("title", shown.navigationItem.title ?? shown.title ?? "")
        members.add("bar", json: bar(of: shown))
        let content = (shown.viewIfLoaded.map { [$0] } ?? []).flatMap(contents)
        members.add("content", array: content)
        if content.isEmpty { members.add("placeholder", String(describing: type(of: shown))) }
        if style == "push" || !controller.isModalInPresentation { members.add("dismiss", id) }
        if style == "sheet", let sheet = controller.sheetPresentationController {
            members.add("detents", strings: sheet.detents.map(\.identifier.rawValue))
        }
        return members.object
    }

    func style(of controller: UIViewController) -> String {
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: "fullScreen"
        case .popover: "popover"
        default: "sheet"
        }
    }

    private func bar(of controller: UIViewController) -> String {
        var members = JSONMembers()
        addParts(of: controller.navigationItem, to: &members)
        return members.object
    }
}
