public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
