/// Renders a PDF, which is always empty.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) { super.init() }

    @available(*, deprecated, message: "no effect")
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        Inert.note("Drawing by UIGraphicsPDFRenderer")
        actions(UIGraphicsPDFRendererContext())
        return Data("%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF".utf8)
    }

    @available(*, deprecated, message: "no effect")
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject {
    open var documentInfo: [String: Any] = [:]
    public override init() { super.init() }
}

@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {
    public let cgContext = CGContext()
    open var pdfContextBounds: CGRect { .zero }
    @available(*, deprecated, message: "no effect") open func beginPage() { inert(self) }
    @available(*, deprecated, message: "no effect")
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { inert(self) }
    @available(*, deprecated, message: "no effect") open func fill(_ rect: CGRect) { inert(self) }
}
