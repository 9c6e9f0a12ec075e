/// The look of a view while its menu is open. The browser decides on it.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters

    public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
}

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    @available(*, deprecated, message: "no effect") open var backgroundColor: UIColor? { didSet { inert(self) } }
    @available(*, deprecated, message: "no effect") open var visiblePath: UIBezierPath? { didSet { inert(self) } }
}
