extension DynamicTypeSize {
    init(_ category: UIContentSizeCategory) {
        self = Self.allCases[category.step]
    }

    /// UIKit's name of the same size.
    var category: UIContentSizeCategory {
        zip(Self.allCases, UIContentSizeCategory.all).first { $0.0 == self }?.1 ?? .large
    }
}

extension ContentSizeCategory {
    init(_ category: UIContentSizeCategory) {
        self = Self.allCases[category.step]
    }
}
