/// How finely an image is drawn.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = 3
    open var opaque = false
    open var preferredRange = Range.automatic

    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended, standard
    }

    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
