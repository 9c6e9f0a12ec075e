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
