/// A stored value that notifies the renderer when it changes.
final class StateCell<Value>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var current: Value
    private let changed: () -> Void

    init(_ value: Value, changed: @escaping () -> Void) {
        current = value
        self.changed = changed
    }

    var value: Value {
        get { lock.withLock { current } }
        set {
            let isSame = lock.withLock {
                let isSame = areEqual(current, newValue)
                current = newValue
                return isSame
            }
            if !isSame { changed() }
        }
    }
}

/// A view value's reference to its cell. All copies of the view share it.
final class StateReference<Value>: @unchecked Sendable {
    private let make: () -> Value
    private lazy var initial = make()
    var cell: StateCell<Value>?

    init(_ make: @escaping () -> Value) {
        self.make = make
    }

    var value: Value {
        get { cell?.value ?? initial }
        set { if let cell { cell.value = newValue } else { initial = newValue } }
    }

    @MainActor func link(to context: RenderContext, name: String) {
        let renderer = context.renderer
        cell = context.node.value(name) {
            StateCell(initial) { [weak renderer] in renderer?.setNeedsUpdate() }
        }
    }
}

/// - Returns: `false` for values that cannot be compared.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
    return (left as? any Equatable).map { isEqual($0) } ?? false
}
