extension UIContentSizeCategory: Comparable {
    /// All categories, the smallest first.
    package static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in `all`; that of the default size for an unknown category.
    package var step: Int { Self.all.firstIndex(of: self) ?? 3 }

    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }
}
