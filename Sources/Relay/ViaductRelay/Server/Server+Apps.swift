internal import ViaductProtocol

/// Apps as pages see them.
extension Server {
    /// The app that a page gets which is loading.
    ///
    /// - Parameter platform: `nil` when the page does not choose.
    func app(in room: String, platform: Platform?, name: String?) -> AppDescription {
        shown(apps.app(in: room, platform: platform ?? configuration.platform, name: name).description, in: room)
    }

    /// The app as the pages of a room see it.
    func shown(_ app: AppDescription, in room: String) -> AppDescription { app.without(hiddenComponents[room]) }

    /// Whether the app's pages hold back what came of a failed visit, since the app shows an error view in its place.
    func showsFailures(of app: AppDescription) -> Bool { app.failures && configuration.errorPages == .view }
}
