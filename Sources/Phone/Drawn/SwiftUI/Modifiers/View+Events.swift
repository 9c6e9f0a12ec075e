extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        lasting { context in
            let box = context.action("appear") { (_: Void) in action?() }
            return .init(appear: { box(()) }, disappear: {})
        }
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        lasting { context in
            let box = context.action("disappear") { (_: Void) in action?() }
            return .init(appear: {}, disappear: { box(()) })
        }
    }

    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        beforehand { context in
            let node = context.node
            let begin = {
                node.get("task", as: Task<Void, Never>.self)?.cancel()
                node.set(Task(priority: priority) { @MainActor in await action() }, for: "task")
            }
            if node.get("task id", as: T.self) != value {
                let isFirst = node.get("task id", as: T.self) == nil
                node.set(value, for: "task id")
                context.afterPass(begin)
                guard isFirst else { return }
                node.add(
                    .init(
                        appear: begin,
                        disappear: { node.get("task", as: Task<Void, Never>.self)?.cancel() }))
            }
        }
    }

    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        beforehand { context in
            let old = context.node.get("value", as: V.self)
            context.node.set(value, for: "value")
            guard let old else {
                if initial { context.afterPass { action(value, value) } }
                return
            }
            if old != value { context.afterPass { action(old, value) } }
        }
    }

    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        beforehand { context in
            let box = context.action("receive", action)
            _ = context.node.value("subscription") { publisher.sink { box($0) } }
        }
    }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        transformingViews { views, context in [context.tappable(views, name: "gesture", action: action)] }
    }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        transformingViews { views, context in
            [
                context.pressable(views) {
                    onPressingChanged?(true)
                    action()
                    onPressingChanged?(false)
                }
            ]
        }
    }

    public func gesture<T: Gesture>(_ gesture: T) -> some View {
        let tap = (gesture as? any TapLike)?.tapped
        return transformingViews { views, context in
            guard let tap else {
                Inert.note("View.gesture(_:) with a \(T.self)")
                return views
            }
            return [context.tappable(views, name: "gesture", action: tap)]
        }
    }

    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self.gesture(gesture) }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let actions = content()
        return modifyingOne { view, context in
            let buttons = actions.rendered(in: context, at: "swipe").compactMap { $0 as? UIButton }
            view.swipe = { buttons.first?.tap() }
        }
    }
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }

    /// Adds, once, the actions for the view's appearing and disappearing.
    private func lasting(_ make: @escaping (RenderContext) -> RenderNode.Appearance) -> some View {
        beforehand { context in
            let appearance = make(context)
            guard context.node.get("appearance", as: Bool.self) == nil else { return }
            context.node.set(true, for: "appearance")
            context.node.add(appearance)
            context.afterPass(appearance.appear)
        }
    }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { inert() }
    public func allowsHitTesting(_ enabled: Bool) -> some View { inert() }
}

public enum HorizontalEdge: Hashable, Sendable {
    case leading, trailing
}

/// A haptic.
public struct SensoryFeedback: Equatable, Sendable {
    enum Kind: Sendable {
        case success, warning, error, selection, impact
    }

    let kind: Kind
    public static let success = SensoryFeedback(kind: .success)
    public static let warning = SensoryFeedback(kind: .warning)
    public static let error = SensoryFeedback(kind: .error)
    public static let selection = SensoryFeedback(kind: .selection)
    public static let impact = SensoryFeedback(kind: .impact)

    @MainActor func play() {
        switch kind {
        case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
        case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
        case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
        case .selection: UISelectionFeedbackGenerator().selectionChanged()
        case .impact: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        }
    }
}
