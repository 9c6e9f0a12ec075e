/// A view that reports user input to its targets and actions.
@preconcurrency @MainActor open class UIControl: UIView {
    private enum Reaction {
        case action(UIAction)
        /// Holds the target weakly, as on iOS.
        case target(() -> AnyObject?, Selector)
    }

    open var isEnabled = true {
        didSet { valueDidChange(from: oldValue, to: isEnabled) }
    }
    open var isSelected = false {
        didSet { valueDidChange(from: oldValue, to: isSelected) }
    }
    open var isHighlighted = false
    @available(*, deprecated, message: "no effect")
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { inert(self) } }
    open var showsMenuAsPrimaryAction = false
    @available(*, deprecated, message: "no effect") open var toolTip: String? { didSet { inert(self) } }

    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    private var reactions: [(events: Event, reaction: Reaction)] = []

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        reactions.append((controlEvents, .action(action)))
    }

    /// Removes every action with the same identifier.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(for: controlEvents) { reaction in
            if case .action(let other) = reaction { other.identifier == actionIdentifier } else { false }
        }
    }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        weak let object = target as AnyObject?
        reactions.append((controlEvents, .target({ object }, action)))
    }

    /// Removes the target's methods; all targets' when it is `nil`. Selectors cannot be compared here, so `action` is ignored.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target as AnyObject?
        remove(for: controlEvents) { reaction in
            if case .target(let other, _) = reaction { object == nil || other() === object } else { false }
        }
    }

    open var allTargets: Set<AnyHashable> {
        Set(
            reactions.compactMap { entry in
                if case .target(let target, _) = entry.reaction { target() as? AnyHashable } else { nil }
            })
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target = target as AnyObject? { action.perform(on: target, sender: self) }
    }

    /// Simulates a tap.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    /// Calls the targets and actions for any of the events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for (events, reaction) in reactions where !events.isDisjoint(with: controlEvents) {
            switch reaction {
            case .action(let action): action.performWithSender(self, target: nil)
            case .target(let target, let selector):
                if let target = target() { selector.perform(on: target, sender: self) }
            }
        }
    }

    private func remove(for controlEvents: Event, where isMeant: (Reaction) -> Bool) {
        for index in reactions.indices where isMeant(reactions[index].reaction) {
            reactions[index].events.subtract(controlEvents)
        }
        reactions.removeAll { $0.events.isEmpty }
    }
}
