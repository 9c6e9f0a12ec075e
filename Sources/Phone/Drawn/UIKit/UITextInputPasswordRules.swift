/// What a password has to be like, which the page says itself.
@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String

    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
