internal import ViaductApp
internal import ViaductProtocol

/// Apps as pages see them.
extension Server {
    /// The app that a page gets which is loading.
    ///
    /// - Parameter platform: `nil` when the page does not choose.
    ///
    /// - Parameter test: the tag of its test, if that is known by now.
    func app(in room: String, platform: Platform?, name: String?, test: String? = nil) -> AppDescription {
        let app = apps.app(in: room, platform: platform ?? configuration.platform, name: name)
        guard let test = test.flatMap({ tests[$0] }) else { return shown(app.description, in: room) }
        let offered = app.offered(with: test.stubs.names)
        return shown(offered, in: room).without(test.hidden(of: offered))
    }

    /// The names of the components of all apps.
    var componentNames: Set<String> { Set((apps.embedded + apps.remote).flatMap(\.description.components)) }

    /// The app as the pages of a room see it.
    func shown(_ app: AppDescription, in room: String) -> AppDescription { app.without(hiddenComponents[room]) }

    /// Whether the app's pages hold back what came of a failed visit, since the app shows an error view in its place.
    func showsFailures(of app: AppDescription) -> Bool { app.failures && configuration.errorPages == .view }
}

extension App {
    /// A foreign app may have no use for stubs.
    var runsStubs: Bool { (self as? RemoteAppLink)?.description.wantsStubs != false }

    /// The app with more components.
    ///
    /// - Parameter stubs: the names of those that a test adds.
    func offered(with stubs: [String]) -> AppDescription { runsStubs ? description.adding(stubs) : description }
}
