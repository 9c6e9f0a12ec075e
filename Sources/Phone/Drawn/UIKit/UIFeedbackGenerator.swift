/// Makes the device tremble: the page shows a badge, and vibrates if it can.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    private weak var view: UIView?

    public override init() {
        super.init()
    }

    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    open func prepare() {}

    func play(_ feedback: String) {
        (view?.window ?? UIApplication.shared.keyWindow)?.host?.vibrate(feedback)
    }
}
