public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge
}

public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}
