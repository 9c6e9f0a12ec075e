@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    open func fill(_ rect: CGRect) {}
}
