/// A view's place in the tree, kept from one rendering to the next: its state and its UIKit views.
@MainActor final class RenderNode {
    let type: Any.Type
    private(set) var children: [AnyHashable: RenderNode] = [:]
    private var values: [String: Any] = [:]
    private var lastPass = 0
    private var appearances: [Appearance] = []

    /// The actions for a view's appearing and disappearing.
    struct Appearance {
        let appear: () -> Void
        let disappear: () -> Void
    }

    init(type: Any.Type) {
        self.type = type
    }

    /// Returns the child at the place: a new one when its view had another type.
    func child(_ key: AnyHashable, _ type: Any.Type, pass: Int) -> RenderNode {
        if let child = children[key] {
            if child.type == type {
                child.lastPass = pass
                return child
            }
            child.disappear()
        }
        let child = RenderNode(type: type)
        child.lastPass = pass
        children[key] = child
        return child
    }

    func value<Value>(_ name: String, _ make: () -> Value) -> Value {
        if let value = values[name] as? Value { return value }
        let value = make()
        values[name] = value
        return value
    }

    func set(_ value: Any?, for name: String) {
        values[name] = value
    }

    func get<Value>(_ name: String, as type: Value.Type) -> Value? {
        values[name] as? Value
    }

    func add(_ appearance: Appearance) {
        appearances.append(appearance)
    }

    /// Removes the places that the pass did not reach.
    func prune(pass: Int) {
        for (key, child) in children {
            if child.lastPass == pass {
                child.prune(pass: pass)
            } else {
                children[key] = nil
                child.disappear()
            }
        }
    }

    func appear() {
        for appearance in appearances { appearance.appear() }
        for child in children.values { child.appear() }
    }

    func disappear() {
        for child in children.values { child.disappear() }
        for appearance in appearances { appearance.disappear() }
    }
}
