/// The ids of the controls on a page's screen. An id lasts as long as its control is on every screen, and is never used again.
@MainActor final class Controls {
    private struct Entry {
        let id: String
        /// Holds the object, so that no other one can have its identity meanwhile.
        var control: Control
        var screen: Int
    }

    private var entries: [Control.Key: Entry] = [:]
    private var lastID = 0
    private var screen = 0

    /// Names the controls of a new screen, and forgets those that are no longer there.
    func withNewScreen<Result>(_ write: (Controls) -> Result) -> Result {
        screen += 1
        let result = write(self)
        if !entries.isEmpty {
            entries = entries.filter { $0.value.screen == screen }
        }
        return result
    }

    func id(of control: Control) -> String {
        let identity = control.key
        if let entry = entries[identity] {
            entries[identity] = Entry(id: entry.id, control: control, screen: screen)
            return entry.id
        }
        lastID += 1
        let id = String(lastID)
        entries[identity] = Entry(id: id, control: control, screen: screen)
        return id
    }

    /// The control with that id, `nil` when it is no longer on the screen. Screens are small, and taps are rare.
    subscript(id: String) -> Control? {
        entries.values.first { $0.id == id }?.control
    }

    func removeAll() {
        entries = [:]
    }
}
