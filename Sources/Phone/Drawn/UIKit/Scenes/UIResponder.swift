/// The base of views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    package nonisolated(unsafe) var associations = Associations()
    var textSizeRegistrations: [TextSizeRegistration] = []

    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { pageWindow?.firstResponder === self }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    @available(*, deprecated, message: "no effect") open var userActivity: NSUserActivity? { didSet { inert(self) } }

    /// Moves the page's focus to the field that is drawn for it, now or as soon as it is drawn.
    ///
    /// - Returns: `false` when it cannot, or when another one does not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let page = pageWindow, takeFirstResponder() else { return false }
        page.request(focusOf: self, isFirst: true)
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let page = pageWindow, page.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        page.firstResponder = nil
        page.request(focusOf: self, isFirst: false)
        return true
    }

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? { self }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    @available(*, deprecated, message: "no effect") open func reloadInputViews() { inert(self) }
}

extension UIResponder: AssociationHolder {}

extension UIResponder {
    /// The window of the page that draws the responder. While it is on no screen, that of the page being served.
    var pageWindow: UIWindow? {
        var part = self as? any ScreenPart
        while let current = part {
            if let window = current as? UIWindow ?? (current as? UIViewController)?.containingWindow { return window.page }
            part = current.screenOwner
        }
        return UIApplication.currentWindow()
    }

    /// Becomes the first responder because the page's focus is already there: the user is typing.
    ///
    /// - Returns: `false` when another one does not resign.
    @discardableResult
    func takeFirstResponder() -> Bool {
        guard let page = pageWindow, page.firstResponder !== self else { return true }
        if let other = page.firstResponder, !other.resignFirstResponder() { return false }
        page.firstResponder = self
        return true
    }
}
