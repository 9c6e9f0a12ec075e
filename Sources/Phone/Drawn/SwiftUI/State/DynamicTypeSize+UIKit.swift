extension DynamicTypeSize {
    init(_ category: UIContentSizeCategory) {
        self = Self.allCases[category.step]
    }

    /// The same size as UIKit names it.
    var category: UIContentSizeCategory {
        zip(Self.allCases, UIContentSizeCategory.all).first { $0.0 == self }?.1 ?? .large
    }
}

extension ContentSizeCategory {
    init(_ category: UIContentSizeCategory) {
        self = Self.allCases[category.step]
    }
}
