@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    open var currentImage: UIImage { UIGraphicsCanvas.current?.image ?? UIImage() }
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}
