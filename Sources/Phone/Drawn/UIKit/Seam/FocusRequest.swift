/// An app's latest request to make something its page's first responder, or to resign it.
///
/// When the user types, the field also becomes the first responder, but without a request.
package struct FocusRequest {
    /// Counts the requests of the page.
    package let number: Int
    /// Whether it became the first responder; `false` when it resigned.
    package let isFirst: Bool
    package private(set) weak var responder: UIResponder?

    init(of responder: UIResponder, isFirst: Bool, after last: FocusRequest?) {
        number = (last?.number ?? 0) + 1
        self.isFirst = isFirst
        self.responder = responder
    }
}
