/// Modifiers for scrolling. They have no effect: views scroll as the page does.
extension View {
    public func scrollTransition<V: View>(
        axis: Axis? = nil, transition: @escaping (Self, ScrollTransitionPhase) -> V
    ) -> some View {
        transition(self, .identity)
    }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
        -> some View
    { inert() }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { inert() }
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { inert() }
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { inert() }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { inert() }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { inert() }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { inert() }
}

public struct ScrollIndicatorVisibility: Sendable {
    public static let automatic = ScrollIndicatorVisibility()
    public static let visible = ScrollIndicatorVisibility()
    public static let hidden = ScrollIndicatorVisibility()
    public static let never = ScrollIndicatorVisibility()
}

public struct ScrollTargetBehavior: Sendable {
    public static let paging = ScrollTargetBehavior()
    public static let viewAligned = ScrollTargetBehavior()
}

public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

public enum ScrollTransitionPhase: Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { 0 }
}
