/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var cornerRadius: CGFloat = 0 { didSet { Inert.note("UIBackgroundConfiguration.cornerRadius") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var strokeColor: UIColor? { didSet { Inert.note("UIBackgroundConfiguration.strokeColor") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var strokeWidth: CGFloat = 0 { didSet { Inert.note("UIBackgroundConfiguration.strokeWidth") } }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var backgroundInsets = NSDirectionalEdgeInsets.zero {
        didSet { Inert.note("UIBackgroundConfiguration.backgroundInsets") }
    }
    @available(*, deprecated, message: "Does nothing in a browser.")
    public var image: UIImage? { didSet { Inert.note("UIBackgroundConfiguration.image") } }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Changes a colour of a button.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// Changes the attributes of a button's letters.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
