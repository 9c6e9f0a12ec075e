/// The background of a button or a cell.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    @available(*, deprecated, message: "no effect") public var cornerRadius: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") public var strokeColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") public var strokeWidth: CGFloat = 0 { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect")
    public var backgroundInsets = NSDirectionalEdgeInsets.zero { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") public var image: UIImage? { didSet { inert(self) } }

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

/// Changes the text attributes of a button.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
