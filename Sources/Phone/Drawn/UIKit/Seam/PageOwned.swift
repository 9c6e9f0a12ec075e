/// The objects that an app has made for a page, found by kind. Objects made before any page belong to all pages.
/// Held weakly.
@MainActor package enum PageOwned {
    private static var forAll = WeakList()

    package static func add(_ object: AnyObject) {
        if let window = UIApplication.currentWindow() { window.made.add(object) } else { forAll.add(object) }
    }

    /// In the order in which they were made.
    ///
    /// - Parameter window: the page's.
    package static func made<Kind: AnyObject>(for window: UIWindow, _ kind: Kind.Type = Kind.self) -> [Kind] {
        window.made.all(kind)
    }

    /// Returns the objects made before there was any page, in that order.
    package static func madeForAll<Kind: AnyObject>(_ kind: Kind.Type = Kind.self) -> [Kind] { forAll.all(kind) }
}

/// Objects that somebody else keeps.
struct WeakList {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    mutating func add(_ object: AnyObject) {
        entries.removeAll { $0.object == nil }
        entries.append(Entry(object: object))
    }

    func all<Kind: AnyObject>(_ kind: Kind.Type) -> [Kind] { entries.compactMap { $0.object as? Kind } }
}
