internal import ViaductApp
internal import ViaductProtocol

/// The apps for pages: those of this process, and the remote ones, each registered in a room.
@MainActor struct Apps {
    /// One for each platform.
    let embedded: [any App]
    /// The newest one last.
    private(set) var remote: [RemoteAppLink] = []

    /// - Parameter embedded: at least one; the first one with a page's platform serves it.
    init(embedded: [any App]) {
        self.embedded = embedded
    }

    func app(for choice: AppChoice) -> any App {
        let candidates = remote.filter { $0.room == choice.room && $0.description.platform == choice.platform }
        if let name = choice.name {
            if let app = candidates.last(where: { $0.description.name == name }) { return app }
        } else if let app = candidates.last {
            return app
        }
        return embedded.first { $0.description.platform == choice.platform } ?? embedded[0]
    }

    /// The app for a page that is loading.
    ///
    /// - Parameter platform: `nil` when the page requests none: then the newest app's, or iOS.
    func app(in room: String, platform: Platform?, name: String?) -> any App {
        let newest = remote.last { $0.room == room && (name == nil || $0.description.name == name) }
        let platform = platform ?? newest?.description.platform ?? .ios
        return app(for: AppChoice(room: room, platform: platform, name: name))
    }

    /// - Returns: the app of the same name in the same room that the new one replaces.
    mutating func add(_ app: RemoteAppLink) -> RemoteAppLink? {
        remove(app)
        let replaced = remote.first { $0.room == app.room && $0.description.name == app.description.name }
        if let replaced { remove(replaced) }
        remote.append(app)
        return replaced
    }

    mutating func remove(_ app: RemoteAppLink) {
        remote.removeAll { $0 === app }
    }
}
