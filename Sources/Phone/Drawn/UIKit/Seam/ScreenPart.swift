/// Something that is drawn as a part of something else, and tells it when it changes.
@MainActor protocol ScreenPart: AnyObject {
    /// The part in which this one is drawn. Held weakly; `nil` while it is nowhere on a screen.
    var screenOwner: (any ScreenPart)? { get }

    func setNeedsScreenUpdate()
}

extension ScreenPart {
    func setNeedsScreenUpdate() {
        screenOwner?.setNeedsScreenUpdate()
    }

    /// For a `didSet`: an equal value is no change.
    func valueDidChange<Value: Equatable>(from old: Value, to new: Value) {
        if old != new { setNeedsScreenUpdate() }
    }
}

/// Hears that something visible has changed. Set on the root-most view controller of a screen.
@MainActor package protocol ScreenObserver: AnyObject {
    /// Is called at every change, often many times in a turn: only note that the screen has to be drawn again.
    func screenDidChange()
}

/// The elements of a list that a screen shows.
package enum ShownElements {
    /// The largest limit that a screen's lists can be given. The built-in components read no further in a message.
    package static let largestLimit = 4096
}
