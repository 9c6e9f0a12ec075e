import ViaductProtocol

/// What a component is working on. The tasks that it begins meanwhile inherit it.
struct Work: Sendable {
    @TaskLocal static var current: Work?

    /// The number of the page's stage; `nil` when nothing has been shown there.
    let stage: Int?
    /// `nil` for a tap or an input.
    let message: BridgeMessage?
}
