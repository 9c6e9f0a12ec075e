/// The place in the tree where a view is rendered, and its surroundings.
@MainActor struct RenderContext {
    let node: RenderNode
    let renderer: ViewRenderer
    var environment: EnvironmentValues

    func child(_ key: AnyHashable, _ type: Any.Type) -> RenderContext {
        RenderContext(
            node: node.child(key, type, pass: renderer.pass), renderer: renderer, environment: environment)
    }

    func with(_ change: (inout EnvironmentValues) -> Void) -> RenderContext {
        var context = self
        change(&context.environment)
        return context
    }

    /// Links a view's properties to the storage in its node.
    func link(_ view: Any, prefix: String = "") {
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            let name = prefix + (child.label ?? String(index))
            if let property = child.value as? any LinkedProperty {
                property.link(to: self, name: name)
            } else if child.value is any DynamicProperty {
                link(child.value, prefix: name + ".")
            }
        }
    }

    /// Returns this place's UIKit view, which is kept between renderings.
    func view<Kind: UIView>(_ make: () -> Kind) -> Kind {
        let view = node.value("view", make)
        view.reset()
        return view
    }

    /// Returns an action that always calls the newest closure.
    func action<Input>(_ name: String, _ body: @escaping (Input) -> Void) -> ActionBox<Input> {
        let box = node.value(name) { ActionBox<Input>() }
        box.body = body
        return box
    }

    func afterPass(_ work: @escaping () -> Void) {
        renderer.afterPass.append(work)
    }
}

/// Holds the newest closure of a view that is rebuilt at each rendering.
@MainActor final class ActionBox<Input> {
    var body: (Input) -> Void = { _ in }

    func callAsFunction(_ input: Input) {
        body(input)
    }
}

extension UIView {
    /// Undoes what modifiers did in the previous pass.
    fileprivate func reset() {
        if isHidden { isHidden = false }
        if alpha != 1 { alpha = 1 }
        if backgroundColor != nil { backgroundColor = nil }
        accessibilityLabel = nil
        accessibilityIdentifier = nil
        if accessibilityHint != nil { accessibilityHint = nil }
        if accessibilityElementsHidden { accessibilityElementsHidden = false }
        if transform != .identity { transform = .identity }
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        removePaint()
        if layer.shadowOpacity > 0 { layer.shadowOpacity = 0 }
        isUserInteractionEnabled = true
        layer.cornerRadius = 0
        layer.masksToBounds = false
        layer.borderWidth = 0
        layer.borderColor = nil
        if !sizeConstraints.isEmpty { setSize(width: nil, height: nil) }
    }

    /// Clips the view's content at round corners.
    func clip(corner: CGFloat) {
        layer.cornerRadius = corner
        layer.masksToBounds = true
    }

    /// Gives the view a size of its own; `nil` leaves it to its content.
    func setSize(width: CGFloat?, height: CGFloat?) {
        let wanted = [width.map { ($0, true) }, height.map { ($0, false) }].compactMap { $0 }
        let current = sizeConstraints
        if current.map(\.constant) == wanted.map(\.0), current.count == wanted.count { return }
        NSLayoutConstraint.deactivate(current)
        let new = wanted.map { length, isWidth in
            (isWidth ? widthAnchor : heightAnchor).constraint(equalToConstant: length)
        }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(new)
        objc_setAssociatedObject(self, sizeKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    private var sizeConstraints: [NSLayoutConstraint] {
        objc_getAssociatedObject(self, sizeKey) as? [NSLayoutConstraint] ?? []
    }
}

private nonisolated(unsafe) let sizeKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
