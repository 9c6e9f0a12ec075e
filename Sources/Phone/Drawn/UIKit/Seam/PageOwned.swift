/// The objects that an app has created for a page, by type, held weakly. Objects created before any page belong to all pages.
@MainActor package enum PageOwned {
    private static var forAll = WeakList()

    package static func add(_ object: AnyObject) {
        if let window = UIApplication.currentWindow() { window.made.add(object) } else { forAll.add(object) }
    }

    /// Returns the page's objects, in the order of their creation.
    ///
    /// - Parameter window: the page's.
    package static func made<Kind: AnyObject>(for window: UIWindow, _ kind: Kind.Type = Kind.self) -> [Kind] {
        window.made.all(kind)
    }

    /// Returns the objects created before any page, in that order.
    package static func madeForAll<Kind: AnyObject>(_ kind: Kind.Type = Kind.self) -> [Kind] { forAll.all(kind) }
}

/// A list of weak references.
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
