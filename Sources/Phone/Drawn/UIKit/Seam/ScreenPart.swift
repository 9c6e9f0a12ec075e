/// A part of a screen that notifies its owner when it changes.
@MainActor protocol ScreenPart: AnyObject {
    /// The part that contains this one. Held weakly; `nil` while it is on no screen.
    var screenOwner: (any ScreenPart)? { get }

    func setNeedsScreenUpdate()
}

extension ScreenPart {
    func setNeedsScreenUpdate() {
        screenOwner?.setNeedsScreenUpdate()
    }

    /// For a `didSet`: reports a change unless the values are equal.
    func valueDidChange<Value: Equatable>(from old: Value, to new: Value) {
        if old != new { setNeedsScreenUpdate() }
    }
}

/// Gets notified of visible changes. Set on the root view controller of a screen.
@MainActor package protocol ScreenObserver: AnyObject {
    /// Called at every change, often many times in a turn. Only note that the screen has to be redrawn.
    func screenDidChange()
}

/// The elements of a list that a screen shows.
package enum ShownElements {
    /// The largest limit for a screen's lists. The built-in components read no more elements of a message.
    package static let largestLimit = 4096
}
