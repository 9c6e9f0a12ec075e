/// The ids of the controls on a page's screen. An id lasts as long as its control is on every screen, and is never used again.
@MainActor final class Controls {
    private struct Entry {
        let id: String
        /// Retains the object, so that no other object can get its identity.
        var control: Control
        var screen: Int
        /// From 1, in the order of writing the screen.
        var position: Int
    }

    private var entries: [Control.Key: Entry] = [:]
    private var lastID = 0
    private var screen = 0
    private var position = 0

    /// Names the controls of a new screen, and forgets those that are gone.
    func withNewScreen<Result>(_ write: (Controls) -> Result) -> Result {
        screen += 1
        position = 0
        let result = write(self)
        if !entries.isEmpty {
            entries = entries.filter { $0.value.screen == screen }
        }
        return result
    }

    func id(of control: Control) -> String {
        let identity = control.key
        position += 1
        if let entry = entries[identity] {
            entries[identity] = Entry(id: entry.id, control: control, screen: screen, position: position)
            return entry.id
        }
        lastID += 1
        let id = String(lastID)
        entries[identity] = Entry(id: id, control: control, screen: screen, position: position)
        return id
    }

    /// The id of a control of the new screen; `nil` when it is not there.
    func newID(of key: Control.Key) -> String? {
        entries[key].flatMap { $0.screen == screen ? $0.id : nil }
    }

    /// The control with that id, `nil` when it is no longer on the screen. Screens are small, and taps are rare.
    subscript(id: String) -> Control? {
        entries.values.first { $0.id == id }?.control
    }

    /// The number of controls of the same name and kind before that one on its screen.
    func number(of id: String) -> Int {
        guard let own = entries.values.first(where: { $0.id == id }) else { return 0 }
        let (name, kind) = (own.control.name, own.control.kind)
        return entries.values.count { $0.position < own.position && $0.control.kind == kind && $0.control.name == name }
    }

    func removeAll() {
        entries = [:]
    }
}
