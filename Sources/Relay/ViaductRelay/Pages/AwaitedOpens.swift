internal import ViaductProtocol

/// Tells which frames of a page are for its current app.
///
/// A page sends an `open` when its session begins, and one for each change of its app, and then repeats itself. One that it sent before it
/// knew of a change is for the earlier app, like all that follows it.
struct AwaitedOpens {
    private var count = 1
    private var isAtStart = true
    private var hasChanged = false

    /// Whether the app has changed and the page does not know yet.
    var isBehind: Bool { hasChanged && count > 0 }

    mutating func appDidChange() {
        count += 1
        hasChanged = true
    }

    /// Takes the page's next frame.
    ///
    /// - Parameter frame: `nil` for one that is not understood. The first one of a session is its `open`, however wrong.
    /// - Returns: whether it is for the current app.
    mutating func take(_ frame: PageFrame?) -> Bool {
        let isOpen = if case .open = frame { true } else { false }
        if isOpen || isAtStart { count = max(0, count - 1) }
        isAtStart = false
        return !isBehind
    }
}
