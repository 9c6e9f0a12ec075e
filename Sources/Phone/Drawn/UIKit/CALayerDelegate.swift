@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
