/// Takes replies on their way to the page.
@MainActor package protocol ReplyOutlet: AnyObject {
    /// - Returns: whether the reply was sent.
    func deliver(_ reply: Message) throws -> Bool
}
