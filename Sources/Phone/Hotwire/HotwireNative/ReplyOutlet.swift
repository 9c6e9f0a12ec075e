/// Takes replies to the page by a way that is shorter than a script.
@MainActor package protocol ReplyOutlet: AnyObject {
    /// The page's URL as the page writes it; `nil` when it is not known.
    var location: String? { get }

    /// - Returns: `false` when the reply cannot be sent.
    func deliver(_ reply: Message) throws -> Bool
}
