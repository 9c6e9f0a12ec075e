import Foundation
import HotwireNative
import UIKit
import ViaductProtocol

/// Writes the screen of a location.
@MainActor struct ScreenWriter {
    let controls: Controls
    let room: ScreenRoom
    /// Under the page, if the app has some.
    let tabs: UITabBarController?
    /// Whether the selected tab has a native screen in place of the page.
    let isTabNative: Bool
    /// Called with the index of a tapped tab.
    let tapTab: @MainActor (Int) -> Void

    /// - Parameters:
    ///   - way: back from the location; `nil` from the first one.
    ///   - focus: the app's newest request.
    func screen(of location: Location, way: WayBack?, asks: [Ask], focus: FocusRequest?, textSize: TextSize) -> Screen {
        let destination = location.destination
        let properties = location.properties
        var screen = Screen()
        screen.url = location.url
        screen.appearance = destination.flatMap(appearance)
        screen.textSize = textSize
        screen.bar = bar(of: location, properties, way: way)
        screen.overlays = destination.map(overlays) ?? []
        screen.toolbar = destination.map(toolbar) ?? []
        if location.modal == nil, way == nil || Hotwire.config.hasTabBarWhenPushed { screen.tabs = tabs(under: destination) }
        screen.pullToRefresh = properties.pullToRefreshEnabled
        screen.presented = stack(of: location, way: way)
        if let cover = destination?.cover { self.cover(&screen, with: cover) }
        screen.asks = asks.map(ask)
        screen.focus = focus.flatMap(self.focus)
        return screen
    }

    /// Returns the screens pushed on top of the destination, then those presented over all of it.
    private func stack(of location: Location, way: WayBack?) -> [Screen.Presented] {
        guard let destination = location.destination else { return [] }
        let nativeTab = isTabNative ? [tabs].compactMap(\.self) : []
        let pushed = pushed(over: destination)
        return (nativeTab + pushed).map { controller in
            var screen = nativeScreen(controller, style: .push)
            if location.isReplaced, controller === pushed.first { lead(&screen, of: controller, back: way) }
            return .screen(screen)
        } + destination.presentedControllers.filter { ($0 as? any AskingController)?.isAsking != true }.map(presented)
    }

    func pushed(over destination: UIViewController) -> [UIViewController] {
        let controllers = destination.navigationController?.children ?? []
        guard let index = controllers.firstIndex(where: { $0 === destination }) else { return [] }
        return Array(controllers[(index + 1)...])
    }

    private func appearance(of destination: UIViewController) -> Screen.Appearance? {
        let window = destination.viewIfLoaded?.window
        let style = destination.traitCollection.userInterfaceStyle
        return Screen.Appearance(style == .unspecified ? window?.shownStyle ?? .unspecified : style)
    }

    private func bar(of location: Location, _ properties: PathProperties, way: WayBack?) -> Screen.Bar {
        let destination = location.destination
        let item = destination?.navigationItem
        var bar = Screen.Bar()
        // A component may give the page another title than its document has.
        let own = item?.title == location.title ? nil : item?.title
        bar.title = own ?? properties.title ?? location.title
        addParts(of: destination, to: &bar)
        if let way { add(way, to: &bar) }
        return bar
    }

    private func add(_ way: WayBack, to bar: inout Screen.Bar) {
        if !way.isDismissal, way.from.destination?.navigationItem.hasOwnWayBack != true {
            var back = Screen.Back()
            back.control = controls.id(of: .part(of: way.from, "back") { _ in way.goBack() })
            back.title = title(of: way)
            bar.back = back
        }
        if let style = way.from.modal {
            var modal = Screen.Modal()
            modal.style = style.rawValue
            let isLocked = way.from.destination?.isModalInPresentation ?? !way.from.properties.modalDismissGestureEnabled
            if !isLocked { modal.dismiss = dismissal(of: way) }
            bar.modal = modal
        }
    }

    /// Gives a native screen that replaces the page the page's way back.
    ///
    /// - Parameter way: the page's; `nil` from the first place.
    private func lead(_ screen: inout Screen.NativeScreen, of controller: UIViewController, back way: WayBack?) {
        if let way, !way.isDismissal {
            screen.bar.back?.title = title(of: way)
        } else {
            screen.bar.back = nil
            screen.dismiss = nil
            guard let way else { return }
            screen.style = .fullScreen
            if !controller.isModalInPresentation { screen.dismiss = dismissal(of: way) }
        }
    }

    private func title(of way: WayBack) -> String {
        let shown = way.to.sheet?.topViewController ?? (way.to.lost.isEmpty ? way.to.controllers.last : nil)
        // Screens from before a new document are not made again before they are shown.
        return shown.map { backTitle(to: $0.navigationItem) } ?? way.to.lost.last?.title
            ?? Hotwire.config.backButtonDisplayMode.title(way.to.title)
    }

    private func dismissal(of way: WayBack) -> String {
        controls.id(of: .part(of: way.from, "dismiss") { _ in way.dismiss() })
    }
}
