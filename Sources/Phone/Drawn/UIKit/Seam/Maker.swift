/// The running bridge component, which counts as the maker of the screen parts created meanwhile.
@MainActor package enum Maker {
    /// Returns the component's name; `nil` when none is running.
    package static var current: () -> String? = { nil }
}
