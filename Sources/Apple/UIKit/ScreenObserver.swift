/// Is told when something that a view controller shows has changed.
@MainActor package protocol ScreenObserver: AnyObject {
    /// May be called many times in one turn.
    func screenDidChange()
}
