import HotwireNative
import ViaductProtocol

/// The locations of a page as a navigation controller would hold them, the current one last.
@MainActor struct LocationStack {
    /// More steps back than a person makes. Places further down are made anew when they are visited again.
    static let maximumDepth = 50

    private(set) var locations: [Location] = [] { didSet { current = locations.last } }
    /// The last location, stored for speed: every message needs it.
    private(set) var current: Location?
    private let paths: PathConfiguration
    /// The index of the place at which the page's document was loaded. Earlier places belong to other documents.
    private var openedIndex = 0

    init(paths: PathConfiguration) {
        self.paths = paths
    }

    /// The modal locations on top of the stack, the current one last.
    var modals: ArraySlice<Location> {
        locations[(locations.lastIndex { $0.modal == nil }.map { $0 + 1 } ?? 0)...]
    }

    /// The place that the modal ones cover; `nil` where the current one is not modal.
    var covered: Location? { modals.isEmpty ? nil : locations.dropLast(modals.count).last }

    /// Whether a modal stack begins with the current place.
    var beginsModal: Bool { modals.count == 1 && covered.map { $0.sheet == nil } == true }

    /// The number of steps to the place that is seen when the current one is gone; 0 from the first one. Places that covered it are skipped.
    var stepsBack: Int {
        guard let current, locations.count > 1 else { return 0 }
        let before = locations.dropLast()
        let index = current.modal == nil ? before.lastIndex { $0.modal == nil } : nil
        return locations.count - 1 - (index ?? before.endIndex - 1)
    }

    /// The places that a phone has on one navigation controller with the current one, and below it, the next one first.
    var placesBelow: [Location] { placesBelow(locations[...]) }

    /// The places on the navigation controller below a modal one, the last one first.
    var placesCovered: [Location] {
        let covered = locations.dropLast(modals.count)
        return modals.isEmpty ? [] : covered.suffix(1) + placesBelow(covered)
    }

    /// The places without a way back to them.
    var placesBeforeRoot: ArraySlice<Location> { locations[..<(locations.lastIndex { $0.isRoot } ?? 0)] }

    private func placesBelow(_ locations: ArraySlice<Location>) -> [Location] {
        var places: [Location] = []
        for (location, above) in zip(locations, locations.dropFirst()).reversed() {
            guard !above.isRoot, location.tab == above.tab, (location.modal == nil) == (above.modal == nil) else { break }
            places.append(location)
        }
        return places
    }

    /// How far back the page's document reaches.
    var stepsInDocument: Int { max(0, locations.count - 1 - openedIndex) }

    /// Begins anew with one location, and the earlier ones behind it.
    mutating func open(url: String, title: String, behind: [VisitedPlace] = []) {
        let places = behind.suffix(Self.maximumDepth - 1) + [VisitedPlace(url: url, title: title)]
        locations = places.map { Location($0, paths: paths) }
        openedIndex = locations.count - 1
        // The first place covers nothing, whatever the path configuration says.
        for (below, location) in zip(locations, locations.dropFirst()) { location.coverAsConfigured(over: below) }
    }

    /// Follows the page to another location, or to another fragment of the current one.
    ///
    /// - Parameters:
    ///   - again: whether the location is a new one with the same URL as the previous one.
    ///   - target: the location that the page was sent back to; `nil` for none.
    /// - Returns: the location that the page has left; `nil` when it has left none.
    mutating func visit(
        url: String, title: String, action: ViaductProtocol.VisitAction, again: Bool = false, target: Location? = nil
    ) -> Location? {
        let left = current
        let isBack = action == .restore && locations.count > 1
        let isAgain = action == .restore ? isBack && (again || isBelow(target, with: url)) : again
        guard let left, isAgain || !left.isSameDocument(as: url) else {
            readdress(url: url, title: title)
            return nil
        }
        switch action {
        case .advance:
            push(Location(url: url, title: title, paths: paths))
        case .replace:
            locations.removeLast()
            push(Location(url: url, title: title, paths: paths))
        case .restore:
            let known = locations.lastIndex { $0 === target && $0.isSameDocument(as: url) }
            restore(url: url, title: title, at: known ?? (again ? locations.count - 2 : nil))
        }
        return left
    }

    /// Releases the screens of places behind the previous one, where the large messages exceed the limit in total.
    ///
    /// - Returns: whether there were any.
    func forgetDestinations(above limit: Int) -> Bool {
        var bytes = 0
        var hasForgotten = false
        for location in locations.dropLast(2).reversed() where location.largeMessageBytes > 0 {
            bytes += location.largeMessageBytes
            guard bytes > limit else { continue }
            location.forgetDestination()
            hasForgotten = true
        }
        return hasForgotten
    }

    private func isBelow(_ target: Location?, with url: String) -> Bool {
        guard let target, target !== current else { return false }
        return target.isSameDocument(as: url)
    }

    /// - Parameter known: the location's index; `nil` to find it by its URL.
    private mutating func restore(url: String, title: String, at known: Int?) {
        guard let index = known ?? locations.lastIndex(where: { $0.isSameDocument(as: url) }) else {
            let location = Location(url: url, title: title, paths: paths)
            location.coverAsConfigured(over: current)
            return push(location)
        }
        locations.removeSubrange((index + 1)...)
        readdress(url: url, title: title)
    }

    private mutating func push(_ location: Location) {
        locations.append(location)
        if locations.count > Self.maximumDepth {
            locations.removeFirst()
            openedIndex = max(0, openedIndex - 1)
        }
    }

    /// The current location has another URL, or is the first one.
    mutating func readdress(url: String, title: String) {
        if current == nil { open(url: url, title: title) }
        current?.url = url
        current?.title = title
    }
}
