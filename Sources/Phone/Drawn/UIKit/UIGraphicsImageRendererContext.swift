@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    open var currentImage: UIImage { UIGraphicsCanvas.current?.image ?? UIImage() }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func fill(_ rect: CGRect) { Inert.note("UIGraphicsImageRendererContext.fill(_:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func stroke(_ rect: CGRect) { Inert.note("UIGraphicsImageRendererContext.stroke(_:)") }
    @available(*, deprecated, message: "Does nothing in a browser.")
    open func clip(to rect: CGRect) { Inert.note("UIGraphicsImageRendererContext.clip(to:)") }
}
