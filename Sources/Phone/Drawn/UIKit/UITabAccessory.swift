/// What stands over a tab bar (iOS 26), and is not drawn.
@preconcurrency @MainActor open class UITabAccessory: NSObject {
    public let contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
