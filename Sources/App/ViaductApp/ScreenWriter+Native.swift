import Foundation
import HotwireNative
import UIKit

extension ScreenWriter {
    /// Views that a component has put on top of the page, of its controllers or of its window.
    func overlays(over destination: UIViewController) -> [String] {
        let own = (destination.viewIfLoaded?.subviews ?? []).flatMap { view in
            (view as? VisitableView).map(viewsOverPage) ?? [view]
        }
        let container = destination.navigationController?.viewIfLoaded?.subviews ?? []
        let window = destination.viewIfLoaded?.window
        let windows = window?.windowScene?.windows ?? [window].compactMap(\.self)
        return (own + container + windows.flatMap(\.subviews)).compactMap { view in
            guard let element = element(view) else { return nil }
            var members = JSONMembers()
            members.add("id", controls.id(of: .view(view)))
            members.add("position", view.verticalPlace.rawValue)
            members.add(membersOf: element)
            return members.object
        }
    }

    private func viewsOverPage(in view: VisitableView) -> [UIView] {
        view.subviews.filter { $0 !== view.webView } + (view.webView?.subviews ?? [])
    }

    /// A screen that is no page: its views as far as they can be drawn, else its name.
    func nativeScreen(_ controller: UIViewController, style: String) -> String {
        let shown = controller.shown
        let id = controls.id(of: .dismissal(of: controller))
        var members = JSONMembers()
        members.add("kind", "screen")
        members.add("id", id)
        members.add("style", style)
        members.add("title", shown.navigationItem.title ?? shown.title ?? "")
        members.add("bar", json: bar(of: shown))
        let content = content(of: shown)
        members.add("content", array: content)
        if let color = shown.viewIfLoaded?.backgroundColor, color != .systemBackground {
            members.add("background", color)
        }
        if shown.contentUnavailableView != nil { members.add("unavailable", true) }
        if content.isEmpty { members.add("placeholder", String(describing: type(of: shown))) }
        if let toolbar = toolbar(of: shown) { members.add("toolbar", array: toolbar) }
        if let tabs = tabs(of: controller, style: style) { members.add("tabs", array: tabs) }
        addDismissal(of: controller, shown: shown, style: style, id: id, to: &members)
        if style == "sheet", let sheet = controller.sheetPresentationController { add(sheet, to: &members) }
        if let color = controller.appearanceName { members.add("appearance", color) }
        return members.object
    }

    func style(of controller: UIViewController) -> String {
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: "fullScreen"
        case .popover: "popover"
        default: "sheet"
        }
    }

    private func addDismissal(
        of controller: UIViewController, shown: UIViewController, style: String, id: String,
        to members: inout JSONMembers
    ) {
        if style == "push" {
            if controller !== tabs, !controller.navigationItem.hidesBackButton { members.add("dismiss", id) }
        } else if !controller.isModalInPresentation, !shown.isModalInPresentation {
            members.add("dismiss", id)
        } else if let presentation = controller.presentationController, let delegate = presentation.delegate {
            let attempt = Control.part(of: presentation, "attempt") { _ in
                delegate.presentationControllerDidAttemptToDismiss(presentation)
            }
            members.add("attempt", controls.id(of: attempt))
        }
    }

    private func content(of controller: UIViewController) -> [String] {
        if let empty = controller.contentUnavailableView.flatMap(element) { return [empty] }
        if let pages = controller as? UIPageViewController {
            return pages.viewControllers?.first.map { content(of: $0) } ?? []
        }
        guard let view = controller.viewIfLoaded else { return [] }
        switch view {
        case is UITableView, is UICollectionView, is UIStackView, is UIScrollView, is UILabel:
            return [element(view)].compactMap { $0 }
        default: return contents(of: view)
        }
    }

    private func bar(of controller: UIViewController) -> String {
        var members = JSONMembers()
        addBack(from: controller, to: &members)
        addParts(of: controller, to: &members)
        return members.object
    }

    private func add(_ sheet: UISheetPresentationController, to members: inout JSONMembers) {
        members.add("detents", strings: sheet.detents.map(\.identifier.rawValue))
        if let selected = sheet.selectedDetentIdentifier { members.add("detent", selected.rawValue) }
        if sheet.prefersGrabberVisible { members.add("grabber", true) }
        if let radius = sheet.preferredCornerRadius { members.add("corner", radius) }
        if sheet.largestUndimmedDetentIdentifier != nil { members.add("undimmed", true) }
        let choose = Control.part(of: sheet, "detent") { value in
            if let name = value as? String { sheet.choose(detent: name) }
        }
        if sheet.detents.count > 1 { members.add("detentControl", controls.id(of: choose)) }
    }

}

extension UIViewController {
    /// What is seen of a controller that contains others.
    var shown: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.shown ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.shown ?? self
        default: self
        }
    }

    /// The appearance that was asked for on this controller itself; `nil` when none was.
    fileprivate var appearanceName: String? {
        switch overrideUserInterfaceStyle {
        case .dark: "dark"
        case .light: "light"
        case .unspecified: nil
        }
    }
}
