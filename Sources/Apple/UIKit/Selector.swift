/// What a control calls on its target.
///
/// Linux has no Objective-C, and so no `#selector`: a selector is made from what it does.
///
///     UIBarButtonItem(title: "Save", style: .plain, target: self, action: Selector { [weak self] in self?.save() })
public struct Selector: Sendable {
    private let body: @MainActor @Sendable (_ sender: Any?) -> Void

    /// - Parameter body: captures its target itself, weakly.
    public init(_ body: @escaping @MainActor @Sendable () -> Void) {
        self.body = { _ in body() }
    }

    /// - Parameter body: gets the control that was tapped.
    public init(_ body: @escaping @MainActor @Sendable (_ sender: Any?) -> Void) {
        self.body = body
    }

    @MainActor package func perform(sender: Any?) {
        body(sender)
    }
}
