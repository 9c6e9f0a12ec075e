/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { .init(left.rawValue + right) }
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { .init(left.rawValue - right) }
}
