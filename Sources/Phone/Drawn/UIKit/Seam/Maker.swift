/// The bridge component at work, which makes the parts of a screen that come into being meanwhile.
@MainActor package enum Maker {
    /// The component's name; `nil` when none is at work. Asked each time.
    package static var current: () -> String? = { nil }
}
