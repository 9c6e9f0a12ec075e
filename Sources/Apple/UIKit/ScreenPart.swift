/// Something whose change changes what a page shows.
@MainActor package protocol ScreenPart: AnyObject {
    /// What this is shown on; `nil` while it is not shown.
    var screenOwner: (any ScreenPart)? { get }

    /// Tells the screen, up the chain of owners, that it has to be drawn again.
    func setNeedsScreenUpdate()
}

extension ScreenPart {
    package func setNeedsScreenUpdate() {
        screenOwner?.setNeedsScreenUpdate()
    }
}
