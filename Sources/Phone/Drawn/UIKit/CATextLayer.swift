/// A layer with a text, which is not drawn.
@preconcurrency @MainActor open class CATextLayer: CALayer {
    @available(*, deprecated, message: "Does nothing in a browser.")
    open var string: Any? { didSet { Inert.note("CATextLayer.string") } }
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
