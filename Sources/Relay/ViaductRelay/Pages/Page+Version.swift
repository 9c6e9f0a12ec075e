internal import ViaductProtocol

/// The version of the app that a page sees.
extension Page {
    /// The name that counts: of the page's test, else of its address, else of its room.
    var versionName: String? { testPage?.session.version ?? ownVersion ?? server.hiddenComponents.version(of: room) }

    /// `nil` for the app as it is.
    var version: AppVersion? { server.version(versionName) }

    /// Components of the app that its version has not got.
    var missing: Set<String> { offered.components(missingIn: version, besides: stubs.map(\.name)) }

    /// Says that the address names a version that the configuration has not.
    func checkVersion() {
        guard let ownVersion, server.version(ownVersion) == nil else { return }
        send(.notice(.unknownVersion(ownVersion, known: server.knownVersions)))
    }
}
