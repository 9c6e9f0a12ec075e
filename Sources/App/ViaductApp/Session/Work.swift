import ViaductProtocol

/// The message or tap that a component is handling. Tasks started meanwhile inherit it.
final class Work: Sendable {
    @TaskLocal static var current: Work?
    /// The number of the stage whose page was used last. No weak reference, since every message sets it.
    @MainActor static var lastStage = 0

    /// The page of the message or tap; `nil` once that page is gone.
    let page: (any PageOutlet)?
    /// The number of the page's stage; `nil` when nothing has been shown there.
    let stage: Int?
    /// `nil` for a tap or an input.
    let message: BridgeMessage?
    /// The component that has made the tapped control, if it is known.
    private let maker: String?

    init(page: (any PageOutlet)?, stage: Int?, message: BridgeMessage?, maker: String? = nil) {
        self.page = page
        self.stage = stage
        self.message = message
        self.maker = maker
    }

    /// The name of the component at work, as far as it is known.
    var component: String? { message?.component ?? maker }
}
