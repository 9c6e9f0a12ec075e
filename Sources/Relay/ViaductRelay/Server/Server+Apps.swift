internal import ViaductApp
internal import ViaductProtocol

/// Apps as pages see them.
extension Server {
    /// The app that a page gets which is loading.
    ///
    /// - Parameters:
    ///   - platform: `nil` when the page does not choose.
    ///   - version: the name of one; `nil` for that of the room.
    ///   - test: the tag of its test, if that is known by now.
    func app(in room: String, platform: Platform?, name: String?, version: String? = nil, test: String? = nil) -> AppDescription {
        let app = apps.app(in: room, platform: platform ?? configuration.platform, name: name)
        let session = test.flatMap { tests[$0, in: room] }
        let stubs = session?.stubs.names ?? []
        let offered = app.offered(with: stubs)
        let version = self.version(session?.version ?? version ?? hiddenComponents.version(of: room))
        return shown(offered, in: room, hidden: session?.hidden(of: offered) ?? [], missing: offered.components(missingIn: version, besides: stubs))
            .of(version)
    }

    /// The app without the components that a page does not see.
    ///
    /// - Parameters:
    ///   - hidden: those that the page's test hides.
    ///   - missing: those that the page's version of the app has not got.
    func shown(_ app: AppDescription, in room: String, hidden: Set<String>, missing: Set<String>) -> AppDescription {
        app.hiding(hiddenComponents[room], for: .room).hiding(hidden, for: .test).hiding(missing, for: .version)
    }

    /// The names of the components of all apps.
    var componentNames: Set<String> { Set((apps.embedded + apps.remote).flatMap(\.description.components)) }

    /// Whether the proxy turns the page of a failed visit into text, since the app shows an error view instead.
    func showsFailures(of app: AppDescription) -> Bool { app.failures && configuration.errorPages == .view }
}

extension App {
    /// A foreign app may not run stubs.
    var runsStubs: Bool { (self as? RemoteAppLink)?.description.wantsStubs != false }

    /// The app's description with more components.
    ///
    /// - Parameter stubs: the names of the test's stubs.
    func offered(with stubs: [String]) -> AppDescription { runsStubs ? description.adding(stubs) : description }
}
