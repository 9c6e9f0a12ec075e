/// Takes replies to the page by a way that is shorter than a script.
@MainActor package protocol ReplyOutlet: AnyObject {
    /// - Returns: `false` when the reply cannot be sent.
    func deliver(_ reply: Message) throws -> Bool
}
