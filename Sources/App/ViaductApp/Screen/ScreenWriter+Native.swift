import Foundation
import HotwireNative
import UIKit
import ViaductProtocol

extension ScreenWriter {
    /// Views that a component has put on top of the page, of its controllers or of its window.
    func overlays(over destination: UIViewController) -> [Screen.Overlay] {
        let cover = destination.cover?.view
        let own = (destination.viewIfLoaded?.subviews ?? []).filter { $0 !== cover }.flatMap { view in
            (view as? VisitableView).map(viewsOverPage) ?? [view]
        }
        let container = destination.navigationController?.viewIfLoaded?.subviews ?? []
        let window = destination.viewIfLoaded?.window
        let windows = window?.windowScene?.windows ?? [window].compactMap(\.self)
        return (own + container + windows.flatMap(\.subviews)).compactMap { view in
            guard let element = element(view) else { return nil }
            var overlay = Screen.Overlay()
            overlay.id = controls.id(of: .view(view))
            overlay.position = position(of: view)
            overlay.element = element
            overlay.element.component = view.maker
            return overlay
        }
    }

    private func position(of view: UIView) -> Screen.Overlay.Position {
        switch view.verticalPlace {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }

    private func viewsOverPage(in view: VisitableView) -> [UIView] {
        view.subviews.filter { $0 !== view.webView } + (view.webView?.subviews ?? [])
    }

    /// A screen that is no page: its views as far as they can be drawn, else its name.
    func nativeScreen(_ controller: UIViewController, style: Screen.NativeScreen.Style) -> Screen.NativeScreen {
        let shown = controller.shown
        var screen = Screen.NativeScreen()
        screen.id = controls.id(of: .dismissal(of: controller))
        screen.style = style
        screen.title = shown.navigationItem.title ?? shown.title ?? ""
        screen.bar.back = back(from: shown)
        addParts(of: shown, to: &screen.bar)
        screen.content = content(of: shown)
        if let color = shown.viewIfLoaded?.backgroundColor, color != .systemBackground {
            screen.background = Screen.Colour(color)
        }
        screen.unavailable = shown.contentUnavailableView != nil
        // Without the views that a generic controller is made of.
        if screen.content.isEmpty { screen.placeholder = String(String(describing: type(of: shown)).prefix { $0 != "<" }) }
        screen.toolbar = toolbar(of: shown)
        screen.tabs = tabs(of: controller, style: style)
        addDismissal(of: controller, shown: shown, to: &screen)
        if style == .sheet, let sheet = controller.sheetPresentationController { add(sheet, to: &screen) }
        if style == .popover { point(controller, to: &screen) }
        screen.appearance = controller.appearance
        screen.component = controller.maker ?? shown.maker
        return screen
    }

    func style(of controller: UIViewController) -> Screen.NativeScreen.Style {
        switch controller.modalPresentationStyle {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .fullScreen
        case .popover: .popover
        default: .sheet
        }
    }

    private func point(_ controller: UIViewController, to screen: inout Screen.NativeScreen) {
        let popover = controller.popoverPresentationController
        (screen.source, screen.sourceControl) = source(of: popover)
        screen.fixed = popover?.isFixed == true
        let size = [controller, controller.shown].map(\.preferredContentSize).first { $0 != .zero } ?? .zero
        if size.width > 0 { screen.width = size.width }
        if size.height > 0 { screen.height = size.height }
    }

    private func addDismissal(
        of controller: UIViewController, shown: UIViewController, to screen: inout Screen.NativeScreen
    ) {
        if screen.style == .push {
            if controller !== tabs, !controller.navigationItem.hidesBackButton { screen.dismiss = screen.id }
        } else if !controller.isModalInPresentation, !shown.isModalInPresentation {
            screen.dismiss = screen.id
        } else if let presentation = controller.presentationController, let delegate = presentation.delegate {
            let attempt = Control.part(of: presentation, "attempt") { _ in
                delegate.presentationControllerDidAttemptToDismiss(presentation)
            }
            screen.attempt = controls.id(of: attempt)
        }
    }

    private func content(of controller: UIViewController) -> [Screen.Element] {
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

    private func add(_ sheet: UISheetPresentationController, to screen: inout Screen.NativeScreen) {
        screen.detents = sheet.detents.map(\.identifier.rawValue)
        screen.detent = sheet.selectedDetentIdentifier?.rawValue
        screen.grabber = sheet.prefersGrabberVisible
        if let radius = sheet.preferredCornerRadius { screen.corner = radius }
        screen.undimmed = sheet.largestUndimmedDetentIdentifier != nil
        let choose = Control.part(of: sheet, "detent") { value in
            if let name = value as? String { sheet.choose(detent: name) }
        }
        if sheet.detents.count > 1 { screen.detentControl = controls.id(of: choose) }
    }
}

extension UIViewController {
    /// The visible child of a container controller; any other controller itself.
    var shown: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.shown ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.shown ?? self
        default: self
        }
    }

    /// The appearance set on this controller itself; `nil` for none.
    fileprivate var appearance: Screen.Appearance? { Screen.Appearance(overrideUserInterfaceStyle) }
}

extension Screen.Appearance {
    init?(_ style: UIUserInterfaceStyle) {
        switch style {
        case .dark: self = .dark
        case .light: self = .light
        case .unspecified: return nil
        }
    }
}
