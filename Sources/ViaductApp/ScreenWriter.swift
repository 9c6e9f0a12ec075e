import Foundation
import UIKit
import ViaductProtocol

/// Writes what a location shows as the JSON text of a screen (`docs/protocol.md`, “A screen”).
@MainActor struct ScreenWriter {
    let controls: Controls

    func screen(of location: Location, asks: [Ask]) -> String {
        let destination = location.destination
        var members = JSONMembers()
        members.add("url", location.url)
        if let appearance = destination.flatMap(appearance) { members.add("appearance", appearance) }
        members.add("bar", json: bar(of: location))
        let overlays = destination.map(overlays) ?? []
        if !overlays.isEmpty { members.add("overlays", array: overlays) }
        if let toolbar = destination.flatMap(toolbar) { members.add("toolbar", array: toolbar) }
        members.add("presented", array: destination.map(stack) ?? [])
        if !asks.isEmpty { members.add("asks", array: asks.map(ask)) }
        return members.object
    }

    /// What was pushed on top of the destination, and what was presented over all of it.
    private func stack(of destination: UIViewController) -> [String] {
        pushed(over: destination).map { nativeScreen($0, style: "push") }
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

    private func bar(of location: Location) -> String {
        let destination = location.destination
        let item = destination?.navigationItem
        var members = JSONMembers()
        members.add("title", item?.title ?? location.title)
        addParts(of: destination, to: &members)
        return members.object
    }
}
