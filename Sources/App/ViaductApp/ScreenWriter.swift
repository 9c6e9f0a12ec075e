import Foundation
import HotwireNative
import UIKit
import ViaductProtocol

/// Writes what a location shows as the JSON text of a screen (`docs/protocol.md`, “A screen”).
@MainActor struct ScreenWriter {
    let controls: Controls
    let room: ScreenRoom
    /// Under the page, if the app has some.
    let tabs: UITabBarController?
    /// Whether the selected one stands in the page's place.
    let isTabNative: Bool
    /// Is told which of them is tapped.
    let tapTab: @MainActor (Int) -> Void

    /// - Parameter way: back from the location; `nil` from the first one.
    func screen(of location: Location, way: WayBack?, asks: [Ask]) -> String {
        let destination = location.destination
        let properties = location.properties
        var members = JSONMembers()
        members.add("url", location.url)
        if let appearance = destination.flatMap(appearance) { members.add("appearance", appearance) }
        members.add("bar", json: bar(of: location, properties, way: way))
        let overlays = destination.map(overlays) ?? []
        if !overlays.isEmpty { members.add("overlays", array: overlays) }
        if let toolbar = destination.flatMap(toolbar) { members.add("toolbar", array: toolbar) }
        if location.modal == nil, let tabs = tabs(under: destination) { members.add("tabs", array: tabs) }
        if !properties.pullToRefreshEnabled { members.add("pullToRefresh", false) }
        members.add("presented", array: destination.map(stack) ?? [])
        if !asks.isEmpty { members.add("asks", array: asks.map(ask)) }
        return members.object
    }

    /// What was pushed on top of the destination, and what was presented over all of it.
    private func stack(of destination: UIViewController) -> [String] {
        (isTabNative ? [tabs].compactMap(\.self) : []).map { nativeScreen($0, style: "push") }
            + pushed(over: destination).map { nativeScreen($0, style: "push") }
            + destination.presentedControllers.filter { ($0 as? any AskingController)?.isAsking != true }.map(presented)
    }

    func pushed(over destination: UIViewController) -> [UIViewController] {
        let controllers = destination.navigationController?.viewControllers ?? []
        guard let index = controllers.firstIndex(where: { $0 === destination }) else { return [] }
        return Array(controllers[(index + 1)...])
    }

    private func appearance(of destination: UIViewController) -> String? {
        let window = destination.viewIfLoaded?.window
        var style = destination.traitCollection.userInterfaceStyle
        if style == .unspecified { style = window?.overrideUserInterfaceStyle ?? .unspecified }
        switch style {
        case .dark: return "dark"
        case .light: return "light"
        case .unspecified: return nil
        }
    }

    private func bar(of location: Location, _ properties: PathProperties, way: WayBack?) -> String {
        let destination = location.destination
        let item = destination?.navigationItem
        var members = JSONMembers()
        // A component may give the page another title than its document has.
        let own = item?.title == location.title ? nil : item?.title
        members.add("title", own ?? properties.title ?? location.title)
        addParts(of: destination, to: &members)
        if let way { add(way, to: &members) }
        return members.object
    }

    private func add(_ way: WayBack, to members: inout JSONMembers) {
        if !way.isDismissal, way.from.destination?.navigationItem.hasOwnWayBack != true {
            var back = JSONMembers()
            back.add("control", controls.id(of: .part(of: way.from, "back") { _ in way.goBack() }))
            back.add("title", way.to.destination.map { backTitle(to: $0.navigationItem) } ?? way.to.title)
            members.add("back", json: back.object)
        }
        if let style = way.from.modal {
            var modal = JSONMembers()
            modal.add("style", style.rawValue)
            modal.add("dismiss", controls.id(of: .part(of: way.from, "dismiss") { _ in way.dismiss() }))
            members.add("modal", json: modal.object)
        }
    }
}
