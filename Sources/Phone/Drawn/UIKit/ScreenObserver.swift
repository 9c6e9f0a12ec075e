/// Hears that something visible has changed. Set on the root-most view controller of a screen.
@MainActor package protocol ScreenObserver: AnyObject {
    /// Is called at every change, often many times in a turn: only note that the screen has to be drawn again.
    func screenDidChange()
}
