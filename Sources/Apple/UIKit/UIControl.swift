/// A view that tells others what a person does with it.
@MainActor open class UIControl: UIView {
    private enum Reaction {
        case action(UIAction)
        /// Keeps the target weakly, as on iOS.
        case target(() -> AnyObject?, Selector)
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    private var reactions: [(events: Event, reaction: Reaction)] = []

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        reactions.append((controlEvents, .action(action)))
    }

    /// Removes every action of the same identifier.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        remove(for: controlEvents) { reaction in
            if case .action(let other) = reaction { other.identifier == action.identifier } else { false }
        }
    }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        weak let object = target as AnyObject?
        reactions.append((controlEvents, .target({ object }, action)))
    }

    /// Calls what was added for any of the events, in the order in which it was added.
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
