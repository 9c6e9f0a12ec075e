internal import ViaductProtocol

/// Tells which frames of a page are for its current app.
///
/// A page sends an `open` when its session begins, and one for each change of its app, and then repeats itself. One that it sent before it
/// knew of a change is for the earlier app, like all that follows it.
struct AwaitedOpens {
    /// Changes of the app that the page has not answered yet.
    private var changes = 0
    private var isAtStart = true

    /// Whether the app has changed and the page does not know yet.
    var isBehind: Bool { changes > 0 }

    mutating func appDidChange() { changes += 1 }

    /// Takes the page's next frame.
    ///
    /// - Parameter frame: `nil` for one that is not understood. The first one of a session is its `open`, however wrong.
    /// - Returns: whether it is for the current app.
    mutating func take(_ frame: PageFrame?) -> Bool {
        if isAtStart {
            isAtStart = false
        } else if case .open = frame {
            changes = max(0, changes - 1)
        }
        return !isBehind
    }
}
