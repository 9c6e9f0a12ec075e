extension View {
    public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.string) }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(labelKey.string()) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifyingOne { view, _ in view.accessibilityLabel = String(label) }
    }
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(hintKey.string()) }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modifyingOne { view, _ in view.accessibilityHint = String(hint) }
    }
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifyingViews { views, _ in for view in views { view.accessibilityElementsHidden = hidden } }
    }
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifyingOne { view, _ in view.accessibilityIdentifier = identifier }
    }
}

@available(*, deprecated, message: "no effect")
extension View {
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { inert() }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { inert() }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { inert() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { inert() }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { inert() }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { inert() }
    public func help(_ textKey: LocalizedStringKey) -> some View { inert() }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let kind: Int
    public static let ignore = AccessibilityChildBehavior(kind: 0)
    public static let contain = AccessibilityChildBehavior(kind: 1)
    public static let combine = AccessibilityChildBehavior(kind: 2)
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isModal = AccessibilityTraits(rawValue: 32)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}
