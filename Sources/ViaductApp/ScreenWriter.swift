import UIKit
import ViaductProtocol

/// Writes what a location shows as the JSON text of a screen (`docs/protocol.md`, “A screen”).
@MainActor struct ScreenWriter {
    let controls: Controls
    /// The page's, when a component has asked for it.
    let window: UIWindow?

    func screen(of location: Location) -> String {
        var members = JSONMembers()
        members.add("url", location.url)
        members.add("bar", json: bar(of: location))
        if let appearance = appearance(of: location) { members.add("appearance", appearance) }
        let overlays = overlays(of: location)
        if !overlays.isEmpty { members.add("overlays", array: overlays) }
        members.add("presented", array: location.destination?.presentedControllers.map(presented) ?? [])
        return members.object
    }

    private func bar(of location: Location) -> String {
        let item = location.destination?.navigationItem
        var members = JSONMembers()
        members.add("title", item?.title ?? location.title)
        if let search = item?.searchController { members.add("search", json: self.search(search)) }
        members.add("left", array: barItems(item?.leftBarButtonItems))
        members.add("right", array: barItems(item?.rightBarButtonItems))
        return members.object
    }
}
