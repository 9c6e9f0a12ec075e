/// The page that code without a view is about: the one whose message or tap was handled last.
@MainActor package enum Stage {
    package static var host: (any StageHost)?
}

/// What a page gives to code that asks for the device it runs on.
@MainActor package protocol StageHost: AnyObject {
    var window: UIWindow { get }
    /// Shows what the phone would let the hand feel.
    func playHaptic(_ feedback: String)
    func open(_ url: URL)
}
